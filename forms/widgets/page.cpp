// SPDX-License-Identifier: MIT
#include "forms/widgets/page.h"

namespace nidreg::forms {

void allow(QAction &action, const QString &whyNot)
{
    action.setEnabled(whyNot.isEmpty());
    const QString help = action.data().toString();
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    const QString can = key.isEmpty() ? help : Page::tr("%1 (%2)").arg(help, key);
    action.setToolTip(whyNot.isEmpty() ? can : Page::tr("%1. Not available: %2").arg(help, whyNot));
    action.setStatusTip(action.toolTip());
}

} // namespace nidreg::forms
