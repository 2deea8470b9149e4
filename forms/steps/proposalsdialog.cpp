// SPDX-License-Identifier: MIT
#include "forms/steps/proposalsdialog.h"

#include "forms/steps/stepdialog.h"
#include "forms/widgets/question.h"
#include "forms/words/newswords.h"
#include "forms/words/policywords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/administer.h"

#include <QPushButton>

namespace nidreg::forms {

using registry::Proposal;

ProposalsDialog::ProposalsDialog(RegistrySession &session, QWidget *parent)
    : TableDialog(session, parent), m_second(addButton(tr("&Confirm…"), "secondButton")),
      m_withdraw(addButton(tr("&Withdraw…"), "withdrawButton"))
{
    setWindowTitle(tr("Proposals"));
    table().setAccessibleName(tr("Actions waiting for a second registrar"));
    table().showRows(m_model, ProposalsModel::WhatColumn);
    connect(m_second, &QPushButton::clicked, this, &ProposalsDialog::second);
    connect(m_withdraw, &QPushButton::clicked, this, &ProposalsDialog::withdraw);
    connect(&table(), &QTableView::activated, this, &ProposalsDialog::second);
    connect(&session, &RegistrySession::changed, this, &ProposalsDialog::load);
    connect(&session, &RegistrySession::actingChanged, this, &ProposalsDialog::load);
    begin(160, 20);
}

void ProposalsDialog::load()
{
    struct Found {
        std::vector<Proposal> proposals;
        registry::Policies policies;
    };
    session().ask(
        this,
        [](const actions::Services &services) -> registry::Stored<Found> {
            auto proposals = services.store.proposals();
            if (!proposals)
                return base::fail(proposals.error());
            auto policies = services.store.policies();
            if (!policies)
                return base::fail(policies.error());
            return Found{std::move(proposals).value(), std::move(policies).value()};
        },
        [this](registry::Stored<Found> found) {
            if (!found)
                return say(MessageBar::Problem, wording(found.error()));
            m_policies = found->policies;
            take(std::move(found).value().proposals);
        });
}

void ProposalsDialog::take(std::vector<Proposal> proposals)
{
    const std::int64_t chosen = selected() ? selected()->event : -1;
    m_model.setRows(std::move(proposals), session().clock().now());
    const int row = m_model.rowOf(chosen);
    if (m_model.rowCount() > 0)
        table().selectRow(std::max(0, row));
    look();
}

const Proposal *ProposalsDialog::selected() const
{
    const QModelIndex chosen = table().chosen();
    return chosen.isValid() ? &m_model.at(chosen.row()) : nullptr;
}

QString ProposalsDialog::whyNotSecond(const Proposal &proposal) const
{
    if (const QString why = whyNoRegistrar(); !why.isEmpty())
        return why;
    if (proposal.person == session().acting().person)
        return tr("You proposed this. Another registrar must do the same.");
    return proposal.outcome == Proposal::Void
        ? tr("The proposal is no longer valid, because the situation has changed.")
        : QString();
}

QString ProposalsDialog::whyNotWithdraw(const Proposal &proposal) const
{
    if (const QString why = whyNoRegistrar(); !why.isEmpty())
        return why;
    return proposal.person == session().acting().person
        ? QString()
        : tr("Only %1, who proposed it, can withdraw it.").arg(words(proposal.person));
}

QString ProposalsDialog::emptyHint() const
{
    return m_policies.value(registry::kTwoPersons).empty()
        ? tr("No action requires two registrars. You can change this under Registry ▸ "
             "Policies.")
        : tr("No proposals.");
}

void ProposalsDialog::look()
{
    const Proposal *chosen = selected();
    const QString choose = tr("Select a proposal.");
    const QString second = chosen ? whyNotSecond(*chosen) : QString();
    allow(*m_second, chosen ? second : choose);
    allow(*m_withdraw, chosen ? whyNotWithdraw(*chosen) : choose);
    showHint(m_model.rowCount() == 0 ? emptyHint() : second);
}

void ProposalsDialog::second()
{
    const Proposal *chosen = selected();
    if (!chosen || !m_second->isEnabled())
        return;
    const Proposal proposal = *chosen; // the list may be read anew while the question is open
    proposal.request.value > 0 ? secondOnRequest(proposal) : secondOnRegistry(proposal);
}

/// What is registered is read first: its form says what will happen, and tries it.
void ProposalsDialog::secondOnRequest(const Proposal &proposal)
{
    session().ask(
        this,
        [id = proposal.request](const actions::Services &services) {
            return services.store.request(id);
        },
        [this](const registry::Stored<registry::RequestFile> &file) {
            if (!file)
                return say(MessageBar::Problem, wording(file.error()));
            openForm(*file);
        });
}

void ProposalsDialog::openForm(const registry::RequestFile &file)
{
    auto *form = new StepDialog(session(), file, workflow::Step::Register, this);
    form->setAttribute(Qt::WA_DeleteOnClose);
    connect(form, &StepDialog::registered, this, [this](const registry::Registered &done) {
        if (done.version)
            emit messageShown(
                tr("“%1” was registered as version %2.")
                    .arg(words(done.version->nid), QString::number(done.version->version)));
        load();
    });
    form->begin({});
    form->show();
}

template <class Answer> void ProposalsDialog::answered(const Answer &answer, const QString &message)
{
    if (!answer)
        return say(MessageBar::Problem, wording(answer.error()));
    session().refreshAccess();
    emit messageShown(message);
    load();
}

void ProposalsDialog::secondOnRegistry(const Proposal &proposal)
{
    const QString what = proposalWords(proposal);
    const Question question{
        tr("Confirm the proposal?"),
        tr("%1.\n\n%2 proposed this. If you confirm it as the second registrar, it is applied "
           "immediately.")
            .arg(what, words(proposal.person)),
        tr("&Confirm")};
    if (!isConfirmed(question, *this))
        return;
    sayNothing();
    const QString message = tr("Applied: %1.").arg(what);
    const registry::Act act = session().newAct();
    session().ask(
        this,
        [act, proposal](const actions::Services &services) {
            return actions::second(services, act, proposal);
        },
        [this, message](const registry::Stored<bool> &proposed) {
            if (proposed && *proposed) // it was taken back or replaced meanwhile
                say(MessageBar::Information, proposedWords());
            answered(proposed, proposed && *proposed ? QString() : message);
        });
}

void ProposalsDialog::withdraw()
{
    const Proposal *chosen = selected();
    if (!chosen)
        return;
    const std::int64_t event = chosen->event;
    const QString what = proposalWords(*chosen);
    const Question question{
        tr("Withdraw the proposal?"),
        tr("%1.\n\nNobody can confirm it after that. The log keeps the proposal.").arg(what),
        tr("&Withdraw")};
    if (!isConfirmed(question, *this))
        return;
    sayNothing();
    session().ask(
        this,
        [act = session().newAct(), event](const actions::Services &services) {
            return actions::withdrawProposal(services, act, event);
        },
        [this, what](const registry::Stored<base::Done> &done) {
            answered(done, tr("Withdrawn: %1.").arg(what));
        });
}

void ProposalsModel::setRows(std::vector<Proposal> rows, base::Instant now)
{
    m_now = now;
    replaceAll(std::move(rows));
}

int ProposalsModel::rowOf(std::int64_t event) const
{
    return find(event, &Proposal::event);
}

QString ProposalsModel::text(const Proposal &proposal, int column) const
{
    switch (column) {
    case WhatColumn:
        return proposal.outcome == Proposal::Void
            ? tr("%1 (no longer valid)").arg(proposalWords(proposal))
            : proposalWords(proposal);
    case PersonColumn:
        return words(proposal.person);
    case WhenColumn:
        return shownTime(proposal.at, m_now);
    case EventColumn:
        return QString::number(proposal.event);
    }
    return {};
}

QVariant ProposalsModel::heading(int column) const
{
    switch (column) {
    case WhatColumn:
        return tr("What");
    case PersonColumn:
        return tr("Proposed by");
    case WhenColumn:
        return tr("When");
    case EventColumn:
        return tr("Event");
    }
    return {};
}

} // namespace nidreg::forms
