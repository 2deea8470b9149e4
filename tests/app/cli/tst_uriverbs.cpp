// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "tests/app/cli/inprocess.h"
#include "tests/program/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace tst_uriverbs {

using namespace nidreg::tests;

static QJsonObject asJson(const Arguments &arguments, const QByteArray &input = {})
{
    const Said said = say(Arguments{"--format", "json"} + arguments, input);
    return QJsonDocument::fromJson(said.out).object();
}

class TestUriVerbs : public QObject {
    Q_OBJECT

private slots:
    void answersInText_data();
    void answersInText();
    void parsingAsJson();
    void whatIsAbsentIsNull();
    void aRefusalAsJson();
    void resolvingAsJson();
    void aReferenceThatOnlyOneSyntaxHas();
    void normalizingAsJson();
    void comparingAsJson();
    void findingAsJson();
    void findingInAFile();
    void urlsAsJson();
    void linesAreAnsweredInTheirOrder();
    void misuseIsStatusTwo_data();
    void misuseIsStatusTwo();
};

void TestUriVerbs::answersInText_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char *claim, const Arguments &arguments, int status,
                        const char *answer) {
        QTest::newRow(claim) << arguments << status << QByteArray(answer) + '\n';
    };
    row("a reference taken apart", {"uri", "parse", "http://u@a.b:80/c?d#e"}, 0,
        "http://u@a.b:80/c?d#e: valid\n  form: hierarchical\n  scheme: http\n"
        "  authority: u@a.b:80\n  userinfo: u\n  host (hostname): a.b\n  port: 80\n  path: /c\n"
        "  query: d\n  fragment: e");
    row("a reference that is none", {"uri", "parse", "a b"}, 1,
        "a b: invalid at byte 1: This character is not allowed here. Percent-encode it. "
        "(uri.bad-character, URI 2003 draft section 2.4.3)");
    row("the same by RFC 3986", {"uri", "parse", "--syntax", "rfc3986", "a b"}, 1,
        "a b: invalid at byte 1: This character is not allowed here. Percent-encode it. "
        "(uri.bad-character, RFC 3986 section 2)");
    row("brackets that only the draft allows", {"uri", "parse", "a:[b]"}, 0,
        "a:[b]: valid\n  form: opaque\n  scheme: a\n  path: [b]");
    row("both algorithms agree", {"uri", "resolve", "--base", "http://a/b/c/d;p?q", "../g"}, 0,
        "../g: http://a/b/g");
    row("both algorithms differ", {"uri", "resolve", "--base", "http://a/b/c/d;p?q", "../../../g"},
        0, "../../../g: http://a/../g\n  RFC 3986: http://a/g");
    row("the current document", {"uri", "resolve", "--base", "http://a/b", "#s"}, 0,
        "#s: (current document)#s\n  RFC 3986: http://a/b#s");
    row("dots above the root are dropped",
        {"uri", "resolve", "--base", "http://a/b", "--excess-dots", "drop", "../g"}, 0,
        "../g: http://a/g");
    row("dots above the root are refused",
        {"uri", "resolve", "--base", "http://a/b", "--excess-dots", "refuse", "../g"}, 1,
        "../g: invalid: The reference has more “..” than the base has levels. "
        "(uri.excess-dots, URI 2003 draft section 5.2)\n  RFC 3986: http://a/g");
    row("a scheme that is ignored",
        {"uri", "resolve", "--base", "http://a/b", "--compatible", "http:g"}, 0,
        "http:g: http://a/g");
    row("a base that is relative", {"uri", "resolve", "--base", "b", "g"}, 1,
        "g: invalid: The base is a relative reference. Use a URI with a scheme. "
        "(uri.relative-base, URI 2003 draft section 5.1)");
    row("a base that is none", {"uri", "resolve", "--base", "http://a b/", "g", "h"}, 1,
        "http://a b/: invalid at byte 8: This character is not allowed here. Percent-encode it. "
        "(uri.bad-character, URI 2003 draft section 2.4.3)");
    row("a target that reads otherwise", {"uri", "resolve", "--base", "a:/b", ".//c"}, 0,
        ".//c: a://c\n  note: if parsed again, its path would begin with an authority");
    row("every step that changes something", {"uri", "normalize", "HTTP://A:80/%7a/../b"}, 0,
        "http://a/b\n  case: http://a:80/%7a/../b\n  escape: http://a:80/z/../b\n"
        "  path-segment: http://a:80/b\n  scheme: http://a/b");
    row("only up to a step", {"uri", "normalize", "--rung", "case", "HTTP://A:80/%7a"}, 0,
        "http://a:80/%7a\n  case: http://a:80/%7a");
    row("a relative reference has no normal form", {"uri", "normalize", "a"}, 1,
        "a: invalid at byte 0: This is a relative reference. Resolve it against a base first. "
        "(uri.not-absolute, URI 2003 draft section 5)");
    row("the step that makes them equal", {"uri", "compare", "http://a:80/", "http://A/"}, 0,
        "equivalent at the step scheme: They are the same according to the rules of their "
        "scheme, such as its default port.\n  http://a/\n  http://a/");
    row("no step makes them equal", {"uri", "compare", "http://a/b", "http://a/b/"}, 1,
        "not equivalent: No rule makes them the same. They may still identify the same "
        "resource, but no server is asked.\n  http://a/b\n  http://a/b/");
    row("two URNs", {"uri", "compare", "urn:example:a?=b", "URN:EXAMPLE:a"}, 0,
        "equivalent: Both are URNs, and they are equivalent (RFC 8141, section 3.1).\n  "
        "urn:example:a\n  urn:example:a");
    row("what cannot be compared", {"uri", "compare", "a:b", "a:%"}, 1,
        "a:%: invalid at byte 2: “%” must be followed by two hexadecimal digits. Write %25 for "
        "a literal “%”. (uri.bad-escape, URI 2003 draft section 2.4.1)");
    row("a URL of 1993", {"url", "parse", "ftp://u:p@a.b/c"}, 0,
        "ftp://u:p@a.b/c: valid (ftpaddress)\n  scheme: ftp\n  user: u\n  password: p\n  host: "
        "a.b\n  path: c\n  advice url.user: A user name in a URL is discouraged. Remove it if "
        "the server does not need it. (URL 1993 draft, Internet protocol parts)\n  warning "
        "url.password: Everybody who sees the URL sees this password. Remove it. (URL 1993 "
        "draft, Security considerations)");
    row("a partial form completed", {"url", "parse", "--base", "http://a/b/c", "../d"}, 0,
        "http://a/d: valid (httpaddress)\n  scheme: http\n  host: a\n  path: d");
    row("a partial form without a context", {"url", "parse", "../d"}, 1,
        "../d: invalid at byte 0: A full URL has a scheme and a colon before any slash; this may "
        "be a partial form. (url.no-scheme, URL 1993 draft, Scheme)");
    row("a context that is no URL", {"url", "parse", "--base", "a", "b"}, 1,
        "a: invalid at byte 0: A full URL has a scheme and a colon before any slash; this may "
        "be a partial form. (url.no-scheme, URL 1993 draft, Scheme)");
    row("what steers a terminal is shown", {"url", "parse", "\033[31m"}, 1,
        "\\x1b[31m: invalid at byte 0: A full URL has a scheme and a colon before any slash; this "
        "may be a partial form. (url.no-scheme, URL 1993 draft, Scheme)");
}

void TestUriVerbs::answersInText()
{
    QFETCH(Arguments, arguments);
    const Said said = say(arguments);
    QTEST(said.out, "answer");
    QTEST(said.status, "status");
    QCOMPARE(said.err, QByteArray());
}

void TestUriVerbs::parsingAsJson()
{
    const QJsonObject json = asJson({"uri", "parse", "HTTP://u@[::1]:8/a?b#c"});
    QCOMPARE(json["input"].toString(), "HTTP://u@[::1]:8/a?b#c");
    QVERIFY(json["valid"].toBool());
    QCOMPARE(json["form"].toString(), "hierarchical");
    QCOMPARE(json["scheme"].toString(), "HTTP");
    QCOMPARE(json["authority"].toString(), "u@[::1]:8");
    QCOMPARE(json["userinfo"].toString(), "u");
    QCOMPARE(json["host"].toString(), "[::1]");
    QCOMPARE(json["host_kind"].toString(), "ipv6");
    QCOMPARE(json["port"].toString(), "8");
    QCOMPARE(json["path"].toString(), "/a");
    QCOMPARE(json["query"].toString(), "b");
    QCOMPARE(json["fragment"].toString(), "c");
    QCOMPARE(json["normalized"].toString(), "http://u@[::1]:8/a?b#c");
    QVERIFY(json["opaque_part"].isNull() && json["error"].isNull());
}

void TestUriVerbs::whatIsAbsentIsNull()
{
    const QJsonObject json = asJson({"uri", "parse", "mailto:a?"});
    QCOMPARE(json["opaque_part"].toString(), "a?");
    QCOMPARE(json["query"], QJsonValue(""));
    for (const char *key : {"authority", "userinfo", "host", "host_kind", "port", "fragment"})
        QVERIFY2(json.contains(key) && json[key].isNull(), key);
    QVERIFY(asJson({"uri", "parse", "a"})["normalized"].isNull());
}

void TestUriVerbs::aRefusalAsJson()
{
    const QJsonObject json = asJson({"uri", "parse", "http://a/%4"});
    QVERIFY(!json["valid"].toBool(true));
    QVERIFY(json.contains("scheme") && json["scheme"].isNull());
    const QJsonObject error = json["error"].toObject();
    QCOMPARE(error["offset"].toInt(), 9);
    QCOMPARE(error["rule"].toString(), "uri.bad-escape");
    QVERIFY(error["message"].toString().contains("two hexadecimal digits"));
}

void TestUriVerbs::resolvingAsJson()
{
    const QJsonObject json = asJson({"uri", "resolve", "--base", "http://a/b", "../g#s"});
    QCOMPARE(json["input"].toString(), "../g#s");
    QCOMPARE(json["base"].toString(), "http://a/b");
    QVERIFY(json["valid"].toBool() && json["excess_dots"].toBool());
    QCOMPARE(json["target"].toString(), "http://a/../g#s");
    QCOMPARE(json["rfc3986"].toString(), "http://a/g#s");
    QCOMPARE(json["fragment"].toString(), "s");
    QVERIFY(!json["current_document"].toBool(true) && json["error"].isNull());
    const QJsonObject here = asJson({"uri", "resolve", "--base", "http://a/b", ""});
    QVERIFY(here["current_document"].toBool() && here["target"].isNull());
    QCOMPARE(here["rfc3986"].toString(), "http://a/b");
}

void TestUriVerbs::aReferenceThatOnlyOneSyntaxHas()
{
    const QJsonObject json = asJson({"uri", "resolve", "--base", "http://a/b", "//[v1.x]/"});
    QVERIFY(!json["valid"].toBool(true) && json["target"].isNull());
    QCOMPARE(json["rfc3986"].toString(), "http://[v1.x]/");
    QCOMPARE(json["error"]["rule"].toString(), "uri.bad-ip-literal");
    QCOMPARE(json["error"]["offset"].toInt(), 2);
}

void TestUriVerbs::normalizingAsJson()
{
    const QJsonObject json = asJson({"uri", "normalize", "--rung", "escape", "HTTP://A:80/%7a/."});
    QCOMPARE(json["normalized"].toString(), "http://a:80/z/.");
    QCOMPARE(json["rungs"]["string"].toString(), "HTTP://A:80/%7a/.");
    QCOMPARE(json["rungs"]["case"].toString(), "http://a:80/%7a/.");
    QCOMPARE(json["rungs"]["path-segment"].toString(), "http://a:80/z/");
    QCOMPARE(json["rungs"]["scheme"].toString(), "http://a/z/");
    QVERIFY(!asJson({"uri", "normalize", "a"})["valid"].toBool(true));
}

void TestUriVerbs::comparingAsJson()
{
    const QJsonObject json = asJson({"uri", "compare", "http://a/%7e", "http://a/~"});
    QVERIFY(json["equivalent"].toBool());
    QCOMPARE(json["rung"].toString(), "escape");
    QCOMPARE(json["decided_by"].toString(), "ladder");
    QCOMPARE(json["left"].toString(), "http://a/~");
    QCOMPARE(json["right"].toString(), "http://a/~");
    const QJsonObject urns = asJson({"uri", "compare", "urn:example:%61", "urn:example:a"});
    QVERIFY(!urns["equivalent"].toBool(true) && urns["rung"].isNull());
    QCOMPARE(urns["decided_by"].toString(), "urn-equivalence");
}

void TestUriVerbs::findingAsJson()
{
    const QJsonObject json = asJson({"uri", "find"}, "It is <URL:http://a/\nb>.");
    QCOMPARE(json["uri"].toString(), "http://a/b");
    QCOMPARE(json["kind"].toString(), "uri");
    QCOMPARE(json["offset"].toInt(), 6);
    QCOMPARE(json["length"].toInt(), 17);
    QCOMPARE(json["delimited"].toString(), "brackets");
    const QJsonArray findings = json["findings"].toArray();
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[0]["rule"].toString(), "uri.find.url-prefix");
    QCOMPARE(findings[0]["offset"].toInt(), 7);
    QVERIFY(json["valid"].toBool() && json["error"].isNull());
    const QJsonObject none = asJson({"uri", "find", "-"}, "urn:a:b");
    QCOMPARE(none["kind"].toString(), "urn");
    QCOMPARE(none["error"]["rule"].toString(), "urn.nid-too-short");
    QVERIFY(none["error"]["message"].toString().contains("too short"));
}

void TestUriVerbs::findingInAFile()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("letter.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("urn:example:a, http://a/b and urn:x");
    file.close();
    const Said said = say({"uri", "find", file.fileName().toUtf8()});
    QCOMPARE(said.status, 1);
    QCOMPARE(said.out.count("valid, at byte"), 2);
    QVERIFY(said.out.contains("urn:x: invalid: "));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray letter = "\xEF\xBB\xBFLatin: \xE4\r\n\r\nurn:example:a\r\n";
    file.write(letter);
    file.close();
    QCOMPARE(say({"uri", "find", file.fileName().toUtf8()}).out,
             "urn:example:a: valid, at byte " + QByteArray::number(letter.indexOf("urn:")) + '\n');
    QCOMPARE(say({"uri", "find", folder.filePath("none").toUtf8()}).status, 3);
    QCOMPARE(say({"uri", "find"}, QByteArray(5 << 20, ' ')).status, 3);
    QCOMPARE(say({"uri", "find"}, "nothing here").out, QByteArray());
}

void TestUriVerbs::urlsAsJson()
{
    const QJsonObject json = asJson({"url", "parse", "--base", "ftp://u@a/b/c", "d#e"});
    QCOMPARE(json["input"].toString(), "d#e");
    QCOMPARE(json["completed"].toString(), "ftp://u@a/b/d#e");
    QCOMPARE(json["production"].toString(), "ftpaddress");
    QCOMPARE(json["parts"]["user"].toString(), "u");
    QCOMPARE(json["parts"]["path"].toString(), "b/d");
    QCOMPARE(json["fragment"].toString(), "e");
    QCOMPARE(json["findings"][0]["rule"].toString(), "url.user");
    const QJsonObject urn = asJson({"url", "parse", "urn:isbn:1"});
    QCOMPARE(urn["error"]["rule"].toString(), "url.reserved-scheme");
    QVERIFY(urn["parts"].isNull() && urn["completed"].isNull());
}

void TestUriVerbs::linesAreAnsweredInTheirOrder()
{
    const Said said = say({"--format", "json", "uri", "parse", "-"}, "a\n\nb c\n\xFF\n");
    QCOMPARE(said.status, 1);
    const auto lines = said.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].contains("\"relative-path\""));
    QVERIFY(lines[1].contains("\"same-document\""));
    QVERIFY(lines[2].contains("\"uri.bad-character\""));
    QVERIFY(lines[3].contains("\"uri.not-ascii\""));
}

void TestUriVerbs::misuseIsStatusTwo_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::newRow("no verb") << Arguments{"uri"};
    QTest::newRow("no reference") << Arguments{"uri", "parse"};
    QTest::newRow("no base") << Arguments{"uri", "resolve", "g"};
    QTest::newRow("an unknown syntax") << Arguments{"uri", "parse", "--syntax", "rfc1", "a"};
    QTest::newRow("an unknown step") << Arguments{"uri", "normalize", "--rung", "top", "a:"};
    QTest::newRow("an unknown answer")
        << Arguments{"uri", "resolve", "--base", "a:", "--excess-dots", "eat", "g"};
    QTest::newRow("one URI to compare") << Arguments{"uri", "compare", "a:b"};
    QTest::newRow("three URIs to compare") << Arguments{"uri", "compare", "a:b", "a:b", "a:b"};
    QTest::newRow("no URL") << Arguments{"url", "parse"};
}

void TestUriVerbs::misuseIsStatusTwo()
{
    QFETCH(Arguments, arguments);
    const Said said = say(arguments);
    QCOMPARE(said.status, 2);
    QVERIFY(said.out.isEmpty() && said.err.startsWith("nidreg-cli: "));
}

NIDREG_TEST(TestUriVerbs, QCoreApplication)

} // namespace tst_uriverbs

#include "tst_uriverbs.moc"
