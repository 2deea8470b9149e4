// SPDX-License-Identifier: MIT
#pragma once

#include "forms/steps/expertchoice.h"
#include "forms/steps/stepact.h"
#include "forms/steps/unsenttexts.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <memory>

class QPushButton;

namespace nidreg::forms {

namespace Ui {
class StepDialog;
}

/// The form of one step of a review: what it must record, and what will happen. It does not block
/// the window behind it, which can be read meanwhile.
///
/// What was typed survives every answer but success: a step that was refused, met a conflict or
/// lost its connection leaves the form open with the reason, and a form that was closed, or whose
/// program ended, has it again.
///
/// While the form is open it follows the request: changes by others are shown at once, with who and
/// when, and whether the step is still possible.
class StepDialog : public QDialog {
    Q_OBJECT

public:
    /// For every step but Submit, which needs a template and not a form. `file` is what the person
    /// has before their eyes.
    StepDialog(RegistrySession &session, const registry::RequestFile &file, workflow::Step step,
               QWidget *parent = nullptr);
    ~StepDialog() override;

    workflow::RequestId request() const { return m_watch.request().id; }
    workflow::Step step() const { return m_act.step(); }

    workflow::Record record() const;
    void setRecord(const workflow::Record &record);
    /// Whether closing now would leave something unsent.
    bool hasTyped() const;

    /// Fills the form with what was typed for this step before and not sent, or else with `record`.
    void begin(const workflow::Record &initial);

    void reject() override;

signals:
    void taken(const nidreg::workflow::Request &request);
    void registered(const nidreg::registry::Registered &done);
    void personWanted(); ///< somebody is to be added, for there is nobody to choose

private:
    QString noteName() const;
    void setUpFields();
    void setUpButtons();
    void connectFields();
    void connectAct();
    void warnOfSecond();
    void showSubject();
    void showWhatIsMissing();
    QString whyNot() const;
    std::optional<workflow::StepError> whyClosed() const;

    void attempt(bool dryRun);
    void succeeded(const StepOutcome &outcome);
    void proposed();
    void refused(const actions::ActionError &why);
    void tellOfLostAnswer();
    void tellNothingRecorded();

    void looked(const std::vector<registry::Event> &news);
    void showNews(const QString &why);
    void judgeTheNewest();
    void copyText();

    UnsentTextKey unsentKey() const;
    void keepTyped() const;
    void startAfresh();
    void say(bool isProblem, const QString &message);
    void growToFit();
    void showTakeText();
    void setBusy(bool busy);

    std::unique_ptr<Ui::StepDialog> m_ui;
    RegistrySession &m_session;
    RequestWatch m_watch;
    StepAct m_act;
    ExpertChoice *m_experts = nullptr;
    int m_judged; ///< the revision that the person has read
    std::vector<registry::Event> m_news; ///< what others did since the form was opened
    QString m_why; ///< why the last try was refused, until the request was looked at again
    QPushButton *m_takeButton = nullptr;
    QString m_takeText; ///< of that button, with its mnemonic
    QPushButton *m_dryRunButton = nullptr;
    QPushButton *m_closeButton = nullptr;
    QPointer<QWidget> m_focused; ///< when the answer was asked for
    QTimer m_keep; ///< writes what is typed to disk
    bool m_isDone = false; ///< proposed: the form only tells so
};

} // namespace nidreg::forms
