// SPDX-License-Identifier: MIT
#pragma once

#include "forms/steps/stepdialog.h"

namespace nidreg::forms {

/// The forms of the steps, one a request and step, which stay open beside the window while their
/// request is shown. What was typed into one that was closed is in it again when it opens.
class RequestForms : public QObject {
    Q_OBJECT

public:
    /// The forms are windows above `window`.
    RequestForms(RegistrySession &session, QWidget &window);

    /// `record` is what the form begins with where nothing was typed before.
    void open(const registry::RequestFile &file, workflow::Step step,
              const workflow::Record &record);

    /// Hides the forms of other requests than `shown`, as they are, and shows its own again: no
    /// step is taken on a request that is not before one's eyes.
    void follow(workflow::RequestId shown);

    /// A form that holds something typed, be it hidden; null: none.
    StepDialog *unsentForm() const;

    /// What was typed is kept.
    void closeAll();

signals:
    void messageShown(const QString &message);
    /// A step was taken: the request has changed.
    void taken();
    /// What `nid` was registered as, in a sentence; taken() follows.
    void registered(const QString &nid, const QString &message);
    void personWanted(); ///< somebody is to be added to the registry

private:
    StepDialog *formOf(workflow::RequestId request, workflow::Step step) const;
    void connectForm(StepDialog *form);

    RegistrySession &m_session;
    QWidget &m_window;
    std::vector<StepDialog *> m_open; ///< those not closed, shown or hidden
};

} // namespace nidreg::forms
