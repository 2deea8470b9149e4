// SPDX-License-Identifier: MIT
#include "tests/forms/drafts/draftsroom.h"
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
    Room room(recovery);
    room.page.openFile(path);
    room.type(Field::Purpose, QStringLiteral("theirs "));
    room.trigger(QStringLiteral("Save"));
    return room.draft().isModified() ? 1 : 0;
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
        m_room = std::make_unique<Room>(m_folder->filePath(QStringLiteral("recovery")));
        m_room->page.openFile(m_path);
        m_room->type(Field::Purpose, kMine);
    }

    void cleanup()
    {
        if (m_room && m_room->page.current())
            m_room->draft().setSaved();
        m_room.reset();
    }

    void aDeletedFileIsSaidBeforeItIsWrittenAnew()
    {
        QVERIFY(QFile::remove(m_path));
        saveFails("deleted, moved or renamed");
        QVERIFY(!QFile::exists(m_path));
        press(m_room->view().messageBar(), QStringLiteral("Save anyway"));
        isSaved();
    }

    void aFolderThatIsGoneIsSaidAndWaitedFor()
    {
        const QString away = m_folder->filePath(QStringLiteral("away"));
        const QString folder = m_folder->filePath(QStringLiteral("drafts"));
        QVERIFY(QDir().rename(folder, away));
        saveFails("folder of");
        QVERIFY(QDir().rename(away, folder));
        press(m_room->view().messageBar(), QStringLiteral("Try again"));
        isSaved();
    }

    void aLockedFileIsSaid()
    {
        const int other = ::open(QFile::encodeName(m_path).constData(), O_RDONLY);
        QCOMPARE(flock(other, LOCK_EX), 0);
        saveFails("Another program has locked");
        QCOMPARE(contentsOf(m_path), QByteArray("Purpose: ours\n"));
        QCOMPARE(::close(other), 0);
        press(m_room->view().messageBar(), QStringLiteral("Try again"));
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
        press(m_room->view().messageBar(), QStringLiteral("Reload"));
        QCOMPARE(m_room->draft().text(Field::Purpose), QStringLiteral("theirs ours"));
        m_room->trigger(QStringLiteral("Undo"));
        QCOMPARE(m_room->draft().text(Field::Purpose), QStringLiteral("mine ours"));
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
        QTRY_VERIFY(m_room->said().contains(QLatin1String("Another program changed")));
        QCOMPARE(m_room->draft().text(Field::Purpose), QStringLiteral("mine ours"));
        press(m_room->view().messageBar(), button);
        QCOMPARE(m_room->draft().text(Field::Purpose), onScreen);
        QCOMPARE(m_room->draft().isModified(), isModified);
        m_room->trigger(QStringLiteral("Save"));
        QVERIFY2(!m_room->draft().isModified(), qPrintable(m_room->said()));
        QVERIFY(contentsOf(m_path).contains(onScreen.toUtf8()));
    }

    void aFileThatGoesBesideIsNoticedAtOnce()
    {
        m_room->trigger(QStringLiteral("Save"));
        QVERIFY(!m_room->draft().isModified());
        QVERIFY(QFile::remove(m_path));
        QTRY_VERIFY(m_room->said().contains(QLatin1String("deleted, moved or renamed")));
        QVERIFY2(m_room->draft().isModified(), "closing asks now");
        press(m_room->view().messageBar(), QStringLiteral("Save again"));
        isSaved();
    }

    void savingIsNoChangeBeside()
    {
        auto *watch = m_room->page.findChild<forms::DraftsWatch *>();
        QVERIFY(watch);
        for (int save = 0; save < 3; ++save) {
            m_room->type(Field::Purpose, kMine);
            QSignalSpy looked(watch, &forms::DraftsWatch::looked);
            m_room->trigger(QStringLiteral("Save"));
            QVERIFY(looked.wait(60000));
            QVERIFY2(m_room->said().isEmpty(), qPrintable(m_room->said()));
        }
    }

    void whatCannotBeKeptForACrashIsSaidOnceAndTriedAgain()
    {
        const QString recovery = m_folder->filePath(QStringLiteral("nowhere"));
        QVERIFY(write(recovery, "no folder"));
        Room room(recovery);
        room.page.newDraft();
        room.type(Field::Purpose, kMine);
        auto *messageBar = room.page.findChild<MessageBar *>(QStringLiteral("messageBar"));
        QTRY_VERIFY_WITH_TIMEOUT(messageBar->isVisible(), 60000);
        QVERIFY(messageBar->message().contains(recovery));
        QVERIFY(messageBar->message().contains(QLatin1String("Save often")));
        press(*messageBar, QStringLiteral("Dismiss"));
        room.type(Field::Purpose, kMine);
        QVERIFY(QFile::remove(recovery));
        QTRY_COMPARE_WITH_TIMEOUT(keptIn(recovery).size(), 1, 60000);
        QVERIFY2(!messageBar->isVisible(), "said once");
        room.draft().setSaved();
    }

    void aFullDiskOfTheRecoveryIsSaidOnceAndTriedAgain()
    {
        const QString recovery = m_folder->filePath(QStringLiteral("full"));
        QVERIFY(QDir().mkpath(recovery));
        const QByteArray place = QFile::encodeName(recovery);
        if (mount("none", place.constData(), "tmpfs", 0, "size=16k") != 0)
            QSKIP("only who may mount a disk can fill one");
        const auto unmount = qScopeGuard([&] { umount2(place.constData(), MNT_DETACH); });
        Room room(recovery);
        room.page.newDraft();
        room.view().showField(Field::Purpose);
        room.draft().setText(Field::Purpose, QString(40000, QLatin1Char('x')));
        auto *messageBar = room.page.findChild<MessageBar *>(QStringLiteral("messageBar"));
        QTRY_VERIFY_WITH_TIMEOUT(messageBar->isVisible(), 60000);
        QVERIFY(messageBar->message().contains(QLatin1String("not enough space")));
        press(*messageBar, QStringLiteral("Dismiss"));
        room.draft().setText(Field::Purpose, kMine);
        QTRY_COMPARE_WITH_TIMEOUT(keptIn(recovery).size(), 1, 60000);
        QVERIFY2(!messageBar->isVisible(), "said once");
        room.draft().setSaved();
    }

private:
    /// The page says it above the draft, names the file, and loses nothing.
    void saveFails(const char *words)
    {
        m_room->trigger(QStringLiteral("Save"));
        QVERIFY2(m_room->said().contains(QLatin1String(words)), qPrintable(m_room->said()));
        QVERIFY(m_room->said().contains(m_path));
        QVERIFY(m_room->draft().isModified());
        QCOMPARE(m_room->draft().text(Field::Purpose), QStringLiteral("mine ours"));
    }

    void isSaved()
    {
        QVERIFY(!m_room->draft().isModified());
        QVERIFY(m_room->said().isEmpty());
        QVERIFY(contentsOf(m_path).contains("mine ours"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Room> m_room;
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
