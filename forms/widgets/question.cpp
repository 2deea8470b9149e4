// SPDX-License-Identifier: MIT
#include "forms/widgets/question.h"

#include "forms/session/preferences.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

namespace nidreg::forms {

bool isConfirmed(const Question &question, QWidget &over)
{
    if (!isAsked(question.id))
        return true;
    const bool isDestructive = question.kind == Question::Destructive;
    const QPointer<QMessageBox> box =
        new QMessageBox(isDestructive ? QMessageBox::Warning : QMessageBox::Question,
                        question.title, question.text, QMessageBox::Cancel, &over);
    box->setTextFormat(Qt::PlainText);
    const auto *yes = box->addButton(
        question.answer, isDestructive ? QMessageBox::DestructiveRole : QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    if (!question.id.isEmpty())
        box->setCheckBox(
            new QCheckBox(QCoreApplication::translate("Question", "&Do not ask this again")));
    box->exec();
    const bool isYes = box && box->clickedButton() == yes;
    if (isYes && box->checkBox() && box->checkBox()->isChecked())
        setAsked(question.id, false);
    delete box;
    return isYes;
}

void tellFailure(QWidget &over, const QString &what, const QString &why)
{
    auto *box =
        new QMessageBox(QMessageBox::Warning, QCoreApplication::translate("Question", "Not done"),
                        what, QMessageBox::Ok, &over);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(why);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

namespace {

/// Qt's refuses a folder that does not exist.
class FolderDialog : public QFileDialog {
public:
    using QFileDialog::QFileDialog;

protected:
    void accept() override
    {
        const QFileInfo typed(selectedFiles().value(0));
        if (!typed.exists() && typed.dir().exists())
            return QDialog::accept();
        QFileDialog::accept();
    }
};

} // namespace

/// Qt's is not pressed either while the name is of no folder.
static void keepPressable(const QFileDialog &dialog)
{
    const auto *line = dialog.findChild<QLineEdit *>();
    const auto *box = dialog.findChild<QDialogButtonBox *>();
    if (!line || !box)
        return; // the desktop's own dialog
    QObject::connect(
        line, &QLineEdit::textChanged, box,
        [line, box] {
            for (QAbstractButton *button : box->buttons()) {
                if (box->buttonRole(button) == QDialogButtonBox::AcceptRole)
                    button->setEnabled(!line->text().isEmpty());
            }
        },
        Qt::QueuedConnection);
}

QString askFolder(QWidget *parent, const QString &title, const QString &start)
{
    FolderDialog dialog(parent, title, start);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    keepPressable(dialog);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace nidreg::forms
