// SPDX-License-Identifier: MIT
#include "forms/administration/sessionsdialog.h"

#include "forms/widgets/question.h"
#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/date.h"

#include <QPushButton>
#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

using registry::Session;

SessionsDialog::SessionsDialog(RegistrySession &session, QWidget *parent)
    : TableDialog(session, parent)
{
    setWindowTitle(tr("Sessions"));
    table().setAccessibleName(tr("Sessions that change the registry or wait to do so"));
    table().showRows(m_model, SessionsModel::StateColumn);
    auto *refresh = addButton(tr("&Refresh"), "refreshButton");
    refresh->setToolTip(tr("Reload the list"));
    connect(refresh, &QPushButton::clicked, this, [this] {
        sayNothing();
        load();
    });
    m_end = addButton(tr("&End session…"), "endButton");
    connect(m_end, &QPushButton::clicked, this, &SessionsDialog::endSession);
    begin(130, 16);
}

void SessionsDialog::load()
{
    session().askApart(
        this, [](const actions::Services &services) { return services.store.sessions(); },
        [this](registry::Stored<std::vector<Session>> found) {
            if (!found)
                return say(MessageBar::Problem, wording(found.error()));
            m_isLoaded = true;
            take(std::move(found).value());
        });
}

void SessionsDialog::take(std::vector<Session> sessions)
{
    const int chosen = selected() ? selected()->process : 0;
    m_model.setRows(std::move(sessions), session().clock().now());
    if (m_model.rowCount() > 0)
        table().selectRow(std::max(0, m_model.rowOf(chosen)));
    look();
}

const Session *SessionsDialog::selected() const
{
    const QModelIndex chosen = table().chosen();
    return chosen.isValid() ? &m_model.at(chosen.row()) : nullptr;
}

void SessionsDialog::look()
{
    QString why = whyNoRegistrar();
    if (why.isEmpty() && !selected())
        why = tr("Select a session first.");
    allow(*m_end, why, tr("Roll back the open transaction and close the connection"));
    const bool isEmpty = m_isLoaded && m_model.rowCount() == 0;
    showHint(isEmpty ? tr("No other session is changing the registry.") : QString());
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
        tr("This ends the session of %1, process %2.\n\nIts unfinished changes are rolled back, "
           "and its connection is closed.")
            .arg(whose, QString::number(process)),
        tr("&End session"), Question::Destructive};
    if (!isConfirmed(question, *this))
        return;
    sayNothing();
    session().actApart(
        this,
        [process](const actions::Services &services) { return services.store.endSession(process); },
        [this, whose](const registry::Stored<base::Done> &done) {
            if (!done)
                say(MessageBar::Problem, wording(done.error()));
            else
                emit messageShown(tr("The session of %1 was ended.").arg(whose));
            load();
        });
}

void SessionsModel::setRows(std::vector<Session> rows, base::Instant now)
{
    m_now = now;
    replaceAll(std::move(rows));
}

int SessionsModel::rowOf(int process) const
{
    return find(process, &Session::process);
}

QString SessionsModel::stateText(const Session &session)
{
    QStringList holders;
    for (const int each : session.waitsFor)
        holders += QString::number(each);
    if (!holders.isEmpty())
        return tr("Waits for process %1").arg(holders.join(QStringLiteral(", ")));
    return session.state.starts_with("idle") ? tr("Changes the registry (idle)")
                                             : tr("Changes the registry");
}

QString SessionsModel::text(const Session &session, int column) const
{
    switch (column) {
    case LoginColumn:
        return words(session.login);
    case ProgramColumn:
        return words(session.program);
    case SinceColumn: {
        const auto since = base::parseInstant(session.since);
        return since ? shownTime(*since, m_now) : words(session.since);
    }
    case StateColumn:
        return stateText(session);
    case ProcessColumn:
        return QString::number(session.process);
    }
    return {};
}

QVariant SessionsModel::heading(int column) const
{
    switch (column) {
    case LoginColumn:
        return tr("Login");
    case ProgramColumn:
        return tr("Program");
    case SinceColumn:
        return tr("Since");
    case StateColumn:
        return tr("State");
    case ProcessColumn:
        return tr("Process");
    }
    return {};
}

} // namespace nidreg::forms
