// SPDX-License-Identifier: MIT
#include "forms/audit/auditpage.h"
#include "forms/widgets/marks.h"
#include "forms/widgets/pace.h"
#include "forms/widgets/question.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/files/savewhole.h"
#include "ui_auditpage.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>

#include <atomic>
#include <stop_token>

namespace nidreg::forms {

using registry::LogReport;
using registry::Stored;
using registry::StoreError;

/// What the window and the verifying thread share.
struct AuditPage::Run {
    std::atomic<std::int64_t> done = 0, total = 0;
    std::stop_source stop; ///< the window's alone
};

/// The checkpoint of the log as it is now.
void AuditPage::loadHead()
{
    if (!m_outlets.checkpoint)
        return;
    m_session.ask(
        this, [](const actions::Services &services) { return services.store.head(); },
        [this](const Stored<registry::LogHead> &head) {
            if (!head || !m_session.isOpen())
                return;
            const auto note = m_outlets.checkpoint(*head);
            m_ui->checkpointText->setPlainText(note ? *note : wording(note.error()));
            m_copyCheckpoint->setEnabled(bool(note));
            m_saveCheckpoint->setEnabled(bool(note));
            m_note->setEnabled(note && m_outlets.note);
        });
}

void AuditPage::copyCheckpoint()
{
    QGuiApplication::clipboard()->setText(m_ui->checkpointText->toPlainText());
    emit messageShown(tr("Checkpoint copied. Keep it where nobody who runs the server can "
                         "change it."));
}

void AuditPage::saveCheckpoint()
{
    const base::Date today = base::dayOf(m_session.clock().now());
    const QString name = QFileDialog::getSaveFileName(
        this, tr("Save the checkpoint"),
        QStringLiteral("checkpoint-%1.txt").arg(QString::fromStdString(base::toString(today))),
        tr("All files (*)"));
    if (name.isEmpty())
        return;
    if (const auto whyNot = files::saveWhole(name, m_ui->checkpointText->toPlainText().toUtf8()))
        return tellFailure(*this, tr("The checkpoint could not be saved as %1.").arg(name),
                           *whyNot);
    emit messageShown(
        tr("Checkpoint saved as %1. Give a copy to someone who cannot change the registry.")
            .arg(QDir::toNativeSeparators(name)));
}

void AuditPage::noteCheckpoint()
{
    m_session.askApart( // the events that it covers may be many
        this,
        [note = m_outlets.note, name = m_session.access().name,
         checkpoint = m_ui->checkpointText->toPlainText()](const actions::Services &services) {
            return note(services.store, name, checkpoint);
        },
        [this](const Stored<QString> &noted) {
            emit messageShown(
                noted ? tr("Checkpoint saved in %1. Later verifications compare the log with it.")
                            .arg(*noted)
                      : wording(noted.error()));
        });
}

void AuditPage::verify()
{
    if (m_run)
        return;
    m_run = std::make_shared<Run>();
    m_verify->setEnabled(false);
    m_ui->progressBar->setRange(0, 0);
    m_ui->progressPanel->show();
    m_ui->reportLabel->setText(tr("Verifying the log…"));
    m_ui->reportIcon->hide();
    m_progress.start(kProgressEvery);
    const auto progress = [run = m_run](std::int64_t done, std::int64_t total) {
        run->done = done;
        run->total = total;
        return true; // who stops it stops every statement
    };
    m_run->stop = m_session.askApart(
        this,
        [name = m_session.access().name, witnesses = m_outlets.witnesses,
         progress](const actions::Services &services) -> Stored<LogReport> {
            if (!witnesses)
                return services.store.verify(progress, {});
            const auto head = services.store.head();
            const auto kept = head
                ? witnesses(name, head->log)
                : Stored<std::vector<registry::NotedHead>>(base::fail(head.error()));
            return kept ? services.store.verify(progress, *kept)
                        : Stored<LogReport>(base::fail(kept.error()));
        },
        [this, run = m_run](const Stored<LogReport> &report) {
            if (run != m_run)
                return; // it was cancelled, or the registry was left meanwhile
            endRun();
            if (report && m_outlets.noteVerified)
                m_outlets.noteVerified(report->head.log,
                                       {m_session.clock().now(), report->events,
                                        !report->mismatch && report->differences.empty()});
            showReport(report);
        });
}

/// Ends the run for the page at once; the work itself ends soon.
void AuditPage::stopRun()
{
    if (m_run)
        m_run->stop.request_stop();
    endRun();
}

void AuditPage::endRun()
{
    m_run.reset();
    m_progress.stop();
    m_verify->setEnabled(true);
    m_ui->progressPanel->hide();
}

/// What was verified, and its checkpoint, are another registry's.
void AuditPage::forgetReport()
{
    stopRun();
    m_ui->reportIcon->hide();
    m_ui->reportLabel->setText(tr("The log has not been verified yet."));
    m_ui->checkpointText->clear();
    m_copyCheckpoint->setEnabled(false);
    m_saveCheckpoint->setEnabled(false);
    m_note->setEnabled(false);
}

void AuditPage::cancelVerifying()
{
    stopRun();
    m_ui->reportLabel->setText(tr("The verification was stopped. It has no result."));
}

void AuditPage::showProgress()
{
    if (!m_run || m_run->total <= 0)
        return;
    m_ui->progressBar->setRange(0, 1000);
    m_ui->progressBar->setValue(int(m_run->done * 1000 / m_run->total));
}

/// The first few: `audit verify` lists them all.
static QString definitionsIn(const LogReport &report)
{
    constexpr std::size_t kShown = 5;
    QStringList names;
    for (std::size_t i = 0; i < report.differences.size() && i < kShown; ++i)
        names += words(report.differences[i]);
    if (report.differences.size() > kShown)
        names += QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

QString AuditPage::reportWords(const LogReport &report) const
{
    const QLocale locale;
    QString text = report.mismatch
        ? tr("Mismatch in the log: %1. Somebody changed the database outside the program. Do "
             "not change it. Make a copy, and compare it with a backup.")
              .arg(wording(*report.mismatch))
        : tr("No mismatch found. No events were changed. Events: %1 (numbered from 0), submitted "
             "revisions: %2, registered versions: %3.")
              .arg(locale.toString(qlonglong(report.events)),
                   locale.toString(qlonglong(report.revisions)),
                   locale.toString(qlonglong(report.versions)));
    if (report.differences.size() > 1)
        text += ' '
            + tr("Database definitions that do not match the installed ones (%1): %2.")
                  .arg(locale.toString(qlonglong(report.differences.size())),
                       definitionsIn(report));
    if (!report.mismatch && report.witnesses > 0)
        text += ' '
            + tr("The log is consistent with every saved checkpoint (%1).")
                  .arg(locale.toString(qlonglong(report.witnesses)));
    if (report.otherLogs > 0)
        text += ' '
            + tr("Checkpoints of another log were saved under the name of this registry (%1) "
                 "and ignored. They belong to another registry, or this log was replaced from "
                 "its first event.")
                  .arg(locale.toString(qlonglong(report.otherLogs)));
    if (report.isPartial)
        text += ' '
            + tr("The events that you may see and the hash tree over all %1 events were "
                 "verified. A registrar can verify the rest.")
                  .arg(locale.toString(qlonglong(report.head.size)));
    return text;
}

/// Verifying changes nothing and is not begun again by itself, as words for acts would say.
QString AuditPage::failureWords(const StoreError &why)
{
    if (why.kind != StoreError::Unreachable || !why.refusal.empty())
        return wording(why);
    return tr("Cannot verify the log: the registry is not connected. Connect "
              "and verify the log again.");
}

void AuditPage::showReport(const Stored<LogReport> &report)
{
    const QIcon mark = !report ? markIcon(base::Severity::Warning)
        : report->mismatch     ? markIcon(base::Severity::Error)
                               : markIcon(Mark::Fine);
    showMark(*m_ui->reportIcon, mark, fontMetrics().height() * 3 / 2);
    m_ui->reportIcon->show();
    m_ui->reportLabel->setText(report ? reportWords(*report) : failureWords(report.error()));
}

void AuditPage::proveChosen()
{
    const registry::Event *event = chosen();
    if (!event)
        return;
    m_session.ask(
        this,
        [number = event->number](const actions::Services &services) {
            return services.store.prove(registry::EventPosition{number});
        },
        [this](const Stored<registry::Inclusion> &inclusion) { saveProof(inclusion); });
}

void AuditPage::saveProof(const Stored<registry::Inclusion> &inclusion)
{
    if (!inclusion)
        return tellFailure(*this, tr("The proof could not be saved."), wording(inclusion.error()));
    const auto proof = m_outlets.proof(*inclusion);
    if (!proof)
        return tellFailure(*this, tr("The proof could not be saved."), wording(proof.error()));
    const QString name = QFileDialog::getSaveFileName(
        this, tr("Save a proof"), tr("event-%1.tlog-proof").arg(inclusion->number),
        tr("Proofs (*.tlog-proof);;All files (*)"));
    if (name.isEmpty())
        return;
    if (const auto whyNot = files::saveWhole(name, *proof))
        return tellFailure(*this, tr("The proof could not be saved as %1.").arg(name), *whyNot);
    emit messageShown(tr("Proof saved as %1.").arg(name));
}

} // namespace nidreg::forms
