// SPDX-License-Identifier: MIT
#include "app/wiring/connections.h"
#include "forms/administration/connectdialog.h"
#include "tests/app/cli/computer.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/model/storage/depositfiles.h"
#include "tests/program/program.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

#include <semaphore>

namespace tst_localpart {

using namespace nidreg;
using namespace nidreg::tests;
using forms::ConnectDialog;
using forms::LocalBeginning;
using registry::LocalProgress;

namespace {

constexpr int kPatience = 60'000;

/// The window of the program on a computer, with its Connect dialog.
struct Program {
    explicit Program(const Computer &computer)
        : folders(computer.folders()), registry({}, folders),
          session([this] { return registry.open(); }, clock, knowledge),
          window(session,
                 {folders.recovery,
                  app::listingPublisher(),
                  {},
                  {{},
                   app::tryConnection,
                   app::localRegistry(folders),
                   [this](const forms::ConnectionChoice &choice) {
                       registry.choose(app::targetOf(choice));
                   }}})
    {
        window.show();
    }
    ~Program() { registry.leave(); }

    QAction *connectAction()
    {
        for (QAction *each : window.findChildren<QAction *>()) {
            if (each->text() == "&Connect…")
                return each;
        }
        qFatal("no action");
    }
    ConnectDialog *dialog()
    {
        connectAction()->trigger();
        return window.findChild<ConnectDialog *>();
    }
    qint64 namespaces()
    {
        qint64 found = -1;
        session.ask(
            &window,
            [](const actions::Services &services) {
                registry::NamespaceQuery all;
                all.limit = 1;
                return services.store.namespaces(all);
            },
            [&found](const registry::Stored<registry::NamespacePage> &page) {
                found = page ? page->total : -2;
            });
        (void)test::waitFor([&found] { return found != -1; });
        return found;
    }

    app::SystemClock clock;
    urn::NidKnowledge knowledge = exchange::embeddedKnowledge();
    app::StandardFolders folders;
    app::Registry registry;
    forms::RegistrySession session;
    app::MainWindow window;
};

QComboBox &beginBox(const ConnectDialog &dialog)
{
    return *dialog.findChild<QComboBox *>("beginBox");
}

QString noteOf(const ConnectDialog &dialog)
{
    return dialog.findChild<QLabel *>("localNote")->text();
}

QString saidBy(const ConnectDialog &dialog)
{
    return dialog.findChild<QLabel *>("saidLabel")->text();
}

QPushButton &connectButton(const ConnectDialog &dialog)
{
    for (QAbstractButton *each : dialog.findChild<QDialogButtonBox *>()->buttons()) {
        if (each->text() == "&Connect")
            return *qobject_cast<QPushButton *>(each);
    }
    qFatal("no button");
}

void click(QPushButton &button)
{
    QTest::mouseClick(&button, Qt::LeftButton);
}

/// A local registry of which the test says how far it is and what comes of a beginning.
struct Pretended {
    LocalProgress progress = LocalProgress::None;
    registry::Stored<base::Done> outcome = base::Done();
    bool isHeld = false; ///< the work goes on until it is let go, or stopped
    std::binary_semaphore letGo{0};
    std::optional<LocalBeginning> begun;

    forms::LocalRegistry registry()
    {
        return {[this]() -> registry::Stored<LocalProgress> { return progress; },
                [this](const LocalBeginning &how, const std::stop_token &stop,
                       const std::function<void(int)> &told) -> registry::Stored<base::Done> {
                    begun = how;
                    told(400);
                    const std::stop_callback stopped(stop, [this] { letGo.release(); });
                    if (isHeld)
                        letGo.acquire();
                    if (stop.stop_requested())
                        return base::fail(registry::refused("cancelled"));
                    return outcome;
                }};
    }
};

} // namespace

/// The local registry in the Connect dialog.
class TestLocalPart : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useSettingsIn(m_folder);
        const Computer other;
        QCOMPARE(other.say({"db", "start", "--empty"}).status, 0);
        QCOMPARE(other.say({"db", "policy", "key-days", "40"}).status, 0);
        QCOMPARE(other.say({"db", "dump", m_folder.filePath("full")}).status, 0);
        writeBytes(m_folder.filePath("cut"), bytesOf(m_folder.filePath("full")).chopped(40));
    }

    void init() { QSettings().clear(); }

    void whatIsOfferedFollowsFromWhatWasDone_data()
    {
        QTest::addColumn<LocalProgress>("progress");
        QTest::addColumn<bool>("isOffered");
        QTest::addColumn<int>("chosen");
        QTest::addColumn<QString>("note");
        QTest::newRow("no registry is there")
            << LocalProgress::None << true << int(LocalBeginning::Shipped) << QString("is created");
        QTest::newRow("it is about to be filled")
            << LocalProgress::Unfilled << true << int(LocalBeginning::Shipped)
            << QString("is created");
        QTest::newRow("it is empty")
            << LocalProgress::Empty << true << int(LocalBeginning::Empty) << QString("is empty");
        QTest::newRow("it holds the shipped listing")
            << LocalProgress::Shipped << true << int(LocalBeginning::Shipped)
            << QString("contains only the shipped listing");
        QTest::newRow("somebody worked in it")
            << LocalProgress::Used << false << int(LocalBeginning::Shipped)
            << QString("contains your own work");
    }

    void whatIsOfferedFollowsFromWhatWasDone()
    {
        QFETCH(LocalProgress, progress);
        QFETCH(bool, isOffered);
        QFETCH(int, chosen);
        QFETCH(QString, note);
        Pretended local;
        local.progress = progress;
        ConnectDialog dialog(app::tryConnection, local.registry(), {});
        dialog.show();
        QTRY_VERIFY(!noteOf(dialog).startsWith("Reading"));
        QCOMPARE(beginBox(dialog).isEnabled(), isOffered);
        QCOMPARE(beginBox(dialog).currentIndex(), chosen);
        QVERIFY2(noteOf(dialog).contains(note), qPrintable(noteOf(dialog)));
        QCOMPARE(beginBox(dialog).toolTip().isEmpty(), isOffered);
        click(connectButton(dialog)); // nothing else was chosen: nothing is made
        QVERIFY(!local.begun);
        QVERIFY(!dialog.isVisible());
    }

    void aListingThatGoesIsNamed()
    {
        Pretended local;
        local.progress = LocalProgress::Shipped;
        ConnectDialog dialog(app::tryConnection, local.registry(), {});
        dialog.show();
        QTRY_VERIFY(beginBox(dialog).isEnabled());
        beginBox(dialog).setCurrentIndex(LocalBeginning::Empty);
        QVERIFY2(noteOf(dialog).contains("The shipped listing is removed"),
                 qPrintable(noteOf(dialog)));
    }

    void aDepositNeedsItsFile()
    {
        Pretended local;
        ConnectDialog dialog(app::tryConnection, local.registry(), {});
        dialog.show();
        QTRY_VERIFY(beginBox(dialog).isEnabled());
        auto *file = dialog.findChild<QLineEdit *>("depositEdit");
        QVERIFY(!file->isEnabled());
        beginBox(dialog).setCurrentIndex(LocalBeginning::Deposit);
        QVERIFY(file->isEnabled());
        QVERIFY(!connectButton(dialog).isEnabled());
        QVERIFY(!connectButton(dialog).toolTip().isEmpty());
        file->setText(m_folder.filePath("full"));
        QVERIFY(connectButton(dialog).isEnabled());
        click(connectButton(dialog));
        QTRY_VERIFY(!dialog.isVisible());
        QVERIFY(local.begun
                && *local.begun == (LocalBeginning{LocalBeginning::Deposit, file->text()}));
    }

    void whatTakesLongIsShownAndCanBeStopped()
    {
        Pretended local;
        local.isHeld = true;
        ConnectDialog dialog(app::tryConnection, local.registry(), {});
        dialog.show();
        QTRY_VERIFY(beginBox(dialog).isEnabled());
        beginBox(dialog).setCurrentIndex(LocalBeginning::Empty);
        click(connectButton(dialog));
        QTRY_COMPARE(dialog.findChild<QProgressBar *>("tryBar")->value(), 400);
        QVERIFY(!beginBox(dialog).isEnabled());
        QVERIFY(!connectButton(dialog).isEnabled());
        dialog.reject(); // waits for how it ends
        QVERIFY(dialog.isVisible());
        QTRY_COMPARE(saidBy(dialog), QString("Stopped. Nothing was changed."));
        QTRY_VERIFY(beginBox(dialog).isEnabled());
        dialog.reject();
        QVERIFY(!dialog.isVisible());
    }

    void theWindowMakesItEmpty()
    {
        const Computer computer;
        Program program(computer);
        program.session.open();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), kPatience);
        QCOMPARE(program.namespaces(), 105);
        ConnectDialog *dialog = program.dialog();
        QTRY_VERIFY_WITH_TIMEOUT(beginBox(*dialog).isEnabled(), kPatience);
        beginBox(*dialog).setCurrentIndex(LocalBeginning::Empty);
        QSignalSpy opened(&program.session, &forms::RegistrySession::opened);
        click(connectButton(*dialog));
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, kPatience);
        QCOMPARE(program.namespaces(), 0);
        QTRY_VERIFY(program.window.findChild<QPushButton *>("importButton")->isVisible());
    }

    void theWindowTakesADepositAfterOneThatWasCut()
    {
        const Computer computer;
        Program program(computer); // which has not opened a registry yet
        ConnectDialog *dialog = program.dialog();
        QTRY_VERIFY_WITH_TIMEOUT(beginBox(*dialog).isEnabled(), kPatience);
        beginBox(*dialog).setCurrentIndex(LocalBeginning::Deposit);
        auto *file = dialog->findChild<QLineEdit *>("depositEdit");
        file->setText(m_folder.filePath("cut"));
        click(connectButton(*dialog));
        QTRY_VERIFY2_WITH_TIMEOUT(saidBy(*dialog).contains("is damaged"),
                                  qPrintable(saidBy(*dialog)), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(beginBox(*dialog).isEnabled(), kPatience);
        QCOMPARE(beginBox(*dialog).currentIndex(), int(LocalBeginning::Deposit));
        file->setText(m_folder.filePath("full"));
        click(connectButton(*dialog));
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), kPatience);
        QCOMPARE(program.namespaces(), 0);
        QVERIFY(computer.say({"db", "policy", "key-days"}).out.contains("40"));
    }

private:
    QTemporaryDir m_folder;
};

NIDREG_TEST(TestLocalPart, QApplication)

} // namespace tst_localpart

#include "tst_localpart.moc"
