// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace nidreg::forms {

/// Ctrl+E, Ctrl+K and Ctrl+U are the window's commands also while a line is being written. On X11
/// Qt lets a line keep them, to move and delete as in Emacs. An event filter for the whole
/// application.
class CommandKeys : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace nidreg::forms
