// SPDX-License-Identifier: MIT
#include "forms/tables/tableactions.h"

#include "forms/tables/columnmenu.h"
#include "forms/tables/exportdialog.h"
#include "forms/tables/tabledialogs.h"
#include "forms/tables/tablepaper.h"
#include "forms/widgets/pace.h"
#include "forms/widgets/page.h"
#include "forms/widgets/question.h"
#include "forms/widgets/tabledialog.h"
#include "forms/widgets/wholefile.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMimeData>
#include <QPdfWriter>
#include <QProgressDialog>

#include <algorithm>

namespace nidreg::forms {

using base::Done;
using registry::Cell;
using registry::Stored;
using registry::Table;

/// Rows that a print preview lays out at once; more than these go into a PDF file.
static constexpr std::int64_t kMaxPrinted = 20'000;
static constexpr int kDialogAfter = 500; ///< milliseconds before a progress bar comes
static constexpr const char *kStopped = "cancelled"; ///< the refusal of what Cancel ended
static constexpr int kPdfMargin = 15; ///< millimetres

/// Shared with the thread that reads.
struct TableActions::Run {
    std::atomic<std::int64_t> done = 0;
    std::int64_t total = 0;
    std::atomic<bool> isCancelled = false;
    QString what;
};

TableActions::TableActions(RowsView &table, ColumnFit &fit, RegistrySession &session, Look look,
                           std::vector<int> optional)
    : QObject(&table), m_table(table), m_session(session), m_look(std::move(look)),
      m_columns(new ColumnMenu(table, fit, std::move(optional)))
{
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    makeActions();
    m_progress.setInterval(kProgressEvery);
    connect(&m_progress, &QTimer::timeout, this, &TableActions::showProgress);
    connect(table.selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TableActions::offer);
    connect(table.model(), &QAbstractItemModel::modelReset, this, &TableActions::offer);
    connect(table.model(), &QAbstractItemModel::rowsInserted, this, &TableActions::offer);
    connect(table.model(), &QAbstractItemModel::rowsRemoved, this, &TableActions::offer);
    offer();
}

TableActions::~TableActions()
{
    if (m_run)
        m_run->isCancelled = true;
    m_stop.request_stop();
}

void TableActions::setOutlet(const TableOutlet &outlet)
{
    m_outlet = outlet;
    offer();
}

QList<QAction *> TableActions::actions() const
{
    return {m_copy, m_export, m_print, m_columns->menuAction()};
}

void TableActions::makeActions()
{
    m_copy = new QAction(QIcon::fromTheme("edit-copy"), tr("Copy as ta&ble"), this);
    m_copy->setPriority(QAction::LowPriority); // the toolbar has another thing to copy
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut); // elsewhere it copies a text
    m_copy->setData(tr("Copy the selected rows as a table"));
    connect(m_copy, &QAction::triggered, this, &TableActions::copySelected);
    m_export = new QAction(QIcon::fromTheme("document-save-as"), tr("E&xport table…"), this);
    m_export->setShortcut(tr("Ctrl+E"));
    m_export->setData(
        tr("Export all rows of this list to CSV, Excel, JSON, PDF or another format"));
    connect(m_export, &QAction::triggered, this, &TableActions::askForExport);
    m_print = new QAction(QIcon::fromTheme("document-print"), tr("Pr&int table as shown…"), this);
    m_print->setShortcut(QKeySequence::Print);
    m_print->setData(tr("Print all rows of this list with the current filter, order and columns"));
    connect(m_print, &QAction::triggered, this, &TableActions::print);
    nameCommands({{"copyTable", m_copy}, {"exportTable", m_export}, {"printTable", m_print}});
    m_table.addActions({m_copy, m_export, m_print});
}

/// What can be done now, and else why not.
void TableActions::offer()
{
    const bool hasRows = m_table.model()->rowCount() > 0;
    const QString none = hasRows ? QString() : tr("No rows.");
    const QString busy = m_run ? tr("The rows are still being read.") : none;
    allow(*m_export, busy);
    allow(*m_print, busy);
    const bool hasSelected = m_table.selectionModel()->hasSelection();
    allow(*m_copy, busy.isEmpty() && !hasSelected ? tr("Select rows first.") : busy);
    for (QAction *action : {m_copy, m_export, m_print})
        action->setVisible(!m_outlet.formats.empty());
}

/// Runs `work` over the rows, with a progress bar when it takes long.
void TableActions::start(const Wording &said, const RowsOnScreen &rows,
                         std::function<Stored<Done>(const EachRow &)> work, Ended ended)
{
    m_run = std::make_shared<Run>();
    m_run->total = rows.total;
    m_run->what = said.doing;
    offer();
    m_progress.start();
    auto read = [run = m_run, each = rows.rows,
                 work = std::move(work)](const actions::Services &services) -> Stored<Done> {
        const auto counted = [&](const registry::TakeRow &take) -> Stored<Done> {
            auto done = each(services, [&](const std::vector<Cell> &cells) {
                run->done.fetch_add(1, std::memory_order_relaxed);
                return !run->isCancelled && take(cells);
            });
            if (run->isCancelled)
                return base::fail(registry::refused(kStopped));
            return done;
        };
        return work(counted);
    };
    auto finish = [this, notDone = said.notDone,
                   ended = std::move(ended)](const Stored<Done> &done) {
        m_progress.stop();
        delete std::exchange(m_dialog, nullptr);
        m_run.reset();
        offer();
        if (done)
            ended(done);
        else if (done.error().refusal == kStopped)
            emit messageShown(wording(done.error()));
        else
            tellFailure(*m_table.window(), notDone, wording(done.error()));
        emit finished();
    };
    m_stop = m_session.actApart(this, std::move(read), std::move(finish));
}

void TableActions::showProgress()
{
    if (!m_run)
        return;
    if (!m_dialog) {
        m_dialog = new QProgressDialog(m_run->what, tr("Cancel"), 0, 0, m_table.window());
        m_dialog->setObjectName(QStringLiteral("tableProgress"));
        m_dialog->setWindowModality(Qt::WindowModal);
        m_dialog->setMinimumDuration(kDialogAfter);
        m_dialog->setAutoClose(false);
        m_dialog->setAutoReset(false);
        connect(m_dialog, &QProgressDialog::canceled, this,
                [run = m_run] { run->isCancelled = true; });
    }
    const std::int64_t done = m_run->done, total = m_run->total;
    m_dialog->setRange(0, total > 0 ? 1000 : 0);
    m_dialog->setValue(total > 0 ? int(std::min<std::int64_t>(999, done * 1000 / total)) : 0);
}

// Files

/// The formats of the program, and what Qt writes.
static std::vector<TableOutlet::Format> fileFormats(const TableOutlet &outlet)
{
    auto formats = outlet.formats;
    formats.push_back({QStringLiteral("pdf"), TableActions::tr("PDF")});
    return formats;
}

/// "Rows: 119 · Formal · Active"
static QString whichRows(const RowsOnScreen &rows)
{
    QStringList parts;
    if (rows.total > 0) // else they are not counted
        parts += TableActions::tr("Rows: %1").arg(QLocale().toString(qlonglong(rows.total)));
    if (!rows.about.isEmpty())
        parts += rows.about;
    return parts.isEmpty() ? TableActions::tr("All rows") : parts.join(QStringLiteral(" · "));
}

RowsOnScreen TableActions::shown() const
{
    return m_look(ColumnMenu::shownColumns(m_table));
}

void TableActions::askForExport()
{
    const QHeaderView *header = m_table.horizontalHeader();
    std::vector<ExportColumn> columns;
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        const auto said = [this, column](int role) {
            return m_table.model()->headerData(column, Qt::Horizontal, role).toString();
        };
        columns.push_back({column, said(Qt::DisplayRole), said(Qt::ToolTipRole),
                           !header->isSectionHidden(column)});
    }
    const RowsOnScreen rows = shown();
    auto *dialog =
        new ExportDialog(whichRows(rows), columns, fileFormats(m_outlet), m_table.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, title = rows.title] { askPath(*dialog, title); });
    dialog->open();
}

void TableActions::askPath(const ExportDialog &wanted, const QString &title)
{
    const QString path =
        askTablePath(&m_table, tr("Export table"), title, fileFormats(m_outlet), wanted.format());
    if (!path.isEmpty())
        exportTo(path, wanted.columns());
}

/// A PDF file of all rows, page by page; the file is replaced when all are there.
static Stored<Done> writePdf(const QString &path, const TableHeading &heading,
                             const std::vector<registry::TableColumn> &columns, const EachRow &rows)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setTitle(heading.title);
        pdf.setPageMargins(QMarginsF(kPdfMargin, kPdfMargin, kPdfMargin, kPdfMargin),
                           QPageLayout::Millimeter);
        if (TablePaper::isWide(columns))
            pdf.setPageOrientation(QPageLayout::Landscape);
        TablePaper paper(pdf, heading, columns);
        const auto done = rows([&paper](const std::vector<Cell> &cells) {
            paper.addRow(cells);
            return true;
        });
        paper.finish();
        if (!done)
            return done;
    }
    if (const auto why = replaceFile(path, bytes))
        return base::fail(registry::refused("file.unwritable", why->system.toStdString()));
    return Done();
}

void TableActions::exportTo(const QString &path, const std::vector<int> &chosen)
{
    if (m_run)
        return;
    const RowsOnScreen shown = m_look(chosen);
    const QString format = QFileInfo(path).suffix().toLower();
    const TableHeading heading{shown.title, printedAbout(shown), {}};
    auto write = [path, format, heading, outlet = m_outlet,
                  columns = shown.columns](const EachRow &rows) {
        return format == QLatin1String("pdf") ? writePdf(path, heading, columns, rows)
                                              : outlet.write(path, format, columns, rows);
    };
    const QString name = QDir::toNativeSeparators(path);
    start({tr("Exporting…"), tr("The table could not be exported to %1.").arg(name)}, shown,
          std::move(write), [this, path, name](const auto &) {
              rememberTablePath(path);
              emit messageShown(tr("Exported to %1").arg(name));
          });
}

// The clipboard

/// The numbers of the selected rows, as stretches from the first to the last one, in order.
static std::vector<std::pair<std::int64_t, std::int64_t>> stretchesOf(
    const QItemSelectionModel &selection)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> stretches;
    for (const QItemSelectionRange &range : selection.selection())
        stretches.emplace_back(range.top(), range.bottom());
    std::ranges::sort(stretches);
    return stretches;
}

void TableActions::copySelected()
{
    const auto stretches = stretchesOf(*m_table.selectionModel());
    if (stretches.empty() || m_run || !m_outlet.text)
        return;
    const RowsOnScreen shown = this->shown();
    auto table = std::make_shared<Table>();
    table->columns = shown.columns;
    bool areHeld = true;
    for (const auto &[first, last] : stretches) {
        for (std::int64_t row = first; areHeld && row <= last; ++row) {
            auto cells = shown.held(int(row));
            areHeld = cells.has_value();
            if (areHeld)
                table->rows.push_back(std::move(*cells));
        }
    }
    if (areHeld) {
        toClipboard(*table);
        emit finished();
        return;
    }
    table->rows.clear();
    auto pick = [table, stretches](const EachRow &rows) {
        std::int64_t number = 0;
        auto stretch = stretches.begin();
        return rows([&](const std::vector<Cell> &cells) {
            if (number >= stretch->first)
                table->rows.push_back(cells);
            if (number++ == stretch->second)
                ++stretch;
            return stretch != stretches.end();
        });
    };
    start({tr("Copying…"), tr("The rows were not copied.")}, shown, std::move(pick),
          [this, table](const auto &) { toClipboard(*table); });
}

void TableActions::toClipboard(const Table &table)
{
    const auto text = m_outlet.text(table, QStringLiteral("tsv"));
    const auto html = m_outlet.text(table, QStringLiteral("html"));
    if (!text || !html)
        return tellFailure(*m_table.window(), tr("The rows were not copied."),
                           wording(text ? html.error() : text.error()));
    auto *data = new QMimeData;
    data->setText(QString::fromUtf8(*text));
    data->setHtml(QString::fromUtf8(*html));
    QGuiApplication::clipboard()->setMimeData(data);
    emit messageShown(tr("Rows copied: %1").arg(QLocale().toString(qlonglong(table.rows.size()))));
}

// Paper

/// How the rows were filtered, how many there are, and the day: paper outlives all three.
QString TableActions::printedAbout(const RowsOnScreen &rows) const
{
    const base::Date today = base::dayOf(m_session.clock().now());
    const QString day = words(base::toString(today));
    return rows.about.isEmpty() ? day : rows.about + u'\n' + day;
}

void TableActions::print()
{
    const RowsOnScreen shown = this->shown();
    if (shown.total > kMaxPrinted) {
        emit messageShown(tr("Cannot print more than %1 rows. Filter them, or export a PDF "
                             "file.")
                              .arg(QLocale().toString(qlonglong(kMaxPrinted))));
        return;
    }
    auto table = std::make_shared<Table>();
    table->columns = shown.columns;
    auto collect = [table](const EachRow &rows) {
        return rows([&table](const std::vector<Cell> &cells) {
            table->rows.push_back(cells);
            return true;
        });
    };
    start({tr("Reading the rows…"), tr("The table was not printed.")}, shown, std::move(collect),
          [this, table, title = shown.title, about = printedAbout(shown)](const auto &) {
              printTable(m_table, {title, about, {}}, *table);
          });
}

} // namespace nidreg::forms
