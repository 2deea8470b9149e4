// SPDX-License-Identifier: MIT
#include "forms/widgets/printpreview.h"

#include "forms/session/templateforms.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPrintPreviewDialog>

namespace nidreg::forms {

static QString words(const char *text)
{
    return QCoreApplication::translate("nidreg::forms::PrintPreview", text);
}

/// Qt leaves two controls without a name.
static void nameControls(const QPrintPreviewDialog &preview)
{
    for (QComboBox *zoom : preview.findChildren<QComboBox *>())
        zoom->setAccessibleDescription(
            words(QT_TRANSLATE_NOOP("nidreg::forms::PrintPreview", "Zoom")));
    for (QLineEdit *page : preview.findChildren<QLineEdit *>())
        page->setAccessibleName(
            words(QT_TRANSLATE_NOOP("nidreg::forms::PrintPreview", "Page shown")));
}

void previewPrint(QWidget &parent, const PrintJob &job)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(job.name);
    printer->setPageSize(
        QPageSize(paperOf(QLocale()) == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    if (job.isWide)
        printer->setPageOrientation(QPageLayout::Landscape);
    auto *preview = new QPrintPreviewDialog(printer.get(), parent.window());
    preview->setWindowTitle(job.title);
    preview->setAttribute(Qt::WA_DeleteOnClose);
    preview->resize(parent.window()->size() * 0.9);
    nameControls(*preview);
    QObject::connect(preview, &QPrintPreviewDialog::paintRequested, preview,
                     [paint = job.paint](QPrinter *on) { paint(*on); });
    QObject::connect(preview, &QObject::destroyed, [printer] {}); // it outlives the preview
    preview->open();
}

} // namespace nidreg::forms
