// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"
#include "tests/bench/childprogram.h"
#include "tests/support/durableserver.h"
#include "tests/support/sizes.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <cstdio>
#include <fcntl.h>
#include <libpq-fe.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace nidreg;
using namespace nidreg::bench;
using namespace nidreg::tests;

/// How long nidreg-cli takes to publish 100,000 namespaces (NIDREG_NAMESPACES) in each format, and
/// in all of them, beside the XML alone in the same run. Twice: with no template held, as a listing
/// is taken over, and with one held for each, as they are registered; then the XML has a file a
/// namespace, too.
///
/// Acceptance: where the XML has a file a namespace, too, all formats take at most 3 times as long.
/// Where it has none, the file system decides: one listing of a few megabytes is beside some
/// 300,000 files. How long it takes to make as many that hold as much is printed beside.
namespace {

QString conninfo(const DurableServer &server)
{
    return server.conninfo(QStringLiteral("bench"), QStringLiteral("postgres"));
}

void sql(const QString &at, const QByteArray &statements)
{
    const std::unique_ptr<PGconn, decltype(&PQfinish)> session(PQconnectdb(at.toUtf8().constData()),
                                                               &PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(
        PQexec(session.get(), statements.constData()), &PQclear);
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        qFatal("%s", PQerrorMessage(session.get()));
}

void makeRegistry(const DurableServer &server)
{
    const QString postgres =
        server.conninfo(QStringLiteral("postgres"), QStringLiteral("postgres"));
    sql(postgres, "drop database if exists bench");
    sql(postgres, "create database bench");
    if (!storage::prepareLocal(conninfo(server), "bench"))
        qFatal("no registry");
}

Ran mustRun(const DurableServer &server, QStringList words)
{
    words = QStringList{QStringLiteral("--db"), conninfo(server), QStringLiteral("--as"),
                        QStringLiteral("bench")}
        + words;
    const Ran ran = runChild(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"), words);
    if (ran.status != 0)
        qFatal("%s: status %d", qPrintable(words.join(QLatin1Char(' '))), ran.status);
    return ran;
}

/// How many files there are below `folder`, and how long making such ones took: the least that a
/// program needs that writes them.
struct Making {
    int files = 0;
    double seconds = 0;
};

void copyTree(const QString &from, const QString &to, Making &making)
{
    ::mkdir(to.toUtf8().constData(), 0777);
    const QFileInfoList all =
        QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Unsorted);
    for (const QFileInfo &each : all) {
        const QString path = to + '/' + each.fileName();
        if (each.isDir()) {
            copyTree(each.filePath(), path, making);
            continue;
        }
        const QByteArray content(each.size(), 'x');
        const int file = ::open(path.toUtf8().constData(), O_WRONLY | O_CREAT | O_EXCL, 0666);
        if (file < 0 || ::write(file, content.constData(), std::size_t(content.size())) < 0)
            qFatal("no file");
        ::close(file);
        ++making.files;
    }
}

Making making(const QString &site, const QString &folder)
{
    Making made;
    QElapsedTimer clock;
    clock.start();
    copyTree(site, folder, made);
    ::sync();
    made.seconds = double(clock.nsecsElapsed()) / 1e9;
    return made;
}

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

Ran published(const DurableServer &server, const QString &formats, int turns, Making *files)
{
    std::vector<Ran> runs;
    for (int i = 0; i < turns; ++i) {
        const QTemporaryDir folder(QStringLiteral(NIDREG_BINARY "/bench-XXXXXX"));
        QStringList words{"registry", "publish", folder.filePath("site"), "--base-url",
                          "https://registry.example/urn/"};
        if (!formats.isEmpty())
            words += {QStringLiteral("--only"), formats};
        runs.push_back(mustRun(server, words));
        if (files && i + 1 == turns)
            *files = making(folder.filePath("site"), folder.filePath("copy"));
    }
    std::sort(runs.begin(), runs.end());
    return runs[runs.size() / 2];
}

void print(const QString &what, const Ran &ran, double xml)
{
    out() << QStringLiteral("%1 %2 s  ratio %3  processor %4 s  memory %5 MiB")
                 .arg(what, -28)
                 .arg(ran.seconds, 7, 'f', 2)
                 .arg(ran.seconds / xml, 6, 'f', 2)
                 .arg(ran.processor, 6, 'f', 2)
                 .arg(ran.mebibytes, 4, 'f', 0)
          << Qt::endl;
}

void publishAll(const DurableServer &server)
{
    constexpr int kTurns = 3;
    const double xml = published(server, QStringLiteral("xml"), kTurns, nullptr).seconds;
    for (const char *each : {"xml", "csv", "txt", "json", "nids", "ttl", "jsonld", "atom"})
        print(QLatin1String(each), published(server, QLatin1String(each), 1, nullptr), xml);
    print(
        QStringLiteral("all without a file each"),
        published(server, QStringLiteral("xml,csv,txt,json,nids,ttl,jsonld,atom"), kTurns, nullptr),
        xml);
    for (const char *each : {"nid-json", "html"})
        print(QLatin1String(each), published(server, QLatin1String(each), 1, nullptr), xml);
    Making files;
    const Ran all = published(server, {}, 1, &files);
    print(QStringLiteral("all"), all, xml);
    out() << QStringLiteral("  %1 files; making as many that hold as much: %2 s; ratio to it %3")
                 .arg(files.files)
                 .arg(files.seconds, 0, 'f', 2)
                 .arg(all.seconds / files.seconds, 0, 'f', 2)
          << Qt::endl;
}

} // namespace

int main(int count, char **words)
{
    const QCoreApplication program(count, words);
    const auto namespaces = tests::sizeFrom("NIDREG_NAMESPACES", 100'000);
    const QTemporaryDir folder(QStringLiteral(NIDREG_BINARY "/bench-XXXXXX"));
    const QString listing = folder.filePath("listing.xml");
    if (runChild(
            QStringLiteral("/usr/bin/python3"),
            {NIDREG_SOURCE "/tests/bench/write_listing.py", QString::number(namespaces), listing})
            .status
        != 0)
        qFatal("no listing");
    const DurableServer server;
    makeRegistry(server);
    out() << namespaces << " namespaces, no template held" << Qt::endl;
    mustRun(server, {"registry", "import", listing});
    sql(conninfo(server), "vacuum analyze");
    publishAll(server);
    makeRegistry(server);
    out() << namespaces << " namespaces, each with its template and grammar" << Qt::endl;
    ::setenv("PGOPTIONS",
             ("-c fill.texts=1 -c fill.namespaces=" + std::to_string(namespaces)).c_str(), 1);
    if (runChild(QStringLiteral("psql"),
                 {"-qX", "-v", "ON_ERROR_STOP=1", "-f",
                  NIDREG_SOURCE "/tests/bench/fill_listing.sql", conninfo(server)})
            .status
        != 0)
        qFatal("not filled");
    publishAll(server);
    return 0;
}
