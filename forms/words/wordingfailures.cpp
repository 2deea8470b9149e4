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
    {"cluster.folder-unusable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot use the folder of the local registry: %1. Check that you may write there.")},
    {"cluster.socket-folder-unusable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot find a safe folder for the socket of the local server: %1. Check that you may write to /tmp.")},
    {"cluster.no-server-program", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "PostgreSQL is not installed (%1). Install version 15 or later (on Debian, the package postgresql).")},
    {"cluster.other-version", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The local registry cannot be opened with the version of PostgreSQL that is installed: %1. Nothing was changed. Install the earlier version beside it, in Debian the package postgresql- and its number; the next start then upgrades the registry to the newer version. Or move the registry's folder aside and begin from the last deposit: “nidreg-cli db start --deposit FILE”.")},
    {"cluster.no-server-user", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "PostgreSQL does not run as root, and the account to run it is missing: %1. Install the package postgresql, or start the program as an ordinary user.")},
    {"cluster.creation-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot create the local registry: %1")},
    {"cluster.start-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot start the local server: %1")},
    {"cluster.stop-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot stop the local server: %1")},
    {"cluster.busy", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another program has been starting or stopping the local server for too long: %1. Try again later.")},
    {"cluster.in-use", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another program is using the local server. Close it first.")},
    {"cluster.no-space", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The disk has too little room: %1. Make some, then start again.")},
    {"cluster.upgrade-failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The newer server could not read the data: %1.")},
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
    {"data.unreadable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot read the country data %1.")},
    {"data.malformed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The country data %1 is damaged. Install the package iso-codes again.")},
    {"publish.cancelled", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stopped. The previous publication was not changed.")},
    {"publish.not-ours", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The folder contains a file that is not part of a publication: %1. Choose an empty folder or the folder of an earlier publication.")},
    {"publish.no-listing", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot determine the changes, because %1 has no registry.json. Specify a folder published as JSON, a date or an event.")},
    {"publish.would-lose", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 contains a complete publication, which the changes would replace. Choose another folder.")},
    {"publish.no-publication", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 does not contain a publication. Choose the folder of a publication.")},
    {"publish.unwritable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot write %1. The previous publication was not changed.")},
    {"publish.unreadable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot read %1. The previous publication was not changed.")},
    {"publish.disk-full", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The disk is full: %1. The previous publication was not changed.")},
    {"server.password-needed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server requires a password. Enter it. The program keeps it in memory only.")},
    {"server.password-wrong", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server did not accept the login or password. Enter the password again, or connect as somebody else.")},
    {"server.password-unasked", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server requires a password, but there is no terminal to ask for it. Store it in ~/.pgpass, readable only by you, or in the file that PGPASSFILE names.")},
    {"server.no-entry", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server does not allow this login to connect from this computer: %1. Ask its administrator to check pg_hba.conf and the grants.")},
    {"server.no-database", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The database does not exist on the server: %1. Check its name.")},
    {"server.crowded", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server has too many connections: %1. Try again later.")},
    {"server.starting", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server is starting or shutting down: %1.")},
    {"server.gone", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The connection to the registry is lost. What you typed is kept.")},
    {"server.read-only", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "None of the servers accepts changes. They are read-only standbys, and the primary does not answer. Wait until one becomes the primary.")},
    {"server.not-standby", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "None of the servers is of the requested kind: %1. Check target_session_attrs.")},
    {"server.name-unknown", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot find the server: %1. Check the spelling of the host, and whether this computer is online.")},
    {"server.refused", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "No PostgreSQL server answers: %1. Check the host and port, and whether the server is running.")},
    {"server.silent", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server does not answer: %1. Check the host and port, and whether this computer is online or needs a VPN.")},
    {"server.cancelled", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stopped.")},
    {"server.unknown", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot connect to the server: %1")},
    {"tls.none", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server does not offer TLS, so its identity cannot be verified. Nothing was sent to it. Ask its administrator to enable TLS.")},
    {"tls.wrong-name", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's certificate is for another host, so this may be another server. Nothing was sent to it: %1. Use the host name in the certificate, or ask its administrator.")},
    {"tls.untrusted", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's certificate could not be verified, so this may be another server. Nothing was sent to it: %1. Ask its administrator for the certificate of the authority that issued it, and select that file (Authorities in the Connect window, sslrootcert in a connection string).")},
    {"tls.expired", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's certificate has expired or is not valid yet. Nothing was sent to the server: %1. Check the clock of this computer. If it is right, the administrator must renew the certificate.")},
    {"tls.self-signed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server's certificate is self-signed, so this may be another server. Nothing was sent to it: %1. Ask its administrator for the certificate, check that it is genuine, and select its file (Authorities in the Connect window, sslrootcert in a connection string).")},
    {"tls.unknown-authority", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This computer does not know the authority that issued the server's certificate, so this may be another server. Nothing was sent to it: %1. Ask its administrator for the authority's certificate, and select its file (Authorities in the Connect window, sslrootcert in a connection string).")},
    {"tls.no-authorities", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "There are no authority certificates to verify the server's certificate. Nothing was sent to the server: %1. Install the package ca-certificates, or select a file of certificates (Authorities in the Connect window, sslrootcert in a connection string).")},
    {"tls.refused", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server refused the encrypted connection: %1. It may require a client certificate.")},
    {"tls.broken", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The encrypted connection was lost before anything was sent: %1.")},
    {"conninfo.unusable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The connection string is not valid: %1. Correct it, or the service that it names.")},
    {"schema.roles-missing", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry's roles are missing on this server (%1), as after a restore with pg_restore. A superuser can create them with “nidreg-cli db migrate”.")},
    {"registry.busy", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another session has been changing the registry for more than ten seconds: %1. Nothing was changed. Try again later. If the session hangs, a registrar can end it with “nidreg-cli db sessions --end PID” or Registry ▸ Sessions.")},
    {"past.not-known", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Not known. The earliest listing in this registry is dated %1.")},
    {"past.not-known", "unnamed",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Not known. This registry did not exist yet.")},
    {"registry.busy", "unnamed", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another session has been changing the registry for more than ten seconds. Nothing was changed. Try again later. If the session hangs, a registrar can end it with “nidreg-cli db sessions --end PID” or Registry ▸ Sessions.")},
    {"session.idle", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server ended the action, because this program sent nothing for a minute. Nothing was changed. Try again.")},
    {"action.stopped", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stopped. This action was not completed. Earlier actions remain.")},
    {"57014", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server ended the query, because it was cancelled or took too long. Nothing was changed. Try again.")},
    {"53100", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The disk of the server is full. Nothing was changed. Free space on the server, then try again.")},
    {"commit.unconfirmed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The server recorded the change, but its standby did not confirm it. Check whether the change was made before you repeat it.")},
    {"standby.conflict", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The standby cancelled the query so that it could apply changes from its primary. Try again, or connect to the primary.")},
    {"25006", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This server is read-only and does not accept changes. If it is a standby, connect to the primary.")},
    {"file.exists", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 already exists. Keys are never overwritten. Choose another file.")},
    {"file.unwritable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot write the file: %1")},
    {"file.unreadable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot read the file: %1")},
    {"file.open-to-others", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Other users can read the signing key %1. Restrict its permissions with chmod 600, and consider a new key.")},
    {"log.never-had-that-size", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The log does not have that many events. Enter a size from 1 to the one that “audit head” prints.")},
    {"log.node-missing", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The log's hash tree lacks a node. Run “audit verify” to see what was changed.")},
    {"publication.malformed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The publication cannot be recorded. Each file must have a SHA-256 and a name.")},
    {"query.failed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "PostgreSQL rejected the query: %1")},
    {"query.forbidden", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The query uses something that you may not read: %1. The completion lists what queries can read.")},
    {"cancelled", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Stopped. Nothing was changed.")},
    {"deposit.unreadable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot read the deposit: %1")},
    {"deposit.unwritable", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot write the deposit: %1. Nothing was changed.")},
    {"deposit.no-file", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is not a regular file. Choose another file for the deposit.")},
    {"deposit.same-file", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is the earlier deposit that the new one extends. Choose another file.")},
    {"deposit.foreign", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is not a deposit of a registry.")},
    {"deposit.damaged", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit %1 is damaged. It was changed or cut off after it was written. Nothing was changed. Use another copy of it.")},
    {"deposit.malformed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is not a valid deposit. It is not damaged, but was written by another program.")},
    {"deposit.newer", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit %1 has a newer format. Use the newest version of this program.")},
    {"deposit.newer-schema", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit %1 was written by a newer version of this program. Use that version or a later one.")},
    {"deposit.older-schema", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit %1 was written by a version that is too old for this one. Restore it with a version of schema 36, and write a new deposit there.")},
    {"deposit.not-owner", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This login does not see the whole registry. Write the deposit as its owner, a superuser or a member of nidreg_owner.")},
    {"deposit.no-registry", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This database does not contain a registry.")},
    {"deposit.schema-changed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry was migrated after the earlier deposit. Write a full deposit.")},
    {"deposit.other-history", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The earlier deposit belongs to another registry. Write a full deposit, or restore deposits of the same registry.")},
    {"deposit.not-empty", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "This database already contains a registry, or objects with its names. Nothing was changed. Restore into a new database. For a local registry, run “db stop” and move its folder (“db where”) aside.")},
    {"local.shipped", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Nothing was changed. The local registry in %1 contains only the shipped listing. To replace it, run “db start” with --force.")},
    {"local.used", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Nothing was changed. The local registry in %1 contains your own work. To start over, back it up (“db dump FILE”), stop its server (“db stop”) and move its folder aside.")},
    {"deposit.not-full", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is an increment. Specify the full deposit first, then its increments in order.")},
    {"deposit.no-increment", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is a full deposit. Specify only one, followed by its increments.")},
    {"deposit.gap", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 does not continue the deposit before it. Specify all increments, in order.")},
    {"deposit.other-tables", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The tables of the deposit do not match its schema (%1). Nothing was changed.")},
    {"deposit.unfit-rows", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The deposit contains rows that violate the rules of the registry: %1. Nothing was changed.")},
    {"deposit.mismatch", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The log in the deposit cannot be verified. Mismatch: %1. Nothing was changed.")},
    {"deposit.shared", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is the deposit of a shared registry. Restore it into a database on a server (--db).")},
    {"deposit.not-as-written", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "The backup %1 was read again after it was written, and it is not what was written. It was removed; an earlier backup of that name is unchanged. Save to another disk.")},
    {"local.restoring", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another program is restoring the local registry. Wait until it has finished.")},
    {"local.in-use", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another program is using the local registry, so it was not replaced. Close that program, then try again.")},
    {"proof.not-utf8", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is not plain text in UTF-8.")},
    {"proof.too-long", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the file is too large.")},
    {"proof.no-blank-line", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the blank line between the text and the signatures of the checkpoint is missing or misplaced.")},
    {"proof.no-line-end", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the last line has no line end. The file was cut off.")},
    {"proof.bad-signature-line", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: a signature line is not “— NAME BASE64”.")},
    {"proof.too-many-signatures", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: there are more than 100 signatures.")},
    {"proof.not-signed", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the checkpoint is not signed.")},
    {"proof.unknown-signer", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the checkpoint was not signed with the given key.")},
    {"proof.wrong-signature", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the signature is not valid. The checkpoint was changed after it was signed, or was not signed with this key.")},
    {"proof.other-log", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the checkpoint belongs to another log. Use a checkpoint of this registry, or connect to the other one.")},
    {"proof.bad-origin", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the first line of the checkpoint does not name a log.")},
    {"proof.bad-size", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the second line of the checkpoint is not a number of events.")},
    {"proof.bad-root", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the third line of the checkpoint is not a SHA-256 in base64.")},
    {"proof.bad-name", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the name of a key must be one word without a plus sign, such as “registry.example/urn”.")},
    {"proof.bad-key", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: not an Ed25519 key in the format of signed notes.")},
    {"proof.wrong-key-hash", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the key does not match its hash. It was changed.")},
    {"proof.no-randomness", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Cannot create a key: the system does not provide random numbers.")},
    {"proof.bad-proof", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: not a proof.")},
    {"proof.wrong-path", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: the proof is not valid. Its path does not lead to the root in the checkpoint.")},
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
        return Words::tr("event %1 was changed").arg(mismatch.number);
    case registry::Mismatch::Node:
        return Words::tr("the hash tree above event %1 was changed").arg(mismatch.number);
    case registry::Mismatch::Head:
        return Words::tr("the tree head of the log does not match its events");
    case registry::Mismatch::Revision:
        return Words::tr("a submitted revision was changed: %1").arg(words(mismatch.subject));
    case registry::Mismatch::Version:
        return Words::tr("a registered version was changed: %1").arg(words(mismatch.subject));
    case registry::Mismatch::Mail:
        return Words::tr("a mail of the discussion list was changed: %1")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Request:
        return Words::tr("the state of a request does not match its events: %1")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Proposal:
        return Words::tr("a proposal or its outcome does not match its event: %1")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Contact:
        return Words::tr("a contact differs from the imported one: %1")
            .arg(words(mismatch.subject));
    case registry::Mismatch::ListingHeader:
        return Words::tr("a listing header was changed: %1").arg(words(mismatch.subject));
    case registry::Mismatch::Setting:
        return Words::tr("a setting does not match its event: %1").arg(words(mismatch.subject));
    case registry::Mismatch::Workflow:
        return Words::tr("a workflow rule was changed: %1").arg(words(mismatch.subject));
    case registry::Mismatch::Definition:
        return Words::tr("a definition in the database does not match the installed one: %1. "
                         "The owner of the registry can restore it with “nidreg-cli db migrate”")
            .arg(words(mismatch.subject));
    case registry::Mismatch::Truncated:
        return Words::tr("the log was cut off: the checkpoint %1 has %2 events")
            .arg(words(mismatch.subject), QString::number(mismatch.number));
    case registry::Mismatch::Rewritten:
        return Words::tr("the log was rewritten: its first %2 events do not match the "
                         "checkpoint %1")
            .arg(words(mismatch.subject), QString::number(mismatch.number));
    }
    return {};
}

QString wordingOfWrongRole(workflow::Step step)
{
    std::vector<workflow::Role> roles;
    for (const workflow::Role each :
         {workflow::Role::Applicant, workflow::Role::Expert, workflow::Role::Registrar}) {
        if (workflow::isStepOf(each, step))
            roles.push_back(each);
    }
    return Words::tr("This step belongs to another role: %1.").arg(rolesWords(roles));
}

QString wording(workflow::StepError error)
{
    switch (error) {
    case workflow::StepError::NoSuchStep:
        return Words::tr("The state of the request does not allow this step.");
    case workflow::StepError::WrongRole:
        return Words::tr("This step belongs to another role. Switch to a role that may take it.");
    case workflow::StepError::NotYours:
        return Words::tr("You cannot act on this request, because you are neither its "
                         "applicant nor assigned to it.");
    case workflow::StepError::OwnRequest:
        return Words::tr("You cannot review your own request. Another expert must review it. In a "
                         "local registry, single-user mode permits it (menu Registry).");
    case workflow::StepError::NoteMissing:
        return Words::tr("Enter a text. This step requires one.");
    case workflow::StepError::ReferenceMissing:
        return Words::tr("Enter a reference to the decision.");
    case workflow::StepError::ExpertMissing:
        return Words::tr("Choose a designated expert.");
    case workflow::StepError::ExpertIsApplicant:
        return Words::tr("The applicant cannot review their own request. Choose another expert.");
    case workflow::StepError::ExpertJudgedBefore:
        return Words::tr("An appeal must go to an expert who has not reviewed the request "
                         "before. Choose another expert.");
    case workflow::StepError::AlreadyVoted:
        return Words::tr("You have already approved this revision.");
    case workflow::StepError::ExpertNotDue:
        return Words::tr("This expert does not have to answer. Choose one who is assigned and "
                         "has not answered.");
    case workflow::StepError::ThreadMissing:
        return Words::tr("Enter the number of the comment that began the thread.");
    case workflow::StepError::NoSuchThread:
        return Words::tr("The request has no such thread. Enter the number of the comment that "
                         "began it.");
    case workflow::StepError::ThreadResolved:
        return Words::tr("The thread is already resolved.");
    case workflow::StepError::ThreadElsewhere:
        return Words::tr("A reply belongs to the field of its thread. Leave the field out, or "
                         "begin a new thread.");
    case workflow::StepError::FieldWithoutRevision:
        return Words::tr("You cannot comment on a field before a revision is submitted. "
                         "Comment on the request instead.");
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
        return Words::tr("The registry refused this. Nothing was changed.");
    const QString refusal = words(error.refusal).replace('_', ' ');
    if (error.detail.empty())
        return Words::tr("The registry refused this (%1). Nothing was changed.").arg(refusal);
    return withParticulars(Words::tr("The registry refused this (%1). Nothing was changed. "
                                     "Message from the database: %2."),
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
        return Words::tr("Cannot reach the registry. Nothing was changed. The program keeps "
                         "trying to connect.");
    case registry::StoreError::OutcomeUnknown:
        return Words::tr("The connection was lost while the change was being saved. Check "
                         "whether the change was made before you repeat it.");
    case registry::StoreError::NotFound:
        if (const Sentence *named = sentenceFor(refusalSentences(), error.refusal))
            return Words::tr(named->text);
        return Words::tr("Not found in the registry.");
    case registry::StoreError::Stale:
        if (const Sentence *named = sentenceFor(refusalSentences(), error.refusal))
            return Words::tr(named->text);
        return Words::tr("Somebody else has changed the request. Review its current "
                         "state, then decide again.");
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
            "The template was not submitted because it has an error. Fix it, then try again.");
    return Words::tr("The template was not submitted because it has %1 errors. Fix them, then "
                     "try again.")
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
