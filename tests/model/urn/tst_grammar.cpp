// SPDX-License-Identifier: MIT
#include "model/urn/namestring.h"
#include "tests/model/urn/invalidcases.h"
#include "tests/model/urn/plaingrammar.h"
#include "tests/model/urn/validcases.h"

#include <QtTest>

#include <random>

using namespace nidreg::urn;
using namespace nidreg::tests;

static constexpr int kStrings = 200'000;

/// Strings that are URNs or nearly so: put together from fitting pieces, then damaged.
class Strings {
public:
    std::string next()
    {
        std::string text = assembled();
        for (auto times = below(2) * below(3); times > 0; --times)
            damage(text);
        text.resize(std::min(text.size(), PlainGrammar::kLongest));
        return text;
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }

private:
    std::string assembled()
    {
        std::string text = below(8) ? "urn:" : "URN:";
        text += some("abXY01", 1) + some("abcXYZ019-", below(below(6) ? 9 : 34)) + ':';
        text += some("aZ0.:@&~", 1) + some("aZ0/:@=+", below(4)) + piece();
        if (below(3) == 0)
            text += "?+" + piece() + piece();
        if (below(3) == 0)
            text += "?=" + piece() + piece();
        if (below(3) == 0)
            text += '#' + piece();
        return text;
    }

    std::string piece()
    {
        static const char *const kPieces[] = {"a",   "Z9", "%2c", "%AF", "/",    "?", "a/b",
                                              "x?y", "?=", "?+",  ":",   "&k=v", "~", ""};
        return kPieces[below(std::size(kPieces))];
    }

    std::string some(std::string_view from, std::size_t length)
    {
        std::string result;
        while (result.size() < length)
            result += from[below(from.size())];
        return result;
    }

    char anyChar()
    {
        static constexpr std::string_view kLikely = "?=+#%/:-aA0f \n\"<>[]{}|^`\\~&@!_.";
        return below(6) ? kLikely[below(kLikely.size())] : static_cast<char>(below(256));
    }

    void damage(std::string &text)
    {
        const std::size_t at = below(text.size() + 1);
        switch (below(4)) {
        case 0:
            text.insert(at, 1, anyChar());
            break;
        case 1:
            text.erase(at, 1 + below(2));
            break;
        case 2:
            text.replace(at, at < text.size() ? 1 : 0, 1, anyChar());
            break;
        case 3:
            text.resize(at);
            break;
        }
    }

    std::mt19937_64 m_random{8141}; // fixed: a failure comes again
};

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
        const std::string text = strings.next();
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
        const std::string text = strings.next();
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
        const std::string text = strings.next().substr(0, PlainGrammar::kLongest - 8);
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
        const auto urn = Namestring::parse(strings.next());
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
