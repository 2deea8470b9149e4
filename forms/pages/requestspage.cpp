// SPDX-License-Identifier: MIT
#include "forms/pages/requestspage.h"

#include "forms/dialogs/stepdialog.h"
#include "forms/pages/requestsdelegate.h"
#include "forms/pages/requestsdetails.h"
#include "forms/text/wording.h"
#include "ui_requestspage.h"

#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

namespace nidreg::forms {

using registry::RequestView;

static constexpr int kBurst = 150; ///< milliseconds in which changes count as one

RequestsPage::RequestsPage(RegistrySession &session, QWidget *parent)
    : Place(parent), m_ui(std::make_unique<Ui::RequestsPage>()), m_session(session)
{
    m_ui->setupUi(this);
    makeActions();
    setUpViews();
    connectSignals();
    restore();
    showRows();
    offerActions();
    if (m_session.isOpen())
        refresh();
}

RequestsPage::~RequestsPage()
{
    save();
}

QString RequestsPage::placeName() const
{
    return tr("Requests");
}

QString RequestsPage::placeIcon() const
{
    return QStringLiteral("nidreg-requests");
}

QList<QAction *> RequestsPage::placeActions() const
{
    return m_details->stepActions() << m_separator << m_namespace;
}

void RequestsPage::enter()
{
    if (m_ui->queueStack->currentWidget() == m_ui->table)
        m_ui->table->setFocus(Qt::OtherFocusReason);
    else
        m_ui->openChip->setFocus(Qt::OtherFocusReason);
}

/// Something typed into a form is asked about; the form is brought before the person's eyes.
bool RequestsPage::mayClose()
{
    StepDialog *form = m_details->unsentForm();
    if (!form)
        return true;
    form->raise();
    QMessageBox question(QMessageBox::Question, tr("Unsent text"),
                         tr("The form “%1” holds text that was not sent.").arg(form->windowTitle()),
                         QMessageBox::Cancel, form);
    const QAbstractButton *discard =
        question.addButton(tr("&Discard the text"), QMessageBox::DestructiveRole);
    question.setTextFormat(Qt::PlainText);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    return question.clickedButton() == discard;
}

void RequestsPage::makeActions()
{
    m_separator = new QAction(this);
    m_separator->setSeparator(true);
    m_namespace = new QAction(QIcon::fromTheme("nidreg-namespaces"), tr("Show &namespace"), this);
}

void RequestsPage::setUpViews()
{
    m_chips = {{{m_ui->waitingChip, RequestView::WaitingOnMe},
                {m_ui->openChip, RequestView::AllOpen},
                {m_ui->overdueChip, RequestView::Overdue},
                {m_ui->contestedChip, RequestView::Contested},
                {m_ui->doneChip, RequestView::Done}}};
    m_details = new RequestsDetails(m_session, m_ui->splitter);
    m_ui->splitter->setStretchFactor(0, 2);
    m_ui->splitter->setStretchFactor(1, 5);
    m_sorted.setSourceModel(&m_model);
    m_sorted.setSortRole(RequestsModel::SortRole);
    m_sorted.setSortCaseSensitivity(Qt::CaseInsensitive);
    m_ui->table->setModel(&m_sorted);
    m_ui->table->setItemDelegate(new RequestsDelegate(m_ui->table));
    m_ui->table->addActions(placeActions());
    m_ui->table->verticalHeader()->hide();
    m_ui->table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    QHeaderView *header = m_ui->table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int em = fontMetrics().horizontalAdvance('m');
    const int widths[] = {4, 16, 6, 8, 12, 13, 9, 13, 6};
    for (int column = 0; column < RequestsModel::ColumnCount; ++column)
        header->resizeSection(column, widths[column] * em);
    header->setStretchLastSection(true);
    m_ui->table->sortByColumn(RequestsModel::NumberColumn, Qt::AscendingOrder);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kBurst);
}

void RequestsPage::connectSignals()
{
    for (const auto &[chip, view] : m_chips) {
        connect(chip, &QToolButton::clicked, this, &RequestsPage::load);
        connect(chip, &QToolButton::toggled, this, &RequestsPage::markChips);
    }
    connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RequestsPage::showChosen);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &RequestsPage::reselect);
    connect(m_details, &RequestsDetails::shownChanged, this, &RequestsPage::offerActions);
    connect(m_details, &RequestsDetails::editWanted, this, &RequestsPage::editWanted);
    connect(m_details, &RequestsDetails::messageShown, this, &RequestsPage::messageShown);
    connect(m_details, &RequestsDetails::requestWanted, this,
            qOverload<review::RequestId>(&RequestsPage::show));
    connect(m_namespace, &QAction::triggered, this, [this] {
        if (const review::Request *shown = m_details->request())
            emit namespaceWanted(QString::fromStdString(shown->nid));
    });
    connect(&m_session, &RegistrySession::opened, this, &RequestsPage::refresh);
    connect(&m_session, &RegistrySession::actingChanged, this, &RequestsPage::refresh);
    connect(&m_session, &RegistrySession::deskChanged, this, &RequestsPage::refresh);
    connect(&m_session, &RegistrySession::lost, this, [this] {
        m_wasLost = true;
        showRows();
    });
    connect(&m_session, &RegistrySession::changed, &m_refresh, qOverload<>(&QTimer::start));
    connect(&m_refresh, &QTimer::timeout, this, &RequestsPage::refresh);
}

void RequestsPage::restore()
{
    QSettings settings;
    settings.beginGroup("requests");
    m_ui->table->horizontalHeader()->restoreState(settings.value("columns").toByteArray());
    m_ui->splitter->restoreState(settings.value("splitter").toByteArray());
    const int chosen = settings.value("view", int(RequestView::AllOpen)).toInt();
    for (const auto &[chip, view] : m_chips)
        chip->setChecked(int(view) == chosen);
    markChips();
}

void RequestsPage::save() const
{
    QSettings settings;
    settings.beginGroup("requests");
    settings.setValue("columns", m_ui->table->horizontalHeader()->saveState());
    settings.setValue("splitter", m_ui->splitter->saveState());
    settings.setValue("view", int(view()));
}

/// Bold letters too: in a dark window a pressed button is hardly darker than the others.
void RequestsPage::markChips()
{
    for (const auto &[chip, view] : m_chips) {
        QFont letters = font();
        letters.setWeight(chip->isChecked() ? QFont::DemiBold : QFont::Normal);
        chip->setFont(letters);
    }
}

RequestView RequestsPage::view() const
{
    for (const auto &[chip, view] : m_chips) {
        if (chip->isChecked())
            return view;
    }
    return RequestView::Everything;
}

void RequestsPage::refresh()
{
    load();
    count();
    m_details->refresh();
}

void RequestsPage::load()
{
    m_isLoading = true;
    m_session.ask(
        this,
        [view = view(), acting = m_session.acting()](const actions::Bench &bench) {
            return bench.store.requests(view, acting, base::dayOf(bench.clock.now()));
        },
        [this, question = ++m_question](registry::Stored<std::vector<review::Request>> rows) {
            if (question == m_question)
                take(std::move(rows));
        });
}

/// The place's count is of what waits on this person, whatever is listed.
void RequestsPage::count()
{
    m_session.ask(
        this,
        [acting = m_session.acting()](const actions::Bench &bench) {
            return bench.store.requests(RequestView::WaitingOnMe, acting,
                                        base::dayOf(bench.clock.now()));
        },
        [this](registry::Stored<std::vector<review::Request>> waiting) {
            if (waiting)
                emit countChanged(int(waiting->size()));
        });
}

void RequestsPage::take(registry::Stored<std::vector<review::Request>> rows)
{
    m_isLoading = false;
    if (rows)
        m_model.setRows(std::move(rows).value(), m_session.clock().now());
    showRows();
    if (!rows && rows.error().kind != registry::StoreError::Unreachable)
        m_ui->messageLabel->setText(wording(rows.error()));
}

QString RequestsPage::emptyWords() const
{
    if (!m_session.isOpen())
        return m_wasLost ? tr("The registry is not connected.") : tr("Opening the registry…");
    if (m_isLoading)
        return tr("Looking…");
    switch (view()) {
    case RequestView::WaitingOnMe:
        return tr("Nothing waits on you.");
    case RequestView::Overdue:
        return tr("Nothing is overdue.");
    case RequestView::Contested:
        return tr("No two open requests ask for the same NID.");
    case RequestView::Done:
        return tr("No request has ended yet.");
    case RequestView::AllOpen:
    case RequestView::Everything:
        break;
    }
    return tr("No request is open. Write a template in Drafts and submit it to make one.");
}

/// The table, or what to say while there is nothing to list.
void RequestsPage::showRows()
{
    const int count = m_model.rowCount();
    m_ui->messageLabel->setText(emptyWords());
    m_ui->queueStack->setCurrentWidget(count == 0 ? m_ui->messageSide
                                                  : static_cast<QWidget *>(m_ui->table));
    m_ui->countLabel->setText(count == 0       ? QString()
                                  : count == 1 ? tr("1 request")
                                               : tr("%1 requests").arg(count));
    if (count == 0 && !m_chosen)
        m_details->clear();
    m_details->setVisible(count > 0 || m_chosen); // nothing to choose from: say so once
}

/// A request that the view does not list is shown all the same.
void RequestsPage::show(review::RequestId id)
{
    m_chosen = id;
    m_details->show(id);
    reselect();
}

/// Rows that came anew leave chosen what was chosen; at first that is the first row.
void RequestsPage::reselect()
{
    const int row = m_model.rowOf(m_chosen);
    QModelIndex index = m_sorted.mapFromSource(m_model.index(row, 0));
    if (row < 0 && !m_chosen)
        index = m_sorted.index(0, 0);
    const QSignalBlocker quiet(m_ui->table->selectionModel());
    m_ui->table->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_ui->table->viewport()->update();
    if (!index.isValid())
        return;
    m_ui->table->scrollTo(index);
    showChosen();
}

void RequestsPage::showChosen()
{
    const QModelIndex current = m_sorted.mapToSource(m_ui->table->currentIndex());
    if (!current.isValid())
        return;
    m_chosen = m_model.at(current.row()).id;
    m_details->show(m_chosen);
}

void RequestsPage::offerActions()
{
    const review::Request *shown = m_details->request();
    const bool isRegistered = shown
        && (shown->purpose == review::Purpose::Revision
            || shown->state == review::State::Registered)
        && !shown->nid.empty();
    m_namespace->setEnabled(isRegistered);
    m_namespace->setToolTip(isRegistered ? tr("Read the registration of the namespace")
                                         : tr("The namespace is not registered yet."));
}

} // namespace nidreg::forms
