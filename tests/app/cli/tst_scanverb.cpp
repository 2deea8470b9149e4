// SPDX-License-Identifier: MIT
#include "tests/app/cli/scanprogram.h"
#include "tests/program/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <zlib.h>
#include <zstd.h>

namespace tst_scanverb {

using namespace nidreg::tests;

namespace {

QByteArray gzipped(const QByteArray &text)
{
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray result(qsizetype(deflateBound(&stream, uLong(text.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
    stream.avail_in = uInt(text.size());
    stream.next_out = reinterpret_cast<Bytef *>(result.data());
    stream.avail_out = uInt(result.size());
    deflate(&stream, Z_FINISH);
    result.truncate(result.size() - stream.avail_out);
    deflateEnd(&stream);
    return result;
}

QByteArray zstandard(const QByteArray &text)
{
    QByteArray result(qsizetype(ZSTD_compressBound(std::size_t(text.size()))), '\0');
    result.truncate(qsizetype(ZSTD_compress(result.data(), std::size_t(result.size()), text.data(),
                                            std::size_t(text.size()), 3)));
    return result;
}

} // namespace

/// `urn scan`, through the program itself.
class TestScanVerb : public QObject, private ScanFiles {
    Q_OBJECT

private slots:
    void whatIsCounted();
    void aFileWithoutAFaultIsStatusNought();
    void theSameLinesComeInAnyForm_data();
    void theSameLinesComeInAnyForm();
    void damagedArchivesAreStatusThree_data();
    void damagedArchivesAreStatusThree();
    void badLinesAreWrittenInTheirOrder();
    void badLinesAreOneObjectALineAsJson();
    void noPartOfABadFileIsLeft();
    void unregisteredNidsAreNamed();
    void theDialectDecides();
    void theGrammarOfANamespaceIsAsked();
    void theNumberOfThreadsChangesNothing();
    void theTextNamesRulesAndNids();
    void theListOfBadLinesIsNoneOfTheFiles();
    void misuseAndMissingFiles_data();
    void misuseAndMissingFiles();
};

void TestScanVerb::whatIsCounted()
{
    const QString first = file("a.txt", kLines);
    const QString second = file("b.txt", "\nurn:ISBN:1\nurn:isbn:\xE4\n\n");
    const Said said = scan({first, second});
    QCOMPARE(said.status, 1);
    QCOMPARE(said.err, QByteArray());
    const QJsonObject json = said.json();
    QCOMPARE(json["files"].toArray(), (QJsonArray{first, second}));
    QCOMPARE(json["bytes"].toInt(), int(kLines.size()) + 24);
    QCOMPARE(json["lines"].toInt(), 7);
    QCOMPARE(json["empty"].toInt(), 2);
    QCOMPARE(json["valid"].toInt(), 3);
    QCOMPARE(json["invalid"].toInt(), 2);
    QCOMPARE(json["rules"].toObject(),
             (QJsonObject{{"urn.bad-character", 1}, {"urn.not-ascii", 1}}));
    const QJsonArray nids = json["nids"].toArray();
    QCOMPARE(nids.size(), 2);
    QCOMPARE(nids[0].toObject(),
             (QJsonObject{{"nid", "isbn"},
                          {"urns", 2},
                          {"registered", QJsonValue::Null},
                          {"status", QJsonValue::Null}}));
    QCOMPARE(nids[1]["nid"].toString(), "no-such-nid");
    QCOMPARE(json["other_urns"].toInt(-1), 0);
    QVERIFY(json["unregistered"].isNull() && json["grammar"].isNull());
}

void TestScanVerb::aFileWithoutAFaultIsStatusNought()
{
    const Said said = scan({file("good.txt", "urn:isbn:1\n\nurn:isbn:2\n")});
    QCOMPARE(said.status, 0);
    QCOMPARE(said.json()["invalid"].toInt(-1), 0);
    QCOMPARE(scan({file("empty.txt", "")}).json()["lines"].toInt(-1), 0);
}

void TestScanVerb::theSameLinesComeInAnyForm_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("plain") << kLines;
    QTest::newRow("gz") << gzipped(kLines);
    QTest::newRow("zstd") << zstandard(kLines);
    QTest::newRow("gz in two members") << gzipped(kLines.left(30)) + gzipped(kLines.mid(30));
    QTest::newRow("gz padded with zeros") << gzipped(kLines) + QByteArray(512, '\0');
    QTest::newRow("zstd in two frames") << zstandard(kLines.left(30)) + zstandard(kLines.mid(30));
}

void TestScanVerb::theSameLinesComeInAnyForm()
{
    QFETCH(QByteArray, bytes);
    const QString name = file("form", bytes);
    for (const Said &said : {scan({name}), scan({"-"}, bytes)}) {
        QCOMPARE(said.status, 1);
        QCOMPARE(said.json()["lines"].toInt(), 3);
        QCOMPARE(said.json()["valid"].toInt(), 2);
        QCOMPARE(said.json()["bytes"].toInt(), int(kLines.size()));
    }
    // Byte by byte, so that not even the first two come together.
    QProcess program;
    start(program, {"-"});
    for (const char byte : bytes) {
        program.write(&byte, 1);
        program.waitForBytesWritten();
    }
    program.closeWriteChannel();
    QCOMPARE(finished(program).json()["valid"].toInt(), 2);
}

void TestScanVerb::damagedArchivesAreStatusThree_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("gz that ends too early") << gzipped(kLines).chopped(9);
    QTest::newRow("gz of which the head alone is there") << QByteArray("\x1F\x8B");
    QTest::newRow("gz with another text behind it") << gzipped(kLines) + kLines;
    QTest::newRow("gz with a wrong checksum") << gzipped(kLines).chopped(8) + QByteArray(8, '\x55');
    QTest::newRow("zstd that ends too early") << zstandard(kLines).chopped(1);
    QTest::newRow("zstd with another text behind it") << zstandard(kLines) + kLines;
}

void TestScanVerb::damagedArchivesAreStatusThree()
{
    QFETCH(QByteArray, bytes);
    const QString name = file("damaged", bytes);
    const Said said = scan({name});
    QCOMPARE(said.status, 3);
    QCOMPARE(said.out, QByteArray());
    QCOMPARE(said.err,
             "nidreg-cli: " + name.toUtf8() + ": is damaged and cannot be unpacked completely\n");
}

void TestScanVerb::badLinesAreWrittenInTheirOrder()
{
    QByteArray text;
    QByteArray expected;
    const QString name = path("many.txt");
    for (int line = 1; line <= 60'000; ++line) {
        const bool isBad = line % 3 == 0;
        text += isBad ? "urn:isbn:a b\n" : "urn:isbn:ab\r\n";
        if (isBad)
            expected +=
                QByteArray::number(line) + "\t10\turn.bad-character\t" + name.toUtf8() + '\n';
    }
    QCOMPARE(file("many.txt", text), name);
    QProcess program;
    program.start(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"),
                  {"urn", "scan", "--threads", "3", "--bad", path("bad.tsv"), name});
    const Said said = finished(program);
    QCOMPARE(said.status, 1);
    QVERIFY2(contentOf("bad.tsv") == expected, contentOf("bad.tsv").left(200));
}

void TestScanVerb::badLinesAreOneObjectALineAsJson()
{
    const QString name = file("a.txt", kLines);
    QCOMPARE(scan({"--bad", path("bad.json"), name, name}).status, 1);
    const QByteArrayList lines = contentOf("bad.json").trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QCOMPARE(
        QJsonDocument::fromJson(lines[1]).object(),
        (QJsonObject{{"file", name}, {"line", 2}, {"offset", 10}, {"rule", "urn.bad-character"}}));
}

void TestScanVerb::noPartOfABadFileIsLeft()
{
    const QString bad = file("kept.tsv", "as it was\n");
    QCOMPARE(scan({"--force", "--bad", bad, file("a.txt", kLines), path("none")}).status, 3);
    QCOMPARE(contentOf("kept.tsv"), QByteArray("as it was\n"));
    const Said unasked = scan({"--bad", bad, file("a.txt", kLines)});
    QCOMPARE(unasked.status, 3);
    QVERIFY2(unasked.err.contains("use --force to overwrite it"), unasked.err);
    QCOMPARE(contentOf("kept.tsv"), QByteArray("as it was\n"));
    QCOMPARE(scan({"--force", "--bad", bad, file("a.txt", kLines)}).status, 1);
    QVERIFY(contentOf("kept.tsv").contains("urn.bad-character"));
    const Said said = scan({"--bad", path("none/bad.tsv"), file("a.txt", kLines)});
    QCOMPARE(said.status, 3);
    QCOMPARE(said.out, QByteArray());
    QCOMPARE(said.err.count('\n'), 1);
}

void TestScanVerb::unregisteredNidsAreNamed()
{
    const Said said = scan({"--registered", file("a.txt", kLines)});
    const QJsonArray nids = said.json()["nids"].toArray();
    QCOMPARE(nids.size(), 2);
    for (const QJsonValue each : nids)
        QCOMPARE(each["registered"].toBool(), each["nid"].toString() == "isbn");
    QCOMPARE(said.json()["unregistered"].toInt(), 1);
    QByteArray many;
    for (int i = 0; i < 2500; ++i)
        many += "urn:nid-" + QByteArray::number(i) + ":1\nurn:ietf:x\n";
    const QJsonObject all = scan({"--registered", file("nids.txt", many)}).json();
    QCOMPARE(all["nids"].toArray().size(), 2501);
    QCOMPARE(
        all["nids"][0].toObject(),
        (QJsonObject{{"nid", "ietf"}, {"urns", 2500}, {"registered", true}, {"status", "active"}}));
    QCOMPARE(all["unregistered"].toInt(), 2500);
}

void TestScanVerb::theDialectDecides()
{
    const QString name = file("dialects.txt", "urn:isbn:1?a\nurn:isbn:a/b\nurn:a:b\n");
    const auto valid = [&](const char *dialect) {
        return scan({"--dialect", dialect, name}).json()["valid"].toInt(-1);
    };
    QCOMPARE(valid("rfc8141"), 1);
    QCOMPARE(valid("urnbis-2015"), 2);
    QCOMPARE(valid("rfc2141"), 1);
}

void TestScanVerb::theGrammarOfANamespaceIsAsked()
{
    const QString name = file("a.txt", kLines);
    const QJsonObject grammar = scan({"--grammar", name}).json()["grammar"].toObject();
    int asked = 0;
    for (const auto &each : grammar)
        asked += each.toInt();
    QCOMPARE(asked, 2);
    QVERIFY(grammar["none"].toInt() >= 1); // no-such-nid is not registered
}

void TestScanVerb::theNumberOfThreadsChangesNothing()
{
    QByteArray text;
    for (int i = 0; i < 100'000; ++i)
        text += "urn:isbn:" + QByteArray::number(i) + (i % 7 ? "\n" : "%\n");
    const QString name = file("many.txt", text);
    const QByteArray one = scan({"--threads", "1", name}).out;
    QVERIFY(one.contains("\"valid\":85714"));
    QCOMPARE(scan({"--threads", "2", name}).out, one);
    QCOMPARE(scan({"--threads", "9", name}).out, one);
    QCOMPARE(scan({"--threads", "00002", name}).out, one);
    QCOMPARE(scan({"--threads", "99999999", name}).out, one);
    QCOMPARE(scan({name}).out, one);
}

void TestScanVerb::theTextNamesRulesAndNids()
{
    QProcess program;
    program.start(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"),
                  {"--offline", "urn", "scan", "--registered", file("a.txt", kLines)});
    const Said said = finished(program);
    QCOMPARE(said.status, 1);
    QCOMPARE(said.out,
             QByteArray("3 lines: 2 valid, 1 invalid, 0 empty\n"
                        "rules broken\n"
                        "  urn.bad-character: 1\n"
                        "URNs of NIDs that are not registered: 1\n"
                        "valid URNs by NID\n"
                        "  isbn: 1\n"
                        "  no-such-nid: 1 (not registered)\n"));
}

void TestScanVerb::theListOfBadLinesIsNoneOfTheFiles()
{
    const QString name = file("both\tnames\n.txt", kLines);
    QVERIFY(QFile::link(name, path("link.txt")));
    for (const QString &list : {name, path("link.txt")}) {
        const Said said = scan({"--bad", list, name});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("specify another file"), said.err);
        QCOMPARE(contentOf("both\tnames\n.txt"), kLines);
    }
    QCOMPARE(scan({"--bad", path("list.tsv"), name}).status, 1);
}

void TestScanVerb::misuseAndMissingFiles_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("no file") << QStringList{} << 2;
    QTest::newRow("no threads") << QStringList{"--threads", "0", "x"} << 2;
    QTest::newRow("no such dialect") << QStringList{"--dialect", "rfc1630", "x"} << 2;
    QTest::newRow("a file that is not there") << QStringList{"/no/such/file"} << 3;
    QTest::newRow("a folder") << QStringList{"/tmp"} << 3;
}

void TestScanVerb::misuseAndMissingFiles()
{
    QFETCH(QStringList, arguments);
    const Said said = scan(arguments);
    QTEST(said.status, "status");
    QCOMPARE(said.out, QByteArray());
    QCOMPARE(said.err.count('\n'), 1);
}

NIDREG_TEST(TestScanVerb, QCoreApplication)

} // namespace tst_scanverb

#include "tst_scanverb.moc"
