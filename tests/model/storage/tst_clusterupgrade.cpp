// SPDX-License-Identifier: MIT
#include "model/storage/samecontent.h"
#include "registry-data/queries.h"
#include "tests/model/storage/newerserver.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/clusterhome.h"

#include <QtTest>

#include <csignal>

namespace tst_clusterupgrade {

using namespace nidreg;
using namespace nidreg::tests;
using storage::ClusterStep;

namespace {

storage::Clustered<base::Done> isSame(const QString &before, const QString &after)
{
    const auto same = storage::takeOver(before, after);
    if (same)
        return base::Done();
    return storage::failed(
        ClusterError::UpgradeFailed,
        QString::fromStdString(same.error().refusal + ' ' + same.error().detail));
}

storage::Clustered<base::Done> isNever(const QString &, const QString &)
{
    return storage::failed(ClusterError::UpgradeFailed, QStringLiteral("one row is missing"));
}

/// A home with a registry that the older version made, and what it holds.
struct Old {
    Home home;
    QByteArray held;
    int events = 0;

    Old()
    {
        const auto cluster = openIn(before());
        must(storage::prepareLocal(cluster->conninfo(), "ann"));
        const auto store = opened(cluster->conninfo());
        must(store->appoint(act("ann", Role::Registrar), {"eve", {Role::Expert}}));
        registry::NewRequest wanted;
        wanted.nid = "made-before";
        wanted.workingCopy = textOf("made-before", 1);
        must(store->create(act("ann", Role::Applicant), wanted));
        Sql(cluster->conninfo())
            .run("create role \"odd 'role\" login; grant nidreg_reader to "
                 "\"odd 'role\"; create table public.own (n float8, t text);"
                 "insert into public.own values (0.1, E'ä\\\\n\\'')");
        held = contentOf(*cluster);
        events = eventsOf(*cluster);
    }

    ClusterLocation before() const { return locationWith({versions().older}); }
    ClusterLocation both() const { return locationWith({versions().older, versions().newer}); }
    /// With the server that made what there is after an upgrade.
    ClusterLocation after() const { return locationWith({versions().made}); }
    ClusterLocation locationWith(const QStringList &folders) const
    {
        ClusterLocation location = home.location();
        location.programFolders = folders;
        return location;
    }

    /// All but what an installation adds: its event, and the definitions that it notes.
    static QByteArray contentOf(const Cluster &cluster)
    {
        const auto text = sql::administration::list_contents;
        return Sql(cluster.conninfo())
            .all("select c.kind, c.name, c.content from ("
                 + QString::fromUtf8(text.data(), qsizetype(text.size()))
                 + ") as c (kind, name, content) where c.name !~"
                   " '^nidreg_data.(definition|event|log_head|log_node|schema_version)$'");
    }
    static int eventsOf(const Cluster &cluster)
    {
        return ask(cluster.conninfo(), "select count(*) from nidreg_data.event").toInt();
    }
    QStringList leftovers() const
    {
        return QDir(home.location().dataFolder)
            .entryList({"cluster.upgrade*", "cluster.new-*"}, QDir::Dirs);
    }
    QStringList kept() const { return statusOf(home.location()).keptFolders; }
};

} // namespace

/// A local registry that one major version of PostgreSQL made, taken over by a newer one. Where
/// NIDREG_NEWER_POSTGRESQL names the programs of one, by that; else the installed version plays
/// both parts.
class TestClusterUpgrade : public QObject {
    Q_OBJECT

private slots:
    void theServerIsChosenByWhatIsInstalled_data();
    void theServerIsChosenByWhatIsInstalled()
    {
        QFETCH(QString, made);
        QFETCH(QStringList, installed);
        QFETCH(QString, chosen);
        const Home home;
        const storage::ClusterFolders folders{home.path("data")};
        if (!made.isEmpty()) {
            QDir().mkpath(folders.data());
            write(folders.data() + "/PG_VERSION", made.toUtf8() + '\n');
        }
        QStringList places;
        for (const QString &each : installed)
            places.append(pretendPrograms(home.path("programs"), each));
        const auto found = storage::findServerPrograms({folders.home, {}, places}, folders);
        if (!found) {
            const bool isMissing = found.error().error == ClusterError::OtherVersion;
            QCOMPARE(isMissing ? "refused: " + found.error().detail : "none", chosen);
            return;
        }
        QString said = QString::number(found->programs.version);
        if (found->newer)
            said += " then " + QString::number(found->newer->version);
        QCOMPARE(said, chosen);
    }

    void nothingIsLost()
    {
        const Old old;
        QList<ClusterStep> steps;
        auto cluster = Cluster::open(
            old.both(), [&steps](ClusterStep step) { steps.append(step); }, &isSame);
        QVERIFY(cluster);
        const auto outcome = (*cluster)->upgrade();
        QVERIFY(outcome);
        QVERIFY2(!outcome->failure,
                 qPrintable(outcome->failure ? outcome->failure->detail : QString()));
        QCOMPARE(steps,
                 QList<ClusterStep>({ClusterStep::Dumping, ClusterStep::Restoring,
                                     ClusterStep::Comparing, ClusterStep::Replacing,
                                     ClusterStep::Starting}));
        QCOMPARE(Old::contentOf(**cluster), old.held);
        QCOMPARE(old.kept(), QStringList{outcome->keptFolder});
        QVERIFY(outcome->keptFolder.contains("cluster.postgresql-"));
        QVERIFY(QFile::exists(outcome->keptFolder + "/PG_VERSION"));
        QVERIFY(old.leftovers().isEmpty());
        QCOMPARE(Old::eventsOf(**cluster), old.events + 1); // of the installation
        QVERIFY(!must(opened((*cluster)->conninfo())->verify({})).mismatch);
    }

    void theTakenOverRegistryGoesOn()
    {
        const Old old;
        QVERIFY(Cluster::open(old.both(), {}, &isSame));
        const auto cluster = Cluster::open(old.after(), {}, &isSame);
        QVERIFY(cluster);
        QVERIFY(!(*cluster)->upgrade());
        must(storage::prepareLocal((*cluster)->conninfo(), "ann"));
        const auto store = opened((*cluster)->conninfo());
        must(store->appoint(act("ann", Role::Registrar), {"abe", {Role::Applicant}}));
        const auto report = must(store->verify({}));
        QVERIFY(!report.mismatch);
        QCOMPARE(report.differences, std::vector<std::string>());
    }

    void whatDiffersIsNotTakenOver()
    {
        const Old old;
        const auto cluster = Cluster::open(old.both(), {}, &isNever);
        QVERIFY(cluster);
        QVERIFY((*cluster)->upgrade() && (*cluster)->upgrade()->failure);
        QCOMPARE((*cluster)->upgrade()->failure->detail, QStringLiteral("one row is missing"));
        QCOMPARE(Old::contentOf(**cluster), old.held);
        QCOMPARE(Old::eventsOf(**cluster), old.events);
        QVERIFY(old.kept().isEmpty());
        QVERIFY(old.leftovers().isEmpty());
    }

    void aChangedCopyIsNoticed_data();
    void aChangedCopyIsNoticed()
    {
        QFETCH(QString, change);
        QFETCH(QByteArray, told);
        const TestDatabase same, changed;
        Sql(changed.conninfo()).run(change);
        const auto found = storage::checkSameContent(same.conninfo(), changed.conninfo());
        QVERIFY(!found);
        QCOMPARE(found.error().refusal, std::string("upgrade.differs"));
        QVERIFY2(QByteArray::fromStdString(found.error().detail).contains(told),
                 found.error().detail.c_str());
    }

    void withoutRoomTheOlderServerGoesOn()
    {
        const Old old;
        const QString spare = statusOf(old.home.location()).dataFolder + "/spare";
        write(spare, {});
        QVERIFY(QFile::resize(spare, qint64(8) << 40)); // a hole, which takes no space itself
        giveToServer(spare);
        const auto cluster = Cluster::open(old.both(), {}, &isSame);
        QVERIFY(cluster);
        QVERIFY((*cluster)->upgrade() && (*cluster)->upgrade()->failure);
        QCOMPARE((*cluster)->upgrade()->failure->error, ClusterError::NoSpace);
        QCOMPARE(Old::contentOf(**cluster), old.held);
    }

    void whoIsKilledLosesNothing_data();
    void whoIsKilledLosesNothing()
    {
        QFETCH(int, step);
        const Old old;
        QProcess killed;
        killed.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        killed.start(QCoreApplication::applicationFilePath(),
                     {"--upgrade", QString::number(step), old.home.location().dataFolder,
                      old.home.location().runtimeFolder, versions().older, versions().newer});
        QVERIFY(killed.waitForFinished(120'000));
        QCOMPARE(killed.exitStatus(), QProcess::CrashExit);
        {
            const auto next = Cluster::open(old.both(), {}, &isSame);
            QVERIFY(next);
            QVERIFY((*next)->upgrade() && !(*next)->upgrade()->failure);
            QCOMPARE(Old::contentOf(**next), old.held);
        }
        QVERIFY(old.leftovers().isEmpty());
        QVERIFY(!statusOf(old.home.location()).isRunning);
    }

    void whatAKilledReplacementLeftIsPutRight_data();
    void whatAKilledReplacementLeftIsPutRight()
    {
        QFETCH(QStringList, renamed); // from, to, from, to …, within the folder
        QFETCH(bool, isOld);
        const Old old;
        QVERIFY(Cluster::open(old.both(), {}, &isSame));
        const QDir folder(old.home.location().dataFolder);
        folder.mkdir("cluster.upgraded");
        for (qsizetype i = 0; i < renamed.size(); i += 2)
            QVERIFY(QDir().rename(folder.filePath(renamed[i]), folder.filePath(renamed[i + 1])));
        const auto next = openIn(isOld ? old.before() : old.after());
        QVERIFY(next);
        QCOMPARE(Old::contentOf(*next), old.held);
        QVERIFY(old.leftovers().isEmpty());
    }
};

void TestClusterUpgrade::theServerIsChosenByWhatIsInstalled_data()
{
    QTest::addColumn<QString>("made");
    QTest::addColumn<QStringList>("installed");
    QTest::addColumn<QString>("chosen");
    const auto row = [](const char *name, const QString &made, const QStringList &installed,
                        const QString &chosen) {
        QTest::newRow(name) << made << installed << chosen;
    };
    row("a new cluster is the newest version's", {}, {"15", "17"}, "17");
    row("a version before 15 is none", {}, {"14"}, "none");
    row("one without its server is none", {}, {"15 without postgres"}, "none");
    row("the version that made it is the only one", "15", {"15"}, "15");
    row("a newer one takes it over", "15", {"15", "17"}, "15 then 17");
    row("the newest takes it over", "15", {"16", "15", "17"}, "15 then 17");
    row("one without pg_dump does not", "15", {"15", "16", "17 without pg_dump"}, "15 then 16");
    row("an older one does not", "17", {"15", "17"}, "17");
    row("the version that made it is gone", "15", {"17"},
        "refused: the data was made by PostgreSQL 15; installed: 17");
    row("only an older one is there", "17", {"15", "16"},
        "refused: the data was made by PostgreSQL 17; installed: 16, 15");
}

void TestClusterUpgrade::aChangedCopyIsNoticed_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("a row more") << "insert into nidreg_data.setting values ('single_user', 'true')"
                                << QByteArray("nidreg_data.setting");
    QTest::newRow("a table more") << "create table public.more ()" << QByteArray("public.more");
    QTest::newRow("a table less") << "drop table nidreg_data.absence cascade"
                                  << QByteArray("nidreg_data.absence");
    QTest::newRow("another value of the same length")
        << "update nidreg_data.policy set value = '31' where name = 'key-days'"
        << QByteArray("nidreg_data.policy");
}

void TestClusterUpgrade::whoIsKilledLosesNothing_data()
{
    QTest::addColumn<int>("step");
    QTest::newRow("before anything is copied") << int(ClusterStep::Dumping);
    QTest::newRow("when both servers run") << int(ClusterStep::Restoring);
    QTest::newRow("when all is copied") << int(ClusterStep::Comparing);
    QTest::newRow("before the new cluster is put in its place") << int(ClusterStep::Replacing);
}

void TestClusterUpgrade::whatAKilledReplacementLeftIsPutRight_data()
{
    QTest::addColumn<QStringList>("renamed");
    QTest::addColumn<bool>("isOld"); ///< the older version's cluster goes on
    const QString kept = "cluster.postgresql-"
        + QString::number(storage::findServerPrograms({{}, {}, {versions().older}}, {"/nowhere"})
                              .value()
                              .programs.version);
    QTest::newRow("the new cluster is ready, the old one in its place")
        << QStringList{"cluster", "cluster.upgraded/cluster", kept, "cluster"} << true;
    QTest::newRow("the old one is set aside, and none in its place")
        << QStringList{"cluster", "cluster.upgraded/cluster"} << false;
    QTest::newRow("the new one is in its place, and only an empty folder left")
        << QStringList{} << false;
}

/// Another program of the same person, which is killed at a step of an upgrade.
static int killedAt(const QStringList &words)
{
    const auto fatal = ClusterStep(words.value(2).toInt());
    const auto cluster = Cluster::open(
        {words.value(3), words.value(4), words.mid(5)},
        [fatal](ClusterStep step) {
            if (step == fatal)
                ::raise(SIGKILL);
        },
        &isSame);
    return cluster ? 0 : 1;
}

static int runClusterUpgrade(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (application.arguments().value(1) == QLatin1String("--upgrade"))
        return killedAt(application.arguments());
    TestClusterUpgrade test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runClusterUpgrade)

} // namespace tst_clusterupgrade

#include "tst_clusterupgrade.moc"
