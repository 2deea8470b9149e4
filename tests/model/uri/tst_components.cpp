// SPDX-License-Identifier: MIT
#include "model/uri/components.h"
#include "tests/model/uri/uristrings.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <QRegularExpression>
#include <QtTest>

namespace tst_components {

using namespace nidreg::uri;
using namespace nidreg::tests;

class tst_Components : public QObject {
    Q_OBJECT

private slots:
    void theExampleOfAppendixB();
    void absentIsNotEmpty_data();
    void absentIsNotEmpty();
    void generatedStringsAgreeWithTheRegularExpression();
};

/// The components between bars; "-" where one is absent.
static QByteArray joined(std::string_view text)
{
    const Components found = componentsOf(text);
    QByteArrayList list;
    for (const auto &range :
         {found.scheme, found.authority, std::optional(found.path), found.query, found.fragment})
        list << (range ? QByteArray::fromStdString(std::string(part(text, *range)))
                       : QByteArray("-"));
    return list.join('|');
}

void tst_Components::theExampleOfAppendixB()
{
    QCOMPARE(joined("http://www.ics.uci.edu/pub/ietf/uri/#Related"),
             QByteArray("http|www.ics.uci.edu|/pub/ietf/uri/|-|Related"));
}

void tst_Components::absentIsNotEmpty_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("components");
    const auto row = [](const char *claim, const char *text, const char *components) {
        QTest::newRow(claim) << QByteArray(text) << QByteArray(components);
    };
    row("nothing has an empty path", "", "-|-||-|-");
    row("a scheme alone", "a:", "a|-||-|-");
    row("an empty authority", "//", "-|||-|-");
    row("an empty query", "?", "-|-|||-");
    row("an empty fragment", "#", "-|-||-|");
    row("all empty but the scheme", "a://?#", "a||||");
    row("a colon after a slash ends no scheme", "./a:b", "-|-|./a:b|-|-");
    row("a colon in front ends no scheme", ":a", "-|-|:a|-|-");
    row("a scheme need not be well formed", "1 2:a", "1 2|-|a|-|-");
    row("three slashes are an empty authority", "a:///b", "a||/b|-|-");
    row("a query may hold question marks", "?a?b", "-|-||a?b|-");
    row("a fragment may hold crosshatches", "#a#b", "-|-||-|a#b");
    row("a question mark in a fragment is data", "#a?b", "-|-||-|a?b");
    row("an opaque part has a path", "mailto:a@b", "mailto|-|a@b|-|-");
}

void tst_Components::absentIsNotEmpty()
{
    QFETCH(QByteArray, text);
    QTEST(joined(text.toStdString()), "components");
}

void tst_Components::generatedStringsAgreeWithTheRegularExpression()
{
    static const QRegularExpression kAppendixB(
        "^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\\?([^#]*))?(#(.*))?",
        QRegularExpression::DotMatchesEverythingOption);
    UriStrings strings;
    for (int i = sizeFrom("NIDREG_URI_STRINGS", 50'000); i > 0; --i) {
        const std::string text = strings.next();
        const auto match = kAppendixB.match(asLatin1(text));
        QCOMPARE(match.capturedLength(), qsizetype(text.size()));
        const auto agrees = [&](int group, std::optional<TextRange> range) {
            if (!match.hasCaptured(group) || match.capturedStart(group) < 0)
                return !range;
            return range && qsizetype(range->begin) == match.capturedStart(group)
                && qsizetype(range->end) == match.capturedEnd(group);
        };
        const Components found = componentsOf(text);
        QVERIFY2(agrees(2, found.scheme) && agrees(4, found.authority) && agrees(5, found.path)
                     && agrees(7, found.query) && agrees(9, found.fragment),
                 shown(text).constData());
    }
}

NIDREG_TEST(tst_Components, QCoreApplication)

} // namespace tst_components

#include "tst_components.moc"
