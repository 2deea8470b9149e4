// SPDX-License-Identifier: MIT
#include "forms/widgets/messagebar.h"

#include "forms/widgets/marks.h"
#include "forms/widgets/taborder.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPushButton>

namespace nidreg::forms {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_label(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *row = new QHBoxLayout(this);
    m_buttons = new QHBoxLayout;
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_label, 1);
    row->addLayout(m_buttons);
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
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
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
