// SPDX-License-Identifier: MIT
#include "forms/requests/requestssteps.h"

#include "forms/words/requestswords.h"
#include "forms/words/wording.h"

#include <QStyle>
#include <QWidget>

namespace nidreg::forms {

RequestSteps::RequestSteps(QWidget *parent) : QWidget(parent)
{
    setLayout(new FlowLayout(this));
    setAccessibleName(tr("What can be done"));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        addRow(workflow::Step(i));
    offer({});
}

void RequestSteps::addRow(workflow::Step step)
{
    Row &row = m_rows[std::size_t(step)];
    row.action = new QAction(this);
    row.button = new QPushButton(this);
    row.button->setAutoDefault(false);
    layout()->addWidget(row.button);
    connect(row.button, &QPushButton::clicked, row.action, &QAction::trigger);
    connect(row.action, &QAction::triggered, this, [this, step] { emit stepWanted(step); });
}

QList<QAction *> RequestSteps::actions() const
{
    QList<QAction *> all;
    for (const Row &row : m_rows)
        all << row.action;
    return all;
}

void RequestSteps::offer(const std::vector<workflow::Offer> &offers)
{
    for (const Row &row : m_rows) {
        row.action->setVisible(false);
        row.action->setEnabled(false);
    }
    // Menus open by F, E, V, R and the like: letters that this row does not take.
    QString mnemonics = tr("fevr", "letters that the menu bar uses");
    for (const workflow::Offer &each : offers) {
        if (each.step != workflow::Step::Resolve) // offered with each thread that is open
            show(m_rows[std::size_t(each.step)], each, mnemonics);
    }
    for (const Row &row : m_rows)
        row.button->setVisible(row.action->isVisible());
    setVisible(!offers.empty());
}

/// All but submitting, which leads to Drafts, and commenting, which is done beside the template,
/// ask for something in a form.
QString RequestSteps::nameOf(workflow::Step step)
{
    if (step == workflow::Step::Submit)
        return tr("Edit and submit");
    return step == workflow::Step::Comment ? wording(step) : tr("%1…").arg(wording(step));
}

void RequestSteps::show(const Row &row, const workflow::Offer &offer, QString &mnemonics)
{
    const QString name = nameOf(offer.step);
    const QString text = withMnemonic(name, mnemonics);
    const QString hint = offer.why ? wording(*offer.why) : consequence(offer.step);
    row.action->setText(text);
    row.action->setToolTip(hint);
    row.action->setVisible(true);
    row.action->setEnabled(!offer.why);
    row.button->setText(text);
    row.button->setToolTip("<qt>" + hint.toHtmlEscaped() + "</qt>");
    row.button->setAccessibleDescription(hint);
    row.button->setEnabled(!offer.why);
}

static constexpr int kChipGap = 6;

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

/// Answers the height that is needed. Right-to-left languages fill their lines from the right.
int FlowLayout::layOut(const QRect &rect, bool move) const
{
    int x = 0, y = 0, lineHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (x > 0 && x + size.width() > rect.width()) {
            y += lineHeight + kChipGap;
            x = lineHeight = 0;
        }
        if (move) {
            const QRect place(rect.topLeft() + QPoint(x, y), size);
            item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect, place));
        }
        x += size.width() + kChipGap;
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight;
}

} // namespace nidreg::forms
