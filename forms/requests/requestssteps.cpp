// SPDX-License-Identifier: MIT
#include "forms/requests/requestssteps.h"

#include "forms/steps/irreversible.h"
#include "forms/widgets/flowlayout.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QEvent>

#include <algorithm>

namespace nidreg::forms {

using workflow::Step;

/// In the order in which the procedure goes on. What ends a request without a registration, asks
/// for more or only reminds somebody is never what a person is led to.
static constexpr std::array kForward{Step::Submit, Step::Recognize, Step::Approve,
                                     Step::Advise, Step::Register,  Step::Complete,
                                     Step::Direct, Step::Assign,    Step::Appeal};

/// Per cent: Fusion paints a button lighter than its colour, and white letters need a dark ground.
static constexpr int kForStyle = 180;

/// The keys of the steps that are taken often; each opens its form and does nothing before.
static constexpr std::pair<Step, Qt::Key> kKeys[] = {
    {Step::Submit, Qt::Key_U},         {Step::Assign, Qt::Key_A},  {Step::Comment, Qt::Key_C},
    {Step::RequestChanges, Qt::Key_G}, {Step::Approve, Qt::Key_P}, {Step::Advise, Qt::Key_V},
    {Step::Complete, Qt::Key_E},       {Step::Reject, Qt::Key_J},  {Step::Register, Qt::Key_R},
    {Step::Withdraw, Qt::Key_W},       {Step::Remind, Qt::Key_M},
};

std::optional<Step> primaryStep(const std::vector<workflow::Offer> &offers,
                                std::optional<workflow::Turn> turn)
{
    const auto isLive = [&offers, turn](Step step) {
        if (step == Step::Assign && turn == workflow::Turn::Expert)
            return false;
        return std::ranges::any_of(
            offers, [step](const workflow::Offer &each) { return each.step == step && !each.why; });
    };
    const auto found = std::ranges::find_if(kForward, isLive);
    return found == kForward.end() ? std::nullopt : std::optional(*found);
}

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
    row.action = new QAction(nameOf(step), this);
    row.action->setObjectName("step-" + words(workflow::name(step)));
    for (const auto &[of, key] : kKeys) {
        if (of == step)
            row.action->setShortcut(Qt::CTRL | Qt::ALT | key);
    }
    row.button = new QPushButton(this);
    row.button->setAutoDefault(false);
    if (isIrreversible(step))
        row.button->setFocusPolicy(Qt::TabFocus);
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

void RequestSteps::offer(const std::vector<workflow::Offer> &offers,
                         std::optional<workflow::Turn> turn)
{
    m_primary = primaryStep(offers, turn);
    for (const Row &row : m_rows) {
        row.action->setVisible(false);
        row.action->setEnabled(false);
    }
    // Menus open by F, E, V, R and the like: letters that this row does not take.
    QString mnemonics = tr("fegrvh", "letters that the menu bar uses");
    for (const workflow::Offer &each : offers) {
        if (each.step != workflow::Step::Resolve) // offered with each thread that is open
            fill(m_rows[std::size_t(each.step)], each, mnemonics);
    }
    saveFocus();
    arrange();
    emphasise();
    for (const Row &row : m_rows) {
        row.button->setEnabled(row.action->isEnabled());
        row.button->setVisible(row.action->isVisible());
    }
    setVisible(!offers.empty());
}

/// A button that is gone or dead would hand the focus on to the next one, whatever that does. It
/// has it also while the form of its step is still open.
void RequestSteps::saveFocus()
{
    const auto focused = std::ranges::find(m_rows, window()->focusWidget(), &Row::button);
    if (focused == m_rows.end() || focused->action->isEnabled())
        return;
    if (m_primary && !isIrreversible(*m_primary)) {
        QPushButton *button = m_rows[std::size_t(*m_primary)].button;
        button->setEnabled(true);
        button->show();
        return button->setFocus(Qt::OtherFocusReason);
    }
    focused->button->clearFocus();
    emit keyboardFreed();
}

/// What moves the request on, then what else there is, then what cannot be undone.
void RequestSteps::arrange()
{
    const auto rank = [this](std::size_t step) {
        return m_primary == Step(step) ? 0 : isIrreversible(Step(step)) ? 2 : 1;
    };
    std::array<std::size_t, workflow::kStepNames.size()> order{};
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, rank);
    while (QLayoutItem *item = layout()->takeAt(0))
        delete item;
    QWidget *before = nullptr;
    for (const std::size_t step : order) {
        QPushButton *button = m_rows[step].button;
        layout()->addWidget(button);
        if (before)
            setTabOrder(before, button);
        before = button;
    }
}

/// In the colours of what is selected, with bold letters: not by its colour alone.
void RequestSteps::emphasise()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        QPushButton *button = m_rows[i].button;
        const bool isPrimary = m_primary == Step(i);
        QPalette colors;
        QFont letters = font();
        if (isPrimary) {
            colors = palette();
            colors.setColor(QPalette::Button,
                            palette().color(QPalette::Highlight).darker(kForStyle));
            colors.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
            letters.setWeight(QFont::DemiBold);
        }
        button->setPalette(colors);
        button->setFont(letters);
        button->setDefault(isPrimary && !isIrreversible(Step(i)));
    }
}

void RequestSteps::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        emphasise();
}

/// All but submitting, which leads to Drafts, and commenting, which is done beside the template,
/// ask for something in a form.
QString RequestSteps::nameOf(workflow::Step step)
{
    if (step == workflow::Step::Submit)
        return tr("Edit and submit");
    return step == workflow::Step::Comment ? wording(step) : tr("%1…").arg(wording(step));
}

void RequestSteps::fill(const Row &row, const workflow::Offer &offer, QString &mnemonics)
{
    const QString name = nameOf(offer.step);
    const QString text = withMnemonic(name, mnemonics);
    const QString hint = !offer.why                   ? consequence(offer.step)
        : offer.why == workflow::StepError::WrongRole ? wordingOfWrongRole(offer.step)
                                                      : wording(*offer.why);
    row.action->setText(text);
    row.action->setToolTip(hint);
    row.action->setVisible(true);
    row.action->setEnabled(!offer.why);
    row.button->setText(text);
    row.button->setToolTip("<qt>" + hint.toHtmlEscaped() + "</qt>");
    row.button->setAccessibleDescription(hint);
}

} // namespace nidreg::forms
