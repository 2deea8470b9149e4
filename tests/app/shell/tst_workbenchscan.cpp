// SPDX-License-Identifier: MIT
#include "app/shell/fileexcerpt.h"
#include "app/shell/outlets.h"
#include "forms/workbench/numberedtext.h"
#include "forms/workbench/scantables.h"
#include "tests/model/actions/testcontext.h"
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
struct Setup {
    explicit Setup(const forms::ScanOutlet &outlet = app::scanOutlet())
        : session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge),
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
    TestContext context;
    forms::RegistrySession session;
    forms::WorkbenchScan tool;
};

/// Finds so many lines that are no URNs, and one that is.
forms::ScanAnswer manyBad(const forms::ScanRequest &request, std::uint64_t lines)
{
    std::vector<urn::BadLine> part(10'000);
    forms::ScanAnswer answer;
    for (std::uint64_t line = 0; line < lines; line += part.size()) {
        part.resize(std::size_t(std::min<std::uint64_t>(part.size(), lines - line)));
        for (std::size_t i = 0; i < part.size(); ++i)
            part[i] = {line + i, 0, {urn::NamestringError::NotAUrn, 0}};
        request.bad(part);
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
        Setup setup;
        QVERIFY(
            setup.scan(setup.write("urns", "urn:example:a\r\nurn:example:a b\n\nno\nurn:ISBN:1")));
        QVERIFY2(setup.said().contains("Lines that are not URNs: 2"), qPrintable(setup.said()));
        QVERIFY(setup.said().contains("URNs\t2\n"));
        QVERIFY(setup.said().contains("1\tisbn"));
        const QString saved = setup.folder.filePath("bad.tsv");
        QCOMPARE(setup.tool.saveBadLines(saved), QString());
        QFile file(saved);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("2\t13\turn.bad-character\n4\t0\turn.not-a-urn\n"));
    }

    void aBadLineOpensWhereItStands()
    {
        Setup setup;
        setup.tool.setExcerpts(app::excerptAround);
        QVERIFY(setup.scan(setup.write("urns", "urn:example:a\nurn:example:a b\nurn:isbn:1\n")));
        auto *tables = setup.tool.findChild<forms::ScanTables *>();
        QSignalSpy shown(setup.tool.findChild<forms::ExcerptView *>(), &forms::ExcerptView::shown);
        tables->open(0);
        QTRY_VERIFY(!shown.isEmpty());
        const auto *text = setup.tool.findChild<forms::NumberedText *>("excerpt");
        QCOMPARE(text->textCursor().block().text(), "urn:example:a b");
        QCOMPARE(text->extraSelections().back().cursor.selectedText(), " ");
        QVERIFY(text->toPlainText().contains("urn:isbn:1"));
        setup.write("urns", "urn:example:a\n");
        tables->open(0);
        QCOMPARE(text->toPlainText(), QString()); // it would not be the line that was scanned
    }

    void theRegistrySaysWhichNamespacesItHas()
    {
        Setup setup;
        setup.session.open();
        QTRY_VERIFY(setup.session.isOpen());
        QVERIFY(setup.scan(setup.write("urns", "urn:nobody:a\n")));
        QTRY_VERIFY2(setup.said().contains("Not registered: 1 of 1"), qPrintable(setup.said()));
    }

    void aRegistryThatDoesNotAnswerIsSaid()
    {
        Setup setup;
        QVERIFY(setup.scan(setup.write("urns", "urn:nobody:a\n")));
        QTRY_VERIFY2(setup.said().contains("Cannot check which of them are registered:"),
                     qPrintable(setup.said()));
        setup.session.open();
        QTRY_VERIFY2(setup.said().contains("Not registered: 1 of 1"), qPrintable(setup.said()));
        QVERIFY(!setup.said().contains("Cannot check which"));
    }

    void ofVeryManyBadLinesTheFirstMillionIsKept()
    {
        Setup setup([](const forms::ScanRequest &request) { return manyBad(request, 1'000'005); });
        setup.session.open();
        QTRY_VERIFY(setup.session.isOpen());
        QVERIFY(setup.scan("many"));
        QVERIFY2(setup.said().contains("can be saved"), qPrintable(setup.said()));
        QTRY_VERIFY(setup.said().contains("Not registered: 1 of 1"));
        QVERIFY(setup.said().contains("can be saved")); // whatever the registry says
        QVERIFY(setup.save());
        QCOMPARE(setup.saved().count('\n'), 1'000'000);
        QVERIFY(setup.saved().endsWith("1000000\t0\turn.not-a-urn\n"));
    }

    void whereThereIsNoRoomToKeepThemThatIsSaid_data() { fewAndMany(); }

    void whereThereIsNoRoomToKeepThemThatIsSaid()
    {
        QFETCH(std::uint64_t, lines);
        Setup setup([lines](const forms::ScanRequest &request) { return manyBad(request, lines); });
        setup.session.open();
        QTRY_VERIFY(setup.session.isOpen());
        const tests::FullDisk disk(30);
        QVERIFY(setup.scan("bad"));
        QVERIFY2(setup.said().contains("is incomplete"), qPrintable(setup.said()));
        QTRY_VERIFY(setup.said().contains("Not registered: 1 of 1"));
        QVERIFY(setup.said().contains("is incomplete"));
    }

    void aFullDiskIsNoSavedList_data() { fewAndMany(); }

    void aFullDiskIsNoSavedList()
    {
        QFETCH(std::uint64_t, lines);
        Setup setup([lines](const forms::ScanRequest &request) { return manyBad(request, lines); });
        QVERIFY(setup.scan("bad"));
        const tests::FullDisk disk(30);
        QVERIFY(!setup.save());
        QVERIFY(!QFile::exists(setup.folder.filePath("bad.tsv")));
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
        Setup setup;
        QVERIFY(setup.scan(setup.write("packed", bytes)));
        QVERIFY2(setup.said().contains(words), qPrintable(setup.said()));
    }

    void aFileThatIsNotThereIsSaid()
    {
        Setup setup;
        QVERIFY(setup.scan(setup.folder.filePath("never")));
        QVERIFY2(setup.said().contains("Cannot read"), qPrintable(setup.said()));
    }

    void closingTheWindowEndsAScan()
    {
        auto setup = std::make_unique<Setup>();
        const QString path =
            setup->write("many", QByteArray("urn:example:a\n").repeated(2'000'000));
        setup->tool.openFile(path);
        QVERIFY(setup->tool.isRunning());
        setup.reset();
    }
};

NIDREG_TEST(TestWorkbenchScan, QApplication)

} // namespace tst_workbenchscan

#include "tst_workbenchscan.moc"
