// SPDX-License-Identifier: MIT
#include "tests/app/cli/program.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/seed.h"
#include "tests/support/sizes.h"

#include <QTemporaryDir>
#include <QtTest>

#include <random>

namespace tst_importverbs {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

QByteArray record(const QByteArray &nid, const QByteArray &rfc)
{
    return "<record><name>" + nid + "</name><xref type='rfc' data='" + rfc + "'/></record>";
}

QByteArray listingOf(const QByteArray &records)
{
    return "<registry xmlns='http://www.iana.org/assignments' id='urn-namespaces'>"
           "<title>Names of the Test</title><updated>2020-01-01</updated>"
           "<registry id='urn-namespaces-1'>"
        + records + "</registry><registry id='urn-namespaces-2'/><people/></registry>";
}

int kills()
{
    return sizeFrom("NIDREG_KILLS", 8);
}

} // namespace

/// The verbs about listings, through the program itself. NIDREG_KILLS: how often it is killed (8).
class ImportVerbsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_registry = std::make_unique<TestRegistry>(); }

    void takesOverWhatDiffers()
    {
        put(listingOf(record("abc", "rfc1") + record("def", "rfc2")));
        Said said = tell({"--format", "json", "registry", "reconcile", file()});
        QCOMPARE(said.status, 1);
        QCOMPARE(said.out.count('\n'), 3);
        QVERIFY2(said.out.contains(R"("difference":"added")"), said.out);
        QVERIFY2(said.out.contains(R"("difference":"listing")"), said.out);

        said = tell({"--dry-run", "registry", "import", file()});
        QVERIFY2(said.status == 0 && said.out.startsWith("dry run, nothing was changed: "),
                 said.out);
        QCOMPARE(tell({"registry", "list"}).out, QByteArray());

        said = tell({"--format", "json", "registry", "import", file()});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.json().value("versions").toInt(), 2);
        QCOMPARE(said.json().value("listing").toBool(), true);
        QCOMPARE(tell({"registry", "reconcile", file()}).status, 0);
        QVERIFY(tell({"registry", "history", "abc"}).out.contains("import"));
    }

    void theHistorySaysWhatChangedOfTheRecord()
    {
        put(listingOf(record("abc", "rfc1")));
        QCOMPARE(tell({"registry", "import", file()}).status, 0);
        put(listingOf("<record updated='2020-02-03'><name>Abc</name>"
                      "<xref type='rfc' data='rfc2'/></record>"));
        QCOMPARE(tell({"registry", "import", file()}).status, 0);
        Said said = tell({"registry", "history", "abc"});
        QVERIFY2(said.out.contains("[RFC1]") && said.out.contains("[RFC2]"), said.out);
        QVERIFY2(said.out.contains("abc \u2192 Abc") || said.out.contains("abc → Abc"), said.out);
        QVERIFY2(said.out.contains("2020-02-03"), said.out);
        said = tell({"--format", "json", "registry", "history", "abc"});
        QVERIFY2(said.out.contains(R"({"after":"Abc","before":"abc","field":"nid"})")
                     || said.out.contains(R"({"field":"nid","before":"abc","after":"Abc"})"),
                 said.out);
        said = tell({"--format", "json", "registry", "show", "abc"});
        QVERIFY2(said.out.contains(R"("changes":[])"), said.out);
        QVERIFY2(said.out.contains("[RFC2]"), said.out);
        const QString site = m_folder.filePath("site");
        QCOMPARE(tell({"registry", "publish", QFile::encodeName(site)}).status, 0);
        const QByteArray page = contentOf(site + "/namespaces/abc/2.html");
        QVERIFY2(page.contains("Spelling of the NID") && page.contains("[RFC1]"), page);
        QVERIFY(contentOf(site + "/namespaces/abc/index.html").contains("revised: Spelling of"));
        const QByteArray json = contentOf(site + "/registry.json");
        QVERIFY2(json.contains(R"({"field":"references","before":"[RFC1]","after":"[RFC2]"})"),
                 json);
    }

    void whatIsMissingMayStay()
    {
        put(listingOf(record("abc", "rfc1") + record("def", "rfc2")));
        tell({"registry", "import", file()});
        put(listingOf(record("abc", "rfc1")));
        Said said = tell({"--format", "json", "registry", "import", file(), "--keep-missing"});
        QCOMPARE(said.json().value("left").toInt(), 1);
        QVERIFY(!tell({"registry", "list", "--status", "any"}).out.contains("delisted"));
        said = tell({"--format", "json", "registry", "import", file()});
        QCOMPARE(said.json().value("missing").toInt(), 1);
        QVERIFY(tell({"registry", "list", "--status", "any"}).out.contains("delisted"));
    }

    void manyAreDelistedOnlyWhenThatIsSaid_data()
    {
        QTest::addColumn<int>("held");
        QTest::addColumn<int>("gone");
        QTest::addColumn<QString>("percent");
        QTest::addColumn<bool>("isAsked");
        QTest::newRow("three of ten") << 10 << 3 << "5" << false;
        QTest::newRow("four of ten") << 10 << 4 << "5" << true;
        QTest::newRow("five of a hundred") << 100 << 5 << "5" << false;
        QTest::newRow("six of a hundred") << 100 << 6 << "5" << true;
        QTest::newRow("six of a hundred, where more may go") << 100 << 6 << "6" << false;
        QTest::newRow("four of a hundred, where none may") << 100 << 4 << "0" << true;
    }

    void manyAreDelistedOnlyWhenThatIsSaid()
    {
        QFETCH(int, held);
        QFETCH(int, gone);
        QFETCH(QString, percent);
        QFETCH(bool, isAsked);
        QByteArray all, rest;
        for (int i = 0; i < held; ++i) {
            const QByteArray nid = "name" + QByteArray::number(1000 + i);
            all += record(nid, "rfc1");
            rest += i < gone ? QByteArray() : record(nid, "rfc1");
        }
        QCOMPARE(tell({"db", "policy", "removal-percent", percent}).status, 0);
        put(listingOf(all));
        QCOMPARE(tell({"registry", "import", file()}).status, 0);
        put(listingOf(rest));
        const Said said = tell({"registry", "import", file()});
        QCOMPARE(said.status, isAsked ? 3 : 0);
        QCOMPARE(said.err.contains("--allow-removals"), isAsked);
        QCOMPARE(tell({"registry", "list", "--status", "delisted"}).out.count("delisted"),
                 isAsked ? 0 : gone);
        QCOMPARE(tell({"registry", "import", file(), "--allow-removals"}).status, 0);
        QCOMPARE(tell({"registry", "list", "--status", "delisted"}).out.count("delisted"), gone);
    }

    void aWholeKindIsDelistedOnlyWhenThatIsSaid()
    {
        put(listingOf(record("abc", "rfc1")));
        tell({"registry", "import", file()});
        put(listingOf(record("def", "rfc2")));
        QCOMPARE(tell({"registry", "import", file()}).status, 3);
        QCOMPARE(tell({"registry", "list"}).out.count('\n'), 1);
        QCOMPARE(tell({"registry", "import", file(), "--allow-removals"}).status, 0);
        QCOMPARE(tell({"registry", "list"}).out.count('\n'), 1);
        QCOMPARE(tell({"registry", "list", "--status", "any"}).out.count('\n'), 2);
    }

    /// A namespace that goes on under another NID is not gone.
    void aRenamedOneIsNotRemoved()
    {
        put(listingOf(record("abc", "rfc1")));
        tell({"registry", "import", file()});
        put(listingOf(record("abd", "rfc1")));
        QCOMPARE(tell({"registry", "import", file()}).status, 0);
    }

    void severalListingsBecomeHistoryInAnyOrder()
    {
        const QStringList files = threeListings();
        const QStringList verb{"--format", "json", "registry", "import", "--history"};
        Said said = tell(verb + QStringList{files[1], files[2], files[0]});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.out.count('\n'), 3);
        QVERIFY2(said.out.startsWith(R"({"file":"0.xml","day":"2018-01-01","added":1)"), said.out);
        QVERIFY(tell({"registry", "list", "--as-of", "2018-12-31"}).out.contains("RFC1"));
        QVERIFY(tell({"registry", "list", "--as-of", "2019-06-01"}).out.contains("RFC2"));
        QCOMPARE(tell({"registry", "list"}).out.count('\n'), 2);
        said = tell({"registry", "import", "--history", files[1]});
        QVERIFY2(said.status == 0 && said.out.contains("already imported"), said.out);
    }

    void oneFileThatIsNoneChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        QTest::newRow("not a listing") << QByteArray("Dear editors,") << 1;
        QTest::newRow("a listing without a date")
            << listingOf(record("abc", "rfc1")).replace("<updated>2020-01-01</updated>", "") << 1;
        QTest::newRow("a listing of the future")
            << listingOf(record("abc", "rfc1")).replace("2020-01-01", "9000-01-01") << 3;
    }

    void oneFileThatIsNoneChangesNothing()
    {
        QFETCH(QByteArray, bytes);
        put(bytes);
        const Said said = tell({"registry", "import", "--history", file()});
        QTEST(said.status, "status");
        QCOMPARE(said.err.count('\n'), 1);
        QCOMPARE(tell({"registry", "list", "--status", "any"}).out, QByteArray());
    }

    void theShippedHistoryComesBehindWhatIsHere()
    {
        put(listingOf(record("abc", "rfc1")).replace("2020-01-01", "2026-08-01"));
        QCOMPARE(tell({"registry", "import", file()}).status, 0);
        const Said said = tell({"registry", "import", "--shipped", "--allow-removals"});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(tell({"registry", "list", "--as-of", "2018-03-01"}).out.count('\n'), 70);
        QCOMPARE(tell({"registry", "list"}).out.count('\n'), 1);
    }

    void aPastStateIsPublished()
    {
        tell(QStringList{"registry", "import", "--history"} + threeListings());
        const QString folder = m_folder.filePath("site");
        const Said said =
            tell({"registry", "publish", folder, "--only", "nids,csv", "--as-of", "2018-12-31"});
        QVERIFY2(said.status == 0, said.err);
        QFile nids(folder + "/nids.txt");
        QVERIFY(nids.open(QIODevice::ReadOnly));
        QCOMPARE(nids.readAll(), QByteArray("abc\n"));
    }

    void anOlderListingIsTakenOverOnlyWhenThatIsSaid()
    {
        put(listingOf(record("abc", "rfc2")).replace("2020-01-01", "2021-01-01"));
        QCOMPARE(tell({"registry", "import", file()}).status, 0);
        put(listingOf(record("abc", "rfc1")));
        QVERIFY(tell({"registry", "reconcile", file()}).err.contains("older"));
        const Said said = tell({"registry", "import", file()});
        QCOMPARE(said.status, 3);
        QVERIFY(said.err.contains("--allow-older"));
        QVERIFY(tell({"registry", "list"}).out.contains("RFC2"));
        QCOMPARE(tell({"registry", "import", file(), "--allow-older"}).status, 0);
        QVERIFY(tell({"registry", "list"}).out.contains("RFC1"));
    }

    void onlyWhatIsNamedIsTaken()
    {
        put(listingOf(record("abc", "rfc1") + record("def", "rfc2")));
        const Said said =
            tell({"--format", "json", "registry", "import", file(), "--only", "DEF,xyz"});
        QCOMPARE(said.json().value("versions").toInt(), 1);
        QCOMPARE(tell({"registry", "list"}).out.count('\n'), 1);
    }

    void whatWasRegisteredHereGivesWayWhenAskedTo()
    {
        registry::NewRequest wanted;
        wanted.nid = "own";
        const auto request = m_registry->approved(m_registry->draft(wanted), "own");
        must(m_registry->registerNamespace(act("rita", Role::Registrar), request));
        put(listingOf(record("own", "rfc9")));
        Said said = tell({"--format", "json", "registry", "import", file()});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.json().value("versions").toInt(), 0);
        QCOMPARE(said.json().value("left").toInt(), 1);
        said = tell({"--format", "json", "registry", "import", file(), "--take-own"});
        QCOMPARE(said.json().value("versions").toInt(), 1);
        QCOMPARE(must(m_registry->store().find("own")).row.revision, 2);
    }

    void aTextThatNoListingProvesIsTakenOnlyByItsName()
    {
        const QString folder = m_folder.filePath("texts");
        QVERIFY(QDir().mkpath(folder));
        QFile text(folder + "/quay");
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("Namespace Identifier: quay\n\nVersion: 1\n\nDate: 2024-05-06\n");
        text.close();
        Said said = tell({"registry", "reconcile", folder});
        QVERIFY2(said.out.contains("only a text"), said.out);
        said = tell({"--format", "json", "registry", "import", folder, "--take-own"});
        QCOMPARE(said.json().value("versions").toInt(), 0);
        QCOMPARE(said.json().value("left").toInt(), 1);
        said = tell({"--format", "json", "registry", "import", folder, "--only", "quay"});
        QCOMPARE(said.json().value("versions").toInt(), 1);
    }

    void whatIsNotTakenIsSaid()
    {
        put(listingOf("<!-- a comment -->" + record("x", "rfc1") + record("abc", "rfc2")));
        const Said said = tell({"registry", "import", file()});
        QCOMPARE(said.status, 1); // the input has errors: x is no NID
        QVERIFY2(said.err.contains("comment"), said.err);
        QCOMPARE(tell({"registry", "list"}).out.count('\n'), 1);
    }

    void aMisuseIsOneLine_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("names");
        QTest::newRow("no listing") << QByteArray("some words\n") << 1 << QByteArray("columns");
        QTest::newRow("an empty file") << QByteArray() << 1 << QByteArray("empty");
        QTest::newRow("half a listing")
            << listingOf(record("abc", "rfc1")).left(250) << 1 << QByteArray("incomplete");
        QTest::newRow("a bomb") << QByteArray(
            "<!DOCTYPE a [<!ENTITY b 'c'>]><registry>&b;</registry>")
                                << 1 << QByteArray("DOCTYPE");
    }

    void aMisuseIsOneLine()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, status);
        QFETCH(QByteArray, names);
        put(content);
        for (const char *verb : {"import", "reconcile"}) {
            const Said said = tell({"registry", verb, file()});
            QVERIFY2(said.status == status, said.out + said.err);
            QVERIFY2(said.err.startsWith("nidreg-cli: ") && said.err.count('\n') == 1, said.err);
            QVERIFY2(said.err.contains(names), said.err);
            QVERIFY2(said.out.isEmpty(), said.out);
        }
        QCOMPARE(tell({"registry", "import", file() + ".none"}).status, 3);
    }

    /// All of it, or nothing; and nothing is left on its way.
    void aKilledImportLeavesTheRegistry()
    {
        QByteArray records;
        for (int i = 0; i < 20000; ++i)
            records += record("n" + QByteArray::number(i) + "x", "rfc1");
        put(listingOf(records));
        QElapsedTimer clock;
        clock.start();
        QVERIFY(tell({"--dry-run", "registry", "import", file()}).status == 0);
        const int whole = int(clock.nsecsElapsed() / 1000);
        const auto before = must(m_registry->store().head());
        std::mt19937 dice{tests::seed()};
        for (int i = 0; i < kills(); ++i) {
            const bool isDone =
                endAfter(int(dice() % unsigned(whole)), i % 2 == 0 ? SIGINT : SIGKILL,
                         m_registry->conninfo(), {"--as", "rita", "registry", "import", file()});
            Sql sql(
                m_registry->conninfo()); // waits for the server to have seen the end of the program
            sql.value("select from nidreg_data.log_head for update");
            QCOMPARE(sql.value("select count(*) from nidreg.listing_import"), QString("0"));
            const QString count = sql.value("select count(*) from nidreg_data.namespace");
            QVERIFY2(count == "20000" || (!isDone && count == "0"), qPrintable(count));
            if (count == "20000")
                break;
            QCOMPARE(must(m_registry->store().head()).root, before.root);
        }
        QVERIFY(!must(m_registry->store().verify({})).mismatch);
    }

private:
    QString file() const { return m_folder.filePath("listing.xml"); }

    void put(const QByteArray &content) const { put(file(), content); }

    static void put(const QString &path, const QByteArray &content)
    {
        QFile to(path);
        if (!to.open(QIODevice::WriteOnly) || to.write(content) != content.size())
            qFatal("the listing cannot be written");
    }

    /// Of three years: one namespace, changed, and another one.
    QStringList threeListings() const
    {
        const QByteArray records[] = {record("abc", "rfc1"), record("abc", "rfc2"),
                                      record("abc", "rfc2") + record("def", "rfc3")};
        QStringList files;
        for (int i = 0; i < 3; ++i) {
            files += m_folder.filePath(QString::number(i) + ".xml");
            put(files.back(), listingOf(records[i]).replace("2020", QByteArray::number(2018 + i)));
        }
        return files;
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile at(path);
        return at.open(QIODevice::ReadOnly) ? at.readAll() : QByteArray();
    }

    Said tell(const QStringList &arguments) const
    {
        return say(m_registry->conninfo(), QStringList{"--as", "rita"} + arguments);
    }

    std::unique_ptr<TestRegistry> m_registry;
    QTemporaryDir m_folder;
};

NIDREG_TEST(ImportVerbsTest, QCoreApplication)

} // namespace tst_importverbs

#include "tst_importverbs.moc"
