// SPDX-License-Identifier: MIT
#include "model/uri/host.h"
#include "tests/model/uri/plainuri.h"
#include "tests/model/uri/uristrings.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <QtTest>

namespace tst_host {

using namespace nidreg::uri;
using namespace nidreg::tests;

class tst_Host : public QObject {
    Q_OBJECT

private slots:
    void addressesAndNames_data();
    void addressesAndNames();
    void generatedHostsAgreeWithTheGrammar();
};

/// "4" for an IPv4 address, "6" for IPv6, "v" for IPvFuture, "n" for a hostname, all that fit.
static QByteArray kinds(std::string_view text)
{
    QByteArray result;
    if (isIpv4Address(text))
        result += '4';
    if (isIpv6Address(text))
        result += '6';
    if (isIpvFuture(text))
        result += 'v';
    if (isHostname(text))
        result += 'n';
    return result;
}

void tst_Host::addressesAndNames_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kinds");
    const auto row = [](const char *claim, const QByteArray &text, const char *kinds) {
        QTest::newRow(claim) << text << QByteArray(kinds);
    };
    row("an IPv4 address has the shape of a name, too", "10.0.0.1", "4n");
    row("255 is the last octet", "255.255.255.255", "4n");
    row("256 is no octet", "256.1.1.1", "n");
    row("an octet has no leading zero", "01.1.1.1", "n");
    row("three octets are a name", "1.1.1", "n");
    row("five octets are a name", "1.1.1.1.1", "n");
    row("an IPv4 address does not end with a dot", "1.1.1.1.", "");
    row("eight groups", "1080:0:0:0:8:800:200C:417A", "6");
    row("seven groups are too few", "1:2:3:4:5:6:7", "");
    row("nine groups are too many", "1:2:3:4:5:6:7:8:9", "");
    row("two colons may stand in front", "::FFFF:129.144.52.38", "6");
    row("two colons may stand at the end", "1::", "6");
    row("two colons alone", "::", "6");
    row("two colons stand for one group at least", "1:2:3:4:5:6:7::", "6");
    row("two colons for no group", "1:2:3:4::5:6:7:8", "");
    row("two colons stand once", "1::2::3", "");
    row("three colons", "1:::2", "");
    row("a single colon in front", ":1:2:3:4:5:6:7", "");
    row("a single colon at the end", "1:2:3:4:5:6:7:", "");
    row("a single colon after two", "1::2:", "");
    row("a group of five digits", "12345::", "");
    row("an IPv4 address in the middle", "1.2.3.4::", "");
    row("an IPv4 address before the last group", "::1.2.3.4:1", "");
    row("IPv4 for the last two of eight", "1:2:3:4:5:6:1.2.3.4", "6");
    row("IPv4 for a ninth", "1:2:3:4:5:6:7:1.2.3.4", "");
    row("a zone is no part of an address", "fe80::1%25eth0", "");
    row("a future address", "v1.fe80::a+en1", "v");
    row("a future address needs a version", "v.a", "n");
    row("a future address needs something", "v1.", "");
    row("a single label", "localhost", "n");
    row("a single label does not end with a dot", "localhost.", "");
    row("a dot may end a complete name", "www.example.com.", "n");
    row("a dot may not end after a label that begins with a digit", "www.example.3com.", "");
    row("the last label may begin with a digit", "www.3com", "n");
    row("an underscore is in no name", "a_b.example", "");
    row("a label begins with no hyphen", "-a.example", "");
    row("a label ends with no hyphen", "a-.example", "");
    row("a label of 63", QByteArray(63, 'a'), "n");
    row("a label of 64", QByteArray(64, 'a'), "");
    row("an empty label", "a..b", "");
    row("nothing", "", "");
    row("a dot", ".", "");
}

void tst_Host::addressesAndNames()
{
    QFETCH(QByteArray, text);
    QTEST(kinds(text.toStdString()), "kinds");
}

void tst_Host::generatedHostsAgreeWithTheGrammar()
{
    const auto ipv4 = whole(kIpv4);
    const auto ipv6 = whole(kIpv6);
    const auto future = whole(kIpvFuture);
    const auto hostname = whole(kHostname);
    static constexpr std::string_view kPieces[] = {"1",       "a",    "::",  ":", ".",      "12",
                                                   "1.2.3.4", "0",    "v1",  "-", "1:2:3:", "F",
                                                   "abcd",    ":5:6", "255", "g"};
    UriStrings random;
    int found[4] = {};
    for (int i = sizeFrom("NIDREG_URI_STRINGS", 50'000); i > 0; --i) {
        std::string text;
        for (auto pieces = random.below(9); pieces > 0; --pieces)
            text += kPieces[random.below(std::size(kPieces))];
        const QString asText = asLatin1(text);
        const bool matches[] = {ipv4.match(asText).hasMatch(), ipv6.match(asText).hasMatch(),
                                future.match(asText).hasMatch(), hostname.match(asText).hasMatch()};
        QVERIFY2(isIpv4Address(text) == matches[0], text.c_str());
        QVERIFY2(isIpv6Address(text) == matches[1], text.c_str());
        QVERIFY2(isIpvFuture(text) == matches[2], text.c_str());
        QVERIFY2(isHostname(text) == matches[3], text.c_str());
        for (int kind = 0; kind < 4; ++kind)
            found[kind] += matches[kind];
    }
    for (const int count : found)
        QVERIFY(count > 50);
}

NIDREG_TEST(tst_Host, QCoreApplication)

} // namespace tst_host

#include "tst_host.moc"
