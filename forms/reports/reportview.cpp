// SPDX-License-Identifier: MIT
#include "forms/reports/reportview.h"

#include "forms/reports/reportchart.h"
#include "forms/widgets/columnfit.h"
#include "forms/widgets/dateedit.h"
#include "forms/widgets/tabledialog.h"
#include "forms/words/reportwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

namespace nidreg::forms {

using registry::Stored;
using registry::Table;

enum Period { AllTime, ThisYear, LastYear, TwelveMonths, FiveYears, Between };

ReportView::ReportView(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_session(session)
{
    layOut();
    fillPeriods();
    connectSignals();
    hideBehind();
}

static QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QWidget *ReportView::makeHead()
{
    auto *head = new QWidget(this);
    m_title = plainLabel(head);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_about = plainLabel(head);
    m_period = new QComboBox(head);
    m_period->setObjectName("periodBox");
    m_first = new DateEdit(head);
    m_last = new DateEdit(head);
    m_first->setObjectName("firstDay");
    m_last->setObjectName("lastDay");
    m_first->setAccessibleName(tr("First day"));
    m_last->setAccessibleName(tr("Last day"));
    auto *label = new QLabel(tr("&Period:"), head);
    label->setBuddy(m_period);
    auto *dates = new QHBoxLayout;
    dates->addWidget(label);
    dates->addWidget(m_period);
    dates->addWidget(m_first);
    dates->addWidget(m_last);
    dates->addStretch(1);
    auto *layout = new QVBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addLayout(dates);
    return head;
}

QWidget *ReportView::makeTables()
{
    auto *tables = new QSplitter(Qt::Horizontal, this);
    m_table = new RowsView(tables);
    m_table->setObjectName("reportTable");
    m_table->setAccessibleName(tr("Numbers of the report"));
    m_table->setToolTip(tr("Press Enter or double-click a number to show its rows."));
    m_behindPanel = new QWidget(tables);
    m_behindTitle = plainLabel(m_behindPanel);
    m_behindTable = new RowsView(m_behindPanel);
    m_behindTable->setObjectName("behindTable");
    m_behindTable->setAccessibleName(tr("Rows for the bar"));
    auto *layout = new QVBoxLayout(m_behindPanel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_behindTitle);
    layout->addWidget(m_behindTable);
    tables->addWidget(m_table);
    tables->addWidget(m_behindPanel);
    tables->setChildrenCollapsible(false);
    return tables;
}

void ReportView::layOut()
{
    auto *head = makeHead(); // first, so that the tab key goes there first
    m_note = plainLabel(this);
    m_chart = new ReportChart(this);
    m_chart->setObjectName("chart");
    m_chart->setAccessibleName(tr("Chart"));
    m_chart->setMinimumHeight(140);
    m_split = new QSplitter(Qt::Vertical, this);
    m_split->addWidget(m_chart);
    m_split->addWidget(makeTables());
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(head);
    layout->addWidget(m_note);
    layout->addWidget(m_split, 1);
    for (auto *sorted : {&m_sorted, &m_sortedBehind})
        sorted->setSortRole(ResultModel::SortRole);
    m_sorted.setSourceModel(&m_model);
    m_sortedBehind.setSourceModel(&m_behind);
    m_table->showRows(m_sorted, 0);
    m_behindTable->showRows(m_sortedBehind, 0);
}

void ReportView::fillPeriods()
{
    m_period->addItem(tr("All years"), AllTime);
    m_period->addItem(tr("This year"), ThisYear);
    m_period->addItem(tr("Last year"), LastYear);
    m_period->addItem(tr("Last twelve months"), TwelveMonths);
    m_period->addItem(tr("Last five years"), FiveYears);
    m_period->addItem(tr("Between two days"), Between);
    const QDate today =
        QDate::fromString(words(base::toString(base::dayOf(m_session.clock().now()))), Qt::ISODate);
    m_first->setDate(QDate(today.year(), 1, 1));
    m_last->setDate(today);
    m_first->hide();
    m_last->hide();
}

void ReportView::connectSignals()
{
    connect(m_period, &QComboBox::currentIndexChanged, this, &ReportView::choosePeriod);
    connect(m_first, &QDateEdit::dateChanged, this, &ReportView::refresh);
    connect(m_last, &QDateEdit::dateChanged, this, &ReportView::refresh);
    connect(m_chart, &ReportChart::barClicked, this, &ReportView::showBehind);
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        const QModelIndex source = m_sorted.mapToSource(index);
        showBehind(source.row(), std::max(source.column(), 1));
    });
    connect(m_behindTable, &QAbstractItemView::activated, this, &ReportView::open);
}

void ReportView::choosePeriod()
{
    const bool isBetween = m_period->currentData().toInt() == Between;
    m_first->setVisible(isBetween);
    m_last->setVisible(isBetween);
    refresh();
}

std::pair<QDate, QDate> ReportView::period() const
{
    const QDate today =
        QDate::fromString(words(base::toString(base::dayOf(m_session.clock().now()))), Qt::ISODate);
    switch (m_period->currentData().toInt()) {
    case ThisYear:
        return {QDate(today.year(), 1, 1), QDate(today.year(), 12, 31)};
    case LastYear:
        return {QDate(today.year() - 1, 1, 1), QDate(today.year() - 1, 12, 31)};
    case TwelveMonths:
        return {today.addMonths(-12).addDays(1), today};
    case FiveYears:
        return {QDate(today.year() - 4, 1, 1), QDate(today.year(), 12, 31)};
    case Between:
        return {m_first->date(), m_last->date()};
    default:
        return {};
    }
}

QString ReportView::datesWords() const
{
    const auto [first, last] = period();
    if (!first.isValid())
        return tr("All years");
    const QLocale locale;
    return tr("%1 to %2")
        .arg(locale.toString(first, QLocale::ShortFormat),
             locale.toString(last, QLocale::ShortFormat));
}

registry::ReportOrder ReportView::order() const
{
    const auto [first, last] = period();
    registry::ReportOrder order{m_spec->name, {}, {}};
    if (first.isValid())
        order.first = base::parseDate(first.toString(Qt::ISODate).toStdString());
    if (last.isValid())
        order.last = base::parseDate(last.toString(Qt::ISODate).toStdString());
    return order;
}

void ReportView::show(const reports::ReportSpec *spec)
{
    m_spec = spec;
    forget();
    if (!spec)
        return;
    m_title->setText(reportWords(spec->title));
    m_about->setText(reportWords(spec->about));
    m_period->setToolTip(reportWords(spec->dates));
    m_period->setAccessibleName(reportWords(spec->dates));
    refresh();
}

void ReportView::forget()
{
    ++m_question;
    m_hasAnswer = false;
    m_model.setTable({});
    m_chart->clear();
    hideBehind();
    tell({});
    emit answered();
}

void ReportView::refresh()
{
    if (!m_spec || !m_session.isOpen())
        return;
    if (!isVisible())
        return forget(); // nobody waits for it; showEvent() asks for it
    m_running.request_stop();
    if (!m_hasAnswer)
        tell(tr("Counting…"));
    m_running = m_session.askApart(
        this,
        [acting = m_session.acting(), order = order()](const actions::Services &services) {
            return services.store.report(acting, order);
        },
        [this, question = ++m_question](Stored<Table> table) {
            if (question == m_question)
                take(std::move(table));
        });
}

void ReportView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_hasAnswer)
        refresh();
}

void ReportView::take(Stored<Table> table)
{
    if (!table) {
        forget();
        return tell(wording(table.error()));
    }
    QStringList headings;
    std::vector<reports::Meaning> meanings;
    for (const reports::ReportColumn &column : m_spec->columns) {
        headings += reportWords(column.title);
        meanings.push_back(column.meaning);
    }
    const bool isSame = m_hasAnswer && *table == m_model.table();
    m_hasAnswer = true;
    if (!isSame) {
        m_model.setTable(std::move(*table), headings, meanings);
        m_chart->show(*m_spec, m_model);
        hideBehind();
    }
    tell(m_model.rowCount() == 0 ? tr("No data in this period.")
             : m_model.rowCount() > ReportChart::kMaxBars
             ? tr("The chart shows the first %1 rows, the table all %2.")
                   .arg(ReportChart::kMaxBars)
                   .arg(m_model.rowCount())
             : QString());
    emit answered();
}

/// A note above the chart, as long as there is one.
void ReportView::tell(const QString &text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

registry::Table ReportView::shownTable() const
{
    Table table = m_model.table();
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        table.columns[i].name =
            m_model.headerData(int(i), Qt::Horizontal, Qt::DisplayRole).toString().toStdString();
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            table.rows[row][i] = m_model.text(int(row), int(i)).toStdString();
    }
    return table;
}

void ReportView::hideBehind()
{
    ++m_behindQuestion;
    m_runningBehind.request_stop();
    m_behindPanel->hide();
}

void ReportView::showBehind(int row, int column)
{
    if (!m_spec || row < 0 || row >= m_model.rowCount())
        return;
    while (column > 1 && m_spec->columns[std::size_t(column)].isTableOnly)
        --column; // a median belongs to what it is the median of
    const auto &columns = m_spec->columns;
    const registry::ReportBar bar{m_model.table().rows[std::size_t(row)][0].value_or(std::string()),
                                  columns[std::size_t(column)].name};
    QString title = m_model.text(row, 0);
    if (columns.size() > 2 && !columns[2].isTableOnly)
        title = tr("%1, %2").arg(title, reportWords(columns[std::size_t(column)].title));
    title = tr("%1: %2").arg(title, reportWords(m_spec->behindTitle));
    m_runningBehind.request_stop();
    m_runningBehind = m_session.askApart(
        this,
        [acting = m_session.acting(), order = order(), bar](const actions::Services &services) {
            return services.store.rowsBehind(acting, order, bar);
        },
        [this, title, question = ++m_behindQuestion](const Stored<Table> &table) {
            if (question == m_behindQuestion)
                takeBehind(table, title);
        });
}

void ReportView::takeBehind(const Stored<Table> &table, const QString &title)
{
    if (!table) {
        emit messageShown(wording(table.error()));
        return;
    }
    QStringList headings;
    std::vector<reports::Meaning> meanings;
    for (const registry::TableColumn &column : table->columns) {
        headings += behindColumnWords(column.name);
        meanings.push_back(reports::behindMeaning(column.name));
    }
    m_behind.setTable(*table, headings, meanings);
    m_behindTitle->setText(tr("%1 (%2)").arg(title).arg(m_behind.rowCount()));
    m_behindTable->setToolTip(m_spec->behind == reports::Behind::Namespaces
                                  ? tr("Press Enter or double-click to open the namespace.")
                                  : tr("Press Enter or double-click to open the request."));
    m_behindPanel->show();
}

void ReportView::open(const QModelIndex &index)
{
    const QString value = index.siblingAtColumn(0).data(ResultModel::ValueRole).toString();
    if (m_spec->behind == reports::Behind::Namespaces)
        emit namespaceWanted(value);
    else
        emit requestWanted(workflow::RequestId{value.toLongLong()});
}

void ReportView::restore(QSettings &settings)
{
    m_split->restoreState(settings.value("report splitter").toByteArray());
}

void ReportView::save(QSettings &settings) const
{
    settings.setValue("report splitter", m_split->saveState());
}

} // namespace nidreg::forms
