// SPDX-License-Identifier: MIT
#include "model/abnf/sentences.h"
#include "model/abnf/utf8.h"
#include "model/templates/lint/grammar.h"
#include "model/templates/lint/lint.h"
#include "model/templates/reader.h"
#include "model/urn/namestring.h"
#include "tests/model/templates/ruleexamples.h"
#include "tests/program/program.h"
#include "tests/program/templatefiles.h"

#include <QFile>
#include <QTest>

#include <set>

namespace tst_lintgrammar {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

const QString kSpecs = QStringLiteral(NIDREG_SHARED_DATA "/../specs/");

std::string contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QString shown(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// What the grammar of a real template is, found by hand: the number of its rules, and the kinds
/// of what is wrong with it, each once. Files that are not listed have none.
struct Expected {
    const char *file;
    int rules;
    const char *kinds;
};

// clang-format off
const Expected kExpected[] = {
    {"c2pa.txt",                12, "bad-name-character"},
    {"ccsds.txt",                3, "undefined duplicate"},
    {"cdx.txt",                  6, "undefined unused"},
    {"dev.txt",                 23, ""},
    {"draft-blockhash.md.txt",   3, ""},
    {"draft-openid.md.txt",      1, ""},
    {"eidr-rfc7302.txt",         7, "unused"},
    {"epcglobal.txt",            8, ""},
    {"fdc.txt",                 12, ""},
    {"geant.txt",                5, ""},
    {"gvat.txt",                 5, "dash"},
    {"hanging.txt",              2, ""},
    {"ietf.txt",                 9, ""},
    {"iso.txt",                 35, ""},
    {"mrn.txt",                  5, "not-indented wrapped-comment"},
    {"nan.txt",                  5, ""},
    {"nato.txt",                 9, "angle-name bnf-defined-as bar unreachable"},
    {"newsml.txt",              17, "missing-quotes"},
    {"ogf.txt",                  4, "duplicate"},
    {"pwid.txt",                14, "undefined"},
    {"rfc-pages.txt",            1, "undefined"},
    {"s1000d.txt",              15, ""},
    {"said.txt",                 5, "unused"},
    {"service.txt",              8, ""},
    {"smpte.txt",                9, ""},
    {"thread.txt",               4, ""},
    {"ucode.txt",                6, ""},
    {"urn-4.txt",                6, "angle-name bnf-defined-as bar repeat-after unreachable"},
    {"urn-7-rfc6050.txt",        5, ""},
    {"urn-7.txt",                5, ""},
    {"uuid.txt",                 9, "unreachable"},
    {"without-headings.txt",     1, "angle-name bnf-defined-as"},
};
// clang-format on

QString kindsOf(const TemplateGrammar &grammar)
{
    QStringList kinds;
    for (const abnf::Problem &problem : grammar.problems)
        kinds << shown(name(problem.kind));
    kinds.removeDuplicates();
    kinds.sort();
    return kinds.join(' ');
}

/// The findings about grammars, as "rule@text it is about".
QStringList findingsOf(std::string_view syntax)
{
    Case one(Field::Syntax);
    one.write(syntax);
    QStringList all;
    for (const FieldFinding &found : lint(one.draft, one.context)) {
        const std::string_view id = found.finding.rule->id;
        const base::Span where = found.finding.where;
        if (id.find(".abnf-") != id.npos)
            all << shown(id.substr(id.find(".abnf-") + 6)) + '@'
                    + shown(syntax.substr(where.offset, where.length));
    }
    return all;
}

} // namespace

/// The grammar of a Syntax field: found, checked, drawn from, tried.
class TestLintGrammar : public QObject {
    Q_OBJECT

private slots:
    void findingsHaveTheirSpans_data()
    {
        QTest::addColumn<QString>("syntax");
        QTest::addColumn<QStringList>("findings");
        const auto row = [](const char *claim, const char *syntax, const QStringList &findings) {
            QTest::newRow(claim) << QString::fromUtf8(syntax) << findings;
        };
        row("no grammar", "A name and a number, urn:lantern:hanko-1 for example.", {});
        row("a clean one", "It is so:\n\n  NSS = 1*( ALPHA / DIGIT / \"-\" )\n\nurn:lantern:a-1",
            {});
        row("a slip many times is one", "NSS = \"a\" 0 1 2", {"slip@0"});
        row("an undefined rule", "NSS = \"a\" tail", {"undefined@tail"});
        row("a sentence that is no URN", "NSS = \"a b\"", {"bad-sentence@NSS"});
        row("more sentences that are none are not told", "NSS = \"a b\" / \"c d\"",
            {"bad-sentence@NSS"});
        row("an increment of nothing", "NSS = \"a\" tail\ntail =/ \"b\"", {"slip@tail"});
        row("another NID", "URN = \"urn:lamp:\" 1*DIGIT", {"other-nid@URN"});
        row("an example that the rules refuse", "NSS = 1*DIGIT\n\nSuch as urn:lantern:a.",
            {"example-refused@urn:lantern:a"});
        row("a form that names the rules is no example",
            "URNs are urn:lantern:PORT:LAMP.\n\n  NSS = port \":\" lamp\n  port = 5ALPHA\n"
            "  lamp = 1*DIGIT",
            {});
        row("an example that stands twice is one",
            "NSS = 1*DIGIT\n\nurn:lantern:a is urn:lantern:a.", {"example-refused@urn:lantern:a"});
        row("a form may have hyphens in it",
            "URNs are urn:lantern:LAMP-NO.\n\n  NSS = lamp-no\n  lamp-no = 1*DIGIT", {});
        row("a rule that ABNF has itself makes no form",
            "NSS = 1*DIGIT\n\nSuch as urn:lantern:DIGIT.", {"example-refused@urn:lantern:DIGIT"});
        row("components that the rules leave out are no matter",
            "NSS = 1*DIGIT\n\nSuch as urn:lantern:1?=a#b.", {});
        row("an example of another namespace is no matter",
            "NSS = 1*DIGIT\n\nUnlike urn:harbour:a.", {});
        row("RFC 8141's own r-component is not to blame",
            "URN = \"urn:lantern:\" NSS [ \"?+\" r ] [ \"?=\" q ]\nNSS = pchar\n"
            "r = pchar *( pchar / \"/\" / \"?\" )\nq = r",
            {});
        row("neither where it ends an r-component with \"?=\"",
            "URN = \"urn:lantern:1?+x?=\" [ \"?\" ]", {});
        row("an empty q-component alone is to blame", "URN = \"urn:lantern:1?=\"",
            {"bad-sentence@URN"});
    }
    void findingsHaveTheirSpans()
    {
        QFETCH(QString, syntax);
        QTEST(findingsOf(syntax.toStdString()), "findings");
    }

    void urnsAreTried_data()
    {
        QTest::addColumn<QByteArray>("grammar");
        QTest::addColumn<QByteArray>("urn");
        QTest::addColumn<UrnVerdict>("verdict");
        QTest::addColumn<int>("offset");
        using enum UrnVerdict;
        const QByteArray nss = "NSS = 1*DIGIT", urn = "URN = \"urn:lantern:\" 1*DIGIT";
        const QByteArray part = "all = \"lantern:\" 1*DIGIT";
        QTest::newRow("an NSS") << nss << QByteArray("URN:Lantern:12") << Accepted << 14;
        QTest::newRow("a whole URN") << urn << QByteArray("URN:Lantern:12") << Accepted << 14;
        QTest::newRow("NID and NSS") << part << QByteArray("urn:lantern:12") << Accepted << 14;
        QTest::newRow("refused at its place")
            << nss << QByteArray("urn:lantern:1a") << Refused << 13;
        QTest::newRow("with components")
            << nss << QByteArray("urn:lantern:1?+x#y") << Accepted << 13;
        QTest::newRow("no URN") << nss << QByteArray("urn:lantern:1 ") << NotAUrn << 13;
        QTest::newRow("another NID") << nss << QByteArray("urn:lamp:1") << OtherNamespace << 0;
        QTest::newRow("no grammar")
            << QByteArray("prose") << QByteArray("urn:lantern:1") << NoGrammar << 0;
        QTest::newRow("prose") << QByteArray("NSS = 1*DIGIT <check>")
                               << QByteArray("urn:lantern:1a") << Unsure << 14;
    }
    void urnsAreTried()
    {
        QFETCH(QByteArray, grammar);
        QFETCH(QByteArray, urn);
        const UrnTrial trial =
            tryUrn(grammarOf(grammar.toStdString(), "lantern"), urn.toStdString());
        QTEST(trial.verdict, "verdict");
        QTEST(int(trial.offset), "offset");
    }

    void realTemplatesAreAsFoundByHand_data() { addTemplates(); }
    void realTemplatesAreAsFoundByHand()
    {
        QFETCH(QString, path);
        const QString file = QFileInfo(path).fileName();
        int rules = 0;
        QStringList expected;
        for (const Expected &each : kExpected) {
            if (file == QLatin1String(each.file)) {
                rules = each.rules;
                expected = QString::fromLatin1(each.kinds).split(' ', Qt::SkipEmptyParts);
            }
        }
        expected.sort();
        const auto grammar = grammarOf(read(decode(contentOf(path)).text).front());
        QCOMPARE(int(grammar.linked->grammar().rules.size()), rules);
        QCOMPARE(kindsOf(grammar), expected.join(' '));
    }

    void aKeptGrammarIsTheSame_data() { addTemplates(); }
    void aKeptGrammarIsTheSame()
    {
        QFETCH(QString, path);
        const auto grammar = grammarOf(read(decode(contentOf(path)).text).front());
        const auto kept = grammarFromSource(grammar.source, grammar.nid);
        QCOMPARE(kept.linked->grammar().rules.size(), grammar.linked->grammar().rules.size());
        QCOMPARE(kept.linked->grammar().nodes.size(), grammar.linked->grammar().nodes.size());
        QCOMPARE(kept.source, grammar.source);
        QCOMPARE(kindsOf(kept), kindsOf(grammar));
        const auto urns = drawUrns(grammar, 20, 1);
        const auto again = drawUrns(kept, 20, 1);
        QCOMPARE(again.size(), urns.size());
        for (std::size_t i = 0; i < urns.size(); ++i)
            QCOMPARE(again[i].urn, urns[i].urn);
    }

    /// A blank line, or what stood between two pieces, ends it in the draft as in what is kept.
    void proseThatIsNotClosedEndsAtAGap()
    {
        const auto grammar = grammarOf("```abnf\nvalue = <a word\n\nof lamps>\n```\n", "lantern");
        QCOMPARE(grammar.linked->grammar().rules.size(), 1U);
        const auto kept = grammarFromSource(grammar.source, grammar.nid);
        QCOMPARE(kept.linked->ownNodes(), grammar.linked->ownNodes());
        QCOMPARE(kindsOf(kept), kindsOf(grammar));
    }

    void aGrammarWithoutAnEndDrawsNothing()
    {
        const auto grammar = grammarFromSource("nss = \"a\" nss", "lantern");
        QVERIFY(grammar.matcher);
        QVERIFY(drawUrns(grammar, 5, 1).empty());
    }

    void whatARealGrammarAllowsItAccepts_data() { addTemplates(); }
    void whatARealGrammarAllowsItAccepts()
    {
        QFETCH(QString, path);
        const auto grammar = grammarOf(read(decode(contentOf(path)).text).front());
        for (const DrawnUrn &drawn : drawUrns(grammar, 200, 2)) {
            if (drawn.isComplete && drawn.rule.empty() && !drawn.isOfOtherNamespace)
                QVERIFY2(tryUrn(grammar, drawn.urn).verdict == UrnVerdict::Accepted,
                         drawn.urn.c_str());
        }
    }

    /// Section 2.3.1 ends an r-component at the first "?=": known.h says so in the rule.
    void tenThousandNamestringsAreUrns()
    {
        const auto grammar = grammarFromSource("start = namestring", {});
        abnf::SentenceGenerator generator(*grammar.linked, grammar.start, 8141);
        std::set<std::string> different;
        for (int i = 0; i < 10'000; ++i) {
            const abnf::Sentence sentence = generator.next();
            QVERIFY2(urn::Namestring::parse(sentence.text), sentence.text.c_str());
            different.insert(sentence.text);
        }
        QVERIFY(different.size() > 9'900);
    }

    /// The rules as the document prints them allow "?=" in an r-component; nothing else of what
    /// they allow is refused.
    void namestringsOfTheDocumentAreUrnsButForItsProse()
    {
        const std::string text = contentOf(kSpecs + QStringLiteral("rfc8141.txt"));
        if (text.empty())
            QSKIP("the documents are not here");
        const auto grammar = grammarOf(text, {});
        const abnf::RuleId start = grammar.linked->find("namestring");
        QVERIFY(start != abnf::kNoRule);
        abnf::SentenceGenerator generator(*grammar.linked, start, 8141);
        int refused = 0;
        for (int i = 0; i < 10'000; ++i) {
            const abnf::Sentence sentence = generator.next();
            const auto parsed = urn::Namestring::parse(sentence.text);
            if (parsed)
                continue;
            ++refused;
            const auto error = parsed.error().error;
            QVERIFY2(error == urn::NamestringError::EmptyQComponent
                         || error == urn::NamestringError::BadQComponentStart,
                     sentence.text.c_str());
            const std::size_t first = sentence.text.find("?+");
            QVERIFY2(first < sentence.text.find("?="), sentence.text.c_str());
        }
        QVERIFY2(refused < 1'000, QByteArray::number(refused));
    }

    void documentsAreRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("rules");
        QTest::newRow("RFC 8141") << "rfc8141.txt"
                                  << QStringList{"namestring", "NID", "NSS", "rq-components"};
        QTest::newRow("the draft of 2012") << "urnbis-2012-draft-03.txt" << QStringList{"NSS"};
        QTest::newRow("the draft of 2015") << "urnbis-2015-draft.txt" << QStringList{"NSS"};
    }
    void documentsAreRead()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, rules);
        const std::string text = contentOf(kSpecs + file);
        if (text.empty())
            QSKIP("the documents are not here");
        const auto grammar = grammarOf(text, {});
        for (const QString &rule : rules) {
            const abnf::RuleId id = grammar.linked->find(rule.toStdString());
            QVERIFY2(id != abnf::kNoRule && !grammar.linked->rules()[id].known, qPrintable(rule));
        }
    }

    /// RFC 5234's grammar of itself, written anew: it reads itself.
    void theGrammarOfGrammarsReadsItself()
    {
        const std::string text =
            "rulelist = 1*( rule / *c-wsp c-nl )\n"
            "rule = rulename defined-as elements c-nl\n"
            "rulename = ALPHA *( ALPHA / DIGIT / \"-\" )\n"
            "defined-as = *c-wsp ( \"=\" / \"=/\" ) *c-wsp\n"
            "elements = alternation *c-wsp\n"
            "c-wsp = WSP / c-nl WSP\n"
            "c-nl = comment / CRLF / LF\n"
            "comment = \";\" *( WSP / VCHAR ) ( CRLF / LF )\n"
            "alternation = concatenation *( *c-wsp \"/\" *c-wsp concatenation )\n"
            "concatenation = repetition *( 1*c-wsp repetition )\n"
            "repetition = [ repeat ] element\n"
            "repeat = *DIGIT \"*\" *DIGIT / 1*DIGIT\n"
            "element = rulename / group / option / char-val / num-val / prose-val\n"
            "group = \"(\" *c-wsp alternation *c-wsp \")\"\n"
            "option = \"[\" *c-wsp alternation *c-wsp \"]\"\n"
            "char-val = [ \"%s\" / \"%i\" ] DQUOTE *( %x20-21 / %x23-7E ) DQUOTE\n"
            "num-val = \"%\" ( bin-val / dec-val / hex-val )\n"
            "bin-val = \"b\" 1*BIT [ 1*( \".\" 1*BIT ) / \"-\" 1*BIT ]\n"
            "dec-val = \"d\" 1*DIGIT [ 1*( \".\" 1*DIGIT ) / \"-\" 1*DIGIT ]\n"
            "hex-val = \"x\" 1*HEXDIG [ 1*( \".\" 1*HEXDIG ) / \"-\" 1*HEXDIG ]\n"
            "prose-val = \"<\" *( %x20-3D / %x3F-7E ) \">\"\n";
        const auto grammar = grammarFromSource(text, {});
        QCOMPARE(kindsOf(grammar), QString());
        const abnf::RuleId start = grammar.linked->find("rulelist");
        const abnf::Match match = abnf::Matcher(grammar.linked, start).match(text);
        QCOMPARE(match.verdict, abnf::Verdict::Accepted);
        QVERIFY(match.steps < 200 * text.size());
    }

private:
    static void addTemplates()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : tests::allTemplates())
            QTest::newRow(tests::rowName(path)) << path;
    }
};

NIDREG_TEST(TestLintGrammar, QCoreApplication)

} // namespace tst_lintgrammar

#include "tst_lintgrammar.moc"
