// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/table.h"

#include <QFont>
#include <QImage>
#include <QPainter>
#include <QString>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPagedPaintDevice;

namespace nidreg::forms {

/// The heading of a printed table.
struct TableHeading {
    QString title;
    QString about; ///< a paragraph a line; empty: none
    QImage picture = {}; ///< null: none
};

/// Paints a table row by row on pages that repeat its column headings and are numbered. Text is
/// wrapped, never cut. The first rows decide how wide the columns are: they are painted when
/// enough of them came. Needs a QGuiApplication, but no display; for any thread.
class TablePaper {
public:
    /// `device` outlives this; its margins are kept.
    TablePaper(QPagedPaintDevice &device, TableHeading heading,
               std::vector<registry::TableColumn> columns);
    ~TablePaper();
    TablePaper(const TablePaper &) = delete;
    TablePaper &operator=(const TablePaper &) = delete;

    void addRow(std::vector<registry::Cell> cells);
    /// After the last row.
    void finish();

    /// That many columns do not fit upright on a sheet.
    static bool isWide(const std::vector<registry::TableColumn> &columns);

private:
    using Layouts = std::vector<std::unique_ptr<QTextLayout>>;

    void begin();
    void measure();
    void paintHeading();
    void paintParagraph(const QString &text, const QFont &font);
    void paintPicture();
    void paintColumnHeadings();
    void paintRow(const std::vector<registry::Cell> &cells);
    void paintCells(const Layouts &cells);
    void beginPage();
    void endPage();
    Layouts layOut(const QStringList &texts, const QFont &font) const;
    qreal bottom() const;

    QPagedPaintDevice &m_device;
    TableHeading m_heading;
    std::vector<registry::TableColumn> m_columns;
    std::vector<std::vector<registry::Cell>> m_first; ///< rows until the widths are known
    std::vector<qreal> m_widths; ///< in the device's dots; empty: not known yet
    QPainter m_painter;
    QFont m_text, m_strong;
    qreal m_line = 0, m_gap = 0; ///< a line's height; the room between columns
    qreal m_y = 0; ///< where the next row goes
    int m_page = 0;
};

} // namespace nidreg::forms
