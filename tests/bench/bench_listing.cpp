// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"
#include "model/storage/cluster/cluster.h"
#include "model/storage/pgstore.h"
#include "tests/bench/benchapp.h"
#include "tests/bench/processmemory.h"
#include "tests/support/filled.h"
#include "tests/support/sizes.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QProcess>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTemporaryDir>

#include <array>
#include <ctime>
#include <libpq-fe.h>
#include <memory>
#include <pwd.h>
#include <random>
#include <unistd.h>

/// The window on a local registry of 1,000,000 namespaces (or as many as NIDREG_NAMESPACES
/// says): the real program with the real server, from its start to its first rows, from a jump of
/// the scroll bar to the rows there, from a keystroke in the filter to its answer, and what both
/// take in memory. The yardstick is a table model that holds the same rows, filtered by
/// Qt's own proxy. NIDREG_BENCH_HOME names a folder where the registry is kept for
/// the next time; NIDREG_BENCH_KEYS=1 says what each keystroke took.
using namespace nidreg;
using namespace nidreg::bench;

namespace {

constexpr double kMaxStart = 300, kMaxJump = 16, kMaxKey = 100; ///< milliseconds, of 95 %
constexpr double kMaxKeyEver = 400;
constexpr double kMaxMemory = 120; ///< MiB
constexpr int kStarts = 10;

qint64 now()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * qint64(1'000'000'000) + time.tv_nsec;
}

int namespaces()
{
    return tests::sizeFrom("NIDREG_NAMESPACES", 1'000'000);
}

/// A home of its own, with a local registry in it.
class Home {
public:
    Home()
    {
        const QString kept = qEnvironmentVariable("NIDREG_BENCH_HOME");
        m_path = kept.isEmpty() ? m_folder.path() : kept;
        QFile::setPermissions(m_path, QFile::Permissions(0x7755));
        m_cluster = std::move(storage::Cluster::open(location()).value());
        fill();
    }
    storage::ClusterLocation location() const
    {
        return {m_path + "/data/nidreg", m_path + "/run/nidreg", {}};
    }
    QString conninfo() const { return m_cluster->conninfo(); }
    /// Whether the server is to be there before the program.
    void keepServer(bool keeps)
    {
        if (!keeps)
            m_cluster.reset();
        else if (!m_cluster)
            m_cluster = std::move(storage::Cluster::open(location()).value());
    }
    qint64 serverPid() const { return storage::Cluster::status(location())->pid; }
    QProcessEnvironment environment() const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"PGHOST", "PGUSER", "PGSERVICE", "PGDATABASE", "NIDREG_DB"})
            environment.remove(name);
        environment.insert("HOME", m_path);
        environment.insert("XDG_DATA_HOME", m_path + "/data");
        environment.insert("XDG_STATE_HOME", m_path + "/state");
        environment.insert("XDG_CONFIG_HOME", m_path + "/config");
        environment.insert("XDG_RUNTIME_DIR", m_path + "/run");
        return environment;
    }

private:
    void fill()
    {
        const std::string login = getpwuid(geteuid())->pw_name;
        if (!storage::prepareLocal(conninfo(), login))
            qFatal("the local registry cannot be prepared");
        registry::NamespaceQuery any;
        any.limit = 1;
        any.isCounted = false;
        if (!storage::openStore(conninfo()).value()->namespaces(any)->rows.empty())
            return;
        tests::fillListing(conninfo(), namespaces());
    }

    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<storage::Cluster> m_cluster;
};

/// The program, driven by the probe as far as the word `until`.
struct Run {
    Times first, counted, jump, rows, key;
    double memory = 0, window = 0; ///< MiB

    void start(const Home &home, const QByteArray &until)
    {
        QProcess program;
        auto environment = home.environment();
        environment.insert("LD_PRELOAD", NIDREG_BINARY "/tests/liblistingprobe.so");
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        const qint64 since = now();
        program.start(NIDREG_BINARY "/app/nidreg", {});
        for (QByteArray word; word != until;) {
            while (!program.canReadLine()) {
                if (!program.waitForReadyRead(120'000))
                    qFatal("the program says nothing more");
            }
            const QList<QByteArray> line = program.readLine().trimmed().split(' ');
            word = line.value(0);
            take(word, line.value(1).toLongLong(), since);
        }
        window = mebibytes(program.processId());
        memory = window + mebibytesOfTree(home.serverPid());
        program.terminate();
        program.waitForFinished(30'000);
    }

private:
    void take(const QByteArray &word, qint64 value, qint64 since)
    {
        if (word == "first")
            first.all.push_back(value - since);
        else if (word == "counted")
            counted.all.push_back(value - since);
        else if (word == "jump")
            jump.all.push_back(value);
        else if (word == "rows")
            rows.all.push_back(value);
        else if (word == "key")
            key.all.push_back(value);
    }
};

/// What one would write first: every row in memory.
class PlainModel : public QAbstractTableModel {
public:
    explicit PlainModel(const QString &conninfo)
    {
        const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
            PQconnectdb(conninfo.toUtf8().constData()), &PQfinish);
        PQsendQuery(connection.get(),
                    "select nid, kind, version, registered, registrant, label, status"
                    " from nidreg_data.namespace order by place, nid_key");
        PQsetSingleRowMode(connection.get());
        while (PGresult *result = PQgetResult(connection.get())) {
            if (PQntuples(result) == 1)
                m_rows.push_back(rowOf(result));
            PQclear(result);
        }
    }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    int columnCount(const QModelIndex & = {}) const override { return 7; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        return role == Qt::DisplayRole
            ? QVariant(m_rows[std::size_t(index.row())][std::size_t(index.column())])
            : QVariant();
    }

private:
    using Row = std::array<QString, 7>;

    static Row rowOf(const PGresult *result)
    {
        Row row;
        for (int i = 0; i < 7; ++i)
            row[std::size_t(i)] = QString::fromUtf8(PQgetvalue(result, 0, i));
        return row;
    }

    std::vector<Row> m_rows;
};

/// The yardstick, in a process of its own: prints the same words as the probe.
int measurePlain(BenchApp &app, const QString &conninfo)
{
    QElapsedTimer start;
    start.start();
    PlainModel plain(conninfo);
    QSortFilterProxyModel proxy;
    proxy.setFilterKeyColumn(-1);
    proxy.setFilterCaseSensitivity(Qt::CaseInsensitive);
    proxy.setSourceModel(&plain);
    QTableView table;
    table.setModel(&proxy);
    table.resize(800, 700);
    app.watch(table.viewport());
    table.show();
    std::printf("first %lld\n", app.painted(start));
    std::mt19937 dice(1);
    const auto timed = [&](const char *word, auto act) {
        QElapsedTimer timer;
        timer.start();
        act();
        table.viewport()->update();
        std::printf("%s %lld\n", word, app.painted(timer));
    };
    for (int i = 0; i < 50; ++i)
        timed("rows", [&] {
            table.verticalScrollBar()->setValue(
                std::uniform_int_distribution<int>(0, table.verticalScrollBar()->maximum())(dice));
        });
    for (const char *text : {"u", "un", "uni", "xylo", "mark7a1"})
        timed("key", [&] { proxy.setFilterFixedString(QString::fromUtf8(text)); });
    std::printf("done %.1f\n", mebibytes(QCoreApplication::applicationPid()));
    return 0;
}

struct Yardstick {
    Times first, rows, key;
    double memory = 0;

    explicit Yardstick(const QString &conninfo)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(), {"--plain", conninfo});
        process.waitForFinished(-1);
        for (const QByteArray &line : process.readAllStandardOutput().split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            const qint64 value = words.value(1).toLongLong();
            if (words[0] == "first")
                first.all.push_back(value);
            else if (words[0] == "rows")
                rows.all.push_back(value);
            else if (words[0] == "key")
                key.all.push_back(value);
            else if (words[0] == "done")
                memory = words.value(1).toDouble();
        }
    }
};

void printRatio(const char *what, double ours, double theirs, const char *unit)
{
    std::printf("  %-30s %8.1f %s   a model that holds all rows %8.1f %s   ratio %.3f\n", what,
                ours, unit, theirs, unit, ours / theirs);
}

} // namespace

int main(int argc, char **argv)
{
    BenchApp app(argc, argv);
    if (argc > 2 && qstrcmp(argv[1], "--plain") == 0)
        return measurePlain(app, QString::fromLocal8Bit(argv[2]));
    Home home;
    std::printf("%d namespaces; milliseconds from the start of the program\n", namespaces());
    Run warm, cold, run;
    warm.start(home, "first"); // reads the program from the disk
    warm = {};
    for (int i = 0; i < kStarts; ++i)
        warm.start(home, "first");
    warm.first.print("first rows, server running", kMaxStart);
    home.keepServer(false);
    for (int i = 0; i < kStarts; ++i)
        cold.start(home, "first");
    cold.first.print("first rows, with the server", kMaxStart);
    home.keepServer(true);
    run.start(home, "done");
    run.counted.print("all counted", 2000);
    run.jump.print("jump: painted", kMaxJump);
    run.rows.print("jump: painted with its rows", kMaxJump);
    run.key.print("keystroke answered", kMaxKey);
    std::printf("  program %.1f MiB, with its server %.1f MiB (limit %.0f), by Pss\n", run.window,
                run.memory, kMaxMemory);
    const Yardstick plain(home.conninfo());
    printRatio("first rows", warm.first.milliseconds(0.5), plain.first.milliseconds(0.5), "ms");
    printRatio("jump", run.rows.milliseconds(0.5), plain.rows.milliseconds(0.5), "ms");
    printRatio("keystroke", run.key.milliseconds(0.5), plain.key.milliseconds(0.5), "ms");
    printRatio("memory", run.window, plain.memory, "MiB");
    const bool isFine = warm.first.milliseconds(0.5) < kMaxStart
        && cold.first.milliseconds(0.5) < kMaxStart && run.rows.milliseconds(0.95) < kMaxJump
        && run.key.milliseconds(0.95) < kMaxKey && run.key.milliseconds(1) < kMaxKeyEver
        && run.memory < kMaxMemory;
    return isFine ? 0 : 1;
}
