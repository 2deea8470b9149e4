// SPDX-License-Identifier: MIT
#include "model/uri/chars.h"
#include "model/uri/url1993.h"
#include "tests/model/uri/uristrings.h"
#include "tests/model/uri/url1993examples.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <QtTest>

#include <set>

namespace tst_url1993 {

using namespace nidreg;
using namespace nidreg::uri;
using namespace nidreg::tests;

class tst_Url1993 : public QObject {
    Q_OBJECT

private slots:
    void setsHaveTheirNumberOfMembers();
    void everyExample_data();
    void everyExample();
    void partsStandWhereTheTextHasThem();
    void partialFormsAreCompleted_data();
    void partialFormsAreCompleted();
    void escapesAreIsoLatin1();
    void everyErrorHasAnIdAndASource();
};

static QByteArray bytes(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

void tst_Url1993::setsHaveTheirNumberOfMembers()
{
    int safe = 0;
    int extra = 0;
    int national = 0;
    int xalpha = 0;
    for (int c = 0; c < 256; ++c) {
        const char each = static_cast<char>(c);
        safe += isSafe1993(each);
        extra += isExtra1993(each);
        national += isNational1993(each);
        xalpha += isXalpha(each);
        QVERIFY(!isXalpha(each) || !isNational1993(each));
    }
    QCOMPARE(safe, 7);
    QCOMPARE(extra, 10);
    QCOMPARE(national, 10);
    QCOMPARE(xalpha, 62 + 7 + 10);
}

void tst_Url1993::everyExample_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("answer");
    for (const auto &[claim, text, answer] : kUrl1993Examples)
        QTest::newRow(claim) << QByteArray(text) << QByteArray(answer);
}

static QByteArray read(const QByteArray &text)
{
    const auto url = Url1993::parse(text.toStdString());
    if (!url)
        return bytes(rule(url.error().error)) + ' '
            + QByteArray::number(qulonglong(url.error().offset));
    QByteArray answer = bytes(url->production()) + ':';
    for (const Part1993 &each : url->parts())
        answer += ' ' + bytes(each.name) + '=' + bytes(part(url->text(), each.where));
    if (url->fragment())
        answer += " #" + bytes(*url->fragment());
    for (const base::Finding &each : url->findings())
        answer += " [" + bytes(each.rule->id).mid(4) + ']';
    return answer;
}

void tst_Url1993::everyExample()
{
    QFETCH(QByteArray, text);
    QTEST(read(text), "answer");
}

void tst_Url1993::partsStandWhereTheTextHasThem()
{
    const std::string text = "ftp://u:p@a.b:21/c";
    auto url = Url1993::parse(text);
    QVERIFY(url);
    const Url1993 copy = *url;
    url = Url1993::parse("a:b");
    QCOMPARE(*copy.part("password"), std::string_view("p"));
    QCOMPARE(*copy.part("path"), std::string_view("c"));
    QVERIFY(!copy.part("search"));
    QCOMPARE(copy.findings().at(1).where, (base::Span{8, 1}));
    QCOMPARE(copy.findings().at(2).particulars, std::vector<std::string>{"21"});
    QCOMPARE(copy.scheme(), std::string_view("ftp"));
}

void tst_Url1993::partialFormsAreCompleted_data()
{
    QTest::addColumn<QByteArray>("context");
    QTest::addColumn<QByteArray>("partial");
    QTest::addColumn<QByteArray>("full");
    const auto row = [](const char *claim, const char *context, const char *partial,
                        const char *full) {
        QTest::newRow(claim) << QByteArray(context) << QByteArray(partial) << QByteArray(full);
    };
    const char *const base = "http://a:8/b/c/d?q";
    row("another scheme is a full form", base, "ftp://e/f", "ftp://e/f");
    row("the same scheme in a full form", base, "http:e", "http:e");
    row("another host", base, "//e/f", "http://e/f");
    row("an absolute path", base, "/e", "http://a:8/e");
    row("a relative path", base, "e", "http://a:8/b/c/e");
    row("a relative path with a search", base, "e?x/../y", "http://a:8/b/c/e?x/../y");
    row("a level up", base, "../e", "http://a:8/b/e");
    row("two levels up", base, "../../e", "http://a:8/e");
    row("more levels than there are", base, "../../../e", "http://a:8/../e");
    row("the same level", base, "./e", "http://a:8/b/c/e");
    row("a level down and up", base, "x/../e", "http://a:8/b/c/e");
    row("dots that are no whole path element", base, "..e", "http://a:8/b/c/..e");
    row("a colon behind a slash", base, "e/f:g", "http://a:8/b/c/e/f:g");
    row("a context that ends with a slash", "http://a/b/", "e", "http://a/b/e");
    row("a context without a path", "http://a", "e", "http://a/e");
    row("a context with a fragment", "http://a/b#c", "e", "http://a/e");
    row("News: another group", "news:comp.a", "comp.b", "news:comp.b");
    row("News: another article", "news:comp.a", "1@b", "news:1@b");
    row("a context with a prefix", "url:http://a/b", "c", "url:http://a/c");
}

void tst_Url1993::partialFormsAreCompleted()
{
    QFETCH(QByteArray, context);
    QFETCH(QByteArray, partial);
    const auto url = Url1993::parse(context.toStdString());
    QVERIFY(url);
    QTEST(QByteArray::fromStdString(completed1993(*url, partial.toStdString())), "full");
}

void tst_Url1993::escapesAreIsoLatin1()
{
    QCOMPARE(decoded1993("a%20%E4%2"), std::string("a \xC3\xA4%2"));
    QCOMPARE(decoded1993("%25%41"), std::string("%A"));
    QCOMPARE(encoded1993("a b/\xE4%~#?"), std::string("a%20b/%E4%25%7E%23%3F"));
    std::string all;
    for (int c = 1; c < 256; ++c)
        all += static_cast<char>(c);
    const std::string encoded = encoded1993(all);
    QVERIFY(Url1993::parse("x:" + encoded));
    QCOMPARE(QString::fromStdString(decoded1993(encoded)), asLatin1(all));
}

void tst_Url1993::everyErrorHasAnIdAndASource()
{
    std::set<std::string_view> ids;
    for (const Url1993Error error : url1993Errors()) {
        QVERIFY(rule(error).starts_with("url."));
        QVERIFY(source(error).starts_with("URL 1993 draft, "));
        QVERIFY(ids.insert(rule(error)).second);
    }
    for (const base::Rule &each : url1993Rules()) {
        QVERIFY(each.id.starts_with("url."));
        QVERIFY(each.severity != base::Severity::Error);
        QVERIFY(ids.insert(each.id).second);
    }
    QCOMPARE(ids.size(), std::size_t(13 + 10));
}

NIDREG_TEST(tst_Url1993, QCoreApplication)

} // namespace tst_url1993

#include "tst_url1993.moc"
