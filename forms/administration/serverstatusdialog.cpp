// SPDX-License-Identifier: MIT
#include "forms/administration/serverstatusdialog.h"

#include "forms/words/healthwords.h"
#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QPushButton>

namespace nidreg::forms {

using registry::Health;
using registry::Maintenance;
using registry::StandbyServer;
using registry::Stored;

static constexpr int kAgain = 5000; ///< milliseconds from an answer to the next question

namespace {

/// Collects the lines of the dialog, under whose name their words are translated.
class Lines {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::ServerStatusDialog)

public:
    explicit Lines(base::Instant now) : m_now(now) { }

    void addServer(const Health &health, bool isLocal, bool hasProblems);
    void addReplication(const Health &health);
    void addArchiving(const Health &health);
    void addCertificate(const Health &health);
    void addSize(const Health &health, const registry::LogHead &log);
    void addMaintenance(const Maintenance &maintenance);

    std::vector<StatusLine> lines;

private:
    void add(const QString &what, const QString &value) { lines.push_back({what, value}); }
    QString time(base::Instant at) const { return shownTime(at, m_now); }
    QString events(std::int64_t count) const
    {
        return tr("events: %1").arg(m_locale.toString(qlonglong(count)));
    }

    base::Instant m_now;
    QLocale m_locale;
};

void Lines::addServer(const Health &health, bool isLocal, bool hasProblems)
{
    add(tr("Server"),
        isLocal                ? tr("Local, on this computer")
            : health.isStandby ? tr("Standby, read-only")
                               : tr("Primary"));
    add(tr("PostgreSQL"), words(health.version));
    if (!hasProblems)
        add(tr("Problems"), tr("None"));
}

void Lines::addReplication(const Health &health)
{
    if (health.isStandby) {
        if (health.isReceiving)
            add(tr("Connected to the primary"), *health.isReceiving ? tr("Yes") : tr("No"));
        const QString lag = lagWords(health.bytesBehind, health.secondsBehind);
        add(tr("Behind the primary"), lag.isEmpty() ? tr("Unknown") : lag);
    } else {
        add(tr("Each change waits for"),
            health.waitsFor.empty() ? tr("No standby (replication is asynchronous)")
                                    : words(health.waitsFor));
        if (health.standbys.empty())
            add(tr("Standbys"), tr("None connected"));
    }
    for (const StandbyServer &each : health.standbys)
        add(each.name.empty() ? tr("Standby") : tr("Standby %1").arg(words(each.name)),
            each.state.empty() ? tr("Connected. Details are shown to members of "
                                    "pg_read_all_stats.")
                               : standbyWords(each));
}

void Lines::addArchiving(const Health &health)
{
    const auto at = base::parseInstant(health.archivedAt);
    add(tr("WAL archive"),
        !health.isArchiving ? tr("Not configured")
            : at            ? tr("Last archived %1").arg(time(*at))
                            : tr("Nothing archived yet"));
}

void Lines::addCertificate(const Health &health)
{
    if (health.certificateEnd)
        add(tr("Certificate chain"), tr("Valid until %1").arg(shownTime(*health.certificateEnd)));
}

void Lines::addSize(const Health &health, const registry::LogHead &log)
{
    add(tr("Connections"),
        tr("%1 of %2")
            .arg(m_locale.toString(health.connections), m_locale.toString(health.maxConnections)));
    add(tr("Database size"), m_locale.formattedDataSize(health.bytes));
    add(tr("Events in the log"), m_locale.toString(qlonglong(log.size)));
}

void Lines::addMaintenance(const Maintenance &maintenance)
{
    const auto &[backup, verification, checkpoint, unread] = maintenance;
    add(tr("Last backup by you"),
        backup ? QStringLiteral("%1, %2, %3")
                     .arg(time(backup->at), events(backup->events), words(backup->file))
               : tr("Never"));
    add(tr("Last verification by you"),
        !verification ? tr("Never")
                      : QStringLiteral("%1, %2, %3")
                            .arg(time(verification->at), events(verification->events),
                                 verification->isSound ? tr("no mismatch") : tr("mismatch found")));
    add(tr("Last checkpoint saved by you"),
        unread ? wording(*unread)
            : checkpoint
            ? QStringLiteral("%1, %2").arg(time(checkpoint->at), events(checkpoint->events))
            : tr("Never"));
}

} // namespace

static std::vector<registry::HealthProblem> problemsIn(const ServerStatus &status, bool isLocal,
                                                       base::Instant now)
{
    return problemsOf(status.health, status.maintenance, isLocal, now);
}

std::vector<StatusLine> statusLines(const ServerStatus &status, bool isLocal, base::Instant now)
{
    Lines made(now);
    made.addServer(status.health, isLocal, !problemsIn(status, isLocal, now).empty());
    if (!isLocal) {
        made.addReplication(status.health);
        made.addArchiving(status.health);
        made.addCertificate(status.health);
    }
    made.addSize(status.health, status.log);
    made.addMaintenance(status.maintenance);
    return std::move(made.lines);
}

void StatusModel::setRows(std::vector<StatusLine> rows)
{
    if (rows.size() == this->rows().size())
        renewAll(std::move(rows));
    else
        replaceAll(std::move(rows));
}

QString StatusModel::text(const StatusLine &line, int column) const
{
    return column == WhatColumn ? line.what : line.value;
}

QVariant StatusModel::heading(int column) const
{
    return column == WhatColumn ? tr("Subject") : tr("Status");
}

ServerStatusDialog::ServerStatusDialog(RegistrySession &session, MaintenanceOutlet maintenance,
                                       QWidget *parent)
    : TableDialog(session, parent), m_maintenance(std::move(maintenance))
{
    setWindowTitle(tr("Server status"));
    table().setAccessibleName(tr("Status of the server"));
    table().showRows(m_model, StatusModel::ValueColumn);
    m_copy = addButton(tr("&Copy"), "copyButton");
    m_copy->setToolTip(tr("Copy everything as text"));
    connect(m_copy, &QPushButton::clicked, this, &ServerStatusDialog::copyAll);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    connect(&m_again, &QTimer::timeout, this, &ServerStatusDialog::load);
    begin(140, 29);
}

void ServerStatusDialog::load()
{
    session().ask(
        this,
        [maintenance = m_maintenance, name = session().access().name](
            const actions::Services &services) -> Stored<ServerStatus> {
            auto health = services.store.health();
            if (!health)
                return base::fail(health.error());
            auto log = services.store.head();
            if (!log)
                return base::fail(log.error());
            auto done = maintenance ? maintenance(name, log->log) : Maintenance();
            return ServerStatus{std::move(*health), std::move(*log), std::move(done)};
        },
        [this](const Stored<ServerStatus> &status) {
            take(status);
            m_again.start();
        });
}

void ServerStatusDialog::take(const Stored<ServerStatus> &status)
{
    if (!status)
        return tellProblems(wording(status.error()));
    const bool isLocal = session().access().local;
    const base::Instant now = session().clock().now();
    m_model.setRows(statusLines(*status, isLocal, now));
    QStringList sentences;
    for (const registry::HealthProblem each : problemsIn(*status, isLocal, now))
        sentences += problemWords(each, status->health);
    tellProblems(sentences.join(' '));
    look();
}

void ServerStatusDialog::tellProblems(const QString &problems)
{
    if (problems == m_problems)
        return;
    m_problems = problems;
    if (problems.isEmpty())
        sayNothing();
    else
        say(MessageBar::Problem, problems);
}

void ServerStatusDialog::look()
{
    m_copy->setEnabled(m_model.rowCount() > 0);
}

void ServerStatusDialog::copyAll()
{
    QString all;
    for (int row = 0; row < m_model.rowCount(); ++row)
        all += m_model.at(row).what + QStringLiteral(": ") + m_model.at(row).value + '\n';
    QGuiApplication::clipboard()->setText(all);
    emit messageShown(tr("Server status copied."));
}

} // namespace nidreg::forms
