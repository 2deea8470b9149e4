// SPDX-License-Identifier: MIT
#include "forms/workbench/scanreport.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_scanreport {

using namespace nidreg;
using namespace nidreg::forms;

class TestScanReport : public QObject {
    Q_OBJECT

private slots:
    void theFirstLineIsTheVerdict_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("empty");
        QTest::addColumn<int>("valid");
        QTest::addColumn<int>("verdict");
        QTest::addColumn<QString>("words");
        QTest::newRow("an empty file") << 0 << 0 << 0 << int(WorkbenchLine::Noted)
                                       << QStringLiteral("No line contains a "
                                                         "URN.");
        QTest::newRow("empty lines alone") << 3 << 3 << 0 << int(WorkbenchLine::Noted)
                                           << QStringLiteral("No line contains a "
                                                             "URN.");
        QTest::newRow("URNs and empty lines")
            << 3 << 1 << 2 << int(WorkbenchLine::Accepted)
            << QStringLiteral("Every line that is not empty is a URN.");
        QTest::newRow("URNs alone") << 3 << 0 << 3 << int(WorkbenchLine::Accepted)
                                    << QStringLiteral("Every line is a URN.");
        QTest::newRow("something else alone") << 1 << 0 << 0 << int(WorkbenchLine::Refused)
                                              << QStringLiteral("Lines that are not URNs: 1");
    }

    void theFirstLineIsTheVerdict()
    {
        QFETCH(int, lines);
        QFETCH(int, empty);
        QFETCH(int, valid);
        QFETCH(int, verdict);
        QFETCH(QString, words);
        ScanAnswer answer;
        answer.totals.lines = std::uint64_t(lines);
        answer.totals.empty = std::uint64_t(empty);
        answer.totals.valid = std::uint64_t(valid);
        const WorkbenchReport report = scanReport(answer, nullptr);
        QCOMPARE(report.lines.front().text, words);
        QCOMPARE(int(report.lines.front().kind), verdict);
    }

    void whatNobodyAskedIsNotSaid_data()
    {
        QTest::addColumn<bool>("isRegistered");
        QTest::addColumn<int>("others");
        QTest::addColumn<int>("verdict");
        QTest::addColumn<QString>("words");
        QTest::newRow("all are") << true << 0 << int(WorkbenchLine::Accepted)
                                 << QStringLiteral("All are registered.");
        QTest::newRow("one is not")
            << false << 0 << int(WorkbenchLine::Noted) << QStringLiteral("Not registered: 1 of 1");
        QTest::newRow("all are of those that were told apart")
            << true << 7 << int(WorkbenchLine::Noted)
            << QStringLiteral("All counted NIDs are registered. There are more NIDs.");
        QTest::newRow("one is not of those that were told apart")
            << false << 7 << int(WorkbenchLine::Noted)
            << QStringLiteral("Not registered: 1 of 1 counted NIDs. There are more NIDs.");
    }

    void whatNobodyAskedIsNotSaid()
    {
        QFETCH(bool, isRegistered);
        QFETCH(int, others);
        QFETCH(int, verdict);
        QFETCH(QString, words);
        ScanAnswer answer;
        answer.nids = {{"example", 3}};
        answer.otherUrns = std::uint64_t(others);
        registry::NidStatuses known;
        known.all = {{isRegistered ? "example" : "another", registry::Status::Active}};
        const WorkbenchReport report = scanReport(answer, &known);
        const auto line = std::ranges::find(report.lines, words, &WorkbenchLine::text);
        QVERIFY2(line != report.lines.end(), qPrintable(report.plainText()));
        QCOMPARE(int(line->kind), verdict);
    }

    void whatIsDelistedIsNotRegistered()
    {
        ScanAnswer answer;
        answer.nids = {{"example", 3}, {"gone", 2}, {"never", 1}};
        registry::NidStatuses known;
        known.all = {{"example", registry::Status::Deprecated},
                     {"gone", registry::Status::Delisted}};
        const QString text = scanReport(answer, &known).plainText();
        QVERIFY2(text.contains("Not registered: 2 of 3"), qPrintable(text));
        QVERIFY2(text.contains("delisted: no longer registered"), qPrintable(text));
        QCOMPARE(text.count("not registered"), 1);
    }

    void reasonsAreWordedByTheDialect()
    {
        ScanAnswer answer;
        answer.dialect = urn::Dialect::Rfc2141;
        answer.totals.lines = 1;
        answer.totals.refused[std::size_t(urn::NamestringError::NidTooShort)] = 1;
        QVERIFY(scanReport(answer, nullptr).plainText().contains("is missing"));
        answer.dialect = urn::Dialect::Rfc8141;
        QVERIFY(scanReport(answer, nullptr).plainText().contains("at least 2 characters"));
    }
};

NIDREG_TEST(TestScanReport, QCoreApplication)

} // namespace tst_scanreport

#include "tst_scanreport.moc"
