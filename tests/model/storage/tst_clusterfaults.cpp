// SPDX-License-Identifier: MIT
#include "model/storage/cluster/location.h"
#include "model/storage/cluster/server.h"
#include "model/storage/cluster/serveruser.h"
#include "tests/program/program.h"
#include "tests/support/clusterhome.h"

#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace tst_clusterfaults {

using nidreg::storage::Cluster;
using nidreg::storage::ClusterError;
using nidreg::storage::ClusterLocation;
using nidreg::storage::ClusterStep;
using namespace nidreg;
using namespace nidreg::tests;

class TestClusterFaults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(openIn(m_home.location())); }

    void aKilledProgramGivesItsLeaseBack()
    {
        Program program(m_home.location());
        QVERIFY(!program.conninfo().isEmpty());
        const qint64 pid = statusOf(m_home.location()).pid;
        program.kill();
        QVERIFY(statusOf(m_home.location()).isRunning);
        QVERIFY(!statusOf(m_home.location()).isInUse);
        auto next = openIn(m_home.location());
        QCOMPARE(statusOf(m_home.location()).pid, pid);
        next.reset();
        QVERIFY(!statusOf(m_home.location()).isRunning);
    }

    void aServerWhoseLastProgramWasKilledStopsByItself()
    {
        const Home home;
        Program program(home.location());
        QVERIFY(!program.conninfo().isEmpty());
        program.kill();
        QVERIFY(statusOf(home.location()).isRunning);
        QTRY_VERIFY(!statusOf(home.location()).isRunning);
        QVERIFY(openIn(home.location()));
    }

    /// Its file is read from a pipe first, and that ends when the file is back.
    void aServerWhoseFileCannotBeReadAtOnceIsStopped()
    {
        const auto user = storage::ServerUser::find();
        const auto folders = storage::foldersOf(m_home.location(), *user);
        const auto cluster = openIn(m_home.location());
        const QByteArray file = QFile::encodeName(folders.data() + "/postmaster.pid");
        QVERIFY(QFile::rename(file, file + ".kept"));
        QCOMPARE(::mkfifo(file.constData(), 0600), 0);
        bool isStopped = false;
        std::thread stop([&] { isStopped = bool(storage::stopServer(folders)); });
        const int writer = ::open(file.constData(), O_WRONLY | O_CLOEXEC); // waits for the reader
        const bool isBack = ::rename((file + ".kept").constData(), file.constData()) == 0;
        ::close(writer);
        stop.join();
        QVERIFY(isBack && isStopped);
        QVERIFY(!statusOf(m_home.location()).isRunning);
    }

    void aServerThatIsKeptGoesOnAfterAKill()
    {
        const Home home;
        QVERIFY(openIn(home.location())->keepRunning());
        Program program(home.location());
        QVERIFY(!program.conninfo().isEmpty());
        program.kill();
        QTRY_VERIFY(isWatched(home.location()));
        QTRY_VERIFY(!isWatched(home.location()));
        QVERIFY(statusOf(home.location()).isRunning);
        QVERIFY(Cluster::stop(home.location()));
    }

    void aKilledServerComesBackWithWhatWasCommitted()
    {
        auto first = openIn(m_home.location());
        ask(first->conninfo(), "create table kept as select 8141 as rfc");
        const qint64 pid = statusOf(m_home.location()).pid;
        QCOMPARE(::kill(static_cast<pid_t>(pid), SIGKILL), 0);
        QTRY_VERIFY(!statusOf(m_home.location()).isRunning); // the signal takes a moment
        const auto second = openIn(m_home.location());
        QVERIFY(second);
        QVERIFY(statusOf(m_home.location()).pid != pid);
        QCOMPARE(ask(second->conninfo(), "select rfc from kept"), QStringLiteral("8141"));
        QCOMPARE(first->conninfo(), second->conninfo());
    }

    void aProcessWithTheOldNumberIsNotTakenForTheServer()
    {
        const auto status = statusOf(m_home.location());
        QVERIFY(!status.isRunning);
        // Any process of the server's own user would make PostgreSQL refuse by itself.
        QProcess innocent;
        if (::geteuid() == 0) {
            innocent.setChildProcessModifier([] {
                if (::setuid(::getpwnam("postgres")->pw_uid) != 0)
                    ::_exit(1);
            });
        }
        innocent.setWorkingDirectory(QStringLiteral("/"));
        innocent.start(QStringLiteral("/bin/cat"), {});
        QVERIFY(innocent.waitForStarted());
        const QString pidFile = status.dataFolder + QStringLiteral("/postmaster.pid");
        write(pidFile,
              QByteArray::number(innocent.processId()) + '\n' + QFile::encodeName(status.dataFolder)
                  + "\n1\n5432\n/tmp\n\n0 0\nready   \n");
        giveToServer(pidFile);
        QVERIFY(!statusOf(m_home.location()).isRunning);
        const auto cluster = openIn(m_home.location());
        QVERIFY(cluster);
        QCOMPARE(innocent.state(), QProcess::Running);
        innocent.closeWriteChannel();
        QVERIFY(innocent.waitForFinished());
    }

    void aKilledCreationIsDoneAgain()
    {
        const Home home;
        Program program(home.location());
        QTRY_VERIFY(!unfinishedIn(home.location()).isEmpty());
        program.kill();
        QVERIFY(!statusOf(home.location()).isCreated);
        const auto cluster = openIn(home.location());
        QVERIFY(cluster);
        QVERIFY(unfinishedIn(home.location()).isEmpty());
        QCOMPARE(ask(cluster->conninfo(), "select 1"), QStringLiteral("1"));
    }

    void aLongRuntimePathGivesWayToAShortOne()
    {
        ClusterLocation location = m_home.location();
        location.runtimeFolder = m_home.path(QString(120, u'n'));
        const auto cluster = openIn(location);
        QVERIFY(cluster->socketFolder().startsWith(QStringLiteral("/tmp/nidreg-")));
        QCOMPARE(ask(cluster->conninfo(), "select 1"), QStringLiteral("1"));
    }

    void aLinkInTheSocketFoldersPlaceIsRefused()
    {
        ClusterLocation location = m_home.location();
        location.runtimeFolder.clear();
        const QString folder = openIn(location)->socketFolder();
        QVERIFY(!QFile::exists(folder));
        QVERIFY(QFile::link(m_home.path(QStringLiteral("elsewhere")), folder));
        const auto refused = refusal(location);
        QVERIFY(QFile::remove(folder));
        QCOMPARE(refused, ClusterError::SocketFolderUnusable);
    }

    void unusableFoldersAreRefused_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("below a file") << QStringLiteral("file/data");
        QTest::newRow("a file") << QStringLiteral("file");
        QTest::newRow("longer than PostgreSQL can take")
            << QStringList(6, QString(200, u'd')).join(u'/');
        QTest::newRow("where nothing can be written, not even by root")
            << QStringLiteral("/proc/nidreg");
    }

    void unusableFoldersAreRefused()
    {
        QFETCH(QString, folder);
        const Home home;
        write(home.path(QStringLiteral("file")), "");
        const QString path = QDir::isAbsolutePath(folder) ? folder : home.path(folder);
        QCOMPARE(refusal({path, home.path(QStringLiteral("r")), {}}), ClusterError::FolderUnusable);
    }

    void dataOfAnotherVersionIsRefusedAndLeftAlone()
    {
        const Home home;
        const QString data = home.location().dataFolder + QStringLiteral("/cluster");
        QVERIFY(QDir().mkpath(data));
        write(data + QStringLiteral("/PG_VERSION"), "14\n");
        giveToServer(data);
        QCOMPARE(refusal(home.location()), ClusterError::OtherVersion);
        QCOMPARE(QDir(data).entryList(QDir::Files), QStringList(QStringLiteral("PG_VERSION")));
    }

    void aFolderThatHoldsSomethingElseIsLeftAlone()
    {
        const Home home;
        const QString data = home.location().dataFolder + QStringLiteral("/cluster");
        QVERIFY(QDir().mkpath(data));
        write(data + QStringLiteral("/thesis.txt"), "years");
        giveToServer(data);
        QCOMPARE(refusal(home.location()), ClusterError::CreationFailed);
        QCOMPARE(QDir(data).entryList(QDir::Files), QStringList(QStringLiteral("thesis.txt")));
    }

    void aServerThatCannotStartTellsWhy()
    {
        const Home home;
        openIn(home.location()).reset();
        const QString control =
            statusOf(home.location()).dataFolder + QStringLiteral("/global/pg_control");
        QVERIFY(QFile::remove(control));
        const auto opened = Cluster::open(home.location());
        QVERIFY(!opened);
        QCOMPARE(opened.error().error, ClusterError::StartFailed);
        QVERIFY2(opened.error().detail.contains(QStringLiteral("pg_control")),
                 qPrintable(opened.error().detail));
    }

    void withoutPostgreSQLItSaysSo()
    {
        ClusterLocation location = m_home.location();
        location.programFolders = {QStringLiteral("/nowhere/bin")};
        QCOMPARE(refusal(location), ClusterError::NoServerProgram);
    }

    void rootsOwnFolderGivesWayToOneThatPostgresCanReach()
    {
        if (::geteuid() != 0)
            QSKIP("for root alone");
        const QTemporaryDir closed; // 0700
        const ClusterLocation location{closed.filePath(QStringLiteral("data")), {}, {}};
        QVERIFY(openIn(location));
        const QString data = statusOf(location).dataFolder;
        QVERIFY(data.startsWith(QStringLiteral("/var/lib/nidreg/")));
        QVERIFY(QDir(QFileInfo(data).path()).removeRecursively());
    }

private:
    /// Whether a process waits for the programs that use the server.
    static bool isWatched(const ClusterLocation &location)
    {
        const QByteArray pid = QByteArray::number(statusOf(location).pid);
        for (const QString &process : QDir("/proc").entryList({"[0-9]*"}, QDir::Dirs)) {
            QFile words("/proc/" + process + "/cmdline");
            if (words.open(QIODevice::ReadOnly)
                && words.readAll().contains(QByteArray("nidreg-watch\0", 13) + pid + '\0'))
                return true;
        }
        return false;
    }

    Home m_home;
};

static int runClusterFaults(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (application.arguments().value(1) == QLatin1String("--lease"))
        return runProgram(application.arguments());
    TestClusterFaults test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runClusterFaults)

} // namespace tst_clusterfaults

#include "tst_clusterfaults.moc"
