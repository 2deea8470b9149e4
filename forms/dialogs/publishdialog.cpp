// SPDX-License-Identifier: MIT
#include "forms/dialogs/publishdialog.h"

#include "forms/text/wording.h"
#include "ui_publishdialog.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QUrl>

namespace nidreg::forms {

static constexpr int kProgressEvery = 50; ///< milliseconds

PublishDialog::PublishDialog(RegistrySession &session, Publish publish, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::PublishDialog>()), m_session(session),
      m_publish(std::move(publish))
{
    m_ui->setupUi(this);
    m_ui->buttons->addButton(tr("&Publish"), QDialogButtonBox::AcceptRole);
    m_ui->buttons->addButton(QDialogButtonBox::Cancel);
    QSettings settings;
    m_ui->folderEdit->setText(settings.value("publish/folder").toString());
    connectSignals();
    look();
}

PublishDialog::~PublishDialog()
{
    if (m_run)
        m_run->isCancelled = true;
}

void PublishDialog::connectSignals()
{
    connect(m_ui->browseButton, &QPushButton::clicked, this, &PublishDialog::chooseFolder);
    connect(m_ui->folderEdit, &QLineEdit::textChanged, this, &PublishDialog::look);
    for (QCheckBox *box : {m_ui->xmlBox, m_ui->csvBox, m_ui->textBox})
        connect(box, &QCheckBox::toggled, this, &PublishDialog::look);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &PublishDialog::start);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &PublishDialog::reject);
    connect(m_ui->openFolderButton, &QPushButton::clicked, this, [this] { openInFolder({}); });
    connect(m_ui->openPageButton, &QPushButton::clicked, this,
            [this] { openInFolder(m_publication.page); });
    connect(&m_progress, &QTimer::timeout, this, &PublishDialog::showProgress);
}

PublishOrder PublishDialog::order() const
{
    return {QDir::cleanPath(m_ui->folderEdit->text().trimmed()), m_ui->xmlBox->isChecked(),
            m_ui->csvBox->isChecked(), m_ui->textBox->isChecked(), m_session.newAct()};
}

void PublishDialog::setFolder(const QString &folder)
{
    m_ui->folderEdit->setText(folder);
}

void PublishDialog::chooseFolder()
{
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Publish to"), m_ui->folderEdit->text());
    if (!folder.isEmpty())
        setFolder(folder);
}

static QPushButton *buttonOf(const QDialogButtonBox &box, QDialogButtonBox::ButtonRole role)
{
    for (QAbstractButton *button : box.buttons()) {
        if (box.buttonRole(button) == role)
            return qobject_cast<QPushButton *>(button);
    }
    return nullptr;
}

void PublishDialog::look()
{
    const PublishOrder wanted = order();
    const bool absolute = QDir::isAbsolutePath(wanted.folder);
    const bool any = wanted.xml || wanted.csv || wanted.text;
    QPushButton *publish = buttonOf(*m_ui->buttons, QDialogButtonBox::AcceptRole);
    publish->setEnabled(absolute && any);
    publish->setToolTip(!absolute ? tr("Choose a folder first.")
                            : any ? QString()
                                  : tr("Choose at least one format."));
}

void PublishDialog::start()
{
    QSettings().setValue("publish/folder", order().folder);
    m_run = std::make_shared<Run>();
    m_ui->stack->setCurrentWidget(m_ui->runPage);
    m_ui->progressBar->setRange(0, 0);
    buttonOf(*m_ui->buttons, QDialogButtonBox::AcceptRole)->hide();
    buttonOf(*m_ui->buttons, QDialogButtonBox::RejectRole)->setFocus();
    m_progress.start(kProgressEvery);
    const auto progress = [run = m_run](std::int64_t done, std::int64_t total) {
        run->done = done;
        run->total = total;
        return !run->isCancelled;
    };
    m_session.ask(
        this,
        [publish = m_publish, wanted = order(), progress](const actions::Bench &bench) {
            return publish(bench, wanted, progress);
        },
        [this](registry::Stored<Publication> publication) { finish(publication); });
}

void PublishDialog::showProgress()
{
    const qint64 done = m_run->done, total = m_run->total;
    if (total <= 0)
        return;
    m_ui->progressBar->setRange(0, 1000);
    m_ui->progressBar->setValue(int(done * 1000 / total));
}

void PublishDialog::finish(const registry::Stored<Publication> &publication)
{
    m_progress.stop();
    m_run.reset();
    m_ui->buttons->clear(); // a hidden Publish would come back with the standard buttons
    m_ui->buttons->addButton(QDialogButtonBox::Close)->setFocus();
    m_ui->stack->setCurrentWidget(m_ui->donePage);
    m_ui->openFolderButton->setVisible(bool(publication));
    m_ui->openPageButton->setVisible(publication && !publication->page.isEmpty());
    if (!publication) {
        m_ui->doneLabel->setText(wording(publication.error()));
        return;
    }
    m_publication = *publication;
    m_ui->doneLabel->setText(
        tr("%1 namespaces are published in %2: %3.")
            .arg(QLocale().toString(publication->namespaces),
                 QDir::toNativeSeparators(order().folder), publication->files.join(", "))
        + ' '
        + (publication->event ? tr("This is on record as event %1.").arg(*publication->event)
                              : tr("This is not on record: only what a registrar publishes "
                                   "is.")));
    emit published(order().folder);
}

void PublishDialog::openInFolder(const QString &file)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QDir(order().folder).filePath(file)));
}

/// While publishing, Cancel asks the session to stop and waits for its answer.
void PublishDialog::reject()
{
    if (!m_run)
        return QDialog::reject();
    m_run->isCancelled = true;
    m_ui->runLabel->setText(tr("Stopping…"));
    buttonOf(*m_ui->buttons, QDialogButtonBox::RejectRole)->setEnabled(false);
}

} // namespace nidreg::forms
