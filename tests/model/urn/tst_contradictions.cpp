// SPDX-License-Identifier: MIT
#include "model/urn/contradictions.h"
#include "tests/program/program.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_contradictions {

using namespace nidreg::urn;

class tst_Contradictions : public QObject {
    Q_OBJECT

private slots:
    void eachHasAnIdOfItsOwn();
    void oneOfTheTwoSectionsDecides();
    void examplesAreJudgedAsTheTableSays();
    void bearsOn_data();
    void bearsOn();
    void anyBytesAreAsked();
};

void tst_Contradictions::eachHasAnIdOfItsOwn()
{
    std::set<std::string_view> ids;
    for (const ContradictionSpec &each : contradictions()) {
        ids.insert(each.id);
        QVERIFY(each.id.starts_with(std::string(name(each.dialect)) + '.'));
        QCOMPARE(spec(each.contradiction).id, each.id);
    }
    QCOMPARE(ids.size(), contradictions().size());
}

void tst_Contradictions::oneOfTheTwoSectionsDecides()
{
    for (const ContradictionSpec &each : contradictions()) {
        QVERIFY(each.deciding == each.first || each.deciding == each.second);
        QVERIFY2(!each.deciding.starts_with("appendix"), each.id.data());
    }
}

static std::vector<Contradiction> about(std::string_view text, Dialect dialect)
{
    return contradictionsAbout(text, Namestring::parse(text, dialect), dialect);
}

void tst_Contradictions::examplesAreJudgedAsTheTableSays()
{
    for (const ContradictionSpec &each : contradictions()) {
        QVERIFY2(bool(Namestring::parse(each.example, each.dialect)) == each.exampleIsUrn,
                 each.id.data());
        const auto found = about(each.example, each.dialect);
        QVERIFY2(std::ranges::count(found, each.contradiction) == 1, each.id.data());
    }
}

void tst_Contradictions::bearsOn_data()
{
    QTest::addColumn<int>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("ids");

    const auto row = [](const char *claim, Dialect dialect, const char *text, const char *ids) {
        QTest::newRow(claim) << int(dialect) << QByteArray(text) << QByteArray(ids);
    };
    constexpr auto k8141 = Dialect::Rfc8141;
    constexpr auto k2015 = Dialect::Urnbis2015;
    constexpr auto k2012 = Dialect::Urnbis2012;
    constexpr auto k1997 = Dialect::Rfc2141;
    row("8141: a plain URN is beyond doubt", k8141, "urn:example:a", "");
    row("8141: r and q could be one r", k8141, "urn:example:a?+b?=c", "end-of-r-component");
    row("8141: r alone cannot", k8141, "urn:example:a?+b", "");
    row("8141: q alone cannot", k8141, "urn:example:a?=b?=c", "");
    row("8141: ?= at the end of r", k8141, "urn:example:a?+b?=#c", "end-of-r-component");
    row("8141: an empty q alone", k8141, "urn:example:a?=", "");
    row("8141: a NID of one character", k8141, "urn:a:b", "older-nids");
    row("8141: a NID of no character", k8141, "urn::b", "");
    row("8141: one character and no NSS was never a URN", k8141, "urn:a", "");
    row("8141: a slash at the start is not in doubt", k8141, "urn:example:/", "");
    row("2015: the same string, another document", k2015, "urn:example:a?+b?=c",
        "components-allowed");
    row("2015: r and q", k2015, "urn:example:a?b?\?c",
        "end-of-q-component components-allowed r-component-ignored");
    row("2015: f", k2015, "urn:example:a#b", "components-allowed");
    row("2015: a ? first in q is the introducer of r", k2015, "urn:example:a?\?b",
        "r-component-ignored");
    row("2015: a ? first in r after q", k2015, "urn:example:a?b?\?\?c",
        "question-mark-first end-of-q-component");
    row("2015: a slash first in q", k2015, "urn:example:a?/b", "");
    row("2015: a hyphen at the end of the NID is not in doubt", k2015, "urn:ab-:c", "");
    row("2012: a hyphen at the end of the NID", k2012, "urn:ab-:c", "nid-last-hyphen");
    row("2012: a hyphen at its start", k2012, "urn:-ab:c", "");
    row("2012: two different keywords", k2012, "urn:foo:a?x=1&y=2", "components-of-urns");
    row("2012: one keyword twice", k2012, "urn:foo:a?x=1&x=2",
        "directive-order components-of-urns");
    row("2012: an encoding without a letter", k2012, "urn:foo:a?x=%20", "components-of-urns");
    row("2012: an encoded space is needed", k2012, "urn:foo:%20", "");
    row("2012: an encoded letter is not", k2012, "urn:foo:%20%41", "needless-encoding");
    row("1997: a slash", k1997, "urn:foo:/", "reserved-characters");
    row("1997: a percent sign", k1997, "urn:foo:%", "reserved-characters");
    row("1997: an ampersand is not in doubt", k1997, "urn:foo:&", "");
}

void tst_Contradictions::bearsOn()
{
    QFETCH(int, dialect);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, ids);
    QByteArrayList found;
    for (const Contradiction each : about(text.toStdString(), Dialect(dialect))) {
        const auto id = spec(each).id;
        found << QByteArray::fromStdString(std::string(id.substr(id.find('.') + 1)));
    }
    QCOMPARE(found.join(' '), ids);
}

void tst_Contradictions::anyBytesAreAsked()
{
    for (const char *const text :
         {"", "u", "urn:", "urn:a", "urn:?", "urn:%", "urn:ab:?", "?+?="}) {
        for (const Dialect dialect : kDialects)
            QVERIFY(about(text, dialect).size() <= 1);
    }
}

NIDREG_TEST(tst_Contradictions, QCoreApplication)

} // namespace tst_contradictions

#include "tst_contradictions.moc"
