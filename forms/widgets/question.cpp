// SPDX-License-Identifier: MIT
#include "forms/widgets/question.h"

#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

namespace nidreg::forms {

bool isConfirmed(const Question &question, QWidget &over)
{
    const bool isDestructive = question.kind == Question::Destructive;
    const QPointer<QMessageBox> box =
        new QMessageBox(isDestructive ? QMessageBox::Warning : QMessageBox::Question,
                        question.title, question.text, QMessageBox::Cancel, &over);
    box->setTextFormat(Qt::PlainText);
    const auto *yes = box->addButton(
        question.answer, isDestructive ? QMessageBox::DestructiveRole : QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->exec();
    const bool isYes = box && box->clickedButton() == yes;
    delete box;
    return isYes;
}

} // namespace nidreg::forms
