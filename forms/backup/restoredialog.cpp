// SPDX-License-Identifier: MIT
#include "forms/backup/restoredialog.h"

#include "forms/backup/depositwords.h"
#include "forms/session/beside.h"
#include "forms/widgets/marks.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

template <class Widget> static Widget *called(Widget *widget, const char *name)
{
    widget->setObjectName(QLatin1String(name));
    return widget;
}

static QLabel *paragraph(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

RestoreDialog::RestoreDialog(RegistrySession &session, BackupOutlets outlets, QWidget *parent)
    : QDialog(parent), m_session(session), m_outlets(std::move(outlets)),
      m_list(called(new QListWidget, "depositList")),
      m_browse(called(new QPushButton(tr("&Select files…")), "depositsButton")),
      m_what(called(
          paragraph(tr("The backup is restored and verified beside the local registry on this "
                       "computer, and takes its place only when all of it is right. The present "
                       "registry is not deleted: its folder is kept under a new name, which you "
                       "are told. A registry on a server is not changed.")),
          "whatLabel")),
      m_icon(new QLabel), m_said(called(paragraph({}), "saidLabel")), m_bar(new QProgressBar)
{
    setWindowTitle(tr("Restore a backup"));
    m_list->setAccessibleName(tr("Files of the backup"));
    m_list->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_bar->setAccessibleName(tr("Progress"));
    m_icon->setAlignment(Qt::AlignTop);
    m_said->setMinimumHeight(m_said->fontMetrics().lineSpacing() * 3);
    m_said->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *buttons = new QDialogButtonBox;
    m_close = buttons->addButton(QDialogButtonBox::Cancel);
    m_restore =
        called(buttons->addButton(tr("&Restore"), QDialogButtonBox::AcceptRole), "restoreButton");
    m_browse->setAutoDefault(false);
    auto *said = new QHBoxLayout;
    said->addWidget(m_icon);
    said->addWidget(m_said, 1);
    auto *chosen = new QHBoxLayout;
    chosen->addWidget(paragraph(tr("A full backup, and its increments if there are some:")), 1);
    chosen->addWidget(m_browse);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(chosen);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_what);
    layout->addWidget(m_bar);
    layout->addLayout(said);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 90, sizeHint().height());
    connect(m_browse, &QPushButton::clicked, this, &RestoreDialog::browse);
    connect(m_restore, &QPushButton::clicked, this, &RestoreDialog::restore);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    enter(Stage::Asking);
}

RestoreDialog::~RestoreDialog()
{
    if (m_run)
        m_run->isStopped = true;
    m_pool.waitForDone();
}

QString RestoreDialog::folderOfLast() const
{
    return m_deposits.empty() ? QString() : QFileInfo(m_deposits.front().file).path();
}

void RestoreDialog::browse()
{
    const QStringList files = QFileDialog::getOpenFileNames(
        this, tr("Backup"), folderOfLast(), tr("Backups (*.nidreg *.deposit);;All files (*)"));
    if (!files.isEmpty())
        choose(files);
}

/// For a work on a thread: how it tells of itself.
Told RestoreDialog::begin(Stage stage)
{
    m_run = std::make_shared<Run>();
    enter(stage);
    return [this, run = m_run](int permille) {
        if (run->told.exchange(permille) != permille)
            QMetaObject::invokeMethod(this, [this, run, permille] {
                if (m_run == run)
                    showProgress(permille);
            });
        return !run->isStopped;
    };
}

void RestoreDialog::choose(const QStringList &files)
{
    m_deposits.clear();
    m_list->clear();
    m_said->clear();
    m_icon->clear();
    m_prepared.reset();
    for (const QString &file : files)
        m_list->addItem(tr("%1: reading…").arg(QFileInfo(file).fileName()));
    runBeside(
        m_pool, this,
        [files, told = begin(Stage::Reading), inspect = m_outlets.inspect] {
            std::vector<Found> found;
            for (const QString &file : files)
                found.push_back({file, inspect(file, told)});
            return found;
        },
        [this](std::vector<Found> found) { take(std::move(found)); });
}

/// In the order in which they follow each other; what is no deposit comes last.
void RestoreDialog::take(std::vector<Found> found)
{
    const auto place = [](const Found &each) {
        return !each.facts      ? std::pair<int, qint64>(2, 0)
            : each.facts->since ? std::pair<int, qint64>(1, each.facts->events)
                                : std::pair<int, qint64>(0, each.facts->events);
    };
    std::ranges::stable_sort(found, {}, place);
    m_list->clear();
    m_isFaulty = false;
    for (const Found &each : found) {
        m_isFaulty = m_isFaulty || !each.facts;
        m_list->addItem(each.facts ? depositWords(*each.facts) : wording(each.facts.error()));
        m_list->item(m_list->count() - 1)
            ->setIcon(each.facts ? markIcon(Mark::Fine) : markIcon(base::Severity::Error));
        if (each.facts)
            m_deposits.push_back(*each.facts);
    }
    m_run.reset();
    enter(Stage::Asking);
    const QString why = whyNot();
    if (!why.isEmpty())
        say(base::Severity::Error, why);
    else
        m_restore->setFocus();
}

QString RestoreDialog::whyNot() const
{
    if (m_isFaulty)
        return tr("One of the files cannot be restored. Select others.");
    return whyNotRestored(m_deposits);
}

void RestoreDialog::restore()
{
    if (m_prepared)
        return replace();
    QStringList files;
    for (const DepositFacts &each : m_deposits)
        files << each.file;
    say(base::Severity::Advice, tr("Restoring and verifying the backup…"));
    runBeside(
        m_pool, this,
        [files, told = begin(Stage::Restoring), prepare = m_outlets.prepare] {
            return prepare(files, told);
        },
        [this](const registry::Stored<std::shared_ptr<PreparedRestore>> &prepared) {
            takePrepared(prepared);
        });
}

void RestoreDialog::takePrepared(const registry::Stored<std::shared_ptr<PreparedRestore>> &prepared)
{
    m_run.reset();
    if (!prepared) {
        enter(Stage::Asking);
        return say(base::Severity::Error, wording(prepared.error()));
    }
    m_prepared = *prepared;
    replace();
}

/// Where the session uses the local registry, or tries to, it is the one that lets go of it.
void RestoreDialog::replace()
{
    enter(Stage::Replacing);
    say(base::Severity::Advice, tr("Putting the restored registry in place…"));
    const auto finishing = [finish = m_prepared->finish] { return finish(); };
    if (m_session.isOpen() && !m_session.access().local)
        return runBeside(m_pool, this, finishing,
                         [this](const registry::Stored<QString> &kept) { finish(kept); });
    m_outlets.beforeOpening([this, guard = QPointer(this), finishing] {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [this, guard, kept = finishing()] {
                if (guard)
                    finish(kept);
            },
            Qt::QueuedConnection);
    });
    m_session.reopen();
}

void RestoreDialog::finish(const registry::Stored<QString> &kept)
{
    if (!kept) {
        enter(Stage::Asking);
        m_restore->setText(tr("&Try again"));
        return say(base::Severity::Error, wording(kept.error()));
    }
    const QString events = QLocale().toString(m_prepared->events);
    m_prepared.reset();
    enter(Stage::Done);
    say(base::Severity::Advice,
        kept->isEmpty()
            ? tr("The local registry is the restored one now. Events: %1.").arg(events)
            : tr("The local registry is the restored one now. Events: %1. The registry before it "
                 "is kept in %2.")
                  .arg(events, QDir::toNativeSeparators(*kept)));
    emit restored(*kept);
}

void RestoreDialog::enter(Stage stage)
{
    m_stage = stage;
    const bool isAsking = stage == Stage::Asking;
    const bool isRunning = !isAsking && stage != Stage::Done;
    m_browse->setEnabled(isAsking);
    m_bar->setVisible(isRunning);
    if (isRunning)
        showProgress(0);
    m_restore->setVisible(stage != Stage::Done);
    if (!m_prepared)
        m_restore->setText(tr("&Restore"));
    const QString why = whyNot();
    m_restore->setEnabled(isAsking && why.isEmpty());
    m_restore->setToolTip(isAsking ? why : QString());
    m_close->setEnabled(stage != Stage::Replacing);
    if (stage == Stage::Done) {
        m_close->setText(tr("&Close"));
        m_close->setFocus();
    }
}

/// Busy until it is known how far it is.
void RestoreDialog::showProgress(int permille)
{
    m_bar->setMaximum(permille > 0 ? 1000 : 0);
    m_bar->setValue(permille);
}

void RestoreDialog::say(base::Severity severity, const QString &text)
{
    showMark(*m_icon, markIcon(severity));
    m_said->setText(text);
    m_said->setAccessibleName(text);
}

/// What runs ends first: a restore that was stopped has changed nothing.
void RestoreDialog::done(int result)
{
    if (m_run) {
        m_run->isStopped = true;
        m_close->setEnabled(false);
        return say(base::Severity::Advice, tr("Stopping…"));
    }
    if (m_stage != Stage::Replacing)
        QDialog::done(result);
}

} // namespace nidreg::forms
