// SPDX-License-Identifier: MIT
#include "model/proof/merkletree.h"
#include "model/storage/postgres/migrate.h"
#include "tests/model/storage/registry36.h"
#include "tests/model/storage/upgradedtables.h"
#include "tests/program/program.h"

#include <thread>

namespace tst_upgrade {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

const QString kTheEvents =
    "select string_agg(encode(canonical, 'hex'), ' ' order by number) from %1.event";

/// A registry before and after its upgrade.
struct Upgraded {
    explicit Upgraded(Registry36::Kind kind) : old(kind)
    {
        for (const TableOf36 &each : kTablesOf36)
            before[each.name] = old.values(each.former);
        for (const QString &each : old.values(
                 "select relname from pg_class where relnamespace = 'nidreg'::regnamespace and"
                 " relkind = 'r' order by 1"))
            tables << each;
        events = old.value(kTheEvents.arg("nidreg"));
        must(storage::migrate(old.conninfo()));
    }

    Registry36 old;
    QMap<QByteArray, QStringList> before; ///< the rows of each table of schema 36
    QStringList tables;
    QString events; ///< their bytes, in order
};

/// The root over the bytes alone, without what the database says of its tree.
std::string rootOf(const QString &events)
{
    proof::MerkleTree tree;
    for (const QString &each : events.split(' '))
        tree.append(QByteArray::fromHex(each.toLatin1()).toStdString());
    const proof::Hash root = tree.root();
    return QByteArray(reinterpret_cast<const char *>(root.data()), qsizetype(root.size()))
        .toHex()
        .toStdString();
}

workflow::Record said(const char *text, const char *reference = "")
{
    workflow::Record record;
    record.text = text;
    record.reference = reference;
    return record;
}

registry::Stored<workflow::Request> take(registry::Store &store, const Act &by, std::int64_t id,
                                         Step wanted, const workflow::Record &record)
{
    const workflow::Request request = must(store.request({id})).request;
    const workflow::Edge edge{wanted, request.procedure, request.state, request.state,
                              workflow::Part::Registrar};
    return store.append(by, {request.id, request.revision, edge, by.acting, record});
}

registry::Stored<workflow::Request> submit(registry::Store &store, const Act &by, std::int64_t id,
                                           const std::string &nid)
{
    const workflow::Request request = must(store.request({id})).request;
    return store.submit(by, submissionOf(by, request, content(nid, 1, "Mended.")));
}

registry::Stored<registry::Registered> registerNamespace(
    registry::Store &store, const Act &by, std::int64_t id,
    const std::vector<registry::Reference> &references = {}, const std::string &grammar = {})
{
    const workflow::Request request = must(store.request({id})).request;
    const workflow::Edge edge{Step::Register, request.procedure, request.state, request.state,
                              workflow::Part::Registrar};
    return store.registerNamespace(by,
                                   {{request.id, request.revision, edge, by.acting, {}},
                                    "Example Standards",
                                    references,
                                    grammar});
}

QString stands(const workflow::Request &request)
{
    const auto turn = workflow::waitingOn(request);
    const auto due = request.due();
    const auto text = [](std::string_view s) {
        return QString::fromUtf8(s.data(), qsizetype(s.size()));
    };
    QStringList all{text(name(request.state)), QString::number(request.revision),
                    turn ? text(name(*turn)) : "-",
                    due ? QString::fromStdString(base::toString(*due)) : "-"};
    for (const auto &each : request.experts)
        all << QString::fromStdString(each.expert) << text(name(each.vote))
            << text(name(each.verdict));
    return all.join(' ');
}

/// Schema 36 said of everyone who judged before an appeal that they had stepped back.
QString calledAsIn36(QString text)
{
    return text.replace("\"vote\": \"replaced\"", "\"vote\": \"stepped-back\"")
        .replace(" replaced ", " stepped-back ");
}

} // namespace

/// Registries of schema 36, a private one and a shared one, with something in every table.
class TestUpgrade : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const TestDatabase first; // with it the server gets the roles
        for (const auto kind : {Registry36::Local, Registry36::Shared})
            m_upgraded[kind] = std::make_unique<Upgraded>(kind);
    }
    void cleanupTestCase()
    {
        for (auto &each : m_upgraded)
            each.reset();
    }

    /// Of a table that schema 36 has, and that no row here tells of, nobody would know.
    void everyTableIsLookedAt()
    {
        for (const auto &each : m_upgraded) {
            for (const QString &table : each->tables) {
                const bool isLookedAt = std::ranges::any_of(kTablesOf36, [&](const TableOf36 &one) {
                    return table == QString(one.name).section(':', 0, 0);
                });
                const bool isGone =
                    QStringList{"listing_block", "listing_import", "migration"}.contains(table);
                QVERIFY2(isLookedAt != isGone, qPrintable(table));
            }
        }
    }

    void nothingIsLost_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("table");
        for (std::size_t i = 0; i < kTablesOf36.size(); ++i) {
            QTest::addRow("local, %s", kTablesOf36[i].name) << int(Registry36::Local) << int(i);
            QTest::addRow("shared, %s", kTablesOf36[i].name) << int(Registry36::Shared) << int(i);
        }
    }

    void nothingIsLost()
    {
        QFETCH(int, kind);
        QFETCH(int, table);
        const TableOf36 &one = kTablesOf36[std::size_t(table)];
        const Upgraded &upgraded = *m_upgraded[kind];
        const QStringList before = upgraded.before[one.name];
        QVERIFY(!before.isEmpty() || one.isLocal == (kind == Registry36::Shared));
        QCOMPARE(calledAsIn36(upgraded.old.values(one.present, kOwnersPath).join('\n')),
                 before.join('\n'));
    }

    void theLogGoesOn_data() { kinds(); }
    void theLogGoesOn()
    {
        QFETCH(int, kind);
        const Upgraded &upgraded = *m_upgraded[kind];
        const QString after = upgraded.old.value(kTheEvents.arg("nidreg_data"));
        QVERIFY(after.startsWith(upgraded.events + ' '));
        const std::int64_t size = upgraded.events.count(' ') + 1;
        const auto store = opened(upgraded.old.conninfo());
        const auto events = must(store->events(size, 10));
        QCOMPARE(events.size(), std::size_t(1));
        QCOMPARE(events.front().what, std::string("upgrade"));
        QCOMPARE(must(store->proveSince(size)).old.root, rootOf(upgraded.events));
        const auto report = must(store->verify({}));
        QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
    }

    void whereEachRequestStandsIsKnown_data() { kinds(); }
    void whereEachRequestStandsIsKnown()
    {
        QFETCH(int, kind);
        const Upgraded &upgraded = *m_upgraded[kind];
        const auto store = opened(upgraded.old.conninfo());
        const QStringList before = upgraded.before["request:as it stands"];
        for (int i = 0; i < int(before.size()); ++i)
            QCOMPARE(calledAsIn36(stands(must(store->request({i + 1})).request)), before[i]);
        QVERIFY(before.size() >= 13);
    }

    void aSecondUpgradeChangesNothing_data() { kinds(); }
    void aSecondUpgradeChangesNothing()
    {
        QFETCH(int, kind);
        const Registry36 &old = m_upgraded[kind]->old;
        const QString head = "select encode(peaks, 'hex') from nidreg_data.log_head";
        const QString before = old.value(head);
        must(storage::migrate(old.conninfo()));
        QCOMPARE(old.value(head), before);
        QCOMPARE(old.value("select count(*) from pg_namespace where nspname = 'nidreg_36'"), "0");
    }

    void aRegistrationIsWhatHasATemplate_data() { kinds(); }
    void aRegistrationIsWhatHasATemplate()
    {
        QFETCH(int, kind);
        const Registry36 &old = m_upgraded[kind]->old;
        // A record that came without one shows none; each registration is shown by its own
        // revision.
        QCOMPARE(old.value("select count(*) from nidreg_data.record_revision where registration is"
                           " distinct from case when exists (select from nidreg_data.registration g"
                           " where g.event = record_revision.event) then event end"),
                 "0");
        QVERIFY(old.value("select count(*) from nidreg_data.record_revision where registration is"
                          " null")
                    .toInt()
                > 0);
        QVERIFY(old.value("select count(*) from nidreg_data.registration").toInt() > 0);
        // What its template states is its version.
        QCOMPARE(old.value("select count(*) from nidreg_data.registration g join"
                           " nidreg_data.record_revision v on v.registration = g.event where"
                           " g.version <> coalesce(nidreg_data.stated_version(g.stated_version),"
                           " v.revision)"),
                 "0");
        // In force from the day of the listing, or of the event.
        QCOMPARE(old.value("select count(*) from nidreg_data.record_revision v where v.in_force <>"
                           " coalesce((select l.in_force from nidreg_data.imported_listing l where"
                           " v.imported and l.event < v.event order by l.event desc limit 1),"
                           " to_char(v.recorded at time zone 'UTC', 'YYYY-MM-DD'))"),
                 "0");
    }

    void everybodyWorksOn();
    void anInterruptedUpgradeChangesNothing();

private:
    static void kinds()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("a private registry") << int(Registry36::Local);
        QTest::newRow("a shared registry") << int(Registry36::Shared);
    }

    std::array<std::unique_ptr<Upgraded>, 2> m_upgraded;
};

void TestUpgrade::everybodyWorksOn()
{
    const Registry36 old(Registry36::Local);
    must(storage::migrate(old.conninfo()));
    const auto store = opened(old.conninfo());
    const auto abe = [] { return act("abe", Role::Applicant); };
    const auto rita = [] { return act("rita", Role::Registrar); };
    const auto rolf = [] { return act("rolf", Role::Registrar); };
    QVERIFY(must(submit(*store, abe(), 1, "alpha")).state == workflow::State::InDiscussion);
    QVERIFY(must(submit(*store, abe(), 4, "delta")).state == workflow::State::InDiscussion);
    QVERIFY(must(take(*store, act("ed", Role::Expert), 3, Step::Approve, said("Fine."))).state
            == workflow::State::Approved);
    must(take(*store, abe(), 2, Step::Comment, said("Still ASCII ones.")));
    const workflow::Record asked{{}, {}, "eve", base::parseDate("2126-02-14"), {}};
    must(take(*store, rita(), 20, Step::Assign, asked));
    must(take(*store, rita(), 15, Step::Recognize, said("", "decision 2")));
    must(take(*store, rita(), 7, Step::Direct, said("", "the body's letter")));
    for (const std::int64_t id : {3, 6, 7, 17}) { // registering takes two there
        QVERIFY(must(registerNamespace(*store, rita(), id)).proposed);
        QVERIFY(must(registerNamespace(*store, rolf(), id)).version);
    }
    // What rita proposed before the upgrade is seconded after it.
    QVERIFY(must(registerNamespace(*store, rolf(), 26,
                                   {{registry::Reference::Uri, "https://example.org/psi/spec", {}}},
                                   "nss = 1*DIGIT\n"))
                .version);
    QCOMPARE(must(store->create(abe(), {})).id.value, 43);
    const auto report = must(store->verify({}));
    QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
}

/// The upgrade is stopped where it makes the first domain, and its server process ended.
void TestUpgrade::anInterruptedUpgradeChangesNothing()
{
    const Registry36 old(Registry36::Local);
    const QString before = old.value(kTheEvents.arg("nidreg"));
    Sql holder = old.sql();
    holder.value("select pg_advisory_lock(4711)");
    old.value("create function public.wait_there() returns event_trigger language plpgsql"
              " as $$ begin perform pg_advisory_lock(4711); end $$;"
              "create event trigger wait_there on ddl_command_end"
              " when tag in ('CREATE DOMAIN') execute function public.wait_there()");
    QString answer;
    std::thread program([&] { answer = refusal(storage::migrate(old.conninfo())); });
    const QString ended = QStringLiteral(
        "select count(pg_terminate_backend(pid)) from pg_locks where locktype = 'advisory'"
        " and objid = 4711 and not granted and database ="
        " (select oid from pg_database where datname = current_database())");
    const bool isEnded = test::waitFor([&] { return holder.value(ended) == QLatin1String("1"); });
    program.join();
    QVERIFY(isEnded);
    QCOMPARE(answer, "unreachable");
    QCOMPARE(old.value("select max(version) from nidreg.migration"), "36");
    QCOMPARE(old.value(kTheEvents.arg("nidreg")), before);
    // The program of that time goes on with it.
    old.value("select nidreg.create_request(gen_random_uuid(), 'abe', 'applicant', 'new',"
              " 'formal', 'community', false, 'upsilon', 'a text', false)");
    old.value("drop event trigger wait_there");
    must(storage::migrate(old.conninfo()));
    QVERIFY(!must(opened(old.conninfo())->verify({})).mismatch);
}

NIDREG_TEST(TestUpgrade, QCoreApplication)

} // namespace tst_upgrade

#include "tst_upgrade.moc"
