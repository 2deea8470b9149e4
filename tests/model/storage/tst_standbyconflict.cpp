// SPDX-License-Identifier: MIT
#include "model/storage/postgres/connection.h"
#include "model/storage/postgres/failure.h"
#include "model/storage/postgres/migrate.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"

#include <thread>

namespace tst_standbyconflict {

using namespace nidreg;
using namespace nidreg::tests;
using storage::Connection;

/// Reads a table, and then waits until nobody holds that lock: so long somebody can change the
/// table.
static constexpr const char *kReads =
    "select number, pg_advisory_lock_shared(7), pg_advisory_unlock_shared(7)"
    " from nidreg_data.event where number = 0";

/// A standby that ends at once whatever keeps it from following its primary.
class TestStandbyConflict : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        Sql(m_primary.conninfo("postgres")).value("create database registry");
        must(storage::migrate(m_primary.conninfo("registry")));
        m_standby = OwnServer::standbyOf(m_primary, "second");
        m_standby->configure("max_standby_streaming_delay = 0");
        m_standby->reload();
    }

    void whatIsReadAloneIsReadAgain()
    {
        const auto connection = must(Connection::open(m_standby->conninfo("registry")));
        const auto answer = duringAConflict([&] { return connection->run(kReads); });
        QCOMPARE(refusal(answer), "done");
        QCOMPARE(answer->size(), std::size_t(1));
    }

    void whatIsReadTogetherIsRefusedAndWhyIsTold()
    {
        const auto connection = must(Connection::open(m_standby->conninfo("registry")));
        must(connection->beginSnapshot());
        const auto answer = duringAConflict([&] { return connection->run(kReads); });
        QCOMPARE(refusal(answer), storage::kStandbyConflict);
        connection->rollback();
        QCOMPARE(refusal(connection->run(kReads)), "done");
    }

    void onAPrimaryItIsTwoChangesThatMet()
    {
        const auto connection = must(Connection::open(m_primary.conninfo("registry")));
        for (const char *failing : {"do $$ begin raise exception using errcode = '40001'; end $$",
                                    "do $$ begin raise exception using errcode = '40P01'; end $$"})
            QCOMPARE(refusal(connection->run(failing)), "stale");
    }

private:
    /// What is read comes to its end when the standby has ended one reading.
    template <class Read> registry::Stored<storage::Rows> duringAConflict(Read read)
    {
        Sql standby(m_standby->conninfo("registry"));
        const auto conflicts = [&] { return m_standby->logged().count("conflict with recovery"); };
        const auto before = conflicts();
        standby.value("select pg_advisory_lock(7)");
        std::thread change([&] {
            const QString waiters =
                "select count(*) from pg_stat_activity where wait_event = 'advisory'";
            const bool waits = test::waitFor([&] { return standby.value(waiters) != "0"; });
            Sql(m_primary.conninfo("registry"))
                .value("begin; lock table nidreg_data.event in access exclusive mode; commit");
            const bool isEnded = waits && test::waitFor([&] { return conflicts() > before; });
            standby.value("select pg_advisory_unlock(7)");
            if (!isEnded)
                qFatal("no statement was ended");
        });
        auto answer = read();
        change.join();
        return answer;
    }

    OwnServer m_primary;
    std::unique_ptr<OwnServer> m_standby;
};

NIDREG_TEST(TestStandbyConflict, QCoreApplication)

} // namespace tst_standbyconflict

#include "tst_standbyconflict.moc"
