// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/mailforms.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace nidreg::forms {

class MessageBar;

/// The mails that a step calls for, to be read, changed, copied, saved, or handed to the person's
/// own mail program. Nothing is ever sent from here.
class LetterDialog : public QDialog {
    Q_OBJECT

public:
    /// `letters` has one at least; what `outlets` lends outlives the dialog.
    LetterDialog(std::vector<actions::Letter> letters, MailOutlets outlets, base::Date today,
                 QWidget *parent = nullptr);

    /// The letter shown, with what was changed.
    const actions::Letter &letter();
    /// Writes it as a file; the message bar says when that failed.
    bool save(const QString &path);
    void openInMailProgram();
    void copyAndSay();
    void copy();

private:
    void layOut();
    void addButtons(QVBoxLayout &layout);
    void choose(int letter);
    void keep(); ///< what was typed goes back into the letter
    void saveAs();

    std::vector<actions::Letter> m_letters;
    MailOutlets m_outlets;
    base::Date m_today;
    int m_shown = 0;
    MessageBar *m_messageBar;
    QComboBox *m_which;
    QLabel *m_note;
    QLineEdit *m_to, *m_subject;
    QPlainTextEdit *m_body;
};

} // namespace nidreg::forms
