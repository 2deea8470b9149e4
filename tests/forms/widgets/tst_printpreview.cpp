// SPDX-License-Identifier: MIT
#include "forms/widgets/printpreview.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPageLayout>
#include <QPrintPreviewDialog>

namespace tst_printpreview {

using namespace nidreg;

class PrintPreviewTest : public QObject {
    Q_OBJECT

private slots:
    void thePaperIsThatOfTheCountry_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<bool>("isWide");
        QTest::addColumn<int>("size");
        QTest::newRow("A4 in Germany") << QLocale("de_DE") << false << int(QPageSize::A4);
        QTest::newRow("a wide table on A4") << QLocale("de_DE") << true << int(QPageSize::A4);
        QTest::newRow("Letter in America") << QLocale("en_US") << false << int(QPageSize::Letter);
    }
    void thePaperIsThatOfTheCountry()
    {
        QFETCH(QLocale, locale);
        QFETCH(bool, isWide);
        QFETCH(int, size);
        const QLocale before;
        QLocale::setDefault(locale);
        QWidget window;
        QPageLayout paper;
        forms::previewPrint(window, {"Print: a list", "a list", isWide, [&](QPrinter &on) {
                                         paper = on.pageLayout();
                                     }});
        QTRY_VERIFY(paper.isValid());
        QLocale::setDefault(before);
        QCOMPARE(int(paper.pageSize().id()), size);
        QCOMPARE(paper.orientation() == QPageLayout::Landscape, isWide);
    }

    void everyControlHasAName()
    {
        QWidget window;
        forms::previewPrint(window, {"Print: a list", "a list", false, [](QPrinter &) {}});
        const auto *preview = window.findChild<QPrintPreviewDialog *>();
        QVERIFY(preview && preview->isVisible());
        QVERIFY(!preview->findChildren<QComboBox *>().isEmpty());
        for (const QComboBox *zoom : preview->findChildren<QComboBox *>())
            QCOMPARE(zoom->accessibleDescription(), QString("Zoom"));
        for (const QLineEdit *page : preview->findChildren<QLineEdit *>())
            QCOMPARE(page->accessibleName(), QString("Page shown"));
    }
};

NIDREG_TEST(PrintPreviewTest, QApplication)

} // namespace tst_printpreview

#include "tst_printpreview.moc"
