// SPDX-License-Identifier: MIT
#include "model/exchange/files/scanfile.h"
#include "tests/app/cli/scanprogram.h"
#include "tests/app/cli/watched.h"
#include "tests/program/program.h"

#include <QTest>

#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_scanstops {

using namespace nidreg;
using namespace nidreg::tests;

/// What ends a scan before its time.
class TestScanStops : public QObject, private ScanFiles {
    Q_OBJECT

private slots:
    void ctrlCStopsIt_data();
    void ctrlCStopsIt();
    void aFileThatBecomesShorterIsStatusThree();
    void aPipeWithoutAWriterIsWaitedForUntilCtrlC();
    void whatIsMissingOfTheLastPageIsNoticed();
};

void TestScanStops::ctrlCStopsIt_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("while it waits for standard input") << QStringList{"-"};
    QTest::newRow("in the middle of a file") << QStringList{"--grammar", "FILE"};
}

void TestScanStops::ctrlCStopsIt()
{
    QFETCH(QStringList, arguments);
    if (arguments.last() == "FILE")
        arguments.last() = file("long.txt", QByteArray("urn:ietf:rfc:2141\n").repeated(4'000'000));
    QProcess program;
    start(program, QStringList{"--bad", path("stopped.tsv")} + arguments);
    QTRY_VERIFY(catchesInterrupts(program));
    if (arguments.last() != "-")
        QTRY_VERIFY(hasMapped(program, arguments.last()));
    ::kill(pid_t(program.processId()), SIGINT);
    const Said said = finished(program);
    QCOMPARE(said.status, 3);
    QVERIFY2(said.err.endsWith(": stopped\n"), said.err);
    QCOMPARE(said.out, QByteArray());
    QVERIFY(!QFile::exists(path("stopped.tsv")));
}

void TestScanStops::aFileThatBecomesShorterIsStatusThree()
{
    const QString name =
        file("shrinking.txt", QByteArray("urn:ietf:rfc:2141\n").repeated(4'000'000));
    QProcess program;
    start(program, {"--grammar", name}); // which takes long enough
    QTRY_VERIFY(hasMapped(program, name));
    QCOMPARE(::truncate(QFile::encodeName(name).constData(), 100), 0);
    const Said said = finished(program);
    QCOMPARE(said.status, 3);
    QCOMPARE(said.err,
             "nidreg-cli: " + name.toUtf8() + ": was truncated while it was being read\n");
}

void TestScanStops::aPipeWithoutAWriterIsWaitedForUntilCtrlC()
{
    const QByteArray pipe = QFile::encodeName(path("a.pipe"));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    QProcess stopped;
    start(stopped, {path("a.pipe")});
    QTRY_VERIFY(catchesInterrupts(stopped));
    ::kill(pid_t(stopped.processId()), SIGINT);
    QCOMPARE(finished(stopped).status, 3);
    QProcess fed;
    start(fed, {path("a.pipe")});
    QFile writer(path("a.pipe"));
    QVERIFY(writer.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    writer.write(kLines);
    writer.close();
    QCOMPARE(finished(fed).json()["lines"].toInt(), 3);
}

void TestScanStops::whatIsMissingOfTheLastPageIsNoticed()
{
    const std::string name = QFile::encodeName(file("short.txt", kLines)).toStdString();
    urn::ScanOptions options;
    options.progress = [&](std::uint64_t) { return ::truncate(name.c_str(), 20) == 0; };
    urn::Scan scan(options);
    exchange::ScanPosition position;
    const auto done = exchange::scanFile(name, scan, position, {});
    QVERIFY(!done);
    QCOMPARE(done.error().fault, exchange::ScanFault::Shrunk);
}

NIDREG_TEST(TestScanStops, QCoreApplication)

} // namespace tst_scanstops

#include "tst_scanstops.moc"
