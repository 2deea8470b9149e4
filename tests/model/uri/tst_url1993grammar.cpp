// SPDX-License-Identifier: MIT
#include "model/uri/url1993.h"
#include "tests/model/uri/plainurl1993.h"
#include "tests/model/uri/uristrings.h"
#include "tests/model/uri/url1993examples.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <QtTest>

namespace tst_url1993grammar {

using namespace nidreg::uri;
using namespace nidreg::tests;

class tst_Url1993Grammar : public QObject {
    Q_OBJECT

private slots:
    void theExamplesAgreeWithTheGrammar();
    void generatedStringsAgreeWithTheGrammar();
};

/// A URL of the draft or nearly so: a front that fits, pieces, and sometimes a damage.
static std::string next(UriStrings &random)
{
    static constexpr std::string_view kFronts[] = {
        "http://a.b",    "ftp://a.b/",   "ftp://u:p@a.b/",
        "news:",         "nntp:comp.a/", "prospero://h/",
        "telnet://",     "rlogin://u@",  "tn3270://",
        "gopher://a.b/", "wais://a/",    "mailto:",
        "x-a:",          "file:///",     "url:http://a",
        "URL:",          "urn:",         "",
        "HTTP://a:80",   "gopher://h:70"};
    static constexpr std::string_view kPieces[] = {
        "a", "1", "12", "/",  "/",   "?", "#", "%00", "%00", "%2f", ":",   "@",
        "+", ".", "*",  "//", "a/b", "=", "~", " ",   "%4",  "-",   "x@y", "type/"};
    std::string text(kFronts[random.below(std::size(kFronts))]);
    for (auto pieces = random.below(7); pieces > 0; --pieces)
        text += kPieces[random.below(std::size(kPieces))];
    if (random.below(6) == 0 && !text.empty())
        text[random.below(text.size())] = static_cast<char>(random.below(256));
    if (random.below(6) == 0)
        text.erase(random.below(text.size() + 1), 1 + random.below(2));
    return text;
}

void tst_Url1993Grammar::theExamplesAgreeWithTheGrammar()
{
    const QRegularExpression grammar = url1993::whole();
    QVERIFY(grammar.isValid());
    for (const auto &[claim, text, answer] : kUrl1993Examples)
        QVERIFY2(bool(Url1993::parse(text)) == grammar.match(asLatin1(text)).hasMatch(), claim);
}

void tst_Url1993Grammar::generatedStringsAgreeWithTheGrammar()
{
    const QRegularExpression grammar = url1993::whole();
    UriStrings random;
    const int count = sizeFrom("NIDREG_URI_STRINGS", 50'000);
    int valid = 0;
    for (int i = 0; i < count; ++i) {
        const std::string text = next(random);
        const auto url = Url1993::parse(text);
        valid += bool(url);
        QVERIFY2(bool(url) == grammar.match(asLatin1(text)).hasMatch(), shown(text).constData());
        if (!url)
            QVERIFY(url.error().offset <= text.size());
    }
    qInfo("%d strings, %d of them URLs", count, valid);
    QVERIFY(valid > count / 20 && valid < count * 19 / 20);
}

NIDREG_TEST(tst_Url1993Grammar, QCoreApplication)

} // namespace tst_url1993grammar

#include "tst_url1993grammar.moc"
