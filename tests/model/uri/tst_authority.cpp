// SPDX-License-Identifier: MIT
#include "model/uri/authority.h"
#include "tests/model/uri/plainuri.h"
#include "tests/model/uri/uristrings.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <QtTest>

#include <set>

namespace tst_authority {

using namespace nidreg::uri;
using namespace nidreg::tests;

class tst_Authority : public QObject {
    Q_OBJECT

private slots:
    void partsByBothSyntaxes_data();
    void partsByBothSyntaxes();
    void everyKindHasANameOfItsOwn();
};

/// "kind userinfo|host|port" with "-" for what is absent; the rule and the offset of a refusal.
static QByteArray read(const QByteArray &text, Syntax syntax)
{
    const std::string whole = text.toStdString();
    const auto found = readAuthority(whole, {0, whole.size()}, syntax);
    if (!found)
        return QByteArray(rule(found.error().error).data()) + ' '
            + QByteArray::number(qulonglong(found.error().offset));
    QByteArray result = QByteArray(name(found->kind).data()) + ' ';
    for (const auto &range : {found->userinfo, std::optional(found->host), found->port})
        result += (range ? std::string(part(whole, *range)) : "-") + "|";
    result.chop(1);
    return result;
}

void tst_Authority::partsByBothSyntaxes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("byDraft");
    QTest::addColumn<QByteArray>("byRfc");
    const auto row = [](const char *claim, const char *text, const char *byDraft,
                        const char *byRfc = nullptr) {
        QTest::newRow(claim) << QByteArray(text) << QByteArray(byDraft)
                             << QByteArray(byRfc ? byRfc : byDraft);
    };
    row("an empty authority is a server that is left out", "", " -||-");
    row("a host", "www.example.com", "hostname -|www.example.com|-");
    row("a host and a port", "a:80", "hostname -|a|80");
    row("a port may be empty", "a:", "hostname -|a|");
    row("userinfo may hold colons", "u:p:q@a:1", "hostname u:p:q|a|1");
    row("userinfo may be empty", "@a", "hostname |a|-");
    row("an address", "10.0.0.1:8", "ipv4 -|10.0.0.1|8");
    row("a literal", "[::1]:8", "ipv6 -|[::1]|8");
    row("a literal and userinfo", "u@[::1]", "ipv6 u|[::1]|-");
    row("a literal and an empty port", "[::1]:", "ipv6 -|[::1]|");
    row("7.5: userinfo that looks like a host", "www.example.com&story=breaking_news@10.0.0.1",
        "ipv4 www.example.com&story=breaking_news|10.0.0.1|-");
    row("a name with an underscore is registry-based", "a_b", "reg-name -|a_b|-");
    row("a registry-based name is one whole", "u@a_b:80", "reg-name -|u@a_b:80|-",
        "reg-name u|a_b|80");
    row("two colons", "a:b:c", "reg-name -|a:b:c|-", "uri.bad-port 2");
    row("a port of letters", "a:b", "reg-name -|a:b|-", "uri.bad-port 2");
    row("two at signs", "a@b@c", "reg-name -|a@b@c|-", "uri.bad-character 3");
    row("no host", "u@", "reg-name -|u@|-", " u||-");
    row("nothing but a port", ":80", "reg-name -|:80|-", " -||80");
    row("an escape is in no hostname", "%41", "reg-name -|%41|-");
    row("a bad escape", "a%4", "uri.bad-escape 1");
    row("a bad escape in userinfo", "%@a", "uri.bad-escape 0");
    row("a space", "a b", "uri.bad-character 1");
    row("not ASCII", "a\xC3\xA4", "uri.not-ascii 1");
    row("a future address is RFC 3986's", "[v1.a]", "uri.bad-ip-literal 0", "ipvfuture -|[v1.a]|-");
    row("no closing bracket", "[::1", "uri.bad-ip-literal 0");
    row("an empty literal", "[]", "uri.bad-ip-literal 0");
    row("a bad literal after userinfo", "u@[1]", "uri.bad-ip-literal 2");
    row("something after a literal", "[::1]a", "uri.bad-port 5");
    row("a port of letters after a literal", "[::1]:8a", "uri.bad-port 7");
    row("a bracket inside", "a[::1]", "uri.bad-character 1");
    row("a closing bracket", "a]", "uri.bad-character 1");
    row("a bracket in userinfo", "[u@a", "uri.bad-character 0");
}

void tst_Authority::partsByBothSyntaxes()
{
    QFETCH(QByteArray, text);
    QTEST(read(text, Syntax::Draft2003), "byDraft");
    QTEST(read(text, Syntax::Rfc3986), "byRfc");
}

void tst_Authority::everyKindHasANameOfItsOwn()
{
    std::set<std::string_view> names;
    for (const HostKind kind : {HostKind::None, HostKind::Ipv6, HostKind::IpvFuture, HostKind::Ipv4,
                                HostKind::Hostname, HostKind::RegName})
        QVERIFY(names.insert(name(kind)).second);
}

NIDREG_TEST(tst_Authority, QCoreApplication)

} // namespace tst_authority

#include "tst_authority.moc"
