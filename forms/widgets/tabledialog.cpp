// SPDX-License-Identifier: MIT
#include "forms/widgets/tabledialog.h"

#include "forms/widgets/columnfit.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nidreg::forms {

TableDialog::TableDialog(RegistrySession &session, QWidget *parent)
    : QDialog(parent), m_session(session), m_messageBar(new MessageBar(this)),
      m_hint(new QLabel(this)), m_table(new RowsView(this)), m_side(new QVBoxLayout)
{
    setSizeGripEnabled(true);
    m_messageBar->hide();
    m_hint->setObjectName("hintLabel");
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->hide();
    m_table->setObjectName("table");
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_table, 1);
    middle->addLayout(m_side);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_messageBar);
    layout->addWidget(m_hint);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
}

QPushButton *TableDialog::addButton(const QString &text, const char *objectName)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(objectName);
    m_side->addWidget(button);
    return button;
}

void TableDialog::allow(QPushButton &button, const QString &whyNot, const QString &toolTip)
{
    button.setEnabled(whyNot.isEmpty());
    button.setToolTip(whyNot.isEmpty() ? toolTip : whyNot);
}

QString TableDialog::whyNoRegistrar() const
{
    if (!m_session.isOpen())
        return tr("The registry is not connected.");
    return m_session.acting().role == workflow::Role::Registrar
        ? QString()
        : tr("Only a registrar can do this. Switch to that role first.");
}

void TableDialog::showHint(const QString &hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void TableDialog::say(MessageBar::Kind kind, const QString &message)
{
    m_messageBar->say(kind, message);
}

void TableDialog::sayNothing()
{
    m_messageBar->hide();
}

void TableDialog::begin(int width, int height)
{
    m_side->addStretch();
    resize(fontMetrics().averageCharWidth() * width, fontMetrics().height() * height);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { look(); });
    connect(&m_session, &RegistrySession::opened, this, [this] { load(); });
    connect(&m_session, &RegistrySession::actingChanged, this, [this] { look(); });
    connect(&m_session, &RegistrySession::lost, this, [this] { look(); });
    connect(&m_session, &RegistrySession::left, this, &QDialog::reject); // nothing here is its
    look();
    load();
}

RowsView::RowsView(QWidget *parent) : QTableView(parent)
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollMode(ScrollPerPixel);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setTextElideMode(Qt::ElideRight); // the tool tip has it whole
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

ColumnFit &RowsView::showRows(QAbstractItemModel &model, int spare)
{
    setModel(&model);
    return *new ColumnFit(*this, spare);
}

QModelIndex RowsView::chosen() const
{
    return selectionModel()->selectedRows().value(0);
}

} // namespace nidreg::forms
