// SPDX-License-Identifier: MIT
#include "model/urn/syntax/chars.h"
#include "tests/program/program.h"

#include <QtTest>

#include <string_view>

namespace tst_chars {

using namespace nidreg::urn;

using CharClass = bool (*)(char);

class tst_Chars : public QObject {
    Q_OBJECT

private slots:
    void aClassHasExactlyItsMembers_data();
    void aClassHasExactlyItsMembers();
};

static QByteArray letters()
{
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
}

static QByteArray ascii()
{
    QByteArray result;
    for (int c = 0; c < 128; ++c)
        result += static_cast<char>(c);
    return result;
}

void tst_Chars::aClassHasExactlyItsMembers_data()
{
    QTest::addColumn<CharClass>("isMember");
    QTest::addColumn<QByteArray>("members");

    const QByteArray digits = "0123456789";
    const QByteArray alphanum = letters() + digits;
    const QByteArray subDelims = "!$&'()*+,;=";
    const QByteArray pchar = alphanum + "-._~" + subDelims + ":@";

    QTest::newRow("ALPHA: 52 letters") << CharClass(isAlpha) << letters();
    QTest::newRow("DIGIT: 10 digits") << CharClass(isDigit) << digits;
    QTest::newRow("HEXDIG: 22 digits in both cases")
        << CharClass(isHexDigit) << digits + "ABCDEFabcdef";
    QTest::newRow("alphanum: 62") << CharClass(isAlphanum) << alphanum;
    QTest::newRow("ldh: alphanum and the hyphen") << CharClass(isLdh) << alphanum + "-";
    QTest::newRow("unreserved: 66") << CharClass(isUnreserved) << alphanum + "-._~";
    QTest::newRow("sub-delims: 11") << CharClass(isSubDelim) << subDelims;
    QTest::newRow("pchar: 79 single characters") << CharClass(isPchar) << pchar;
    QTest::newRow("NSS: pchar and the slash") << CharClass(isNssChar) << pchar + "/";
    QTest::newRow("components: pchar, slash and question mark")
        << CharClass(isComponentChar) << pchar + "/?";
    QTest::newRow("RFC 2141: letters, digits and 15 others")
        << CharClass(isRfc2141Char) << alphanum + "()+,-.:=@;$_!*'";
    QTest::newRow("v-pchar: a component's characters without the ampersand")
        << CharClass(isDirectiveValueChar) << QByteArray(pchar + "/?").replace("&", "");
    QTest::newRow("ASCII: the lower half") << CharClass(isAscii) << ascii();
}

void tst_Chars::aClassHasExactlyItsMembers()
{
    QFETCH(CharClass, isMember);
    QFETCH(QByteArray, members);
    for (int c = 0; c < 256; ++c) {
        const auto byte = static_cast<char>(c);
        QVERIFY2(isMember(byte) == members.contains(byte), QByteArray::number(c).constData());
    }
}

NIDREG_TEST(tst_Chars, QCoreApplication)

} // namespace tst_chars

#include "tst_chars.moc"
