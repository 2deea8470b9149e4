// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

namespace tst_busy {

using namespace nidreg;
using namespace nidreg::tests;

/// One open transaction that holds the log: everybody else is told so in time, and a registrar ends
/// it.
class TestBusy : public QObject {
    Q_OBJECT

private slots:
    void whoeverWaitsIsToldForWhom()
    {
        const TestDatabase database;
        const Login registrar(database, "registrar"), reader(database, "reader");
        Sql holder = reader.sql();
        QCOMPARE(holder.run(QStringLiteral("begin; %1").arg(describing(reader))),
                 QStringLiteral("done"));
        const auto store =
            opened(registrar.conninfo() + QStringLiteral(" options='-c lock_timeout=100ms'"));
        const auto refused =
            store->setPolicy(registrar.act(Role::Registrar), {"review-days", "20"});
        QCOMPARE(refusal(refused), QStringLiteral("registry.busy"));
        QVERIFY2(refused.error().detail.starts_with(reader.name()), refused.error().detail.c_str());
    }

    void aRegistrarEndsTheSessionThatHoldsTheLog()
    {
        const TestDatabase database;
        const Login registrar(database, "registrar"), reader(database, "reader");
        Sql holder = reader.sql();
        QCOMPARE(holder.run(QStringLiteral("begin; %1").arg(describing(reader))),
                 QStringLiteral("done"));
        const auto store = opened(registrar.conninfo());
        const auto sessions = must(store->sessions());
        QCOMPARE(sessions.size(), std::size_t(1));
        QCOMPARE(sessions.front().login, reader.name());
        QVERIFY(sessions.front().waitsFor.empty());
        must(store->endSession(sessions.front().process));
        must(store->setPolicy(registrar.act(Role::Registrar), {"review-days", "20"}));
        QVERIFY(must(store->sessions()).empty());
    }

    void nobodyElseEndsIt()
    {
        const TestDatabase database;
        const Login expert(database, "expert"), reader(database, "reader");
        Sql holder = reader.sql();
        QCOMPARE(holder.run(QStringLiteral("begin; %1").arg(describing(reader))),
                 QStringLiteral("done"));
        const auto store = opened(expert.conninfo());
        QCOMPARE(refusal(store->endSession(must(store->sessions()).front().process)),
                 QStringLiteral("role.wrong"));
        Sql sql = expert.sql();
        QCOMPARE(sql.run(QStringLiteral("select nidreg.end_session(pg_backend_pid())")),
                 QStringLiteral("42501"));
    }

    void aSessionThatHoldsNothingIsNotEnded()
    {
        const TestDatabase database;
        const Login registrar(database, "registrar"), reader(database, "reader");
        Sql idle = reader.sql();
        const int process = idle.value(QStringLiteral("select pg_backend_pid()")).toInt();
        QCOMPARE(refusal(opened(registrar.conninfo())->endSession(process)),
                 QStringLiteral("not found"));
    }

private:
    /// A reader's own profile: the action that anybody may take.
    static QString describing(const Login &who)
    {
        return QStringLiteral(
                   "select nidreg.describe(gen_random_uuid(), '%1', 'reader', '%1', '{\"name\": "
                   "\"\","
                   " \"organization\": \"\", \"email\": \"\", \"described\": -1, \"services\": [],"
                   " \"absences\": []}')")
            .arg(QString::fromStdString(who.name()));
    }
};

NIDREG_TEST(TestBusy, QCoreApplication)

} // namespace tst_busy

#include "tst_busy.moc"
