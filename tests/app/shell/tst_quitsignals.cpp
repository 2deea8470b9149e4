// SPDX-License-Identifier: MIT
#include "app/shell/quitsignals.h"
#include "app/wiring/registry.h"
#include "forms/drafts/draftspage.h"
#include "forms/editor/fieldeditor.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"
#include "tests/support/clusterhome.h"

#include <QDir>
#include <QProcess>
#include <QTextStream>

#include <csignal>

namespace tst_quitsignals {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

const QString kTyped = QStringLiteral("lighthouses");

/// A program on a local registry of its own; a person types, and saves nothing.
int typeAndStay(const QString &data)
{
    const QString recovery = data + QLatin1String("/recovery");
    app::Registry registry(
        {}, {data + QLatin1String("/nidreg"), data + QLatin1String("/run"), recovery, {}});
    const app::SystemClock clock;
    const urn::NidKnowledge knowledge = exchange::embeddedKnowledge();
    forms::RegistrySession session([&registry] { return registry.open(); }, clock, knowledge);
    app::MainWindow window(session, {recovery, app::listingPublisher()});
    const app::QuitSignals quitSignals;
    QObject::connect(&quitSignals, &app::QuitSignals::quitWanted, &window,
                     &app::MainWindow::endNow);
    QObject::connect(&session, &forms::RegistrySession::opened, &window, [&window] {
        window.choosePage(2);
        auto *drafts = window.findChild<forms::DraftsPage *>();
        drafts->newDraft();
        QTest::keyClicks(drafts->current()->editor().focusProxy(), kTyped);
        QTextStream(stdout) << "ready" << Qt::endl;
    });
    window.show();
    session.open();
    return QApplication::exec();
}

QByteArray everythingIn(const QString &folder)
{
    QByteArray all;
    for (const QFileInfo &each : QDir(folder).entryInfoList({"*.draft"}, QDir::Files)) {
        QFile file(each.filePath());
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}

} // namespace

class QuitSignalsTest : public QObject {
    Q_OBJECT

private slots:
    void theProgramEndsInItsOwnOrder_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("the session ends") << SIGTERM;
        QTest::newRow("Ctrl+C in the terminal") << SIGINT;
        QTest::newRow("the terminal is closed") << SIGHUP;
    }

    void theProgramEndsInItsOwnOrder()
    {
        QFETCH(const int, signal);
        const Home home;
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(),
                    {"--type-and-stay", home.path(QString())});
        QVERIFY(child.waitForReadyRead(60000));
        QCOMPARE(child.readAll(), QByteArray("ready\n"));
        const storage::ClusterLocation location{home.path("nidreg"), home.path("run"), {}};
        QVERIFY(statusOf(location).isRunning);
        ::kill(pid_t(child.processId()), signal);
        QVERIFY(child.waitForFinished(30000));
        QCOMPARE(child.exitStatus(), QProcess::NormalExit);
        QCOMPARE(child.exitCode(), 0);
        QVERIFY2(everythingIn(home.path("recovery")).contains(kTyped.toUtf8()),
                 "what was typed is kept for the next start");
        QVERIFY2(!statusOf(location).isRunning, "the last program to leave stops the server");
    }
};

static int runQuitSignals(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (application.arguments().value(1) == "--type-and-stay") {
        useSettingsIn(QTemporaryDir());
        return typeAndStay(application.arguments().value(2));
    }
    QuitSignalsTest test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runQuitSignals)

} // namespace tst_quitsignals

#include "tst_quitsignals.moc"
