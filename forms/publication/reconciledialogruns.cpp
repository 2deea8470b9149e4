// SPDX-License-Identifier: MIT
#include "forms/publication/differencesview.h"
#include "forms/publication/differencewords.h"
#include "forms/publication/reconciledialog.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/pace.h"
#include "forms/widgets/question.h"
#include "forms/words/listingwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/publish.h"
#include "ui_reconciledialog.h"

#include <QFileInfo>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <atomic>
#include <stop_token>

namespace nidreg::forms {

using registry::Stored;
using registry::StoreError;

/// What the window and the working thread share.
struct ReconcileDialog::Run {
    std::atomic<std::int64_t> done = 0, total = 0;
    std::atomic<bool> isCancelled = false;
    std::stop_source stop; ///< the window's alone

    registry::Progress progress(const std::shared_ptr<Run> &self)
    {
        return [self](std::int64_t so_far, std::int64_t of) {
            self->done = so_far;
            self->total = of;
            return !self->isCancelled;
        };
    }
};

ReconcileDialog::~ReconcileDialog()
{
    save();
    endRun();
}

std::shared_ptr<ReconcileDialog::Run> ReconcileDialog::begin(Stage stage, const QString &what)
{
    m_run = std::make_shared<Run>();
    m_messageBar->hide();
    m_ui->busyLabel->setText(what);
    m_ui->progressBar->setRange(0, 0);
    m_progress.start(kProgressEvery);
    setStage(stage);
    return m_run;
}

/// Ends what runs for the dialog at once; the work itself ends soon.
void ReconcileDialog::endRun()
{
    m_progress.stop();
    if (!m_run)
        return;
    m_run->isCancelled = true;
    m_run->stop.request_stop();
    m_run.reset();
}

void ReconcileDialog::showProgress()
{
    if (!m_run || m_run->total <= 0)
        return;
    const bool isAllRead = m_stage == Stage::Comparing && m_run->done >= m_run->total;
    if (isAllRead)
        m_ui->busyLabel->setText(tr("Comparing with the registry…"));
    m_ui->progressBar->setRange(0, isAllRead ? 0 : 1000);
    m_ui->progressBar->setValue(int(m_run->done * 1000 / m_run->total));
}

void ReconcileDialog::compare()
{
    if (m_run || m_ui->fileEdit->text().trimmed().isEmpty())
        return;
    m_isWaiting = !m_session.isOpen();
    if (m_isWaiting) {
        say(tr("The registry is not connected. The file is compared as soon as it is."));
        return setStage(Stage::Asking);
    }
    const QString path = m_ui->fileEdit->text().trimmed();
    const auto run = begin(Stage::Comparing, tr("Reading %1…").arg(QFileInfo(path).fileName()));
    const auto work =
        [reconcile = m_outlets.reconcile, path, progress = run->progress(run)](
            const actions::Services &services) -> base::Result<Compared, ReconcileError> {
        auto found = reconcile(services, path, progress);
        if (!found)
            return base::fail(found.error());
        const auto policies = services.store.policies();
        if (!policies)
            return base::fail(ReconcileError(policies.error()));
        return Compared{std::move(found).value(), policies->takesTwo("register")};
    };
    run->stop = m_session.askApart(
        this, work, [this, run](const base::Result<Compared, ReconcileError> &answer) {
            if (run == m_run)
                compared(answer);
        });
}

static QString failureWords(const ReconcileError &why, const QString &file)
{
    if (const auto *refusal = std::get_if<listing::ReadRefusal>(&why))
        return ReconcileDialog::tr("Cannot compare %1: %2. Choose a published listing of URN "
                                   "namespaces.")
            .arg(file, wording(*refusal));
    return wording(std::get<StoreError>(why));
}

void ReconcileDialog::compared(const base::Result<Compared, ReconcileError> &answer)
{
    const QString path = m_ui->fileEdit->text().trimmed();
    endRun();
    if (!answer)
        return failed(failureWords(answer.error(), QFileInfo(path).fileName()));
    // Compared again, what somebody decided is still decided.
    const bool isSameFile = m_compared.found && m_path == path;
    const auto decisions = isSameFile ? model().decisions() : DifferencesModel::Decisions();
    m_path = path;
    const Compared before = std::exchange(m_compared, *answer);
    showDifferences(decisions);
}

/// What was compared before is not what was asked for.
void ReconcileDialog::failed(const QString &why)
{
    m_messageBar->say(MessageBar::Problem, why);
    const bool isSameFile = m_compared.found && m_path == m_ui->fileEdit->text().trimmed();
    if (isSameFile && !m_compared.found->plan.isNone())
        return setStage(Stage::Choosing);
    say(tr("Nothing compared yet."));
    setStage(Stage::Asking);
}

void ReconcileDialog::takeOver()
{
    const QString source = words(m_compared.found->source.name);
    if (isConfirmed(
            {tr("Import the listing"), takeOverWords(model().ticked(), source), tr("&Apply")},
            *this)
        && m_take->isEnabled()) // the connection may have gone meanwhile
        attempt(Attempt::TakeOver);
}

void ReconcileDialog::attempt(Attempt how)
{
    const bool dryRun = how == Attempt::DryRun;
    const auto run = begin(Stage::TakingOver, dryRun ? tr("Previewing…") : tr("Applying…"));
    registry::Act act = m_session.newAct();
    act.dryRun = dryRun;
    const auto work = [act, how, found = m_compared.found, ticks = model().ticks(),
                       withListing = model().takesListing(), progress = run->progress(run)](
                          const actions::Services &services) -> Stored<registry::TakenOver> {
        const auto &all = found->plan.differences;
        const auto isTicked = [&](const listing::Difference &each) {
            return ticks[std::size_t(&each - all.data())];
        };
        return actions::importListing(services, act, found->source, found->plan,
                                      {isTicked, withListing, how != Attempt::TakeOver}, progress);
    };
    run->stop =
        m_session.actApart(this, work, [this, run, how](const Stored<registry::TakenOver> &answer) {
            if (run == m_run)
                answered(how, answer);
        });
}

/// Of a listing that lacks more than the policy allows, the person is asked once more.
void ReconcileDialog::askAboutRemovals()
{
    const Question question{
        tr("Delist many namespaces"),
        tr("The import would delist %n namespaces. That is more than the policy allows, or all "
           "of a kind. A truncated listing looks like this. Delist them anyway?",
           nullptr, int(model().ticked().of(listing::Difference::Missing))),
        tr("&Delist"), Question::Destructive};
    if (isConfirmed(question, *this) && m_take->isEnabled())
        attempt(Attempt::WithRemovals);
}

void ReconcileDialog::answered(Attempt how, const Stored<registry::TakenOver> &answer)
{
    const bool wasCancelled = m_run->isCancelled;
    endRun();
    if (!answer) {
        setStage(Stage::Choosing);
        if (wasCancelled && answer.error().kind == StoreError::Refused)
            return m_messageBar->say(MessageBar::Information,
                                     tr("Stopped. Nothing was changed. Your selection is kept."));
        if (answer.error().refusal == "import.removes-many")
            return askAboutRemovals();
        return refused(answer.error());
    }
    if (how == Attempt::DryRun) {
        setStage(Stage::Choosing);
        return m_messageBar->say(MessageBar::Information,
                                 tr("Preview: nothing was changed. The import would create "
                                    "versions: %1.")
                                     .arg(QLocale().toString(qlonglong(answer->versions))));
    }
    say(doneWords(*answer), true);
    setStage(Stage::Over);
    m_close->setFocus();
    emit messageShown(tr("The listing %1 was applied.").arg(words(m_compared.found->source.name)));
}

void ReconcileDialog::refused(const StoreError &why)
{
    if (why.kind == StoreError::Stale)
        return m_messageBar->say(
            MessageBar::Problem,
            tr("Nothing was changed, because one of these namespaces was registered or "
               "imported in the meantime. Compare again and review the differences. Your "
               "selection is kept."),
            {{tr("Compare &again"), [this] { compare(); }}, {tr("&Later"), [] {}}});
    if (why.kind == StoreError::Unreachable)
        return m_messageBar->say(MessageBar::Problem,
                                 tr("%1 Your selection is kept.").arg(wording(why)));
    m_messageBar->say(MessageBar::Problem, wording(why));
}

QString ReconcileDialog::doneWords(const registry::TakenOver &taken) const
{
    const DifferenceCounts ticked = model().ticked();
    const QLocale locale;
    QStringList sentences{tr("%1 was applied.").arg(words(m_compared.found->source.name))};
    if (const QString counted = countWords(ticked); !counted.isEmpty())
        sentences += counted;
    sentences += tr("Records changed: %1.").arg(locale.toString(qlonglong(taken.versions)));
    if (ticked.listing)
        sentences += tr("The listing header was also applied.");
    if (taken.event)
        sentences += tr("Recorded in the log as event %1, plus one event for each changed record.")
                         .arg(*taken.event);
    const qint64 left = model().counts().all() - model().tickedCount();
    if (left > 0)
        sentences += tr("Differences that were not applied: %1. Compare again to see them.")
                         .arg(locale.toString(left));
    return sentences.join('\n');
}

/// Reading is given up at once. An act is asked to stop, and answers whether it was done before.
void ReconcileDialog::cancel()
{
    if (m_stage == Stage::TakingOver) {
        m_run->isCancelled = true;
        m_run->stop.request_stop();
        m_ui->busyLabel->setText(tr("Stopping…"));
        m_close->setEnabled(false);
        return;
    }
    endRun();
    const bool isShown = m_compared.found && m_path == m_ui->fileEdit->text().trimmed();
    if (isShown && !m_compared.found->plan.isNone())
        return setStage(Stage::Choosing);
    say(tr("Stopped. Nothing was compared or changed."));
    setStage(Stage::Asking);
}

/// While something runs this stops it; afterwards it closes, but not over what somebody decided.
void ReconcileDialog::reject()
{
    if (m_run)
        return cancel();
    const bool isLost = m_stage == Stage::Choosing && !model().decisions().empty();
    if (!isLost
        || isConfirmed({tr("Close without applying"),
                        tr("Your selection is lost when this window closes. Nothing was applied."),
                        tr("C&lose"), Question::Destructive},
                       *this))
        QDialog::reject();
}

} // namespace nidreg::forms
