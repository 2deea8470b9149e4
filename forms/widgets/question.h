// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace nidreg::forms {

/// The question before something that cannot be undone. All of it is plain text.
struct Question {
    enum Kind { Plain, Destructive };

    QString title;
    QString text; ///< what will happen, and to what
    QString answer; ///< the button that says yes, with its mnemonic
    Kind kind = Plain;
    /// A name for "Do not ask again"; only for what loses nothing. Empty: always asked.
    QString id = {};
};

/// Asks above `over` and waits. False for Cancel, which is the default, and where `over` has gone
/// meanwhile. True at once where the person does not want to be asked this any more.
bool isConfirmed(const Question &question, QWidget &over);

/// Says above `over` that what a person asked for was not done: `what` it was and `why` not. It
/// stays until it is read, as a line in the status bar would not. Does not wait.
void tellFailure(QWidget &over, const QString &what, const QString &why);

/// Asks for a folder to write to, beginning in `start`; one that does not exist yet can be named,
/// and is not created here. Empty: none was chosen.
QString askFolder(QWidget *parent, const QString &title, const QString &start);

} // namespace nidreg::forms
