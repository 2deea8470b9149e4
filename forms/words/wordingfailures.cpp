// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <optional>
#include <utility>

namespace nidreg::forms {

// clang-format off
/// Why a registry could not be opened or a file not be made, and what to do next. %1 is a path or
/// the server's own words.
static constexpr Sentence kFailures[] = {
    {"cluster.folder-unusable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local registry's folder cannot be used: %1. See that you may write there.")},
    {"cluster.socket-folder-unusable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "No safe folder for the local server's socket: %1. See that /tmp can be written to.")},
    {"cluster.no-server-program", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "PostgreSQL is not installed (%1). Install version 15 or later, in Debian the package postgresql.")},
    {"cluster.other-version", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local registry cannot be opened with the version of PostgreSQL that is installed: %1. Nothing was changed. Install the earlier version beside it, in Debian the package postgresql- and its number; the next start then takes the registry over to the newer version. Or move the registry's folder aside and begin from the last deposit: “nidreg-cli db start --deposit FILE”.")},
    {"cluster.no-server-user", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "PostgreSQL does not run as root, and the account that it would run as is missing: %1. Install the package postgresql, or start as an ordinary user.")},
    {"cluster.creation-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local registry could not be made: %1")},
    {"cluster.start-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local server did not start: %1")},
    {"cluster.stop-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local server did not stop: %1")},
    {"cluster.busy", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another program has been starting or stopping the local server for too long: %1. Try again in a moment.")},
    {"cluster.in-use", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another program is using the local server. Close it first.")},
    {"cluster.no-space", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The disk has too little room: %1. Make some, then start again.")},
    {"cluster.upgrade-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The newer server could not take the data over: %1.")},
    {"upgrade.differs", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "What was copied is not the same: %1.")},
    {"create.server-too-old", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server is PostgreSQL %1. A registry needs version 15 or later.")},
    {"create.name", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "A registry's database cannot be named “%1”. Choose another name of at most 63 bytes, such as registry; postgres and the templates belong to the server.")},
    {"create.standby", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server is a standby and takes no changes (PostgreSQL %1). Connect to the primary.")},
    {"create.no-rights", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The login %1 may not make roles and databases. Connect as a superuser, or run “db create” with --dry-run and give its SQL to the server's administrator.")},
    {"create.role-unfit", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server has roles with a registry's names that are logins or superusers: %1. Rename them; a registry's own roles are made without either.")},
    {"create.encoding", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "There is a database of this name, and its encoding is %1. A registry needs UTF8. Choose another name, or drop that database.")},
    {"create.ctype", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "There is a database of this name whose locale is %1, in which only the letters a to z have upper and lower case. Choose another name, or make the database again with the locale C.UTF-8.")},
    {"create.no-locale", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's computer has no UTF-8 locale%1. Install one, such as C.UTF-8 or en_US.UTF-8, then restart the server.")},
    {"create.no-login", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The role %1 cannot log in, so it cannot be registrar. Name a login, or let the server's administrator run ALTER ROLE … LOGIN.")},
    {"create.login-owns", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The login %1 owns the registry or the server, so it cannot be one of its people. Name another login; one that does not exist is made.")},
    {"create.login-name", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "A login cannot be named “%1”. Choose another name of at most 63 bytes.")},
    {"create.registrars-exist", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This server has registrars already: %1. Roles belong to all registries of a server. Name one of them as registrar without --shipped; they appoint others with “db grant” and import the listing with “registry import --shipped”.")},
    {"create.not-empty", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "There is a database of this name that holds something else: %1. Choose another name for the registry.")},
    {"data.not-found", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The country data %1 is missing. Install the package iso-codes.")},
    {"data.unreadable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The country data %1 cannot be read.")},
    {"data.malformed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The country data %1 is damaged. Install the package iso-codes again.")},
    {"publish.cancelled", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stopped. The earlier publication is untouched.")},
    {"publish.not-ours", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The folder holds something that no publication wrote: %1. Choose an empty folder, or one published to before.")},
    {"publish.no-listing", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "There is no registry.json in %1, so what changed since cannot be told. Name a folder that was published as JSON, a day or an event.")},
    {"publish.would-lose", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 holds a whole publication, which changes alone would replace. Choose another folder for them.")},
    {"publish.no-publication", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 holds no publication. Name a folder that was published to.")},
    {"publish.unwritable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 cannot be written. The earlier publication is untouched.")},
    {"publish.disk-full", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The disk is full: %1. The earlier publication is untouched.")},
    {"server.password-needed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server asks for a password. Enter it; the program keeps it in memory only.")},
    {"server.password-wrong", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server did not accept the login or its password. Enter the password again, or connect as somebody else.")},
    {"server.password-unasked", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server asks for a password, and there is no terminal to ask for it. Keep it in ~/.pgpass, readable by you alone, or in the file that PGPASSFILE names.")},
    {"server.no-entry", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server does not let this login in from here: %1. Its administrator decides that (pg_hba.conf, grants).")},
    {"server.no-database", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server has no such database: %1. Check the database's name.")},
    {"server.crowded", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server has no room for another connection at the moment: %1.")},
    {"server.starting", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server is starting or shutting down: %1.")},
    {"server.gone", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The connection to the registry is lost. What you typed is kept.")},
    {"server.read-only", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "None of the servers takes changes: they are read-only standbys, and the primary does not answer. Wait until one takes its place.")},
    {"server.not-standby", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "None of the servers is of the kind that was asked for: %1. Check target_session_attrs.")},
    {"server.name-unknown", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's name is not known: %1. Check the host for a misspelling, and whether this computer is online.")},
    {"server.refused", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "No PostgreSQL server answers there: %1. Check host and port, and whether the server runs.")},
    {"server.silent", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server does not answer: %1. Check host and port, and whether this computer is online or needs a VPN.")},
    {"server.cancelled", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stopped.")},
    {"server.unknown", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server could not be connected to: %1")},
    {"tls.none", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server offers no TLS, so nobody can tell whether it is the right one; nothing was sent to it. Ask its administrator to switch TLS on.")},
    {"tls.wrong-name", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's certificate is for another host, so this may be another server; nothing was sent to it: %1. Use the host's name as it stands in the certificate, or ask its administrator.")},
    {"tls.untrusted", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's certificate could not be verified, so this may be another server; nothing was sent to it: %1. Ask its administrator for the certificate of the authority that vouches for it, and name that file (Authorities in the Connect window, sslrootcert in a connection string).")},
    {"tls.expired", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's certificate is out of date, so it was not trusted; nothing was sent to it: %1. Check this computer's clock; if it is right, its administrator has to renew the certificate.")},
    {"tls.self-signed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server vouches for itself with a certificate of its own making, so this may be another server; nothing was sent to it: %1. Ask its administrator for that certificate and, once you know that it is genuine, name its file (Authorities in the Connect window, sslrootcert in a connection string).")},
    {"tls.unknown-authority", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's certificate comes from an authority that this computer does not know, so this may be another server; nothing was sent to it: %1. Ask its administrator for that authority's certificate, and name its file (Authorities in the Connect window, sslrootcert in a connection string).")},
    {"tls.no-authorities", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "No certificates of authorities were found to check the server's with; nothing was sent to it: %1. Install the package ca-certificates, or name a file of them (Authorities in the Connect window, sslrootcert in a connection string).")},
    {"tls.refused", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server refused the encrypted connection: %1. It may ask for a client certificate.")},
    {"tls.broken", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The encrypted connection broke off before anything was sent: %1.")},
    {"conninfo.unusable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The connection's description cannot be used: %1. Correct it, or the service that it names.")},
    {"schema.roles-missing", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This server does not have the registry's roles (%1), as after a restore by pg_restore: a superuser runs “nidreg-cli db migrate”, which makes them.")},
    {"registry.busy", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another session has been changing the registry for more than ten seconds: %1. Nothing was changed. Try again later; a session that hangs is ended by a registrar, with “nidreg-cli db sessions --end PID” or in the window with Registry ▸ Sessions….")},
    {"past.not-known", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Not known. The earliest listing in this registry is dated %1.")},
    {"past.not-known", "unnamed",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Not known. This registry did not exist yet.")},
    {"registry.busy", "unnamed", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another session has been changing the registry for more than ten seconds. Nothing was changed. Try again later; a session that hangs is ended by a registrar, with “nidreg-cli db sessions --end PID” or in the window with Registry ▸ Sessions….")},
    {"session.idle", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server ended the action, because this program sent nothing for a minute. Nothing was changed: try again.")},
    {"action.stopped", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stopped: this action was not done. What was done before it stays done.")},
    {"57014", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server ended the query, because somebody asked it to or because it took longer than the server allows. Nothing was changed: try again.")},
    {"commit.unconfirmed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server has recorded it, but its standby has not confirmed that it has it too: look whether the change is there before you repeat it.")},
    {"25006", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This server is a read-only standby and takes no changes: connect to the primary.")},
    {"file.exists", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is there already. A key is never written over: name another file.")},
    {"file.unwritable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The file cannot be written: %1")},
    {"file.unreadable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The file cannot be read: %1")},
    {"file.open-to-others", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Others may read the signing key %1. Take their rights away with chmod 600, and think about a new key.")},
    {"log.never-had-that-size", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The log never had that many events: name a size from 1 to that of “audit head”.")},
    {"log.node-missing", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The log's hash tree lacks a node: run “audit verify” to see what was changed.")},
    {"publication.malformed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "What was published cannot be put on record: a file is its SHA-256 and its name.")},
    {"query.failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "PostgreSQL refuses the query: %1")},
    {"query.forbidden", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The query uses something that you may not use: %1. The completion lists what queries can read.")},
    {"cancelled", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stopped: nothing was changed.")},
    {"deposit.unreadable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit cannot be read: %1")},
    {"deposit.unwritable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit cannot be written: %1. Nothing else was changed.")},
    {"deposit.no-file", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is not a regular file. Name another file for the deposit.")},
    {"deposit.same-file", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is the earlier deposit itself, which the new one goes on from: name another file.")},
    {"deposit.foreign", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is not a deposit of a registry.")},
    {"deposit.damaged", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit %1 is damaged: it was changed or cut off after it was written. Nothing was changed; take another copy of it.")},
    {"deposit.malformed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 has not the form of a deposit, though nothing in it was damaged: another program wrote it.")},
    {"deposit.newer", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit %1 has a form of later days: use the newest version of this program.")},
    {"deposit.newer-schema", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit %1 is of a newer version of this program: use that one, or a later one.")},
    {"deposit.older-schema", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit %1 is of a version of this program that is too old for this one: restore it with a version of schema 36, and take a new deposit there.")},
    {"deposit.not-owner", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This login does not see everything that the registry holds: a deposit is taken by its owner, a superuser or a member of nidreg_owner.")},
    {"deposit.no-registry", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This database holds no registry.")},
    {"deposit.schema-changed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry was migrated since the earlier deposit: take a full one.")},
    {"deposit.other-history", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The earlier deposit is of another history than this one: take a full one, or restore those that belong together.")},
    {"deposit.not-empty", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This database holds a registry already, or something of its name: nothing was changed. Restore into a new database; a local registry's folder (“db where”) can be moved aside after “db stop”.")},
    {"local.shipped", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Nothing was changed: the local registry in %1 already holds the shipped listing. Nothing else was done in it, so “db start” with --force replaces it.")},
    {"local.used", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Nothing was changed: somebody has worked in the local registry in %1. To begin anew, back it up (“db dump FILE”), stop its server (“db stop”) and move its folder aside.")},
    {"deposit.not-full", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is an increment: name the full deposit first, then its increments in their order.")},
    {"deposit.no-increment", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is a full deposit: name one, and after it its increments alone.")},
    {"deposit.gap", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 does not go on where the deposit before it ends: name all increments, in their order.")},
    {"deposit.other-tables", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit has other tables than its schema (%1): nothing was changed.")},
    {"deposit.unfit-rows", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit holds rows that break the registry's rules: %1. Nothing was changed.")},
    {"deposit.mismatch", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The log in the deposit does not verify: %1 does not fit. Nothing was changed.")},
    {"deposit.shared", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is the deposit of a shared registry: restore it into a database of a server (--db).")},
    {"proof.not-utf8", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is not plain text in UTF-8.")},
    {"proof.too-long", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the file is too large.")},
    {"proof.no-blank-line", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the blank line between the checkpoint's text and its signatures is missing, or stands elsewhere.")},
    {"proof.no-line-end", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the last line has no line end: something was cut off.")},
    {"proof.bad-signature-line", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: a signature line is not “— NAME BASE64”.")},
    {"proof.too-many-signatures", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: there are more than 100 signatures.")},
    {"proof.not-signed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: nobody signed the checkpoint.")},
    {"proof.unknown-signer", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the key that you gave did not sign the checkpoint.")},
    {"proof.wrong-signature", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the signature is wrong. The checkpoint was changed after it was signed, or never signed with this key.")},
    {"proof.other-log", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the checkpoint is of another log than this registry's. Name one of this registry, or connect to that one.")},
    {"proof.bad-origin", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the first line of the checkpoint names no log.")},
    {"proof.bad-size", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the second line of the checkpoint is not a number of events.")},
    {"proof.bad-root", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the third line of the checkpoint is not a SHA-256 in base64.")},
    {"proof.bad-name", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: a key's name is one word without a plus sign, as “registry.example/urn”.")},
    {"proof.bad-key", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: this is not an Ed25519 key in the format of signed notes.")},
    {"proof.wrong-key-hash", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the key does not fit its own hash: a letter of it was changed.")},
    {"proof.no-randomness", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The system gives no random numbers, so no key can be made.")},
    {"proof.bad-proof", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: this has not the form of a proof.")},
    {"proof.wrong-path", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the proof does not hold: its path does not lead to the root in the checkpoint.")},
};
// clang-format on

std::span<const Sentence> failureSentences()
{
    return kFailures;
}

QString wording(const registry::Mismatch &mismatch)
{
    switch (mismatch.where) {
    case registry::Mismatch::Event:
        return Words::tr("event %1 is not what was written").arg(mismatch.number);
    case registry::Mismatch::Node:
        return Words::tr("the hash tree above event %1 was changed").arg(mismatch.number);
    case registry::Mismatch::Head:
        return Words::tr("the head of the log is not that of its events");
    case registry::Mismatch::Revision:
        return Words::tr("a submitted revision was changed: %1").arg(words(mismatch.subject));
    case registry::Mismatch::Version:
        return Words::tr("a registered version was changed: %1").arg(words(mismatch.subject));
    case registry::Mismatch::Mail:
        return Words::tr("a mail of the list's discussion was changed: %1")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Request:
        return Words::tr("a request does not stand where its events left it: %1")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Proposal:
        return Words::tr("a proposal is not what was proposed, or did not end so: %1")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Contact:
        return Words::tr("a contact differs from the imported one: %1")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Frame:
        return Words::tr("what a listing said of itself was changed: %1")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Setting:
        return Words::tr("a setting is not what was decided: %1").arg(words(mismatch.subject));
    case registry::Mismatch::Workflow:
        return Words::tr("a workflow rule was changed: %1").arg(words(mismatch.subject));
    case registry::Mismatch::Definition:
        return Words::tr("a definition of the database is not the installed one: %1. Its owner "
                         "puts the program's definitions back with “nidreg-cli db migrate”")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Truncated:
        return Words::tr("the log was cut off: the checkpoint %1 is of %2 events")
            .arg(words(mismatch.subject), QString::number(mismatch.number));
    case registry::Mismatch::Rewritten:
        return Words::tr("the log was rewritten: its first %2 events are not those of the "
                         "checkpoint %1")
            .arg(words(mismatch.subject), QString::number(mismatch.number));
    }
    return {};
}

QString wording(workflow::StepError error)
{
    switch (error) {
    case workflow::StepError::NoSuchStep:
        return Words::tr("The request is not in a state in which this can be done.");
    case workflow::StepError::WrongRole:
        return Words::tr("This is another role's step: act as somebody who has that role.");
    case workflow::StepError::NotYours:
        return Words::tr("This request is not yours to act on: it is somebody else's, or you are "
                         "not assigned to it.");
    case workflow::StepError::OwnRequest:
        return Words::tr("Nobody judges their own request: another expert has to.");
    case workflow::StepError::NoteMissing:
        return Words::tr("The text is missing: say what is to go on record.");
    case workflow::StepError::ReferenceMissing:
        return Words::tr("The reference is missing: state the decision that this rests on.");
    case workflow::StepError::ExpertMissing:
        return Words::tr("Name a designated expert.");
    case workflow::StepError::ExpertJudgedBefore:
        return Words::tr("An appeal goes to an expert who has not judged the request before: name "
                         "another one.");
    case workflow::StepError::AlreadyVoted:
        return Words::tr("Your approval is on record already.");
    case workflow::StepError::ExpertNotDue:
        return Words::tr("This expert owes no answer: name one who is assigned and has not "
                         "answered.");
    case workflow::StepError::ThreadMissing:
        return Words::tr("Name the thread, by the number of the comment that began it.");
    case workflow::StepError::NoSuchThread:
        return Words::tr("The request has no such thread: name the number of the comment that "
                         "began it.");
    case workflow::StepError::ThreadResolved:
        return Words::tr("The thread is resolved already.");
    case workflow::StepError::ThreadElsewhere:
        return Words::tr("An answer is about its thread's field: leave the field out, or begin a "
                         "thread of its own.");
    case workflow::StepError::FieldWithoutRevision:
        return Words::tr("A comment on a field speaks of a revision, and none is submitted yet: "
                         "comment on the request.");
    }
    return {};
}

/// The step error that the database names; the same words, whoever noticed first.
static std::optional<workflow::StepError> stepErrorOf(std::string_view refusal)
{
    using enum workflow::StepError;
    static constexpr std::pair<std::string_view, workflow::StepError> kIds[] = {
        {"step.unknown", NoSuchStep},
        {"role.wrong", WrongRole},
        {"request.not-yours", NotYours},
        {"request.own", OwnRequest},
        {"note.missing", NoteMissing},
        {"reference.missing", ReferenceMissing},
        {"expert.missing", ExpertMissing},
        {"expert.already-voted", AlreadyVoted},
        {"expert.judged-before", ExpertJudgedBefore},
        {"expert.not-due", ExpertNotDue},
        {"thread.missing", ThreadMissing},
        {"thread.unknown", NoSuchThread},
        {"thread.resolved", ThreadResolved},
        {"thread.elsewhere", ThreadElsewhere},
        {"field.without-revision", FieldWithoutRevision}};
    for (const auto &[id, error] : kIds) {
        if (id == refusal)
            return error;
    }
    return std::nullopt;
}

/// A server's sentence becomes a part of ours: "… connections?" has a stop of ours behind it.
static std::string withoutStop(std::string detail)
{
    while (!detail.empty() && std::string_view(".?! \n").find(detail.back()) != std::string::npos)
        detail.pop_back();
    return detail;
}

/// A refusal without a sentence of its own: by its id, with what PostgreSQL says of it, if
/// anything. The database's constraints are named by the sentences that they keep
/// ("a_vote_is_known").
static QString unknownRefusal(const registry::StoreError &error)
{
    if (error.refusal.empty())
        return Words::tr("The registry refused this: nothing was changed.");
    const QString refusal = words(error.refusal).replace('_', ' ');
    if (error.detail.empty())
        return Words::tr("The registry refused this (%1): nothing was changed.").arg(refusal);
    return withParticulars(Words::tr("The registry refused this (%1): nothing was changed. The "
                                     "database says: %2."),
                           {refusal.toStdString(), withoutStop(error.detail)});
}

/// "absent, not-serving" in words.
static QString objectionsWording(std::string_view names)
{
    QStringList result;
    for (const QString &name : words(names).split(QStringLiteral(", "))) {
        const auto known = registry::objection(name.toStdString());
        result += known ? wording(*known) : name;
    }
    return result.join(QStringLiteral("; "));
}

static QString refusalWording(const registry::StoreError &error)
{
    const std::string &refusal = error.refusal;
    if (const auto step = stepErrorOf(refusal))
        return wording(*step);
    if (const Sentence *found = sentenceFor(refusalSentences(), refusal)) {
        const bool namesWhy = refusal == "expert.objection";
        return namesWhy ? withParticulars(Words::tr(found->text),
                                          {objectionsWording(error.detail).toStdString()})
                        : Words::tr(found->text);
    }
    return unknownRefusal(error);
}

QString wording(const registry::StoreError &error)
{
    const char *variant = error.detail.empty() ? "unnamed" : "";
    if (const Sentence *named = sentenceFor(failureSentences(), error.refusal, variant))
        return filled(named->text, {withoutStop(error.detail)});
    switch (error.kind) {
    case registry::StoreError::Unreachable:
        return Words::tr("The registry cannot be reached: nothing was changed. The program keeps "
                         "trying to connect.");
    case registry::StoreError::OutcomeUnknown:
        return Words::tr("The connection broke at the last moment: look whether the change is "
                         "there before you repeat it.");
    case registry::StoreError::NotFound:
        if (const Sentence *named = sentenceFor(refusalSentences(), error.refusal))
            return Words::tr(named->text);
        return Words::tr("The registry does not hold this.");
    case registry::StoreError::Stale:
        if (const Sentence *named = sentenceFor(refusalSentences(), error.refusal))
            return Words::tr(named->text);
        return Words::tr("Somebody else was faster: look at the request as it is now, then decide "
                         "again.");
    case registry::StoreError::Refused:
        return refusalWording(error);
    }
    return {};
}

static QString wording(const actions::LintFailure &failure)
{
    int errors = 0;
    for (const auto &each : failure.findings)
        errors += each.finding.rule->severity == base::Severity::Error;
    if (errors == 1)
        return Words::tr(
            "The template has an error and was not submitted. Fix it, then try again.");
    return Words::tr("The template has %1 errors and was not submitted. Fix them, then try again.")
        .arg(errors);
}

static QString wording(const actions::StateRefusal &refusal)
{
    return stateRefusal(refusal.request, refusal.step);
}

QString wording(const actions::ActionError &error)
{
    return std::visit([](const auto &each) { return wording(each); }, error);
}

} // namespace nidreg::forms
