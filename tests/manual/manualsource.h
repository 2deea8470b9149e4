// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QtTest>

/// The files of the manual as they stand in the sources.
namespace nidreg::tests {

inline QString manualFolder()
{
    return QStringLiteral(NIDREG_SOURCE "/resources/manual/");
}

inline QByteArray sourceOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Holds a file of the manual that is made from tables against what they make of it now. With
/// NIDREG_WRITE_MANUAL set it is brought up to date instead.
inline void holdAgainst(const QString &name, const QByteArray &made)
{
    const QString path = manualFolder() + name;
    if (qEnvironmentVariableIsSet("NIDREG_WRITE_MANUAL")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(made), made.size());
    }
    QCOMPARE(QString::fromUtf8(sourceOf(path)), QString::fromUtf8(made));
}

} // namespace nidreg::tests
