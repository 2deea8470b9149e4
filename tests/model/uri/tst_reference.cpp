// SPDX-License-Identifier: MIT
#include "model/uri/reference.h"
#include "tests/model/uri/plainuri.h"
#include "tests/model/uri/uristrings.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <QtTest>

#include <set>

namespace tst_reference {

using namespace nidreg::uri;
using namespace nidreg::tests;

class tst_Reference : public QObject {
    Q_OBJECT

private slots:
    void formsByBothSyntaxes_data();
    void formsByBothSyntaxes();
    void anOpaquePartGoesOnBehindItsQuestionMark();
    void aRelativeReferenceIsNoUri();
    void aReferenceOutlivesTheTextItWasReadFrom();
    void everyErrorHasAnIdAndASourceOfItsOwn();
    void generatedStringsAgreeWithTheGrammars_data();
    void generatedStringsAgreeWithTheGrammars();
};

/// The form; the rule and the offset of a refusal.
static QByteArray read(const QByteArray &text, Syntax syntax)
{
    const auto reference = Reference::parse(text.toStdString(), syntax);
    if (reference)
        return QByteArray(name(reference->form()).data());
    return QByteArray(rule(reference.error().error).data()) + ' '
        + QByteArray::number(qulonglong(reference.error().offset));
}

void tst_Reference::formsByBothSyntaxes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("byDraft");
    QTest::addColumn<QByteArray>("byRfc");
    const auto row = [](const char *claim, const QByteArray &text, const char *byDraft,
                        const char *byRfc = nullptr) {
        QTest::newRow(claim) << text << QByteArray(byDraft) << QByteArray(byRfc ? byRfc : byDraft);
    };
    row("1.3: ftp", "ftp://ftp.is.co.za/rfc/rfc1808.txt", "hierarchical");
    row("1.3: gopher", "gopher://gopher.tc.umn.edu:70/11/Mailing%20Lists/", "hierarchical");
    row("1.3: http", "http://www.ietf.org/rfc/rfc2396.txt", "hierarchical");
    row("1.3: mailto", "mailto:John.Doe@example.com", "opaque");
    row("1.3: news", "news:comp.infosystems.www.servers.unix", "opaque");
    row("1.3: telnet", "telnet://melvyl.ucop.edu/", "hierarchical");
    row("5: a colon in the first segment", "this:that", "opaque");
    row("5: a colon behind a dot segment", "./this:that", "relative-path");
    row("6.2.2: in lower case", "example://a/b/c/%7A", "hierarchical");
    row("6.2.2: in mixed case", "eXAMPLE://a/./b/../b/c/%7a", "hierarchical");
    row("6.2.3: with the default port", "http://example.com:80/", "hierarchical");
    row("7.5: misleading", "http://www.example.com&story=breaking_news@10.0.0.1/top_story.htm",
        "hierarchical");
    row("B", "http://www.ics.uci.edu/pub/ietf/uri/#Related", "hierarchical");
    row("F: an abbreviated URI is a relative path", "www.w3.org/Addressing/", "relative-path");
    row("G.2: nothing after the scheme", "DAV:", "hierarchical");
    row("RFC 3986, 1.1.2: ldap", "ldap://[2001:db8::7]/c=GB?objectClass?one", "hierarchical");
    row("RFC 3986, 1.1.2: tel", "tel:+1-816-555-1212", "opaque");
    row("RFC 3986, 1.1.2: telnet", "telnet://192.0.2.16:80/", "hierarchical");
    row("RFC 3986, 1.1.2: urn", "urn:oasis:names:specification:docbook:dtd:xml:4.1.2", "opaque");
    row("RFC 3986, 3: foo", "foo://example.com:8042/over/there?name=ferret#nose", "hierarchical");
    row("nothing", "", "same-document");
    row("a fragment alone", "#a", "same-document");
    row("a query alone", "?a", "relative-path");
    row("a network path", "//a/b", "network-path");
    row("an absolute path", "/a", "absolute-path");
    row("an empty authority", "file:///etc/motd", "hierarchical");
    row("a query behind a scheme", "a:?b", "hierarchical");
    row("brackets make it opaque", "a:?[b]", "opaque", "uri.bad-character 3");
    row("brackets in an opaque part", "a:[b]", "opaque", "uri.bad-character 2");
    row("brackets in an opaque query", "a:b?[c]", "opaque", "uri.bad-character 4");
    row("brackets in a path", "/[a]", "uri.bad-character 1");
    row("brackets in a fragment", "a:b#[c]", "uri.bad-character 4");
    row("brackets in a query", "/a?[b]", "uri.bad-character 3");
    row("a registry-based authority", "a://b:c:d/e", "hierarchical", "uri.bad-port 6");
    row("no scheme before a colon", ":a", "uri.no-scheme 0");
    row("a digit begins no scheme", "1a:b", "uri.bad-scheme 0");
    row("an underscore is in no scheme", "a_b:c", "uri.bad-scheme 1");
    row("an escape is in no scheme", "%41:b", "uri.bad-scheme 0");
    row("2.4.3: a space", "a:b c", "uri.bad-character 3");
    row("2.4.3: a NUL", QByteArray("/a\0b", 4), "uri.bad-character 2");
    row("2.4.3: unwise", "a:{b}", "uri.bad-character 2");
    row("2.4.3: a delimiter", "/a<b>", "uri.bad-character 2");
    row("a second crosshatch", "#a#b", "uri.bad-character 2");
    row("2.4.1: one hex digit", "/%4", "uri.bad-escape 1");
    row("an escape does not reach over a delimiter", "/%4?1", "uri.bad-escape 1");
    row("2.1: not ASCII", "a:\xC3\xBC", "uri.not-ascii 2");
    row("the first of two faults", "/a b?\xC3\xBC", "uri.bad-character 2");
}

void tst_Reference::formsByBothSyntaxes()
{
    QFETCH(QByteArray, text);
    QTEST(read(text, Syntax::Draft2003), "byDraft");
    QTEST(read(text, Syntax::Rfc3986), "byRfc");
}

void tst_Reference::anOpaquePartGoesOnBehindItsQuestionMark()
{
    const auto mail = Reference::parse("mailto:a@b?subject=c#d");
    QVERIFY(mail);
    QCOMPARE(*mail->opaquePart(), std::string_view("a@b?subject=c"));
    QCOMPARE(mail->path(), std::string_view("a@b"));
    QCOMPARE(*mail->query(), std::string_view("subject=c"));
    QVERIFY(!Reference::parse("http://a?b")->opaquePart());
}

void tst_Reference::aRelativeReferenceIsNoUri()
{
    QCOMPARE(Reference::parseAbsolute("a/b").error(), (UriRefusal{UriError::NotAbsolute, 0}));
    QCOMPARE(Reference::parseAbsolute("a b").error(), (UriRefusal{UriError::BadCharacter, 1}));
    QVERIFY(Reference::parseAbsolute("a:b"));
}

void tst_Reference::aReferenceOutlivesTheTextItWasReadFrom()
{
    auto text = std::make_unique<std::string>("a://b:1/c");
    const auto read = Reference::parse(*text);
    text.reset();
    const Reference copy = *read;
    QCOMPARE(copy.path(), std::string_view("/c"));
    QCOMPARE(*copy.at(copy.authorityParts()->port), std::string_view("1"));
}

void tst_Reference::everyErrorHasAnIdAndASourceOfItsOwn()
{
    std::set<std::string_view> ids;
    for (const UriError error : uriErrors()) {
        QVERIFY(rule(error).starts_with("uri."));
        QVERIFY(source(error).starts_with("URI 2003 draft section "));
        QVERIFY(source(error, Syntax::Rfc3986).starts_with("RFC 3986 section "));
        ids.insert(rule(error));
    }
    QCOMPARE(ids.size(), uriErrors().size());
}

void tst_Reference::generatedStringsAgreeWithTheGrammars_data()
{
    QTest::addColumn<Syntax>("syntax");
    QTest::addColumn<QString>("grammar");
    QTest::newRow("the 2003 draft") << Syntax::Draft2003 << kUriReference2003;
    QTest::newRow("RFC 3986") << Syntax::Rfc3986 << kUriReference3986;
}

void tst_Reference::generatedStringsAgreeWithTheGrammars()
{
    QFETCH(Syntax, syntax);
    QFETCH(QString, grammar);
    const QRegularExpression reference = whole(grammar);
    const QRegularExpression server = whole(kServer);
    UriStrings strings;
    const int count = sizeFrom("NIDREG_URI_STRINGS", 50'000);
    int valid = 0;
    for (int i = 0; i < count; ++i) {
        const std::string text = strings.next();
        const auto read = Reference::parse(text, syntax);
        valid += bool(read);
        QVERIFY2(bool(read) == reference.match(asLatin1(text)).hasMatch(), shown(text).constData());
        if (!read) {
            QVERIFY(read.error().offset <= text.size());
        } else if (syntax == Syntax::Draft2003 && read->authority()) {
            QVERIFY2(read->authorityParts()->isServerBased()
                         == server.match(asLatin1(*read->authority())).hasMatch(),
                     shown(text).constData());
        }
    }
    qInfo("%d strings, %d of them references", count, valid);
    QVERIFY(valid > count / 20 && valid < count * 19 / 20);
}

NIDREG_TEST(tst_Reference, QCoreApplication)

} // namespace tst_reference

#include "tst_reference.moc"
