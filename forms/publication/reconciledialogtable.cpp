// SPDX-License-Identifier: MIT
#include "forms/publication/differencedetails.h"
#include "forms/publication/reconciledialog.h"
#include "forms/widgets/columnfit.h"
#include "forms/words/listingwords.h"
#include "ui_reconciledialog.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace nidreg::forms {

using listing::Difference;

void ReconcileDialog::setUpTable()
{
    m_ui->filterEdit->addAction(QIcon::fromTheme("edit-find"), QLineEdit::LeadingPosition);
    m_details = new DifferenceDetails(m_session, m_ui->splitter);
    m_ui->splitter->setStretchFactor(0, 3);
    m_ui->splitter->setStretchFactor(1, 2);
    m_ui->table->showRows(m_model, DifferencesModel::ChangesColumn);
    QHeaderView *header = m_ui->table->horizontalHeader();
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(DifferencesModel::NidColumn, Qt::AscendingOrder);
    m_ui->table->installEventFilter(this);
    m_ui->remarksText->setMaximumHeight(fontMetrics().height() * 7);
}

void ReconcileDialog::makeChips()
{
    for (QToolButton *&chip : m_chips) {
        chip = new QToolButton(this);
        chip->setCheckable(true);
        m_ui->chipRow->addWidget(chip);
        connect(chip, &QToolButton::toggled, this, &ReconcileDialog::applyFilter);
    }
    static const char *const kNames[kChips] = {"addedChip",   "changedChip",   "missingChip",
                                               "renamedChip", "malformedChip", "ownChip",
                                               "listingChip"};
    for (std::size_t i = 0; i < kChips; ++i)
        m_chips[i]->setObjectName(QLatin1String(kNames[i]));
    m_chips[5]->setToolTip(tr("Differences on what was registered here"));
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
        tr("What of the file is not kept as it is: %1").arg(QLocale().toString(count)));
    QStringList lines;
    for (const listing::Remark &each : remarks.list)
        lines += wording(each);
    if (remarks.further > 0)
        lines += tr("and more: %1").arg(QLocale().toString(qlonglong(remarks.further)));
    m_ui->remarksText->setPlainText(lines.join('\n'));
}

void ReconcileDialog::applyFilter()
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
    look();
}

/// Bold letters too: in a dark window a pressed button is hardly darker than the others.
void ReconcileDialog::nameChips()
{
    const DifferenceCounts &counts = m_model.counts();
    for (std::size_t i = 0; i < kChips; ++i) {
        const bool isKind = i < counts.kinds.size();
        const qint64 count = isKind ? counts.kinds[i] : i == 5 ? counts.own : counts.listing;
        const QString name = isKind ? wording(Difference::Kind(i))
            : i == 5                ? tr("Registered here")
                                    : tr("The listing itself");
        QFont letters = font();
        letters.setWeight(m_chips[i]->isChecked() ? QFont::DemiBold : QFont::Normal);
        m_chips[i]->setFont(letters);
        m_chips[i]->setText(tr("%1 (%2)").arg(name, QLocale().toString(count)));
        m_chips[i]->setVisible(count > 0);
    }
}

/// What was chosen stays so while it is shown; else it is the first row.
void ReconcileDialog::reselect()
{
    const int row = m_chosen.empty() ? -1 : m_model.rowOf(m_chosen);
    const QModelIndex index = m_model.index(std::max(row, 0), DifferencesModel::WhatColumn);
    if (!index.isValid())
        return m_details->clear();
    m_ui->table->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_ui->table->scrollTo(index);
}

void ReconcileDialog::showChosen()
{
    const QModelIndex current = m_ui->table->currentIndex();
    if (!current.isValid())
        return m_details->clear();
    const Difference *chosen = m_model.at(current.row());
    m_chosen = chosen ? chosen->nid : std::string();
    chosen ? m_details->show(*chosen) : m_details->show(m_compared.found->plan.listing);
}

void ReconcileDialog::tickSelected()
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

/// Space ticks all that is selected, not only where the focus is.
bool ReconcileDialog::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = watched == m_ui->table && event->type() == QEvent::KeyPress;
    if (!isKey || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Space)
        return QDialog::eventFilter(watched, event);
    tickSelected();
    return true;
}

} // namespace nidreg::forms
