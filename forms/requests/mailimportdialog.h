// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/session/templateforms.h"
#include "model/actions/discussion.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nidreg::forms {

class MessageBar;

/// The mails of some files, and what taking them over to a request would do: what is new and of
/// the request is ticked. Files are read, and mails judged, off the window's thread.
class MailImportDialog : public QDialog {
    Q_OBJECT

public:
    /// `forms` and the session outlive the dialog.
    MailImportDialog(RegistrySession &session, const MailForms &forms, registry::RequestFile file,
                     QWidget *parent = nullptr);

    void read(const QStringList &paths);

signals:
    void taken(int count);
    /// The files were read, or could not be.
    void shown();

private:
    struct Reading {
        std::vector<workflow::ListMail> mails;
        std::vector<actions::MailVerdict> verdicts;
        QStringList troubles; ///< a sentence for each file or mail that was not read
    };

    void layOut();
    void show(Reading reading);
    using QDialog::show;
    void addRow(std::size_t mail);
    void count();
    std::vector<workflow::ListMail> ticked() const;
    void take();
    void finish(const registry::Stored<registry::Discussed> &done);

    RegistrySession &m_session;
    const MailForms &m_forms;
    registry::RequestFile m_file;
    Reading m_reading;
    registry::Act m_act; ///< one for the dialog: a retry after an unknown outcome does it once
    MessageBar *m_messageBar;
    QLabel *m_summary;
    QTreeWidget *m_list;
    QDialogButtonBox *m_buttons;
    QPushButton *m_take;
};

} // namespace nidreg::forms
