// SPDX-License-Identifier: MIT
#include "forms/words/uriwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "tests/program/program.h"

#include <QtTest>

#include <set>

namespace tst_uriwords {

using namespace nidreg;
using namespace nidreg::forms;

class UriWordsTest : public QObject {
    Q_OBJECT

private slots:
    void everyErrorHasItsSentence();
    void everyFindingHasItsSentence();
    void noSentenceIsForNothing();
    void aComparisonSaysWhatDecidedIt();
    void whatIsNoUriSaysWhy();
    void everyContradictionIsTold();
};

template <class Error>
static void check(std::span<const Error> errors, std::span<const Sentence> sentences)
{
    for (const Error error : errors) {
        const Sentence *found = sentenceFor(sentences, rule(error));
        QVERIFY2(found, rule(error).data());
        QCOMPARE(wording(error), QString::fromUtf8(found->text));
    }
}

void UriWordsTest::everyErrorHasItsSentence()
{
    check(uri::uriErrors(), uriSentences());
    check(uri::resolveErrors(), uriSentences());
    check(uri::url1993Errors(), urlSentences());
}

static std::vector<const base::Rule *> allRules()
{
    std::vector<const base::Rule *> all;
    for (const auto rules : {uri::findRules(), uri::url1993Rules()}) {
        for (const base::Rule &each : rules)
            all.push_back(&each);
    }
    return all;
}

void UriWordsTest::everyFindingHasItsSentence()
{
    for (const base::Rule *rule : allRules()) {
        const QString text = wording(base::Finding{rule, {"particular"}, {}});
        const Sentence *found = sentenceForRule(rule->id);
        QVERIFY2(found, rule->id.data());
        QVERIFY2(!text.contains("%1"), rule->id.data());
        QCOMPARE(text.contains("particular"), QByteArray(found->text).contains("%1"));
    }
}

void UriWordsTest::noSentenceIsForNothing()
{
    std::set<std::string_view> ids;
    for (const base::Rule *rule : allRules())
        ids.insert(rule->id);
    for (const auto error : uri::uriErrors())
        ids.insert(rule(error));
    for (const auto error : uri::resolveErrors())
        ids.insert(rule(error));
    for (const auto error : uri::url1993Errors())
        ids.insert(rule(error));
    std::size_t sentences = 0;
    for (const auto table : {uriSentences(), urlSentences()}) {
        for (const Sentence &each : table) {
            QVERIFY2(ids.count(each.id), each.text);
            ++sentences;
        }
    }
    QCOMPARE(sentences, ids.size());
}

void UriWordsTest::aComparisonSaysWhatDecidedIt()
{
    std::set<QString> texts;
    for (const uri::LadderStep step : uri::ladderSteps()) {
        uri::Comparison comparison;
        comparison.step = step;
        QVERIFY(texts.insert(wording(step)).second);
        QCOMPARE(wording(comparison), wording(step));
    }
    QCOMPARE(wording(uri::Comparison()), wording(uri::LadderStep::Protocol));
    uri::Comparison urns;
    urns.judge = uri::Judge::UrnEquivalence;
    QVERIFY(wording(urns).contains("not equivalent"));
    urns.equal = true;
    QVERIFY(!wording(urns).contains("not"));
}

void UriWordsTest::whatIsNoUriSaysWhy()
{
    const auto found = uri::findUris("http://a/%4 urn:a:b urn:aa:b");
    QCOMPARE(found.size(), std::size_t(3));
    QCOMPARE(whyNoUri(found[0]), wording(uri::UriError::BadEscape));
    QCOMPARE(whyNoUri(found[1]), wording(urn::NamestringError::NidTooShort));
    QCOMPARE(whyNoUri(found[2]), QString());
}

void UriWordsTest::everyContradictionIsTold()
{
    std::set<QString> texts;
    for (const uri::UriContradictionSpec &each : uri::uriContradictions())
        QVERIFY2(texts.insert(wording(each.contradiction)).second, each.id.data());
}

NIDREG_TEST(UriWordsTest, QCoreApplication)

} // namespace tst_uriwords

#include "tst_uriwords.moc"
