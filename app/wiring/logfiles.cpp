// SPDX-License-Identifier: MIT
#include "app/wiring/logfiles.h"

#include "model/files/savewhole.h"

#include <QDir>
#include <QFile>
#include <QUrl>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::app {

using proof::ProofError;
using registry::NotedHead;
using registry::Stored;
using registry::StoreError;

static constexpr qint64 kMaxBytes = 64 * 1024 * 1024; ///< of a proof: a large publication's event

static QString configFolder(const QProcessEnvironment &environment)
{
    const QString stated = environment.value("XDG_CONFIG_HOME");
    return (QDir::isAbsolutePath(stated) ? stated : QDir::homePath() + "/.config") + "/nidreg";
}

LogFiles logFilesFrom(const QProcessEnvironment &environment)
{
    const QString folder = configFolder(environment);
    const QString key = environment.value("NIDREG_LOG_KEY");
    return {key.isEmpty() ? folder + "/log.key" : key, folder + "/witnesses"};
}

static const char *id(ProofError error)
{
    switch (error) {
    case ProofError::NotUtf8:
        return "proof.not-utf8";
    case ProofError::TooLong:
        return "proof.too-long";
    case ProofError::NoBlankLine:
        return "proof.no-blank-line";
    case ProofError::NoLineEnd:
        return "proof.no-line-end";
    case ProofError::BadSignatureLine:
        return "proof.bad-signature-line";
    case ProofError::TooManySignatures:
        return "proof.too-many-signatures";
    case ProofError::NotSigned:
        return "proof.not-signed";
    case ProofError::UnknownSigner:
        return "proof.unknown-signer";
    case ProofError::WrongSignature:
        return "proof.wrong-signature";
    case ProofError::BadOrigin:
        return "proof.bad-origin";
    case ProofError::BadSize:
        return "proof.bad-size";
    case ProofError::BadRoot:
        return "proof.bad-root";
    case ProofError::BadName:
        return "proof.bad-name";
    case ProofError::BadKey:
        return "proof.bad-key";
    case ProofError::WrongKeyHash:
        return "proof.wrong-key-hash";
    case ProofError::NoRandomness:
        return "proof.no-randomness";
    case ProofError::BadProof:
        return "proof.bad-proof";
    case ProofError::WrongPath:
        return "proof.wrong-path";
    }
    return "";
}

static StoreError refused(const char *refusal, const QString &detail)
{
    return {StoreError::Refused, refusal, detail.toStdString()};
}

StoreError failureOf(ProofError error, const QString &file)
{
    return refused(id(error), file);
}

static StoreError systemFailure(const char *refusal, const QString &file)
{
    return refused(refusal, file + ": " + QString::fromLocal8Bit(std::strerror(errno)));
}

/// O_EXCL: an older key is never written over, for what it signed is checked with it for ever.
Stored<proof::SigningKey> makeKey(const QString &file, const std::string &name)
{
    const auto key = proof::SigningKey::make(name);
    if (!key)
        return base::fail(failureOf(key.error(), QString::fromStdString(name)));
    const QByteArray path = QFile::encodeName(file);
    const int descriptor = ::open(path.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return base::fail(systemFailure(errno == EEXIST ? "file.exists" : "file.unwritable", file));
    const std::string text = key->text();
    const bool isWritten = ::write(descriptor, text.data(), text.size()) == ssize_t(text.size())
        && ::fsync(descriptor) == 0;
    const StoreError failure = systemFailure("file.unwritable", file);
    if (::close(descriptor) != 0 || !isWritten) {
        ::unlink(path.constData());
        return base::fail(failure);
    }
    return *key;
}

/// Opens a file to read. O_NONBLOCK: a named pipe that nobody writes to would be waited for for
/// ever; it is refused, as all that is no file.
static Stored<base::Done> openPlain(QFile &file, const QString &name)
{
    const int descriptor =
        ::open(QFile::encodeName(name).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return base::fail(systemFailure("file.unreadable", name));
    struct stat found = {};
    if (::fstat(descriptor, &found) != 0 || !S_ISREG(found.st_mode)) {
        ::close(descriptor);
        return base::fail(refused("file.unreadable", name + ": this is no plain file"));
    }
    if (!file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(descriptor);
        return base::fail(refused("file.unreadable", name + ": " + file.errorString()));
    }
    return base::Done();
}

Stored<std::string> readSmall(const QString &file)
{
    QFile opened;
    if (const auto open = openPlain(opened, file); !open)
        return base::fail(open.error());
    const QByteArray bytes = opened.read(kMaxBytes + 1);
    if (opened.error() != QFileDevice::NoError)
        return base::fail(refused("file.unreadable", file + ": " + opened.errorString()));
    if (bytes.size() > kMaxBytes)
        return base::fail(failureOf(ProofError::TooLong, file));
    return bytes.toStdString();
}

Stored<proof::SigningKey> readKey(const QString &file)
{
    const auto text = readSmall(file);
    if (!text)
        return base::fail(text.error());
    const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther
        | QFileDevice::WriteOther;
    if (QFile::permissions(file) & others)
        return base::fail(refused("file.open-to-others", file));
    const auto key = proof::SigningKey::read(*text);
    if (!key)
        return base::fail(failureOf(key.error(), file));
    return *key;
}

Stored<std::optional<proof::SigningKey>> keyIn(const QString &file)
{
    if (!QFile::exists(file))
        return std::optional<proof::SigningKey>();
    const auto key = readKey(file);
    if (!key)
        return base::fail(key.error());
    return std::optional(*key);
}

Stored<NotedHead> readNoted(const QString &file, const std::optional<proof::VerifierKey> &key)
{
    const auto bytes = readSmall(file);
    if (!bytes)
        return base::fail(bytes.error());
    const auto noted = proof::readNotedCheckpoint(*bytes);
    if (!noted)
        return base::fail(failureOf(noted.error(), file));
    if (key) {
        if (const auto checked = key->check(noted->note); !checked)
            return base::fail(failureOf(checked.error(), file));
    }
    return NotedHead{noted->checkpoint.size, proof::toHex(noted->checkpoint.root),
                     file.toStdString(), proof::logOf(noted->checkpoint)};
}

Stored<base::Done> checkLog(const NotedHead &noted, const std::string &log)
{
    if (!noted.log.empty() && !log.empty() && noted.log != log)
        return base::fail(refused("proof.other-log", QString::fromStdString(noted.name)));
    return base::Done();
}

/// A folder for each name that registries have.
static QString folderOf(const LogFiles &files, const std::string &registry)
{
    const QByteArray name =
        registry.empty() ? QByteArray("local") : QByteArray::fromStdString(registry);
    QByteArray encoded = QUrl::toPercentEncoding(QString::fromUtf8(name));
    if (encoded.startsWith('.'))
        encoded.replace(0, 1, "%2E");
    return files.witnesses + '/' + QString::fromLatin1(encoded);
}

/// SIZE-ROOT.checkpoint: another root of the same size is kept beside the first, for then one of
/// them is of another history.
Stored<QString> addWitness(const LogFiles &files, const std::string &registry,
                           const std::string &log, const std::string &checkpoint)
{
    const auto noted = proof::readNotedCheckpoint(checkpoint);
    const QString folder = folderOf(files, registry);
    if (!noted)
        return base::fail(failureOf(noted.error(), folder));
    const proof::Checkpoint &head = noted->checkpoint;
    const NotedHead stated{head.size, {}, head.origin, proof::logOf(head)};
    if (const auto same = checkLog(stated, log); !same)
        return base::fail(same.error());
    const QString name = folder + '/' + QString::number(head.size) + '-'
        + QString::fromStdString(proof::toHex(head.root)).left(8) + ".checkpoint";
    QDir().mkpath(folder); // where it cannot be made, neither can the file
    if (const auto whyNot = files::saveWhole(name, QByteArray::fromStdString(checkpoint)))
        return base::fail(refused("file.unwritable", name + ": " + *whyNot));
    return name;
}

Stored<std::vector<NotedHead>> witnessesOf(const LogFiles &files, const std::string &registry,
                                           const std::string &log)
{
    std::vector<NotedHead> all;
    const QString own = QFileInfo(folderOf(files, registry)).fileName();
    const QDir folders(files.witnesses);
    for (const QString &each : folders.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir folder(folders.filePath(each));
        for (const QString &name : folder.entryList({"*.checkpoint"}, QDir::Files, QDir::Name)) {
            auto noted = readNoted(folder.filePath(name), {});
            if (!noted && each == own)
                return base::fail(noted.error());
            if (noted && (each == own || (!log.empty() && noted->log == log)))
                all.push_back(std::move(noted).value());
        }
    }
    std::ranges::stable_sort(all, {}, &NotedHead::size);
    return all;
}

} // namespace nidreg::app
