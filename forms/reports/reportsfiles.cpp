// SPDX-License-Identifier: MIT
#include "forms/reports/queryview.h"
#include "forms/reports/reportchart.h"
#include "forms/reports/reportpaper.h"
#include "forms/reports/reportspage.h"
#include "forms/reports/reportview.h"
#include "forms/widgets/draftfile.h"
#include "forms/words/reportwords.h"
#include "forms/words/words.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QStackedWidget>

/// The Reports page: what leaves it, as files and on paper.
namespace nidreg::forms {

/// What is before the person's eyes; null: nothing yet.
const registry::Table *ReportsPage::shownTable() const
{
    if (m_stack->currentWidget() == m_report)
        return m_report->hasAnswer() ? &m_report->table().table() : nullptr;
    return m_query->hasAnswer() ? &m_query->table().table() : nullptr;
}

static QString written(const QString &path, const QByteArray &bytes)
{
    const auto done = writeFile(path, bytes);
    return done ? QString() : wording(done.error());
}

QString ReportsPage::saveTable(const QString &path)
{
    const registry::Table *table = shownTable();
    if (!table || !m_outlets.table)
        return tr("There is no table to export.");
    const auto bytes = m_outlets.table(*table, QFileInfo(path).suffix().toLower());
    return bytes ? written(path, *bytes) : bytes.error();
}

QString ReportsPage::savePicture(const QString &path)
{
    const bool isLines =
        QFileInfo(path).suffix().compare(QLatin1String("svg"), Qt::CaseInsensitive) == 0;
    return written(path, isLines ? m_report->chart().svg() : m_report->chart().png());
}

static QString suggested(const QString &name)
{
    return name.isEmpty() ? QStringLiteral("query") : QString(name).replace(u'/', u'-');
}

void ReportsPage::exportTable()
{
    QStringList filters;
    for (const ReportOutlets::Format &format : m_outlets.formats)
        filters += QStringLiteral("%1 (*.%2)").arg(format.title, format.name);
    QString chosen;
    QString path = QFileDialog::getSaveFileName(
        this, tr("Export the table"), suggested(name()) + u'.' + m_outlets.formats.front().name,
        filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return;
    const qsizetype at = std::max<qsizetype>(filters.indexOf(chosen), 0);
    const bool isKnown = std::ranges::any_of(m_outlets.formats, [&](const auto &each) {
        return QFileInfo(path).suffix().toLower() == each.name;
    });
    if (!isKnown)
        path += u'.' + m_outlets.formats[std::size_t(at)].name;
    const QString whyNot = saveTable(path);
    emit messageShown(whyNot.isEmpty() ? tr("Exported to %1").arg(QDir::toNativeSeparators(path))
                                       : whyNot);
}

void ReportsPage::exportPicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"),
                                                      suggested(name()) + QStringLiteral(".png"),
                                                      tr("PNG (*.png);;SVG (*.svg)"));
    if (path.isEmpty())
        return;
    const QString whyNot = savePicture(path);
    emit messageShown(whyNot.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path))
                                       : whyNot);
}

void ReportsPage::print()
{
    const registry::Table *table = shownTable();
    if (!table)
        return;
    ReportPaper paper;
    if (m_stack->currentWidget() == m_report) {
        paper.title = reportWords(m_report->spec()->title);
        paper.about = reportWords(m_report->spec()->about);
        paper.dates = m_report->datesWords();
        paper.picture = QImage::fromData(m_report->chart().png());
        paper.table = m_report->shownTable();
    } else {
        paper.title = name().isEmpty() ? tr("Query") : name();
        paper.about = m_query->text();
        paper.table = *table;
    }
    auto *printer = new QPrinter(QPrinter::HighResolution);
    printer->setDocName(suggested(name()));
    auto *preview = new QPrintPreviewDialog(printer, this);
    preview->setWindowTitle(tr("Print: %1").arg(paper.title));
    preview->setAttribute(Qt::WA_DeleteOnClose);
    preview->resize(window()->size() * 0.9);
    connect(preview, &QPrintPreviewDialog::paintRequested, this,
            [paper](QPrinter *on) { paper.paint(*on); });
    connect(preview, &QObject::destroyed, this, [printer] { delete printer; });
    preview->open();
}

} // namespace nidreg::forms
