// SPDX-License-Identifier: MIT
#include "model/uri/find.h"
#include "model/uri/normalize.h"
#include "model/uri/resolve.h"
#include "model/uri/url1993.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_urilinear {

using namespace nidreg;
using namespace nidreg::uri;

static constexpr std::size_t kMebibyte = 1024 * 1024;

class tst_UriLinear : public QObject {
    Q_OBJECT

private slots:
    void aMebibyteIsReadWithoutGoingBack_data();
    void aMebibyteIsReadWithoutGoingBack();
};

void tst_UriLinear::aMebibyteIsReadWithoutGoingBack_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *claim, const char *front, const char *repeated,
                        const char *back = "") {
        QByteArray text(front);
        const QByteArray piece(repeated);
        text += piece.repeated(qsizetype(kMebibyte) / piece.size()) + back;
        QTest::newRow(claim) << text;
    };
    row("levels up", "http://a/", "../");
    row("levels down", "http://a/", "b/");
    row("levels down and up", "http://a/", "b/../");
    row("down, then up", "http://a/b", "/c/d/..");
    row("dots", "http://a/", "./");
    row("a row of dots", "http://a/", ".");
    row("slashes", "http:", "/");
    row("slashes and dots", "/", "/.");
    row("colons", "", "a:");
    row("nothing but colons", "", ":");
    row("schemes", "", "http:");
    row("schemes and slashes", "", "a://");
    row("schemes and slashes and full stops", "a://", ".");
    row("schemes and full stops, again and again", "", "a://. ");
    row("known schemes", "", "urn:");
    row("known schemes and full stops", "", "urn:. ");
    row("abbreviations", "", "www.");
    row("an endless scheme", "", "a+");
    row("words and dots", "", "a.");
    row("words and hyphens", "", "-a");
    row("at signs", "http://", "@");
    row("colons in an authority", "http://", ":a");
    row("digits in a port", "http://a:", "0");
    row("labels", "http://", "a.");
    row("an endless label", "http://", "a");
    row("brackets in an authority", "http://", "[");
    row("groups of an address", "http://[", "1:", "]");
    row("colons in an address", "http://[", ":", "]");
    row("escapes", "http://a/", "%41");
    row("escapes of percent signs", "http://a/", "%25");
    row("percent signs", "http://a/", "%");
    row("question marks", "http://a/", "?");
    row("crosshatches", "http://a/", "#");
    row("opaque", "a:", "b");
    row("an opaque query", "a:?", "[");
    row("opening angle brackets", "", "<");
    row("pairs of angle brackets", "", "<>");
    row("angle brackets that nothing closes", "", "<a:b");
    row("angle brackets and spaces", "", "<a: >");
    row("lines in angle brackets", "<http://a", "-\n", ">");
    row("lines and spaces in angle brackets", "<http://a", "-  b\n", ">");
    row("spaces after a hyphen in angle brackets", "<http://a-", " ", ">");
    row("prefixes", "", "URL:");
    row("prefixes and spaces", "", "URL: ");
    row("quotes", "", "\"a:");
    row("quotes and colons", "\"", "a:");
    row("round brackets", "http://a/", "(");
    row("round brackets that close", "http://a/", ")");
    row("square brackets that close", "urn:aa:b", "]");
    row("spaces", "", " ");
    row("overlong NULs", "", "\xC0\x80");
    row("characters beyond ASCII", "http://a/", "\xC3\xA4");
    row("half characters", "http://a/", "\xE2\x80");
    row("URNs", "", "urn:example:a ");
    row("a long URN", "urn:example:", "%2c");
    row("directives", "urn:example:a?=", "a=b&");
    row("passwords", "ftp://", "u:p@");
    row("versions", "prospero://a/b", "%00");
    row("searches", "http://a/?", "b+");
}

void tst_UriLinear::aMebibyteIsReadWithoutGoingBack()
{
    QFETCH(QByteArray, text);
    const std::string_view whole(text.constData(), std::size_t(text.size()));
    const auto base = Reference::parse("http://a/b/c/d");
    for (const Syntax syntax : {Syntax::Draft2003, Syntax::Rfc3986}) {
        const auto reference = Reference::parse(whole, syntax);
        if (!reference) {
            QVERIFY(reference.error().offset <= whole.size());
            continue;
        }
        QVERIFY(resolve(syntax, *base, *reference));
        if (reference->isAbsolute())
            QVERIFY(!normalized(*reference, LadderStep::Scheme).empty());
    }
    const std::string dots(whole.substr(whole.find('/') + 1));
    QVERIFY(!mergedByDraft("/a/b", dots, ExcessDots::Drop).path.empty());
    QVERIFY(withoutDotSegments(dots).size() <= dots.size());
    for (const FoundUri &each : findUris(whole))
        QVERIFY(each.where.end <= whole.size());
    if (const auto url = Url1993::parse(whole))
        QVERIFY(!completed1993(*url, dots).empty());
    QVERIFY(decoded1993(whole).size() <= 2 * whole.size());
}

NIDREG_TEST(tst_UriLinear, QCoreApplication)

} // namespace tst_urilinear

#include "tst_urilinear.moc"
