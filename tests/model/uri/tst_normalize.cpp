// SPDX-License-Identifier: MIT
#include "model/uri/authority.h"
#include "model/uri/normalize.h"
#include "tests/model/uri/uristrings.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <QtTest>

namespace tst_normalize {

using namespace nidreg::uri;
using namespace nidreg::tests;

class tst_Normalize : public QObject {
    Q_OBJECT

private slots:
    void stepByStep_data();
    void stepByStep();
    void everyStepIsAFixedPoint_data();
    void everyStepIsAFixedPoint();
    void escapes();
    void portsAreThoseOfTheirSchemes();
};

static QByteArray normal(const QByteArray &text, Syntax syntax, LadderStep step)
{
    const auto uri = Reference::parseAbsolute(text.toStdString(), syntax);
    return uri ? QByteArray::fromStdString(normalized(*uri, step)) : QByteArray("invalid");
}

void tst_Normalize::stepByStep_data()
{
    QTest::addColumn<LadderStep>("step");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("byDraft");
    QTest::addColumn<QByteArray>("byRfc");
    const auto row = [](const char *claim, LadderStep step, const char *text, const char *byDraft,
                        const char *byRfc = nullptr) {
        QTest::newRow(claim) << step << QByteArray(text) << QByteArray(byDraft)
                             << QByteArray(byRfc ? byRfc : byDraft);
    };
    using enum LadderStep;
    row("6.2.1: nothing is changed", String, "HTTP://A/%7a/../", "HTTP://A/%7a/../");
    row("6.2.2.1: scheme and host", Case, "HTTP://www.EXAMPLE.com/A?B#C",
        "http://www.example.com/A?B#C");
    row("6.2.2.1: userinfo stays", Case, "ftp://User@HOST/", "ftp://User@host/");
    row("6.2.2.1: an IPv6 address", Case, "A://[FFFF::1]:80/", "a://[ffff::1]:80/");
    row("a registry-based name is the scheme's affair", Case, "a://B_C/", "a://B_C/", "a://b_c/");
    row("an opaque part stays", Case, "MAILTO:John.Doe@Example.com", "mailto:John.Doe@Example.com");
    row("hex digits belong to another step in RFC 3986", Case, "a:/%3a", "a:/%3a", "a:/%3A");
    row("hex digits of a host stay raised", Case, "a://B%c3/", "a://B%c3/", "a://b%C3/");
    row("dots stay on this step", Case, "a://b/./c", "a://b/./c");
    row("6.2.2.2: hex digits", Escape, "a:/%3a", "a:/%3A");
    row("6.2.2.2: a tilde", Escape, "a:/%7Eb", "a:/~b");
    row("2.3: letters, digits and underscore", Escape, "a:/%41%7a%30%5F", "a:/Az0_");
    row("2.3: the other marks stay", Escape, "a:/%21%2A%27%28%29", "a:/%21%2A%27%28%29");
    row("2.3: hyphen and dot are RFC 3986's", Escape, "a:/%2D%2e", "a:/%2D%2E", "a:/-.");
    row("reserved characters stay", Escape, "a:/%2f%3F%23", "a:/%2F%3F%23");
    row("2.4.2: nothing is unescaped twice", Escape, "a:/%2541", "a:/%2541");
    row("query and fragment, too", Escape, "a:/?%41#%42", "a:/?A#B");
    row("a host whose escapes are gone is a name", Escape, "a://%45X/", "a://ex/");
    row("an opaque part's escapes", Escape, "a:%41?%42", "a:A?B");
    row("6.2.2: the draft's example", PathSegment, "eXAMPLE://a/./b/../b/c/%7a",
        "example://a/b/c/z");
    row("6.2.2: the same in lower case", PathSegment, "example://a/b/c/%7A", "example://a/b/c/z");
    row("dots above the root stay by the draft", PathSegment, "a://b/../c", "a://b/../c",
        "a://b/c");
    row("dots that were escaped", PathSegment, "a://b/c/%2e%2E/d", "a://b/c/%2E%2E/d", "a://b/d");
    row("a dot at the end", PathSegment, "a:/b/.", "a:/b/");
    row("dots in an opaque part are data", PathSegment, "a:b/../c", "a:b/../c");
    row("dots in a query are data", PathSegment, "a:/?b/../c", "a:/?b/../c");
    row("two slashes would be an authority", PathSegment, "a:/b/..//c", "a:/.//c");
    row("an empty path stays", PathSegment, "a://b", "a://b");
    row("6.2.3: the default port", Scheme, "http://example.com:80/", "http://example.com/");
    row("6.2.3: an empty port", Scheme, "http://example.com:/", "http://example.com/");
    row("6.2.3: an empty path", Scheme, "http://example.com", "http://example.com/");
    row("6.2.3: an empty path and a query", Scheme, "http://example.com?a",
        "http://example.com/?a");
    row("another port stays", Scheme, "http://example.com:8080/", "http://example.com:8080/");
    row("the default port of another scheme stays", Scheme, "https://a:80/", "https://a:80/");
    row("zeros in front of a port", Scheme, "ftp://a:0021/", "ftp://a/");
    row("a scheme that is not known", Scheme, "example://a:80", "example://a:80");
    row("an empty port of a scheme that is not known", Scheme, "example://a:/b", "example://a:/b",
        "example://a/b");
    row("an empty authority", Scheme, "http:", "http:");
    row("a URN's NID on the step of its scheme", Scheme, "URN:EXAMPLE:a%2cb", "urn:example:a%2Cb");
    row("a URN's components stay", Scheme, "URN:EXAMPLE:a?+%2c?=B#C", "urn:example:a?+%2C?=B#C");
    row("a URN's escapes stay", Escape, "URN:EXAMPLE:%61", "urn:EXAMPLE:%61");
    row("a URN's dots stay", PathSegment, "urn:example:a/../b", "urn:example:a/../b");
    row("what is no URN but begins so", Scheme, "URN:x:%61", "urn:x:%61");
    row("protocol-based is not performed", Protocol, "http://example.com:80/data",
        "http://example.com/data");
}

void tst_Normalize::stepByStep()
{
    QFETCH(LadderStep, step);
    QFETCH(QByteArray, text);
    QTEST(normal(text, Syntax::Draft2003, step), "byDraft");
    QTEST(normal(text, Syntax::Rfc3986, step), "byRfc");
}

void tst_Normalize::everyStepIsAFixedPoint_data()
{
    QTest::addColumn<Syntax>("syntax");
    QTest::newRow("the 2003 draft") << Syntax::Draft2003;
    QTest::newRow("RFC 3986") << Syntax::Rfc3986;
}

void tst_Normalize::everyStepIsAFixedPoint()
{
    QFETCH(Syntax, syntax);
    UriStrings strings;
    int read = 0;
    for (int i = sizeFrom("NIDREG_URI_STRINGS", 50'000); i > 0; --i) {
        const auto uri = Reference::parseAbsolute(strings.next(), syntax);
        if (!uri)
            continue;
        ++read;
        for (const LadderStep step : ladderSteps()) {
            const std::string once = normalized(*uri, step);
            const auto again = Reference::parseAbsolute(once, syntax);
            QVERIFY2(again && normalized(*again, step) == once, shown(uri->text()).constData());
            QVERIFY2(again->form() == uri->form(), shown(uri->text()).constData());
            QVERIFY2(normalized(*again, LadderStep::Scheme) == normalized(*uri, LadderStep::Scheme),
                     shown(uri->text()).constData());
        }
    }
    QVERIFY(read > 1000);
}

void tst_Normalize::escapes()
{
    QCOMPARE(unescaped("%aF"), '\xAF');
    QCOMPARE(withRaisedEscapes("%af%g0%c"), std::string("%AF%g0%c"));
    QCOMPARE(withoutNeedlessEscapes("%4%41", Syntax::Draft2003), std::string("%4A"));
}

void tst_Normalize::portsAreThoseOfTheirSchemes()
{
    for (const SchemePort &each : schemePorts()) {
        QCOMPARE(schemePort(each.scheme), &each);
        QVERIFY(isDefaultPort(each, std::to_string(each.port)));
        QVERIFY(!isDefaultPort(each, std::to_string(each.port + 1)));
        QVERIFY(!isDefaultPort(each, "") && !isDefaultPort(each, "0"));
        QVERIFY(!each.source.empty());
    }
    QCOMPARE(schemePort("HTTPS")->port, 443);
    QVERIFY(!schemePort("mailto") && !schemePort(""));
}

NIDREG_TEST(tst_Normalize, QCoreApplication)

} // namespace tst_normalize

#include "tst_normalize.moc"
