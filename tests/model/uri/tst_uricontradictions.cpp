// SPDX-License-Identifier: MIT
#include "model/uri/contradictions.h"
#include "model/uri/normalize.h"
#include "model/uri/url1993.h"
#include "tests/program/program.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_uricontradictions {

using namespace nidreg::uri;

class tst_UriContradictions : public QObject {
    Q_OBJECT

private slots:
    void examplesAreReadAsTheTableSays();
    void idsAreOfTheirDocuments();
    void whatIsDecidedShows();
    void eachBearsOnItsExampleAndOnNoOrdinaryUri();
};

void tst_UriContradictions::examplesAreReadAsTheTableSays()
{
    for (const UriContradictionSpec &each : uriContradictions()) {
        const bool isAccepted = each.document == UriDocument::Uri2003
            ? bool(Reference::parse(each.example))
            : bool(Url1993::parse(each.example));
        QVERIFY2(isAccepted == each.isAccepted, each.id.data());
    }
}

void tst_UriContradictions::idsAreOfTheirDocuments()
{
    std::set<std::string_view> ids;
    for (const UriContradictionSpec &each : uriContradictions()) {
        const bool isOfUris = each.document == UriDocument::Uri2003;
        QVERIFY(each.id.starts_with(isOfUris ? "uri-2003." : "url-1993."));
        QVERIFY(ids.insert(each.id).second);
        QVERIFY(each.first != each.second);
    }
    QCOMPARE(ids.size(), std::size_t(12));
}

/// For those whose example is read either way, and differs only in what it comes to.
void tst_UriContradictions::whatIsDecidedShows()
{
    QCOMPARE(normalized(*Reference::parse("HTTP://a/"), LadderStep::Case),
             std::string("http://a/"));
    QCOMPARE(*Reference::parse("mailto:a?[b]")->query(), std::string_view("[b]"));
    QVERIFY(!Reference::parse("http://:80/")->authorityParts()->isServerBased());
    QCOMPARE(Reference::parse("http://www.3com/")->authorityParts()->kind, HostKind::Hostname);
    QCOMPARE(normalized(*Reference::parse("a:/%2D"), LadderStep::Escape), std::string("a:/%2D"));
    QCOMPARE(Url1993::parse("afs://cell/a")->production(), std::string_view("generic"));
}

static bool bearsOn(const UriContradictionSpec &contradiction, std::string_view text)
{
    const auto reference = Reference::parse(text);
    const auto about = contradiction.document == UriDocument::Url1993
        ? contradictionsAbout(text, nidreg::uri::Url1993::parse(text))
        : reference ? contradictionsAbout(*reference)
                    : std::vector<UriContradiction>();
    return std::ranges::find(about, contradiction.contradiction) != about.end();
}

void tst_UriContradictions::eachBearsOnItsExampleAndOnNoOrdinaryUri()
{
    constexpr std::string_view kOrdinary[] = {
        "http://example.org/a%20b?c=d#e",
        "http://10.0.0.1:80/",
        "http://a.example.org./",
        "http://user@a.example.org:80/",
        "urn:example:a-b",
        "mail:a%C3%A4",
        "gopher://a.b/0About%20it",
        "telnet://a.b:23",
        "nntp:a.group/1",
        "ftp://a-3.b3/c",
        "",
        "a/b?c",
    };
    for (const UriContradictionSpec &each : uriContradictions()) {
        QVERIFY2(bearsOn(each, each.example), each.id.data());
        QCOMPARE(&spec(each.contradiction), &each);
        for (const std::string_view text : kOrdinary)
            QVERIFY2(!bearsOn(each, text), (each.id.data() + (": " + std::string(text))).c_str());
    }
    QVERIFY(bearsOn(spec(UriContradiction::DigitsOfAlpha1993), "ftp://a.3com.com/b"));
    QVERIFY(bearsOn(spec(UriContradiction::DigitsOfAlpha1993), "news:4ad.records"));
    QVERIFY(bearsOn(spec(UriContradiction::OmittedHost2003), "http://user@:80/"));
}

NIDREG_TEST(tst_UriContradictions, QCoreApplication)

} // namespace tst_uricontradictions

#include "tst_uricontradictions.moc"
