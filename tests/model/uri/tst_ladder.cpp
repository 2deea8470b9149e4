// SPDX-License-Identifier: MIT
#include "model/uri/normalize.h"
#include "tests/program/program.h"

#include <QtTest>

#include <set>

namespace tst_ladder {

using namespace nidreg::uri;

class tst_Ladder : public QObject {
    Q_OBJECT

private slots:
    void theLowestStepThatMakesThemEqual_data();
    void theLowestStepThatMakesThemEqual();
    void everyStepHasANameAndASection();
    void whatWasComparedIsShown();
};

/// The step's name; "no" where none makes them equal; "urn" and the answer where the URNs' own
/// equivalence decided.
static QByteArray compared(const QByteArray &left, const QByteArray &right, Syntax syntax)
{
    const auto l = Reference::parseAbsolute(left.toStdString(), syntax);
    const auto r = Reference::parseAbsolute(right.toStdString(), syntax);
    if (!l || !r)
        return "invalid";
    const Comparison result = compare(*l, *r);
    if (result.judge == Judge::UrnEquivalence)
        return result.equal ? "urn yes" : "urn no";
    return result.step ? name(*result.step).data() : "no";
}

void tst_Ladder::theLowestStepThatMakesThemEqual_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("byDraft");
    QTest::addColumn<QByteArray>("byRfc");
    const auto row = [](const char *claim, const char *left, const char *right, const char *byDraft,
                        const char *byRfc = nullptr) {
        QTest::newRow(claim) << QByteArray(left) << QByteArray(right) << QByteArray(byDraft)
                             << QByteArray(byRfc ? byRfc : byDraft);
    };
    row("6.2.1: the same string", "a:b", "a:b", "string");
    row("6.2.2: the pair of the draft", "example://a/b/c/%7A", "eXAMPLE://a/./b/../b/c/%7a",
        "path-segment");
    row("RFC 3986, 6.2.2: its pair", "example://a/b/c/%7Bfoo%7D",
        "eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "path-segment");
    row("6.2.2.1: scheme and host", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", "case");
    row("6.2.2.2: hex digits", "a:/%3a", "a:/%3A", "escape", "case");
    row("2.4.2: a tilde", "http://a/%7euser", "http://a/~user", "escape");
    row("RFC 3986: a hyphen", "a:/%2D", "a:/-", "no", "escape");
    row("6.2.3: the pair of the draft", "http://example.com/", "http://example.com:80/", "scheme");
    row("RFC 3986, 6.2.3: no path", "http://example.com", "http://example.com/", "scheme");
    row("RFC 3986, 6.2.3: an empty port", "http://example.com:/", "http://example.com:80/",
        "scheme");
    row("6.2.4: the pair that only a redirection makes equal", "http://example.com/data",
        "http://example.com/data/", "no");
    row("the path's case counts", "http://a/B", "http://a/b", "no");
    row("the fragment counts", "http://a/#b", "http://a/#c", "no");
    row("an empty query is not none", "http://a/?", "http://a/", "no");
    row("two URNs", "urn:example:a", "URN:EXAMPLE:a", "urn yes");
    row("two URNs with other components", "urn:example:a?=b", "urn:example:a#c", "urn yes");
    row("two URNs with another escape", "urn:example:%61", "urn:example:a", "urn no");
    row("a URN and what is none", "urn:example:a", "urn:x:a", "no");
    row("two that only begin like URNs", "URN:x:%2c", "urn:x:%2C", "escape", "case");
}

void tst_Ladder::theLowestStepThatMakesThemEqual()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QTEST(compared(left, right, Syntax::Draft2003), "byDraft");
    QTEST(compared(right, left, Syntax::Draft2003), "byDraft");
    QTEST(compared(left, right, Syntax::Rfc3986), "byRfc");
}

void tst_Ladder::everyStepHasANameAndASection()
{
    std::set<std::string_view> names;
    for (const LadderStep step : ladderSteps()) {
        QVERIFY(names.insert(name(step)).second);
        QVERIFY(source(step, Syntax::Draft2003).starts_with("URI 2003 draft section 6.2."));
        QVERIFY(source(step, Syntax::Rfc3986).starts_with("RFC 3986 section 6.2."));
    }
    QCOMPARE(names.size(), std::size_t(6));
}

void tst_Ladder::whatWasComparedIsShown()
{
    const auto left = Reference::parse("HTTP://A/%7e");
    const auto right = Reference::parse("http://a/./b");
    const Comparison different = compare(*left, *right);
    QCOMPARE(different.left, std::string("http://a/~"));
    QCOMPARE(different.right, std::string("http://a/b"));
    QVERIFY(!different.equal && !different.step);
    const Comparison equal = compare(*left, *Reference::parse("http://A/%7e"));
    QCOMPARE(equal.left, std::string("http://a/%7e"));
    QVERIFY(equal.equal);
}

NIDREG_TEST(tst_Ladder, QCoreApplication)

} // namespace tst_ladder

#include "tst_ladder.moc"
