// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

namespace nidreg::tests {

/// Every id that the database's functions, guards and constraints refuse with, and the store's own.
inline QStringList refusalIds()
{
    static const QRegularExpression kIds(
        "refuse(?:_change)?\\((?:'(?:NR|23)[0-9]+', )?'(?!NR|23)([^']+)'|why := "
        "'([^']+)'|constraint "
        "(?!trigger|if\\b|k\\b)([a-z_0-9]+)|"
        "'((?!nidreg)[a-z-]{2,}\\.[a-z-]+)'|\\('[a-z_]+', +'(an?_[a-z_]+)'\\)");
    QStringList ids{"text.not-utf8", "template.several"};
    const QDir schema(NIDREG_SOURCE "/registry-data/schema");
    for (const QString &name : schema.entryList({"*.sql"})) {
        QFile file(schema.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(file.fileName()));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto matches = kIds.globalMatch(text); matches.hasNext();) {
            const auto match = matches.next();
            ids << match.captured(match.lastCapturedIndex());
        }
    }
    ids.removeDuplicates();
    return ids;
}

} // namespace nidreg::tests
