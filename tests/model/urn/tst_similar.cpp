// SPDX-License-Identifier: MIT
#include "model/urn/nidrules.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_similar {

using namespace nidreg::urn;

class tst_Similar : public QObject {
    Q_OBJECT

private slots:
    void skeletons_data();
    void skeletons();
    void pairs_data();
    void pairs();
};

void tst_Similar::skeletons_data()
{
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<QByteArray>("skeleton");

    QTest::newRow("lower case, and i is an l") << QByteArray("ISBN") << QByteArray("lsbn");
    QTest::newRow("hyphens are dropped") << QByteArray("urn-7") << QByteArray("um7");
    QTest::newRow("hyphens are dropped before pairs") << QByteArray("r-n") << QByteArray("m");
    QTest::newRow("rn is an m") << QByteArray("modern") << QByteArray("modem");
    QTest::newRow("vv is a w") << QByteArray("vvfa") << QByteArray("wfa");
    QTest::newRow("pairs go from left to right") << QByteArray("vvv") << QByteArray("wv");
    QTest::newRow("0 is an o, 1 an l, 5 an s") << QByteArray("0150") << QByteArray("olso");
    QTest::newRow("other digits stay") << QByteArray("3gpp2") << QByteArray("3gpp2");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
}

void tst_Similar::skeletons()
{
    QFETCH(QByteArray, nid);
    QFETCH(QByteArray, skeleton);
    QCOMPARE(QByteArray::fromStdString(::nidreg::urn::skeleton(nid.toStdString())), skeleton);
}

void tst_Similar::pairs_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<bool>("similar");

    const auto row = [](const char *claim, const char *left, const char *right, bool similar) {
        QTest::newRow(claim) << QByteArray(left) << QByteArray(right) << similar;
    };
    row("a NID is not similar to itself", "isbn", "isbn", false);
    row("a NID in capitals is the same NID", "isbn", "ISBN", false);
    row("hyphens alone differ", "broad-band", "broadband", true);
    row("0 and o differ", "oid", "0id", true);
    row("1 and l differ", "lex", "1ex", true);
    row("i and l differ", "iso", "lso", true);
    row("rn and m differ", "mrn", "mm", true);
    row("short NIDs may differ by one letter", "isbn", "issn", false);
    row("four characters are short", "ieee", "eee", false);
    row("five characters, one exchanged", "geant", "giant", true);
    row("five characters, one more", "geant", "geants", true);
    row("five characters, one more in front", "swift", "aswift", true);
    row("five characters, one left out", "geants", "geant", true);
    row("four against five is short", "gdst1", "gdst", false);
    row("two letters exchanged are two edits", "geant", "gaent", false);
    row("two edits are different enough", "thread", "threats", false);
    row("nothing in common", "thread", "example", false);
    row("one edit in capitals", "GEANT", "giant", true);
}

void tst_Similar::pairs()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QFETCH(bool, similar);
    QCOMPARE(isSimilar(left.toStdString(), right.toStdString()), similar);
    QCOMPARE(isSimilar(right.toStdString(), left.toStdString()), similar);
}

NIDREG_TEST(tst_Similar, QCoreApplication)

} // namespace tst_similar

#include "tst_similar.moc"
