// SPDX-License-Identifier: MIT
#include "forms/help/helptargets.h"
#include "forms/help/manual.h"
#include "forms/words/words.h"
#include "model/exchange/iana/knowledge.h"
#include "tests/manual/rulespage.h"
#include "tests/program/program.h"

#include <QApplication>

namespace tst_rulespage {

using namespace nidreg;
using namespace nidreg::forms;
using namespace nidreg::tests;

namespace {

const urn::NidKnowledge &world()
{
    static const urn::NidKnowledge kKnowledge =
        exchange::loadKnowledge({"/usr/local/share", "/usr/share"}).value();
    return kKnowledge;
}

urn::NidFacts factsOf(const ManualExample &example)
{
    urn::NidFacts facts;
    facts.registered = example.has("registered");
    facts.delisted = example.has("delisted");
    facts.nextInformal = QString::fromStdString(example.valueOf("next")).toInt();
    for (const std::string &request : {example.valueOf("contested")}) {
        if (!request.empty())
            facts.contestedBy.push_back(request);
    }
    for (const std::string &nid : {example.valueOf("similar")}) {
        if (!nid.empty())
            facts.similar.push_back(nid);
    }
    return facts;
}

std::set<QString> rulesOf(const base::Findings &findings)
{
    std::set<QString> rules;
    for (const base::Finding &finding : findings)
        rules.insert(words(finding.rule->id));
    return rules;
}

std::set<QString> foundInNid(const ManualExample &example)
{
    const auto kind = example.has("informal") ? urn::NidKind::Informal : urn::NidKind::Formal;
    const auto purpose = example.has("assign") ? urn::NidPurpose::Assign
        : example.has("check")                 ? urn::NidPurpose::Check
                                               : urn::NidPurpose::Request;
    return rulesOf(
        urn::checkNid(example.text.toStdString(), kind, purpose, world(), factsOf(example)));
}

std::set<QString> foundInUrn(const ManualExample &example)
{
    const auto dialect =
        example.has("urnbis-2012") ? urn::Dialect::Urnbis2012 : urn::Dialect::Rfc8141;
    const std::string text = example.text.toStdString();
    const auto parsed = urn::Namestring::parse(text, dialect);
    return parsed ? rulesOf(urn::usage(*parsed)) : std::set<QString>{"urn.not-one"};
}

std::set<QString> foundInTemplate(const ManualExample &example, const QString &base)
{
    templates::LintContext context;
    context.knowledge = &world();
    context.today = *base::parseDate("2025-06-01");
    context.fastTrack = example.has("fast-track");
    context.isRegistered = [](std::string_view nid) { return nid == "isbn"; };
    context.readAsLatin1 = example.has("latin-1");
    if (example.has("revises")) {
        context.previousVersion = 1;
        context.revisedNid = "lantern";
    }
    std::set<QString> rules;
    const auto drafts = templates::read(changedBy(example, base).toStdString());
    for (const templates::FieldFinding &each : templates::lint(drafts.front(), context))
        rules.insert(words(each.finding.rule->id));
    return rules;
}

std::set<QString> found(const ManualExample &example, const QString &base)
{
    return example.kind == "nid" ? foundInNid(example)
        : example.kind == "urn"  ? foundInUrn(example)
                                 : foundInTemplate(example, base);
}

/// "template.*.twice" is for each field's rule.
bool isAbout(const QString &page, const QString &rule)
{
    return page == rule
        || (page.contains('*') && rule.startsWith("template.")
            && rule.section('.', 2) == page.section('.', 2));
}

QByteArray listed(const std::set<QString> &rules)
{
    return QStringList(rules.begin(), rules.end()).join(", ").toUtf8();
}

} // namespace

class RulesPageTest : public QObject {
    Q_OBJECT

private slots:
    void theTemplateOfTheExamplesHasNoFinding()
    {
        const RulesPage page = readRulesPage();
        QCOMPARE(listed(foundInTemplate({}, page.base)), QByteArray());
    }

    void aWrongExampleBreaksItsRuleAlone_data() { examples(true); }
    void aWrongExampleBreaksItsRuleAlone()
    {
        QFETCH(const ManualExample, example);
        QFETCH(const QString, base);
        std::set<QString> rules = found(example, base);
        const QByteArray all = listed(rules);
        QVERIFY2(
            std::erase_if(rules, [&](const QString &rule) { return isAbout(example.rule, rule); })
                > 0,
            "not found; " + all);
        QCOMPARE(listed(rules), listed(example.besides()));
    }

    void aRightExampleDoesNot_data() { examples(false); }
    void aRightExampleDoesNot()
    {
        QFETCH(const ManualExample, example);
        QFETCH(const QString, base);
        const std::set<QString> rules = found(example, base);
        QCOMPARE(listed(rules), listed(example.besides()));
    }

    void everyRuleIsOnThePageWithBothExamples()
    {
        const RulesPage page = readRulesPage();
        const Manual manual;
        for (const auto rules : {urn::nidRules(), urn::usageRules(), templates::templateRules()}) {
            for (const base::Rule &rule : rules) {
                const QString target = helpForRule(words(rule.id), manual);
                QVERIFY2(target.contains('#'), rule.id.data());
                for (const bool isWrong : {true, false})
                    QVERIFY2(std::ranges::any_of(page.examples,
                                                 [&](const ManualExample &each) {
                                                     return each.isWrong == isWrong
                                                         && isAbout(each.rule, words(rule.id));
                                                 }),
                             rule.id.data());
            }
        }
    }

    void eachRuleHasItsSeverityAndSource()
    {
        const RulesPage page = readRulesPage();
        std::map<QString, QStringList> expected;
        for (const auto rules : {urn::nidRules(), urn::usageRules(), templates::templateRules()}) {
            for (const base::Rule &rule : rules) {
                QString on = words(rule.id);
                if (!page.metas.contains(on))
                    on = "template.*." + on.section('.', 2);
                const QString meta = words(base::name(rule.severity)) + ", " + words(rule.source);
                if (!expected[on].contains(meta))
                    expected[on] << meta;
            }
        }
        for (auto &[rule, metas] : expected) {
            QVERIFY2(page.metas.contains(rule), qPrintable(rule));
            QStringList said = page.metas.at(rule).split("; ");
            said.sort();
            metas.sort();
            QCOMPARE(rule + ": " + said.join("; "), rule + ": " + metas.join("; "));
        }
        QCOMPARE(page.metas.size(), expected.size());
    }

private:
    static void examples(bool areWrong)
    {
        QTest::addColumn<ManualExample>("example");
        QTest::addColumn<QString>("base");
        const RulesPage page = readRulesPage();
        for (const ManualExample &example : page.examples) {
            if (example.isWrong == areWrong)
                QTest::newRow(example.rule.toUtf8()) << example << page.base;
        }
    }
};

NIDREG_TEST(RulesPageTest, QApplication)

} // namespace tst_rulespage

#include "tst_rulespage.moc"
