// SPDX-License-Identifier: MIT
#include "model/proof/merkletree.h"
#include "tests/model/storage/desk.h"
#include "tests/model/storage/older.h"

#include <QFile>

#include <thread>

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// A registry that was filled with the programs of schema 0014.
struct OlderRegistry {
    TestDatabase database{TestDatabase::Content::Nothing};
    Sql sql{database.conninfo()};

    OlderRegistry()
    {
        migrateAsSuperuserTo(sql, 14);
        QFile script(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/registry/filled-0014.sql"));
        if (!script.open(QIODevice::ReadOnly))
            qFatal("%s", qPrintable(script.errorString()));
        sql.value(QString::fromUtf8(script.readAll()));
    }

    /// Every event's bytes, in order, as PostgreSQL prints them.
    QString events() const
    {
        return Sql(database.conninfo())
            .value("select string_agg(encode(canonical, 'hex'), ' ' order by number)"
                   " from nidreg.event");
    }
    int version() { return sql.value("select max(version) from nidreg.migration").toInt(); }
    /// A row as text, "-" where it has no value.
    QString row(const QString &columns, const QString &from)
    {
        return sql.value(QStringLiteral("select concat_ws(' ', %1) from %2").arg(columns, from));
    }
};

/// The root over the bytes alone, without what the database says of its tree.
proof::Hash rootOf(const QString &events)
{
    proof::MerkleTree tree;
    for (const QString &each : events.split(' '))
        tree.append(QByteArray::fromHex(each.toLatin1()).toStdString());
    return tree.root();
}

std::string hex(const proof::Hash &hash)
{
    return QByteArray(reinterpret_cast<const char *>(hash.data()), qsizetype(hash.size()))
        .toHex()
        .toStdString();
}

review::Request numbered(registry::Store &store, std::int64_t id)
{
    return must(store.request({id})).request;
}

review::Record said(const char *text)
{
    review::Record record;
    record.text = text;
    return record;
}

review::Record cited(const char *reference)
{
    review::Record record;
    record.reference = reference;
    return record;
}

registry::Stored<review::Request> take(registry::Store &store, const Act &by, std::int64_t id,
                                       Step wanted, const review::Record &record)
{
    const review::Request request = numbered(store, id);
    const review::Edge edge{wanted, request.procedure, request.state, request.state,
                            review::Part::Registrar};
    return store.append(by, {request.id, request.revision, edge, by.acting, record});
}

registry::Stored<review::Request> submit(registry::Store &store, const Act &by, std::int64_t id,
                                         const std::string &nid)
{
    const review::Request request = numbered(store, id);
    const review::Edge edge{Step::Submit, request.procedure, request.state, request.state,
                            review::Part::ItsApplicant};
    return store.submit(by,
                        {{request.id, request.revision, edge, by.acting, {}},
                         content(nid, 1),
                         textOf(nid, 1, "Mended.\n"),
                         nid,
                         1,
                         "2026-02-01",
                         "Example Org"});
}

registry::Stored<registry::Enrolled> enroll(registry::Store &store, std::int64_t id)
{
    const review::Request request = numbered(store, id);
    const review::Edge edge{Step::Register, request.procedure, request.state, request.state,
                            review::Part::Registrar};
    const Act by = act("rita", Role::Registrar);
    return store.enroll(
        by, {{request.id, request.revision, edge, by.acting, {}}, "Example Standards", {}, {}});
}

} // namespace

class TestMigration : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const TestDatabase first; // with it the server gets the roles
    }

    void aFilledRegistryIsBroughtUpToDate()
    {
        OlderRegistry old;
        const QString before = old.events();
        const proof::Hash root = rootOf(before);
        QCOMPARE(old.sql.value("select encode(root, 'hex') from nidreg.log_head").toStdString(),
                 hex(root));
        must(storage::migrate(old.database.conninfo()));
        QVERIFY(old.events().startsWith(before)); // and an event that adopts what had none
        const auto store = opened(old.database.conninfo());
        QVERIFY(!must(store->verify({})).misfit);
        const std::int64_t size = before.count(' ') + 1;
        QVERIFY(must(store->proveSince(size)).old.root == hex(root));
    }

    void whereEachRequestStandsIsKnown_data()
    {
        QTest::addColumn<int>("request");
        QTest::addColumn<QString>("stands");
        const auto row = [](const char *text, int request, const char *stands) {
            QTest::newRow(text) << request << QString(stands);
        };
        row("a draft", 1, "draft applicant -");
        row("one in discussion", 2, "in-discussion registrar -");
        row("one that an expert has yet to judge", 3, "in-review expert 2126-02-14");
        row("one with changes requested", 4, "changes-requested applicant -");
        row("one that was submitted anew", 5, "in-review expert 2126-02-14");
        row("an approved one", 6, "approved registrar -");
        row("one that waits for a direction", 7, "awaiting-direction body -");
        row("a registered one", 8, "registered - -");
        row("a registered revision", 9, "registered - -");
        row("an informal one", 10, "registered - -");
        row("a rejected one", 11, "rejected - -");
        row("one in review on appeal", 12, "in-review expert 2126-03-01");
        row("a withdrawn one", 13, "withdrawn - -");
        row("a closed one", 14, "closed - -");
        row("one whose body is unknown", 15, "recognition-pending body -");
        row("one in advisory review", 16, "advisory-review expert 2126-02-14");
        row("a completed one", 17, "approved registrar -");
        row("one that was not recognised", 18, "in-discussion registrar -");
        row("one that was rejected at once", 19, "rejected - -");
        row("one that its expert stepped back from", 20, "in-review registrar -");
    }

    /// The registry is the same for every row: it is only read.
    void whereEachRequestStandsIsKnown()
    {
        if (!m_shared) {
            m_shared = std::make_unique<OlderRegistry>();
            must(storage::migrate(m_shared->database.conninfo()));
        }
        QFETCH(int, request);
        QFETCH(QString, stands);
        QCOMPARE(m_shared->row("state, coalesce(turn, '-'), coalesce(due::text, '-')",
                               QStringLiteral("nidreg.request where id = %1").arg(request)),
                 stands);
        QCOMPARE(m_shared->sql
                     .value(QStringLiteral("select string_agg(state, ' ' order by ordinal)"
                                           " from nidreg.request_stay where request_id = %1")
                                .arg(request))
                     .section(' ', -1),
                 stands.section(' ', 0, 0));
        // Nobody's turn began when the schema changed.
        QCOMPARE(
            m_shared->sql.value(QStringLiteral("select exists (select from nidreg.event e where"
                                               " e.request_id = r.id and e.at = r.turn_since)"
                                               " from nidreg.request r where id = %1")
                                    .arg(request)),
            "t");
    }

    void whatExpertsSaidIsKept()
    {
        OlderRegistry old;
        must(storage::migrate(old.database.conninfo()));
        const auto experts = [&](int request) {
            return old.sql.value(QStringLiteral("select string_agg(expert || ' ' || vote || ' ' ||"
                                                " coalesce(verdict, '-'), ', ' order by ordinal)"
                                                " from nidreg.request_expert where request_id = %1")
                                     .arg(request));
        };
        QCOMPARE(experts(3), "eve approved approved, ed none -");
        QCOMPARE(experts(5), "eve none approved, ed none -"); // it judged the text before
        QCOMPARE(experts(11), "eve rejected rejected");
        QCOMPARE(experts(12), "eve stepped-back rejected, ed none -");
        QCOMPARE(experts(16), "eve advised advised, ed none -");
        QCOMPARE(experts(20), "ed stepped-back -");
        QCOMPARE(old.sql.value("select name from nidreg.recognized_body"), "Example Standards");
    }

    void everybodyWorksOn()
    {
        OlderRegistry old;
        must(storage::migrate(old.database.conninfo()));
        const auto store = opened(old.database.conninfo());
        const auto abe = [] { return act("abe", Role::Applicant); };
        QVERIFY(must(submit(*store, abe(), 1, "alpha")).state == review::State::InDiscussion);
        QVERIFY(must(submit(*store, abe(), 4, "delta")).state == review::State::InDiscussion);
        QVERIFY(must(take(*store, act("ed", Role::Expert), 3, Step::Approve, said("Fine."))).state
                == review::State::Approved);
        must(take(*store, abe(), 2, Step::Comment, said("Still ASCII ones.")));
        review::Record asked{{}, {}, "eve", base::parseDate("2126-02-14"), {}};
        must(take(*store, act("rita", Role::Registrar), 20, Step::Assign, asked));
        must(take(*store, act("rita", Role::Registrar), 15, Step::Recognize, cited("decision 2")));
        must(take(*store, act("rita", Role::Registrar), 7, Step::Direct,
                  cited("the body's letter")));
        for (const std::int64_t id : {3, 6, 7, 17})
            QVERIFY(must(enroll(*store, id)).version);
        const auto fresh = must(store->create(abe(), {}));
        QCOMPARE(fresh.id.value, 23);
        QVERIFY(!must(store->verify({})).misfit);
    }

    void theQueueFindsThemAll()
    {
        OlderRegistry old;
        must(storage::migrate(old.database.conninfo()));
        const auto store = opened(old.database.conninfo());
        const review::Acting rita{"rita", Role::Registrar};
        const base::Date today = *base::parseDate("2026-03-14");
        registry::RequestQuery query;
        query.view = registry::RequestView::Everything;
        QCOMPARE(must(store->requests(query, rita, today)).rows.size(), std::size_t(22));
        query.text = "gam";
        QCOMPARE(must(store->requests(query, rita, today)).rows.size(), std::size_t(1));
        query.text = "";
        query.view = registry::RequestView::Contested;
        QCOMPARE(must(store->requests(query, rita, today)).rows.size(), std::size_t(2));
        QCOMPARE(must(store->figures(rita, today)).contested, 2);
    }

    /// The migration is stopped where it makes the first domain, in the midst of the newer files,
    /// and its server process ended.
    void anInterruptedMigrationChangesNothing()
    {
        OlderRegistry old;
        const QString before = old.events();
        Sql holder(old.database.conninfo());
        holder.value("select pg_advisory_lock(4711)");
        old.sql.value("create function public.wait_there() returns event_trigger language plpgsql"
                      " as $$ begin perform pg_advisory_lock(4711); end $$;"
                      "create event trigger wait_there on ddl_command_end"
                      " when tag in ('CREATE DOMAIN') execute function public.wait_there()");
        QString answer;
        std::thread program([&] { answer = refusal(storage::migrate(old.database.conninfo())); });
        const QString ended = QStringLiteral(
            "select count(pg_terminate_backend(pid)) from pg_locks where locktype = 'advisory'"
            " and objid = 4711 and not granted and database ="
            " (select oid from pg_database where datname = current_database())");
        const bool isEnded =
            QTest::qWaitFor([&] { return holder.value(ended) == QLatin1String("1"); }, 60000);
        program.join();
        QVERIFY(isEnded);
        QCOMPARE(answer, "unreachable");
        QCOMPARE(old.version(), 14);
        QCOMPARE(old.events(), before);
        // The program of that time goes on with it.
        old.sql.value("select nidreg.create_request(gen_random_uuid(), 'abe', 'applicant', 'new',"
                      " 'formal', 'community', false, 'upsilon', 'a text')");
        old.sql.value("drop event trigger wait_there");
        must(storage::migrate(old.database.conninfo()));
        QVERIFY(old.version() > 14);
        QVERIFY(!must(opened(old.database.conninfo())->verify({})).misfit);
    }

private:
    std::unique_ptr<OlderRegistry> m_shared;
};

QTEST_GUILESS_MAIN(TestMigration)
#include "tst_migration.moc"
