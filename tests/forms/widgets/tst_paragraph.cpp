// SPDX-License-Identifier: MIT
#include "forms/widgets/paragraph.h"
#include "tests/program/program.h"

#include <QScrollBar>
#include <QVBoxLayout>
#include <QtTest>

namespace tst_paragraph {

using nidreg::forms::Paragraph;

/// A paragraph above something that takes the rest, in a window of a given height.
class ParagraphTest : public QObject {
    Q_OBJECT

private slots:
    void aParagraphIsNeverCut_data()
    {
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("scrolls");
        QTest::newRow("where there is room, it is as high as its lines") << 600 << false;
        QTest::newRow("where there is not, it scrolls") << 60 << true;
    }

    void aParagraphIsNeverCut()
    {
        QFETCH(const int, height);
        QWidget window;
        auto *paragraph = new Paragraph(&window);
        paragraph->setText(QStringLiteral("many words ").repeated(60));
        auto *rest = new QWidget(&window);
        rest->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(paragraph);
        layout->addWidget(rest);
        window.resize(300, height);
        window.show();
        QTRY_COMPARE(paragraph->width(), 300);
        QTEST(paragraph->verticalScrollBar()->maximum() > 0, "scrolls");
        QVERIFY(paragraph->widget()->height()
                >= paragraph->widget()->heightForWidth(paragraph->widget()->width()));
    }
};

NIDREG_TEST(ParagraphTest, QApplication)

} // namespace tst_paragraph

#include "tst_paragraph.moc"
