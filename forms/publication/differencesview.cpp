// SPDX-License-Identifier: MIT
#include "forms/publication/differencesview.h"

#include "forms/publication/differencedetails.h"
#include "forms/widgets/columnfit.h"
#include "forms/words/listingwords.h"
#include "ui_differencesview.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace nidreg::forms {

using listing::Difference;

DifferencesView::DifferencesView(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::DifferencesView>())
{
    m_ui->setupUi(this);
    m_details = new DifferenceDetails(session, m_ui->splitter);
    makeChips();
    setUpTable();
    connectSignals();
    setFocusProxy(m_ui->table);
}

DifferencesView::~DifferencesView() = default;

void DifferencesView::show(const std::shared_ptr<const listing::ChangePlan> &plan,
                           const DifferencesModel::Decisions &decisions)
{
    m_plan = plan;
    m_model.setPlan(plan, decisions);
    for (QToolButton *chip : m_chips) {
        const QSignalBlocker quiet(chip);
        chip->setChecked(false);
    }
    const QSignalBlocker quiet(m_ui->filterEdit);
    m_ui->filterEdit->clear();
    applyFilter();
}

QByteArray DifferencesView::saveState() const
{
    return m_ui->splitter->saveState();
}

void DifferencesView::restoreState(const QByteArray &state)
{
    m_ui->splitter->restoreState(state);
}

void DifferencesView::setUpTable()
{
    m_ui->filterEdit->addAction(QIcon::fromTheme("edit-find"), QLineEdit::LeadingPosition);
    m_ui->splitter->setStretchFactor(0, 3);
    m_ui->splitter->setStretchFactor(1, 2);
    m_ui->table->showRows(m_model, DifferencesModel::ChangesColumn);
    QHeaderView *header = m_ui->table->horizontalHeader();
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(DifferencesModel::NidColumn, Qt::AscendingOrder);
    m_ui->table->installEventFilter(this);
}

void DifferencesView::makeChips()
{
    for (QToolButton *&chip : m_chips) {
        chip = new QToolButton(this);
        chip->setCheckable(true);
        m_ui->chipRow->addWidget(chip);
        connect(chip, &QToolButton::toggled, this, &DifferencesView::applyFilter);
    }
    static const char *const kNames[kChips] = {"addedChip",   "changedChip",   "missingChip",
                                               "renamedChip", "malformedChip", "ownChip",
                                               "listingChip"};
    for (std::size_t i = 0; i < kChips; ++i)
        m_chips[i]->setObjectName(QLatin1String(kNames[i]));
    m_chips[5]->setToolTip(tr("Differences for namespaces registered here"));
}

void DifferencesView::connectSignals()
{
    connect(m_ui->filterEdit, &QLineEdit::textChanged, this, &DifferencesView::applyFilter);
    auto *down = new QShortcut(QKeySequence(Qt::Key_Down), m_ui->filterEdit);
    down->setContext(Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, m_ui->table,
            [this] { m_ui->table->setFocus(Qt::OtherFocusReason); });
    connect(m_ui->tickButton, &QPushButton::clicked, this, [this] { m_model.tickShown(true); });
    connect(m_ui->untickButton, &QPushButton::clicked, this, [this] { m_model.tickShown(false); });
    connect(&m_model, &DifferencesModel::ticksChanged, this, [this] {
        showCount();
        emit ticksChanged();
    });
    connect(m_ui->table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this](int column, Qt::SortOrder order) {
                m_model.sort(column, order);
                reselect();
            });
    connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DifferencesView::showChosen);
    connect(m_ui->table, &QTableView::activated, this, [this](const QModelIndex &index) {
        const Difference *chosen = m_model.at(index.row());
        if (chosen && chosen->kind != Difference::Added && chosen->kind != Difference::Malformed)
            emit namespaceWanted(QString::fromStdString(
                chosen->formerNid.empty() ? chosen->nid : chosen->formerNid));
    });
}

void DifferencesView::applyFilter()
{
    DifferenceFilter filter;
    filter.nid = m_ui->filterEdit->text();
    for (std::size_t i = 0; i < filter.kinds.size(); ++i)
        filter.kinds[i] = m_chips[i]->isChecked();
    filter.own = m_chips[5]->isChecked();
    filter.listing = m_chips[6]->isChecked();
    m_model.setFilter(filter);
    nameChips();
    reselect();
    showCount();
}

/// Bold letters too: in a dark window a pressed button is hardly darker than the others.
void DifferencesView::nameChips()
{
    const DifferenceCounts &counts = m_model.counts();
    for (std::size_t i = 0; i < kChips; ++i) {
        const bool isKind = i < counts.kinds.size();
        const qint64 count = isKind ? counts.kinds[i] : i == 5 ? counts.own : counts.listing;
        const QString name = isKind ? wording(Difference::Kind(i))
            : i == 5                ? tr("Registered here")
                                    : tr("Listing header");
        QFont letters = font();
        letters.setWeight(m_chips[i]->isChecked() ? QFont::DemiBold : QFont::Normal);
        m_chips[i]->setFont(letters);
        m_chips[i]->setText(tr("%1 (%2)").arg(name, QLocale().toString(count)));
        m_chips[i]->setVisible(count > 0);
    }
}

void DifferencesView::showCount()
{
    const QLocale locale;
    const QString ticked =
        tr("%1 of %2 selected")
            .arg(locale.toString(m_model.tickedCount()), locale.toString(m_model.counts().all()));
    const qint64 shown = m_model.rowCount();
    m_ui->countLabel->setText(shown == m_model.counts().all()
                                  ? ticked
                                  : tr("%1 · %2 shown").arg(ticked, locale.toString(shown)));
}

/// What was chosen stays so while it is shown; else it is the first row.
void DifferencesView::reselect()
{
    const int row = m_chosen.empty() ? -1 : m_model.rowOf(m_chosen);
    const QModelIndex index = m_model.index(std::max(row, 0), DifferencesModel::WhatColumn);
    if (!index.isValid())
        return m_details->clear();
    m_ui->table->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_ui->table->scrollTo(index);
}

void DifferencesView::showChosen()
{
    const QModelIndex current = m_ui->table->currentIndex();
    if (!current.isValid())
        return m_details->clear();
    const Difference *chosen = m_model.at(current.row());
    m_chosen = chosen ? chosen->nid : std::string();
    chosen ? m_details->show(*chosen) : m_details->show(m_plan->listing);
}

void DifferencesView::tickSelected()
{
    std::vector<int> rows;
    for (const QModelIndex &each : m_ui->table->selectionModel()->selectedRows()) {
        if (m_model.canTick(each.row()))
            rows.push_back(each.row());
    }
    const bool areAllTicked =
        std::ranges::all_of(rows, [this](int row) { return m_model.isTicked(row); });
    m_model.tick(rows, !areAllTicked);
}

/// Space ticks all that is selected, not only where the focus is.
bool DifferencesView::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = watched == m_ui->table && event->type() == QEvent::KeyPress;
    if (!isKey || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Space)
        return QWidget::eventFilter(watched, event);
    tickSelected();
    return true;
}

} // namespace nidreg::forms
