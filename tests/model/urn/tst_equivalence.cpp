// SPDX-License-Identifier: MIT
#include "model/urn/namestring.h"
#include "tests/model/urn/everyengine.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_equivalence {

using namespace nidreg::urn;
using nidreg::tests::withEveryEngine;

class tst_Equivalence : public QObject {
    Q_OBJECT

private slots:
    void equivalentByTheRfc_data();
    void equivalentByTheRfc();
    void forCachesComponentsCountAsTheyStand_data();
    void forCachesComponentsCountAsTheyStand();
    void aQueryOfDirectivesIsComparedWithItsLike_data();
    void aQueryOfDirectivesIsComparedWithItsLike();
    void whatDiffersIsNamed_data();
    void whatDiffersIsNamed();
    void normalForms_data();
    void normalForms();
};

void tst_Equivalence::equivalentByTheRfc_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<bool>("equivalent");

    const auto row = [](const char *claim, const char *left, const char *right, bool equivalent) {
        QTest::newRow(claim) << QByteArray(left) << QByteArray(right) << equivalent;
    };
    row("3.1 (1): the scheme's case does not count", "uRN:example:a", "Urn:example:a", true);
    row("3.1 (2): the NID's case does not count", "urn:eXample:a", "urn:Example:a", true);
    row("3.1 (3): the hex digits' case does not count", "urn:example:%af", "urn:example:%AF", true);
    row("3.1: the NSS's case counts", "urn:example:a", "urn:example:A", false);
    row("3.1: encodings are not decoded", "urn:example:%61", "urn:example:a", false);
    row("3.1: the NSS after an encoding keeps its case", "urn:example:%2ca", "urn:example:%2CA",
        false);
    row("3.1: the letter right after a raised digit counts", "urn:example:%2CB", "urn:example:%2Cb",
        false);
    row("3.1: only digits are raised, not what follows", "urn:example:%2cB", "urn:example:%2CB",
        true);
    row("3.1: a letter that looks like a third digit counts", "urn:example:%aff",
        "urn:example:%AFF", false);
    row("3.1: r, q and f do not count together", "urn:example:a?+r?=q#f", "urn:example:a", true);
    row("3.1: different r-components do not count", "urn:example:a?+b", "urn:example:a?+c", true);
    row("3.1: different q-components do not count", "urn:example:a?=b", "urn:example:a?=c", true);
    row("3.1: an empty f-component does not count", "urn:example:a#", "urn:example:a", true);
    row("another NID is another URN", "urn:isbn:1", "urn:issn:1", false);
    row("a slash at the end counts", "urn:example:a/", "urn:example:a", false);
    row("an encoded slash is not a slash", "urn:example:a%2Fb", "urn:example:a/b", false);
    row("dot segments count", "urn:example:a/./b", "urn:example:a/b", false);
    row("a hyphen in the NID counts", "urn:ex-ample:a", "urn:example:a", false);
}

void tst_Equivalence::equivalentByTheRfc()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QFETCH(bool, equivalent);
    withEveryEngine([&] {
        const auto l = Namestring::parse({left.constData(), std::size_t(left.size())});
        const auto r = Namestring::parse({right.constData(), std::size_t(right.size())});
        QVERIFY(l && r);
        QCOMPARE(areEquivalent(*l, *r), equivalent);
        QCOMPARE(areEquivalent(*r, *l), equivalent);
        QCOMPARE(l->normalized() == r->normalized(), equivalent);
    });
}

void tst_Equivalence::forCachesComponentsCountAsTheyStand_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<bool>("equivalent");

    const auto row = [](const char *claim, const char *left, const char *right, bool equivalent) {
        QTest::newRow(claim) << QByteArray(left) << QByteArray(right) << equivalent;
    };
    row("the same", "urn:example:a?+r?=q#f", "URN:EXAMPLE:a?+r?=q#f", true);
    row("f never leaves the client", "urn:example:a?=q#f", "urn:example:a?=q", true);
    row("encodings have no case", "urn:example:a?+%af?=%bc", "urn:example:a?+%AF?=%BC", true);
    row("another name", "urn:example:a?=q", "urn:example:b?=q", false);
    row("another q", "urn:example:a?=q", "urn:example:a?=p", false);
    row("an ampersand at the end of q", "urn:example:a?=a&", "urn:example:a?=a", false);
    row("two ampersands in q", "urn:example:a?=a&&b", "urn:example:a?=a&b", false);
    row("an ampersand at the start of q", "urn:example:a?=&a", "urn:example:a?=a&", false);
    row("q in another order", "urn:example:a?=a=1&b=2", "urn:example:a?=b=2&a=1", false);
    row("another r: resolvers are given it", "urn:example:a?+r", "urn:example:a?+s", false);
    row("r for q", "urn:example:a?+a", "urn:example:a?=a", false);
    row("no r", "urn:example:a?+r?=q", "urn:example:a?=q", false);
}

void tst_Equivalence::forCachesComponentsCountAsTheyStand()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QFETCH(bool, equivalent);
    withEveryEngine([&] {
        const auto l = Namestring::parse({left.constData(), std::size_t(left.size())});
        const auto r = Namestring::parse({right.constData(), std::size_t(right.size())});
        QVERIFY(l && r);
        QCOMPARE(areEquivalentForCaching(*l, *r), equivalent);
        QCOMPARE(areEquivalentForCaching(*r, *l), equivalent);
    });
}

/// In the 2012 draft the order of directives does not count; beside a URN of the RFC it does.
void tst_Equivalence::aQueryOfDirectivesIsComparedWithItsLike_data()
{
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<Dialect>("dialect");
    QTest::addColumn<bool>("equivalent");
    QTest::newRow("in another order")
        << QByteArray("urn:example:a?y=2&x=1") << Dialect::Urnbis2012 << true;
    QTest::newRow("another value")
        << QByteArray("urn:example:a?x=1&y=3") << Dialect::Urnbis2012 << false;
    QTest::newRow("a URN of the RFC in this order")
        << QByteArray("urn:example:a?=x=1&y=2") << Dialect::Rfc8141 << true;
    QTest::newRow("a URN of the RFC in another order")
        << QByteArray("urn:example:a?=y=2&x=1") << Dialect::Rfc8141 << false;
}

void tst_Equivalence::aQueryOfDirectivesIsComparedWithItsLike()
{
    QFETCH(QByteArray, right);
    QFETCH(Dialect, dialect);
    QFETCH(bool, equivalent);
    const auto l = Namestring::parse("urn:example:a?x=1&y=2", Dialect::Urnbis2012);
    const auto r = Namestring::parse({right.constData(), std::size_t(right.size())}, dialect);
    QVERIFY(l && r);
    QCOMPARE(areEquivalentForCaching(*l, *r), equivalent);
    QCOMPARE(areEquivalentForCaching(*r, *l), equivalent);
}

void tst_Equivalence::whatDiffersIsNamed_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QString>("parts");

    const auto row = [](const char *claim, const char *left, const char *right, const char *parts) {
        QTest::newRow(claim) << QByteArray(left) << QByteArray(right) << QString(parts);
    };
    row("nothing but what does not count", "urn:example:%af?+%bc#f", "URN:Example:%AF?+%BC", "");
    row("the NID", "urn:isbn:1", "urn:issn:1", "nid");
    row("the NSS", "urn:example:a", "urn:example:A", "nss");
    row("the r-component", "urn:example:a?+r", "urn:example:a?+s", "r");
    row("the q-component, where one has none", "urn:example:a?=q", "urn:example:a", "q");
    row("a component under the other's mark", "urn:example:a?+b", "urn:example:a?=b", "r q");
    row("all of it", "urn:isbn:1?+a?=b", "urn:issn:2?+c?=d", "nid nss r q");
}

void tst_Equivalence::whatDiffersIsNamed()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    const auto l = Namestring::parse({left.constData(), std::size_t(left.size())});
    const auto r = Namestring::parse({right.constData(), std::size_t(right.size())});
    QVERIFY(l && r);
    QStringList parts;
    for (const ComparedPart part : differences(*l, *r))
        parts << QString::fromUtf8(name(part).data(), qsizetype(name(part).size()));
    QTEST(parts.join(' '), "parts");
}

void tst_Equivalence::normalForms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("normal");

    const auto row = [](const char *claim, const char *text, const char *normal) {
        QTest::newRow(claim) << QByteArray(text) << QByteArray(normal);
    };
    row("scheme and NID in lower case", "URN:ISBN:X", "urn:isbn:X");
    row("hex digits in upper case", "urn:example:%aa%bB%Cc", "urn:example:%AA%BB%CC");
    row("letters beside an encoding stay", "urn:example:ab%cdef", "urn:example:ab%CDef");
    row("an encoded percent sign does not raise what follows", "urn:example:%25ab",
        "urn:example:%25ab");
    row("r, q and f are left out", "urn:example:a?+R?=Q#F", "urn:example:a");
    row("an encoding as the last thing", "urn:example:a%2f", "urn:example:a%2F");
}

void tst_Equivalence::normalForms()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, normal);
    const auto urn = Namestring::parse({text.constData(), std::size_t(text.size())});
    QVERIFY(urn);
    QCOMPARE(QByteArray::fromStdString(urn->normalized()), normal);
}

NIDREG_TEST(tst_Equivalence, QCoreApplication)

} // namespace tst_equivalence

#include "tst_equivalence.moc"
