// SPDX-License-Identifier: MIT
#include "app/shell/menubar.h"

#include <QKeyEvent>

namespace nidreg::app {

bool MenuBar::isDeliveredAgain(const QEvent &event)
{
    if (event.type() != QEvent::ShortcutOverride && event.type() != QEvent::KeyRelease)
        return false;
    const auto &key = static_cast<const QKeyEvent &>(event);
    m_isTimed = m_isTimed || key.timestamp() != 0;
    return key.key() == Qt::Key_Alt && key.timestamp() == 0 && m_isTimed;
}

bool MenuBar::eventFilter(QObject *object, QEvent *event)
{
    return !isDeliveredAgain(*event) && QMenuBar::eventFilter(object, event);
}

} // namespace nidreg::app
