// SPDX-License-Identifier: MIT
#include "model/exchange/files/csv.h"
#include "tests/app/cli/inprocess.h"
#include "tests/app/cli/program.h"
#include "tests/app/cli/watched.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"
#include "tests/support/filled.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_listverbs {

using namespace nidreg;
using namespace nidreg::tests;

/// `registry list` and `registry search` as tables: the real program on a registry of some pages.
class TestListVerbs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_login.reset(); }

    void misuse_data();
    void misuse();
    void theUsualColumnsAreTheKeysOfJson();
    void columnsAreChosenAndOrdered();
    void aNameOnTheCommandLineSorts_data();
    void aNameOnTheCommandLineSorts();
    void aFilterIsThatOfTheSearch();
    void aFilterJoinsTheOtherOptions();
    void everyPageComesOnce_data();
    void everyPageComesOnce();
    void aWholeListingIsOneState();
    void noRowIsATableToo_data();
    void noRowIsATableToo();
    void hostileTextsStayInTheirCells();
    void aFileIsReplacedWhereThatIsAskedFor();
    void whatCannotBeWrittenIsOneLine_data();
    void whatCannotBeWrittenIsOneLine();
    void aFullDiskLeavesWhatWasThere();
    void ctrlCLeavesNothing();
    void theShippedSnapshotIsATableToo();
    void aDayOfThePastIsATableToo();

private:
    static constexpr int kNamespaces = 5000;

    Said tell(const QStringList &arguments) const { return say(m_login->conninfo(), arguments); }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QStringList entries() const { return QDir(m_folder.path()).entryList(QDir::Files); }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Login> m_login;
};

/// The registrant of one of them is as hostile as a text may be.
static const QByteArray kHostile = "=1+1\tx\n\"y\",|z \xD7\x90 \xF0\x9F\x93\x9A";

void TestListVerbs::initTestCase()
{
    m_database = std::make_unique<TestDatabase>();
    fillListing(m_database->conninfo(), kNamespaces);
    m_login = std::make_unique<Login>(*m_database, "reader");
    Sql owner(m_database->conninfo());
    owner.value("set session_replication_role = replica");
    for (const char *table : {"namespace", "record_revision"})
        owner.value(
            QStringLiteral("update nidreg_data.%1 set registrant = $q$%2$q$ where nid_key = "
                           "(select min(nid_key) from nidreg_data.namespace where kind = "
                           "'formal' and status = 'active')")
                .arg(QLatin1String(table), QString::fromUtf8(kHostile)));
}

void TestListVerbs::misuse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char *name, const QStringList &arguments, const char *words) {
        QTest::newRow(name) << arguments << QByteArray(words);
    };
    row("an unknown column", {"list", "--columns", "nid,colour"}, "registrant");
    row("an unknown column of a search", {"search", "x", "--columns", "nid,colour"}, "registrant");
    row("no name at all", {"list", "--columns", ""}, "--columns");
    row("a column twice", {"list", "--columns", "nid,kind,nid"}, "“nid” occurs twice");
    row("an unknown order", {"list", "--sort", "colour"}, "registrant");
    row("an order that the registry has not", {"list", "--sort", "updated"}, "registrant");
    row("two signs before an order", {"list", "--sort", "--date"}, "sort");
    row("an unknown format", {"list", "--to", "ods"}, "xlsx");
    row("--filter of a search", {"search", "x", "--filter", "y"}, "--filter");
}

void TestListVerbs::misuse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, words);
    const Said said = tell(QStringList{"registry"} + arguments);
    QCOMPARE(said.status, 2);
    QCOMPARE(said.out, QByteArray());
    QCOMPARE(said.err.count('\n'), 1);
    QVERIFY2(said.err.contains(words), said.err);
}

void TestListVerbs::theUsualColumnsAreTheKeysOfJson()
{
    const QByteArray usual = "nid,kind,version,date,registrant,reference,status,in_force";
    const Said csv = tell({"registry", "list", "--to", "csv"});
    QCOMPARE(csv.out.left(usual.size() + 2), usual + "\r\n");
    const Said lines = tell({"--format", "json", "registry", "list"});
    QCOMPARE(lines.out, tell({"--format", "json", "registry", "list", "--columns", usual}).out);
    QVERIFY(lines.out.startsWith("{\"nid\":\""));
    // The keys that `show` has, too.
    const QByteArray first =
        offline({"--format", "json", "registry", "list"}).out.split('\n').first();
    const QJsonObject listed = QJsonDocument::fromJson(first).object();
    const QJsonObject shown =
        offline({"--format", "json", "registry", "show", listed["nid"].toString().toUtf8()}).json();
    QCOMPARE(listed.size(), usual.count(',') + 1);
    for (const QString &key : listed.keys())
        QCOMPARE(shown[key], listed[key]);
}

void TestListVerbs::columnsAreChosenAndOrdered()
{
    const QStringList arguments{"registry", "list",      "--kind",
                                "informal", "--columns", "prefix,nid,has_template"};
    const QByteArray first = tell(arguments).out.split('\n').first();
    const QByteArray nid = first.split('\t')[1];
    QCOMPARE(first, "urn:" + nid + ":\t" + nid + "\ttrue");
    const QByteArray line =
        tell(QStringList{"--format", "json"} + arguments).out.split('\n').first();
    QCOMPARE(line,
             "{\"prefix\":\"urn:" + nid + ":\",\"nid\":\"" + nid + "\",\"has_template\":true}");
}

void TestListVerbs::aNameOnTheCommandLineSorts_data()
{
    QTest::addColumn<QString>("order");
    for (const char *order :
         {"nid", "kind", "version", "date", "registrant", "reference", "status"})
        QTest::newRow(order) << QString(order);
}

void TestListVerbs::aNameOnTheCommandLineSorts()
{
    QFETCH(QString, order);
    const auto nids = [this](const QString &by) {
        auto lines = tell({"registry", "list", "--columns", "nid", "--sort", by}).out.split('\n');
        lines.removeLast();
        return lines;
    };
    auto rising = nids(order);
    QVERIFY(rising.size() > kNamespaces * 9 / 10);
    const auto falling = nids("-" + order);
    std::ranges::reverse(rising);
    QCOMPARE(falling, rising);
    if (order == "nid")
        QVERIFY(std::ranges::is_sorted(rising, std::greater()));
}

void TestListVerbs::aFilterIsThatOfTheSearch()
{
    const Said filtered = tell({"registry", "list", "--filter", "INSTITUTE"});
    QCOMPARE(filtered.status, 0);
    QVERIFY(!filtered.out.isEmpty() && filtered.out.count('\n') < kNamespaces);
    QCOMPARE(tell({"registry", "search", "institute"}).out, filtered.out);
    QCOMPARE(tell({"registry", "search", "--columns", "nid,kind", "institute"}).out,
             tell({"registry", "list", "--filter", "institute", "--columns", "nid,kind"}).out);
}

void TestListVerbs::aFilterJoinsTheOtherOptions()
{
    const Said said = tell({"registry", "list", "--filter", "institute", "--status", "deprecated",
                            "--kind", "formal", "--columns", "status,kind"});
    QVERIFY(!said.out.isEmpty());
    QCOMPARE(said.out.count("deprecated\tformal\n"), said.out.count('\n'));
}

void TestListVerbs::everyPageComesOnce_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"csv", "tsv", "json", "md"})
        QTest::newRow(format) << QString(format);
}

void TestListVerbs::everyPageComesOnce()
{
    QFETCH(QString, format);
    const QString file = path("all." + format);
    const QStringList arguments{"registry",  "list", "--status", "any",
                                "--columns", "nid",  "--to",     format};
    QCOMPARE(tell(arguments + QStringList{"-o", file}).status, 0);
    QCOMPARE(bytesOf(file), tell(arguments).out);
    const int heads = format == "md" ? 2 : format == "json" ? 2 : 1;
    QCOMPARE(bytesOf(file).count('\n'), kNamespaces + heads);
}

void TestListVerbs::aWholeListingIsOneState()
{
    // Every page is asked for while another session delists what comes last.
    auto store = opened(m_login->conninfo());
    registry::NamespaceQuery query;
    query.limit = 100;
    std::int64_t rows = 0;
    Sql owner(m_database->conninfo());
    owner.value("set session_replication_role = replica");
    const auto before = must(store->namespaces({})).total;
    const auto done = store->pages(query, [&](const registry::NamespacePage &page) {
        if (std::exchange(rows, rows + std::int64_t(page.rows.size())) == 0)
            owner.value("update nidreg_data.namespace set status = 'delisted' where place > 0 or "
                        "nid_key > 'm'");
        return true;
    });
    owner.value("update nidreg_data.namespace n set status = (select v.status from "
                "nidreg_data.record_revision v where v.nid_key = n.nid_key order by v.event desc "
                "limit 1)");
    QVERIFY(done);
    QCOMPARE(rows, before);
}

void TestListVerbs::noRowIsATableToo_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("csv") << QByteArray("nid\r\n");
    QTest::newRow("tsv") << QByteArray("nid\n");
    QTest::newRow("json") << QByteArray("[]\n");
    QTest::newRow("md") << QByteArray("| nid |\n| --- |\n");
}

void TestListVerbs::noRowIsATableToo()
{
    QFETCH(QByteArray, written);
    const Said said = tell({"registry", "list", "--filter", "no such text", "--columns", "nid",
                            "--to", QTest::currentDataTag()});
    QCOMPARE(said.status, 0);
    QCOMPARE(said.out, written);
}

void TestListVerbs::hostileTextsStayInTheirCells()
{
    const auto listed = [this](const QStringList &format) {
        auto lines =
            tell(QStringList{"registry", "list", "--filter", "=1+1", "--columns", "registrant,kind"}
                 + format)
                .out;
        return lines;
    };
    const auto csv = exchange::readCsv(listed({"--to", "csv"}).toStdString());
    QVERIFY(csv);
    QCOMPARE(csv->size(), std::size_t(2));
    QCOMPARE((*csv)[1], (exchange::CsvRow{"'" + kHostile.toStdString(), "formal"}));
    QCOMPARE(listed({"--to", "tsv"}).split('\n')[1],
             QByteArray("'=1+1\\tx\\n\"y\",|z \xD7\x90 \xF0\x9F\x93\x9A\tformal"));
    QCOMPARE(QJsonDocument::fromJson(listed({"--to", "json"}))
                 .array()[0]
                 .toObject()["registrant"]
                 .toString(),
             QString::fromUtf8(kHostile));
    QCOMPARE(listed({"--to", "md"}).count('\n'), 3);
    QCOMPARE(listed({}).count('\n'), 1);
    QCOMPARE(listed({}).count('\t'), 1);
    const QString book = path("hostile.xlsx");
    QCOMPARE(tell({"registry", "list", "--filter", "=1+1", "--columns", "registrant", "--to",
                   "xlsx", "-o", book})
                 .status,
             0);
    QProcess python;
    python.start("/usr/bin/python3", {NIDREG_SOURCE "/tests/model/exchange/workbook.py", book});
    QVERIFY(python.waitForFinished());
    const QJsonArray cell = QJsonDocument::fromJson(python.readAllStandardOutput())
                                .object()["rows"]
                                .toArray()[1]
                                .toArray()[0]
                                .toArray();
    QCOMPARE(cell, (QJsonArray{"s", QString::fromUtf8(kHostile)}));
}

void TestListVerbs::aFileIsReplacedWhereThatIsAskedFor()
{
    const QString file = path("kept.csv");
    const QStringList arguments{"registry", "list", "--to", "csv", "-o", file};
    QCOMPARE(tell(arguments).status, 0);
    const QByteArray before = bytesOf(file);
    const Said refused = tell(arguments + QStringList{"--columns", "nid"});
    QCOMPARE(refused.status, 3);
    QVERIFY2(refused.err.contains("use --force to overwrite it"), refused.err);
    QCOMPARE(bytesOf(file), before);
    QCOMPARE(tell(arguments + QStringList{"--columns", "nid", "--force"}).status, 0);
    QVERIFY(bytesOf(file).startsWith("nid\r\n"));
}

void TestListVerbs::whatCannotBeWrittenIsOneLine_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("a folder") << m_folder.path();
    QTest::newRow("a folder that is not there") << path("none/out.csv");
    QTest::newRow("a device") << QString("/dev/full");
    QTest::newRow("where nobody may write") << QString("/proc/out.csv");
}

void TestListVerbs::whatCannotBeWrittenIsOneLine()
{
    QFETCH(QString, file);
    const QStringList before = entries();
    for (const char *format : {"csv", "xlsx"}) {
        const Said said = tell({"registry", "list", "--to", format, "-o", file});
        QCOMPARE(said.status, 3);
        QCOMPARE(said.err.count('\n'), 1);
        QVERIFY2(said.err.contains(file.toUtf8()), said.err);
        QCOMPARE(said.out, QByteArray());
    }
    QCOMPARE(entries(), before);
}

void TestListVerbs::aFullDiskLeavesWhatWasThere()
{
    const QString file = path("full.csv");
    QCOMPARE(tell({"registry", "list", "--to", "csv", "--columns", "nid", "-o", file}).status, 0);
    const QByteArray before = bytesOf(file);
    const QStringList entriesBefore = entries();
    // A limit on the size of files stands in for the disk.
    for (const char *format : {"csv", "xlsx"}) {
        QProcess program;
        program.start("/bin/sh",
                      {"-c", "trap '' XFSZ; ulimit -f 20; exec \"$@\"", "sh",
                       NIDREG_BINARY "/app/nidreg-cli", "--db", m_login->conninfo(), "registry",
                       "list", "--to", format, "--force", "-o", file});
        const Said said = finished(program);
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains(strcmp(format, "csv") == 0 ? "full.csv: " : "temporary files: "),
                 said.err);
        QCOMPARE(bytesOf(file), before);
        QCOMPARE(entries(), entriesBefore);
    }
    QCOMPARE(tell({"registry", "list", "--to", "csv", "-o", "/dev/stdout"}).status, 3);
}

void TestListVerbs::ctrlCLeavesNothing()
{
    const QString pipe = path("stopped.csv");
    const QStringList before = entries();
    for (int tries = 0; tries < 8; ++tries) {
        QProcess program;
        start(program, m_login->conninfo(), {"registry", "list", "--to", "xlsx", "-o", pipe});
        QTRY_VERIFY(catchesInterrupts(program) || program.state() == QProcess::NotRunning);
        QTest::qSleep(tries * 40);
        ::kill(pid_t(program.processId()), SIGINT);
        const Said said = finished(program);
        if (said.status == 0) { // it was done by then
            QFile::remove(pipe);
            continue;
        }
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.endsWith(": stopped\n"), said.err);
        QCOMPARE(entries(), before);
    }
}

void TestListVerbs::theShippedSnapshotIsATableToo()
{
    const Said said = offline({"registry", "list", "--filter", "isbn", "--columns",
                               "nid,prefix,revision", "--sort", "-nid", "--to", "csv"});
    QCOMPARE(said.err, QByteArray());
    QVERIFY2(said.out.contains("\r\nisbn,urn:isbn:,"), said.out);
    QCOMPARE(offline({"registry", "list"}).out.count('\n'),
             offline({"registry", "list", "--columns", "nid"}).out.count('\n'));
}

void TestListVerbs::aDayOfThePastIsATableToo()
{
    const Said said = offline({"registry", "list", "--as-of", "2018-03-01", "--columns",
                               "nid,in_force", "--sort", "-date", "--to", "tsv"});
    QCOMPARE(said.status, 0);
    for (const QByteArray &line : said.out.trimmed().split('\n').mid(1))
        QVERIFY2(line.split('\t')[1] <= "2018-03-01", line);
    QCOMPARE(tell({"registry", "list", "--known", "999999", "--to", "csv"}).status, 3);
}

NIDREG_TEST(TestListVerbs, QCoreApplication)

} // namespace tst_listverbs

#include "tst_listverbs.moc"
