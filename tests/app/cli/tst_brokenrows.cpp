// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QFile>
#include <QTemporaryDir>

namespace tst_brokenrows {

using namespace nidreg;
using namespace nidreg::tests;

/// What a superuser put into a row, past every rule, stops no program: it goes on, and shows the
/// row.
class TestBrokenRows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        registry::ImportBatch batch;
        batch.source = "a test";
        batch.sha256 = std::string(64, '0');
        for (const char *nid : {"aaa", "bbb", "ccc"}) {
            registry::ImportedNamespace each;
            each.row.nid = nid;
            each.row.registrant = "Example Org";
            each.row.references = {{registry::Reference::Rfc, "rfc8141", {}}};
            batch.namespaces.push_back(each);
        }
        must(opened(m_rita.conninfo())->import(m_rita.act(Role::Registrar), batch));
    }

    void programsGoOn_data()
    {
        QTest::addColumn<QString>("reference");
        QTest::addColumn<QString>("date");
        QTest::newRow("a list of a number") << "[1]"
                                            << "2026-01-31";
        QTest::newRow("a type that is a number") << R"([{"type": 3}])"
                                                 << "2026-01-31";
        QTest::newRow("a null in the list") << "[null]"
                                            << "2026-01-31";
        QTest::newRow("no list") << R"({"type": "rfc"})"
                                 << "2026-01-31";
        QTest::newRow("a fragment that is a number")
            << R"([{"type": "rfc", "data": "rfc1", "fragment": 7}])"
            << "2026-01-31";
        QTest::newRow("a day that is none") << "[]"
                                            << "2026-13-77";
        QTest::newRow("a text for a day") << "[]"
                                          << "soon";
    }

    void programsGoOn()
    {
        QFETCH(QString, reference);
        QFETCH(QString, date);
        Sql owner(m_database.conninfo());
        owner.value("set session_replication_role = replica");
        owner.value("alter domain nidreg_data.reference_list drop constraint if exists "
                    "references_are_what_programs_read; alter domain nidreg_data.listing_date drop "
                    "constraint if exists a_listing_date_is_a_month_or_a_day");
        for (const char *table : {"namespace", "record_revision"})
            owner.value(QStringLiteral("update nidreg_data.%1 set reference = '%2', registered = "
                                       "'%3' where nid = 'bbb'")
                            .arg(QLatin1String(table), reference, date));
        const QByteArray db = m_rita.conninfo().toUtf8();
        for (const QByteArray &format : {QByteArray("text"), QByteArray("json")}) {
            const Said listed = say({"--db", db, "--format", format, "registry", "list"});
            QVERIFY2(listed.status == 0, listed.err);
            QCOMPARE(listed.out.count('\n'), 3);
            QVERIFY2(listed.out.contains("bbb"), listed.out);
            const Said shown = say({"--db", db, "--format", format, "registry", "show", "bbb"});
            QVERIFY2(shown.status == 0, shown.err);
            QVERIFY2(shown.out.contains("bbb"), shown.out);
        }
        const QTemporaryDir folder;
        const QString site = folder.filePath("site");
        const Said published = say({"--db", db, "registry", "publish", QFile::encodeName(site)});
        QVERIFY2(published.status == 0, published.err);
        QFile json(site + "/registry.json");
        QVERIFY(json.open(QIODevice::ReadOnly));
        QVERIFY(json.readAll().contains("bbb"));
        const Said verified = say({"--db", db, "audit", "verify"});
        QCOMPARE(verified.status, 1);
        QVERIFY2(verified.out.contains("bbb"), verified.out);
    }

private:
    TestDatabase m_database;
    Login m_rita{m_database, "registrar"};
};

NIDREG_TEST(TestBrokenRows, QCoreApplication)

} // namespace tst_brokenrows

#include "tst_brokenrows.moc"
