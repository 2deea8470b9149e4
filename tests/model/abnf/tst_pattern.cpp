// SPDX-License-Identifier: MIT
#include "model/abnf/match.h"
#include "model/abnf/parse.h"
#include "model/abnf/pattern.h"
#include "model/abnf/sentences.h"
#include "model/templates/lint/namespacepattern.h"
#include "model/urn/namestring.h"
#include "tests/program/program.h"

#include <QRegularExpression>
#include <QTest>

#include <re2/re2.h>
#include <regex.h>

namespace tst_pattern {

using namespace nidreg;
using namespace nidreg::abnf;

namespace {

constexpr std::string_view kCharacters = "abcXYZ019-._~%!$&'()*+,;=:@/?#";

std::shared_ptr<const Linked> linkedOf(const std::string &text)
{
    return std::make_shared<const Linked>(parse(text).grammar);
}

Pattern patternOf(const std::string &grammar, std::string_view beginning = {})
{
    const auto linked = linkedOf(grammar);
    return abnf::patternOf(*linked, linked->start(), beginning);
}

/// What three readers of regular expressions say of a whole text.
class Readers {
public:
    explicit Readers(const std::string &pattern)
        : m_anchored('^' + pattern + '$'), m_re2(m_anchored, RE2::Quiet),
          m_pcre(QString::fromStdString(m_anchored))
    {
        m_hasPosix = regcomp(&m_posix, m_anchored.c_str(), REG_EXTENDED | REG_NOSUB) == 0;
    }
    ~Readers()
    {
        if (m_hasPosix)
            regfree(&m_posix);
    }
    Q_DISABLE_COPY_MOVE(Readers)

    bool areFine() const { return m_re2.ok() && m_pcre.isValid() && m_hasPosix; }
    std::string problem() const
    {
        return m_re2.error() + " / " + m_pcre.errorString().toStdString() + " / "
            + (m_hasPosix ? "" : "POSIX refuses it") + ": " + m_anchored;
    }

    /// Nothing where they differ.
    std::optional<bool> match(const std::string &text) const
    {
        const bool byRe2 = RE2::PartialMatch(text, m_re2);
        const auto byPcre = m_pcre.match(QString::fromStdString(text));
        const bool hasPcre = byPcre.isValid(); // else it gave up
        const bool byPosix = regexec(&m_posix, text.c_str(), 0, nullptr, 0) == 0;
        const bool isAgreed = (!hasPcre || byRe2 == byPcre.hasMatch()) && byRe2 == byPosix;
        return isAgreed ? std::optional(byRe2) : std::nullopt;
    }

private:
    std::string m_anchored;
    RE2 m_re2;
    QRegularExpression m_pcre;
    regex_t m_posix{};
    bool m_hasPosix = false;
};

/// Something that is near `text`: a character more, less, another one, or two in the other order.
std::string mutated(std::string text, Random &random)
{
    const std::size_t at = random.below(text.size() + 1);
    const char other = kCharacters[random.below(kCharacters.size())];
    switch (random.below(5)) {
    case 0:
        return text.insert(at, 1, other);
    case 1:
        return at < text.size() ? text.erase(at, 1) : text + other;
    case 2:
        return at < text.size() ? text.replace(at, 1, 1, other) : text + other;
    case 3:
        return text + text;
    default:
        if (at + 1 < text.size())
            std::swap(text[at], text[at + 1]);
        return text;
    }
}

/// An element of a grammar, at most `depth` brackets deep.
std::string element(Random &random, int depth)
{
    static constexpr const char *kPlain[] = {"\"a\"",  "%s\"aB\"", "DIGIT",      "ALPHA", "%x61-63",
                                             "\"-\"",  "%x2D.2E",  "HEXDIG",     "\"\"",  "pchar",
                                             "\"ab\"", "%x30-39",  "unreserved", "\"(\"", "%x24"};
    if (depth == 0 || random.below(3) == 0)
        return kPlain[random.below(std::size(kPlain))];
    const std::string inner = element(random, depth - 1), other = element(random, depth - 1);
    switch (random.below(7)) {
    case 0:
        return "(" + inner + " / " + other + ")";
    case 1:
        return "(" + inner + " " + other + ")";
    case 2:
        return "[" + inner + "]";
    case 3:
        return "*(" + inner + ")";
    case 4:
        return "1*3(" + inner + ")";
    case 5:
        return "2*(" + inner + " / " + other + ")";
    default:
        return "2(" + inner + " " + other + ")";
    }
}

} // namespace

class TestPattern : public QObject {
    Q_OBJECT

private slots:
    void aGrammarGivesAPattern_data()
    {
        QTest::addColumn<QString>("grammar");
        QTest::addColumn<QString>("pattern");
        const auto row = [](const char *claim, const char *grammar, const char *pattern) {
            QTest::newRow(claim) << grammar << pattern;
        };
        row("digits", "nss = 13DIGIT", "[0-9]{13}");
        row("neighbours that are the same are counted", "nss = 4DIGIT *DIGIT", "[0-9]{4,}");
        row("one of several characters is a set", "nss = DIGIT / \"x\" / \"-\"", "[0-9Xx-]");
        row("a text fits in any case", "nss = \"id:\" 1*DIGIT", "[Ii][Dd]:[0-9]+");
        row("a text of one case does not", "nss = %s\"id:\" 1*DIGIT", "id:[0-9]+");
        row("what means something stands in brackets", "nss = %s\"a.(b)*$+?\"",
            "a[.][(]b[)][*][$][+][?]");
        row("options", "nss = DIGIT [\"-\" DIGIT]", "[0-9](-[0-9])?");
        row("alternatives stand in a group", "nss = %s\"a\" 2DIGIT / %s\"b\" 3DIGIT",
            "(a[0-9]{2}|b[0-9]{3})");
        row("an alternative that is empty", "nss = \"\" / 2DIGIT", "([0-9]{2})?");
        row("a repetition of one that may be empty", "nss = 3*5([%s\"ab\"])", "(ab){0,5}");
        row("repeated repetitions", "nss = *(*(%s\"ab\"))", "(ab)*");
        row("loops in a loop", "nss = 1*(1*DIGIT / *(%s\"ab\") [\"-\"])", "([0-9-]|ab)*");
        row("more than 255 times is said in pieces", "nss = 1*600DIGIT",
            "[0-9]{1,255}[0-9]{0,255}[0-9]{0,90}");
        row("at least more than 255 times", "nss = 300*DIGIT", "[0-9]{255}[0-9]{45,}");
        row("characters that no URN has are left out", "nss = %x00-FF", "[!#-,.-;=?-Z_a-z~-]");
        row("an alternative that no URN has is left out", "nss = 2DIGIT / \"a b\"", "[0-9]{2}");
    }

    void aGrammarGivesAPattern()
    {
        QFETCH(QString, grammar);
        QFETCH(QString, pattern);
        const Pattern made = patternOf(grammar.toStdString());
        QCOMPARE(made.end, PatternEnd::Made);
        QCOMPARE(QString::fromStdString(made.text), pattern);
        QVERIFY(Readers(made.text).areFine());
    }

    void whatStandsBeforeTheNssIsLeftOut_data()
    {
        QTest::addColumn<QString>("grammar");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("as a text") << "urn = \"urn:foo:\" 3DIGIT"
                                   << "[0-9]{3}";
        QTest::newRow("in pieces")
            << "urn = \"urn\" \":\" nid \":\" nss\nnid = \"foo\"\nnss = 3DIGIT"
            << "[0-9]{3}";
        QTest::newRow("in each alternative") << "urn = \"urn:foo:\" 3DIGIT / %s\"urn:foo:x\""
                                             << "(x|[0-9]{3})";
        QTest::newRow("where another namespace is an alternative")
            << "urn = \"urn:foo:\" 3DIGIT / \"urn:bar:\" DIGIT"
            << "[0-9]{3}";
    }

    void whatStandsBeforeTheNssIsLeftOut()
    {
        QFETCH(QString, grammar);
        QFETCH(QString, pattern);
        const Pattern made = patternOf(grammar.toStdString(), "urn:foo:");
        QCOMPARE(made.end, PatternEnd::Made);
        QCOMPARE(QString::fromStdString(made.text), pattern);
    }

    void someGrammarsHaveNone_data()
    {
        QTest::addColumn<QString>("grammar");
        QTest::addColumn<PatternEnd>("end");
        const auto row = [](const char *claim, const QString &grammar, PatternEnd end) {
            QTest::newRow(claim) << grammar << end;
        };
        row("brackets that must match", "nss = \"(\" [nss] \")\"", PatternEnd::NotRegular);
        row("rules that call one another", "nss = \"a\" b\nb = [nss] \"c\"",
            PatternEnd::NotRegular);
        row("prose", "nss = \"a\" <what else there is>", PatternEnd::Prose);
        row("a rule that nobody defines", "nss = \"a\" rest", PatternEnd::Prose);
        row("no character of a URN", "nss = 1*%x00-1F", PatternEnd::Nothing);
        row("more repetitions than readers take", "nss = 100(200DIGIT \"-\")",
            PatternEnd::TooLarge);
        row("a text that is too long", "nss = " + QString("\"abcdefgh\" ").repeated(200) + "DIGIT",
            PatternEnd::TooLarge);
        QString doubling = "nss = r0 r0\n";
        for (int i = 0; i < 40; ++i)
            doubling += QStringLiteral("r%1 = r%2 \"-\" r%2\n").arg(i).arg(i + 1);
        row("rules that double forty times", doubling + "r40 = DIGIT", PatternEnd::TooLarge);
        row("brackets 10,000 deep",
            "nss = " + QString("(\"a\" / \"b\" ").repeated(10'000) + "DIGIT"
                + QString(")").repeated(10'000),
            PatternEnd::TooLarge);
    }

    void someGrammarsHaveNone()
    {
        QFETCH(QString, grammar);
        QFETCH(PatternEnd, end);
        QCOMPARE(patternOf(grammar.toStdString()).end, end);
    }

    /// Any grammar: what is drawn from it fits the pattern, and of what is near to that the pattern
    /// says what the grammar says, whoever reads it.
    void patternAndGrammarSayTheSame()
    {
        Random random(20'260'728);
        int made = 0, fitting = 0, others = 0;
        for (int i = 0; i < 400; ++i) {
            const std::string grammar =
                "nss = " + element(random, 3) + " " + element(random, 3) + "\n";
            const auto linked = linkedOf(grammar);
            const Pattern pattern = abnf::patternOf(*linked, linked->start(), {});
            if (pattern.end != PatternEnd::Made)
                continue;
            ++made;
            const Readers readers(pattern.text);
            QVERIFY2(readers.areFine(), readers.problem().c_str());
            const Matcher matcher(linked, linked->start());
            SentenceGenerator generator(*linked, linked->start(), std::uint64_t(i));
            for (int drawn = 0; drawn < 6; ++drawn) {
                const std::string sentence = generator.next().text;
                for (const std::string &text : {sentence, mutated(sentence, random),
                                                mutated(mutated(sentence, random), random)}) {
                    const bool fits = matcher.match(text).verdict == Verdict::Accepted;
                    const auto read = readers.match(text);
                    QVERIFY2(read && *read == fits,
                             (grammar + pattern.text + "\non: " + text).c_str());
                    fits ? ++fitting : ++others;
                }
            }
        }
        QVERIFY2(made > 300 && fitting > 2000 && others > 1000,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(made).arg(fitting).arg(others)));
    }

    void anExampleFitsGrammarAndPattern_data()
    {
        QTest::addColumn<QString>("grammar");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("example"); ///< empty: any
        QTest::newRow("one is drawn") << "nss = 1*DIGIT *( \":\" 1*ALPHA )"
                                      << ""
                                      << "";
        QTest::newRow("the template's own") << "nss = 3DIGIT"
                                            << "such as URN:Foo:x, or <urn:foo:123>."
                                            << "urn:foo:123";
        QTest::newRow("of whole URNs") << "urn = \"urn:foo:\" 1*DIGIT [ rq-components ]"
                                       << "urn:foo:7?=q"
                                       << "urn:foo:7";
        QTest::newRow("of NIDs and NSSs") << "all = \"foo:\" 1*DIGIT"
                                          << "urn:foo:7"
                                          << "urn:foo:7";
        QTest::newRow("what is no URN is passed over") << "nss = 3DIGIT"
                                                       << "urn:foo:%4, urn:foo: and urn:foo:123"
                                                       << "urn:foo:123";
        QTest::newRow("a drawn one that is no URN is passed over") << "nss = \" \" / \"long\""
                                                                   << ""
                                                                   << "urn:foo:long";
        QTest::newRow("so is one of another namespace") << "urn = \"urn:fo:1\" / \"urn:foo:long\""
                                                        << ""
                                                        << "urn:foo:long";
        QTest::newRow("a full stop is no part of it") << "nss = 1*( DIGIT / \".\" )"
                                                      << "Read urn:foo:1.2."
                                                      << "urn:foo:1.2";
    }

    void anExampleFitsGrammarAndPattern()
    {
        QFETCH(QString, grammar);
        QFETCH(QString, text);
        QFETCH(QString, example);
        const auto made =
            templates::namespacePattern(grammar.toStdString(), "Foo", text.toStdString());
        QVERIFY(made.pattern.starts_with("^urn:foo:") && made.pattern.ends_with("$"));
        if (!example.isEmpty())
            QCOMPARE(QString::fromStdString(made.example), example);
        const auto ready = templates::grammarFromSource(grammar.toStdString(), "foo");
        QCOMPARE(templates::tryUrn(ready, made.example).verdict, templates::UrnVerdict::Accepted);
        QVERIFY(RE2::PartialMatch(made.example, made.pattern));
        const std::string nss = made.example.substr(std::string_view("urn:foo:").size());
        QVERIFY(RE2::PartialMatch(nss, templates::nssPattern(made.pattern)));
    }

    void noGrammarNoPattern()
    {
        const auto made = templates::namespacePattern("", "foo", "urn:foo:1");
        QVERIFY(made.pattern.empty() && made.example.empty());
    }

    void onlySixteenOfATemplatesUrnsAreTried()
    {
        const auto exampleAfter = [](int refused) {
            std::string text;
            for (int i = 0; i < refused; ++i)
                text += "urn:foo:x ";
            return templates::namespacePattern("nss = 3DIGIT", "foo", text + "urn:foo:123").example;
        };
        QCOMPARE(exampleAfter(15), "urn:foo:123");
        QVERIFY(exampleAfter(16) != "urn:foo:123" && exampleAfter(16).size() == 11);
    }

    void proseIsDrawnForNoExample()
    {
        const auto made = templates::namespacePattern("nss = \"a\" <a word> / \"long\"", "foo", {});
        QCOMPARE(made.example, "urn:foo:long");
        QVERIFY(made.pattern.empty());
        QVERIFY(templates::namespacePattern("nss = \"a\" <a word>", "foo", {}).example.empty());
    }

    void aPatternThatNoAssignedNameFitsIsNone()
    {
        const auto made = templates::namespacePattern("urn = \"urn:foo:1?=q\"", "foo", {});
        QVERIFY(made.pattern.empty() && made.example.empty());
    }

    void thePatternOfAnNssFollowsTheNids_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("nss");
        QTest::newRow("of a namespace") << "^urn:foo:[0-9]:x$"
                                        << "^[0-9]:x$";
        QTest::newRow("none") << ""
                              << "";
        QTest::newRow("without a NSS") << "^urn:foo$"
                                       << "";
    }
    void thePatternOfAnNssFollowsTheNids()
    {
        QFETCH(QString, pattern);
        QTEST(QString::fromStdString(templates::nssPattern(pattern.toStdString())), "nss");
    }

    void aGrammarThatIsNotRegularHasAnExampleAlone()
    {
        const auto made = templates::namespacePattern("nss = \"(\" [nss] \")\"", "foo", {});
        QVERIFY(made.pattern.empty());
        QVERIFY(!made.example.empty());
    }
};

NIDREG_TEST(TestPattern, test::NoApplication)

} // namespace tst_pattern

#include "tst_pattern.moc"
