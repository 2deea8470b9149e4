// SPDX-License-Identifier: MIT
#include "tests/model/urn/specexamples.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_specexamples {

using namespace nidreg::urn;
using namespace nidreg::tests;

class tst_SpecExamples : public QObject {
    Q_OBJECT

private slots:
    void isReadAsItsSectionSays_data();
    void isReadAsItsSectionSays();
    void pairsAreEquivalentAsTheirSectionsSay();
    void pairsAreEquivalentForCachingAsTheirSectionsSay();
};

static QByteArray shown(const SpecExample &example)
{
    static const char *const kDocuments[] = {"RFC 8141", "2015", "2012", "RFC 2141"};
    const auto text = QByteArray(example.text.data(), qsizetype(example.text.size()));
    return QByteArray(kDocuments[int(example.dialect)]) + ", " + example.section + ": "
        + text.toPercentEncoding(" !\"#$%&'()*+,/:;<=>?@[\\]^`{|}~");
}

/// "nid|nss|r|q|f" with "-" for what is absent.
static QByteArray parts(const Namestring &urn)
{
    QByteArray result;
    for (const auto part :
         {std::optional(urn.nid()), std::optional(urn.nss()), urn.r(), urn.q(), urn.f()})
        result += QByteArray::fromStdString(std::string(part.value_or("-"))) + '|';
    result.chop(1);
    return result;
}

void tst_SpecExamples::isReadAsItsSectionSays_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(std::size(kSpecExamples)); ++i)
        QTest::newRow(shown(kSpecExamples[i]).constData()) << i;
}

void tst_SpecExamples::isReadAsItsSectionSays()
{
    QFETCH(int, index);
    const SpecExample &example = kSpecExamples[index];
    const auto urn = Namestring::parse(example.text, example.dialect);
    if (example.refusal) {
        QVERIFY(!urn);
        QCOMPARE(rule(urn.error().error), rule(example.refusal->error));
        QCOMPARE(urn.error().offset, example.refusal->offset);
    } else {
        QVERIFY(urn);
        QCOMPARE(parts(*urn), QByteArray(example.parts));
    }
}

/// Compares every two examples of one dialect of whose equivalence something is said.
static void compareAll(int SpecExample::*group,
                       bool (*same)(const Namestring &, const Namestring &))
{
    int pairs = 0;
    for (const SpecExample &left : kSpecExamples) {
        for (const SpecExample &right : kSpecExamples) {
            if (left.dialect != right.dialect || !(left.*group) || !(right.*group))
                continue;
            const auto l = Namestring::parse(left.text, left.dialect);
            const auto r = Namestring::parse(right.text, right.dialect);
            QVERIFY(l && r);
            QVERIFY2(same(*l, *r) == (left.*group == right.*group),
                     (shown(left) + " and " + shown(right)).constData());
            ++pairs;
        }
    }
    QVERIFY(pairs >= 64);
}

void tst_SpecExamples::pairsAreEquivalentAsTheirSectionsSay()
{
    compareAll(&SpecExample::named, areEquivalent);
}

void tst_SpecExamples::pairsAreEquivalentForCachingAsTheirSectionsSay()
{
    compareAll(&SpecExample::cached, areEquivalentForCaching);
}

NIDREG_TEST(tst_SpecExamples, QCoreApplication)

} // namespace tst_specexamples

#include "tst_specexamples.moc"
