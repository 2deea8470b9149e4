// SPDX-License-Identifier: MIT
#include "forms/workbench/urncard.h"
#include "forms/workbench/urnreport.h"
#include "tests/program/program.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QTest>

namespace tst_urncard {

using namespace nidreg::forms;

namespace {

/// "scheme=urn NID=example", as the card has it.
QString named(const CardText &card)
{
    QStringList all;
    for (const CardSpan &span : card.spans)
        all += span.name + '=' + card.text.mid(span.begin, span.end - span.begin);
    return all.join(' ');
}

} // namespace

/// A string with its parts over it.
class TestUrnCard : public QObject {
    Q_OBJECT

private slots:
    void everyPartHasItsName_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("parts");
        QTest::newRow("a name") << "urn:example:a"
                                << "scheme=urn NID=example NSS=a";
        QTest::newRow("with every component")
            << "URN:example:a?+r?=q#f"
            << "scheme=URN NID=example NSS=a r-component=r q-component=q f-component=f";
        QTest::newRow("the first error") << "urn:example:a b"
                                         << "first error= ";
        QTest::newRow("what ends too early") << "urn:example:"
                                             << "ends too early=";
        QTest::newRow("a URI has no card") << "http://example.org/"
                                           << "";
    }

    void everyPartHasItsName()
    {
        QFETCH(QString, input);
        QFETCH(QString, parts);
        QCOMPARE(named(takenApart(input, 0, {}).card), parts);
    }

    void whatIsTooLongIsCutAndCopiedWhole_data()
    {
        QTest::addColumn<qsizetype>("length");
        QTest::addColumn<bool>("isCut");
        QTest::newRow("short") << qsizetype(5) << false;
        QTest::newRow("longer than a line") << qsizetype(500) << true;
        QTest::newRow("a mebibyte") << qsizetype(1 << 20) << true;
    }

    void whatIsTooLongIsCutAndCopiedWhole()
    {
        QFETCH(qsizetype, length);
        QFETCH(bool, isCut);
        const QString input = QStringLiteral("urn:example:") + QString(length, u'a');
        UrnCard card;
        card.resize(600, 100);
        card.setCard(takenApart(input, 0, {}).card);
        const CardLayout::Chip &nss = card.cardLayout().chips().back();
        QCOMPARE(nss.shown.contains(u'…'), isCut);
        for (const CardLayout::Chip &each : card.cardLayout().chips())
            QVERIFY(each.rect.right() <= 600);
        QTest::keyClick(&card, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&card, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), input);
    }

    void aPartIsSelectedByItself()
    {
        UrnCard card;
        card.resize(600, 100);
        card.setCard(takenApart("urn:example:abc?=que", 0, {}).card);
        const auto &chips = card.cardLayout().chips();
        const auto nid = std::ranges::find(chips, qsizetype(4), &CardLayout::Chip::begin);
        QVERIFY(nid != chips.end());
        card.show();
        QTest::mouseDClick(&card, Qt::LeftButton, {},
                           (nid->rect.center() + QPointF(10, 10)).toPoint());
        QCOMPARE(card.selectedText(), "example");
        QTest::keyClick(&card, Qt::Key_Home);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&card, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(card.selectedText(), "urn");
    }

    void aPositionLeadsToItsCharacterAndBack()
    {
        CardLayout layout;
        const CardText card = takenApart("urn:example:" + QString(300, u'a'), 0, {}).card;
        layout.lay(card, QFontDatabase::systemFont(QFontDatabase::FixedFont), QFont(), 500);
        for (const qsizetype unit : {qsizetype(0), qsizetype(5), qsizetype(20), qsizetype(310)}) {
            for (const CardLayout::Chip &chip : layout.chips()) {
                if (unit < chip.begin || unit >= chip.end)
                    continue;
                const QRectF place = layout.stretch(chip, unit, unit + 1);
                QCOMPARE(layout.unitAt(place.center() - QPointF(place.width() / 4, 0)), unit);
            }
        }
    }

    void theCardSaysItsPartsToAScreenReader()
    {
        UrnCard card;
        card.setCard(takenApart("urn:example:a", 0, {}).card);
        QVERIFY(!card.accessibleName().isEmpty());
        QCOMPARE(card.accessibleDescription(), "scheme: urn; NID: example; NSS: a");
    }
};

NIDREG_TEST(TestUrnCard, QApplication)

} // namespace tst_urncard

#include "tst_urncard.moc"
