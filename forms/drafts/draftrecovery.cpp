// SPDX-License-Identifier: MIT
#include "forms/drafts/draftrecovery.h"

#include "forms/widgets/wholefile.h"
#include "forms/words/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

/// The recovery file: one JSON object, with the fields under their keys of templates::kFields.

namespace nidreg::forms {

static const QString kSuffix = QStringLiteral(".draft");

static const QString kLock = QStringLiteral(".lock");

static const QString kAside = QStringLiteral(".discarded");

DraftRecovery::DraftRecovery(const QString &folder, const base::Clock &clock, Kept kept)
    : m_folder(folder), m_clock(clock), m_kept(std::move(kept)),
      m_isWell(std::make_shared<std::atomic<bool>>(true))
{
    m_writer.setMaxThreadCount(1);
}

DraftRecovery::~DraftRecovery()
{
    flush();
}

QString DraftRecovery::pathOf(const QString &id) const
{
    return QDir(m_folder).filePath(id + kSuffix);
}

QString DraftRecovery::asideOf(const QString &id) const
{
    return QDir(m_folder).filePath(id + kAside);
}

bool DraftRecovery::holdAs(const QString &id)
{
    auto lock = std::make_unique<QLockFile>(pathOf(id) + kLock);
    lock->setStaleLockTime(0); // a lock is stale when its program is gone, however old it is
    if (!lock->tryLock(0))
        return false;
    m_held[id] = std::move(lock);
    return true;
}

QString DraftRecovery::hold()
{
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    return QDir().mkpath(m_folder) && holdAs(id) ? id : QString();
}

void DraftRecovery::keep(const QString &id, const RecoveredDraft &draft)
{
    if (id.isEmpty())
        return;
    m_writer.start([this, id, draft] {
        const auto stamp = writeFile(pathOf(id), toBytes(draft));
        *m_isWell = bool(stamp);
        if (m_kept)
            m_kept(id, stamp ? std::nullopt : std::optional(stamp.error()));
    });
}

void DraftRecovery::forget(const QString &id)
{
    const auto held = m_held.find(id);
    if (held == m_held.end())
        return;
    // The lock outlives the file, so that nobody else takes the file for a leftover.
    std::shared_ptr<QLockFile> lock = std::move(held->second);
    m_held.erase(held);
    m_writer.start([path = pathOf(id), lock] { QFile::remove(path); });
}

static QDateTime toQDateTime(base::Instant instant)
{
    const auto since = std::chrono::floor<std::chrono::milliseconds>(instant.time_since_epoch());
    return QDateTime::fromMSecsSinceEpoch(since.count());
}

/// The file's time becomes that of the discarding: it is what its age counts from.
bool DraftRecovery::discard(const QString &id)
{
    m_writer.waitForDone();
    QFile file(pathOf(id));
    if (!m_held.contains(id) || !file.rename(asideOf(id)))
        return false;
    if (file.open(QIODevice::ReadWrite)) // a time that cannot be set is that of the last typing
        file.setFileTime(toQDateTime(m_clock.now()), QFileDevice::FileModificationTime);
    m_held.erase(id);
    sweepDiscarded();
    return true;
}

bool DraftRecovery::restore(const QString &id)
{
    if (!holdAs(id))
        return false;
    if (QFile::rename(asideOf(id), pathOf(id)))
        return true;
    m_held.erase(id);
    return false;
}

static std::optional<Leftover> readLeftover(const QFileInfo &info)
{
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    auto draft = fromBytes(file.readAll());
    if (!draft)
        return std::nullopt;
    return Leftover{info.completeBaseName(), info.lastModified(), *std::move(draft)};
}

std::vector<Leftover> DraftRecovery::discarded() const
{
    std::vector<Leftover> found;
    const auto files =
        QDir(m_folder).entryInfoList({QLatin1Char('*') + kAside}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : files) {
        if (auto each = readLeftover(info))
            found.push_back(*std::move(each));
    }
    return found;
}

void DraftRecovery::sweepDiscarded()
{
    const QDateTime oldest = toQDateTime(m_clock.now() - kDiscardedStays);
    const auto files =
        QDir(m_folder).entryInfoList({QLatin1Char('*') + kAside}, QDir::Files, QDir::Time);
    for (std::size_t i = 0; i < std::size_t(files.size()); ++i) {
        const QFileInfo &info = files[qsizetype(i)];
        if (i >= kMaxDiscarded || info.lastModified() < oldest)
            QFile::remove(info.filePath());
    }
}

/// Locks and half-written files of killed programs, of which no draft tells.
void DraftRecovery::sweep()
{
    sweepAfterKills(m_folder);
    const QDateTime settled = QDateTime::currentDateTime().addSecs(-60);
    const auto locks =
        QDir(m_folder).entryInfoList({QLatin1Char('*') + kSuffix + kLock}, QDir::Files);
    for (const QFileInfo &lock : locks) {
        const QString id = lock.fileName().chopped(kSuffix.size() + kLock.size());
        if (QFile::exists(pathOf(id)) || m_held.contains(id))
            continue;
        if (lock.size() == 0 && lock.lastModified() < settled)
            QFile::remove(
                lock.filePath()); // killed between making and writing it: QLockFile waits for ever
        else if (holdAs(id))
            m_held.erase(id); // which takes the lock's file away
    }
}

std::vector<Leftover> DraftRecovery::takeLeftovers()
{
    sweep();
    sweepDiscarded();
    std::vector<Leftover> found;
    const auto files =
        QDir(m_folder).entryInfoList({QLatin1Char('*') + kSuffix}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : files) {
        const QString id = info.completeBaseName();
        if (m_held.contains(id) || !holdAs(id))
            continue;
        if (auto leftover = readLeftover(info))
            found.push_back(*std::move(leftover));
        else
            m_held.erase(id); // not ours to judge: the file stays where it is
    }
    return found;
}

bool DraftRecovery::flush()
{
    m_writer.waitForDone();
    return *m_isWell;
}

namespace {

constexpr int kFormat = 1;

QJsonObject fieldsOf(const templates::NamespaceTemplate &content)
{
    QJsonObject fields;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (content.fields[std::size_t(spec.field)])
            fields.insert(words(spec.key), words(content.text(spec.field)));
    }
    return fields;
}

QJsonArray unmappedOf(const templates::NamespaceTemplate &content)
{
    QJsonArray unmapped;
    for (const templates::Unmapped &piece : content.unmapped)
        unmapped.append(QJsonArray{words(piece.heading), words(piece.text)});
    return unmapped;
}

templates::NamespaceTemplate contentOf(const QJsonObject &object)
{
    templates::NamespaceTemplate content;
    const QJsonObject fields = object[QLatin1String("fields")].toObject();
    for (const templates::FieldSpec &spec : templates::kFields) {
        const QJsonValue text = fields[words(spec.key)];
        if (text.isString())
            content.set(spec.field, text.toString().toStdString());
    }
    for (const QJsonValue piece : object[QLatin1String("unmapped")].toArray()) {
        content.unmapped.push_back(
            {piece[0].toString().toStdString(), piece[1].toString().toStdString()});
    }
    return content;
}

} // namespace

QByteArray toBytes(const RecoveredDraft &draft)
{
    QJsonObject object{
        {"format", kFormat},
        {"fields", fieldsOf(draft.content)},
        {"unmapped", unmappedOf(draft.content)},
        {"request", qint64(draft.request.value)},
        {"registry", words(draft.registry)},
        {"file", draft.filePath},
        {"file_sha256", QString::fromLatin1(draft.stamp.sha256.toHex())},
    };
    addTo(object, draft.terms);
    if (!draft.copied.isEmpty())
        object.insert(QLatin1String("copied"), draft.copied.toJson());
    return QJsonDocument(object).toJson();
}

std::optional<RecoveredDraft> fromBytes(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object[QLatin1String("format")].toInt() != kFormat)
        return std::nullopt;
    RecoveredDraft draft{contentOf(object), termsOf(object), {}, {}, {}, {}};
    draft.request.value = object[QLatin1String("request")].toInteger();
    draft.registry = object[QLatin1String("registry")].toString().toStdString();
    draft.filePath = object[QLatin1String("file")].toString();
    draft.stamp.sha256 =
        QByteArray::fromHex(object[QLatin1String("file_sha256")].toString().toLatin1());
    draft.copied = CopiedText::fromJson(object[QLatin1String("copied")].toObject());
    return draft;
}

} // namespace nidreg::forms
