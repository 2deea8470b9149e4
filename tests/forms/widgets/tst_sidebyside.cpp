// SPDX-License-Identifier: MIT
#include "forms/widgets/sidebyside.h"
#include "tests/forms/widgets/twotemplates.h"
#include "tests/program/program.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace tst_sidebyside {

using namespace nidreg;
using namespace nidreg::forms;
using templates::Field;
using templates::NamespaceTemplate;
using namespace nidreg::tests;

/// `bytes` of prose in lines of 72 columns, another text for every seed.
static std::string prose(std::size_t bytes, unsigned seed)
{
    static const char *const kWords[] = {"light", "the",        "harbour", "of",
                                         "a",     "registrant", "buoy"};
    std::string text;
    std::size_t line = 0;
    for (unsigned i = seed; text.size() < bytes; i = i * 1103515245u + 12345u) {
        const std::string word = kWords[(i >> 16) % std::size(kWords)];
        const bool breaks = line + word.size() > 71;
        line = breaks ? word.size() : line + word.size() + 1;
        text += (breaks ? "\n" : text.empty() ? "" : " ") + word;
    }
    return text;
}

class SideBySideTest : public QObject {
    Q_OBJECT

private slots:
    void f8GoesFromDifferenceToDifferenceAndRound()
    {
        SideBySide widget;
        show(widget, changedTemplate());
        QStringList places;
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(&widget.view(), Qt::Key_F8);
            places += widget.model().heading(widget.view().currentIndex().row());
        }
        QCOMPARE(places, (QStringList{"Version", "Purpose", "Syntax", "Documentation", "Version"}));
        QTest::keyClick(&widget.view(), Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(widget.model().heading(widget.view().currentIndex().row()),
                 QString("Documentation"));
    }

    void theDifferenceGoneToIsInSight_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const QByteArray lines = QByteArray("a line\n").repeated(400);
        QTest::newRow("among many lines") << lines + "old\n" + lines << lines + "new\n" + lines;
        const QByteArray words = QByteArray("words ").repeated(4000);
        QTest::newRow("in a long line") << words + "old " + words << words + "new " + words;
    }

    void theDifferenceGoneToIsInSight()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        NamespaceTemplate first, second;
        first.set(Field::Purpose, before.toStdString());
        second.set(Field::Purpose, after.toStdString());
        SideBySide widget;
        widget.resize(900, 500);
        QSignalSpy compared(&widget, &SideBySide::compared);
        widget.compare(first, second);
        widget.show();
        QVERIFY(!compared.isEmpty() || compared.wait(test::kPatience));
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        QTest::keyClick(&widget.view(), Qt::Key_F8);
        QVERIFY2(tintedRows(widget.view()) > 0, "the marked word is painted");
    }

    void aClickAndTheKeysOpenAFold()
    {
        SideBySide widget;
        show(widget, changedTemplate());
        const int fold = rowOf(widget.model(), SideBySideModel::FoldRow);
        const QModelIndex index = widget.model().index(fold, 0);
        const auto click = [&] {
            QTest::mouseClick(widget.view().viewport(), Qt::LeftButton, {},
                              widget.view().visualRect(index).center());
        };
        widget.view().scrollTo(index);
        click();
        QVERIFY(widget.model().isOpen(fold));
        click();
        QVERIFY(!widget.model().isOpen(fold));
        widget.view().setCurrentIndex(index);
        QTest::keyClick(&widget.view(), Qt::Key_Right);
        QVERIFY(widget.model().isOpen(fold));
        QTest::keyClick(&widget.view(), Qt::Key_Left);
        QVERIFY(!widget.model().isOpen(fold));
        QTest::keyClick(&widget.view(), Qt::Key_Return);
        QVERIFY(widget.model().isOpen(fold));
    }

    void copyTakesTheColumnThatIsSelected()
    {
        SideBySide widget;
        show(widget, changedTemplate());
        QTest::keyClick(&widget.view(), Qt::Key_F8);
        QTest::keyClick(&widget.view(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("2"));
        const int row = widget.view().currentIndex().row();
        widget.view().selectionModel()->select(widget.model().index(row, 0),
                                               QItemSelectionModel::Select);
        QTest::keyClick(&widget.view(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("- 1\n+ 2"));
    }

    void nothingDiffersIsSaid()
    {
        SideBySide widget;
        show(widget, someTemplate());
        QVERIFY(widget.message().startsWith("No differences"));
        for (auto *button : widget.findChildren<QToolButton *>()) {
            QVERIFY(!button->isEnabled());
            QVERIFY(button->toolTip().contains("Not available"));
        }
        widget.compare(someTemplate(), changedTemplate());
        QVERIFY(widget.message().isEmpty());
        widget.say("There is nothing to compare with.");
        QCOMPARE(widget.message(), QString("There is nothing to compare with."));
    }

    /// Changes are told by signs, by underlines and to a screen reader, not by colour alone.
    void aScreenReaderHearsWhatChanged()
    {
        SideBySide widget;
        show(widget, changedTemplate());
        QTest::keyClick(&widget.view(), Qt::Key_F8);
        QTest::keyClick(&widget.view(), Qt::Key_F8);
        const QModelIndex index = widget.view().currentIndex();
        QCOMPARE(index.data(Qt::AccessibleTextRole).toString(),
                 QString("Line 1, changed, only here “and buoys”: "
                         "Names for lighthouses and buoys."));
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&widget.view());
        QVERIFY(face && !face->text(QAccessible::Name).isEmpty());
    }

    void charactersThatCannotBeSeenAreShown()
    {
        QCOMPARE(withVisibleControls("a\u202eb\u200bc\u0007d\te"),
                 QString("a\ufffdb\ufffdc\u2407d\te"));
    }

    void linesAreCutIntoPiecesThatFit_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("pieces");
        QTest::newRow("an empty line") << "" << QStringList{""};
        QTest::newRow("one that fits") << "0123456789" << QStringList{"0123456789"};
        QTest::newRow("at a blank") << "01234 6789 12" << QStringList{"01234 6789 ", "12"};
        QTest::newRow("a long word") << "0123456789abc" << QStringList{"0123456789", "abc"};
        QTest::newRow("a tab") << "a\tbcd efg" << QStringList{"a\t", "bcd efg"};
        QTest::newRow("not within a character")
            << QString("0123456789") + QString::fromUcs4(U"\U0001F331\U0001F331")
            << QStringList{"0123456789", QString::fromUcs4(U"\U0001F331\U0001F331")};
    }

    void linesAreCutIntoPiecesThatFit()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, pieces);
        const LineWrap wrap(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        QStringList cut;
        for (const LineWrap::Piece &piece : wrap.pieces(text, 10 * wrap.cell()))
            cut += text.mid(piece.start, piece.length);
        QCOMPARE(cut, pieces);
    }

    /// The window answers while the largest fields are compared, and afterwards.
    void theLargestFieldsDoNotBlockTheWindow_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        constexpr std::size_t kMaxBytes = 256 * 1024;
        const QByteArray text = QByteArray::fromStdString(prose(kMaxBytes, 1));
        QByteArray edited = text;
        edited.replace("harbour", "port");
        QByteArray oneLine = text, otherLine = edited;
        oneLine.replace('\n', ' ');
        otherLine.replace('\n', ' ');
        QTest::newRow("a word changed everywhere") << text << edited;
        QTest::newRow("nothing in common")
            << text << QByteArray::fromStdString(prose(kMaxBytes, 77)).toUpper();
        QTest::newRow("one line of it") << oneLine << otherLine;
        QTest::newRow("nothing but line ends")
            << QByteArray("\n").repeated(kMaxBytes) << QByteArray("x\n").repeated(kMaxBytes / 2);
    }

    void theLargestFieldsDoNotBlockTheWindow()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        NamespaceTemplate first = someTemplate(), second = someTemplate();
        first.set(Field::Purpose, before.toStdString());
        second.set(Field::Purpose, after.toStdString());
        SideBySide widget;
        widget.resize(1000, 700);
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        QSignalSpy compared(&widget, &SideBySide::compared);
        bool goesOn = false;
        widget.compare(first, second);
        QTimer::singleShot(0, &widget, [&] { goesOn = compared.isEmpty(); });
        QTRY_COMPARE(compared.size(), 1);
        QVERIFY2(goesOn, "nothing else was done before both texts were compared");
        QElapsedTimer step;
        step.start();
        widget.grab();
        const qint64 shown = step.restart();
        QTest::keyClick(&widget.view(), Qt::Key_F8);
        widget.grab();
        const qint64 gone = step.restart();
        widget.resize(800, 700);
        widget.grab();
        qInfo("painted in %lld ms, F8 %lld, resized %lld", shown, gone, step.elapsed());
    }

private:
    static void show(SideBySide &widget, const NamespaceTemplate &after)
    {
        widget.resize(1000, 700);
        widget.setTitles("Before", "After");
        widget.compare(someTemplate(), after);
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
    }

    /// How many rows of pixels show the tint of a marked word of the column on the right.
    static int tintedRows(SideBySideView &view)
    {
        view.clearSelection();
        const QImage image = view.viewport()->grab().toImage();
        int rows = 0;
        for (int y = 0; y < image.height(); ++y) {
            bool isTinted = false;
            for (int x = image.width() / 2; x < image.width(); ++x) {
                const QColor color = image.pixelColor(x, y);
                isTinted |= color.green() - color.red() > 35;
            }
            rows += isTinted;
        }
        return rows;
    }
};

NIDREG_TEST(SideBySideTest, QApplication)

} // namespace tst_sidebyside

#include "tst_sidebyside.moc"
