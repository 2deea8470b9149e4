// SPDX-License-Identifier: MIT
#include "forms/administration/sessionsdialog.h"

#include "forms/widgets/columnfit.h"
#include "forms/widgets/messagestrip.h"
#include "forms/widgets/question.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

using registry::Session;

SessionsDialog::SessionsDialog(RegistrySession &session, QWidget *parent)
    : QDialog(parent), m_session(session), m_strip(new MessageStrip(this)),
      m_hint(new QLabel(this)), m_table(new QTableView(this)),
      m_refresh(new QPushButton(tr("&Refresh"), this)),
      m_end(new QPushButton(tr("&End session…"), this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setWindowTitle(tr("Sessions"));
    setSizeGripEnabled(true);
    layOut();
    setUpTable();
    connectSignals();
    look();
    load();
}

void SessionsDialog::layOut()
{
    m_strip->hide();
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_refresh->setObjectName(QStringLiteral("refreshButton"));
    m_refresh->setToolTip(tr("Look again who is changing the registry"));
    m_end->setObjectName(QStringLiteral("endButton"));
    auto *side = new QVBoxLayout;
    side->addWidget(m_refresh);
    side->addWidget(m_end);
    side->addStretch();
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_table, 1);
    middle->addLayout(side);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_strip);
    layout->addWidget(m_hint);
    layout->addLayout(middle, 1);
    layout->addWidget(m_buttons);
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 16);
}

void SessionsDialog::setUpTable()
{
    m_table->setObjectName(QStringLiteral("table"));
    m_table->setAccessibleName(tr("Sessions that change the registry or wait to"));
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
    new ColumnFit(*m_table, SessionsModel::StateColumn);
}

void SessionsDialog::connectSignals()
{
    connect(m_refresh, &QPushButton::clicked, this, [this] {
        m_strip->hide();
        load();
    });
    connect(m_end, &QPushButton::clicked, this, &SessionsDialog::endSession);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SessionsDialog::look);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_session, &RegistrySession::opened, this, &SessionsDialog::load);
    connect(&m_session, &RegistrySession::actingChanged, this, &SessionsDialog::look);
    connect(&m_session, &RegistrySession::lost, this, &SessionsDialog::look);
    connect(&m_session, &RegistrySession::left, this, &QDialog::reject); // nothing here is its
}

void SessionsDialog::load()
{
    m_session.askApart(
        this, [](const actions::Bench &bench) { return bench.store.sessions(); },
        [this](registry::Stored<std::vector<Session>> found) {
            if (!found)
                return m_strip->say(MessageStrip::Problem, wording(found.error()));
            m_isLoaded = true;
            take(std::move(found).value());
        });
}

void SessionsDialog::take(std::vector<Session> sessions)
{
    const int chosen = selected() ? selected()->process : 0;
    m_model.setRows(std::move(sessions), m_session.clock().now());
    if (m_model.rowCount() > 0)
        m_table->selectRow(std::max(0, m_model.rowOf(chosen)));
    look();
}

const Session *SessionsDialog::selected() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : &m_model.at(rows.first().row());
}

QString SessionsDialog::whyNotEnd() const
{
    if (!m_session.isOpen())
        return tr("The registry is not connected.");
    if (m_session.acting().role != workflow::Role::Registrar)
        return tr("A registrar does this: act as one first.");
    return selected() ? QString() : tr("Select the session to end.");
}

void SessionsDialog::look()
{
    const QString why = whyNotEnd();
    m_end->setEnabled(why.isEmpty());
    m_end->setToolTip(why.isEmpty() ? tr("Roll back what this session has not finished, and close "
                                         "its connection")
                                    : why);
    const bool isEmpty = m_isLoaded && m_model.rowCount() == 0;
    m_hint->setText(isEmpty ? tr("Nobody else is changing the registry now.") : QString());
    m_hint->setVisible(isEmpty);
}

void SessionsDialog::endSession()
{
    const Session *chosen = selected();
    if (!chosen || !m_end->isEnabled())
        return;
    const int process = chosen->process;
    const QString whose = chosen->program.empty()
        ? words(chosen->login)
        : tr("%1 (%2)").arg(words(chosen->login), words(chosen->program));
    const Question question{
        tr("End the session?"),
        tr("This ends the session of %1, process %2.\n\nWhat it has not finished is rolled back, "
           "and its connection is closed.")
            .arg(whose, QString::number(process)),
        tr("&End session"), Question::Destructive};
    if (!isConfirmed(question, *this))
        return;
    m_strip->hide();
    m_session.actApart(
        this, [process](const actions::Bench &bench) { return bench.store.endSession(process); },
        [this, whose](const registry::Stored<base::Done> &done) {
            if (!done)
                m_strip->say(MessageStrip::Problem, wording(done.error()));
            else
                emit messageShown(tr("The session of %1 was ended.").arg(whose));
            load();
        });
}

} // namespace nidreg::forms
