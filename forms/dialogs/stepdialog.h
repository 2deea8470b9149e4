// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QDialog>
#include <QPointer>

#include <memory>

class QPushButton;

namespace nidreg::forms {

namespace Ui {
class StepDialog;
}

/// The form of one step of a review: what it must record, and what will happen. It does not block
/// the window behind it, which can be read meanwhile.
///
/// What was typed survives every answer but success: a step that was refused, came too late or got
/// lost on the way leaves the form open with the reason. All tries are one act with one key, so a
/// second try after a lost answer does nothing twice.
class StepDialog : public QDialog {
    Q_OBJECT

public:
    /// For every step but Submit, which needs a template and not a form.
    StepDialog(RegistrySession &session, const review::Request &request, review::Step step,
               QWidget *parent = nullptr);
    ~StepDialog() override;

    review::RequestId request() const { return m_request.id; }
    review::Step step() const { return m_step; }

    review::Record record() const;
    void setRecord(const review::Record &record);
    /// Whether closing now would lose something that was typed.
    bool hasTyped() const;

    void reject() override;

signals:
    void taken(const nidreg::review::Request &request);
    void enrolled(const nidreg::registry::NamespaceVersion &version);
    /// Closed without success: what was typed, to be offered again.
    void leftUnsent(const nidreg::review::Record &record);

private:
    void setUpFields();
    void setUpExperts();
    void setUpButtons();
    void showSubject();
    void showWhatIsMissing();
    void attempt(bool rehearse);
    void decide(const registry::Act &act);
    void enroll(const registry::Act &act);
    template <class Answer> void answered(const registry::Act &act, Answer answer);
    void succeeded(const review::Request &request);
    void succeeded(const registry::NamespaceVersion &version);
    void wouldSucceed(const review::Request &request);
    void wouldSucceed(const registry::NamespaceVersion &version);
    void failed(const actions::ActionError &why);
    void lookAgain(const QString &why);
    void say(bool isProblem, const QString &message);
    void growToFit();
    void setBusy(bool busy);

    std::unique_ptr<Ui::StepDialog> m_ui;
    RegistrySession &m_session;
    review::Request m_request;
    const review::Step m_step;
    const registry::Act m_act;
    QPushButton *m_takeButton = nullptr;
    QPushButton *m_rehearseButton = nullptr;
    QPointer<QWidget> m_focused; ///< when the answer was asked for
    bool m_isBusy = false;
    bool m_isUnknown = false; ///< the answer was lost: nothing may be changed before it is known
};

} // namespace nidreg::forms
