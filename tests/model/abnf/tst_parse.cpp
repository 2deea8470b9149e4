// SPDX-License-Identifier: MIT
#include "model/abnf/checking.h"
#include "model/abnf/find.h"
#include "model/abnf/parse.h"
#include "model/abnf/utf8.h"
#include "tests/program/program.h"

#include <QTest>

#include <algorithm>

namespace tst_parse {

using namespace nidreg::abnf;

namespace {

/// "line:column kind", a blank apart.
QString shown(const Problems &problems, std::string_view text)
{
    const TextPositions places(text);
    QStringList all;
    for (const Problem &problem : problems) {
        const TextPosition place = places.at(problem.where.offset);
        all << QStringLiteral("%1:%2 %3")
                   .arg(place.line)
                   .arg(place.column)
                   .arg(QString::fromStdString(std::string(name(problem.kind))));
    }
    return all.join(QStringLiteral(", "));
}

QString names(const Grammar &grammar)
{
    QStringList all;
    for (const Rule &rule : grammar.rules)
        all << QString::fromStdString(rule.name);
    return all.join(' ');
}

} // namespace

/// Reading, finding and checking grammars.
class TestParse : public QObject {
    Q_OBJECT

private slots:
    void syntaxProblemsHaveTheirSpans_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problems");
        const auto row = [](const char *claim, const char *text, const char *problems) {
            QTest::newRow(claim) << QString::fromUtf8(text) << QString::fromUtf8(problems);
        };
        row("well formed", "a = 1*3b / [ %s\"x\" ] ; c\nb = %x41-5A / %d13.10 / <p>\n", "");
        row("CRLF and tabs", "a = b\r\n\t/ \"c\"\r\nb = \"d\"\r\n", "");
        row("=/ adds", "a = \"b\"\na =/ \"c\"\n", "");
        row("a name and = on two lines", "a\n  = \"b\"\n", "");
        row("| for /", "a = \"b\" | \"c\" | \"d\"", "1:9 bar");
        row("::= and a name in brackets", "<a> ::= \"b\"", "1:1 angle-name, 1:5 bnf-defined-as");
        row("single quotes", "a = 'b'", "1:5 single-quotes");
        row("typographic quotes", "a = “b”", "1:5 curly-quotes");
        row("a dash for a hyphen", "a = %x31–39", "1:5 dash");
        row("an underscore in a name", "a_b = \"c\"", "1:1 bad-name-character");
        row("a name with a digit first", "3a = \"c\"\nb = 3a", "1:1 bad-name-character");
        row("a character class", "a = [a-zA-Z0-9]", "1:5 character-class");
        row("[a-z] is an option where the rule is there", "a = [a-z]\na-z = \"b\"", "");
        row("a plus behind", "a = DIGIT+", "1:10 repeat-after");
        row("braces behind", "a = DIGIT{2,4}", "1:10 repeat-after");
        row("a star behind", "a = DIGIT* \"b\"", "1:10 repeat-after");
        row("a space behind the star", "a = 1* DIGIT", "1:5 space-after-repeat");
        row("a bare number", "a = ( 0 DIGIT )", "1:7 missing-quotes");
        row("a bare colon", "a = DIGIT : DIGIT", "1:11 missing-quotes");
        row("a range of texts", "a = \"a\"-\"z\"", "1:5 string-range");
        row("spaces in a range", "a = %x30 - 39", "1:5 space-in-number");
        row("0x41", "a = 0x41", "1:5 bad-number-form");
        row("braces", "a = { \"b\" }", "1:5 brace-group");
        row("a full stop", "a = \"b\".", "1:8 final-punctuation");
        row("no space between", "a = \"b\"\"c\"", "1:8 missing-space");
        row("// begins no comment", "a = \"b\" // c", "1:9 foreign-comment");
        row("a comment that was wrapped", "a = \"b\" ; the\nown part\nc = \"d\"",
            "2:1 wrapped-comment");
        row("another column", "a = \"b\"\n  c = \"d\"", "2:3 misaligned");
        row("a continuation without indentation", "a = \"b\"\n/ \"c\"", "2:1 not-indented");
        row("two rules on a line", "a = \"b\" c = \"d\"", "1:9 two-on-a-line");
        row("an empty rule, and the next is read", "a =\nb = )\nc = \"d\"",
            "1:1 empty-rule, 2:1 empty-rule, 2:5 stray-closer");
        row("empty alternatives", "a = \"b\" / / \"c\" /",
            "1:11 empty-alternative, "
            "1:18 empty-alternative");
        row("an empty group", "a = () \"b\"", "1:5 empty-group");
        row("an unclosed text", "a = \"b\nc = \"d\"", "1:5 unclosed-text");
        row("an unclosed group", "a = ( \"b\"\nc = \"d\"", "1:5 unclosed-group");
        row("nothing to repeat", "a = \"b\" 1*", "1:9 dangling-repeat");
        row("more at least than at most", "a = 5*3\"b\"", "1:5 bad-repeat");
        row("a range that runs backwards", "a = %x39-30", "1:5 backwards-range");
        row("no number", "a = \"b\" %xG", "1:9 bad-number");
        row("beyond Unicode", "a = %x110000", "1:7 too-large-number");
        row("a text outside ASCII", "a = \"ä\"", "1:5 not-ascii-text");
        row("a character that means nothing", "a = \"b\" §", "1:9 unknown-character");
        row("a control character that nobody sees", "a = \"b\" \x7f", "1:9 unknown-character");
        row("columns count characters", "a = “b” | \"c\"", "1:5 curly-quotes, 1:9 bar");
        row("words before any rule", "hello\na = \"b\"", "1:1 no-rule");
    }
    void syntaxProblemsHaveTheirSpans()
    {
        QFETCH(QString, text);
        QFETCH(QString, problems);
        const std::string source = text.toStdString();
        const Parsed parsed = parse(source);
        QCOMPARE(shown(parsed.problems, source), problems);
    }

    void rulesAreChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problems");
        const auto row = [](const char *claim, const char *text, const char *problems) {
            QTest::newRow(claim) << QString::fromUtf8(text) << QString::fromUtf8(problems);
        };
        row("documents define names", "nss = 1*DIGIT pchar [ \"#\" fragment ] <URN chars>", "");
        row("an undefined name is told once", "nss = a a", "1:7 undefined");
        row("names of RFC 2141 count in brackets only", "nss = other", "1:7 undefined");
        row("an unused rule; what it uses is not told", "nss = \"a\"\nb = c\nc = \"d\"",
            "2:1 unused");
        row("an unused circle is told once", "nss = \"a\"\nb = \"x\" c\nc = [ b ]", "2:1 unused");
        row("a second definition", "nss = a\na = \"b\"\nA = \"c\"", "3:1 duplicate");
        row("=/ without =", "nss =/ \"a\"", "1:1 increment-of-nothing");
        row("another case", "nss = Port\nport = \"a\"", "1:7 case-variant");
        row("direct left recursion", "nss = nss \"a\" / \"b\"", "1:1 left-recursion");
        row("indirect left recursion", "nss = a \"x\" / \"y\"\na = nss \"z\"",
            "1:1 left-recursion");
        row("left recursion behind what may be empty", "nss = [ \"a\" ] *\"b\" nss / \"c\"",
            "1:1 left-recursion");
        row("right recursion is none", "nss = \"a\" [ nss ]", "");
        row("the same alternative again", "nss = \"ab\" / \"c\" / \"AB\"", "1:20 unreachable");
        row("a character of an earlier range", "nss = DIGIT / \"x\" / \"7\"", "1:21 unreachable");
        row("texts whose case counts differ", "nss = %s\"a\" / %s\"A\"", "");
        row("covered ones that follow are one problem", "nss = \"a\" / \"b\" / \"A\" / \"B\"",
            "1:19 unreachable");
        row("a rule that cannot end", "nss = \"a\" b\nb = \"c\" b", "1:1 endless, 2:1 endless");
        row("a loop of nothing", "nss = \"a\" *( *\"b\" )", "1:11 endless-repetition");
    }
    void rulesAreChecked()
    {
        QFETCH(QString, text);
        QFETCH(QString, problems);
        const std::string source = text.toStdString();
        const Linked linked(parse(source).grammar);
        QCOMPARE(shown(check(linked, linked.start()), source), problems);
    }

    void grammarsAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *claim, const char *text, const char *rules) {
            QTest::newRow(claim) << QString::fromUtf8(text) << QString::fromUtf8(rules);
        };
        row("indented between paragraphs",
            "The NSS is so:\n\n   nss = a \":\" b\n   a = 1*DIGIT\n   b = a\n\nWhere a is a "
            "number.",
            "nss a b");
        row("in a fence", "```abnf\nnss = a\na = \"b\"\n```\n", "nss a");
        row("in a figure", "<artwork type=\"abnf\">\nnss = 1*DIGIT\n</artwork>", "nss");
        row("in pieces among prose",
            "nss = a\n\n  All names begin so.\n\n    a = \"b\" c\n\nAnd\n\nc = 2DIGIT\n",
            "nss a c");
        row("across a page break",
            "nss = a /\n\n\nDoe      Informational     [Page 2]\n\fRFC 1   A Title   May 2001\n\n"
            "      b\na = \"c\"\nb = \"d\"\n",
            "nss a b");
        row("behind bullets", "- nss = \"a\" b\n- b = 1*DIGIT\n", "nss b");
        row("behind numbers", "1. nss = \"a\" b\n2. b = 1*DIGIT\n", "nss b");
        row("a name and = on two lines", "nss\n   = \"a\" 1*DIGIT\n", "nss");
        row("BNF", "<nss> ::= <let num> | \"-\"\n<let num> ::= \"a\" | \"b\"\n", "nss let num");
        row("prose with = is none", "The length is n = 5 and the\nrate = high, as said.\n", "");
        row("words that commas join are none", "nss = \"a\"\n\nkinds = \"b\" one,two,three,four\n",
            "nss");
        row("key=value is none", "version=\"1.0\"\ncolor=red\n", "");
        row("glosses beside a grammar are none",
            "org = \"iso\" / \"iec\"\n\n  iso = International Organization for Standardization\n\n"
            "  iec = International Electrotechnical Commission (IEC), or\n        another name\n",
            "org");
        row("a sentence is no continuation", "nss = 1*DIGIT\nThe digits are those of the book.\n",
            "nss");
        row("words behind a comment and a blank line", "```abnf\na = \"b\" ; c\n\nword\n```", "a");
        row("nothing", "", "");
    }
    void grammarsAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QString, rules);
        const std::string source = text.toStdString();
        const Found found = find(source);
        const Parsed parsed = parse(source, found.lines);
        QCOMPARE(names(parsed.grammar), rules);
        const Parsed again = parse(grammarText(source, found));
        QCOMPARE(names(again.grammar), rules);
        QCOMPARE(again.grammar.nodes.size(), parsed.grammar.nodes.size());
    }

    void whatIsToldDoesNotGrowWithTheSquareOfTheText()
    {
        constexpr std::size_t kDepth = 20'000;
        const std::string source = "x = " + std::string(kDepth, '(') + std::string(kDepth, ')');
        std::size_t told = 0;
        for (const Problem &problem : parse(source).problems)
            told += problem.what.size();
        QVERIFY(told < 100 * kMaxProblems);
    }

    void aKindOfProblemIsNotToldWithoutEnd()
    {
        std::string source;
        for (int i = 0; i < 3000; ++i)
            source += "x = y" + std::to_string(i) + "\n";
        const Linked linked(parse(source).grammar);
        const Problems problems = check(linked, linked.start());
        const auto count = [&](ProblemKind kind) {
            return std::size_t(std::ranges::count(problems, kind, &Problem::kind));
        };
        QCOMPARE(count(ProblemKind::Undefined), kMaxProblems);
        QCOMPARE(count(ProblemKind::Duplicate), kMaxProblems);
    }

    /// Each of the references leads to each of the definitions: 400 million pairs.
    void aRuleDefinedAndUsedOftenCostsNoMoreThanItsText()
    {
        std::string source;
        for (int i = 0; i < 20'000; ++i)
            source += "x = x\n";
        const Linked linked(parse(source).grammar);
        QVERIFY(!check(linked, linked.start()).empty());
    }

    void theStartIsTheRuleThatNothingUses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("start");
        QTest::newRow("the first") << "a = b\nb = \"c\"\nd = \"e\""
                                   << "a";
        QTest::newRow("named for an NSS") << "a = \"b\"\nfoo-nss = \"c\""
                                          << "foo-nss";
        QTest::newRow("named for a URN") << "NSS = \"b\"\nfoo-urn = \"c\""
                                         << "foo-urn";
        QTest::newRow("a circle") << "a = \"x\" [ b ]\nb = a"
                                  << "a";
    }
    void theStartIsTheRuleThatNothingUses()
    {
        QFETCH(QString, text);
        const Linked linked(parse(text.toStdString()).grammar);
        QTEST(QString::fromStdString(linked.rules()[linked.start()].name), "start");
    }
};

NIDREG_TEST(TestParse, QCoreApplication)

} // namespace tst_parse

#include "tst_parse.moc"
