// SPDX-License-Identifier: MIT
#include "forms/requests/requestsqueue.h"
#include "model/storage/pgstore.h"
#include "tests/bench/benchapp.h"
#include "tests/model/storage/login.h"
#include "tests/support/filled.h"
#include "tests/support/sizes.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QLineEdit>

#include <algorithm>
#include <cstdio>

/// The queue in a window's session at 100,000 requests and 1,000,000 events (or as many as
/// NIDREG_REQUESTS says, ten events each): from its opening to its first rows, and from a
/// change of the filter to the rows that it finds, for each role. The yardstick is the same
/// question asked of a plain copy of the table, without rights, by libpq alone.
using namespace nidreg;
using namespace nidreg::tests;

namespace {

constexpr double kMaxOpening = 300, kMaxFiltering = 100; ///< milliseconds
constexpr int kOpenings = 20;

class Clock : public base::Clock {
public:
    base::Instant now() const override
    {
        return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    }
};

struct Times {
    std::vector<double> taken;

    double share(double part)
    {
        std::ranges::sort(taken);
        return taken[std::size_t(part * double(taken.size() - 1) + 0.5)];
    }
};

template <class Act> double timed(Act act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    return double(timer.nsecsElapsed()) / 1e6;
}

/// The queue as one login sees it.
class QueueOfLogin {
public:
    QueueOfLogin(const QString &conninfo, Role role)
        : m_session([conninfo] { return storage::openStore(conninfo); }, m_clock, m_knowledge)
    {
        QEventLoop loop;
        QObject::connect(&m_session, &forms::RegistrySession::opened, &loop, &QEventLoop::quit);
        QObject::connect(&m_session, &forms::RegistrySession::lost,
                         [](const registry::StoreError &why) {
                             qFatal("the registry does not open: %s", why.detail.c_str());
                         });
        m_session.open();
        loop.exec();
        m_session.actAs({m_session.acting().person, role});
    }

    double open()
    {
        return timed([this] {
            m_queue = std::make_unique<forms::RequestsQueue>(m_session);
            m_queue->resize(1000, 400);
            m_queue->show();
            waitForRows();
        });
    }

    double filter(const QString &text)
    {
        auto *edit = m_queue->findChild<QLineEdit *>("filterEdit");
        waitForRest();
        return timed([&] {
            edit->setText(text);
            waitForRows();
        });
    }

private:
    void waitForRows()
    {
        QEventLoop loop;
        QObject::connect(m_queue.get(), &forms::RequestsQueue::shown, &loop, [&] {
            if (!m_queue->isLoading())
                loop.quit();
        });
        if (m_queue->isLoading())
            loop.exec();
        m_queue->repaint();
    }
    /// Until nothing is asked any more, what an answer asks for in its turn neither.
    void waitForRest()
    {
        int left = 1;
        const auto counting = QObject::connect(&m_session, &forms::RegistrySession::pendingChanged,
                                               [&](int pending) { left = pending; });
        m_session.refreshAccess();
        for (int quiet = 0; quiet<3; quiet = left> 0 ? 0 : quiet + 1)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QObject::disconnect(counting);
    }

    Clock m_clock;
    urn::NidKnowledge m_knowledge;
    forms::RegistrySession m_session;
    std::unique_ptr<forms::RequestsQueue> m_queue;
};

bool report(const char *what, const char *role, Times &times, double yardstick, double most)
{
    const double p50 = times.share(0.5), p95 = times.share(0.95);
    std::printf("%-8s %-10s p50 %7.1f ms  p95 %7.1f ms  (limit %.0f)  plain copy %6.1f ms  ratio "
                "%.1f\n",
                what, role, p50, p95, most, yardstick, p50 / yardstick);
    std::fflush(stdout);
    return p95 < most;
}

/// What a person types, a key at a time; the word is found in few rows, in many and in none.
const QStringList kTyped{"l",  "lo", "lor",      "lora",     "ora-9",     "1",
                         "12", "12", "expert_1", "expert_7", "contested", "nothing of it"};

double plainly(Sql &sql, const QString &where, const QString &text = {})
{
    Times times;
    const QString found = where
        + (text.isEmpty() ? QString() : QStringLiteral(" and strpos(nid_key, '%1') > 0").arg(text));
    for (int i = 0; i < 5; ++i)
        times.taken.push_back(timed([&] {
            sql.value(QStringLiteral("select count(*) from plain where ") + found);
            sql.value(
                QStringLiteral("select * from plain where %1 order by id limit 128").arg(found));
        }));
    return times.share(0.5);
}

bool measure(const TestDatabase &database, const char *role, const QString &sight)
{
    const QString login = QString::fromLatin1(role) + "_1";
    Sql owner(database.conninfo());
    owner.value(QStringLiteral("drop role if exists %1; create role %1 login in role nidreg_%2;"
                               " grant connect on database %3 to %1")
                    .arg(login, QString::fromLatin1(role), database.name()));
    const QString open =
        sight + " and state not in ('registered', 'rejected', 'withdrawn', 'closed')";
    bool isFine = true;
    {
        QueueOfLogin queue(database.conninfo(login), *workflow::named<Role>(role));
        Times opening, filtering;
        for (int i = 0; i < kOpenings; ++i)
            opening.taken.push_back(queue.open());
        for (int round = 0; round < 5; ++round) {
            for (const QString &text : kTyped)
                filtering.taken.push_back(queue.filter(text));
        }
        isFine = report("opening", role, opening, plainly(owner, open), kMaxOpening)
            & report("filter", role, filtering, plainly(owner, open, "lora"), kMaxFiltering);
    }
    owner.value(QStringLiteral("drop owned by %1; drop role %1").arg(login));
    return isFine;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const int requests = tests::sizeFrom("NIDREG_REQUESTS", 100'000);
    const TestDatabase database;
    const double filling = timed([&] { fill(database.conninfo(), requests, requests * 10); });
    std::printf("%d requests, %d events, filled in %.0f s\n", requests, requests * 10,
                filling / 1000);
    Sql(database.conninfo())
        .value("create table plain as select * from nidreg_data.request;"
               "alter table plain add primary key (id); analyze plain");
    bool isFine = measure(database, "registrar", "true");
    isFine &= measure(database, "expert", "revision > 0");
    isFine &= measure(database, "applicant", "applicant = 'applicant_1'");
    return isFine ? 0 : 1;
}
