// SPDX-License-Identifier: MIT
#include "forms/widgets/wholefile.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_wholefile {

using namespace nidreg::forms;

namespace {

/// Writes one state after the other into a file until it is killed: 'a' so often, then 'b', …
int writeUntilKilled(const QString &path)
{
    for (char state = 'a';; state = state == 'z' ? 'a' : char(state + 1)) {
        if (!writeFile(path, QByteArray(200000, state)))
            return 1;
        if (state == 'b' && ::write(STDOUT_FILENO, "b", 1) != 1)
            return 1;
    }
}

/// Locks a file the old or the new way, says so, and hangs.
int lockAndHang(const QString &how, const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDWR);
    struct flock whole { };
    whole.l_type = F_WRLCK;
    const int locked = how == QLatin1String("fcntl") ? fcntl(descriptor, F_SETLK, &whole)
                                                     : flock(descriptor, LOCK_EX);
    if (locked != 0 || ::write(STDOUT_FILENO, "locked", 6) != 6)
        return 1;
    return pause();
}

/// Adds one line to a file that others add to, by the rules of a window: what changed meanwhile is
/// read again first.
int addLines(const QString &path, const QString &line, int count)
{
    for (int added = 0; added < count;) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return 1;
        const QByteArray now = file.readAll();
        added += bool(writeFile(path, now + line.toUtf8() + '\n', readBytes(now).stamp));
    }
    return 0;
}

/// What only a person without special rights meets; the tests may run with them.
class OrdinaryPerson {
public:
    OrdinaryPerson() : m_isNow(seteuid(kNobody) == 0) { }
    ~OrdinaryPerson()
    {
        if (seteuid(getuid()) != 0)
            qFatal("no way back");
    }
    bool isOne() const { return m_isNow || getuid() != 0; }

private:
    static constexpr uid_t kNobody = 65534;
    bool m_isNow;
};

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Without what a kill left between a file's making and its first byte: sweepAfterKills() waits a
/// minute before it takes that for nobody's.
QStringList filesIn(const QString &folder)
{
    QStringList all;
    const auto files = QDir(folder).entryInfoList(QDir::Files | QDir::Hidden, QDir::Name);
    for (const QFileInfo &each : files) {
        if (each.size() > 0 || !each.fileName().startsWith(QLatin1String(".nidreg-save-")))
            all += each.fileName();
    }
    return all;
}

void startSelf(QProcess &child, const QStringList &arguments)
{
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), arguments);
}

} // namespace

/// Files on bad days.
class tst_WholeFile : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_path = m_folder->filePath(QStringLiteral("draft.txt"));
    }

    void aKillWhileWritingLeavesOneWholeFile()
    {
        for (int kill = 0; kill < 30; ++kill) {
            QProcess child;
            startSelf(child, {QStringLiteral("--write"), m_path});
            QVERIFY(child.waitForReadyRead());
            QTest::qWait(kill); // a later moment of its writing each time
            child.kill();
            QVERIFY(child.waitForFinished());
            const QByteArray left = contentsOf(m_path);
            QCOMPARE(left.size(), 200000);
            QCOMPARE(left.count(left[0]), left.size());
        }
        QVERIFY(writeFile(m_path, "next\n"));
        QCOMPARE(filesIn(m_folder->path()), QStringList{QStringLiteral("draft.txt")});
    }

    void aFileBeingWrittenIsNotSweptAway()
    {
        QFile begun(m_folder->filePath(QStringLiteral(".nidreg-save-1")));
        QVERIFY(begun.open(QIODevice::WriteOnly) && begun.write("half") == 4 && begun.flush());
        QCOMPARE(flock(begun.handle(), LOCK_EX), 0);
        sweepAfterKills(m_folder->path());
        QVERIFY(begun.exists());
        QCOMPARE(flock(begun.handle(), LOCK_UN), 0);
        sweepAfterKills(m_folder->path());
        QVERIFY(!begun.exists());
    }

    void aLockOfAnotherProgramIsSaid_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("flock") << QStringLiteral("flock");
        QTest::newRow("fcntl") << QStringLiteral("fcntl");
    }

    void aLockOfAnotherProgramIsSaid()
    {
        QFETCH(QString, how);
        QVERIFY(writeFile(m_path, "earlier\n"));
        QProcess child;
        startSelf(child, {QStringLiteral("--lock"), how, m_path});
        QVERIFY(child.waitForReadyRead());
        const auto refused = writeFile(m_path, "later\n");
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, FileError::Locked);
        QCOMPARE(contentsOf(m_path), QByteArray("earlier\n"));
        child.kill();
        QVERIFY(child.waitForFinished());
        QVERIFY(writeFile(m_path, "later\n"));
    }

    void twoProgramsLoseNothingOfEachOther()
    {
        QVERIFY(writeFile(m_path, "start\n"));
        QProcess one, other;
        startSelf(one, {QStringLiteral("--add"), m_path, QStringLiteral("one")});
        startSelf(other, {QStringLiteral("--add"), m_path, QStringLiteral("other")});
        QVERIFY(one.waitForFinished() && other.waitForFinished());
        QCOMPARE(contentsOf(m_path).count("one\n"), 50);
        QCOMPARE(contentsOf(m_path).count("other\n"), 50);
    }

    void whatTookItsPlaceIsNotReplaced_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<FileError::Kind>("kind");
        QTest::newRow("nothing") << QString() << FileError::Gone;
        QTest::newRow("a folder") << QStringLiteral("folder") << FileError::NotAFile;
        QTest::newRow("a link to another text") << QStringLiteral("link") << FileError::Changed;
        QTest::newRow("a link to nothing") << QStringLiteral("dangling") << FileError::Gone;
        QTest::newRow("another text") << QStringLiteral("text") << FileError::Changed;
        QTest::newRow("4 MiB and more") << QStringLiteral("large") << FileError::Changed;
    }

    void whatTookItsPlaceIsNotReplaced()
    {
        QFETCH(QString, what);
        QFETCH(FileError::Kind, kind);
        const auto ours = writeFile(m_path, "ours\n");
        QVERIFY(ours && QFile::remove(m_path));
        replace(what);
        const auto refused = writeFile(m_path, "ours, later\n", ours.value());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, kind);
        QVERIFY(!filesIn(m_folder->path()).contains(QLatin1String("draft.txt"))
                || !contentsOf(m_path).startsWith("ours"));
    }

    void aLinkStaysALink()
    {
        const QString real = m_folder->filePath(QStringLiteral("real.txt"));
        const auto stamp = writeFile(real, "ours\n");
        QVERIFY(stamp && QFile::link(QStringLiteral("real.txt"), m_path));
        QVERIFY(writeFile(m_path, "later\n", stamp.value()));
        QVERIFY(QFileInfo(m_path).isSymLink());
        QCOMPARE(contentsOf(real), QByteArray("later\n"));
    }

    void permissionsStay()
    {
        QVERIFY(writeFile(m_path, "ours\n"));
        const auto few = QFile::ReadOwner | QFile::WriteOwner;
        QVERIFY(QFile::setPermissions(m_path, few));
        QVERIFY(writeFile(m_path, "later\n"));
        QCOMPARE(QFile::permissions(m_path) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void whatIsForReadingOnlyStays_data()
    {
        QTest::addColumn<int>("folderMode");
        QTest::addColumn<int>("fileMode");
        QTest::newRow("a file for reading only") << 0777 << 0444;
        QTest::newRow("a folder for reading only") << 0555 << 0666;
    }

    void whatIsForReadingOnlyStays()
    {
        QFETCH(int, folderMode);
        QFETCH(int, fileMode);
        QVERIFY(writeFile(m_path, "earlier\n"));
        QCOMPARE(chmod(QFile::encodeName(m_path).constData(), mode_t(fileMode)), 0);
        const QByteArray folder = QFile::encodeName(m_folder->path());
        QCOMPARE(chmod(folder.constData(), mode_t(folderMode)), 0);
        {
            const OrdinaryPerson person;
            QVERIFY(person.isOne());
            const auto refused = writeFile(m_path, "later\n");
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, FileError::NotPermitted);
            QVERIFY(wording(refused.error()).contains(QLatin1String("in your own folder")));
        }
        QCOMPARE(chmod(folder.constData(), 0700), 0);
        QCOMPARE(contentsOf(m_path), QByteArray("earlier\n"));
        QCOMPARE(filesIn(m_folder->path()).size(), 1);
    }

    void aFullDiskKeepsTheEarlierText()
    {
        const QByteArray folder = QFile::encodeName(m_folder->path());
        if (mount("none", folder.constData(), "tmpfs", 0, "size=64k") != 0)
            QSKIP("only who may mount a disk can fill one; a limit on files stands in elsewhere");
        QVERIFY(writeFile(m_path, "earlier\n"));
        const auto refused = writeFile(m_path, QByteArray(200000, 'x'));
        const QByteArray left = contentsOf(m_path);
        const QStringList files = filesIn(m_folder->path());
        const bool isWellAgain = bool(writeFile(m_path, "later\n"));
        QCOMPARE(umount(folder.constData()), 0);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, FileError::NoSpace);
        QCOMPARE(left, QByteArray("earlier\n"));
        QCOMPARE(files, QStringList{QStringLiteral("draft.txt")});
        QVERIFY(isWellAgain);
    }

    void oddNamesAreNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("blanks") << QStringLiteral(" my draft .txt ");
        QTest::newRow("a line end") << QStringLiteral("my\ndraft.txt");
        QTest::newRow("what means something to a program") << QStringLiteral("%1 %2 <b>&amp;*?");
        QTest::newRow("255 bytes") << QString(255, QLatin1Char('n'));
        QTest::newRow("255 bytes in 85 characters") << QString(85, QChar(0x8a9e));
    }

    void oddNamesAreNames()
    {
        QFETCH(QString, name);
        const QString path = m_folder->filePath(name);
        const auto stamp = writeFile(path, "text\n");
        QVERIFY2(stamp, stamp ? "" : qPrintable(wording(stamp.error())));
        QVERIFY(writeFile(path, "later\n", stamp.value()));
        QCOMPARE(contentsOf(path), QByteArray("later\n"));
        QCOMPARE(filesIn(m_folder->path()), QStringList{name});
    }

    void aNameOfOtherBytesIsSaid()
    {
        const QByteArray raw = QFile::encodeName(m_folder->path()) + "/caf\xe9.txt";
        const int descriptor = ::open(raw.constData(), O_CREAT | O_WRONLY, 0600);
        QVERIFY(descriptor >= 0 && ::close(descriptor) == 0);
        const auto refused = readFile(QFile::decodeName(raw));
        QCOMPARE(unlink(raw.constData()), 0);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, FileError::BadName);
        QVERIFY(wording(refused.error()).contains(QLatin1String("Choose another name")));
    }

private:
    void replace(const QString &what)
    {
        const QString other = m_folder->filePath(QStringLiteral("other.txt"));
        if (what == QLatin1String("folder"))
            QVERIFY(QDir().mkpath(m_path));
        else if (what == QLatin1String("link"))
            QVERIFY(writeFile(other, "theirs\n") && QFile::link(other, m_path));
        else if (what == QLatin1String("dangling"))
            QVERIFY(QFile::link(other, m_path));
        else if (what == QLatin1String("text"))
            QVERIFY(writeFile(m_path, "theirs\n"));
        else if (what == QLatin1String("large"))
            QVERIFY(writeFile(m_path, QByteArray(4 * 1024 * 1024 + 1, 'x')));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

static int runWholeFile(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.value(1) == QLatin1String("--write"))
        return writeUntilKilled(arguments.value(2));
    if (arguments.value(1) == QLatin1String("--lock"))
        return lockAndHang(arguments.value(2), arguments.value(3));
    if (arguments.value(1) == QLatin1String("--add"))
        return addLines(arguments.value(2), arguments.value(3), 50);
    tst_WholeFile test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runWholeFile)

} // namespace tst_wholefile

#include "tst_wholefile.moc"
