// SPDX-License-Identifier: MIT
#include "forms/tables/tabledialogs.h"

#include "forms/widgets/printpreview.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <memory>

namespace nidreg::forms {

using registry::Table;

QString askTablePath(QWidget *parent, const QString &title, const QString &name,
                     const std::vector<TableOutlet::Format> &formats)
{
    const QSettings settings;
    const QString last = settings.value("tables/format").toString();
    QStringList filters;
    QString chosen;
    for (const TableOutlet::Format &format : formats) {
        filters += QStringLiteral("%1 (*.%2)").arg(format.title, format.name);
        if (format.name == last)
            chosen = filters.back();
    }
    const QDir folder(settings.value("tables/folder", QDir::homePath()).toString());
    QString path = QFileDialog::getSaveFileName(parent, title,
                                                folder.filePath(QString(name).replace(u'/', u'-')),
                                                filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return {};
    const auto isKnown = [&path](const TableOutlet::Format &format) {
        return QFileInfo(path).suffix().toLower() == format.name;
    };
    if (std::ranges::none_of(formats, isKnown))
        path += u'.' + formats[std::size_t(std::max<qsizetype>(filters.indexOf(chosen), 0))].name;
    return path;
}

void rememberTablePath(const QString &path)
{
    QSettings settings;
    settings.setValue("tables/folder", QFileInfo(path).absolutePath());
    settings.setValue("tables/format", QFileInfo(path).suffix().toLower());
}

void printTable(QWidget &parent, const TableHeading &heading, const Table &table)
{
    const QString title =
        QCoreApplication::translate("nidreg::forms::TableActions", "Print: %1").arg(heading.title);
    previewPrint(
        parent,
        {title, heading.title, TablePaper::isWide(table.columns), [heading, table](QPrinter &on) {
             TablePaper paper(on, heading, table.columns);
             for (const auto &row : table.rows)
                 paper.addRow(row);
             paper.finish();
         }});
}

} // namespace nidreg::forms
