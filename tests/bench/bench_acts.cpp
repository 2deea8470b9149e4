// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"
#include "model/storage/pgstore.h"
#include "model/storage/postgres/migrate.h"
#include "tests/support/durableserver.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTextStream>
#include <QUuid>

#include <algorithm>
#include <functional>
#include <latch>
#include <libpq-fe.h>
#include <memory>
#include <numeric>
#include <thread>
#include <vector>

using namespace nidreg;
using namespace nidreg::tests;

/// How fast acts are, durable and with their event and log entry, against a transaction that takes
/// a gapless number, keeps it and does nothing else, on the same server and in turns. It is written
/// as programs write a transaction, and for comparison as a single statement, which nothing that
/// decides between two statements can be. Acceptance: half the rate of the transaction.
namespace {

constexpr int kRounds = 3, kSeconds = 3;

QString owner(const DurableServer &server)
{
    return server.conninfo(QStringLiteral("bench"), QStringLiteral("postgres"));
}

QString sql(const QString &conninfo, const char *statements)
{
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
        PQconnectdb(conninfo.toUtf8().constData()), &PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(PQexec(connection.get(), statements),
                                                               &PQclear);
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        qFatal("%s", PQerrorMessage(connection.get()));
    return PQntuples(answer.get()) > 0 ? QString::fromUtf8(PQgetvalue(answer.get(), 0, 0))
                                       : QString();
}

constexpr const char *kTransaction = "begin;\n"
                                     "update counter set n = n + 1 returning n \\gset\n"
                                     "insert into entry values (:n);\n"
                                     "commit;\n";
constexpr const char *kStatement = "with taken as (update counter set n = n + 1 returning n)"
                                   " insert into entry select n from taken;\n";

/// The yardstick: transactions a second.
double bareRate(const DurableServer &server, int clients, const char *statements)
{
    const QString script = server.folder() + QStringLiteral("/bare.sql");
    QFile file(script);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write %s", qPrintable(script));
    file.write(statements);
    file.close();
    file.setPermissions(file.permissions() | QFile::ReadOther | QFile::ReadGroup);
    const QString said = asServer(
        serverProgram(QStringLiteral("pgbench")),
        {QStringLiteral("-n"), QStringLiteral("-M"), QStringLiteral("prepared"),
         QStringLiteral("-h"), server.folder(), QStringLiteral("-U"), QStringLiteral("postgres"),
         QStringLiteral("-c"), QString::number(clients), QStringLiteral("-j"), QStringLiteral("2"),
         QStringLiteral("-T"), QString::number(kSeconds), QStringLiteral("-f"), script,
         QStringLiteral("bench")});
    static const QRegularExpression rate(QStringLiteral("tps = ([0-9.]+)"));
    return rate.match(said).captured(1).toDouble();
}

registry::Act act()
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
            {"bench", workflow::Role::Registrar}};
}

template <class T> T must(registry::Stored<T> stored)
{
    if (!stored)
        qFatal("%s %s", stored.error().refusal.c_str(), stored.error().detail.c_str());
    return std::move(stored).value();
}

workflow::Transition transition(const workflow::Request &request, workflow::Step step)
{
    const workflow::Edge edge{step, request.procedure, request.state, request.state,
                              workflow::Part::Registrar};
    return {request.id, request.revision, edge, act().acting, {}};
}

workflow::Request create(registry::Store &store, const std::string &nid)
{
    registry::NewRequest wanted;
    wanted.nid = nid;
    wanted.workingCopy = "Namespace Identifier: " + nid;
    return must(store.create(act(), wanted));
}

workflow::Request comment(registry::Store &store, const workflow::Request &request)
{
    workflow::Transition step = transition(request, workflow::Step::Comment);
    step.record.text = "Does the syntax say what happens to case?";
    return must(store.append(act(), step));
}

workflow::Request submit(registry::Store &store, const workflow::Request &request,
                         const std::string &nid)
{
    registry::Submission made;
    made.transition = transition(request, workflow::Step::Submit);
    made.text = "Namespace Identifier: " + nid
        + "\n\nVersion: 1\n\nDate: 2026-01-31\n\nRegistrant: Example Org\n";
    made.date = "2026-01-31";
    return must(store.submit(act(), made));
}

/// Acts of one kind until the time is over; how many.
using Work = std::function<int(registry::Store &, const std::string &name, const QElapsedTimer &)>;

bool isOver(const QElapsedTimer &since)
{
    return since.elapsed() >= kSeconds * 1000;
}

int creating(registry::Store &store, const std::string &name, const QElapsedTimer &since)
{
    int acts = 0;
    for (; !isOver(since); ++acts)
        create(store, name + "-" + std::to_string(acts));
    return acts;
}

int commenting(registry::Store &store, const std::string &name, const QElapsedTimer &since)
{
    const workflow::Request request = create(store, name);
    int acts = 1;
    for (; !isOver(since); ++acts)
        comment(store, request);
    return acts;
}

/// A request after the other: created, commented, submitted, commented, closed.
int reviewing(registry::Store &store, const std::string &name, const QElapsedTimer &since)
{
    int acts = 0;
    for (int i = 0; !isOver(since); ++i, acts += 5) {
        const std::string nid = name + "-" + std::to_string(i);
        workflow::Request request = comment(store, create(store, nid));
        request = comment(store, submit(store, request, nid));
        workflow::Transition end = transition(request, workflow::Step::Close);
        end.record.text = "No answer.";
        must(store.append(act(), end));
    }
    return acts;
}

double actRate(const DurableServer &server, int clients, const Work &work)
{
    static int run = 0;
    ++run;
    std::latch begin(clients + 1);
    std::vector<std::thread> threads;
    std::vector<int> acts(std::size_t(clients), 0);
    QElapsedTimer since;
    for (int i = 0; i < clients; ++i)
        threads.emplace_back([&, i] {
            const auto store = must(storage::openStore(owner(server)));
            const std::string name = "b" + std::to_string(run) + "-" + std::to_string(i);
            comment(*store, create(*store, name)); // prepares the statements
            submit(*store, create(*store, name + "-s"), name + "-s");
            begin.arrive_and_wait();
            acts[std::size_t(i)] = work(*store, name + "-w", since);
        });
    since.start();
    begin.arrive_and_wait();
    since.restart();
    for (std::thread &thread : threads)
        thread.join();
    return std::accumulate(acts.begin(), acts.end(), 0) * 1000.0 / double(since.elapsed());
}

/// Statements that the server was sent for 100 acts on a warm connection: each is a round trip.
/// What its own deferred trigger asks at the commit counts as a statement of the client's there.
double roundTrips(const DurableServer &server)
{
    const auto store = must(storage::openStore(owner(server)));
    const workflow::Request request = comment(*store, create(*store, "trips"));
    const char *count = "select sum(calls) from pg_stat_statements"
                        " where toplevel and query not like '%log_head%'";
    sql(owner(server), "select pg_stat_statements_reset()");
    for (int i = 0; i < 100; ++i)
        comment(*store, request);
    return (sql(owner(server), count).toDouble() - 1) / 100; // the reset counts itself
}

/// Requests for informal namespaces, approved and not yet registered: what each registration takes.
std::vector<registry::Registration> approvedRequests(const DurableServer &server, int count)
{
    const auto store = must(storage::openStore(owner(server)));
    std::vector<registry::Registration> ready;
    for (int i = 0; i < count; ++i) {
        registry::NewRequest wanted;
        wanted.kind = urn::NidKind::Informal;
        workflow::Request request = must(store->create(act(), wanted));
        request = submit(*store, request, {});
        workflow::Transition step = transition(request, workflow::Step::Assign);
        step.record.expert = "expert";
        step.record.due = base::parseDate("2126-02-14");
        request = must(store->append(act(), step));
        step = transition(request, workflow::Step::Approve);
        step.record.text = "Fine.";
        registry::Act approval = act();
        approval.acting = {"expert", workflow::Role::Expert};
        request = must(store->append(approval, step));
        ready.push_back(
            {transition(request, workflow::Step::Register), "Example Org", {}, std::string()});
    }
    return ready;
}

/// Registrations a second, so many in one transaction; 1: as acts of their own.
double registrationRate(const DurableServer &server, std::size_t lot)
{
    constexpr std::size_t kCount = 400;
    const auto ready = approvedRequests(server, kCount);
    const auto store = must(storage::openStore(owner(server)));
    QElapsedTimer since;
    since.start();
    for (std::size_t i = 0; i < kCount; i += lot) {
        if (lot == 1) {
            must(store->registerNamespace(act(), ready[i]));
            continue;
        }
        std::vector<std::pair<registry::Act, registry::Registration>> wanted;
        for (std::size_t k = i; k < i + lot; ++k)
            wanted.emplace_back(act(), ready[k]);
        for (auto &each : must(store->registerAll(wanted)))
            must(std::move(each));
    }
    return kCount * 1000.0 / double(since.elapsed());
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void compare(const DurableServer &server, int clients, const char *name, const Work &work)
{
    std::vector<double> bare, single, acts, ratios;
    for (int round = 0; round < kRounds; ++round) {
        bare.push_back(bareRate(server, clients, kTransaction));
        acts.push_back(actRate(server, clients, work));
        single.push_back(bareRate(server, clients, kStatement));
        ratios.push_back(acts.back() / bare.back());
    }
    QTextStream(stdout) << QStringLiteral("%1 clients  %2  acts %3/s  counter %4/s, as one "
                                          "statement %5/s  median ratio %6, %7")
                               .arg(clients, 2)
                               .arg(QLatin1String(name), -8)
                               .arg(median(acts), 0, 'f', 0)
                               .arg(median(bare), 0, 'f', 0)
                               .arg(median(single), 0, 'f', 0)
                               .arg(median(ratios), 0, 'f', 2)
                               .arg(median(acts) / median(single), 0, 'f', 2)
                        << Qt::endl;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const DurableServer server(QStringLiteral("shared_preload_libraries = 'pg_stat_statements'"));
    sql(server.conninfo(QStringLiteral("postgres"), QStringLiteral("postgres")),
        "create database bench");
    must(storage::prepareLocal(owner(server), "bench"));
    must(must(storage::openStore(owner(server)))
             ->appoint(act(), {"expert", {workflow::Role::Expert}}));
    sql(owner(server),
        "create extension pg_stat_statements; create table counter (n bigint);"
        " insert into counter values (0); create table entry (n bigint primary key)");
    QTextStream(stdout) << "round trips an act: " << roundTrips(server) << Qt::endl;
    const std::pair<const char *, Work> works[] = {
        {"create", creating}, {"comment", commenting}, {"review", reviewing}};
    const QStringList wanted = application.arguments().mid(1); // of one program's turn: "16 review"
    for (const int clients : {1, 16}) {
        for (const auto &[name, work] : works) {
            if (wanted.isEmpty() || wanted == QStringList{QString::number(clients), name})
                compare(server, clients, name, work);
        }
    }
    if (wanted.isEmpty() || wanted == QStringList{QStringLiteral("register")}) {
        std::vector<double> single, lots, ratios;
        for (int round = 0; round < kRounds; ++round) {
            single.push_back(registrationRate(server, 1));
            lots.push_back(registrationRate(server, 100));
            ratios.push_back(lots.back() / single.back());
        }
        QTextStream(stdout) << QStringLiteral("registrations one by one %1/s  in lots of 100 %2/s  "
                                              "median ratio %3")
                                   .arg(median(single), 0, 'f', 0)
                                   .arg(median(lots), 0, 'f', 0)
                                   .arg(median(ratios), 0, 'f', 2)
                            << Qt::endl;
    }
    return 0;
}
