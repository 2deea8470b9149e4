// SPDX-License-Identifier: MIT
#include "tests/model/urn/guardedpage.h"
#include "tests/model/urn/scanned.h"
#include "tests/program/program.h"

#include <QtTest>

#include <mutex>

namespace tst_scan {

using namespace nidreg::urn;
using namespace nidreg::tests;

class tst_Scan : public QObject {
    Q_OBJECT

private slots:
    void linesEndInTheirWays_data();
    void linesEndInTheirWays();
    void everyEngineAndEveryNumberOfThreadsFindTheSame();
    void theOtherDialectsAreScannedByTheirReader();
    void aTextThatEndsWithItsPageIsReadToItsEnd();
    void aStreamInPartsIsTheTextInOne();
    void aStreamsLineMustFitIntoMemory();
    void aLineOf100MebibytesIsOneLine_data();
    void aLineOf100MebibytesIsOneLine();
    void moreNidsThanAreToldApartAreCountedTogether();
    void nidsThatCollideAreCountedAsOthersAre();
    void aLargeTextIsReadInLargePieces();
    void aGrammarRefusesWhatTheRfcAllows();
    void aScanIsStoppedOnTheWay();
    void filesAddUpAndBeginAtLineNought();
    void bytesOfAnyEncodingAreRefusedWhereTheyStand();
};

void tst_Scan::linesEndInTheirWays_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("empty");
    QTest::addColumn<int>("valid");
    const auto row = [](const char *claim, const QByteArray &text, int lines, int empty,
                        int valid) { QTest::newRow(claim) << text << lines << empty << valid; };
    row("nothing has no line", "", 0, 0, 0);
    row("a line end alone is an empty line", "\n", 1, 1, 0);
    row("so is a CRLF", "\r\n", 1, 1, 0);
    row("a CR at the end of all is a character", "\r", 1, 0, 0);
    row("LF", "urn:ab:c\nurn:ab:d\n", 2, 0, 2);
    row("CRLF", "urn:ab:c\r\nurn:ab:d\r\n", 2, 0, 2);
    row("the last line may have no end", "urn:ab:c\nurn:ab:d", 2, 0, 2);
    row("but not half of a CRLF", "urn:ab:c\nurn:ab:d\r", 2, 0, 1);
    row("of two CRs one belongs to the line", "urn:ab:c\r\r\n", 1, 0, 0);
    row("a CR inside is a character", "urn:ab:c\rd\n", 1, 0, 0);
    row("no line reaches into the next", "urn:ab:\nc\nurn:ab\n:c\n", 4, 0, 0);
    row("nor does a percent-encoding", "urn:ab:c%4\n1\nurn:ab:c%\r\n41\n", 4, 0, 0);
    row("nor what introduces a component", "urn:ab:c?\n+r\nurn:ab:c?+\r\nr\n", 4, 0, 0);
    row("a NUL is a character", QByteArray("urn:ab:c\0\nurn:ab:c\n", 19), 2, 0, 1);
    row("a NUL is no line end", QByteArray("urn:ab:c\0urn:ab:c\n", 18), 1, 0, 0);
    row("a NID of 32 characters", "urn:" + QByteArray(32, 'n') + ":a\n", 1, 0, 1);
    row("a NID of 33 characters", "urn:" + QByteArray(33, 'n') + ":a\n", 1, 0, 0);
    row("a byte order mark is no URN's", "\xEF\xBB\xBFurn:ab:c\nurn:ab:c\n", 2, 0, 1);
    row("control characters are no letters of a known NID",
        "urn:a0-b:c\nurn:a\x10\x0D"
        "b:c\nurn:A0-B:c\n",
        3, 0, 2);
    row("nor of the scheme",
        "urn:ab:c\n\x15rn:ab:c\nurn\x1A"
        "ab:c\nuRN:ab:c\n",
        4, 0, 2);
    row("a known NID is followed by a colon",
        "urn:ab:c\nurn:ab\nurn:abcd:c\nurn:ab\x1A"
        "c\nurn:a:c\nurn::c\nurn:ab::c\n",
        7, 0, 3);
    row("and stands behind one scheme", "urn:ab:c\nurn:urn:ab:c\nurnurn:ab:c\n", 3, 0, 2);
    row("lines of colons", "urn:ab:c\n:\n::::::::\nurn::::\n", 4, 0, 1);
    for (int size = 50; size < 140; ++size) { // one survey, two, or more
        const QByteArray line = "urn:ab:" + QByteArray(size - 7, 'c');
        row(qPrintable(QString("a line of %1 bytes").arg(size)),
            line + "\n" + line + "\r\n" + line + "?+r\n" + line + "%\n" + line, 5, 0, 4);
    }
}

void tst_Scan::linesEndInTheirWays()
{
    QFETCH(QByteArray, text);
    // NIDs of two characters are looked for another way than longer ones.
    for (const char *nid : {"urn:ab", "urn:abc", "urn:abcdefgh-ijklmnopq"}) {
        const std::string bytes = QByteArray(text).replace("urn:ab", nid).toStdString();
        const Scanned plain = plainlyScanned(bytes);
        QTEST(int(plain.lines), "lines");
        QTEST(int(plain.empty), "empty");
        QTEST(int(plain.valid), "valid");
        // The second time a NID is known, and read another way where enough stands behind the line.
        const std::string twice = bytes + "\n" + bytes + "\n" + std::string(2 * kSurveyed, 'x');
        for (const Engine *each : engines()) {
            QVERIFY(scanned(bytes, {.engine = each}) == plain);
            QVERIFY(scanned(twice, {.engine = each}) == plainlyScanned(twice));
        }
    }
}

void tst_Scan::everyEngineAndEveryNumberOfThreadsFindTheSame()
{
    for (const unsigned kinds : {2U, 1000U, 1U}) {
        const std::string lines = linesOf(30'000, kinds);
        // How a piece is read depends on how many question marks it begins with.
        const std::string without(8192, 'x');
        for (const std::string &text : {lines, without + '\n' + lines}) {
            const Scanned plain = plainlyScanned(text);
            for (const Engine *each : engines()) {
                for (const unsigned threads : {1U, 2U, 5U})
                    QVERIFY(scanned(text, {.threads = threads, .engine = each}) == plain);
            }
        }
    }
}

void tst_Scan::theOtherDialectsAreScannedByTheirReader()
{
    const std::string text = linesOf(20'000, 3);
    for (const Dialect dialect : {Dialect::Urnbis2015, Dialect::Urnbis2012, Dialect::Rfc2141})
        QVERIFY(scanned(text, {.dialect = dialect, .threads = 2}) == plainlyScanned(text, dialect));
}

void tst_Scan::aTextThatEndsWithItsPageIsReadToItsEnd()
{
    GuardedPages pages;
    const std::string text = linesOf(300, 3).substr(0, pages.size() / 2);
    for (const Engine *each : engines()) {
        for (std::size_t size = 1; size < 700; ++size) {
            const auto guarded = pages.atEnd(std::string_view(text).substr(0, size));
            QVERIFY(scanned(guarded, {.engine = each}) == plainlyScanned(guarded));
        }
    }
}

void tst_Scan::aStreamInPartsIsTheTextInOne()
{
    const std::string text = linesOf(150'000, 3) + "urn:example:the-last-one";
    const Scanned whole = plainlyScanned(text);
    std::mt19937_64 random(3);
    for (const std::size_t largest : {1U << 8, 1U << 16, 1U << 24}) {
        std::vector<BadLine> bad;
        Scan scan(into(bad, {.threads = 2}));
        StreamScan stream(scan);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t size = std::min(random() % largest, text.size() - at);
            QVERIFY(stream.feed(std::string_view(text).substr(at, size))
                    == StreamScan::Outcome::Goes);
            at += size;
        }
        QVERIFY(stream.finish() == StreamScan::Outcome::Goes);
        QVERIFY(scannedOf(scan, bad) == whole);
        QCOMPARE(scan.totals().bytes, text.size());
    }
}

void tst_Scan::aStreamsLineMustFitIntoMemory()
{
    Scan scan({});
    StreamScan stream(scan);
    const std::string part(16 * 1024 * 1024, 'u');
    std::size_t fed = 0;
    auto outcome = StreamScan::Outcome::Goes;
    for (; outcome == StreamScan::Outcome::Goes && fed < 2 * StreamScan::kLongestLine;
         fed += part.size())
        outcome = stream.feed(part);
    QVERIFY(outcome == StreamScan::Outcome::LineTooLong);
    QCOMPARE(fed, StreamScan::kLongestLine + part.size());
}

void tst_Scan::aLineOf100MebibytesIsOneLine_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("valid, no line end") << QByteArray("a");
    QTest::newRow("valid, with a line behind it") << QByteArray("?+r#f\r\nurn:ab:c\n");
    QTest::newRow("wrong in its last byte") << QByteArray("%\n");
}

void tst_Scan::aLineOf100MebibytesIsOneLine()
{
    QFETCH(QByteArray, end);
    std::string text = "urn:ab:c\nurn:example:";
    text.resize(100 * 1024 * 1024, 'z');
    text += end.toStdString();
    const Scanned plain = plainlyScanned(text);
    for (const unsigned threads : {1U, 2U})
        QVERIFY(scanned(text, {.threads = threads}) == plain);
}

void tst_Scan::moreNidsThanAreToldApartAreCountedTogether()
{
    constexpr std::size_t kNids = NidCounts::kMaxNids + 40'000;
    std::string text;
    for (std::size_t i = 0; i < kNids; ++i)
        text += "urn:n" + std::to_string(i) + ":a\nurn:N" + std::to_string(i) + ":b\n";
    for (const unsigned threads : {1U, 2U}) {
        Scan scan({.threads = threads});
        QVERIFY(scan.read(text));
        QCOMPARE(scan.totals().valid, 2 * kNids);
        QCOMPARE(scan.nids().known().size(), NidCounts::kMaxNids);
        QCOMPARE(scan.nids().others(), 2 * (kNids - NidCounts::kMaxNids));
        for (const auto &[nid, count] : scan.nids().known())
            QCOMPARE(count, std::uint64_t(2));
    }
}

void tst_Scan::nidsThatCollideAreCountedAsOthersAre()
{
    const auto firstSlot = [](const std::string &nid) {
        const std::string head = "urn:" + nid + ":";
        return NidTally::firstSlot(head.data() + head.size());
    };
    std::vector<std::string> nids; // they end alike
    for (int i = 0; i < 64; ++i) {
        std::string nid(32, 'a');
        nid[19] = static_cast<char>('a' + i % 26);
        nid[23] = static_cast<char>('a' + i / 26);
        nids.push_back(nid);
        QCOMPARE(firstSlot(nid), firstSlot(nids.front()));
    }
    std::string text;
    for (int i = 0; i < 6400; ++i)
        text += "urn:" + nids[std::size_t(i) % nids.size()] + ":" + std::to_string(i) + "\n";
    for (const Engine *each : engines())
        QVERIFY(scanned(text, {.engine = each}) == plainlyScanned(text));
}

void tst_Scan::aLargeTextIsReadInLargePieces()
{
    const std::string lines = linesOf(30'000, 3);
    std::string text;
    while (text.size() < 32 * 1024 * 1024)
        text += lines;
    Scanned plain = plainlyScanned(text);
    plain.bad.clear();
    for (const unsigned threads : {1U, 2U, 4U})
        QVERIFY(counted(text, {.threads = threads}) == plain);
}

void tst_Scan::aGrammarRefusesWhatTheRfcAllows()
{
    std::vector<BadLine> bad;
    ScanOptions options{.threads = 2};
    options.check = [](std::string_view urn, std::string_view nid) -> std::optional<std::size_t> {
        return nid == "Even" && (urn.back() - '0') % 2 != 0 ? std::optional(urn.size() - 1)
                                                            : std::nullopt;
    };
    Scan scan(into(bad, options));
    QVERIFY(scan.read("urn:Even:2\r\nurn:Even:3\nurn:even:3\nurn:Even: \n"));
    QCOMPARE(scan.totals().valid, std::uint64_t(2));
    QCOMPARE(scan.totals().refusedByGrammar, std::uint64_t(1));
    QCOMPARE(scan.totals().invalid(), std::uint64_t(2));
    QCOMPARE(bad.size(), std::size_t(2));
    QVERIFY(bad[0].isByGrammar && bad[0].line == 1 && bad[0].begin == 12
            && bad[0].refusal.offset == 9);
    QVERIFY(!bad[1].isByGrammar && bad[1].refusal.error == NamestringError::BadCharacter);
    QCOMPARE(scan.nids().known().at(NidKey::of("even")), std::uint64_t(2));
}

void tst_Scan::aScanIsStoppedOnTheWay()
{
    const std::string text = linesOf(200'000, 3);
    for (const unsigned threads : {1U, 3U}) {
        int calls = 0;
        std::vector<BadLine> bad;
        Scan scan(into(bad, {.threads = threads, .progress = [&calls](std::uint64_t) {
                                 return ++calls < 3;
                             }}));
        QVERIFY(!scan.read(text));
        QCOMPARE(calls, 3);
        QVERIFY(scan.totals().bytes > 0 && scan.totals().bytes < text.size());
    }
}

void tst_Scan::filesAddUpAndBeginAtLineNought()
{
    std::vector<BadLine> bad;
    Scan scan(into(bad, {}));
    QVERIFY(scan.read("urn:ab:c\nx\n"));
    QVERIFY(scan.read("y\n"));
    scan.beginFile();
    QVERIFY(scan.read("\nz"));
    QCOMPARE(scan.totals().lines, std::uint64_t(5));
    QCOMPARE(scan.totals().empty, std::uint64_t(1));
    QCOMPARE(bad.size(), std::size_t(3));
    QVERIFY(bad[0].line == 1 && bad[0].begin == 9);
    QVERIFY(bad[1].line == 2 && bad[1].begin == 11);
    QVERIFY(bad[2].line == 1 && bad[2].begin == 1);
}

void tst_Scan::bytesOfAnyEncodingAreRefusedWhereTheyStand()
{
    using enum NamestringError;
    const Scanned found = scanned(std::string("urn:ab:caf\xC3\xA9\n" // UTF-8
                                              "urn:ab:caf\xE9\n" // Latin-1
                                              "\xFF\xFEu\0r\0n\0\n" // UTF-16
                                              "urn:ab:caf%C3%A9\n",
                                              12 + 12 + 9 + 17));
    QCOMPARE(found.valid, std::uint64_t(1));
    const std::vector<std::array<std::uint64_t, 4>> bad{
        {0, 0, std::uint64_t(NotAscii), 10},
        {1, 13, std::uint64_t(NotAscii), 10},
        {2, 25, std::uint64_t(NotAUrn), 0},
    };
    QVERIFY(found.bad == bad);
}

NIDREG_TEST(tst_Scan, QCoreApplication)

} // namespace tst_scan

#include "tst_scan.moc"
