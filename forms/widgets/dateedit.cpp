// SPDX-License-Identifier: MIT
#include "forms/widgets/dateedit.h"

#include <QKeyEvent>

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
    const Section before = currentSection();
    QDateEdit::keyPressEvent(event);
    const QString typed = event->text();
    m_wentOn = typed.size() == 1 && typed[0].isDigit() && currentSection() != before;
}

} // namespace nidreg::forms
