// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAbstractButton;
class QWidget;

namespace nidreg::forms {

/// Ctrl+Return does the main action of the dialog with the focus, also where Return would break a
/// line. An event filter for the whole application.
class MainActionKey : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// The button that says yes in `dialog`; null where none can be pressed now.
QAbstractButton *mainButtonOf(const QWidget &dialog);

} // namespace nidreg::forms
