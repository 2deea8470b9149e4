// SPDX-License-Identifier: MIT
#include "forms/requests/requestsforms.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <algorithm>

namespace nidreg::forms {

RequestForms::RequestForms(RegistrySession &session, QWidget &window)
    : QObject(&window), m_session(session), m_window(window)
{
}

void RequestForms::follow(workflow::RequestId shown)
{
    for (StepDialog *form : m_open)
        form->setVisible(form->request() == shown);
}

StepDialog *RequestForms::formOf(workflow::RequestId request, workflow::Step step) const
{
    const auto found = std::ranges::find_if(m_open, [&](const StepDialog *form) {
        return form->step() == step && form->request() == request;
    });
    return found == m_open.end() ? nullptr : *found;
}

StepDialog *RequestForms::unsentForm() const
{
    const auto found = std::ranges::find_if(m_open, &StepDialog::hasTyped);
    return found == m_open.end() ? nullptr : *found;
}

void RequestForms::closeAll()
{
    for (StepDialog *form : std::vector(m_open))
        form->reject();
}

void RequestForms::open(const registry::RequestFile &file, workflow::Step step,
                        const workflow::Record &record)
{
    StepDialog *form = formOf(file.request.id, step);
    if (!form) {
        form = new StepDialog(m_session, file, step, &m_window);
        m_open.push_back(form);
        connectForm(form);
        form->begin(record);
    }
    form->show();
    form->raise();
    form->activateWindow();
}

void RequestForms::connectForm(StepDialog *form)
{
    connect(form, &QDialog::finished, this, [this, form] {
        std::erase(m_open, form);
        form->deleteLater();
    });
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
