// SPDX-License-Identifier: MIT
#include "app/shell/tipcard.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nidreg::app {

TipCard::TipCard(QWidget *parent) : QFrame(parent), m_label(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // A long word does not make the list of pages wider.
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *close = new QPushButton(tr("Got &it"), this);
    auto *end = new QPushButton(tr("No more &tips"), this);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_label);
    for (QPushButton *button : {close, end}) {
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, &QWidget::hide);
        column->addWidget(button);
    }
    connect(end, &QPushButton::clicked, this, &TipCard::endWanted);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Maximum);
    hide();
}

void TipCard::say(const QString &tip)
{
    m_label->setText(tr("Tip: %1").arg(tip));
    setAccessibleName(m_label->text());
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace nidreg::app
