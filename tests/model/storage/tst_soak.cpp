// SPDX-License-Identifier: MIT
#include "model/storage/postgres/migrate.h"
#include "tests/model/storage/recount.h"
#include "tests/model/storage/soakcases.h"
#include "tests/model/storage/sockets.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"
#include "tests/support/durableserver.h"
#include "tests/support/sizes.h"

namespace tst_soak {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// How much: NIDREG_SOAK=REQUESTS, 6500 for one of some minutes.
int sizeOfSoak()
{
    return sizeFrom("NIDREG_SOAK", 200);
}

constexpr int kApplicants = 8, kExperts = 8, kRegistrars = 4;

std::vector<std::string> people(const char *kind, int count)
{
    std::vector<std::string> names;
    for (int i = 1; i <= count; ++i)
        names.push_back(kind + std::to_string(i));
    return names;
}

/// One request in four is informal, and takes a number when it is registered.
std::vector<Case> cases(int count)
{
    std::vector<Case> made(std::size_t(count), Case{});
    for (int i = 0; i < count; ++i) {
        registry::NewRequest &wanted = made[std::size_t(i)].wanted;
        if (i % 4 == 0)
            wanted.kind = urn::NidKind::Informal;
        else
            wanted.nid = "soak-" + std::to_string(i);
        wanted.workingCopy = "Namespace Identifier: " + wanted.nid;
    }
    return made;
}

} // namespace

/// Twenty people work through requests while the server ends their connections, and itself.
class TestSoak : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        Sql(m_server.conninfo(QStringLiteral("postgres"), QStringLiteral("postgres")))
            .value(QStringLiteral("create database soak"));
        must(storage::migrate(owner()));
        Sql sql(owner());
        const auto enlist = [&](const char *kind, int count, Role role) {
            for (const std::string &name : people(kind, count)) {
                sql.value(QStringLiteral("create role %1 login").arg(QString::fromStdString(name)));
                const bool isFirst = name == "registrar1";
                const auto store = opened(isFirst ? owner() : of("registrar1"));
                must(store->appoint(act(isFirst ? "postgres" : "registrar1", Role::Registrar),
                                    {name, {role}}));
            }
        };
        enlist("registrar", kRegistrars, Role::Registrar);
        enlist("applicant", kApplicants, Role::Applicant);
        enlist("expert", kExperts, Role::Expert);
        m_board.emplace(cases(m_size));
        work();
    }

    void theLogVerifies()
    {
        const auto store = opened(of("registrar1"));
        const auto report = must(store->verify({}));
        QVERIFY(!report.mismatch);
        QCOMPARE(
            report.head.size,
            Sql(owner()).value(QStringLiteral("select count(*) from nidreg_data.event")).toInt());
    }

    void everyAcknowledgedActWasDoneOnceAndNothingElse()
    {
        const QString done = Sql(owner()).value(
            QStringLiteral("select string_agg(told, E'\\n' order by told collate \"C\") from"
                           " (select concat_ws(' ', request_id, what, person, count(*)) as told"
                           " from nidreg_data.event where request_id is not null"
                           " group by request_id, what, person) as each"));
        QStringList told;
        for (const auto &[what, count] : m_board->everythingTold())
            told << QString::fromStdString(what) + QLatin1Char(' ') + QString::number(count);
        told.sort(Qt::CaseSensitive);
        QCOMPARE(done.split(QLatin1Char('\n')), told);
    }

    void everyKeyHasItsAnswer()
    {
        QCOMPARE(value("select count(*) from nidreg_data.action where result is null"), 0);
        QCOMPARE(
            value(
                "select count(*) from nidreg_data.action where name not in ('policy', 'appoint')"),
            m_acts);
    }

    void noNumberAndNoVersionIsSkippedOrDoubled()
    {
        const int informal =
            value("select count(*) from nidreg_data.namespace where informal_number is not null");
        QVERIFY(informal > 0);
        QCOMPARE(value("select max(informal_number) from nidreg_data.namespace"), informal);
        QCOMPARE(value("select next from nidreg_data.informal_counter"), informal + 1);
        QCOMPARE(
            value("select count(*) from nidreg_data.namespace n where n.version <> (select count(*)"
                  " from nidreg_data.record_revision v where v.nid_key = n.nid_key)"),
            0);
        QCOMPARE(value("select max(number) + 1 - count(*) from nidreg_data.event"), 0);
        QCOMPARE(
            value("select count(*) from nidreg_data.request r where r.revision <> (select count(*)"
                  " from nidreg_data.request_revision v where v.request_id = r.id)"),
            0);
    }

    void theQueuesFiguresAreThoseOfARecount()
    {
        Sql sql(owner());
        const auto today = *base::parseDate(
            sql.value(QStringLiteral("select (now() at time zone 'UTC')::date")).toStdString());
        const auto store = opened(of("registrar1"));
        const auto figures = must(store->figures({"registrar1", Role::Registrar}, today));
        QCOMPARE(differenceOf(figures, recountOf(*store, sql, today)), QString());
    }

    void everyRequestStandsWhereItsEventsLeftIt()
    {
        QCOMPARE(value("select count(*) from nidreg_data.request"), m_size);
        QCOMPARE(value("select count(*) from nidreg_data.request r where r.state <> (select"
                       " line_of(e.canonical, 'to') from nidreg_data.event e"
                       " where e.request_id = r.id and line_of(e.canonical, 'to') <> ''"
                       " order by e.number desc limit 1)"),
                 0);
        QCOMPARE(value("select count(*) from nidreg_data.request r where not is_ended(r.state)"),
                 0);
    }

private:
    QString of(const std::string &login) const
    {
        return m_server.conninfo(QStringLiteral("soak"), QString::fromStdString(login));
    }
    QString owner() const { return of("postgres"); }
    int value(const char *question) const
    {
        return Sql(owner()).value(kOwnersPath + QLatin1String(question)).toInt();
    }

    void enlist(std::vector<std::unique_ptr<Worker>> &workers, const char *kind, int count,
                Role role)
    {
        for (const std::string &name : people(kind, count))
            workers.push_back(std::make_unique<Worker>(of(name), name, role, *m_board,
                                                       people("expert", kExperts),
                                                       unsigned(workers.size() + 1)));
    }

    void work()
    {
        std::vector<std::unique_ptr<Worker>> workers;
        enlist(workers, "applicant", kApplicants, Role::Applicant);
        enlist(workers, "expert", kExperts, Role::Expert);
        enlist(workers, "registrar", kRegistrars, Role::Registrar);
        std::vector<std::thread> threads;
        for (const auto &each : workers)
            threads.emplace_back([&each] { each->work(); });
        disturb();
        for (std::thread &thread : threads)
            thread.join();
        int losses = 0;
        for (const auto &each : workers) {
            losses += each->losses();
            m_acts += each->acts();
        }
        qInfo("%d requests, %d acts, %d connections closed, %d lost in an act, %d restarts", m_size,
              m_acts, m_closed, losses, m_restarts);
        QVERIFY(m_closed > 0 && m_restarts > 0);
    }

    /// Until all requests are over: a connection is ended every third of a second or so, and the
    /// server a few times, as if the power failed every other time.
    void disturb()
    {
        std::minstd_rand dice(8141);
        const int portion = std::max(1, m_size / 5);
        int next = m_size - portion; // a restart when so many are open
        while (m_board->open() > 0) {
            QTest::qWait(int(100 + dice() % 400));
            if (int(m_board->open()) <= next) {
                m_server.restart(m_restarts++ % 2 == 0 ? DurableServer::Stop::Immediate
                                                       : DurableServer::Stop::Fast);
                next -= portion;
            } else if (dice() % 2 == 0) {
                m_closed += closeSocket(m_server.folder(), int(dice() % 256));
            } else {
                m_closed += value("select count(*) from (select pg_terminate_backend(pid) from"
                                  " pg_stat_activity where usename <> 'postgres'"
                                  " order by random() limit 1) as ended");
            }
        }
    }

    DurableServer m_server;
    const int m_size = sizeOfSoak();
    std::optional<Board> m_board;
    int m_acts = 0;
    int m_closed = 0;
    int m_restarts = 0;
};

NIDREG_TEST(TestSoak, QCoreApplication)

} // namespace tst_soak

#include "tst_soak.moc"
