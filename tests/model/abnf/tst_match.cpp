// SPDX-License-Identifier: MIT
#include "model/abnf/checking.h"
#include "model/abnf/find.h"
#include "model/abnf/match.h"
#include "model/abnf/parse.h"
#include "model/abnf/sentences.h"
#include "tests/program/program.h"

#include <QTest>

#include <set>

namespace tst_match {

using namespace nidreg::abnf;

namespace {

std::shared_ptr<const Linked> linkedOf(const std::string &text)
{
    return std::make_shared<const Linked>(parse(text).grammar);
}

Match matchOf(const std::string &grammar, std::string_view text)
{
    const auto linked = linkedOf(grammar);
    return Matcher(linked, linked->start()).match(text);
}

std::string repeated(std::string_view text, std::size_t times)
{
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        all += text;
    return all;
}

} // namespace

/// Matching and drawing, also of grammars that were made to hurt.
class TestMatch : public QObject {
    Q_OBJECT

private slots:
    void textsAreMatched_data()
    {
        QTest::addColumn<QString>("grammar");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Verdict>("verdict");
        QTest::addColumn<int>("offset");
        const auto row = [](const char *claim, const char *grammar, const char *text,
                            Verdict verdict, int offset) {
            QTest::newRow(claim) << grammar << text << verdict << offset;
        };
        using enum Verdict;
        row("texts match in any case", "s = \"aB\"", "Ab", Accepted, 2);
        row("%s texts do not", "s = %s\"aB\"", "Ab", Refused, 0);
        row("a range ends", "s = 1*%x30-39", "12a", Refused, 2);
        row("codes in a row", "s = %x41.42", "AB", Accepted, 2);
        row("at most", "s = 1*2\"a\"", "aaa", Refused, 2);
        row("at least", "s = 2*3\"a\"", "a", Refused, 1);
        row("0*1", "s = *1\"a\" \"b\"", "b", Accepted, 1);
        row("the empty text", "s = [ \"a\" ]", "", Accepted, 0);
        row("known rules", "s = 1*pchar", "a%2F@", Accepted, 5);
        row("a broken percent-encoding", "s = 1*pchar", "a%2", Refused, 3);
        row("recursion in the middle", "s = \"(\" [ s ] \")\"", "((()))", Accepted, 6);
        row("and one that is not closed", "s = \"(\" [ s ] \")\"", "((())", Refused, 5);
        row("left recursion", "s = s \",\" \"a\" / \"a\"", "a,a,a", Accepted, 5);
        row("hidden left recursion", "s = [ \"b\" ] s \"a\" / \"c\"", "bcaa", Accepted, 4);
        row("right recursion", "s = \"a\" [ s ]", "aaab", Refused, 3);
        row("rules that are empty", "s = t t t\nt = [ s ] [ \"a\" ]", "aa", Accepted, 2);
        row("a large count is counted", "s = 5000\"ab\"", "abab", Refused, 4);
        row("prose leaves it open", "s = \"a\" <anything>", "axyz", Unsure, 4);
        row("but not what stands before it", "s = \"a\" <anything>", "b", Refused, 0);
        row("an undefined rule, too", "s = \"a\" / nowhere", "b", Unsure, 1);
        row("characters are those of UTF-8", "s = %xE4", "ä", Accepted, 2);
    }
    void textsAreMatched()
    {
        QFETCH(QString, grammar);
        QFETCH(QString, text);
        const Match match = matchOf(grammar.toStdString(), text.toStdString());
        QTEST(match.verdict, "verdict");
        QTEST(int(match.offset), "offset");
    }

    void bytesThatAreNoUtf8FitNothing()
    {
        QCOMPARE(matchOf("s = *%x00-10FFFF", "a\xFFz").verdict, Verdict::Refused);
    }

    void whatAGrammarHasThatIsNoUtf8IsLatin1_data()
    {
        QTest::addColumn<QByteArray>("grammar");
        QTest::addColumn<QString>("text");
        QTest::newRow("one byte") << QByteArray("s = \"\xD8\"") << "\u00D8";
        QTest::newRow("a byte among others") << QByteArray("s = \"a\xD8g\"") << "a\u00D8g";
        QTest::newRow("behind a character") << QByteArray("s = \"\xC3\xA4\xD8\"") << "\u00E4\u00D8";
        QTest::newRow("of a class") << QByteArray("s = ALPHA / \"\xD8\"") << "\u00D8";
        QTest::newRow("two texts whose bytes would be one character")
            << QByteArray("s = \"\xC3\" \"\xA4\"") << "\u00C3\u00A4";
    }
    void whatAGrammarHasThatIsNoUtf8IsLatin1()
    {
        QFETCH(QByteArray, grammar);
        QFETCH(QString, text);
        const auto linked = linkedOf(grammar.toStdString());
        const Matcher matcher(linked, linked->start());
        QCOMPARE(matcher.match(text.toStdString()).verdict, Verdict::Accepted);
        SentenceGenerator generator(*linked, linked->start(), 1);
        for (int i = 0; i < 8; ++i)
            QCOMPARE(matcher.match(generator.next().text).verdict, Verdict::Accepted);
    }

    void aLargeCountIsExact()
    {
        const std::string grammar = "s = 3000*5000( \"a\" )";
        QCOMPARE(matchOf(grammar, std::string(2999, 'a')).verdict, Verdict::Refused);
        QCOMPARE(matchOf(grammar, std::string(3000, 'a')).verdict, Verdict::Accepted);
        QCOMPARE(matchOf(grammar, std::string(5000, 'a')).verdict, Verdict::Accepted);
        QCOMPARE(matchOf(grammar, std::string(5001, 'a')).verdict, Verdict::Refused);
    }

    void aRefusalSaysWhatCouldStandThere()
    {
        const Match match = matchOf("s = \"a\" ( DIGIT / \"-\" / t )\nt = \"xyz\"", "a+");
        const std::vector<std::string> expected{"\"xyz\"", "DIGIT", "\"-\"", "t"};
        QCOMPARE(std::set<std::string>(match.expected.begin(), match.expected.end()),
                 std::set<std::string>(expected.begin(), expected.end()));
        QCOMPARE(matchOf("s = \"a\"", "ab").expected, std::vector<std::string>{""});
    }

    void matchingIsLinear_data()
    {
        QTest::addColumn<QString>("grammar");
        QTest::newRow("repetition") << "s = pchar *( pchar / \"/\" )";
        QTest::newRow("nested repetitions of what may be empty") << "s = *( *( *\"a\" ) )";
        QTest::newRow("left recursion") << "s = [ s ] \"a\"";
        QTest::newRow("right recursion") << "s = \"a\" [ s ]";
        QTest::newRow("a counted repetition") << "s = 1*1000000\"a\"";
        QTest::newRow("alternatives that begin alike") << "s = *( \"aa\" / \"aaa\" / \"a\" )";
    }
    void matchingIsLinear()
    {
        QFETCH(QString, grammar);
        const auto steps = [&](std::size_t length) {
            return matchOf(grammar.toStdString(), std::string(length, 'a')).steps;
        };
        QVERIFY(steps(20'000) < 21 * steps(1'000));
        QVERIFY(steps(20'000) < 20 * 20'000U);
    }

    void theBoundIsKept_data()
    {
        QTest::addColumn<QString>("grammar");
        QTest::newRow("ambiguous recursion") << "s = s s / \"a\"";
        QTest::newRow("more of it") << "s = s s s / s s / \"a\" / [ s ]";
        QTest::newRow("counts that differ") << "s = 1*1000000( \"a\" / \"aa\" )";
    }
    void theBoundIsKept()
    {
        QFETCH(QString, grammar);
        const auto linked = linkedOf(grammar.toStdString());
        const Matcher matcher(linked, linked->start());
        const Match match = matcher.match(std::string(5'000, 'a'), {100'000, 0});
        QCOMPARE(match.verdict, Verdict::GaveUp);
        QVERIFY(match.steps < 200'000);
    }

    void hostileGrammarsAreGoneThroughWhole_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *claim, const std::string &text) {
            QTest::newRow(claim) << QByteArray::fromStdString(text);
        };
        row("100,000 brackets", "s = " + repeated("(", 100'000) + "\"x\"" + repeated(")", 100'000));
        row("100,000 options", "s = " + repeated("[", 100'000) + "\"x\"" + repeated("]", 100'000));
        row("100,000 unclosed", "s = " + repeated("*( ", 100'000) + "\"x\"");
        row("1 MiB of alternatives", "s = " + repeated("\"x\" / ", 174'000) + "\"x\"");
        row("1 MiB of bytes", repeated("s = \"x\" / <\xFF{[('%x", 60'000));
        std::string rules = "s = \"x\" / r0\n";
        for (int i = 0; i < 10'000; ++i)
            rules +=
                "r" + std::to_string(i) + " = r" + std::to_string((i + 1) % 10'000) + " / \"y\"\n";
        row("10,000 rules in a circle", rules);
        std::string doubling;
        for (int i = 0; i < 60; ++i)
            doubling += "r" + std::to_string(i) + " = \"x\" / r" + std::to_string(i + 1) + " r"
                + std::to_string(i + 1) + "\n";
        row("rules that double", doubling + "r60 = \"x\"\n");
    }
    void hostileGrammarsAreGoneThroughWhole()
    {
        QFETCH(QByteArray, text);
        const std::string source = text.toStdString();
        Parsed parsed = parse(source, find(source).lines);
        parsed = parsed.grammar.rules.empty() ? parse(source) : std::move(parsed);
        QVERIFY(!parsed.grammar.rules.empty());
        QVERIFY(parsed.problems.size() <= kMaxProblems);
        QVERIFY(parsed.grammar.nodes.size() <= source.size());
        const auto linked = std::make_shared<const Linked>(std::move(parsed.grammar));
        check(*linked, linked->start());
        SentenceGenerator generator(*linked, linked->start(), 1);
        QVERIFY(generator.next().text.size() < 200'000);
        const Match match = Matcher(linked, linked->start()).match("x");
        QVERIFY(match.steps < 2'100'000);
    }

    void aSeedDrawsTheSameEverywhere()
    {
        Random random(8141);
        QCOMPARE(random.next(), std::uint64_t(0xD10B3AB90D212335U));
        const auto linked = linkedOf("s = 3( ALPHA / DIGIT / \"-\" ) *\"x\"");
        SentenceGenerator one(*linked, linked->start(), 7), same(*linked, linked->start(), 7);
        for (int i = 0; i < 50; ++i)
            QCOMPARE(one.next().text, same.next().text);
    }

    void everyAlternativeIsDrawnSoon()
    {
        std::string grammar = "s = ( a1";
        for (int i = 2; i <= 40; ++i)
            grammar += " / a" + std::to_string(i);
        grammar += " )\n";
        for (int i = 1; i <= 40; ++i)
            grammar += "a" + std::to_string(i) + " = \"" + std::to_string(i) + "\"\n";
        const auto linked = linkedOf(grammar);
        SentenceGenerator generator(*linked, linked->start(), 1);
        std::set<std::string> seen;
        for (int i = 0; i < 80; ++i)
            seen.insert(generator.next().text);
        QCOMPARE(seen.size(), std::size_t(40));
    }

    void whatIsDrawnIsMatched_data()
    {
        QTest::addColumn<QString>("grammar");
        QTest::newRow("all kinds of elements") << "s = 1*3t [ \"u\" ] %x41.42 *( \"v\" / s )\nt = "
                                                  "%x61-66 / %s\"Gg\" / 2( DIGIT / \".\" )";
        QTest::newRow("URI of RFC 3986") << "s = URI-reference";
        QTest::newRow("namestring of RFC 8141") << "s = namestring";
        QTest::newRow("left recursion") << "s = s \"a\" s / \"b\" / t\nt = [ s ] \"c\"";
    }
    void whatIsDrawnIsMatched()
    {
        QFETCH(QString, grammar);
        const auto linked = linkedOf(grammar.toStdString());
        const Matcher matcher(linked, linked->start());
        SentenceGenerator generator(*linked, linked->start(), 3);
        for (int i = 0; i < 300; ++i) {
            const Sentence sentence = generator.next();
            QCOMPARE(sentence.end, DrawEnd::Complete);
            const Match match = matcher.match(sentence.text);
            QVERIFY2(match.verdict == Verdict::Accepted, sentence.text.c_str());
        }
    }

    void proseCannotBeDrawnAndSaysSo()
    {
        const auto linked = linkedOf("s = \"a\" <whatever>");
        const Sentence sentence = SentenceGenerator(*linked, linked->start(), 1).next();
        QCOMPARE(sentence.end, DrawEnd::Prose);
        QCOMPARE(sentence.text, std::string("a"));
        QCOMPARE(sentence.stoppedAt, std::string("whatever"));
    }

    void whatHasNoEndIsNotDrawn()
    {
        const auto endless = linkedOf("s = \"a\" s");
        QCOMPARE(SentenceGenerator(*endless, endless->start(), 1).next().end, DrawEnd::Endless);
        const auto large = linkedOf("s = 1000000( 1000\"a\" )");
        QCOMPARE(SentenceGenerator(*large, large->start(), 1).next().end, DrawEnd::TooLong);
    }
};

NIDREG_TEST(TestMatch, QCoreApplication)

} // namespace tst_match

#include "tst_match.moc"
