// SPDX-License-Identifier: MIT
#include "forms/widgets/page.h"

#include <QVariant>

namespace nidreg::forms {

static constexpr auto kWhyNot = "whyNot"; ///< what allow() was told

QString nameOf(const Page &page)
{
    QString name = QString::fromLatin1(page.metaObject()->className()).section("::", -1);
    return name.endsWith(QLatin1String("Page")) ? name.chopped(4) : name;
}

void nameCommands(std::initializer_list<std::pair<const char *, QAction *>> commands)
{
    for (const auto &[name, action] : commands)
        action->setObjectName(QLatin1String(name));
}

static void tellKeys(QAction &action, const QString &whyNot)
{
    const QString help = action.data().toString();
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    const QString can = key.isEmpty() ? help : Page::tr("%1 (%2)").arg(help, key);
    action.setToolTip(whyNot.isEmpty() ? can : Page::tr("%1. Not available: %2").arg(help, whyNot));
    action.setStatusTip(whyNot.isEmpty() ? can : Page::tr("Not available: %1").arg(whyNot));
}

void allow(QAction &action, const QString &whyNot)
{
    action.setEnabled(whyNot.isEmpty());
    action.setProperty(kWhyNot, whyNot);
    tellKeys(action, whyNot);
}

void setKeys(QAction &action, const QList<QKeySequence> &keys)
{
    action.setShortcuts(keys);
    const QVariant whyNot = action.property(kWhyNot);
    if (whyNot.isValid())
        tellKeys(action, whyNot.toString());
}

} // namespace nidreg::forms
