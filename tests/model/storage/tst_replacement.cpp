// SPDX-License-Identifier: MIT
#include "model/storage/cluster/replacement.h"
#include "tests/program/program.h"
#include "tests/support/clusterhome.h"

#include <QtTest>

#include <csignal>

namespace tst_replacement {

using namespace nidreg::tests;
using nidreg::storage::Cluster;
using nidreg::storage::ClusterError;
using nidreg::storage::ClusterLocation;
using nidreg::storage::Replacement;
using nidreg::storage::ReplacementStep;

namespace {

const QString kKept = QStringLiteral("cluster.before");
constexpr int kNone = -1;

/// A cluster that says of itself which one it is.
bool mark(const ClusterLocation &location, const QByteArray &name)
{
    const auto cluster = openIn(location);
    return cluster
        && ask(cluster->conninfo(), "create table which as select '" + name + "'::text as name")
               .isEmpty();
}

QString whichIn(const ClusterLocation &location)
{
    const auto cluster = openIn(location);
    return cluster ? ask(cluster->conninfo(), "select name from which") : QString();
}

/// As good as made there, and sooner: a copy of one that is not running.
bool put(const QString &made, const ClusterLocation &location)
{
    return QDir().mkpath(location.dataFolder)
        && QProcess::execute("cp", {"-a", made, location.dataFolder + "/cluster"}) == 0;
}

/// Another program, which makes a new cluster and is killed as soon as it has come to `step`.
int replaceAndDie(const QStringList &arguments)
{
    const auto begun = Replacement::begin({arguments.value(2), arguments.value(3), {}});
    if (!begun || !put(arguments.value(5), (*begun)->location()))
        return 1;
    const int last = arguments.value(4).toInt();
    const auto dieAt = [last](int step) {
        if (step == last)
            ::raise(SIGKILL);
    };
    {
        const auto running = openIn((*begun)->location());
        dieAt(kNone); // its server goes on
    }
    return (*begun)->finish(kKept, [&](ReplacementStep step) { dieAt(int(step)); }) ? 0 : 1;
}

} // namespace

/// A local registry's cluster that another one takes the place of.
class TestReplacement : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(mark(m_oldHome.location(), "old") && mark(m_newHome.location(), "new"));
        m_old = statusOf(m_oldHome.location()).dataFolder;
        m_new = statusOf(m_newHome.location()).dataFolder;
    }

    void theNewOneIsInPlaceAndTheOldOneIsKept()
    {
        const Home home;
        QVERIFY(put(m_old, home.location()));
        {
            const auto begun = Replacement::begin(home.location());
            QVERIFY(begun);
            QVERIFY(put(m_new, (*begun)->location()));
            const auto kept = (*begun)->finish(kKept);
            QVERIFY2(kept, qPrintable(kept ? QString() : kept.error().detail));
            QVERIFY(QFileInfo::exists(*kept + "/PG_VERSION"));
        }
        QCOMPARE(whichIn(home.location()), QString("new"));
        QVERIFY(!QFileInfo::exists(home.path("data/restoring")));
        // By hand, as the manual says.
        const QString data = statusOf(home.location()).dataFolder;
        QVERIFY(QDir().rename(data, data + ".away"));
        QVERIFY(QDir().rename(QFileInfo(data).path() + '/' + kKept, data));
        QCOMPARE(whichIn(home.location()), QString("old"));
    }

    void whereThereWasNoneNothingIsKept()
    {
        const Home home;
        const auto begun = Replacement::begin(home.location());
        QVERIFY(begun && put(m_new, (*begun)->location()));
        const auto kept = (*begun)->finish(kKept);
        QVERIFY(kept && kept->isEmpty());
        QCOMPARE(whichIn(home.location()), QString("new"));
    }

    void oneThatIsInUseStaysAndCanBeTriedAgain()
    {
        const Home home;
        QVERIFY(put(m_old, home.location()));
        const auto begun = Replacement::begin(home.location());
        QVERIFY(begun && put(m_new, (*begun)->location()));
        {
            const auto user = openIn(home.location());
            const auto kept = (*begun)->finish(kKept);
            QVERIFY(!kept);
            QCOMPARE(kept.error().error, ClusterError::InUse);
            QCOMPARE(ask(user->conninfo(), "select name from which"), QString("old"));
        }
        QVERIFY((*begun)->finish(kKept));
        QCOMPARE(whichIn(home.location()), QString("new"));
    }

    void aNameThatIsTakenIsNotWrittenOver()
    {
        const Home home;
        QVERIFY(put(m_old, home.location()));
        QVERIFY(
            QDir().mkpath(QFileInfo(statusOf(home.location()).dataFolder).path() + '/' + kKept));
        const auto begun = Replacement::begin(home.location());
        QVERIFY(begun && put(m_new, (*begun)->location()));
        const auto kept = (*begun)->finish(kKept);
        QVERIFY(kept);
        QVERIFY2(kept->endsWith("cluster.before-2"), qPrintable(*kept));
    }

    void onlyOneIsMadeAtATime()
    {
        const Home home;
        const auto first = Replacement::begin(home.location());
        QVERIFY(first);
        const auto second = Replacement::begin(home.location());
        QVERIFY(!second);
        QCOMPARE(second.error().error, ClusterError::Busy);
    }

    void oneThatWasNeverMadeChangesNothing()
    {
        const Home home;
        QVERIFY(put(m_old, home.location()));
        const auto begun = Replacement::begin(home.location());
        QVERIFY(begun);
        QVERIFY(!(*begun)->finish(kKept));
        QCOMPARE(whichIn(home.location()), QString("old"));
    }

    void aKilledProgramLeavesOneOfThemInPlace_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("which");
        QTest::newRow("while the new one is made") << kNone << "old";
        QTest::newRow("when the exchange is noted") << int(ReplacementStep::Noted) << "old";
        QTest::newRow("when the old one has its new name")
            << int(ReplacementStep::PresentKept) << "old";
        QTest::newRow("when the new one is in place") << int(ReplacementStep::NewInPlace) << "new";
    }

    void aKilledProgramLeavesOneOfThemInPlace()
    {
        QFETCH(int, step);
        QFETCH(QString, which);
        const Home home;
        QVERIFY(put(m_old, home.location()));
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(),
                      {"--replace", home.location().dataFolder, home.location().runtimeFolder,
                       QString::number(step), m_new});
        QVERIFY(program.waitForFinished(120'000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(whichIn(home.location()), which);
        // What is left does not stand in the way of the next one.
        const auto begun = Replacement::begin(home.location());
        QVERIFY(begun && put(m_new, (*begun)->location()));
        QVERIFY((*begun)->finish(kKept));
        QCOMPARE(whichIn(home.location()), QString("new"));
    }

private:
    Home m_oldHome, m_newHome;
    QString m_old, m_new; ///< clusters that say so of themselves
};

static int runReplacement(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (application.arguments().value(1) == QLatin1String("--replace"))
        return replaceAndDie(application.arguments());
    TestReplacement test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runReplacement)

} // namespace tst_replacement

#include "tst_replacement.moc"
