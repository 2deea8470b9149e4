// SPDX-License-Identifier: MIT
#include "forms/tables/tabledialogs.h"

#include "forms/widgets/printpreview.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <memory>

namespace nidreg::forms {

using registry::Table;

static QString filterOf(const TableOutlet::Format &format)
{
    return QStringLiteral("%1 (*.%2)").arg(format.title, format.name);
}

QString askTablePath(QWidget *parent, const QString &title, const QString &name,
                     const std::vector<TableOutlet::Format> &formats, const QString &chosen)
{
    const QSettings settings;
    const QDir folder(settings.value("tables/folder", QDir::homePath()).toString());
    auto first = std::ranges::find(formats, chosen, &TableOutlet::Format::name);
    if (first == formats.end())
        first = formats.begin();
    QStringList filters;
    for (const TableOutlet::Format &format : formats)
        filters += filterOf(format);
    const QString file = QString(name).replace(u'/', u'-') + u'.' + first->name;
    QFileDialog dialog(parent, title, folder.path());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filterOf(*first));
    dialog.selectFile(file);
    while (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty()) {
        const QString path = dialog.selectedFiles().first();
        const QString ending = QFileInfo(path).suffix().toLower();
        if (std::ranges::count(formats, ending, &TableOutlet::Format::name) > 0)
            return path;
        const auto place = std::max<qsizetype>(filters.indexOf(dialog.selectedNameFilter()), 0);
        const QString ended = path + u'.' + formats[std::size_t(place)].name;
        if (!QFile::exists(ended))
            return ended;
        dialog.selectFile(ended); // the dialog asks before a file is replaced
    }
    return {};
}

QString lastTableFormat()
{
    return QSettings().value("tables/format").toString();
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
