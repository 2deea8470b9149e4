// SPDX-License-Identifier: MIT
#include "model/urn/namestring.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_dialects {

using namespace nidreg::urn;

class tst_Dialects : public QObject {
    Q_OBJECT

private slots:
    void valid_data();
    void valid();
    void invalid_data();
    void invalid();
    void noBytesMakeADialectStumble();
    void everyDialectHasANameOfItsOwn();
    void theDraftOf2012ComparesByItsTwoSteps_data();
    void theDraftOf2012ComparesByItsTwoSteps();
};

static constexpr Dialect k2015 = Dialect::Urnbis2015;
static constexpr Dialect k2012 = Dialect::Urnbis2012;
static constexpr Dialect k1997 = Dialect::Rfc2141;

/// "r|q|f" with "-" for what is absent.
static QByteArray components(const Namestring &urn)
{
    QByteArray result;
    for (const auto part : {urn.r(), urn.q(), urn.f()})
        result += QByteArray::fromStdString(std::string(part.value_or("-"))) + '|';
    result.chop(1);
    return result;
}

void tst_Dialects::valid_data()
{
    QTest::addColumn<Dialect>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("parts");

    const auto row = [](const char *claim, Dialect dialect, const char *text, const char *parts) {
        QTest::newRow(claim) << dialect << QByteArray(text) << QByteArray(parts);
    };
    row("2015: no components", k2015, "urn:example:a/b", "-|-|-");
    row("2015: one question mark begins q", k2015, "urn:example:a?b=c", "-|b=c|-");
    row("2015: two question marks begin r", k2015, "urn:example:a?\?b", "b|-|-");
    row("2015: q before r before f", k2015, "urn:example:a?q?\?r#f", "r|q|f");
    row("2015: q may hold single question marks", k2015, "urn:example:a?b?c", "-|b?c|-");
    row("2015: r may hold two question marks", k2015, "urn:example:a?\?b?\?c", "b?\?c|-|-");
    row("2015: ?= and ?+ mean nothing in q", k2015, "urn:example:a?b?=c?+d", "-|b?=c?+d|-");
    row("2015: an equals sign may begin q", k2015, "urn:example:a?=b", "-|=b|-");
    row("2015: f may be empty", k2015, "urn:example:a#", "-|-|");
    row("2012: no query", k2012, "urn:foo:a123,456", "-|-|-");
    row("2012: one directive", k2012, "urn:foo:a?s=I2L", "-|s=I2L|-");
    row("2012: two directives", k2012, "urn:foo:a?s=I2L&c=ToC", "-|s=I2L&c=ToC|-");
    row("2012: a value may be empty", k2012, "urn:foo:a?s=", "-|s=|-");
    row("2012: a value may hold / ? and =", k2012, "urn:foo:a?s=a/b?c=d", "-|s=a/b?c=d|-");
    row("2012: a keyword may hold hyphens and digits", k2012, "urn:foo:a?a-1b-c=d", "-|a-1b-c=d|-");
    row("2012: a fragment", k2012, "urn:foo:a,456#xyz", "-|-|xyz");
    row("2012: tilde and ampersand in the NSS", k2012, "urn:foo:~&", "-|-|-");
    row("1997: the old characters", k1997, "urn:foo:a()+,-.:=@;$_!*'%2f", "-|-|-");
    row("1997: a NID of one character", k1997, "urn:a:b", "-|-|-");
    row("1997: a NID may end with a hyphen", k1997, "urn:a-:b", "-|-|-");
}

void tst_Dialects::valid()
{
    QFETCH(Dialect, dialect);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, parts);
    const auto urn = Namestring::parse({text.constData(), std::size_t(text.size())}, dialect);
    QVERIFY(urn);
    QCOMPARE(components(*urn), parts);
}

void tst_Dialects::invalid_data()
{
    QTest::addColumn<Dialect>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<int>("offset");

    const auto row = [](const char *claim, Dialect dialect, const char *text, const char *error,
                        int offset) {
        QTest::newRow(claim) << dialect << QByteArray(text) << QByteArray(error) << offset;
    };
    row("2015: q is not empty", k2015, "urn:example:a?", "urn.empty-q-component", 14);
    row("2015: q is not empty before f", k2015, "urn:example:a?#b", "urn.empty-q-component", 14);
    row("2015: q does not begin with a slash", k2015, "urn:example:a?/b",
        "urn.bad-q-component-start", 14);
    row("2015: r is not empty", k2015, "urn:example:a?b?\?", "urn.empty-r-component", 17);
    row("2015: r does not begin with ?", k2015, "urn:example:a?\?\?b", "urn.bad-r-component-start",
        15);
    row("2015: a space in q", k2015, "urn:example:a?b c", "urn.bad-character", 15);
    row("2012: no slash in the NSS", k2012, "urn:foo:a/b", "urn.reserved-character", 9);
    row("2012: no slash at the NSS's start", k2012, "urn:foo:/a", "urn.reserved-character", 8);
    row("2012: a query does not replace the NSS", k2012, "urn:foo:?a=b", "urn.no-nss", 8);
    row("2012: the NID urn is reserved", k2012, "urn:URN:a", "urn.nid-reserved", 4);
    row("2012: never %00 in the NSS", k2012, "urn:foo:a%20%00", "urn.encoded-nul", 12);
    row("2012: never %00 in the query", k2012, "urn:foo:a?s=%00", "urn.encoded-nul", 12);
    row("2012: never %00 in the fragment", k2012, "urn:foo:a#%00", "urn.encoded-nul", 10);
    row("2012: the query is not empty", k2012, "urn:foo:a?", "urn.bad-directive", 10);
    row("2012: a directive has a keyword", k2012, "urn:foo:a?=b", "urn.bad-directive", 10);
    row("2012: a directive has an equals sign", k2012, "urn:foo:a?ab", "urn.bad-directive", 12);
    row("2012: a keyword begins with a letter", k2012, "urn:foo:a?1=b", "urn.bad-directive", 10);
    row("2012: a keyword does not end with a hyphen", k2012, "urn:foo:a?a-=b", "urn.bad-directive",
        11);
    row("2012: an ampersand joins two directives", k2012, "urn:foo:a?a=b&", "urn.bad-directive",
        14);
    row("2012: no two ampersands in a row", k2012, "urn:foo:a?a=b&&c=d", "urn.bad-directive", 14);
    row("2012: a directive after an ampersand has its equals sign", k2012, "urn:foo:a?a=b&c#d",
        "urn.bad-directive", 15);
    row("2012: a space in a value", k2012, "urn:foo:a?a=b c", "urn.bad-character", 13);
    row("2012: a space for a keyword", k2012, "urn:foo:a? ", "urn.bad-character", 10);
    row("2012: a bad encoding in a value", k2012, "urn:foo:a?a=%4#1", "urn.bad-percent-encoding",
        12);
    row("1997: no slash", k1997, "urn:foo:a/b", "urn.reserved-character", 9);
    row("1997: no slash at the NSS's start", k1997, "urn:foo:/a", "urn.reserved-character", 8);
    row("1997: no question mark", k1997, "urn:foo:a?+b", "urn.reserved-character", 9);
    row("1997: no question mark at the NSS's start", k1997, "urn:foo:?a", "urn.reserved-character",
        8);
    row("1997: no number sign", k1997, "urn:foo:a#b", "urn.reserved-character", 9);
    row("1997: no tilde", k1997, "urn:foo:~", "urn.bad-character", 8);
    row("1997: no ampersand", k1997, "urn:foo:a&b", "urn.bad-character", 9);
    row("1997: never %00", k1997, "urn:foo:%00", "urn.encoded-nul", 8);
    row("1997: the NID urn is reserved", k1997, "urn:urn:a", "urn.nid-reserved", 4);
    row("1997: a NID is not empty", k1997, "urn::a", "urn.nid-too-short", 4);
    row("1997: a NID does not begin with a hyphen", k1997, "urn:-:a", "urn.nid-bad-first", 4);
}

void tst_Dialects::invalid()
{
    QFETCH(Dialect, dialect);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, error);
    QFETCH(int, offset);
    const auto urn = Namestring::parse({text.constData(), std::size_t(text.size())}, dialect);
    QVERIFY(!urn);
    QCOMPARE(QByteArray::fromStdString(std::string(rule(urn.error().error))), error);
    QCOMPARE(int(urn.error().offset), offset);
}

void tst_Dialects::noBytesMakeADialectStumble()
{
    static constexpr std::string_view kBytes = "a1-:/?+=#%&0\xC3 ";
    std::uint64_t seed = 2141;
    for (int i = 0; i < 50'000; ++i) {
        std::string text = "urn:ab:c";
        for (auto n = seed >> 60; n > 0; --n) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            text += kBytes[(seed >> 33) % kBytes.size()];
        }
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        for (const Dialect dialect : {k2015, k2012, k1997}) {
            const auto urn = Namestring::parse(text, dialect);
            const std::string normal = urn ? urn->normalized() : std::string();
            QVERIFY(urn ? bool(Namestring::parse(normal, dialect))
                        : urn.error().offset <= text.size());
        }
    }
}

void tst_Dialects::everyDialectHasANameOfItsOwn()
{
    for (const Dialect dialect : kDialects) {
        QCOMPARE(dialectNamed(name(dialect)), std::optional(dialect));
        for (const NamestringError error : namestringErrors())
            QVERIFY(
                source(error, dialect).starts_with(std::string(document(dialect)) + " section "));
    }
    QVERIFY(!dialectNamed("RFC8141"));
    QVERIFY(!dialectNamed(""));
}

void tst_Dialects::theDraftOf2012ComparesByItsTwoSteps_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<bool>("step5a");
    QTest::addColumn<bool>("step5b");

    const auto row = [](const char *claim, const char *left, const char *right, bool step5a,
                        bool step5b) {
        QTest::newRow(claim) << QByteArray(left) << QByteArray(right) << step5a << step5b;
    };
    row("directives may stand in any order", "urn:foo:a?x=1&y=2", "urn:foo:a?y=2&x=1", true, true);
    row("directives differ", "urn:foo:a?x=1&y=2", "urn:foo:a?x=2&y=1", true, false);
    row("one directive more", "urn:foo:a?x=1&y=2", "urn:foo:a?x=1", true, false);
    row("a directive twice is not once", "urn:foo:a?x=1&x=1", "urn:foo:a?x=1", true, false);
    row("directives are case-sensitive", "urn:foo:a?x=A", "urn:foo:a?x=a", true, false);
    row("hex digits in directives are not", "urn:foo:a?x=%af", "urn:foo:a?x=%AF", true, true);
}

void tst_Dialects::theDraftOf2012ComparesByItsTwoSteps()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QFETCH(bool, step5a);
    QFETCH(bool, step5b);
    const auto l = Namestring::parse({left.constData(), std::size_t(left.size())}, k2012);
    const auto r = Namestring::parse({right.constData(), std::size_t(right.size())}, k2012);
    QVERIFY(l && r);
    QCOMPARE(areEquivalent(*l, *r), step5a);
    QCOMPARE(areEquivalentForCaching(*l, *r), step5b);
    QCOMPARE(areEquivalentForCaching(*r, *l), step5b);
}

NIDREG_TEST(tst_Dialects, QCoreApplication)

} // namespace tst_dialects

#include "tst_dialects.moc"
