// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QDir>
#include <QtCore/QStringList>

/// Files with templates that tests go through. The project's own are written in every manner that
/// the published ones are, so that no test depends on those.
namespace nidreg::tests {

inline QStringList templatesIn(const QString &folder)
{
    QStringList paths;
    for (const QString &name : QDir(folder).entryList({QStringLiteral("*.txt")}, QDir::Files))
        paths << QDir(folder).filePath(name);
    return paths;
}

/// The project's own.
inline QStringList ownTemplates()
{
    return templatesIn(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/templates"));
}

/// Those that RFCs and IANA published; empty where they are not at hand.
inline QStringList publishedTemplates()
{
    return templatesIn(QStringLiteral(NIDREG_SHARED_DATA "/templates"));
}

inline QStringList allTemplates()
{
    return ownTemplates() + publishedTemplates();
}

/// "own mail.txt", "published mail.txt": a name for a row.
inline QByteArray rowName(const QString &path)
{
    const bool isOwn = path.startsWith(QStringLiteral(NIDREG_SOURCE));
    return (isOwn ? "own " : "published ") + path.section('/', -1).toUtf8();
}

} // namespace nidreg::tests
