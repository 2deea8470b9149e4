// SPDX-License-Identifier: MIT
#include "model/templates/lint/grammar.h"
#include "model/templates/lint/lint.h"
#include "tests/model/templates/ruleexamples.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_grammarurns {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

QString shown(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

std::size_t countOf(const Case &one, std::string_view id)
{
    const FieldFindings all = lint(one.draft, one.context);
    return std::size_t(std::ranges::count_if(
        all, [&](const FieldFinding &found) { return found.finding.rule->id == id; }));
}

} // namespace

/// URNs that a grammar is asked about or draws, and what it is in a draft that names no NID yet.
class TestGrammarUrns : public QObject {
    Q_OBJECT

private slots:
    void everyVerdictHasItsName()
    {
        using enum UrnVerdict;
        const std::pair<UrnVerdict, const char *> kNames[] = {
            {Accepted, "accepted"},    {Refused, "refused"},   {Unsure, "unsure"},
            {GaveUp, "gave-up"},       {NotAUrn, "not-a-urn"}, {OtherNamespace, "other-namespace"},
            {NoGrammar, "no-grammar"},
        };
        for (const auto &[verdict, expected] : kNames)
            QCOMPARE(shown(name(verdict)), expected);
    }

    void aGrammarWithoutANidTakesEveryNamespace()
    {
        const auto grammar = grammarOf("NSS = 1*DIGIT", {});
        QCOMPARE(tryUrn(grammar, "urn:lamp:1").verdict, UrnVerdict::Accepted);
        QCOMPARE(tryUrn(grammar, "urn:lamp:a").verdict, UrnVerdict::Refused);
    }

    void componentsDoNotSaveAName()
    {
        const auto grammar = grammarOf("NSS = 1*DIGIT", "lantern");
        const UrnTrial trial = tryUrn(grammar, "urn:lantern:1a?+x");
        QCOMPARE(trial.verdict, UrnVerdict::Refused);
        QCOMPARE(trial.offset, std::size_t(13));
    }

    void drawnUrnsAreWhole_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("nid");
        QTest::addColumn<QString>("urn");
        QTest::addColumn<bool>("isOfOtherNamespace");
        const auto row = [](const char *claim, const char *source, const char *nid, const char *urn,
                            bool isOfOtherNamespace) {
            QTest::newRow(claim) << QString(source) << QString(nid) << QString(urn)
                                 << isOfOtherNamespace;
        };
        row("an NSS", "NSS = \"a\"", "Lantern", "urn:lantern:a", false);
        row("an NSS without a NID", "NSS = \"a\"", "", "urn:example:a", false);
        row("NID and NSS", "all = \"lantern:a\"", "lantern", "urn:lantern:a", false);
        row("a whole URN", "urn = \"urn:lamp:a\"", "lantern", "urn:lamp:a", true);
        row("a whole URN without a NID", "urn = \"urn:lamp:a\"", "", "urn:lamp:a", false);
    }
    void drawnUrnsAreWhole()
    {
        QFETCH(QString, source);
        QFETCH(QString, nid);
        const auto grammar = grammarFromSource(source.toStdString(), nid.toStdString());
        const auto drawn = drawUrns(grammar, 1, 1);
        QCOMPARE(drawn.size(), std::size_t(1));
        QVERIFY(drawn.front().isComplete && drawn.front().rule.empty());
        QTEST(QString::fromStdString(drawn.front().urn), "urn");
        QTEST(drawn.front().isOfOtherNamespace, "isOfOtherNamespace");
    }

    void whatOnlyEndlessSentencesHaveIsNotDrawn()
    {
        const auto grammar = grammarFromSource("nss = 200000(\"a\" / \"b\")", "lantern");
        QVERIFY(grammar.matcher && grammar.problems.empty());
        QVERIFY(drawUrns(grammar, 5, 1).empty());
    }

    void onlyShortAlternativesAreQuoted()
    {
        const std::string letters(70, 'a'), capitals(70, 'A');
        const auto quoted = [](const std::string &source) {
            const auto grammar = grammarFromSource(source, "lantern");
            return grammar.problems.size() == 1 ? shown(grammar.problems.front().what) : "?";
        };
        QCOMPARE(quoted("NSS = \"a\" / \"A\""), "\"A\"");
        QCOMPARE(quoted("NSS = \"" + letters + "\" / \"" + capitals + "\""), "");
    }

    void aFormNamesItsRulesBeforeThereIsANid()
    {
        Case one(Field::Syntax);
        one.draft.set(Field::NamespaceIdentifier, "To be assigned");
        one.write("NSS = lamp\nlamp = 1*DIGIT\n\nSo are urn:xy:LAMP and urn:xy:a.");
        QCOMPARE(countOf(one, "template.syntax.abnf-example-refused"), std::size_t(1));
    }

    void fiveHundredExamplesAreTried()
    {
        std::string syntax = "NSS = 1*DIGIT\n\n";
        for (int i = 0; i < 499; ++i)
            syntax += "urn:lantern:" + std::to_string(i) + "\n";
        Case one(Field::Syntax);
        one.write(syntax + "urn:lantern:a\n");
        QCOMPARE(countOf(one, "template.syntax.abnf-example-refused"), std::size_t(1));
        one.write(syntax + "urn:lantern:499\nurn:lantern:a\n");
        QCOMPARE(countOf(one, "template.syntax.abnf-example-refused"), std::size_t(0));
    }
};

NIDREG_TEST(TestGrammarUrns, QCoreApplication)

} // namespace tst_grammarurns

#include "tst_grammarurns.moc"
