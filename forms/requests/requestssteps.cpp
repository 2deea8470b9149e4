// SPDX-License-Identifier: MIT
#include "forms/requests/requestssteps.h"

#include "forms/widgets/flowlayout.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"

namespace nidreg::forms {

RequestSteps::RequestSteps(QWidget *parent) : QWidget(parent)
{
    setLayout(new FlowLayout(this));
    setAccessibleName(tr("Steps"));
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
    QString mnemonics = tr("fegrvh", "letters that the menu bar uses");
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

} // namespace nidreg::forms
