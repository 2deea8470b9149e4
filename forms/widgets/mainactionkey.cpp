// SPDX-License-Identifier: MIT
#include "forms/widgets/mainactionkey.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QMessageBox>
#include <QPushButton>

namespace nidreg::forms {

QAbstractButton *mainButtonOf(const QWidget &dialog)
{
    for (const QDialogButtonBox *box : dialog.findChildren<QDialogButtonBox *>()) {
        for (QAbstractButton *button : box->buttons()) {
            const auto role = box->buttonRole(button);
            const bool isMain =
                role == QDialogButtonBox::AcceptRole || role == QDialogButtonBox::YesRole;
            if (isMain && button->isEnabled() && button->isVisible())
                return button;
        }
    }
    return nullptr;
}

/// Questions are left out: what cannot be undone is answered with a look at its button.
bool MainActionKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isReturn || !key->modifiers().testFlag(Qt::ControlModifier))
        return false;
    if (qobject_cast<QKeySequenceEdit *>(watched)
        || qobject_cast<QKeySequenceEdit *>(watched->parent()))
        return false; // it is to become the keys of a command
    const auto *dialog = qobject_cast<QDialog *>(static_cast<const QWidget *>(watched)->window());
    if (!dialog || qobject_cast<const QMessageBox *>(dialog))
        return false;
    QAbstractButton *button = mainButtonOf(*dialog);
    if (button)
        button->click();
    return button != nullptr;
}

} // namespace nidreg::forms
