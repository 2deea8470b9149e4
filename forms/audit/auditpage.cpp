// SPDX-License-Identifier: MIT
#include "forms/audit/auditpage.h"

#include "forms/tables/tableactions.h"
#include "forms/widgets/columnfit.h"
#include "forms/widgets/pace.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "ui_auditpage.h"

#include <QAction>
#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSettings>

namespace nidreg::forms {

using registry::Stored;

static constexpr int kPause = 200; ///< milliseconds without a keystroke before a filter is asked
static constexpr int kPage = 256; ///< events

AuditPage::AuditPage(RegistrySession &session, AuditOutlets outlets, QWidget *parent)
    : Page(parent), m_ui(std::make_unique<Ui::AuditPage>()), m_session(session),
      m_outlets(std::move(outlets))
{
    m_ui->setupUi(this);
    makeActions();
    setUpViews();
    fillWhat();
    connectSignals();
    restore();
    showChosen();
    if (m_session.isOpen())
        beginAnew();
}

AuditPage::~AuditPage()
{
    stopRun();
    save();
}

QString AuditPage::pageName() const
{
    return tr("Audit");
}

QString AuditPage::pageIcon() const
{
    return QStringLiteral("nidreg-audit");
}

QList<QAction *> AuditPage::pageActions() const
{
    return QList<QAction *>{
               m_verify, m_copyCheckpoint, m_saveCheckpoint, m_note, m_prove, m_copyEvent, m_line}
    + m_tables->actions();
}

QList<QAction *> AuditPage::fileActions() const
{
    return m_tables->fileActions();
}

void AuditPage::enter()
{
    m_ui->table->setFocus(Qt::OtherFocusReason);
}

void AuditPage::makeActions()
{
    m_verify = new QAction(QIcon::fromTheme("nidreg-audit"), tr("&Verify the log"), this);
    m_verify->setShortcut(tr("Ctrl+Shift+E"));
    m_copyCheckpoint = new QAction(QIcon::fromTheme("edit-copy"), tr("Copy the &checkpoint"), this);
    // Without an icon, as the toolbar has other things to save.
    m_saveCheckpoint = new QAction(tr("Save the checkpoint &as…"), this);
    m_saveCheckpoint->setToolTip(
        tr("Save the checkpoint to a file, so that you can give it to someone else"));
    m_saveCheckpoint->setIconText(tr("Save as…")); // beside the checkpoint
    m_copyCheckpoint->setIconText(tr("Copy"));
    m_note = new QAction(tr("&Remember the checkpoint"), this);
    m_note->setIconText(tr("Remember"));
    m_note->setToolTip(
        tr("Compare the log with this checkpoint in later verifications on this computer"));
    m_prove =
        new QAction(QIcon::fromTheme("document-save"), tr("&Save a proof of the event…"), this);
    m_prove->setIconText(tr("Save a proof…")); // beside the event that it is of
    m_copyEvent = new QAction(tr("Copy the &event"), this);
    for (QAction *needsHead : {m_copyCheckpoint, m_saveCheckpoint, m_note})
        needsHead->setEnabled(false);
    m_line = new QAction(this);
    m_line->setSeparator(true);
    nameCommands({{"verify", m_verify},
                  {"copyCheckpoint", m_copyCheckpoint},
                  {"saveCheckpoint", m_saveCheckpoint},
                  {"note", m_note},
                  {"prove", m_prove},
                  {"copyEvent", m_copyEvent}});
    m_ui->verifyButton->setDefaultAction(m_verify);
    m_ui->copyCheckpointButton->setDefaultAction(m_copyCheckpoint);
    m_ui->saveCheckpointButton->setDefaultAction(m_saveCheckpoint);
    m_ui->noteButton->setDefaultAction(m_note);
    m_ui->proveButton->setDefaultAction(m_prove);
    m_ui->copyEventButton->setDefaultAction(m_copyEvent);
}

void AuditPage::setUpViews()
{
    m_columns = &m_ui->table->showRows(m_model, EventsModel::WhatColumn);
    m_columns->keepWhole(EventsModel::TimeColumn);
    m_ui->table->horizontalHeader()->setSectionsMovable(true);
    m_tables = new TableActions(*m_ui->table, *m_columns, m_session,
                                [this](const auto &columns) { return rowsOnScreen(columns); },
                                {EventsModel::PersonColumn, EventsModel::RequestColumn});
    connect(m_tables, &TableActions::messageShown, this, &AuditPage::messageShown);
    m_ui->checkpointText->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_ui->reportIcon->hide();
    m_ui->splitter->setStretchFactor(0, 5);
    m_ui->splitter->setStretchFactor(1, 2);
    m_ui->splitter->setSizes({730, 335}); // those of a page that was never shown, too
    m_typing.setSingleShot(true);
    m_typing.setInterval(kPause);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kBurst);
    m_ui->progressPanel->hide();
}

void AuditPage::fillWhat()
{
    m_ui->whatBox->addItem(tr("Everything"), QString());
    const std::pair<const char *, QString> others[] = {
        {"create", tr("Request opened")},
        {"discuss", tr("Discussion imported")},
        {"import", tr("Imported")},
        {"publish", tr("Listing published")},
        {"install", tr("Schema installed")},
        {"upgrade", tr("Schema upgraded or restored")},
        {"adopt", tr("Earlier records added to the log")},
        {"appoint", tr("People appointed")},
        {"describe", tr("Details of people changed")},
        {"policy", tr("Policy set")},
        {"share-query", tr("Query shared")},
        {"withdraw-query", tr("Query withdrawn")},
        {"propose", tr("Proposed to a second registrar")},
        {"withdraw-proposal", tr("Proposal withdrawn")},
        {"single-user", tr("Separation of duties")}};
    for (const auto &[name, text] : others)
        m_ui->whatBox->addItem(text, QString::fromLatin1(name));
    m_ui->whatBox->insertSeparator(m_ui->whatBox->count());
    for (const std::string_view name : workflow::kStepNames)
        m_ui->whatBox->addItem(wording(*workflow::named<workflow::Step>(name)), words(name));
}

void AuditPage::connectSignals()
{
    connect(m_ui->whoEdit, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_ui->nidEdit, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_ui->whatBox, &QComboBox::currentIndexChanged, this, &AuditPage::beginAnew);
    connect(&m_typing, &QTimer::timeout, this, &AuditPage::beginAnew);
    connect(&m_model, &EventsModel::moreWanted, this, &AuditPage::loadMore);
    connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AuditPage::showChosen);
    connect(m_verify, &QAction::triggered, this, &AuditPage::verify);
    connect(m_ui->cancelButton, &QAbstractButton::clicked, this, &AuditPage::cancelVerifying);
    connect(m_copyCheckpoint, &QAction::triggered, this, &AuditPage::copyCheckpoint);
    connect(m_saveCheckpoint, &QAction::triggered, this, &AuditPage::saveCheckpoint);
    connect(m_note, &QAction::triggered, this, &AuditPage::noteCheckpoint);
    connect(m_prove, &QAction::triggered, this, &AuditPage::proveChosen);
    connect(m_copyEvent, &QAction::triggered, this, &AuditPage::copyEvent);
    connect(&m_progress, &QTimer::timeout, this, &AuditPage::showProgress);
    connect(&m_session, &RegistrySession::opened, this, &AuditPage::beginAnew);
    connect(&m_session, &RegistrySession::left, this, &AuditPage::forget);
    connect(&m_session, &RegistrySession::lost, this, &AuditPage::showEmpty);
    connect(&m_session, &RegistrySession::changed, &m_refresh, qOverload<>(&QTimer::start));
    connect(&m_refresh, &QTimer::timeout, this, &AuditPage::loadNewest);
}

void AuditPage::restore()
{
    QSettings settings;
    settings.beginGroup("audit events");
    m_columns->restore(settings);
    m_ui->splitter->restoreState(settings.value("splitter").toByteArray());
}

void AuditPage::save() const
{
    QSettings settings;
    settings.beginGroup("audit events");
    m_columns->save(settings);
    settings.setValue("splitter", m_ui->splitter->saveState());
}

registry::EventQuery AuditPage::query() const
{
    registry::EventQuery query;
    query.person = m_ui->whoEdit->text().trimmed().toStdString();
    query.what = m_ui->whatBox->currentData().toString().toStdString();
    query.nid = m_ui->nidEdit->text().trimmed().toStdString();
    query.limit = kPage;
    return query;
}

void AuditPage::beginAnew()
{
    m_typing.stop();
    m_model.clear();
    showChosen(); // nothing: a table that begins anew does not tell
    loadMore();
    loadHead();
}

void AuditPage::loadMore()
{
    registry::EventQuery wanted = query();
    wanted.before = m_model.last();
    m_isLoading = true;
    showEmpty();
    m_session.ask(
        this,
        [wanted](const actions::Services &services) { return services.store.eventsBy(wanted); },
        [this, question = ++m_question](Stored<std::vector<registry::Event>> page) {
            take(page, question);
        });
}

void AuditPage::take(const Stored<std::vector<registry::Event>> &page, int question)
{
    if (question != m_question)
        return; // another filter was asked for meanwhile
    m_isLoading = false;
    if (page)
        m_model.append(*page, int(page->size()) < kPage);
    else
        emit messageShown(wording(page.error()));
    showEmpty();
    if (!m_ui->table->currentIndex().isValid() && m_model.rowCount() > 0)
        m_ui->table->selectRow(0); // an empty side says nothing
}

/// Something was done: what is new comes on top, and what is chosen stays chosen.
void AuditPage::loadNewest()
{
    m_session.ask(
        this,
        [wanted = query()](const actions::Services &services) {
            return services.store.eventsBy(wanted);
        },
        [this, question = m_question](const Stored<std::vector<registry::Event>> &newest) {
            if (newest && question == m_question && !m_model.prepend(*newest))
                beginAnew();
        });
    loadHead();
}

/// What another registry has is not shown while this one is being opened.
void AuditPage::forget()
{
    ++m_question;
    m_isLoading = false;
    m_typing.stop();
    m_model.clear();
    forgetReport();
    showEmpty();
    showChosen();
}

void AuditPage::showEmpty()
{
    const bool isEmpty = m_model.rowCount() == 0;
    m_ui->listStack->setCurrentWidget(isEmpty ? m_ui->emptyPage : m_ui->tablePage);
    const bool isFiltered = !m_ui->whoEdit->text().isEmpty() || !m_ui->nidEdit->text().isEmpty()
        || m_ui->whatBox->currentIndex() > 0;
    m_ui->emptyLabel->setText(!m_session.isOpen() ? tr("The registry is not connected.")
                                  : m_isLoading   ? tr("Reading the log…")
                                  : isFiltered    ? tr("No event matches the filter.")
                                                  : tr("There are no events yet, or none that you "
                                                          "may see."));
}

const registry::Event *AuditPage::chosen() const
{
    const QModelIndex index = m_ui->table->currentIndex();
    return index.isValid() ? &m_model.at(index.row()) : nullptr;
}

void AuditPage::showChosen()
{
    const registry::Event *event = chosen();
    if (event && !m_ui->table->selectionModel()->hasSelection()) // the focus alone chose it
        m_ui->table->selectRow(m_ui->table->currentIndex().row());
    m_prove->setEnabled(event && m_outlets.proof);
    m_copyEvent->setEnabled(event != nullptr);
    m_prove->setToolTip(event ? tr("Save a file that anybody can check without this registry")
                              : tr("Select an event first."));
    m_ui->eventTitle->setText(event ? tr("Event %1").arg(event->number) : tr("No event selected"));
    m_ui->eventText->setPlainText(event ? sentence(*event) + '\n' + words(base::toString(event->at))
                                          + "\n\n" + detailsOf(*event)
                                        : QString());
}

void AuditPage::copyEvent()
{
    if (chosen())
        QGuiApplication::clipboard()->setText(m_ui->eventTitle->text() + '\n'
                                              + m_ui->eventText->toPlainText());
}

} // namespace nidreg::forms
