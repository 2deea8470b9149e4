// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/session/templateforms.h"
#include "model/actions/discussion.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTextBrowser;
class QTreeWidget;

namespace nidreg::forms {

/// What the discussion list said of a request: its mails, threaded on the left, the chosen one on
/// the right with what it quotes linked to the field. Takes more of them from files, by a dialog
/// or dropped here.
class RequestDiscussion : public QWidget {
    Q_OBJECT

public:
    explicit RequestDiscussion(RegistrySession &session, QWidget *parent = nullptr);

    void setOutlets(MailOutlets outlets);
    void show(const registry::RequestFile &file);
    using QWidget::show;
    void clear();

    int count() const { return int(m_file.discussion.size()); }
    /// Opens the dialog with the mails of these files.
    void import(const QStringList &paths);

signals:
    void fieldWanted(nidreg::templates::Field field);
    /// The mails that the last step calls for are to be drafted.
    void letterWanted();
    /// Mails were imported; the request must be read again.
    void taken();
    void messageShown(const QString &message);

private:
    void layOut();
    void offer();
    void showFields();
    void showMails();
    void showMail();
    void askForFiles();
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

    RegistrySession &m_session;
    MailOutlets m_outlets;
    registry::RequestFile m_file;
    std::vector<actions::DiscussedMail> m_mails;
    QLabel *m_empty;
    QComboBox *m_fields;
    QPushButton *m_import, *m_draft;
    QTreeWidget *m_tree;
    QTextBrowser *m_page;
};

} // namespace nidreg::forms
