// SPDX-License-Identifier: MIT
#include "forms/steps/proposalsdialog.h"

#include "forms/steps/stepdialog.h"
#include "forms/widgets/columnfit.h"
#include "forms/widgets/messagestrip.h"
#include "forms/widgets/question.h"
#include "forms/words/newswords.h"
#include "forms/words/policywords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace nidreg::forms {

using registry::Proposal;

ProposalsDialog::ProposalsDialog(RegistrySession &session, QWidget *parent)
    : QDialog(parent), m_session(session), m_strip(new MessageStrip(this)),
      m_hint(new QLabel(this)), m_table(new QTableView(this)),
      m_second(new QPushButton(tr("&Second…"), this)),
      m_withdraw(new QPushButton(tr("&Take back…"), this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setWindowTitle(tr("Proposals"));
    setSizeGripEnabled(true);
    layOut();
    setUpTable();
    connectSignals();
    look();
    load();
}

void ProposalsDialog::layOut()
{
    m_strip->hide();
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_second->setObjectName(QStringLiteral("secondButton"));
    m_withdraw->setObjectName(QStringLiteral("withdrawButton"));
    auto *side = new QVBoxLayout;
    side->addWidget(m_second);
    side->addWidget(m_withdraw);
    side->addStretch();
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_table, 1);
    middle->addLayout(side);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_strip);
    layout->addWidget(m_hint);
    layout->addLayout(middle, 1);
    layout->addWidget(m_buttons);
    resize(fontMetrics().averageCharWidth() * 160, fontMetrics().height() * 20);
}

void ProposalsDialog::setUpTable()
{
    m_table->setObjectName(QStringLiteral("table"));
    m_table->setAccessibleName(tr("Acts that wait for a second registrar"));
    m_table->setModel(&m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    auto *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    new ColumnFit(*m_table, ProposalsModel::WhatColumn);
}

void ProposalsDialog::connectSignals()
{
    connect(m_second, &QPushButton::clicked, this, &ProposalsDialog::second);
    connect(m_withdraw, &QPushButton::clicked, this, &ProposalsDialog::withdraw);
    connect(m_table, &QTableView::activated, this, &ProposalsDialog::second);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ProposalsDialog::look);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_session, &RegistrySession::changed, this, &ProposalsDialog::load);
    connect(&m_session, &RegistrySession::opened, this, &ProposalsDialog::load);
    connect(&m_session, &RegistrySession::actingChanged, this, &ProposalsDialog::load);
    connect(&m_session, &RegistrySession::lost, this, &ProposalsDialog::look);
    connect(&m_session, &RegistrySession::left, this, &QDialog::reject); // nothing here is its
}

void ProposalsDialog::load()
{
    struct Found {
        std::vector<Proposal> proposals;
        registry::Policies policies;
    };
    m_session.ask(
        this,
        [](const actions::Bench &bench) -> registry::Stored<Found> {
            auto proposals = bench.store.proposals();
            if (!proposals)
                return base::fail(proposals.error());
            auto policies = bench.store.policies();
            if (!policies)
                return base::fail(policies.error());
            return Found{std::move(proposals).value(), std::move(policies).value()};
        },
        [this](registry::Stored<Found> found) {
            if (!found)
                return m_strip->say(MessageStrip::Problem, wording(found.error()));
            m_policies = found->policies;
            take(std::move(found).value().proposals);
        });
}

void ProposalsDialog::take(std::vector<Proposal> proposals)
{
    const std::int64_t chosen = selected() ? selected()->event : -1;
    m_model.setRows(std::move(proposals), m_session.clock().now());
    const int row = m_model.rowOf(chosen);
    if (m_model.rowCount() > 0)
        m_table->selectRow(std::max(0, row));
    look();
}

const Proposal *ProposalsDialog::selected() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : &m_model.at(rows.first().row());
}

QString ProposalsDialog::whyNotSecond(const Proposal &proposal) const
{
    if (!m_session.isOpen())
        return tr("The registry is not connected.");
    if (m_session.acting().role != workflow::Role::Registrar)
        return tr("A registrar does this: act as one first.");
    if (proposal.person == m_session.acting().person)
        return tr("You proposed this: another registrar has to do the same.");
    return proposal.outcome == Proposal::Void
        ? tr("The proposal is void: something else happened since.")
        : QString();
}

QString ProposalsDialog::whyNotWithdraw(const Proposal &proposal) const
{
    if (!m_session.isOpen())
        return tr("The registry is not connected.");
    if (m_session.acting().role != workflow::Role::Registrar)
        return tr("A registrar does this: act as one first.");
    return proposal.person == m_session.acting().person
        ? QString()
        : tr("Whoever proposed it takes it back: %1.").arg(words(proposal.person));
}

QString ProposalsDialog::emptyHint() const
{
    return m_policies.value(registry::kTwoPersons).empty()
        ? tr("No act takes two registrars here: Registry ▸ Policies… switches that on.")
        : tr("Nothing waits for a second registrar.");
}

void ProposalsDialog::look()
{
    const Proposal *chosen = selected();
    const QString second = chosen ? whyNotSecond(*chosen) : QString();
    const QString withdrawn = chosen ? whyNotWithdraw(*chosen) : QString();
    m_second->setEnabled(chosen && second.isEmpty());
    m_second->setToolTip(second);
    m_withdraw->setEnabled(chosen && withdrawn.isEmpty());
    m_withdraw->setToolTip(withdrawn);
    m_hint->setText(m_model.rowCount() == 0 ? emptyHint() : second);
    m_hint->setVisible(!m_hint->text().isEmpty());
}

void ProposalsDialog::second()
{
    const Proposal *chosen = selected();
    if (!chosen || !m_second->isEnabled())
        return;
    const Proposal proposal = *chosen; // the list may be read anew while the question is open
    proposal.request.value > 0 ? secondOnRequest(proposal) : secondOnDesk(proposal);
}

/// What is registered is read first: its form says what will happen, and tries it.
void ProposalsDialog::secondOnRequest(const Proposal &proposal)
{
    m_session.ask(
        this,
        [id = proposal.request](const actions::Bench &bench) { return bench.store.request(id); },
        [this](const registry::Stored<registry::RequestFile> &file) {
            if (!file)
                return m_strip->say(MessageStrip::Problem, wording(file.error()));
            openForm(*file);
        });
}

void ProposalsDialog::openForm(const registry::RequestFile &file)
{
    auto *form = new StepDialog(m_session, file, workflow::Step::Register, this);
    form->setAttribute(Qt::WA_DeleteOnClose);
    connect(form, &StepDialog::enrolled, this, [this](const registry::Enrolled &done) {
        if (done.version)
            emit messageShown(
                tr("“%1” is registered as version %2.")
                    .arg(words(done.version->nid), QString::number(done.version->version)));
        load();
    });
    form->begin({});
    form->show();
}

template <class Answer> void ProposalsDialog::answered(const Answer &answer, const QString &message)
{
    if (!answer)
        return m_strip->say(MessageStrip::Problem, wording(answer.error()));
    m_session.refreshDesk();
    emit messageShown(message);
    load();
}

void ProposalsDialog::secondOnDesk(const Proposal &proposal)
{
    const QString what = proposalWords(proposal);
    const Question question{
        tr("Second the proposal?"),
        tr("%1.\n\n%2 proposed this; with you as the second registrar it is done at once.")
            .arg(what, words(proposal.person)),
        tr("&Second")};
    if (!isConfirmed(question, *this))
        return;
    m_strip->hide();
    const QString message = tr("Carried out: %1.").arg(what);
    const registry::Act act = m_session.newAct();
    const bool isAboutRoles = proposal.act == "appoint";
    m_session.ask(
        this,
        [act, proposal, isAboutRoles](const actions::Bench &bench) -> registry::Stored<bool> {
            if (!isAboutRoles)
                return bench.store.setPolicy(act, {proposal.subject, proposal.terms});
            const auto done =
                bench.store.appoint(act, {proposal.subject, registry::proposedRoles(proposal)});
            return done ? registry::Stored<bool>(done->proposed) : base::fail(done.error());
        },
        [this, message](const registry::Stored<bool> &proposed) {
            if (proposed && *proposed) // it was taken back or replaced meanwhile
                m_strip->say(MessageStrip::Information, proposedWords());
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
        tr("Take the proposal back?"),
        tr("%1.\n\nNobody can second it any more. That it was proposed stays on record.").arg(what),
        tr("&Take back")};
    if (!isConfirmed(question, *this))
        return;
    m_strip->hide();
    m_session.ask(
        this,
        [act = m_session.newAct(), event](const actions::Bench &bench) {
            return bench.store.withdrawProposal(act, event);
        },
        [this, what](const registry::Stored<base::Done> &done) {
            answered(done, tr("Taken back: %1.").arg(what));
        });
}

} // namespace nidreg::forms
