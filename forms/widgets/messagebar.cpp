// SPDX-License-Identifier: MIT
#include "forms/widgets/messagebar.h"

#include "forms/widgets/marks.h"
#include "forms/widgets/taborder.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kLettersALine = 45; // fewer are hard to read

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_label(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *words = new QHBoxLayout;
    words->addWidget(m_icon, 0, Qt::AlignTop);
    words->addWidget(m_label, 1);
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_parts->addLayout(words, 1);
    m_buttons = new QHBoxLayout;
    m_parts->addLayout(m_buttons);
    m_parts->setAlignment(m_buttons, Qt::AlignRight);
    hide();
}

void MessageBar::say(Kind kind, const QString &message, std::vector<Answer> answers)
{
    showMark(*m_icon, markIcon(kind == Problem ? base::Severity::Error : base::Severity::Advice));
    m_label->setText(message);
    setAccessibleName(message);
    while (const QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    if (answers.empty())
        answers.push_back({tr("&Dismiss"), [] {}});
    QList<QWidget *> buttons;
    for (const Answer &answer : answers)
        buttons += addButton(answer);
    visitAt(*this, buttons);
    arrange();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrange();
}

/// The message keeps a readable width, or its own if it is a short one.
void MessageBar::arrange()
{
    const int readable = std::min(kLettersALine * fontMetrics().averageCharWidth(),
                                  fontMetrics().horizontalAdvance(m_label->text()));
    const int others =
        m_icon->sizeHint().width() + m_buttons->sizeHint().width() + 2 * m_parts->spacing();
    m_parts->setDirection(contentsRect().marginsRemoved(m_parts->contentsMargins()).width() - others
                                  < readable
                              ? QBoxLayout::TopToBottom
                              : QBoxLayout::LeftToRight);
}

QPushButton *MessageBar::addButton(const Answer &answer)
{
    auto *button = new QPushButton(answer.text, this);
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, this, [this, act = answer.act] {
        hide();
        act();
    });
    m_buttons->addWidget(button);
    return button;
}

} // namespace nidreg::forms
