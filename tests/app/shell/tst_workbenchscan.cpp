// SPDX-License-Identifier: MIT
#include "app/shell/fileexcerpt.h"
#include "app/shell/outlets.h"
#include "forms/workbench/numberedtext.h"
#include "forms/workbench/scantables.h"
#include "tests/model/actions/office.h"
#include "tests/program/program.h"
#include "tests/support/fulldisk.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

namespace tst_workbenchscan {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// The tool on a real registry, with the program's own way to read files.
struct Room {
    explicit Room(const forms::ScanOutlet &outlet = app::scanOutlet())
        : session([this] { return storage::openStore(office.desk.conninfo()); }, office.clock,
                  office.knowledge),
          tool(session, outlet)
    {
        tool.resize(900, 600);
        tool.show();
    }

    QString write(const char *name, const QByteArray &bytes) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
        return file.fileName();
    }
    bool scan(const QString &path)
    {
        QSignalSpy finished(&tool, &forms::WorkbenchScan::finished);
        tool.openFile(path);
        return finished.wait(60'000);
    }
    QString said() const { return tool.report().plainText(); }

    bool save() { return tool.saveBadLines(folder.filePath("bad.tsv")).isEmpty(); }
    QByteArray saved() const
    {
        QFile file(folder.filePath("bad.tsv"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    Office office;
    forms::RegistrySession session;
    forms::WorkbenchScan tool;
};

/// Finds so many lines that are no URNs, and one that is.
forms::ScanAnswer manyBad(const forms::ScanWish &wish, std::uint64_t lines)
{
    std::vector<urn::BadLine> part(10'000);
    forms::ScanAnswer answer;
    for (std::uint64_t line = 0; line < lines; line += part.size()) {
        part.resize(std::size_t(std::min<std::uint64_t>(part.size(), lines - line)));
        for (std::size_t i = 0; i < part.size(); ++i)
            part[i] = {line + i, 0, {urn::NamestringError::NotAUrn, 0}};
        wish.bad(part);
    }
    answer.totals.lines = lines + 1;
    answer.totals.valid = 1;
    answer.nids = {{"nobody", 1}};
    return answer;
}

void fewAndMany()
{
    QTest::addColumn<std::uint64_t>("lines");
    QTest::newRow("few, which a buffer holds") << std::uint64_t(3);
    QTest::newRow("many") << std::uint64_t(100'000);
}

} // namespace

class TestWorkbenchScan : public QObject {
    Q_OBJECT

private slots:
    void linesAreCountedAndTheBadOnesSaved()
    {
        Room room;
        QVERIFY(
            room.scan(room.write("urns", "urn:example:a\r\nurn:example:a b\n\nno\nurn:ISBN:1")));
        QVERIFY2(room.said().contains("Lines that are not URNs: 2"), qPrintable(room.said()));
        QVERIFY(room.said().contains("URNs\t2\n"));
        QVERIFY(room.said().contains("1\tisbn"));
        const QString saved = room.folder.filePath("bad.tsv");
        QCOMPARE(room.tool.saveBadLines(saved), QString());
        QFile file(saved);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("2\t13\turn.bad-character\n4\t0\turn.not-a-urn\n"));
    }

    void aBadLineOpensWhereItStands()
    {
        Room room;
        room.tool.setExcerpts(app::excerptAround);
        QVERIFY(room.scan(room.write("urns", "urn:example:a\nurn:example:a b\nurn:isbn:1\n")));
        auto *tables = room.tool.findChild<forms::ScanTables *>();
        QSignalSpy shown(room.tool.findChild<forms::ExcerptView *>(), &forms::ExcerptView::shown);
        tables->open(0);
        QTRY_VERIFY(!shown.isEmpty());
        const auto *text = room.tool.findChild<forms::NumberedText *>("excerpt");
        QCOMPARE(text->textCursor().block().text(), "urn:example:a b");
        QCOMPARE(text->extraSelections().back().cursor.selectedText(), " ");
        QVERIFY(text->toPlainText().contains("urn:isbn:1"));
        room.write("urns", "urn:example:a\n");
        tables->open(0);
        QCOMPARE(text->toPlainText(), QString()); // it would not be the line that was scanned
    }

    void theRegistrySaysWhichNamespacesItHas()
    {
        Room room;
        room.session.open();
        QTRY_VERIFY(room.session.isOpen());
        QVERIFY(room.scan(room.write("urns", "urn:nobody:a\n")));
        QTRY_VERIFY2(room.said().contains("Not registered: 1 of 1"), qPrintable(room.said()));
    }

    void aRegistryThatDoesNotAnswerIsSaid()
    {
        Room room;
        QVERIFY(room.scan(room.write("urns", "urn:nobody:a\n")));
        QTRY_VERIFY2(room.said().contains("Cannot check which of them are registered:"),
                     qPrintable(room.said()));
        room.session.open();
        QTRY_VERIFY2(room.said().contains("Not registered: 1 of 1"), qPrintable(room.said()));
        QVERIFY(!room.said().contains("Cannot check which"));
    }

    void ofVeryManyBadLinesTheFirstMillionIsKept()
    {
        Room room([](const forms::ScanWish &wish) { return manyBad(wish, 1'000'005); });
        room.session.open();
        QTRY_VERIFY(room.session.isOpen());
        QVERIFY(room.scan("many"));
        QVERIFY2(room.said().contains("can be saved"), qPrintable(room.said()));
        QTRY_VERIFY(room.said().contains("Not registered: 1 of 1"));
        QVERIFY(room.said().contains("can be saved")); // whatever the registry says
        QVERIFY(room.save());
        QCOMPARE(room.saved().count('\n'), 1'000'000);
        QVERIFY(room.saved().endsWith("1000000\t0\turn.not-a-urn\n"));
    }

    void whereThereIsNoRoomToKeepThemThatIsSaid_data() { fewAndMany(); }

    void whereThereIsNoRoomToKeepThemThatIsSaid()
    {
        QFETCH(std::uint64_t, lines);
        Room room([lines](const forms::ScanWish &wish) { return manyBad(wish, lines); });
        room.session.open();
        QTRY_VERIFY(room.session.isOpen());
        const tests::FullDisk disk(30);
        QVERIFY(room.scan("bad"));
        QVERIFY2(room.said().contains("is incomplete"), qPrintable(room.said()));
        QTRY_VERIFY(room.said().contains("Not registered: 1 of 1"));
        QVERIFY(room.said().contains("is incomplete"));
    }

    void aFullDiskIsNoSavedList_data() { fewAndMany(); }

    void aFullDiskIsNoSavedList()
    {
        QFETCH(std::uint64_t, lines);
        Room room([lines](const forms::ScanWish &wish) { return manyBad(wish, lines); });
        QVERIFY(room.scan("bad"));
        const tests::FullDisk disk(30);
        QVERIFY(!room.save());
        QVERIFY(!QFile::exists(room.folder.filePath("bad.tsv")));
    }

    void whatCannotBeReadIsSaid_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        QTest::newRow("a damaged gz")
            << QByteArray("\x1f\x8b\x08\x00nonsense", 12) << QStringLiteral("is damaged");
        QTest::newRow("a damaged zstd")
            << QByteArray("\x28\xb5\x2f\xfdnonsense", 12) << QStringLiteral("is damaged");
    }

    void whatCannotBeReadIsSaid()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, words);
        Room room;
        QVERIFY(room.scan(room.write("packed", bytes)));
        QVERIFY2(room.said().contains(words), qPrintable(room.said()));
    }

    void aFileThatIsNotThereIsSaid()
    {
        Room room;
        QVERIFY(room.scan(room.folder.filePath("never")));
        QVERIFY2(room.said().contains("Cannot read"), qPrintable(room.said()));
    }

    void closingTheWindowEndsAScan()
    {
        auto room = std::make_unique<Room>();
        const QString path = room->write("many", QByteArray("urn:example:a\n").repeated(2'000'000));
        room->tool.openFile(path);
        QVERIFY(room->tool.isRunning());
        room.reset();
    }
};

NIDREG_TEST(TestWorkbenchScan, QApplication)

} // namespace tst_workbenchscan

#include "tst_workbenchscan.moc"
