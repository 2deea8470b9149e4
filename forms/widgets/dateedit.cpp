// SPDX-License-Identifier: MIT
#include "forms/widgets/dateedit.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

namespace nidreg::forms {

DateEdit::DateEdit(QWidget *parent) : QDateEdit(parent)
{
    setCalendarPopup(true);
    setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
}

void DateEdit::keyPressEvent(QKeyEvent *event)
{
    const bool wentOn = std::exchange(m_wentOn, false);
    if (wentOn && event->text() == QLatin1String("-"))
        return;
    const QString typed = event->text();
    const bool isDigit = typed.size() == 1 && typed[0].isDigit();
    if (isDigit && lineEdit()->selectedText() == lineEdit()->text())
        setSelectedSection(sectionAt(0)); // who selects all types all
    const Section before = currentSection();
    QDateEdit::keyPressEvent(event);
    m_wentOn = isDigit && currentSection() != before;
}

} // namespace nidreg::forms
