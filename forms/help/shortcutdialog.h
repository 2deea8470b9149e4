// SPDX-License-Identifier: MIT
#pragma once

#include "forms/help/shortcuts.h"

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QPushButton;

namespace nidreg::forms {

/// Asks for the keys of a command: they are pressed. Says at once why they cannot be taken, or who
/// uses them, and takes them from another command only by a button of its own.
class ShortcutDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutDialog(const Shortcuts &shortcuts, const ShortcutCommand &command,
                   const QKeySequence &keys, QWidget *parent);

    QKeySequence keys() const;

private:
    void look();

    const Shortcuts &m_shortcuts;
    const ShortcutCommand &m_command;
    QKeySequenceEdit *m_edit;
    QLabel *m_verdict;
    QPushButton *m_take;
    QPushButton *m_ok;
};

} // namespace nidreg::forms
