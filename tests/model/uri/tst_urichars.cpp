// SPDX-License-Identifier: MIT
#include "model/uri/chars.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_urichars {

using namespace nidreg;
using namespace nidreg::uri;

class tst_UriChars : public QObject {
    Q_OBJECT

private slots:
    void setsHaveTheirNumberOfMembers_data();
    void setsHaveTheirNumberOfMembers();
    void everyAsciiCharacterIsAllowedOrExcluded();
    void pathCharactersAreThoseOfRfc3986();
    void onlyAPercentSignWithTwoHexDigitsEscapes();
};

using Claim = bool (*)(char);

static int members(Claim set)
{
    int count = 0;
    for (int c = 0; c < 256; ++c)
        count += set(static_cast<char>(c));
    return count;
}

void tst_UriChars::setsHaveTheirNumberOfMembers_data()
{
    QTest::addColumn<Claim>("set");
    QTest::addColumn<int>("size");
    const auto row = [](const char *name, Claim set, int size) {
        QTest::newRow(name) << set << size;
    };
    row("2.2: reserved", isReserved, 12);
    row("2.3: mark", isMark, 9);
    row("2.3: unreserved", isUnreserved, 62 + 9);
    row("2.3: what may be unescaped", isSafelyUnescaped, 62 + 2);
    row("2: uric", isUric, 12 + 71);
    row("3: uric-no-slash", isUricNoSlash, 82);
    row("3.3: pchar", isPchar, 71 + 8);
    row("3.4: query", isQueryChar, 71 + 8 + 2);
    row("3.2.2: userinfo", isUserinfoChar, 71 + 7);
    row("3.1: scheme", isSchemeChar, 62 + 3);
    row("2.4.3: delims", isDelim, 5);
    row("2.4.3: unwise", isUnwise, 6);
    row("RFC 3986, 3.2.2: reg-name", isRegNameChar3986, 66 + 11);
}

void tst_UriChars::setsHaveTheirNumberOfMembers()
{
    QFETCH(Claim, set);
    QTEST(members(set), "size");
}

void tst_UriChars::everyAsciiCharacterIsAllowedOrExcluded()
{
    for (int c = 0; c < 128; ++c) {
        const char each = static_cast<char>(c);
        const bool isControlOrSpace = c <= ' ' || c == 127;
        QCOMPARE(isReserved(each) + isUnreserved(each) + isDelim(each) + isUnwise(each)
                     + isControlOrSpace,
                 1);
    }
}

void tst_UriChars::pathCharactersAreThoseOfRfc3986()
{
    for (int c = 0; c < 256; ++c)
        QCOMPARE(isPchar(static_cast<char>(c)), urn::isPchar(static_cast<char>(c)));
}

void tst_UriChars::onlyAPercentSignWithTwoHexDigitsEscapes()
{
    QVERIFY(startsWithEscaped("%aF"));
    QVERIFY(startsWithEscaped("%00x"));
    QVERIFY(!startsWithEscaped("%0"));
    QVERIFY(!startsWithEscaped("%0g"));
    QVERIFY(!startsWithEscaped("%g0"));
    QVERIFY(!startsWithEscaped("a00"));
    QVERIFY(!startsWithEscaped(""));
}

NIDREG_TEST(tst_UriChars, QCoreApplication)

} // namespace tst_urichars

#include "tst_urichars.moc"
