// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <QFile>
#include <QTemporaryDir>

namespace tst_delisted {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

QByteArray record(const QByteArray &nid, const QByteArray &rfc)
{
    return "<record date='2011-05-06'><name>" + nid + "</name><xref type='rfc' data='" + rfc
        + "'/></record>";
}

QByteArray listingOf(const QByteArray &records)
{
    return "<registry xmlns='http://www.iana.org/assignments' id='urn-namespaces'>"
           "<title>Names of the Test</title><updated>2020-01-01</updated>"
           "<registry id='urn-namespaces-1'>"
        + records + "</registry><registry id='urn-namespaces-2'/><people/></registry>";
}

} // namespace

/// What a listing no longer has is not registered any more, is not free either, and keeps its
/// history: everywhere that the command line answers. “sea-id” was renamed to “seaid”, “fjord” went
/// without an heir, “bay” stayed.
class TestDelisted : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        import(record("bay", "rfc1") + record("sea-id", "rfc2") + record("fjord", "rfc3"));
        import(record("bay", "rfc1") + record("seaid", "rfc2"));
    }

    void aUrnOfItIsOfNoRegisteredNamespace_data()
    {
        QTest::addColumn<QByteArray>("nid");
        QTest::addColumn<QJsonValue>("registered");
        QTest::addColumn<QJsonValue>("status");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char *claim, const char *nid, bool registered,
                            const QJsonValue &status, const char *words) {
            QTest::newRow(claim) << QByteArray(nid) << QJsonValue(registered) << status
                                 << QByteArray(words);
        };
        row("one that is listed", "Bay", true, "active", "Bay (registered)");
        row("one that went", "FJORD", false, "delisted", "FJORD (delisted, no longer registered)");
        row("one that was renamed", "sea-id", false, "delisted", "sea-id (delisted, no longer");
        row("its new name", "seaid", true, "active", "seaid (registered)");
        row("one that never was", "lagoon", false, QJsonValue::Null, "lagoon (not registered)");
    }

    void aUrnOfItIsOfNoRegisteredNamespace()
    {
        QFETCH(QByteArray, nid);
        QFETCH(QJsonValue, registered);
        QFETCH(QJsonValue, status);
        QFETCH(QByteArray, words);
        const QByteArray urn = "urn:" + nid + ":a1";
        const QJsonObject answer = tell({"--format", "json", "urn", "parse", urn}).json();
        QCOMPARE(answer.value("registered"), registered);
        QVERIFY(answer.contains("status"));
        QCOMPARE(answer.value("status"), status);
        const QByteArray text = tell({"urn", "parse", urn}).out;
        QVERIFY2(text.contains(words), text);
    }

    void aScanTellsThem()
    {
        const QString path = m_folder.filePath("urns.txt");
        put(path, "urn:bay:1\nurn:fjord:1\nurn:fjord:2\nurn:lagoon:1\n");
        const QByteArray file = path.toUtf8();
        const Said said = tell({"--format", "json", "urn", "scan", "--registered", file});
        QCOMPARE(said.json().value("unregistered").toInt(), 3);
        const QByteArray text = tell({"urn", "scan", "--registered", file}).out;
        QVERIFY2(text.contains("fjord: 2 (delisted, no longer registered)"), text);
        QVERIFY2(text.contains("lagoon: 1 (not registered)"), text);
        QVERIFY2(!text.contains("bay: 1 ("), text);
    }

    void itsNidIsNotFreeAndWhy_data()
    {
        QTest::addColumn<QByteArray>("nid");
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<QByteArray>("rule");
        QTest::newRow("a listed one is registered")
            << QByteArray("bay") << "registered" << QByteArray("nid.registered");
        QTest::newRow("a delisted one was")
            << QByteArray("Fjord") << "rejected" << QByteArray("nid.delisted");
        QTest::newRow("one that nobody had is free")
            << QByteArray("lagoon") << "available" << QByteArray();
    }

    void itsNidIsNotFreeAndWhy()
    {
        QFETCH(QByteArray, nid);
        QFETCH(QString, verdict);
        QFETCH(QByteArray, rule);
        const Said said = tell({"--format", "json", "nid", "check", nid});
        QCOMPARE(said.json().value("verdict").toString(), verdict);
        QCOMPARE(said.status, rule.isEmpty() ? 0 : 1);
        QVERIFY2(said.out.contains(rule), said.out);
        QCOMPARE(said.out.contains("never reused"), rule == "nid.delisted");
    }

    void showSaysSo()
    {
        const QByteArray gone = tell({"registry", "show", "fjord"}).out;
        QVERIFY2(gone.contains("status: delisted"), gone);
        const QByteArray listed = tell({"registry", "show", "bay"}).out;
        QVERIFY2(!listed.contains("status:") && !listed.contains("formerly"), listed);
        const QByteArray heir = tell({"registry", "show", "seaid"}).out;
        QVERIFY2(heir.contains("formerly: sea-id"), heir);
        const QJsonObject json = tell({"--format", "json", "registry", "show", "seaid"}).json();
        QCOMPARE(json.value("status").toString(), "active");
        QCOMPARE(json.value("former_nids").toArray(), QJsonArray{"sea-id"});
    }

    void theHistoryOfANameTellsOfTheNameBefore()
    {
        const QByteArray history = tell({"registry", "history", "seaid"}).out;
        QVERIFY2(history.contains("imported “sea-id”"), history);
        QVERIFY2(history.contains("delisted “sea-id”"), history);
        QVERIFY2(history.contains("imported “seaid”, which was listed as “sea-id” before"),
                 history);
        QCOMPARE(history.count('\n'), 6); // what became of sea-id is no change of seaid
        QCOMPARE(history.count("in force from "), 3);
        const QByteArray before = tell({"registry", "history", "sea-id"}).out;
        QCOMPARE(before.count('\n'), 5);
        QVERIFY2(before.contains("\n    Status: "), before);
    }

    /// Nobody publishes more than is listed.
    void whatIsPublishedIsCounted()
    {
        const Said said =
            tell({"--format", "json", "registry", "publish", m_folder.filePath("site").toUtf8()});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.json().value("namespaces").toInt(), 2);
        QFile index(m_folder.filePath("site/index.html"));
        QVERIFY(index.open(QIODevice::ReadOnly));
        const QByteArray page = index.readAll();
        QVERIFY2(page.contains("2 namespaces"), page.left(2000));
    }

    void nobodyAsksToReviseIt()
    {
        const QString path = m_folder.filePath("fjord.txt");
        put(path, QByteArray::fromStdString(textOf("fjord", 2)));
        const Said said = tell({"request", "create", path.toUtf8(), "--revises", "fjord"});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("no longer"), said.err);
        QVERIFY2(said.err.contains("import"), said.err);
    }

private:
    Said tell(const Arguments &arguments)
    {
        return say(Arguments{"--db", m_registry.conninfo().toUtf8()} + arguments);
    }

    void put(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("%s is not written", qPrintable(path));
    }

    void import(const QByteArray &records)
    {
        const QString path = m_folder.filePath("listing.xml");
        put(path, listingOf(records));
        const Said said = tell({"registry", "import", path.toUtf8(), "--allow-removals"});
        if (said.status != 0)
            qFatal("%s", said.err.constData());
    }

    const TestRegistry m_registry;
    const QTemporaryDir m_folder;
};

NIDREG_TEST(TestDelisted, QCoreApplication)

} // namespace tst_delisted

#include "tst_delisted.moc"
