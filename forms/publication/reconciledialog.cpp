// SPDX-License-Identifier: MIT
#include "forms/publication/reconciledialog.h"

#include "forms/publication/differencesview.h"
#include "forms/widgets/marks.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/listingwords.h"
#include "forms/words/words.h"
#include "ui_reconciledialog.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QToolButton>

namespace nidreg::forms {

ReconcileDialog::ReconcileDialog(RegistrySession &session, ReconcileOutlets outlets,
                                 QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ReconcileDialog>()), m_session(session),
      m_outlets(std::move(outlets))
{
    m_ui->setupUi(this);
    setWindowFlags(windowFlags() | Qt::WindowMaximizeButtonHint);
    setAcceptDrops(true);
    m_ui->fileEdit->setAcceptDrops(false); // a file is compared, not written there
    m_messageBar = new MessageBar(this);
    m_ui->outer->insertWidget(1, m_messageBar);
    setUpButtons();
    m_view = new DifferencesView(m_session);
    m_view->setObjectName(QStringLiteral("differencesView"));
    m_ui->stack->addWidget(m_view);
    m_ui->remarksText->setMaximumHeight(fontMetrics().height() * 7);
    restore();
    connectSignals();
    connectSession();
    say(tr("Choose a listing, or drop its file here: IANA's XML or CSV, a publication's "
           "registry.json, or a folder of templates. The differences are shown first. Nothing "
           "changes until you import them."));
    setStage(Stage::Asking);
}

void ReconcileDialog::setUpButtons()
{
    m_take = m_ui->buttons->addButton(tr("&Import…"), QDialogButtonBox::AcceptRole);
    m_try = m_ui->buttons->addButton(tr("&Preview this step"), QDialogButtonBox::ActionRole);
    m_close = m_ui->buttons->addButton(QDialogButtonBox::Close);
    m_take->setObjectName(QStringLiteral("takeButton"));
    m_try->setObjectName(QStringLiteral("tryButton"));
    m_close->setObjectName(QStringLiteral("closeButton"));
    for (QPushButton *button : {m_take, m_try, m_close})
        button->setAutoDefault(false); // Enter in the table leads to a namespace
}

void ReconcileDialog::connectSignals()
{
    connect(m_ui->browseButton, &QPushButton::clicked, this, &ReconcileDialog::chooseFile);
    connect(m_ui->compareButton, &QPushButton::clicked, this, &ReconcileDialog::compare);
    connect(m_ui->fileEdit, &QLineEdit::returnPressed, this, &ReconcileDialog::compare);
    connect(m_ui->fileEdit, &QLineEdit::textChanged, this, &ReconcileDialog::look);
    connect(m_ui->remarksButton, &QToolButton::toggled, this, [this](bool on) {
        m_ui->remarksButton->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        m_ui->remarksText->setVisible(on);
    });
    connect(m_view, &DifferencesView::ticksChanged, this, &ReconcileDialog::look);
    connect(m_view, &DifferencesView::namespaceWanted, this, &ReconcileDialog::namespaceWanted);
    connect(m_take, &QPushButton::clicked, this, &ReconcileDialog::takeOver);
    connect(m_try, &QPushButton::clicked, this, [this] { attempt(Attempt::DryRun); });
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &ReconcileDialog::reject);
    connect(&m_progress, &QTimer::timeout, this, &ReconcileDialog::showProgress);
}

void ReconcileDialog::connectSession()
{
    connect(&m_session, &RegistrySession::opened, this, [this] {
        look();
        if (m_isWaiting)
            compare();
    });
    connect(&m_session, &RegistrySession::lost, this, &ReconcileDialog::look);
    connect(&m_session, &RegistrySession::actingChanged, this, &ReconcileDialog::look);
    connect(&m_session, &RegistrySession::left, this, [this] {
        endRun();
        done(Rejected); // nothing here is the other registry's
    });
}

const DifferencesModel &ReconcileDialog::model() const
{
    return m_view->model();
}

void ReconcileDialog::restore()
{
    QSettings settings;
    settings.beginGroup("reconcile");
    resize(QSize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 40)
               .boundedTo(screen()->availableSize() - QSize(20, 60)));
    restoreGeometry(settings.value("geometry").toByteArray());
    m_view->restoreState(settings.value("splitter").toByteArray());
}

void ReconcileDialog::save() const
{
    QSettings settings;
    settings.beginGroup("reconcile");
    settings.setValue("geometry", saveGeometry());
    settings.setValue("splitter", m_view->saveState());
}

void ReconcileDialog::chooseFile()
{
    QSettings settings;
    const QString from = m_ui->fileEdit->text().isEmpty()
        ? settings.value("reconcile/folder").toString()
        : m_ui->fileEdit->text();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose a listing"), from, tr("Listings (*.xml *.csv *.json);;All files (*)"));
    if (path.isEmpty())
        return;
    settings.setValue("reconcile/folder", QFileInfo(path).path());
    openFile(path);
}

void ReconcileDialog::openFile(const QString &path)
{
    m_ui->fileEdit->setText(path);
    compare();
}

void ReconcileDialog::setStage(Stage stage)
{
    m_stage = stage;
    const bool isBusy = stage == Stage::Comparing || stage == Stage::TakingOver;
    const bool isTable = stage == Stage::Choosing;
    m_ui->stack->setCurrentWidget(isBusy        ? m_ui->busyPage
                                      : isTable ? static_cast<QWidget *>(m_view)
                                                : m_ui->messagePage);
    m_take->setVisible(isTable);
    m_try->setVisible(isTable);
    m_close->setEnabled(true);
    m_close->setText(isBusy ? tr("Cancel") : tr("&Close"));
    for (QWidget *each :
         {static_cast<QWidget *>(m_ui->fileEdit), static_cast<QWidget *>(m_ui->browseButton)})
        each->setEnabled(!isBusy);
    showRemarks();
    look();
    if (isBusy)
        m_close->setFocus();
    else if (isTable)
        m_view->setFocus();
}

void ReconcileDialog::say(const QString &message, bool isFine)
{
    showMark(*m_ui->messageIcon, isFine ? markIcon(Mark::Fine) : QIcon(),
             fontMetrics().height() * 2);
    m_ui->messageLabel->setText(message);
}

void ReconcileDialog::showDifferences(const DifferencesModel::Decisions &decisions)
{
    m_view->show({m_compared.found, &m_compared.found->plan}, decisions);
    if (m_compared.found->plan.isNone()) {
        say(tr("No differences between the file and this registry."), true);
        return setStage(Stage::Asking);
    }
    setStage(Stage::Choosing);
    if (!m_compared.found->plan.newerHeld.empty())
        m_messageBar->say(
            MessageBar::Information,
            tr("This listing is dated %1. The registry already holds newer data (%2), so no change "
               "is selected. Select the changes that you want to apply anyway.")
                .arg(words(m_compared.found->plan.sourceDay),
                     words(m_compared.found->plan.newerHeld)));
}

QString ReconcileDialog::whyNotCompare() const
{
    if (m_ui->fileEdit->text().trimmed().isEmpty())
        return tr("Choose a file first.");
    return m_session.isOpen() ? QString() : tr("The registry is not connected.");
}

QString ReconcileDialog::whyNotTake() const
{
    if (!m_session.isOpen())
        return tr("The registry is not connected. Your selection is kept.");
    if (m_session.acting().role != workflow::Role::Registrar)
        return tr("Only a registrar can import listings. Switch to that role first.");
    if (m_compared.takesTwo && model().tickedCount() > qint64(model().isListingTicked()))
        return tr("Registering requires two registrars in this registry, but importing a "
                  "listing would register namespaces with one. Have two registrars switch off "
                  "that policy, import the listing, and switch the policy on again.");
    return {};
}

void ReconcileDialog::look()
{
    const bool isBusy = m_run != nullptr;
    const QString whyNot = whyNotCompare();
    m_ui->compareButton->setEnabled(whyNot.isEmpty() && !isBusy);
    if (m_stage != Stage::Choosing)
        return m_ui->hintLabel->hide();
    const QString hint = whyNotTake();
    m_ui->hintLabel->setText(hint);
    m_ui->hintLabel->setVisible(!hint.isEmpty());
    const bool isAny = model().tickedCount() > 0;
    for (QPushButton *button : {m_take, m_try})
        button->setEnabled(hint.isEmpty() && isAny);
    m_take->setToolTip(asToolTip(!hint.isEmpty() ? hint
                                     : isAny     ? tr("Apply all selected changes, or none of them")
                                                 : tr("Select at least one difference.")));
    m_try->setToolTip(
        asToolTip(!hint.isEmpty() ? hint : tr("Shows the result without changing anything.")));
}

/// What of the file is not kept; quiet, for it changes nothing.
void ReconcileDialog::showRemarks()
{
    const bool isShown = m_compared.found && m_stage != Stage::Comparing;
    const listing::Remarks none;
    const listing::Remarks &remarks = isShown ? m_compared.found->remarks : none;
    const auto count = qlonglong(remarks.list.size() + remarks.further);
    m_ui->remarksButton->setVisible(count > 0);
    m_ui->remarksText->setVisible(count > 0 && m_ui->remarksButton->isChecked());
    m_ui->remarksButton->setText(
        tr("Not imported from the file: %1").arg(QLocale().toString(count)));
    QStringList lines;
    for (const listing::Remark &each : remarks.list)
        lines += wording(each);
    if (remarks.further > 0)
        lines += tr("more: %1").arg(QLocale().toString(qlonglong(remarks.further)));
    m_ui->remarksText->setPlainText(lines.join('\n'));
}

/// Nothing is taken over by Enter in a table: the button box would make its first button the one
/// that Enter presses.
void ReconcileDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    m_take->setDefault(false);
}

void ReconcileDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QDialog::keyPressEvent(event);
}

static QString localFileIn(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

void ReconcileDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_run && !localFileIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ReconcileDialog::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    openFile(localFileIn(*event->mimeData()));
}

} // namespace nidreg::forms
