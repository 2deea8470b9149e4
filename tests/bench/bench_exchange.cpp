// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"
#include "tests/bench/childprogram.h"
#include "tests/support/durableserver.h"
#include "tests/support/sizes.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <libpq-fe.h>
#include <memory>
#include <vector>

using namespace nidreg;
using namespace nidreg::bench;
using namespace nidreg::tests;

/// How long nidreg-cli takes to publish a listing of 1,000,000 namespaces (NIDREG_NAMESPACES), and
/// to take it over, beside COPY of the same rows; how much memory it holds, and how fast it stops.
///
/// Export: the yardstick is a binary COPY to a client that throws the rows away, of the columns
/// that the form has in it, in the listing's order: for XML and CSV those of listed_revision that
/// make a row of the listing, for JSON all but `fields`. Acceptance: 1.5 times that, under 100 MiB.
/// Import: the yardstick is a text COPY into empty copies of the tables that an import writes, with
/// all their indexes, constraints and foreign keys, but no triggers. Acceptance: 3 times that.
namespace {

QString conninfo(const DurableServer &server, const QString &database)
{
    return server.conninfo(database, QStringLiteral("postgres"));
}

using Session = std::unique_ptr<PGconn, decltype(&PQfinish)>;
using Answer = std::unique_ptr<PGresult, decltype(&PQclear)>;

Session sessionOn(const DurableServer &server, const QString &database)
{
    return {PQconnectdb(conninfo(server, database).toUtf8().constData()), &PQfinish};
}

QString sql(PGconn *session, const QByteArray &statements)
{
    const Answer answer(PQexec(session, statements.constData()), &PQclear);
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_COPY_OUT
        && status != PGRES_COPY_IN)
        qFatal("%s", PQerrorMessage(session));
    return PQntuples(answer.get()) > 0 ? QString::fromUtf8(PQgetvalue(answer.get(), 0, 0))
                                       : QString();
}

double seconds(const QElapsedTimer &since)
{
    return double(since.nsecsElapsed()) / 1e9;
}

struct CopyFree {
    void operator()(char *data) const { PQfreemem(data); }
};

/// Reads a COPY and throws it away; the seconds that took.
double copyOutSeconds(PGconn *session, const QByteArray &statement, qint64 &bytes)
{
    QElapsedTimer clock;
    clock.start();
    sql(session, statement);
    bytes = 0;
    char *data = nullptr;
    for (int size = PQgetCopyData(session, &data, 0); size > 0;
         size = PQgetCopyData(session, &data, 0)) {
        const std::unique_ptr<char, CopyFree> owned(data);
        bytes += size;
    }
    while (const Answer answer{PQgetResult(session), &PQclear}) {
    }
    return seconds(clock);
}

constexpr const char *kOfRow =
    "nid, version, registered, updated, status, registrant, reference, template_url, has_template,"
    " entry";
constexpr const char *kAll =
    "nid, version, registered, updated, status, registrant, reference, template_url, has_template,"
    " entry, imported, registration, source, former_nid, recorded, event";

QByteArray yardstick(const char *columns)
{
    return QByteArray("copy (select ") + columns
        + " from nidreg.listed_revision order by nid_key, version) to stdout (format binary)";
}

QString cli()
{
    return QStringLiteral(NIDREG_BINARY "/app/nidreg-cli");
}

/// nidreg-cli at a registry of `server`.
Ran run(const DurableServer &server, const QString &database, QStringList words, int stopAfter = -1)
{
    words = QStringList{QStringLiteral("--db"), conninfo(server, database), QStringLiteral("--as"),
                        QStringLiteral("bench")}
        + words;
    return runChild(cli(), words, stopAfter);
}

Ran mustRun(const DurableServer &server, const QString &database, const QStringList &words)
{
    const Ran ran = run(server, database, words);
    if (ran.status != 0)
        qFatal("%s: status %d", qPrintable(words.join(QLatin1Char(' '))), ran.status);
    return ran;
}

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

void print(const char *what, double took, double yardstick, double most, double mebibytes)
{
    out() << QStringLiteral("%1 %2 s  COPY %3 s  ratio %4 (at most %5)  memory %6 MiB")
                 .arg(QLatin1String(what), -12)
                 .arg(took, 7, 'f', 2)
                 .arg(yardstick, 7, 'f', 2)
                 .arg(took / yardstick, 5, 'f', 2)
                 .arg(most, 0, 'f', 1)
                 .arg(mebibytes, 5, 'f', 0)
          << Qt::endl;
}

/// The middle one.
template <class Value> Value median(std::vector<Value> of)
{
    const auto middle = of.begin() + std::ptrdiff_t(of.size() / 2);
    std::nth_element(of.begin(), middle, of.end());
    return *middle;
}

/// Copies of the tables that an import writes, with all that hangs on them but triggers, and the
/// seconds that COPY takes to fill them.
double copyInSeconds(PGconn *session, const QString &folder)
{
    const QByteArray to = folder.toUtf8();
    sql(session,
        "set client_min_messages = warning; drop schema if exists yardstick cascade; create schema "
        "yardstick;"
        " create table yardstick.event (like nidreg_data.event including all);"
        " create table yardstick.registration (like nidreg_data.registration including all);"
        " create table yardstick.namespace (like nidreg_data.namespace including all);"
        " create table yardstick.record_revision (like nidreg_data.record_revision including all);"
        " alter table yardstick.registration"
        "  add foreign key (event) references yardstick.event,"
        "  add foreign key (request_id) references nidreg_data.request;"
        " alter table yardstick.record_revision"
        "  add foreign key (nid_key) references yardstick.namespace,"
        "  add foreign key (event) references yardstick.event,"
        "  add foreign key (registration) references yardstick.registration");
    const auto columns = [session](const QByteArray &table) {
        return sql(session,
                   "select '(' || string_agg(quote_ident(attname), ', ' order by attnum) || ')'"
                   " from pg_attribute where attrelid = 'nidreg_data."
                       + table
                       + "'::regclass"
                         " and attnum > 0 and attgenerated = '' and not attisdropped")
            .toUtf8();
    };
    const QByteArray tables[][2] = {{"event", ""},
                                    {"registration", columns("registration")},
                                    {"namespace", columns("namespace")},
                                    {"record_revision", ""}};
    for (const auto &[table, of] : tables)
        sql(session, "copy nidreg_data." + table + " " + of + " to '" + to + "/" + table + "'");
    QElapsedTimer clock;
    clock.start();
    sql(session, "begin");
    for (const auto &[table, of] : tables)
        sql(session, "copy yardstick." + table + " " + of + " from '" + to + "/" + table + "'");
    sql(session, "commit");
    const double took = seconds(clock);
    sql(session, "drop schema yardstick cascade");
    return took;
}

void makeRegistry(const DurableServer &server, const QString &database)
{
    const Session session = sessionOn(server, QStringLiteral("postgres"));
    sql(session.get(), "drop database if exists " + database.toUtf8());
    sql(session.get(), "create database " + database.toUtf8());
    const auto made = storage::prepareLocal(conninfo(server, database), "bench");
    if (!made)
        qFatal("%s", made.error().detail.c_str());
}

/// What a cancelled import or publication must not leave behind.
void checkNothingLeft(PGconn *session, const QString &folder)
{
    const QString rows = sql(session, "select count(*) from nidreg.listing_import");
    const QString open = sql(session,
                             "select count(*) from pg_stat_activity where xact_start is not null"
                             " and pid <> pg_backend_pid() and backend_type = 'client backend'");
    const auto files =
        QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    if (rows != QLatin1String("0") || open != QLatin1String("0") || !files.isEmpty())
        qFatal("left behind: %s rows, %s transactions, %s", qPrintable(rows), qPrintable(open),
               qPrintable(files.join(QLatin1Char(' '))));
}

/// Interrupted again and again, at as many moments evenly spread over the time that the whole
/// takes.
void cancel(const DurableServer &server, const char *what, const QString &database,
            const QStringList &words, double whole, int times)
{
    const QTemporaryDir folder(QStringLiteral(NIDREG_BINARY "/bench-XXXXXX"));
    const Session session = sessionOn(server, database);
    QStringList answers;
    double worst = 0;
    for (int i = 1; i <= times; ++i) {
        QStringList all = words;
        all.replaceInStrings(QStringLiteral("FOLDER"), folder.filePath("site"));
        const Ran ran = run(server, database, all, int(whole * 1000 * i / (times + 1)));
        if (ran.status == 0) { // it finished sooner this time
            QDir(folder.filePath("site")).removeRecursively();
            continue;
        }
        worst = std::max(worst, ran.stopping);
        answers += QString::number(ran.stopping * 1000, 'f', 0);
        checkNothingLeft(session.get(), folder.path());
    }
    out() << QStringLiteral("%1 stops within %2 ms (at most 200): %3")
                 .arg(QLatin1String(what), -12)
                 .arg(worst * 1000, 4, 'f', 0)
                 .arg(answers.join(QLatin1Char(' ')))
          << Qt::endl;
}

/// Both take turns: what else goes on on the machine is then in both.
void exportAs(const DurableServer &server, PGconn *session, const char *form, const char *columns)
{
    constexpr int kTurns = 5;
    qint64 bytes = 0;
    std::vector<double> copies;
    std::vector<Ran> runs;
    for (int i = 0; i < kTurns; ++i) {
        copies.push_back(copyOutSeconds(session, yardstick(columns), bytes));
        const QTemporaryDir folder(QStringLiteral(NIDREG_BINARY "/bench-XXXXXX"));
        runs.push_back(mustRun(server, QStringLiteral("bench"),
                               {"registry", "publish", folder.filePath("site"), "--only", form}));
    }
    const Ran ran = median(runs);
    print(form, ran.seconds, median(copies), 1.5, ran.mebibytes);
    cancel(server, form, QStringLiteral("bench"), {"registry", "publish", "FOLDER", "--only", form},
           ran.seconds, 9);
}

/// The listing as CSV, of its formal namespaces.
QString csvOf(const DurableServer &server, const QTemporaryDir &folder)
{
    mustRun(server, QStringLiteral("bench"),
            {"registry", "publish", folder.filePath("csv"), "--only", "csv"});
    return folder.filePath("csv/urn-namespaces-1.csv");
}

/// The seconds that it takes.
double importing(const DurableServer &server, const char *what, const QString &file)
{
    const QString database = QStringLiteral("bench");
    makeRegistry(server, database);
    const Ran ran = mustRun(server, database, {"registry", "import", file});
    const Session session = sessionOn(server, database);
    sql(session.get(), "vacuum analyze");
    print(what, ran.seconds, copyInSeconds(session.get(), server.folder() + "/data"), 3.0,
          ran.mebibytes);
    return ran.seconds;
}

} // namespace

int main(int count, char **words)
{
    const QCoreApplication program(count, words);
    const QString namespaces = QString::number(tests::sizeFrom("NIDREG_NAMESPACES", 1'000'000));
    const QTemporaryDir folder(QStringLiteral(NIDREG_BINARY "/bench-XXXXXX"));
    const QString listing = folder.filePath("listing.xml");
    if (runChild(QStringLiteral("/usr/bin/python3"),
                 {NIDREG_SOURCE "/tests/bench/write_listing.py", namespaces, listing})
            .status
        != 0)
        qFatal("no listing");
    const DurableServer server;
    out() << namespaces << " namespaces, " << QFileInfo(listing).size() / 1'000'000 << " MB of XML"
          << Qt::endl;
    const double whole = importing(server, "import xml", listing);
    {
        const Session session = sessionOn(server, QStringLiteral("bench"));
        exportAs(server, session.get(), "xml", kOfRow);
        exportAs(server, session.get(), "csv", kOfRow);
        exportAs(server, session.get(), "json", kAll);
    }
    const QString csv = csvOf(server, folder);
    makeRegistry(server, QStringLiteral("stopped"));
    cancel(server, "import xml", QStringLiteral("stopped"), {"registry", "import", listing}, whole,
           5);
    importing(server, "import csv", csv);
    return 0;
}
