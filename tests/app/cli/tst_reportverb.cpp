// SPDX-License-Identifier: MIT
#include "model/reports/reportspec.h"
#include "tests/app/cli/inprocess.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_reportverb {

using namespace nidreg;
using namespace nidreg::tests;

/// `nidreg-cli report`.
class TestReportVerb : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_database = std::make_unique<TestDatabase>();
        m_rita = std::make_unique<Login>(*m_database, Login::First{});
        m_abe = std::make_unique<Login>(*m_rita, Role::Applicant);
        m_ron = std::make_unique<Login>(*m_rita, Role::Reader);
        const auto store = opened(m_abe->conninfo());
        const auto request = must(store->create(m_abe->act(Role::Applicant), {}));
        must(
            store->submit(m_abe->act(Role::Applicant),
                          submissionOf(m_abe->act(Role::Applicant), request, content("lamps", 1))));
    }
    void cleanupTestCase()
    {
        m_ron.reset();
        m_abe.reset();
        m_rita.reset();
    }

    void theListNeedsNoDatabase()
    {
        const Said said = say({"--db", "host=/nowhere", "report", "--list"});
        QCOMPARE(said.status, 0);
        QCOMPARE(said.out.count('\n'), qsizetype(reports::shippedReports().size()));
        QVERIFY(said.out.startsWith("registrations-by-year: Registrations by year\n"));
    }

    void aReportInEveryForm_data()
    {
        QTest::addColumn<QList<QByteArray>>("options");
        QTest::addColumn<QByteArray>("out");
        using Options = QList<QByteArray>;
        QTest::newRow("text") << Options{}
                              << QByteArray("state          requests  median_days  most_days\n"
                                            "in-discussion         1          0.0        0.0\n");
        QTest::newRow("csv") << Options{"--to", "csv"}
                             << QByteArray("state,requests,median_days,most_days\r\n"
                                           "in-discussion,1,0.0,0.0\r\n");
        QTest::newRow("tsv") << Options{"--to", "tsv"}
                             << QByteArray("state\trequests\tmedian_days\tmost_days\n"
                                           "in-discussion\t1\t0.0\t0.0\n");
        QTest::newRow("markdown")
            << Options{"--to", "md"}
            << QByteArray("| state | requests | median\\_days | most\\_days |\n"
                          "| --- | ---: | ---: | ---: |\n| in-discussion | 1 | 0.0 | 0.0 |\n");
        QTest::newRow("the rows behind a bar")
            << Options{"--bar", "in-discussion", "--to", "json"} << QByteArray();
    }
    void aReportInEveryForm()
    {
        QFETCH(QList<QByteArray>, options);
        QFETCH(QByteArray, out);
        const Said said = as(*m_abe, QList<QByteArray>{"report", "waiting-now"} + options);
        QCOMPARE(said.err, QByteArray());
        QCOMPARE(said.status, 0);
        if (!out.isEmpty())
            QCOMPARE(said.out, out);
        else
            QCOMPARE(QJsonDocument::fromJson(said.out).array().first()["request"].toInt(), 1);
    }

    void jsonLinesWithTheGlobalOption()
    {
        const Said said = as(*m_abe, {"--format", "json", "report", "waiting-now"});
        QCOMPARE(QJsonDocument::fromJson(said.out).object()["requests"].toInt(), 1);
    }

    void aReaderCountsNothingOfRequests()
    {
        const Said said = as(*m_ron, {"report", "waiting-now", "--to", "csv"});
        QCOMPARE(said.status, 0);
        QCOMPARE(said.out, QByteArray("state,requests,median_days,most_days\r\n"));
    }

    void datesNarrowIt()
    {
        const Said said =
            as(*m_abe, {"report", "waiting-now", "--last", "1999-12-31", "--to", "csv"});
        QCOMPARE(said.out.count('\n'), 1);
        QCOMPARE(as(*m_abe, {"report", "waiting-now", "--first", "yesterday"}).status, 2);
    }

    void misuse()
    {
        QCOMPARE(as(*m_abe, {"report"}).status, 2);
        QCOMPARE(as(*m_abe, {"report", "no-such-report"}).status, 2);
        QCOMPARE(as(*m_abe, {"report", "waiting-now", "--to", "pdf"}).status, 2);
    }

    void aQueryIsRun()
    {
        const Said said =
            as(*m_abe, {"report", "--query", file("select nid from requests()"), "--to", "csv"});
        QCOMPARE(said.err, QByteArray());
        QCOMPARE(said.out, QByteArray("nid\r\nlamps\r\n"));
    }

    void aQueryThatIsCutSaysSo()
    {
        const Said said = as(*m_abe,
                             {"report", "--query", file("select generate_series(1, 5)"), "--rows",
                              "3", "--to", "csv"});
        QCOMPARE(said.status, 0);
        QCOMPARE(said.out.count('\n'), 4);
        QVERIFY2(said.err.contains("only the first 3 rows"), said.err.constData());
    }

    void aQueryThatFailsIsOneLine()
    {
        const Said said = as(*m_abe, {"report", "--query", file("select nothing_there")});
        QCOMPARE(said.status, 3);
        QCOMPARE(said.err.count('\n'), 1);
        QVERIFY2(said.err.contains("nothing_there"), said.err.constData());
        QCOMPARE(
            as(*m_abe, {"report", "--query", file("select pg_sleep(60) is null"), "--seconds", "1"})
                .status,
            3);
    }

    void aFileIsReplacedWhereThatIsAskedFor()
    {
        const QByteArray path = QFile::encodeName(m_folder.filePath("out.csv"));
        QCOMPARE(as(*m_abe, {"report", "waiting-now", "--to", "csv", "-o", path}).status, 0);
        QCOMPARE(as(*m_abe, {"report", "references", "--to", "csv", "-o", path}).status, 3);
        QCOMPARE(as(*m_abe, {"report", "references", "--to", "csv", "-o", path, "--force"}).status,
                 0);
    }

    void queriesAreSharedByRegistrars()
    {
        const QByteArray query = file("select count(*) from namespace");
        QCOMPARE(as(*m_abe, {"report", "--query", query, "--share", "How many"}).status, 3);
        QCOMPARE(as(*m_rita, {"report", "--query", query, "--share", "How many"}).out,
                 QByteArray("shared: How many\n"));
        QVERIFY(as(*m_ron, {"report", "--shared"})
                    .out.contains("How many (" + QByteArray::fromStdString(m_rita->name()) + ")"));
        QCOMPARE(as(*m_rita, {"report", "--withdraw", "How many"}).status, 0);
        QCOMPARE(as(*m_ron, {"report", "--shared"}).out, QByteArray());
    }

private:
    static Said as(const Login &login, const QList<QByteArray> &arguments)
    {
        return tests::say(QList<QByteArray>{"--db", login.conninfo().toUtf8()} + arguments);
    }
    QByteArray file(const char *text)
    {
        QFile made(m_folder.filePath("query.sql"));
        if (!made.open(QIODevice::WriteOnly | QIODevice::Truncate))
            qFatal("no file");
        made.write(text);
        return QFile::encodeName(made.fileName());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Login> m_rita, m_abe, m_ron;
};

NIDREG_TEST(TestReportVerb, QCoreApplication)

} // namespace tst_reportverb

#include "tst_reportverb.moc"
