// SPDX-License-Identifier: MIT
#include "app/shell/editmenu.h"

#include <QApplication>
#include <QMenuBar>

namespace nidreg::app {

using forms::TextFocus;

EditMenu::EditMenu(QAction *preferences, QWidget *window)
    : QMenu(tr("&Edit"), window), m_preferences(preferences)
{
    setToolTipsVisible(true);
    m_undo = make("edit-undo", tr("&Undo"), QKeySequence::Undo, TextFocus::Undo);
    m_redo = make("edit-redo", tr("&Redo"), QKeySequence::Redo, TextFocus::Redo);
    m_clipboard = {
        make("edit-cut", tr("Cu&t"), QKeySequence::Cut, TextFocus::Cut),
        make("edit-copy", tr("&Copy"), QKeySequence::Copy, TextFocus::Copy),
        make("edit-paste", tr("&Paste"), QKeySequence::Paste, TextFocus::Paste),
        make("edit-select-all", tr("Select &all"), QKeySequence::SelectAll, TextFocus::SelectAll)};
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        const bool isOfWindow = now && now->window() == parentWidget()->window();
        if (isOfWindow && !qobject_cast<QMenuBar *>(now) && !qobject_cast<QMenu *>(now))
            m_focused = now;
    });
    connect(this, &QMenu::aboutToShow, this, &EditMenu::offer);
}

/// The keys are only shown: every widget with a text answers to them itself. The window owns the
/// action, for clear() deletes the menu's own.
QAction *EditMenu::make(const char *icon, const QString &text, QKeySequence::StandardKey keys,
                        TextFocus::Command command)
{
    auto *action = new QAction(QIcon::fromTheme(QLatin1String(icon)), text, parentWidget());
    action->setIconText(QString(text).remove(u'&'));
    action->setText(text + u'\t' + QKeySequence(keys).toString(QKeySequence::NativeText));
    connect(action, &QAction::triggered, this,
            [this, command] { TextFocus(m_focused).run(command); });
    m_general.append({action, command});
    return action;
}

void EditMenu::offer()
{
    const TextFocus text(m_focused);
    for (const General &each : m_general)
        each.action->setEnabled(text.can(each.command));
}

static bool isUndo(const QAction *action)
{
    return action->objectName() == QLatin1String("undo")
        || action->objectName() == QLatin1String("redo");
}

void EditMenu::showPage(const forms::Page &page)
{
    clear();
    QList<QAction *> own = page.editActions();
    QList<QAction *> history;
    while (!own.isEmpty() && isUndo(own.first()))
        history += own.takeFirst();
    addActions(history.isEmpty() ? QList<QAction *>{m_undo, m_redo} : history);
    addSeparator();
    addActions(m_clipboard);
    addSeparator();
    addActions(own);
    addSeparator();
    addAction(m_preferences);
}

} // namespace nidreg::app
