// SPDX-License-Identifier: MIT
#include "app/shell/scanning.h"
#include "tests/model/actions/office.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// The tool on a real registry, with the program's own way to read files.
struct Room {
    Room()
        : session([this] { return storage::openStore(office.desk.conninfo()); }, office.clock,
                  office.knowledge),
          tool(session, app::scanOutlet())
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

    QTemporaryDir folder;
    Office office;
    forms::RegistrySession session;
    forms::WorkbenchScan tool;
};

} // namespace

class TestWorkbenchScan : public QObject {
    Q_OBJECT

private slots:
    void linesAreCountedAndTheBadOnesSaved()
    {
        Room room;
        QVERIFY(
            room.scan(room.write("urns", "urn:example:a\r\nurn:example:a b\n\nno\nurn:ISBN:1")));
        QVERIFY2(room.said().contains("Lines that are no URNs: 2"), qPrintable(room.said()));
        QVERIFY(room.said().contains("URNs\t2\n"));
        QVERIFY(room.said().contains("1\tisbn"));
        const QString saved = room.folder.filePath("bad.tsv");
        QCOMPARE(room.tool.saveBadLines(saved), QString());
        QFile file(saved);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("2\t13\turn.bad-character\n4\t0\turn.not-a-urn\n"));
    }

    void theRegistrySaysWhichNamespacesItHas()
    {
        Room room;
        room.session.open();
        QTRY_VERIFY(room.session.isOpen());
        QVERIFY(room.scan(room.write("urns", "urn:nobody:a\n")));
        QTRY_VERIFY2(room.said().contains("Not registered: 1 of 1"), qPrintable(room.said()));
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
        QVERIFY2(room.said().contains("cannot be read"), qPrintable(room.said()));
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

QTEST_MAIN(TestWorkbenchScan)
#include "tst_workbenchscan.moc"
