// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "model/templates/reader.h"
#include "tests/model/templates/ruleexamples.h"
#include "tests/program/program.h"

#include <QTest>

#include <algorithm>

namespace tst_lintrules {

using namespace nidreg;
using namespace nidreg::templates;

/// Every rule has an example that it is found in and one that it is not found in. A rule without a
/// row in ruleexamples.h fails here.
class TestLintRules : public QObject {
    Q_OBJECT

private slots:
    void aTemplateRuleFiresWhereItShould_data() { addRules(templateRules()); }
    void aTemplateRuleFiresWhereItShould()
    {
        QFETCH(QByteArray, id);
        const RuleExample *example = exampleOf(id.toStdString());
        QVERIFY2(example, "no row of the table is about this rule");
        Case one(fieldOf(id.toStdString()));
        example->firing(one);
        QVERIFY2(isFound(one, id), describe(one));
    }

    void aTemplateRuleIsSilentElsewhere_data() { addRules(templateRules()); }
    void aTemplateRuleIsSilentElsewhere()
    {
        QFETCH(QByteArray, id);
        const RuleExample *example = exampleOf(id.toStdString());
        QVERIFY2(example, "no row of the table is about this rule");
        Case one(fieldOf(id.toStdString()));
        QVERIFY(!isFound(one, id));
        example->silent(one);
        QVERIFY2(!isFound(one, id), describe(one));
    }

    void aNidRuleFiresWhereItShouldAndOnlyThere_data() { addRules(urn::nidRules()); }
    void aNidRuleFiresWhereItShouldAndOnlyThere()
    {
        QFETCH(QByteArray, id);
        const auto *example =
            std::ranges::find(kNidExamples, std::string_view(id.constData()), &NidExample::rule);
        QVERIFY2(example != std::end(kNidExamples), "no row of the table is about this rule");
        QVERIFY(isFound(*example, example->firing, id));
        QVERIFY(!isFound(*example, example->silent, id));
    }

    void noRowIsAboutNothing()
    {
        for (const RuleExample &example : kRuleExamples)
            QVERIFY2(std::ranges::any_of(
                         templateRules(),
                         [&](const base::Rule &rule) { return exampleOf(rule.id) == &example; }),
                     example.rule.data());
        for (const NidExample &example : kNidExamples)
            QVERIFY(std::ranges::count(urn::nidRules(), example.rule, &base::Rule::id) == 1);
    }

private:
    static void addRules(std::span<const base::Rule> rules)
    {
        QTest::addColumn<QByteArray>("id");
        for (const base::Rule &rule : rules) {
            const QByteArray id(rule.id.data(), qsizetype(rule.id.size()));
            QTest::newRow(id) << id;
        }
    }

    static bool isFound(const Case &one, const QByteArray &id)
    {
        const auto findings = lint(one.draft, one.context);
        return std::ranges::any_of(findings, [&](const FieldFinding &found) {
            return found.finding.rule->id == id.toStdString() && isFor(found, one.field);
        });
    }

    static bool isFor(const FieldFinding &found, Field field) { return found.field == field; }

    static bool isFound(const NidExample &example, std::string_view nid, const QByteArray &id)
    {
        const auto findings = urn::checkNid(nid, example.kind, example.purpose, nidKnowledge(),
                                            nid == example.firing ? example.facts : kNoFacts);
        return std::ranges::any_of(findings, [&](const base::Finding &found) {
            return found.rule->id == id.toStdString();
        });
    }

    static QByteArray describe(const Case &one)
    {
        QByteArray text =
            QByteArray::fromStdString(std::string(one.draft.text(one.field).substr(0, 200)));
        for (const auto &found : lint(one.draft, one.context))
            text += QByteArray(" ").append(found.finding.rule->id.data());
        return text;
    }
};

NIDREG_TEST(TestLintRules, QCoreApplication)

} // namespace tst_lintrules

#include "tst_lintrules.moc"
