// SPDX-License-Identifier: MIT
#include "forms/administration/sessionsmodel.h"

#include "forms/words/newswords.h"
#include "forms/words/plain.h"
#include "forms/words/words.h"
#include "model/base/date.h"

#include <QStringList>

namespace nidreg::forms {

using registry::Session;

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
    return session.state.starts_with("idle") ? tr("Changes the registry, and does nothing now")
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
