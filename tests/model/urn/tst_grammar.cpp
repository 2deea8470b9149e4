// SPDX-License-Identifier: MIT
#include "model/urn/namestring.h"
#include "tests/model/urn/invalidcases.h"
#include "tests/model/urn/plaingrammar.h"
#include "tests/model/urn/strings.h"
#include "tests/model/urn/validcases.h"

#include <QtTest>

using namespace nidreg::urn;
using namespace nidreg::tests;

static constexpr int kStrings = 200'000;

class tst_Grammar : public QObject {
    Q_OBJECT

private slots:
    void theTablesAgreeWithTheGrammar();
    void randomStringsAgreeWithTheGrammar();
    void whatWasReadPutsTogetherToTheText();
    void whatStandsBeforeTheErrorIsTheStartOfAUrn();
    void theNormalFormIsAFixedPoint();
    void bytesWithoutAnyPatternAreRefusedWithinTheText();
};

static QByteArray shown(std::string_view text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size())).toPercentEncoding(" %");
}

void tst_Grammar::theTablesAgreeWithTheGrammar()
{
    for (const ValidCase &row : kValidCases) {
        if (row.text.size() <= PlainGrammar::kLongest)
            QVERIFY2(PlainGrammar(row.text).matches(), row.claim);
    }
    for (const InvalidCase &row : kInvalidCases) {
        if (row.text.size() <= PlainGrammar::kLongest)
            QVERIFY2(!PlainGrammar(row.text).matches(), row.claim);
    }
}

void tst_Grammar::randomStringsAgreeWithTheGrammar()
{
    Strings strings;
    int valid = 0;
    for (int i = 0; i < kStrings; ++i) {
        const std::string text = strings.next(PlainGrammar::kLongest);
        const bool isUrn(Namestring::parse(text));
        valid += isUrn;
        QVERIFY2(isUrn == PlainGrammar(text).matches(), shown(text).constData());
    }
    qInfo("%d strings, %d of them URNs", kStrings, valid);
    QVERIFY(valid > kStrings / 20 && valid < kStrings * 19 / 20);
}

static std::string withIntroducer(const char *introducer, std::optional<std::string_view> part)
{
    return part ? introducer + std::string(*part) : std::string();
}

void tst_Grammar::whatWasReadPutsTogetherToTheText()
{
    Strings strings;
    for (int i = 0; i < kStrings / 10; ++i) {
        const std::string text = strings.next(PlainGrammar::kLongest);
        const auto urn = Namestring::parse(text);
        if (!urn)
            continue;
        const std::string whole = text.substr(0, 4) + std::string(urn->nid()) + ':'
            + std::string(urn->nss()) + withIntroducer("?+", urn->r())
            + withIntroducer("?=", urn->q()) + withIntroducer("#", urn->f());
        QVERIFY2(whole == text, shown(text).constData());
    }
}

static bool startsAUrn(std::string_view start)
{
    for (const char *const rest :
         {"", "a", ":a", "a:a", ":aa:a", "n:aa:a", "rn:aa:a", "urn:aa:a"}) {
        if (PlainGrammar(std::string(start) + rest).matches())
            return true;
    }
    return false;
}

void tst_Grammar::whatStandsBeforeTheErrorIsTheStartOfAUrn()
{
    Strings strings;
    for (int i = 0; i < kStrings / 10; ++i) {
        const std::string text = strings.next(PlainGrammar::kLongest - 8);
        const auto urn = Namestring::parse(text);
        if (urn)
            continue;
        const auto [error, offset] = urn.error();
        QVERIFY(offset <= text.size());
        // A 33rd character is too many even when the 32nd, a hyphen, could not be the last.
        if (error != NamestringError::NidTooLong)
            QVERIFY2(startsAUrn(text.substr(0, offset)), shown(text).constData());
    }
}

void tst_Grammar::theNormalFormIsAFixedPoint()
{
    Strings strings;
    for (int i = 0; i < kStrings / 10; ++i) {
        const auto urn = Namestring::parse(strings.next(PlainGrammar::kLongest));
        if (!urn)
            continue;
        const auto normal = Namestring::parse(urn->normalized());
        QVERIFY2(normal, shown(urn->text()).constData());
        QCOMPARE(normal->normalized(), urn->normalized());
        QVERIFY(areEquivalent(*urn, *normal) && areEquivalent(*urn, *urn));
    }
}

void tst_Grammar::bytesWithoutAnyPatternAreRefusedWithinTheText()
{
    Strings strings;
    for (int i = 0; i < kStrings / 10; ++i) {
        std::string text(strings.below(60), '\0');
        for (char &c : text)
            c = static_cast<char>(strings.below(256));
        const auto urn = Namestring::parse(text);
        QVERIFY(!urn);
        QVERIFY(urn.error().offset <= text.size());
    }
}

QTEST_GUILESS_MAIN(tst_Grammar)
#include "tst_grammar.moc"
