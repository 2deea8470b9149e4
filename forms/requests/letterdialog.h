// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/session/templateforms.h"

#include <QDialog>
#include <QObject>

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

class MessageBar;

/// Offers to draft the mails that a step calls for. Nothing is sent from here.
class RequestLetters : public QObject {
    Q_OBJECT

public:
    /// Offers are shown in `messageBar`, dialogs above it.
    RequestLetters(RegistrySession &session, MessageBar &messageBar);

    void setOutlets(MailOutlets outlets) { m_outlets = std::move(outlets); }

    /// After a step of one's own: says that it calls for a mail, where it does.
    void offer(const registry::RequestFile &file);
    /// The mails of the last step that calls for any.
    void draft(const registry::RequestFile &file);

private:
    void open(const registry::RequestFile &file, const actions::AddressBook &addresses);

    RegistrySession &m_session;
    MessageBar &m_messageBar;
    MailOutlets m_outlets;
};

} // namespace nidreg::forms
