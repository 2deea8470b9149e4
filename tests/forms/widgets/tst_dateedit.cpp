// SPDX-License-Identifier: MIT
#include "forms/widgets/dateedit.h"
#include "tests/program/program.h"

#include <QApplication>

namespace tst_dateedit {

using namespace nidreg;

/// Dates are typed as they are read.
class TestDateEdit : public QObject {
    Q_OBJECT

private slots:
    void aDayIsTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QDate>("day");
        QTest::newRow("with hyphens") << "2015-01-01" << QDate(2015, 1, 1);
        QTest::newRow("with hyphens, in the middle of a year")
            << "2016-06-15" << QDate(2016, 6, 15);
        QTest::newRow("at the end of a year") << "1999-12-31" << QDate(1999, 12, 31);
        QTest::newRow("without hyphens") << "20150304" << QDate(2015, 3, 4);
        QTest::newRow("with one digit for a month and a day") << "2015-3-7" << QDate(2015, 3, 7);
        QTest::newRow("a leap day") << "2024-02-29" << QDate(2024, 2, 29);
        QTest::newRow("the year alone") << "2015" << QDate(2015, 11, 27);
        QTest::newRow("the same day") << "2026-11-27" << QDate(2026, 11, 27);
    }

    void aDayIsTyped()
    {
        QFETCH(QString, typed);
        forms::DateEdit edit;
        edit.setMaximumDate(QDate(2026, 11, 27));
        edit.setDate(QDate(2026, 11, 27));
        edit.show();
        edit.setFocus(Qt::OtherFocusReason);
        edit.setSelectedSection(QDateTimeEdit::YearSection);
        QTest::keyClicks(&edit, typed);
        QTest::keyClick(&edit, Qt::Key_Return);
        QTEST(edit.date(), "day");
    }

    void whatIsSelectedIsReplaced()
    {
        for (const auto start : {QDateTimeEdit::YearSection, QDateTimeEdit::DaySection}) {
            forms::DateEdit edit;
            edit.setDate(QDate(2026, 11, 27));
            edit.show();
            edit.setFocus(Qt::OtherFocusReason);
            edit.setSelectedSection(start);
            QTest::keyClick(&edit, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(&edit, "2018-03-01");
            QTest::keyClick(&edit, Qt::Key_Return);
            QCOMPARE(edit.date(), QDate(2018, 3, 1));
        }
    }

    void aHyphenStillGoesOn()
    {
        forms::DateEdit edit;
        edit.setDate(QDate(2026, 11, 27));
        edit.show();
        edit.setSelectedSection(QDateTimeEdit::YearSection);
        QTest::keyClicks(&edit, "-5"); // leaves the year as it is
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(edit.date(), QDate(2026, 5, 27));
    }
};

NIDREG_TEST(TestDateEdit, QApplication)

} // namespace tst_dateedit

#include "tst_dateedit.moc"
