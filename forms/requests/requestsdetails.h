// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/session/templateforms.h"

#include <QWidget>

#include <memory>

class QAction;

namespace nidreg::forms {

namespace Ui {
class RequestsDetails;
}
class MessageBar;
class RequestDiscussion;
class RequestForms;
class RequestLetters;
class RequestTemplate;
class StepDialog;

/// One request: its state and the possible steps, its template with the findings, its discussion,
/// and its history.
class RequestsDetails : public QWidget {
    Q_OBJECT

public:
    explicit RequestsDetails(RegistrySession &session, QWidget *parent = nullptr);
    ~RequestsDetails() override;

    void setOutlets(const MailOutlets &outlets);

    /// The command that saves what is shown, as a button beside the title.
    void offerRecord(QAction &save);

    void show(workflow::RequestId id);
    using QWidget::show;
    void clear();
    void leave(); ///< the registry is closed: step dialogs close, and keep what was typed
    void refresh(); ///< looks again, keeping what is being read

    void passTime(); ///< shows how long the present turn has lasted by now

    /// The request shown; null while none is.
    const workflow::Request *request() const;
    /// With everything that is on record of it; null while none is shown.
    const registry::RequestFile *file() const { return request() ? &m_file : nullptr; }
    QList<QAction *> stepActions() const;

    /// A form that holds something typed; null: none.
    StepDialog *unsentForm() const;

signals:
    void shownChanged();
    void requestWanted(nidreg::workflow::RequestId id);
    void editWanted(nidreg::workflow::RequestId id);
    void namespaceWanted(const QString &nid);
    void messageShown(const QString &message);
    void personWanted(); ///< somebody is to be added to the registry
    void keyboardFreed(); ///< by a step that is taken, and none is left for this person

private:
    void setUpViews();
    void connectSignals();
    void load();
    void take(registry::Stored<registry::RequestFile> file);
    void showFile();
    void showTimeline();
    void showNotice();
    void followNotice(const QString &link);
    void showDiscussion();
    void showMails();
    void leadToNamespace(const QString &nid, const QString &message);
    void goToField(templates::Field field);
    void openForm(workflow::Step step);
    void changeEvent(QEvent *event) override;

    std::unique_ptr<Ui::RequestsDetails> m_ui;
    RegistrySession &m_session;
    workflow::RequestId m_id;
    registry::RequestFile m_file;
    RequestTemplate *m_template = nullptr;
    RequestDiscussion *m_mails = nullptr;
    RequestLetters *m_letters = nullptr;
    MessageBar *m_registered = nullptr; ///< what was registered here, with the way there
    bool m_offersLetters = false; ///< a step was taken here: what comes back may call for a mail
    RequestForms *m_forms;
    int m_question = 0;
};

} // namespace nidreg::forms
