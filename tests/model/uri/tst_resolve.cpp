// SPDX-License-Identifier: MIT
#include "model/uri/resolve.h"
#include "tests/model/uri/plainmerge.h"
#include "tests/model/uri/resolveexamples.h"
#include "tests/model/uri/uristrings.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

#include <QtTest>

#include <set>

namespace tst_resolve {

using namespace nidreg::uri;
using namespace nidreg::tests;

class tst_Resolve : public QObject {
    Q_OBJECT

private slots:
    void everyExampleOfBoth_data();
    void everyExampleOfBoth();
    void aSchemeThatIsTheBasesMayBeIgnored_data();
    void aSchemeThatIsTheBasesMayBeIgnored();
    void tooManyDotsHaveThreeAnswers_data();
    void tooManyDotsHaveThreeAnswers();
    void othersThanTheExamples_data();
    void othersThanTheExamples();
    void theMergeIsTheDraftsSteps();
    void dotRemovalIsThatOfRfc3986();
    void everyErrorHasAnIdOfItsOwn();
};

static QByteArray resolved(Syntax algorithm, const QByteArray &base, const QByteArray &reference,
                           const ResolveOptions &options = {})
{
    const auto from = Reference::parse(base.toStdString(), algorithm);
    const auto to = Reference::parse(reference.toStdString(), algorithm);
    if (!from || !to)
        return "invalid";
    const auto target = resolve(algorithm, *from, *to, options);
    if (!target)
        return rule(target.error()).data();
    return (target->isCurrentDocument ? "(current)" : "")
        + QByteArray::fromStdString(target->text());
}

static const QByteArray kBase = "http://a/b/c/d;p?q";

void tst_Resolve::everyExampleOfBoth_data()
{
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<QByteArray>("byDraft");
    QTest::addColumn<QByteArray>("byRfc");
    for (const auto &[reference, byDraft, byRfc] : kResolveExamples)
        QTest::newRow(*reference ? reference : "nothing")
            << QByteArray(reference) << QByteArray(byDraft) << QByteArray(byRfc ? byRfc : byDraft);
}

void tst_Resolve::everyExampleOfBoth()
{
    QFETCH(QByteArray, reference);
    QTEST(resolved(Syntax::Draft2003, kBase, reference), "byDraft");
    QTEST(resolved(Syntax::Rfc3986, kBase, reference), "byRfc");
}

void tst_Resolve::aSchemeThatIsTheBasesMayBeIgnored_data()
{
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<QByteArray>("byDraft");
    QTest::addColumn<QByteArray>("byRfc");
    const auto row = [](const char *claim, const char *reference, const char *byDraft,
                        const char *byRfc = nullptr) {
        QTest::newRow(claim) << QByteArray(reference) << QByteArray(byDraft)
                             << QByteArray(byRfc ? byRfc : byDraft);
    };
    row("C.2: a relative path behind it", "http:g", "http://a/b/c/g");
    row("in another case", "HTTP:g", "http://a/b/c/g");
    row("another scheme counts", "ftp:g", "ftp:g");
    row("nothing behind it is the current document", "http:", "(current)", "http://a/b/c/d;p?q");
    row("a fragment behind it", "http:#s", "(current)#s", "http://a/b/c/d;p?q#s");
    row("an authority behind it", "http://g", "http://g");
}

void tst_Resolve::aSchemeThatIsTheBasesMayBeIgnored()
{
    QFETCH(QByteArray, reference);
    QTEST(resolved(Syntax::Draft2003, kBase, reference, {.validating = false}), "byDraft");
    QTEST(resolved(Syntax::Rfc3986, kBase, reference, {.validating = false}), "byRfc");
}

void tst_Resolve::tooManyDotsHaveThreeAnswers_data()
{
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<QByteArray>("keep");
    QTest::addColumn<QByteArray>("drop");
    const auto row = [](const char *reference, const char *keep, const char *drop) {
        QTest::newRow(reference) << QByteArray(reference) << QByteArray(keep) << QByteArray(drop);
    };
    row("../../../g", "http://a/../g", "http://a/g");
    row("../../../../g", "http://a/../../g", "http://a/g");
    row("../../..", "http://a/..", "http://a/");
    row("../../../..", "http://a/../..", "http://a/");
    row("../../../", "http://a/../", "http://a/");
    row("../../../g/../..", "http://a/../..", "http://a/");
    row("../../..//g", "http://a/..//g", "http://a//g");
}

void tst_Resolve::tooManyDotsHaveThreeAnswers()
{
    QFETCH(QByteArray, reference);
    const auto answer = [&](ExcessDots excess) {
        return resolved(Syntax::Draft2003, kBase, reference, {.excess = excess});
    };
    QTEST(answer(ExcessDots::Keep), "keep");
    QTEST(answer(ExcessDots::Drop), "drop");
    QCOMPARE(answer(ExcessDots::Refuse), QByteArray("uri.excess-dots"));
}

void tst_Resolve::othersThanTheExamples_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<QByteArray>("byDraft");
    QTest::addColumn<QByteArray>("byRfc");
    const auto row = [](const char *claim, const char *base, const char *reference,
                        const char *byDraft, const char *byRfc = nullptr) {
        QTest::newRow(claim) << QByteArray(base) << QByteArray(reference) << QByteArray(byDraft)
                             << QByteArray(byRfc ? byRfc : byDraft);
    };
    row("D: the example of an embedded base", "http://www.example.com/Test/a/b/c", "../x",
        "http://www.example.com/Test/a/x");
    row("5.2 step 1: a base without a path", "http://a", "g", "http://a/g");
    row("5.2: a base without a path and a query", "http://a", "?y", "http://a?y");
    row("5.2: the base's query is not used", "http://a/b?q", "g", "http://a/g");
    row("5.2: an authority without a path", "http://a/b", "//g?y", "http://g?y");
    row("a base without an authority", "a:/b/c", "g", "a:/b/g");
    row("a base that is a scheme", "DAV:", "g", "DAV:/g", "DAV:g");
    row("5: an opaque base", "mailto:a@b", "g", "uri.opaque-base", "mailto:g");
    row("5: a query against an opaque base", "urn:example:a", "?=q", "uri.opaque-base",
        "urn:example:a?=q");
    row("4.2: a fragment against an opaque base", "urn:example:a", "#f", "(current)#f",
        "urn:example:a#f");
    row("an absolute reference against an opaque base", "urn:example:a", "b:c", "b:c");
    row("a relative base", "/a", "g", "uri.relative-base");
    row("the base's fragment is not used", "http://a/b#s", "g", "http://a/g");
    row("an empty segment is a level", "http://a/b//c", "../g", "http://a/b/g");
    row("dots in the base's path are merged", "http://a/b/../c", "g", "http://a/g");
    row("dots of an absolute URI", "http://a", "b://c/./d", "b://c/./d", "b://c/d");
}

void tst_Resolve::othersThanTheExamples()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, reference);
    QTEST(resolved(Syntax::Draft2003, base, reference), "byDraft");
    QTEST(resolved(Syntax::Rfc3986, base, reference), "byRfc");
}

void tst_Resolve::theMergeIsTheDraftsSteps()
{
    UriStrings strings;
    for (int i = sizeFrom("NIDREG_URI_STRINGS", 50'000); i > 0; --i) {
        std::string base = strings.dotted(strings.below(5));
        if (!base.empty() && base.front() != '/')
            base.insert(0, "/");
        std::string reference = strings.dotted(strings.below(6));
        while (reference.starts_with('/'))
            reference.erase(0, 1);
        const QByteArray message = shown(base + " " + reference);
        for (const bool drop : {false, true}) {
            const auto merged =
                mergedByDraft(base, reference, drop ? ExcessDots::Drop : ExcessDots::Keep);
            QVERIFY2(merged.path == plainMerge(base, reference, drop), message.constData());
            QVERIFY2(drop || merged.hasExcess == (merged.path + "/").starts_with("/../"),
                     message.constData());
        }
    }
}

void tst_Resolve::dotRemovalIsThatOfRfc3986()
{
    QCOMPARE(withoutDotSegments("/a/b/c/./../../g"), std::string("/a/g")); // 5.2.4
    QCOMPARE(withoutDotSegments("mid/content=5/../6"), std::string("mid/6"));
    UriStrings strings;
    for (int i = sizeFrom("NIDREG_URI_STRINGS", 50'000); i > 0; --i) {
        const std::string path = strings.dotted(strings.below(8));
        QVERIFY2(withoutDotSegments(path) == plainDotRemoval(path), shown(path).constData());
    }
}

void tst_Resolve::everyErrorHasAnIdOfItsOwn()
{
    std::set<std::string_view> ids;
    for (const ResolveError error : resolveErrors()) {
        QVERIFY(ids.insert(rule(error)).second);
        QVERIFY(source(error, Syntax::Draft2003).starts_with("URI 2003 draft section "));
        QVERIFY(source(error, Syntax::Rfc3986).starts_with("RFC 3986 section "));
    }
    QCOMPARE(ids.size(), std::size_t(3));
}

NIDREG_TEST(tst_Resolve, QCoreApplication)

} // namespace tst_resolve

#include "tst_resolve.moc"
