// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "tests/program/program.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_eventdetails {

using namespace nidreg;

/// Values that EVENTS.md names beside the details that have them.
static const QSet<QString> kValues{
    "true",      "false",       "applicant",      "same-organization",
    "co-author", "not-serving", "recused-before", "assign",
    "appeal",    "escalate",    "comment",        "resolve",
    "remind",    "direct",      "approve",        "advise",
    "reject",    "register",    "deprecate",      "appoint",
    "policy",    "salt",        "header"};

class EventDetailsTest : public QObject {
    Q_OBJECT

private slots:
    /// A person reads "In force from", not the name that the log has for it.
    void everyDetailThatTheLogMayHoldHasWords_data()
    {
        QTest::addColumn<QByteArray>("name");
        QFile file(NIDREG_SOURCE "/registry-data/schema/EVENTS.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const QString table = text.section("Details by `what`:", 1).section("\n### ", 0, 0);
        static const QRegularExpression kName("`([a-z0-9-]+)`");
        QSet<QString> names;
        for (const QString &row : table.split('\n')) {
            auto each = kName.globalMatch(row.section('|', 2));
            while (each.hasNext())
                names += each.next().captured(1);
        }
        names -= kValues;
        QVERIFY(names.contains("in-force") && names.size() > 40);
        for (const QString &name : std::as_const(names))
            QTest::newRow(qPrintable(name)) << name.toUtf8();
    }
    void everyDetailThatTheLogMayHoldHasWords()
    {
        QFETCH(QByteArray, name);
        const QString shown = forms::detailName(name.toStdString());
        QVERIFY2(shown != QString::fromUtf8(name), qPrintable(shown));
    }
};

NIDREG_TEST(EventDetailsTest, QCoreApplication)

} // namespace tst_eventdetails

#include "tst_eventdetails.moc"
