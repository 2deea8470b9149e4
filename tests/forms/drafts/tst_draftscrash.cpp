// SPDX-License-Identifier: MIT
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTabWidget>
#include <QTextStream>

namespace tst_draftscrash {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

const QString kTyped = QStringLiteral("typed before the crash");

/// A program with a page that a person types into; says "ready", and hangs until it is killed.
int typeAndHang(const QString &recovery)
{
    DraftsSetup setup(recovery);
    setup.page.newDraft();
    setup.type(Field::NamespaceIdentifier, QStringLiteral("seedbank"));
    setup.type(Field::Purpose, kTyped);
    QTextStream(stdout) << "ready" << Qt::endl;
    return QApplication::exec();
}

} // namespace

class tst_DraftsCrash : public QObject {
    Q_OBJECT

private slots:
    void whatWasTypedBeforeACrashIsOfferedAtTheNextStart()
    {
        QTemporaryDir folder;
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--type-and-hang"), folder.path()});
        QVERIFY(child.waitForReadyRead());
        const auto kept = [&] { return !keptIn(folder.path()).isEmpty(); };
        QVERIFY(test::waitFor(kept));
        {
            const DraftsSetup meanwhile(folder.path());
            QVERIFY2(offered(meanwhile.page).isEmpty(), "the other program still runs");
        }
        child.kill();
        QVERIFY(child.waitForFinished());

        DraftsSetup setup(folder.path());
        QCOMPARE(offered(setup.page).size(), 1);
        MessageBar *messageBar = offered(setup.page).first();
        QVERIFY(messageBar->message().contains(QLatin1String("seedbank")));
        press(*messageBar, QStringLiteral("Recover"));
        QCOMPARE(setup.draft().text(Field::Purpose), kTyped);
        QVERIFY(setup.draft().isModified());
        setup.draft().setSaved();
        setup.trigger(QStringLiteral("Close"));
        QTRY_VERIFY(!kept());
    }

    /// Keys that follow each other for as long as it takes, never with a pause.
    void steadyTypingIsKeptWhileItGoesOn()
    {
        QTemporaryDir folder;
        DraftsSetup setup(folder.path());
        setup.page.newDraft();
        setup.view().showField(Field::Purpose);
        QElapsedTimer time;
        time.start();
        while (keptIn(folder.path()).isEmpty() && time.elapsed() < 60000) {
            QTest::keyClicks(setup.pen(), QStringLiteral("x"));
            QTest::qWait(20);
        }
        QVERIFY2(!keptIn(folder.path()).isEmpty(), "while the keys go on");
        setup.draft().setSaved();
    }

    void aPastedTemplateIsKeptBeforeAnythingIsTyped()
    {
        QTemporaryDir folder;
        {
            DraftsSetup killed(folder.path());
            QGuiApplication::clipboard()->setText(QStringLiteral(
                "Namespace Identifier: seedbank\n\nVersion: 1\n\nDate: 2026-03-03\n"));
            killed.trigger(QStringLiteral("Paste"));
            QVERIFY(killed.draft().isModified());
        }
        const DraftsSetup setup(folder.path());
        QCOMPARE(offered(setup.page).size(), 1);
        QVERIFY(offered(setup.page).first()->message().contains(QLatin1String("seedbank")));
    }

    void whatIsOfferedAndNotAnsweredIsOfferedAgain()
    {
        QTemporaryDir folder;
        {
            DraftsSetup killed(folder.path());
            killed.page.newDraft();
            killed.type(Field::Purpose, kTyped);
        }
        for (int start = 0; start < 2; ++start) {
            const DraftsSetup setup(folder.path());
            QCOMPARE(offered(setup.page).size(), 1);
        }
        DraftsSetup setup(folder.path());
        press(*offered(setup.page).first(), QStringLiteral("Discard"));
        QVERIFY(keptIn(folder.path()).isEmpty());
    }
};

static int runDraftsCrash(int argc, char **argv)
{
    QApplication app(argc, argv);
    if (app.arguments().value(1) == QLatin1String("--type-and-hang"))
        return typeAndHang(app.arguments().value(2));
    tst_DraftsCrash test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runDraftsCrash)

} // namespace tst_draftscrash

#include "tst_draftscrash.moc"
