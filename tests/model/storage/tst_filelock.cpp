// SPDX-License-Identifier: MIT
#include "model/files/filelock.h"
#include "tests/program/program.h"
#include "tests/support/fewfiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace tst_filelock {

using namespace nidreg;
using namespace std::chrono_literals;
using files::FileLock;

/// Advisory locks: a program waits for another one, and for nothing else.
class TestFileLock : public QObject {
    Q_OBJECT

private slots:
    void anotherLockIsInTheWay_data()
    {
        QTest::addColumn<bool>("isShared");
        QTest::addColumn<bool>("wantsShared");
        QTest::addColumn<bool>("isGiven");
        QTest::newRow("two that share") << true << true << true;
        QTest::newRow("one that shares, and one that does not") << true << false << false;
        QTest::newRow("one that does not share, and one that does") << false << true << false;
        QTest::newRow("two that do not share") << false << false << false;
    }

    void anotherLockIsInTheWay()
    {
        QFETCH(bool, isShared);
        QFETCH(bool, wantsShared);
        QFETCH(bool, isGiven);
        const auto kind = [](bool shares) {
            return shares ? FileLock::Kind::Shared : FileLock::Kind::Exclusive;
        };
        auto held = FileLock::tryLock(file(), kind(isShared));
        QVERIFY(bool(held));
        const auto wanted = FileLock::lock(file(), kind(wantsShared), 5ms);
        QCOMPARE(bool(wanted), isGiven);
        if (!isGiven)
            QVERIFY(wanted.error() == std::errc::operation_would_block);
        QCOMPARE(FileLock::isHeld(file()).value(), true);
    }

    void aLockEndsWithItsOwner()
    {
        {
            const auto held = FileLock::tryLock(file(), FileLock::Kind::Exclusive);
            QVERIFY(bool(held));
        }
        QCOMPARE(FileLock::isHeld(file()).value(), false);
        QVERIFY(bool(FileLock::tryLock(file(), FileLock::Kind::Exclusive)));
    }

    /// The patience is an hour: whoever waits for what will not change fails by CTest's time limit.
    void aFileThatCannotBeOpenedIsNotWaitedFor()
    {
        const auto inNoFolder =
            FileLock::lock(m_folder.filePath("no such folder/lock"), FileLock::Kind::Exclusive, 1h);
        QVERIFY(!inNoFolder);
        QVERIFY(inNoFolder.error() == std::errc::no_such_file_or_directory);
        const auto folder = FileLock::lock(m_folder.path(), FileLock::Kind::Exclusive, 1h);
        QVERIFY(!folder);
        QVERIFY(folder.error() == std::errc::is_a_directory);
    }

    void aProcessWithTooManyFilesSaysSo()
    {
        std::error_code why;
        std::error_code whyNotTold;
        {
            const tests::FewFiles none;
            const auto lock = FileLock::lock(file(), FileLock::Kind::Exclusive, 1h);
            why = lock ? std::error_code() : lock.error();
            const auto held = FileLock::isHeld(file());
            whyNotTold = held ? std::error_code() : held.error();
        }
        QVERIFY(why == std::errc::too_many_files_open);
        QVERIFY(whyNotTold == std::errc::too_many_files_open);
    }

    void whatIsNotThereIsNotHeld()
    {
        QCOMPARE(FileLock::isHeld(m_folder.filePath("never made")).value(), false);
        QCOMPARE(FileLock::isHeld(m_folder.filePath("no such folder/lock")).value(), false);
    }

private:
    QString file() const { return m_folder.filePath("lock"); }

    QTemporaryDir m_folder;
};

NIDREG_TEST(TestFileLock, QCoreApplication)

} // namespace tst_filelock

#include "tst_filelock.moc"
