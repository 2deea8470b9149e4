// SPDX-License-Identifier: MIT
#include "forms/reports/queryview.h"
#include "forms/reports/reportchart.h"
#include "forms/reports/reportspage.h"
#include "forms/reports/reportview.h"
#include "forms/tables/tabledialogs.h"
#include "forms/widgets/draftfile.h"
#include "forms/widgets/question.h"
#include "forms/words/reportwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
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
    if (!table || !m_outlet.text)
        return tr("There is no table to export.");
    const auto bytes = m_outlet.text(*table, QFileInfo(path).suffix().toLower());
    return bytes ? written(path, *bytes) : wording(bytes.error());
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
    const QString path = askTablePath(this, tr("Export the table"), suggested(name()),
                                      m_outlet.formats, lastTableFormat());
    if (path.isEmpty())
        return;
    const QString shown = QDir::toNativeSeparators(path), whyNot = saveTable(path);
    if (!whyNot.isEmpty())
        return tellFailure(*this, tr("The table could not be exported to %1.").arg(shown), whyNot);
    rememberTablePath(path);
    emit messageShown(tr("Exported to %1").arg(shown));
}

void ReportsPage::exportPicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"),
                                                      suggested(name()) + QStringLiteral(".png"),
                                                      tr("PNG (*.png);;SVG (*.svg)"));
    if (path.isEmpty())
        return;
    const QString shown = QDir::toNativeSeparators(path), whyNot = savePicture(path);
    if (!whyNot.isEmpty())
        return tellFailure(*this, tr("The picture was not saved to %1.").arg(shown), whyNot);
    emit messageShown(tr("Saved: %1").arg(shown));
}

void ReportsPage::print()
{
    const registry::Table *table = shownTable();
    if (!table)
        return;
    if (m_stack->currentWidget() == m_report) {
        const QString about = reportWords(m_report->spec()->about) + u'\n' + m_report->datesWords();
        printTable(
            *this,
            {reportWords(m_report->spec()->title), about.trimmed(), m_report->chart().onPaper()},
            m_report->shownTable());
    } else {
        const QString title = name().isEmpty() ? tr("Query") : name();
        printTable(*this, {title, m_query->text(), {}}, *table);
    }
}

} // namespace nidreg::forms
