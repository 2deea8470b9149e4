// SPDX-License-Identifier: MIT
#include "model/uri/find.h"
#include "tests/program/program.h"

#include <QtTest>

#include <set>

namespace tst_find {

using namespace nidreg;
using namespace nidreg::uri;

class tst_Find : public QObject {
    Q_OBJECT

private slots:
    void whatStandsInAText_data();
    void whatStandsInAText();
    void aHyphenAtALineEndHasTwoReadings();
    void positionsAreThoseOfTheText();
    void whatIsNoneAfterAllSaysWhy();
    void everyRuleHasAnIdOfItsOwn();
};

/// Each URI that was found, with the ends of its findings' ids: "urn:a:b [url-prefix]".
static QByteArray found(const QByteArray &text)
{
    QByteArrayList list;
    for (const FoundUri &each : findUris(text.toStdString())) {
        QByteArray shown = QByteArray::fromStdString(each.uri);
        for (const base::Finding &finding : each.findings)
            shown += " [" + QByteArray(finding.rule->id.data()).mid(9) + ']';
        list << shown + (each.isValid() ? "" : " (invalid)");
    }
    return list.join(", ");
}

void tst_Find::whatStandsInAText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("uris");
    const auto row = [](const char *claim, const QByteArray &text, const char *uris) {
        QTest::newRow(claim) << text << QByteArray(uris);
    };
    row("E: the example of the 2003 draft",
        "Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\n"
        "but you can probably pick it up from <ftp://ds.internic.\n"
        "net/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/\n"
        "ietf/uri/historical.html#WARNING>.",
        "http://www.w3.org/Addressing/, ftp://ds.internic.net/rfc/ [white-space], "
        "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING [white-space]");
    row("1.3: the example of the 1993 draft",
        "Yes, Jim, I found it under <ftp://info.cern.ch/pub> but\n"
        "you can probably pick it up from <ftp://ds.internic.net/rfc>.",
        "ftp://info.cern.ch/pub, ftp://ds.internic.net/rfc");
    row("E: three ways to delimit",
        "\"http://example.com/\" <http://example.com/> http://example.com/ ",
        "http://example.com/, http://example.com/, http://example.com/");
    row("E: the old prefix", "<URL:http://a/b>", "http://a/b [url-prefix]");
    row("E: the old prefix and a space", "<url: http://a/b>", "http://a/b [url-prefix]");
    row("the prefix without brackets", "at URL:http://a/b now", "http://a/b [url-prefix]");
    row("F: an abbreviated URI", "see www.w3.org/Addressing/ for it",
        "http://www.w3.org/Addressing/ [abbreviated]");
    row("a full stop behind", "It is http://a/b.", "http://a/b [punctuation]");
    row("several marks behind", "(see http://a/b?!).", "http://a/b [punctuation]");
    row("a bracket that was opened inside stays", "http://a/b_(c)", "http://a/b_(c)");
    row("a bracket that was opened outside goes", "(http://a/b_(c))",
        "http://a/b_(c) [punctuation]");
    row("a link of Markdown", "[text](http://a/b)", "http://a/b [punctuation]");
    row("marks in quotes stay", "\"http://a/b.\"", "http://a/b.");
    row("a URN", "named urn:example:a-1, then", "urn:example:a-1 [punctuation]");
    row("a URN in capitals", "URN:ISBN:0451450523", "URN:ISBN:0451450523");
    row("several URNs in a line", "urn:example:a urn:example:b;urn:example:c",
        "urn:example:a, urn:example:b;urn:example:c");
    row("a URN that is none", "urn:example", "urn:example (invalid)");
    row("an address of electronic mail", "mailto:a@b.", "mailto:a@b [punctuation]");
    row("a letter that no URI has", "http://a/\xC3\xA4\xC3\xA4", "http://a/ [cut-short]");
    row("a brace that no URI has", "http://a/{b}", "http://a/ [cut-short]");
    row("typographic quotes end it", "\xE2\x80\x9Chttp://a/b\xE2\x80\x9D", "http://a/b");
    row("a slash at a line's end", "http://a/\nb", "http://a/ [continued]");
    row("a hyphen at a line's end", "http://a/b-\nc", "http://a/b- [continued]");
    row("a word at a line's end", "http://a/b\nc", "http://a/b");
    row("a bracket that nothing closes", "<http://a/b and more", "http://a/b [unclosed]");
    row("a bracket that another one follows", "<http://a/b <urn:example:c>",
        "http://a/b [unclosed], urn:example:c");
    row("a line break after a hyphen", "<urn:example:a-\n  b>",
        "urn:example:a-b [white-space] [hyphen]");
    row("a line break before a hyphen", "<urn:example:a\n-b>", "urn:example:a-b [white-space]");
    row("a space after a hyphen", "<urn:example:a- b>", "urn:example:a-b [white-space]");
    row("an unknown scheme in brackets", "<foo:bar>", "foo:bar");
    row("an unknown scheme in quotes", "\"foo:bar\"", "foo:bar");
    row("an unknown scheme in the open", "foo:bar", "");
    row("an unknown scheme with two slashes", "foo://bar", "foo://bar");
    row("a tag", "<a href=\"http://a/b\">text</a>", "http://a/b");
    row("a note in brackets", "<note: see below>", "");
    row("an address in brackets", "<a@b.example>", "");
    row("nothing behind the scheme", "the urn: scheme, http:// and mailto:.", "");
    row("a time", "at 12:30, C:\\DIR, std::string, key:value", "");
    row("a scheme inside a word", "xhttp//a thehttp:b", "");
    row("a scheme behind a dash", "-http://a/b", "http://a/b");
    row("nothing", "", "");
    row("an empty pair of brackets", "<>", "");
}

void tst_Find::whatStandsInAText()
{
    QFETCH(QByteArray, text);
    QTEST(found(text), "uris");
}

void tst_Find::aHyphenAtALineEndHasTwoReadings()
{
    const auto all = findUris("<http://exam-\nple.com/a\n/b>");
    QCOMPARE(all.size(), std::size_t(1));
    QCOMPARE(all[0].uri, std::string("http://exam-ple.com/a/b"));
    const base::Finding &hyphen = all[0].findings.at(1);
    QCOMPARE(hyphen.rule, &ruleFor(FindRule::Hyphen));
    QCOMPARE(hyphen.particulars, std::vector<std::string>{"http://example.com/a/b"});
    QCOMPARE(hyphen.where, (base::Span{12, 1}));
}

void tst_Find::positionsAreThoseOfTheText()
{
    const std::string text = "a <URL:http://b/> \"c:d\" urn:e:f.";
    const auto all = findUris(text);
    QCOMPARE(all.size(), std::size_t(3));
    QCOMPARE(part(text, all[0].where), std::string_view("<URL:http://b/>"));
    QCOMPARE(part(text, all[1].where), std::string_view("c:d"));
    QCOMPARE(part(text, all[2].where), std::string_view("urn:e:f"));
    QCOMPARE(name(all[0].delimited), std::string_view("brackets"));
    QCOMPARE(name(all[1].delimited), std::string_view("quotes"));
    QCOMPARE(name(all[2].delimited), std::string_view("nothing"));
    QCOMPARE(all[0].findings.at(0).where, (base::Span{3, 4}));
    QCOMPARE(all[2].findings.at(0).where, (base::Span{31, 1}));
    QCOMPARE(all[2].findings.at(0).particulars, std::vector<std::string>{"."});
    QVERIFY(!all[1].isUrn && all[2].isUrn);
}

void tst_Find::whatIsNoneAfterAllSaysWhy()
{
    const auto all = findUris("http://a/%4 urn:a:b");
    QCOMPARE(all.size(), std::size_t(2));
    QCOMPARE(std::get<UriRefusal>(all[0].refusal), (UriRefusal{UriError::BadEscape, 9}));
    QCOMPARE(std::get<urn::NamestringRefusal>(all[1].refusal).error,
             urn::NamestringError::NidTooShort);
}

void tst_Find::everyRuleHasAnIdOfItsOwn()
{
    std::set<std::string_view> ids;
    for (const base::Rule &rule : findRules()) {
        QVERIFY(rule.id.starts_with("uri.find."));
        QVERIFY(ids.insert(rule.id).second);
    }
    QCOMPARE(ids.size(), std::size_t(8));
    QCOMPARE(ruleFor(FindRule::Abbreviated).id, std::string_view("uri.find.abbreviated"));
}

NIDREG_TEST(tst_Find, QCoreApplication)

} // namespace tst_find

#include "tst_find.moc"
