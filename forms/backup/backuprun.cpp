// SPDX-License-Identifier: MIT
#include "forms/backup/backuprun.h"

#include "forms/session/beside.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace nidreg::forms {

BackupRun::BackupRun(BackupOutlets outlets, QWidget *parent)
    : QFrame(parent), m_outlets(std::move(outlets)), m_label(new QLabel(this)),
      m_bar(new QProgressBar(this)), m_cancel(new QPushButton(tr("C&ancel"), this))
{
    setObjectName(QStringLiteral("backupRun"));
    setFrameShape(QFrame::StyledPanel);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_bar->setAccessibleName(tr("Progress of the backup"));
    m_cancel->setToolTip(tr("Stop. An earlier backup of that name is unchanged."));
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_label, 1);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &BackupRun::stop);
    hide();
}

BackupRun::~BackupRun()
{
    stop();
    m_pool.waitForDone();
}

void BackupRun::start(const QString &file)
{
    if (m_run)
        return;
    m_run = std::make_shared<Run>();
    m_label->setText(tr("Backing up to %1…").arg(QDir::toNativeSeparators(file)));
    m_cancel->setEnabled(true);
    showProgress(0);
    show();
    const auto told = [this, run = m_run](int permille) {
        if (run->told.exchange(permille) != permille)
            QMetaObject::invokeMethod(this, [this, permille] { showProgress(permille); });
        return !run->isStopped;
    };
    runBeside(
        m_pool, this, [backUp = m_outlets.backUp, file, told] { return backUp(file, told); },
        [this](const registry::Stored<DepositFacts> &backup) { finish(backup); });
}

void BackupRun::stop()
{
    if (!m_run)
        return;
    m_run->isStopped = true;
    m_label->setText(tr("Stopping…"));
    m_cancel->setEnabled(false);
}

/// Busy until it is known how far it is.
void BackupRun::showProgress(int permille)
{
    m_bar->setMaximum(permille > 0 ? 1000 : 0);
    m_bar->setValue(permille);
}

void BackupRun::finish(const registry::Stored<DepositFacts> &backup)
{
    m_run.reset();
    hide();
    emit ended(backup);
}

} // namespace nidreg::forms
