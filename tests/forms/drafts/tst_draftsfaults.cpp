// SPDX-License-Identifier: MIT
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>

#include <fcntl.h>
#include <memory>
#include <sys/file.h>
#include <sys/mount.h>
#include <unistd.h>

namespace tst_draftsfaults {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

const QString kMine = QStringLiteral("mine ");

/// Another window on the same draft, in a program of its own: types, saves and goes.
int typeAndSave(const QString &recovery, const QString &path)
{
    DraftsSetup setup(recovery);
    setup.page.openFile(path);
    setup.type(Field::Purpose, QStringLiteral("theirs "));
    setup.trigger(QStringLiteral("Save"));
    return setup.draft().isModified() ? 1 : 0;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

/// What a person on the Drafts page sees on a bad day, and what is kept.
class tst_DraftsFaults : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("drafts")));
        m_path = m_folder->filePath(QStringLiteral("drafts/draft.txt"));
        QVERIFY(write(m_path, "Purpose: ours\n"));
        m_setup = std::make_unique<DraftsSetup>(m_folder->filePath(QStringLiteral("recovery")));
        m_setup->page.openFile(m_path);
        m_setup->type(Field::Purpose, kMine);
    }

    void cleanup()
    {
        if (m_setup && m_setup->page.current())
            m_setup->draft().setSaved();
        m_setup.reset();
    }

    void aDeletedFileIsSaidBeforeItIsWrittenAnew()
    {
        QVERIFY(QFile::remove(m_path));
        saveFails("deleted, moved or renamed");
        QVERIFY(!QFile::exists(m_path));
        press(m_setup->view().messageBar(), QStringLiteral("Save anyway"));
        isSaved();
    }

    void aFolderThatIsGoneIsSaidAndWaitedFor()
    {
        const QString away = m_folder->filePath(QStringLiteral("away"));
        const QString folder = m_folder->filePath(QStringLiteral("drafts"));
        QVERIFY(QDir().rename(folder, away));
        saveFails("folder of");
        QVERIFY(QDir().rename(away, folder));
        press(m_setup->view().messageBar(), QStringLiteral("Try again"));
        isSaved();
    }

    void aLockedFileIsSaid()
    {
        const int other = ::open(QFile::encodeName(m_path).constData(), O_RDONLY);
        QCOMPARE(flock(other, LOCK_EX), 0);
        saveFails("Another program has locked");
        QCOMPARE(contentsOf(m_path), QByteArray("Purpose: ours\n"));
        QCOMPARE(::close(other), 0);
        press(m_setup->view().messageBar(), QStringLiteral("Try again"));
        isSaved();
    }

    void aFolderInItsPlaceIsSaid()
    {
        QVERIFY(QFile::remove(m_path) && QDir().mkpath(m_path));
        saveFails("a folder or a device, not a file");
        QVERIFY(QDir().rmdir(m_path));
    }

    void anotherWindowsTextIsNotReplacedUnasked()
    {
        QProcess other;
        other.setProcessChannelMode(QProcess::ForwardedChannels);
        other.start(
            QCoreApplication::applicationFilePath(),
            {QStringLiteral("--save"), m_folder->filePath(QStringLiteral("other")), m_path});
        QVERIFY(other.waitForFinished());
        QCOMPARE(other.exitCode(), 0);
        saveFails("Another program changed");
        QVERIFY(contentsOf(m_path).contains("theirs ours"));
        press(m_setup->view().messageBar(), QStringLiteral("Reload"));
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("theirs ours"));
        m_setup->trigger(QStringLiteral("Undo"));
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("mine ours"));
    }

    void aChangeBesideIsNoticedAtOnce_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("onScreen");
        QTest::addColumn<bool>("isModified");
        QTest::newRow("reload") << QStringLiteral("Reload") << QStringLiteral("theirs") << false;
        QTest::newRow("keep") << QStringLiteral("Keep my text") << QStringLiteral("mine ours")
                              << true;
    }

    void aChangeBesideIsNoticedAtOnce()
    {
        QFETCH(QString, button);
        QFETCH(QString, onScreen);
        QFETCH(bool, isModified);
        QVERIFY(forms::writeFile(m_path, "Purpose: theirs\n"));
        QTRY_VERIFY(m_setup->said().contains(QLatin1String("Another program changed")));
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("mine ours"));
        press(m_setup->view().messageBar(), button);
        QCOMPARE(m_setup->draft().text(Field::Purpose), onScreen);
        QCOMPARE(m_setup->draft().isModified(), isModified);
        m_setup->trigger(QStringLiteral("Save"));
        QVERIFY2(!m_setup->draft().isModified(), qPrintable(m_setup->said()));
        QVERIFY(contentsOf(m_path).contains(onScreen.toUtf8()));
    }

    void aFileThatGoesBesideIsNoticedAtOnce()
    {
        m_setup->trigger(QStringLiteral("Save"));
        QVERIFY(!m_setup->draft().isModified());
        QVERIFY(QFile::remove(m_path));
        QTRY_VERIFY(m_setup->said().contains(QLatin1String("deleted, moved or renamed")));
        QVERIFY2(m_setup->draft().isModified(), "closing asks now");
        press(m_setup->view().messageBar(), QStringLiteral("Save again"));
        isSaved();
    }

    void savingIsNoChangeBeside()
    {
        auto *watch = m_setup->page.findChild<forms::DraftsWatch *>();
        QVERIFY(watch);
        for (int save = 0; save < 3; ++save) {
            m_setup->type(Field::Purpose, kMine);
            QSignalSpy looked(watch, &forms::DraftsWatch::looked);
            m_setup->trigger(QStringLiteral("Save"));
            QVERIFY(looked.wait(60000));
            QVERIFY2(m_setup->said().isEmpty(), qPrintable(m_setup->said()));
        }
    }

    void whatCannotBeKeptForACrashIsSaidOnceAndTriedAgain()
    {
        const QString recovery = m_folder->filePath(QStringLiteral("nowhere"));
        QVERIFY(write(recovery, "no folder"));
        DraftsSetup setup(recovery);
        setup.page.newDraft();
        setup.type(Field::Purpose, kMine);
        auto *messageBar = setup.page.findChild<MessageBar *>(QStringLiteral("messageBar"));
        QTRY_VERIFY_WITH_TIMEOUT(messageBar->isVisible(), 60000);
        QVERIFY(messageBar->message().contains(recovery));
        QVERIFY(messageBar->message().contains(QLatin1String("Save often")));
        press(*messageBar, QStringLiteral("Dismiss"));
        setup.type(Field::Purpose, kMine);
        QVERIFY(QFile::remove(recovery));
        QTRY_COMPARE_WITH_TIMEOUT(keptIn(recovery).size(), 1, 60000);
        QVERIFY2(!messageBar->isVisible(), "said once");
        setup.draft().setSaved();
    }

    void aFullDiskOfTheRecoveryIsSaidOnceAndTriedAgain()
    {
        const QString recovery = m_folder->filePath(QStringLiteral("full"));
        QVERIFY(QDir().mkpath(recovery));
        const QByteArray place = QFile::encodeName(recovery);
        if (mount("none", place.constData(), "tmpfs", 0, "size=16k") != 0)
            QSKIP("only who may mount a disk can fill one");
        const auto unmount = qScopeGuard([&] { umount2(place.constData(), MNT_DETACH); });
        DraftsSetup setup(recovery);
        setup.page.newDraft();
        setup.view().showField(Field::Purpose);
        setup.draft().setText(Field::Purpose, QString(40000, QLatin1Char('x')));
        auto *messageBar = setup.page.findChild<MessageBar *>(QStringLiteral("messageBar"));
        QTRY_VERIFY_WITH_TIMEOUT(messageBar->isVisible(), 60000);
        QVERIFY(messageBar->message().contains(QLatin1String("not enough space")));
        press(*messageBar, QStringLiteral("Dismiss"));
        setup.draft().setText(Field::Purpose, kMine);
        QTRY_COMPARE_WITH_TIMEOUT(keptIn(recovery).size(), 1, 60000);
        QVERIFY2(!messageBar->isVisible(), "said once");
        setup.draft().setSaved();
    }

private:
    /// The page says it above the draft, names the file, and loses nothing.
    void saveFails(const char *words)
    {
        m_setup->trigger(QStringLiteral("Save"));
        QVERIFY2(m_setup->said().contains(QLatin1String(words)), qPrintable(m_setup->said()));
        QVERIFY(m_setup->said().contains(m_path));
        QVERIFY(m_setup->draft().isModified());
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("mine ours"));
    }

    void isSaved()
    {
        QVERIFY(!m_setup->draft().isModified());
        QVERIFY(m_setup->said().isEmpty());
        QVERIFY(contentsOf(m_path).contains("mine ours"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<DraftsSetup> m_setup;
};

static int runDraftsFaults(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.value(1) == QLatin1String("--save"))
        return typeAndSave(arguments.value(2), arguments.value(3));
    tst_DraftsFaults test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runDraftsFaults)

} // namespace tst_draftsfaults

#include "tst_draftsfaults.moc"
