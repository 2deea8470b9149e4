// SPDX-License-Identifier: MIT
#include "forms/requests/requestsforms.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

namespace nidreg::forms {

RequestForms::RequestForms(RegistrySession &session, QWidget &window)
    : QObject(&window), m_session(session), m_window(window)
{
}

static constexpr const char *kWaits = "waits"; ///< property of a form that is hidden, not closed

static bool isOpen(const StepDialog &form)
{
    return form.isVisible() || form.property(kWaits).toBool();
}

void RequestForms::follow(workflow::RequestId shown)
{
    for (StepDialog *form : m_window.findChildren<StepDialog *>()) {
        const bool isOfShown = form->request() == shown;
        if (!isOpen(*form) || isOfShown == form->isVisible())
            continue;
        form->setProperty(kWaits, !isOfShown);
        form->setVisible(isOfShown);
    }
}

StepDialog *RequestForms::formOf(workflow::RequestId request, workflow::Step step) const
{
    for (StepDialog *form : m_window.findChildren<StepDialog *>()) {
        if (form->step() == step && form->request() == request && isOpen(*form))
            return form;
    }
    return nullptr;
}

StepDialog *RequestForms::unsentForm() const
{
    for (StepDialog *form : m_window.findChildren<StepDialog *>()) {
        if (isOpen(*form) && form->hasTyped())
            return form;
    }
    return nullptr;
}

void RequestForms::closeAll()
{
    for (StepDialog *form : m_window.findChildren<StepDialog *>()) {
        if (!isOpen(*form))
            continue;
        form->reject();
        if (form->property(kWaits).toBool())
            form->deleteLater(); // what is hidden does not close
        form->setProperty(kWaits, false);
    }
}

void RequestForms::open(const registry::RequestFile &file, workflow::Step step,
                        const workflow::Record &record)
{
    StepDialog *form = formOf(file.request.id, step);
    if (!form) {
        form = new StepDialog(m_session, file, step, &m_window);
        form->setAttribute(Qt::WA_DeleteOnClose);
        connectForm(form);
        form->begin(record);
    }
    form->show();
    form->raise();
    form->activateWindow();
}

void RequestForms::connectForm(StepDialog *form)
{
    connect(form, &StepDialog::personWanted, this, &RequestForms::personWanted);
    connect(form, &StepDialog::taken, this, [this](const workflow::Request &taken) {
        emit messageShown(tr("Request %1: %2.").arg(taken.id.value).arg(wording(taken.state)));
        emit this->taken();
    });
    connect(form, &StepDialog::registered, this, [this](const registry::Registered &done) {
        const QString nid = done.version ? words(done.version->nid) : QString();
        const QString message = done.version
            ? tr("“%1” was registered as version %2.")
                  .arg(nid, QString::number(done.version->version))
            : tr("The registration was proposed. Another registrar must do the same.");
        emit messageShown(message);
        if (done.version)
            emit registered(nid, message);
        emit taken();
    });
}

} // namespace nidreg::forms
