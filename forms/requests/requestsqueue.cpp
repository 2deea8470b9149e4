// SPDX-License-Identifier: MIT
#include "forms/requests/requestsqueue.h"

#include "forms/requests/requestsmodel.h"
#include "forms/tables/columnmenu.h"
#include "forms/tables/sortkeeper.h"
#include "forms/tables/tableactions.h"
#include "forms/widgets/columnfit.h"
#include "forms/widgets/flowlayout.h"
#include "forms/widgets/marks.h"
#include "forms/widgets/pace.h"
#include "forms/words/wording.h"
#include "ui_requestsqueue.h"

#include <QAction>
#include <QHeaderView>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>

namespace nidreg::forms {

using registry::RequestView;

RequestsQueue::RequestsQueue(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::RequestsQueue>()), m_session(session)
{
    m_ui->setupUi(this);
    setUpViews();
    setUpTable();
    restore();
    connectSignals();
    applyFilter();
    showRows();
    count();
}

RequestsQueue::~RequestsQueue()
{
    save();
}

void RequestsQueue::setUpViews()
{
    m_chips = {{{m_ui->waitingChip, RequestView::WaitingOnMe},
                {m_ui->openChip, RequestView::AllOpen},
                {m_ui->overdueChip, RequestView::Overdue},
                {m_ui->contestedChip, RequestView::Contested},
                {m_ui->doneChip, RequestView::Done},
                {m_ui->everythingChip, RequestView::Everything}}};
    auto *line = new FlowLayout(m_ui->chips);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_names[i] = m_chips[i].first->text();
        line->addWidget(m_chips[i].first);
    }
    m_ui->filterEdit->addAction(QIcon::fromTheme("edit-find"), QLineEdit::LeadingPosition);
    m_burst.setSingleShot(true);
    m_burst.setInterval(kBurst);
}

void RequestsQueue::setUpTable()
{
    m_columns = &m_ui->table->showRows(m_model, RequestsModel::ExpertsColumn);
    m_ui->table->setItemDelegate(new RequestsDelegate(m_ui->table));
    m_sort = new SortKeeper(
        *m_ui->table, [](int column) { return RequestsModel::sortBy(column).has_value(); },
        RequestsModel::NumberColumn);
    m_tables = new TableActions(*m_ui->table, *m_columns, m_session,
                                [this](const auto &columns) { return rowsOnScreen(columns); },
                                {RequestsModel::ApplicantColumn, RequestsModel::OpenedColumn,
                                 RequestsModel::ChangedColumn});
    m_columns->keepWhole(RequestsModel::DueColumn); // the delay is what one looks for
}

void RequestsQueue::connectSignals()
{
    for (const auto &[chip, view] : m_chips) {
        connect(chip, &QToolButton::clicked, this, &RequestsQueue::applyFilter);
        connect(chip, &QToolButton::toggled, this, &RequestsQueue::nameChips);
    }
    connect(m_ui->filterEdit, &QLineEdit::textChanged, this, &RequestsQueue::applyFilter);
    connect(m_ui->filterEdit, &QLineEdit::returnPressed, this, &RequestsQueue::enterTable);
    auto *down = new QShortcut(QKeySequence(Qt::Key_Down), m_ui->filterEdit);
    down->setContext(Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, this, &RequestsQueue::enterTable);
    connect(m_ui->clearButton, &QPushButton::clicked, m_ui->filterEdit, &QLineEdit::clear);
    connect(m_sort, &SortKeeper::sorted, &m_model, &RequestsModel::sort);
    connect(m_tables, &TableActions::messageShown, this, &RequestsQueue::messageShown);
    connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RequestsQueue::takeChosen);
    connect(&m_model, &RequestsModel::pageWanted, this, &RequestsQueue::fetch);
    connect(&m_model, &RequestsModel::loaded, this, &RequestsQueue::showRows);
    connect(&m_session, &RegistrySession::opened, this, &RequestsQueue::refresh);
    connect(&m_session, &RegistrySession::actingChanged, this, &RequestsQueue::refresh);
    connect(&m_session, &RegistrySession::accessChanged, this, &RequestsQueue::refresh);
    connect(&m_session, &RegistrySession::changed, &m_burst, qOverload<>(&QTimer::start));
    connect(&m_burst, &QTimer::timeout, this, &RequestsQueue::refresh);
    connect(&m_session, &RegistrySession::lost, this, [this] {
        m_wasLost = true;
        showRows();
    });
    connect(&m_session, &RegistrySession::left, this, &RequestsQueue::forget);
}

void RequestsQueue::restore()
{
    QSettings settings;
    settings.beginGroup("requests");
    m_columns->restore(settings);
    const int chosen = settings.value("view", int(RequestView::AllOpen)).toInt();
    for (const auto &[chip, view] : m_chips)
        chip->setChecked(int(view) == chosen);
    m_sort->takeRestored();
    nameChips();
}

void RequestsQueue::save() const
{
    QSettings settings;
    settings.beginGroup("requests");
    m_columns->save(settings);
    settings.setValue("view", int(view()));
}

/// Bold letters too: in a dark window a pressed button is hardly darker than the others.
void RequestsQueue::nameChips()
{
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const auto &[chip, view] = m_chips[i];
        QFont letters = font();
        letters.setWeight(chip->isChecked() ? QFont::DemiBold : QFont::Normal);
        chip->setFont(letters);
        const auto counted = m_counts ? (*m_counts)[std::size_t(view)] : -1;
        chip->setText(counted < 0
                          ? m_names[i]
                          : tr("%1 (%2)").arg(m_names[i], QLocale().toString(qlonglong(counted))));
    }
}

RequestView RequestsQueue::view() const
{
    for (const auto &[chip, view] : m_chips) {
        if (chip->isChecked())
            return view;
    }
    return RequestView::AllOpen;
}

void RequestsQueue::addTableActions(const QList<QAction *> &actions)
{
    m_ui->table->addActions(actions);
}

void RequestsQueue::addSwitch(QAction *action)
{
    auto *button = new QToolButton(m_ui->chips);
    button->setDefaultAction(action);
    m_ui->chips->layout()->addWidget(button);
    QToolButton *columns = m_tables->columns().makeButton(this);
    m_ui->filterRow->addWidget(columns);
    setTabOrder(m_ui->everythingChip, button);
    setTabOrder(m_ui->filterEdit, columns);
}

void RequestsQueue::find()
{
    m_ui->filterEdit->setFocus(Qt::ShortcutFocusReason);
    m_ui->filterEdit->selectAll();
}

void RequestsQueue::enter()
{
    if (m_ui->queueStack->currentWidget() == m_ui->table)
        m_ui->table->setFocus(Qt::OtherFocusReason);
    else
        m_ui->openChip->setFocus(Qt::OtherFocusReason);
}

/// From the filter into what it found.
void RequestsQueue::enterTable()
{
    if (isEmpty())
        return;
    m_ui->table->setFocus(Qt::OtherFocusReason);
    if (!m_ui->table->currentIndex().isValid())
        m_ui->table->selectRow(0);
}

void RequestsQueue::refresh()
{
    if (!m_session.isOpen())
        return; // it would be asked of the registry that is being left
    m_isKeeping = true;
    m_model.refresh();
    count();
    if (m_isRevealing)
        reveal();
}

/// What another registry has is not shown while this one is being opened.
void RequestsQueue::forget()
{
    m_chosen = {};
    m_isRevealing = false;
    m_next.reset();
    m_counts.reset();
    m_refusal.clear();
    m_wasLost = false;
    m_model.clear();
    nameChips();
    showRows();
    emit waitingCounted(-1);
}

/// By a person: what they look for now is listed, and nothing else.
void RequestsQueue::applyFilter()
{
    m_isKeeping = m_isRevealing;
    applyQuery();
}

void RequestsQueue::applyQuery()
{
    registry::RequestQuery query;
    query.view = view();
    query.text = m_ui->filterEdit->text().trimmed().toStdString();
    query.sort = RequestsModel::sortBy(m_sort->column()).value_or(registry::RequestSort::Number);
    query.descending =
        (m_sort->order() == Qt::DescendingOrder) != (m_sort->column() == RequestsModel::AgeColumn);
    m_model.setQuery(query);
}

void RequestsQueue::fetch(int question, const registry::RequestQuery &query)
{
    if (m_isAsking) {
        m_next = {question, query};
        return;
    }
    m_isAsking = true;
    const workflow::RequestId kept = m_isKeeping && !query.after ? m_chosen : workflow::RequestId();
    m_session.ask(
        this,
        [query, kept, acting = m_session.acting()](
            const actions::Services &services) -> registry::Stored<Listed> {
            auto page = services.store.requests(query, acting, base::dayOf(services.clock.now()));
            if (!page)
                return base::fail(page.error());
            Listed listed{std::move(page).value(), {}};
            if (kept && std::ranges::count(listed.page.rows, kept, &workflow::Request::id) == 0) {
                if (auto file = services.store.request(kept))
                    listed.kept = std::move(file->request);
            }
            return listed;
        },
        [this, question](registry::Stored<Listed> listed) { answer(question, std::move(listed)); });
}

void RequestsQueue::answer(int question, registry::Stored<Listed> listed)
{
    m_isAsking = false;
    m_refusal.clear();
    if (!listed && listed.error().kind != registry::StoreError::Unreachable)
        m_refusal = wording(listed.error());
    m_isReselecting = true; // rows that go are not to choose their neighbour
    if (listed)
        m_model.takePage(question, std::move(listed->page), m_session.clock().now(),
                         std::move(listed->kept));
    else
        m_model.missPage(question);
    m_isReselecting = false;
    if (const auto next = std::exchange(m_next, std::nullopt))
        fetch(next->first, next->second);
}

/// How many requests each view has; the place's own count is of what waits on this person.
void RequestsQueue::count()
{
    m_session.ask(
        this,
        [acting = m_session.acting()](const actions::Services &services) {
            return services.store.requestCounts(acting, base::dayOf(services.clock.now()));
        },
        [this](registry::Stored<registry::RequestCounts> counts) {
            if (!counts || !m_session.isOpen())
                return;
            m_counts = *counts;
            nameChips();
            emit waitingCounted(int((*counts)[std::size_t(RequestView::WaitingOnMe)]));
        });
}

/// The table, or what to say while there is nothing to list.
void RequestsQueue::showRows()
{
    m_ui->messageLabel->setText(emptyWords());
    m_ui->clearButton->setVisible(!m_model.query().text.empty());
    m_ui->queueStack->setCurrentWidget(isEmpty() ? m_ui->messageSide
                                                 : static_cast<QWidget *>(m_ui->table));
    m_ui->countLabel->setText(isEmpty() ? QString() : countWords());
    dropUnlisted();
    reselect();
    emit shown();
}

/// As many as the view's own button says.
QString RequestsQueue::countWords() const
{
    const auto matching = m_model.matching();
    const QString said = matching == 1
        ? tr("1 request")
        : tr("%1 requests").arg(QLocale().toString(qlonglong(matching)));
    return m_model.kept() ? tr("%1. The selected request is no longer in this view.").arg(said)
                          : said;
}

int RequestsQueue::fullHeight() const
{
    const RowsView &table = *m_ui->table;
    const int rows = std::max(1, m_model.rowCount());
    const int bar =
        table.horizontalScrollBar()->isVisible() ? table.horizontalScrollBar()->height() : 0;
    const int inTable = table.horizontalHeader()->sizeHint().height() + 2 * table.frameWidth() + bar
        + rows * table.verticalHeader()->defaultSectionSize();
    return m_ui->chips->heightForWidth(width()) + m_ui->filterRow->sizeHint().height()
        + 2 * m_ui->queueLayout->spacing() + inTable;
}

/// Rows that came anew leave chosen what was chosen; at first that is the first row.
void RequestsQueue::reselect()
{
    const int row = m_chosen ? m_model.rowOf(m_chosen) : isEmpty() ? -1 : 0;
    QItemSelectionModel *selection = m_ui->table->selectionModel();
    if (row >= 0 && row == selection->currentIndex().row() && selection->isRowSelected(row))
        return;
    m_isReselecting = true;
    selection->setCurrentIndex(m_model.index(row, 0),
                               QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_isReselecting = false;
    if (row < 0)
        return;
    m_ui->table->scrollTo(m_model.index(row, 0));
    if (!m_chosen)
        takeChosen();
}

void RequestsQueue::takeChosen()
{
    const QModelIndex current = m_ui->table->currentIndex();
    if (!current.isValid() || m_isReselecting)
        return;
    if (!m_ui->table->selectionModel()->hasSelection()) // the focus alone chose it
        m_ui->table->selectRow(current.row());
    m_chosen = m_model.at(current.row()).id;
    m_isRevealing = false;
    if (m_model.kept() && m_model.kept() != m_chosen)
        m_burst.start(); // nothing keeps that one any more
    emit chosenChanged(m_chosen);
}

void RequestsDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setItalic(index.data(RequestsModel::KeptRole).toBool());
    if (!index.data(RequestsModel::UrgentRole).toBool())
        return;
    option->font.setWeight(QFont::DemiBold);
    option->icon = markIcon(base::Severity::Warning);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace nidreg::forms
