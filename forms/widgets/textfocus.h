// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

namespace nidreg::forms {

/// The text that has the focus, whatever widget shows it, for the commands that every program has
/// in its Edit menu. Lists count as texts that can only be copied.
class TextFocus {
public:
    enum Command { Undo, Redo, Cut, Copy, Paste, SelectAll };

    explicit TextFocus(QWidget *widget = nullptr);

    bool can(Command command) const;
    /// Does nothing where can() is false.
    void run(Command command) const;

private:
    QPointer<QWidget> m_widget; ///< a QLineEdit, QTextEdit, QPlainTextEdit, QLabel or a list
};

} // namespace nidreg::forms
