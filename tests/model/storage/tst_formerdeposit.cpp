// SPDX-License-Identifier: MIT
#include "model/proof/merkletree.h"
#include "model/storage/deposit/depositreader.h"
#include "model/storage/deposit/depositwriter.h"
#include "registry-data/schema.h"
#include "tests/model/storage/depositfiles.h"
#include "tests/program/program.h"
#include "tests/support/durableserver.h"

#include <QBuffer>
#include <QProcess>

#include <algorithm>

namespace tst_formerdeposit {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

using Content = TestDatabase::Content;

/// Every section's rows, sorted.
class Rows : public storage::SectionVisitor {
public:
    explicit Rows(const QString &file)
    {
        must(must(storage::DepositReader::open(file, {}))->visit(*this, {}));
        for (QByteArrayList &rows : sections)
            std::ranges::sort(rows);
    }

    registry::Stored<base::Done> begin(const storage::Section &section) override
    {
        m_name = QString::fromStdString(section.name);
        QStringList quoted;
        for (const std::string &each : section.columns)
            quoted << '"' + QString::fromStdString(each) + '"';
        columns[m_name] = quoted.join(", ");
        sections[m_name] = {};
        return base::Done();
    }
    bool row(std::string_view row) override
    {
        sections[m_name] << QByteArray(row.data(), qsizetype(row.size()) - 1);
        return true;
    }
    registry::Stored<base::Done> end() override { return base::Done(); }

    QMap<QString, QByteArrayList> sections;
    QMap<QString, QString> columns;

private:
    QString m_name;
};

/// From one file into another.
class Copy : public storage::SectionVisitor {
public:
    explicit Copy(storage::DepositWriter &writer) : m_writer(writer) { }

    registry::Stored<base::Done> begin(const storage::Section &section) override
    {
        m_writer.beginSection(section.name);
        return base::Done();
    }
    bool row(std::string_view row) override { return m_writer.row(row); }
    registry::Stored<base::Done> end() override
    {
        m_writer.endSection();
        return base::Done();
    }

private:
    storage::DepositWriter &m_writer;
};

/// What a table of schema 36 is made of today, with the columns that it had; the others are as they
/// were. Empty: nothing is, since it was of that program, and not of the registry.
const QMap<QString, QString> kToday{
    {"act", "nidreg_data.action"},
    {"listing_frame",
     "(select l.event, l.header as frame from nidreg_data.imported_listing l where l.header <> '') "
     "t"},
    {"namespace",
     "(select n.nid_key, n.nid, n.kind, n.informal_number, n.registered, n.revision as version,"
     " n.updated, n.status, n.registrant, n.reference, n.label, n.template_url, n.has_template"
     " from nidreg_data.namespace n) t"},
    {"namespace_version",
     "(select v.nid_key, v.revision as version, coalesce(g.stated_version::text, '') as "
     "stated_version,"
     " coalesce(g.template_date::text, '') as template_date, v.status, v.updated, v.registrant,"
     " v.reference, v.template_url, v.has_template, coalesce(g.text::text, '') as text,"
     " coalesce(g.sha256, '') as sha256, coalesce(g.fields::text, '{}') as fields, g.request_id,"
     " v.imported, v.source, v.recorded, v.event, coalesce(g.grammar::text, '') as grammar, v.nid,"
     " v.registered, v.entry, v.former_nid"
     " from nidreg_data.record_revision v left join nidreg_data.registration g"
     " on g.event = v.event) t"},
    {"listing_import", {}}, // what was being imported
    {"log_head", {}}, // the roots are compared
    {"migration", {}},
    {"workflow_edge", {}},
    {"workflow_step", {}},
    {"database-role", {}},
};

QByteArrayList rowsOf(const QString &conninfo, const QString &columns, const QString &from)
{
    QProcess psql;
    psql.start(serverProgram(QStringLiteral("psql")),
               {"-qXAt", "-c", "set timezone = 'UTC'", "-c",
                QStringLiteral("copy (select %1 from %2) to stdout").arg(columns, from), conninfo});
    psql.waitForFinished();
    QByteArrayList rows = psql.readAllStandardOutput().split('\n');
    rows.removeLast(); // behind the last line end
    std::ranges::sort(rows);
    return rows;
}

} // namespace

/// Deposits that the program of schema 36 took: tests/fixtures/registry/make_deposit_0036.sh.
class TestFormerDeposit : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("of a local registry") << "deposit-0036-local";
        QTest::newRow("of a shared registry") << "deposit-0036-shared";
    }

    void nothingIsLost()
    {
        QFETCH(QString, name);
        const TestDatabase copy(Content::Nothing);
        const auto report = must(storage::restore(copy.conninfo(), {fixture(name)}, kNoRoles, {}));
        const Rows before(fixture(name));
        for (auto each = before.sections.begin(); each != before.sections.end(); ++each) {
            QString from = kToday.value(each.key(), "nidreg_data." + each.key());
            if (each.key() == QStringLiteral("event"))
                from += QStringLiteral(" where number < %1").arg(report.header.log.size);
            if (kToday.contains(each.key()) && from.isEmpty())
                continue;
            const QByteArrayList now = rowsOf(copy.conninfo(), before.columns[each.key()], from);
            const bool mayGrow = each.key() == QStringLiteral("policy");
            QVERIFY2(mayGrow || now.size() == each->size(), qPrintable(each.key()));
            for (const QByteArray &row : *each)
                QVERIFY2(now.contains(row), each.key().toUtf8() + ": " + row);
        }
    }

    void itVerifiesAndTellsOfItself_data() { nothingIsLost_data(); }

    void itVerifiesAndTellsOfItself()
    {
        QFETCH(QString, name);
        const TestDatabase copy(Content::Nothing), fresh;
        const auto report = must(storage::restore(copy.conninfo(), {fixture(name)}, kNoRoles, {}));
        QCOMPARE(report.header.schema, 36);
        QCOMPARE(report.schema, sql::kSchemaVersion);
        QCOMPARE(report.log.witnesses, 1);
        QCOMPARE(report.log.head.size, report.header.log.size + 1);
        QCOMPARE(guardsThatAreOff(copy.conninfo()), QStringLiteral("none"));
        const auto store = opened(copy.conninfo());
        QCOMPARE(must(store->events(report.header.log.size, 10)).front().what,
                 std::string("upgrade"));
        const registry::LogHead then = report.header.log;
        QCOMPARE(must(store->verify({}, {{then.size, then.root, "deposit"}})).witnesses, 1);
        QCOMPARE(must(store->head()).log,
                 proof::toHex(proof::leafOf(must(store->prove(registry::EventPosition{0})).bytes)));
        const QString definitions = "select string_agg(d::text, ' ' order by d.kind, d.name)"
                                    " from nidreg_data.definition d";
        QCOMPARE(Sql(copy.conninfo()).value(definitions), Sql(fresh.conninfo()).value(definitions));
    }

    /// And is a registry like every other: what goes on there is deposited and restored again.
    void itIsDepositedAnew()
    {
        const TestDatabase copy(Content::Nothing), again(Content::Nothing);
        must(storage::restore(copy.conninfo(), {fixture("deposit-0036-local")}, {}, {}));
        must(opened(copy.conninfo())->create(act("abe", Role::Applicant), {}));
        const QTemporaryDir folder;
        const auto written = dumped(copy.conninfo(), folder.filePath("a"));
        QCOMPARE(written.header.schema, sql::kSchemaVersion);
        restored(again.conninfo(), {folder.filePath("a")});
        QCOMPARE(canonicalExport(again.conninfo(), written.header.log.size),
                 canonicalExport(copy.conninfo()));
        QCOMPARE(refusal(storage::dump(copy.conninfo(), folder.filePath("b"),
                                       {fixture("deposit-0036-local"), false}, {})),
                 QStringLiteral("deposit.schema-changed"));
    }

    /// Its section of roles says the same.
    void rolesAreThoseOfTheLog()
    {
        const TestDatabase copy(Content::Nothing);
        const auto report =
            must(storage::restore(copy.conninfo(), {fixture("deposit-0036-shared")}, kNoRoles, {}));
        QVERIFY(report.unproven.empty());
        QCOMPARE(report.log.roles.at("reg36_rita"), std::set<std::string>{"registrar"});
        QCOMPARE(report.log.roles.at("reg36_rea"), std::set<std::string>{"reader"});
    }

    void oneThatWasForgedChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("section");
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("is");
        QTest::addColumn<QString>("why");
        QTest::newRow("a namespace that is no NID")
            << QByteArray("namespace") << QByteArray("chi\t") << QByteArray("-chi\t")
            << "deposit.unfit-rows";
        QTest::newRow("a request in a state that there is none of")
            << QByteArray("request") << QByteArray("\twithdrawn\t") << QByteArray("\tlost\t")
            << "deposit.unfit-rows";
        QTest::newRow("an event of nobody's request")
            << QByteArray("request_stay") << QByteArray("1\t") << QByteArray("999\t")
            << "deposit.mismatch";
        QTest::newRow("a number that is none") << QByteArray("request") << QByteArray("1\t")
                                               << QByteArray("one\t") << "deposit.unfit-rows";
        QTest::newRow("another registrant")
            << QByteArray("namespace_version") << QByteArray("Example Standards")
            << QByteArray("Mallory") << "deposit.mismatch";
        QTest::newRow("a head before its last event")
            << QByteArray("log_head") << QByteArray("t\t247\t") << QByteArray("t\t246\t")
            << "deposit.unfit-rows";
        QTest::newRow("a head behind its last event")
            << QByteArray("log_head") << QByteArray("t\t247\t") << QByteArray("t\t248\t")
            << "deposit.mismatch";
    }

    void oneThatWasForgedChangesNothing()
    {
        QFETCH(QByteArray, section);
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, is);
        QFETCH(QString, why);
        const QTemporaryDir folder;
        const QString forged = folder.filePath("forged");
        writeBytes(forged, withRows(plainOf("deposit-0036-local"), section, [&](QByteArray rows) {
                       const qsizetype place = rows.indexOf(was);
                       return place < 0 ? rows : rows.replace(place, was.size(), is);
                   }));
        QVERIFY(bytesOf(forged) != plainOf("deposit-0036-local"));
        const TestDatabase database(Content::Nothing);
        QCOMPARE(refusal(storage::restore(database.conninfo(), {forged}, {}, {})), why);
        QVERIFY(isBare(database));
    }

private:
    static QString fixture(const QString &name)
    {
        return QStringLiteral(NIDREG_SOURCE "/tests/fixtures/registry/") + name;
    }

    static QByteArray plainOf(const QString &name)
    {
        const auto reader = must(storage::DepositReader::open(fixture(name), {}));
        QBuffer plain;
        plain.open(QIODevice::WriteOnly);
        storage::DepositWriter writer(plain, storage::DepositWriter::Form::Plain);
        writer.begin(reader->header());
        Copy copy(writer);
        must(reader->visit(copy, {}));
        writer.finish();
        return plain.data();
    }

    static inline const storage::RestoreOptions kNoRoles{false, false, false};
};

NIDREG_TEST(TestFormerDeposit, QCoreApplication)

} // namespace tst_formerdeposit

#include "tst_formerdeposit.moc"
