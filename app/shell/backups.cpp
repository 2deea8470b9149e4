// SPDX-License-Identifier: MIT
#include "app/shell/backups.h"

#include "forms/backup/backupmark.h"
#include "forms/backup/backupmemory.h"
#include "forms/backup/depositwords.h"
#include "forms/backup/restoredialog.h"
#include "forms/session/beside.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/page.h"
#include "forms/widgets/question.h"
#include "forms/words/wording.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>
#include <QVBoxLayout>

namespace nidreg::app {

using forms::MessageBar;
using forms::RegistrySession;
using registry::Stored;

static constexpr int kHour = 3'600'000; ///< milliseconds

Backups::Backups(RegistrySession &session, forms::BackupOutlets outlets, QVBoxLayout &above,
                 QWidget &window)
    : QObject(&window), m_session(session), m_outlets(std::move(outlets)), m_window(window),
      m_backUp(new QAction(QIcon::fromTheme("document-save-as"), tr("&Back up…"), this)),
      m_restore(new QAction(QIcon::fromTheme("document-revert"), tr("&Restore…"), this)),
      m_run(new forms::BackupRun(m_outlets, &window)), m_bar(new MessageBar(&window)),
      m_mark(new forms::BackupMark(&window))
{
    m_bar->setObjectName(QStringLiteral("backupBar"));
    above.insertWidget(0, m_run);
    above.insertWidget(1, m_bar);
    forms::nameCommands({{"backUp", m_backUp}, {"restore", m_restore}});
    connect(m_backUp, &QAction::triggered, this, &Backups::choose);
    connect(m_restore, &QAction::triggered, this, &Backups::restore);
    connect(m_mark, &QToolButton::clicked, this, &Backups::choose);
    connect(m_run, &forms::BackupRun::ended, this, &Backups::tell);
    connect(&session, &RegistrySession::opened, this, &Backups::open);
    connect(&session, &RegistrySession::changed, this, &Backups::look);
    connect(&session, &RegistrySession::lost, this, &Backups::fitActions);
    connect(&session, &RegistrySession::left, this, &Backups::forget);
    connect(&m_hourly, &QTimer::timeout, this, &Backups::look);
    m_hourly.start(kHour);
    fitActions();
}

QWidget *Backups::mark() const
{
    return m_mark;
}

/// A local registry is its person's own; a server is asked.
void Backups::open()
{
    m_isOwner = m_session.access().local;
    look();
    if (m_isOwner || !m_outlets.mayBackUp)
        return;
    forms::runBeside(m_pool, this, m_outlets.mayBackUp,
                     [this, registry = m_session.link().registry](const Stored<bool> &may) {
                         if (registry == m_session.link().registry)
                             m_isOwner = may && *may;
                         fitActions();
                     });
}

QString Backups::whyNotBackUp() const
{
    if (!m_session.isOpen() || !m_outlets.backUp)
        return tr("The registry is not connected.");
    if (!m_isOwner)
        return tr("This login does not see everything in the registry. Its owner, a superuser or a "
                  "member of nidreg_owner, can back it up.");
    return m_run->isRunning() ? tr("A backup is being written.") : QString();
}

void Backups::fitActions()
{
    m_backUp->setData(tr("Save everything that the registry holds in one file, and verify it"));
    forms::allow(*m_backUp, whyNotBackUp());
    m_restore->setData(tr("Replace the local registry by a backup; the present one is kept"));
    forms::allow(*m_restore,
                 m_run->isRunning()      ? tr("A backup is being written.")
                     : m_outlets.prepare ? QString()
                                         : tr("There is no local registry."));
}

void Backups::forget()
{
    m_head = {};
    m_isUsed = false;
    m_isOwner = false;
    m_mark->hide();
    if (!m_run->isRunning())
        m_bar->hide();
    fitActions();
}

void Backups::look()
{
    fitActions();
    m_session.ask(
        this, [](const actions::Services &services) { return services.store.head(); },
        [this](const Stored<registry::LogHead> &head) {
            if (head && m_session.isOpen())
                takeHead(*head);
        });
}

/// Whether a local registry is worth a backup is looked for only until it is.
void Backups::takeHead(const registry::LogHead &head)
{
    const bool isNews = head.size != m_head.size || head.log != m_head.log;
    m_head = head;
    if (m_isUsed || !isNews || !m_session.access().local || !m_outlets.look || head.log.empty())
        return showState();
    forms::runBeside(
        m_pool, this, m_outlets.look,
        [this, log = QString::fromStdString(head.log)](
            const Stored<registry::LocalProgress> &progress) { takeProgress(log, progress); });
}

void Backups::takeProgress(const QString &log, const Stored<registry::LocalProgress> &progress)
{
    if (log != QString::fromStdString(m_head.log) || !progress)
        return;
    m_isUsed = *progress == registry::LocalProgress::Used;
    showState();
}

std::optional<registry::Backup> Backups::lastBackup() const
{
    return m_outlets.last ? m_outlets.last(m_head.log) : std::nullopt;
}

void Backups::showState()
{
    const auto last = lastBackup();
    const bool isShown = m_session.isOpen() && m_session.access().local && (m_isUsed || last);
    if (!isShown)
        return m_mark->hide();
    m_mark->tell(last, m_session.clock().now());
    remind();
}

/// One thing at a time: not over what a backup came to, and not while one runs.
void Backups::remind()
{
    const QString log = QString::fromStdString(m_head.log);
    const base::Instant now = m_session.clock().now();
    const auto last = lastBackup();
    const forms::BackupState state{now,         forms::Preferences::load().backupReminder,
                                   m_head.size, forms::usedSince(log, now),
                                   last,        forms::lastReminder(log)};
    if (!m_isUsed || m_run->isRunning() || !m_bar->isHidden() || !forms::isReminderDue(state))
        return;
    forms::rememberReminder(log, base::dayOf(now));
    m_bar->say(MessageBar::Information,
               last ? tr("%1. What was done since is on this computer only.")
                          .arg(forms::backupAgeWords(last, now))
                    : tr("Your registry was never backed up. It is on this computer only."),
               {{tr("&Back up now"), [this] { choose(); }},
                {tr("Not no&w"), [] {}},
                {tr("&Preferences…"), [this] { emit preferencesWanted(); }}});
}

void Backups::choose()
{
    if (!m_backUp->isEnabled())
        return;
    const QString suggested =
        forms::suggestedBackup(lastBackup(), QDir::homePath(), m_session.clock().now());
    QFileDialog dialog(&m_window, tr("Back up the registry"), QFileInfo(suggested).path(),
                       tr("Backups (*.nidreg);;All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("nidreg"));
    dialog.selectFile(QFileInfo(suggested).fileName());
    if (dialog.exec() == QDialog::Accepted)
        backUp(dialog.selectedFiles().constFirst());
}

void Backups::backUp(const QString &file)
{
    m_bar->hide();
    m_runningLog = m_head.log;
    m_run->start(file);
    fitActions();
}

void Backups::tell(const Stored<forms::DepositFacts> &backup)
{
    fitActions();
    if (!backup) {
        const bool isStopped = backup.error().refusal == "cancelled";
        return m_bar->say(isStopped ? MessageBar::Information : MessageBar::Problem,
                          forms::wording(backup.error()));
    }
    if (m_outlets.note)
        m_outlets.note(m_runningLog,
                       {m_session.clock().now(), backup->file.toStdString(), backup->events});
    showState();
    m_bar->say(MessageBar::Information, forms::backedUpWords(*backup),
               {{tr("&Show in folder"),
                 [file = backup->file] {
                     QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).path()));
                 }},
                {tr("&Dismiss"), [] {}}});
}

bool Backups::mayClose()
{
    return !m_run->isRunning()
        || forms::isConfirmed({tr("Backup in progress"),
                               tr("A backup is being written. If nidreg closes now, it is stopped "
                                  "and no new backup is made."),
                               tr("&Stop and close")},
                              m_window);
}

void Backups::restore()
{
    auto *dialog = new forms::RestoreDialog(m_session, m_outlets, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace nidreg::app
