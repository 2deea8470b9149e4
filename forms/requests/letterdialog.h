// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/session/templateforms.h"

#include <QDialog>
#include <QObject>

#include <map>
#include <set>
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

signals:
    /// Every mail was opened in the mail program, saved or copied: the rest is done elsewhere.
    void handedOver();

private:
    void noteHandedOver(); ///< the letter shown
    void layOut();
    void addButtons(QVBoxLayout &layout);
    void choose(int letter);
    void keep(); ///< what was typed goes back into the letter
    void saveAs();

    std::vector<actions::Letter> m_letters;
    MailOutlets m_outlets;
    base::Date m_today;
    int m_shown = 0;
    std::set<int> m_handedOver;
    MessageBar *m_messageBar;
    QComboBox *m_which;
    QLabel *m_note;
    QLineEdit *m_to, *m_subject;
    QPlainTextEdit *m_body;
};

/// Offers to draft the mails that a step requires to whoever took it, until they are handed over or
/// the offer is dismissed. Nothing is sent from here.
class RequestLetters : public QObject {
    Q_OBJECT

public:
    /// Offers are shown in `messageBar`, dialogs above it.
    RequestLetters(RegistrySession &session, MessageBar &messageBar);

    void setOutlets(MailOutlets outlets) { m_outlets = std::move(outlets); }

    /// A step of one's own was taken: remembers that it requires a mail, where it does.
    void remember(const registry::RequestFile &file);
    /// Says so where the mails of this request are still to be sent by the acting person.
    void show(const registry::RequestFile &file);
    /// Another registry is opened.
    void clear();
    /// The mails of the last step that calls for any.
    void draft(const registry::RequestFile &file);

private:
    /// The mails of a step that are still to be sent.
    struct Due {
        std::int64_t event = -1; ///< that recorded the step
        std::string person; ///< who took it
    };

    bool isDue(const registry::RequestFile &file) const;
    void say(const registry::RequestFile &file, const std::vector<actions::Letter> &letters);
    void settle(workflow::RequestId request);
    void open(const registry::RequestFile &file, const actions::AddressBook &addresses);

    std::map<workflow::RequestId, Due> m_due;
    std::int64_t m_said = -1; ///< the event whose mails the bar speaks of
    RegistrySession &m_session;
    MessageBar &m_messageBar;
    MailOutlets m_outlets;
};

} // namespace nidreg::forms
