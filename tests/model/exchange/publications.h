// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/iana/snapshot.h"
#include "model/exchange/site/publication.h"
#include "tests/support/shipped.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

/// Publications without a database: the snapshot's rows, each marked with the edition's number.
namespace nidreg::tests {

/// A folder of its own for one test.
class Folder {
public:
    QString qpath(const QString &name) const { return m_folder.filePath(name); }
    std::string path(const QString &name) const { return qpath(name).toStdString(); }

    /// Everything in it, hidden things too.
    QStringList names(const QString &name) const
    {
        return QDir(qpath(name))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                       QDir::Name);
    }

    QByteArray content(const QString &name) const
    {
        QFile file(qpath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void put(const QString &name, const QByteArray &content) const
    {
        QDir().mkpath(QFileInfo(qpath(name)).path());
        QFile file(qpath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
    }

private:
    QTemporaryDir m_folder;
};

inline std::optional<exchange::PublishFailure> finished(exchange::Staging &staging,
                                                        exchange::Publication &publication,
                                                        exchange::Staging::Swap swap)
{
    publication.finish(tests::shippedListing().contacts);
    if (const auto problem = publication.problem())
        return problem;
    const auto committed = staging.commit(swap);
    return committed ? std::nullopt : std::optional(committed.error());
}

/// Publishes the snapshot; every record cites "edition N". Nothing when it went well.
inline std::optional<exchange::PublishFailure> published(
    const std::string &folder, const std::vector<exchange::Format> &formats, int edition = 1,
    exchange::Staging::Swap swap = exchange::Staging::Swap::Exchange)
{
    const auto staging = exchange::Staging::begin(folder, exchange::judgeFor(formats));
    if (!staging)
        return staging.error();
    exchange::Publication publication(**staging, formats, {});
    for (auto &each : tests::shippedListing().namespaces) {
        each.row.references = {
            {registry::Reference::Text, "edition " + std::to_string(edition), {}}};
        publication.add({each.row, {registry::ListedVersion()}});
    }
    return finished(**staging, publication, swap);
}

inline std::optional<exchange::PublishFailure> publishedWithTemplate(
    const std::string &folder, const std::vector<exchange::Format> &formats, const std::string &nid,
    const std::string &text)
{
    const auto staging = exchange::Staging::begin(folder, exchange::judgeFor(formats));
    if (!staging)
        return staging.error();
    exchange::Publication publication(**staging, formats, {});
    registry::ListedNamespace listed{{}, {registry::ListedVersion()}};
    listed.row.nid = nid;
    listed.row.hasTemplate = true;
    listed.versions.front().version.text = text;
    publication.add(listed);
    return finished(**staging, publication, exchange::Staging::Swap::Exchange);
}

/// The edition that a published file belongs to; 0 when `records` are not all of one edition.
inline int editionOf(const QByteArray &text, qsizetype records)
{
    static const QRegularExpression kEdition(QStringLiteral("edition (\\d+)"));
    const auto found = kEdition.match(QString::fromUtf8(text));
    const QString number = found.captured(1);
    return QString::fromUtf8(text).count(found.captured() + QStringLiteral("]")) == records
            || QString::fromUtf8(text).count(found.captured() + QStringLiteral("<")) == records
        ? number.toInt()
        : 0;
}

/// The edition that every file in a publication belongs to; 0 when a file is missing, is not
/// whole, or belongs to another edition.
inline int edition(const Folder &folder, const QString &name = QStringLiteral("p"))
{
    const int csv = editionOf(folder.content(name + "/urn-namespaces-1.csv"), 97);
    const int xml = editionOf(folder.content(name + "/urn-namespaces.xml"), 105);
    const int text = editionOf(folder.content(name + "/urn-namespaces.txt"), 105);
    return csv == xml && xml == text ? csv : 0;
}

} // namespace nidreg::tests
