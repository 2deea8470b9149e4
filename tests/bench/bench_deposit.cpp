// SPDX-License-Identifier: MIT
#include "model/storage/deposit/dump.h"
#include "model/storage/deposit/restore.h"
#include "model/storage/postgres/migrate.h"
#include "tests/support/durableserver.h"
#include "tests/support/sizes.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <libpq-fe.h>
#include <memory>
#include <sys/resource.h>

using namespace nidreg;
using namespace nidreg::tests;

/// How long a deposit of a registry with 100,000 requests (NIDREG_REQUESTS) takes, and its restore
/// with all that it checks, beside pg_dump and pg_restore, which check nothing. Constant memory:
/// the most that this program ever held is printed too.
namespace {

void run(const QString &conninfo, const QString &statements)
{
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
        PQconnectdb(conninfo.toUtf8().constData()), &PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(
        PQexec(connection.get(), statements.toUtf8().constData()), &PQclear);
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        qFatal("%s", PQerrorMessage(connection.get()));
}

void start(const QString &name, const QStringList &arguments, const QString &options = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PGOPTIONS"), options);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(serverProgram(name), arguments);
    if (!process.waitForFinished(-1) || process.exitCode() != 0)
        qFatal("%s failed", qPrintable(name));
}

void fill(const QString &conninfo)
{
    const int requests = tests::sizeFrom("NIDREG_REQUESTS", 100'000);
    start(QStringLiteral("psql"),
          {"-qX", "-v", "ON_ERROR_STOP=1", "-f", NIDREG_SOURCE "/tests/bench/fill.sql", conninfo},
          QStringLiteral("-c fill.requests=%1").arg(requests));
}

template <class T> T must(registry::Stored<T> stored)
{
    if (!stored)
        qFatal("%s %s", stored.error().refusal.c_str(), stored.error().detail.c_str());
    return std::move(stored).value();
}

template <class Work> double secondsOf(Work work)
{
    QElapsedTimer clock;
    clock.start();
    work();
    return double(clock.elapsed()) / 1000;
}

void print(const char *what, double seconds, const QString &file = {})
{
    QTextStream out(stdout);
    out << QStringLiteral("%1 %2 s").arg(QLatin1String(what), -12).arg(seconds, 7, 'f', 1);
    if (!file.isEmpty())
        out << QStringLiteral("  %1 MB").arg(double(QFileInfo(file).size()) / 1e6, 7, 'f', 1);
    out << '\n';
}

} // namespace

int main(int count, char **words)
{
    const QCoreApplication program(count, words);
    const DurableServer server;
    const auto conninfo = [&server](const char *database) {
        return server.conninfo(QLatin1String(database), QStringLiteral("postgres"));
    };
    for (const char *name : {"bench", "copy", "yardstick"})
        run(conninfo("postgres"), QStringLiteral("create database %1").arg(QLatin1String(name)));
    must(storage::migrate(conninfo("bench")));
    fill(conninfo("bench"));
    const QTemporaryDir folder;
    const QString deposit = folder.filePath("deposit"), custom = folder.filePath("custom");
    print("dump", secondsOf([&] { must(storage::dump(conninfo("bench"), deposit, {}, {})); }),
          deposit);
    print("pg_dump", secondsOf([&] {
              start(QStringLiteral("pg_dump"), {"-Fc", "-f", custom, "-d", conninfo("bench")});
          }),
          custom);
    print("restore",
          secondsOf([&] { must(storage::restore(conninfo("copy"), {deposit}, {}, {})); }));
    print("pg_restore", secondsOf([&] {
              start(QStringLiteral("pg_restore"), {"-1", "-d", conninfo("yardstick"), custom});
          }));
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    QTextStream(stdout) << "most memory " << used.ru_maxrss / 1024 << " MiB\n";
    return 0;
}
