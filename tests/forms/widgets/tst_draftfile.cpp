// SPDX-License-Identifier: MIT
#include "forms/drafts/draftsfiles.h"
#include "forms/widgets/draftfile.h"
#include "tests/program/program.h"
#include "tests/support/fulldisk.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_draftfile {

using namespace nidreg;
using namespace nidreg::forms;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_DraftFile : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void whatIsWrittenIsRead()
    {
        const QString path = m_folder.filePath(QStringLiteral("a draft.txt"));
        const auto stamp = writeFile(path, "Purpose: names seeds\n");
        QVERIFY(stamp);
        QVERIFY(stamp.value() == stampOf(path));
        const auto read = readFile(path);
        QVERIFY(read);
        QVERIFY(read.value().stamp == stamp.value());
    }

    void anotherProgramsChangeShowsInTheStamp()
    {
        const QString path = m_folder.filePath(QStringLiteral("shared.txt"));
        const auto ours = writeFile(path, "ours\n");
        QVERIFY(ours);
        QVERIFY(writeFile(path, "their\n"));
        QVERIFY(!(stampOf(path) == ours.value()));
        QVERIFY(QFile::remove(path));
        QVERIFY(stampOf(path) == FileStamp());
    }

    void aFailedSaveLeavesTheEarlierFileWhole_data()
    {
        QTest::addColumn<int>("room");
        QTest::newRow("no byte fits") << 0;
        QTest::newRow("a part of one buffer fits") << 10;
        QTest::newRow("all but one byte fits") << 99;
        QTest::newRow("some buffers fit") << 50000;
    }

    void aFailedSaveLeavesTheEarlierFileWhole()
    {
        QFETCH(int, room);
        const QString path = m_folder.filePath(QStringLiteral("kept.txt"));
        QVERIFY(writeFile(path, "earlier\n"));
        const tests::FullDisk full{rlim_t(room)};
        const auto stamp = writeFile(path, QByteArray(room < 100 ? 100 : 100000, 'x'));
        QVERIFY(!stamp);
        QCOMPARE(stamp.error().kind, FileError::NoSpace);
        QVERIFY(wording(stamp.error()).contains(QLatin1String("still here")));
        QCOMPARE(bytesOf(path), QByteArray("earlier\n"));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("kept*")}).size(), 1);
    }

    void whatCannotBeWrittenIsSaid_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<FileError::Kind>("kind");
        QTest::newRow("a device is never replaced by a file")
            << QStringLiteral("/dev/full") << FileError::NotAFile;
        QTest::newRow("a folder") << m_folder.path() << FileError::NotAFile;
        QTest::newRow("a folder that takes no files")
            << QStringLiteral("/proc/draft.txt") << FileError::Unwritable;
        QTest::newRow("a folder that is gone")
            << m_folder.filePath(QStringLiteral("gone/draft.txt")) << FileError::FolderGone;
        QTest::newRow("a name of 256 bytes")
            << m_folder.filePath(QString(256, QLatin1Char('n'))) << FileError::BadName;
    }

    void whatCannotBeWrittenIsSaid()
    {
        QFETCH(QString, path);
        QFETCH(FileError::Kind, kind);
        const auto stamp = writeFile(path, "text\n");
        QVERIFY(!stamp);
        QCOMPARE(stamp.error().kind, kind);
        QVERIFY(wording(stamp.error()).contains(path));
    }

    void whatCannotBeReadIsSaid_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<FileError::Kind>("kind");
        const QString large = m_folder.filePath(QStringLiteral("large.txt"));
        QVERIFY(writeFile(large, QByteArray(4 * 1024 * 1024 + 1, 'x')));
        QTest::newRow("more than 4 MiB") << large << FileError::TooLarge;
        QTest::newRow("no such file")
            << m_folder.filePath(QStringLiteral("none.txt")) << FileError::Missing;
        QTest::newRow("a folder") << m_folder.path() << FileError::NotAFile;
        QTest::newRow("an endless device") << QStringLiteral("/dev/zero") << FileError::NotAFile;
    }

    void whatCannotBeReadIsSaid()
    {
        QFETCH(QString, path);
        QFETCH(FileError::Kind, kind);
        const auto read = readFile(path);
        QVERIFY(!read);
        QCOMPARE(read.error().kind, kind);
        QVERIFY(wording(read.error()).contains(path));
    }

    void recentFilesAreNewestFirstAndOnce()
    {
        const QString list = m_folder.filePath(QStringLiteral("lists/recent"));
        DraftRecent recent(list);
        for (int i = 0; i < 15; ++i)
            recent.add(QStringLiteral("/drafts/%1.txt").arg(i));
        recent.add(QStringLiteral("/drafts/9.txt"));
        const DraftRecent again(list);
        QCOMPARE(again.files().size(), DraftRecent::kMaxFiles);
        QCOMPARE(again.files().first(), QStringLiteral("/drafts/9.txt"));
        QCOMPARE(again.files().count(QStringLiteral("/drafts/9.txt")), 1);
    }

private:
    QTemporaryDir m_folder;
};

NIDREG_TEST(tst_DraftFile, QCoreApplication)

} // namespace tst_draftfile

#include "tst_draftfile.moc"
