// SPDX-License-Identifier: MIT
#include "forms/widgets/folderdialog.h"

#include <QFileDialog>
#include <QFileInfo>

namespace nidreg::forms {

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

QString askFolder(QWidget *parent, const QString &title, const QString &start)
{
    FolderDialog dialog(parent, title, start);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace nidreg::forms
