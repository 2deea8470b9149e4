// SPDX-License-Identifier: MIT
#include "forms/tables/exportdialog.h"

#include "forms/tables/tabledialogs.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kMostRows = 14; ///< of the list, before it scrolls

ExportDialog::ExportDialog(const QString &what, const std::vector<ExportColumn> &columns,
                           const std::vector<TableOutlet::Format> &formats, QWidget *parent)
    : QDialog(parent), m_columns(new QListWidget(this)), m_format(new QComboBox(this)),
      m_up(new QPushButton(tr("Move &up"), this)), m_down(new QPushButton(tr("Move &down"), this)),
      m_all(new QPushButton(tr("Select &all"), this)),
      m_none(new QPushButton(tr("Select &none"), this)),
      m_export(new QPushButton(tr("&Export…"), this))
{
    setWindowTitle(tr("Export table"));
    m_columns->setObjectName("columnList");
    m_columns->setAccessibleName(tr("Columns to export"));
    m_format->setAccessibleName(tr("Format"));
    m_format->setObjectName("formatBox");
    m_up->setToolTip(tr("Move the selected column up"));
    m_down->setToolTip(tr("Move the selected column down"));
    m_up->setAutoRepeat(true);
    m_down->setAutoRepeat(true);
    m_all->setToolTip(tr("Select all columns"));
    m_none->setToolTip(tr("Deselect all columns"));
    m_all->setObjectName("allButton");
    m_none->setObjectName("noneButton");
    m_up->setObjectName("upButton");
    m_down->setObjectName("downButton");
    m_export->setObjectName("exportButton");
    for (const TableOutlet::Format &format : formats)
        m_format->addItem(QStringLiteral("%1 (.%2)").arg(format.title, format.name), format.name);
    const int last = m_format->findData(lastTableFormat());
    m_format->setCurrentIndex(std::max(0, last));
    addColumns(columns);
    layOut(what);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_all, &QPushButton::clicked, this, [this] { selectAll(Qt::Checked); });
    connect(m_none, &QPushButton::clicked, this, [this] { selectAll(Qt::Unchecked); });
    connect(m_columns, &QListWidget::itemChanged, this, &ExportDialog::offer);
    connect(m_columns, &QListWidget::currentRowChanged, this, &ExportDialog::offer);
    connect(m_columns->model(), &QAbstractItemModel::rowsMoved, this, &ExportDialog::offer);
    offer();
}

void ExportDialog::layOut(const QString &what)
{
    auto *which = new QLabel(what, this);
    which->setTextFormat(Qt::PlainText);
    which->setWordWrap(true);
    auto *label = new QLabel(tr("&Columns to export:"), this);
    label->setBuddy(m_columns);
    auto *side = new QVBoxLayout;
    for (QPushButton *button : {m_up, m_down, m_all, m_none}) {
        button->setAutoDefault(false);
        side->addWidget(button);
    }
    side->addStretch();
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_columns, 1);
    middle->addLayout(side);
    auto *form = new QFormLayout;
    form->addRow(tr("&Format:"), m_format);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(which);
    layout->addWidget(label);
    layout->addLayout(middle, 1);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const int rows = std::min(m_columns->count(), kMostRows);
    resize(std::max(sizeHint().width(), fontMetrics().averageCharWidth() * 60),
           fontMetrics().height() * 12 + rows * m_columns->sizeHintForRow(0));
}

void ExportDialog::addColumns(const std::vector<ExportColumn> &columns)
{
    m_columns->setDragDropMode(QAbstractItemView::InternalMove);
    m_columns->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (const ExportColumn &column : columns) {
        auto *item = new QListWidgetItem(column.heading, m_columns);
        item->setToolTip(column.toolTip);
        item->setData(Qt::UserRole, column.number);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                       | Qt::ItemIsDragEnabled);
        item->setCheckState(column.isShown ? Qt::Checked : Qt::Unchecked);
    }
    m_columns->setCurrentRow(0);
    m_columns->setMinimumHeight(4 * m_columns->sizeHintForRow(0));
    m_columns->setMinimumWidth(m_columns->sizeHintForColumn(0) + 2 * m_columns->frameWidth()
                               + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

std::vector<int> ExportDialog::columns() const
{
    std::vector<int> chosen;
    for (int row = 0; row < m_columns->count(); ++row) {
        const QListWidgetItem *item = m_columns->item(row);
        if (item->checkState() == Qt::Checked)
            chosen.push_back(item->data(Qt::UserRole).toInt());
    }
    return chosen;
}

QString ExportDialog::format() const
{
    return m_format->currentData().toString();
}

void ExportDialog::move(int by)
{
    const int row = m_columns->currentRow();
    m_columns->model()->moveRow({}, row, {}, by < 0 ? row + by : row + by + 1); // as a drop does
}

void ExportDialog::selectAll(Qt::CheckState state)
{
    for (int row = 0; row < m_columns->count(); ++row)
        m_columns->item(row)->setCheckState(state);
}

void ExportDialog::offer()
{
    const int row = m_columns->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_columns->count());
    const bool isAny = !columns().empty();
    m_export->setEnabled(isAny);
    m_export->setToolTip(isAny ? tr("Export all rows to a file")
                               : tr("Select at least one column."));
}

} // namespace nidreg::forms
