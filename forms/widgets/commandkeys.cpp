// SPDX-License-Identifier: MIT
#include "forms/widgets/commandkeys.h"

#include <QKeyEvent>

namespace nidreg::forms {

bool CommandKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride || !watched->isWidgetType())
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->modifiers() != Qt::ControlModifier)
        return false;
    const bool isEmacs =
        key->key() == Qt::Key_E || key->key() == Qt::Key_K || key->key() == Qt::Key_U;
    if (isEmacs)
        event->ignore();
    return isEmacs;
}

} // namespace nidreg::forms
