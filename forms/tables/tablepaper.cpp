// SPDX-License-Identifier: MIT
#include "forms/tables/tablepaper.h"

#include "forms/words/words.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPagedPaintDevice>
#include <QTextOption>

#include <algorithm>
#include <numeric>

namespace nidreg::forms {

using registry::Cell;
using registry::TableColumn;

static constexpr std::size_t kMeasured = 200; ///< rows that decide the columns' widths
static constexpr qreal kTextSize = 8, kTitleSize = 13; ///< points
static constexpr qreal kMaxWidthShare = 0.4; ///< of the page, that a column may ask for
static constexpr qreal kMaxHeightShare = 0.5; ///< of the page, that a picture may have
static constexpr std::size_t kUpright = 5; ///< columns that fit on an upright page

/// A column as its layout has it: words are broken where they would not fit otherwise.
static std::unique_ptr<QTextLayout> laidOut(const QString &text, const QFont &font, qreal width,
                                            Qt::Alignment alignment, QPaintDevice *device)
{
    auto layout = std::make_unique<QTextLayout>(text, font, device);
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine())
        line.setLineWidth(width);
    layout->endLayout();
    return layout;
}

/// As a layout takes it: each line of its own.
static QString forLayout(const std::string &text)
{
    return words(text).replace(u'\n', QChar::LineSeparator);
}

bool TablePaper::isWide(const std::vector<TableColumn> &columns)
{
    return columns.size() > kUpright;
}

TablePaper::TablePaper(QPagedPaintDevice &device, TableHeading heading,
                       std::vector<TableColumn> columns)
    : m_device(device), m_heading(std::move(heading)), m_columns(std::move(columns)),
      m_text(QGuiApplication::font())
{
    m_text.setPointSizeF(kTextSize);
    m_strong = m_text;
    m_strong.setWeight(QFont::DemiBold);
}

TablePaper::~TablePaper() = default;

void TablePaper::addRow(std::vector<Cell> cells)
{
    if (!m_widths.empty())
        return paintRow(cells);
    m_first.push_back(std::move(cells));
    if (m_first.size() == kMeasured)
        begin();
}

void TablePaper::finish()
{
    if (m_widths.empty())
        begin();
    if (m_painter.isActive()) {
        endPage();
        m_painter.end();
    }
}

void TablePaper::begin()
{
    if (!m_painter.begin(&m_device)) {
        m_widths.assign(m_columns.size(), 0);
        return;
    }
    const QFontMetricsF metrics(m_text, &m_device);
    m_line = metrics.lineSpacing();
    m_gap = metrics.horizontalAdvance(u'm');
    m_page = 1;
    measure();
    paintHeading();
    paintColumnHeadings();
    for (const std::vector<Cell> &row : m_first)
        paintRow(row);
    m_first.clear();
}

/// Each column gets what its cells ask for, up to a part of the page; where that is too much, the
/// wide ones give until all fit, and where it is less, all stay as narrow as they are.
void TablePaper::measure()
{
    const qreal room =
        m_device.width() - m_gap * qreal(std::max<std::size_t>(m_columns.size(), 1) - 1);
    const QFontMetricsF text(m_text, &m_device), strong(m_strong, &m_device);
    const auto widest = [](const QFontMetricsF &metrics, const std::string &cell) {
        qreal most = 0;
        for (const QString &line : words(cell).split(u'\n'))
            most = std::max(most, metrics.horizontalAdvance(line));
        return most;
    };
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        qreal width = widest(strong, m_columns[i].name);
        for (const std::vector<Cell> &row : m_first)
            width = std::max(width, widest(text, row[i].value_or(std::string())));
        m_widths.push_back(std::min(width + 1, room * kMaxWidthShare));
    }
    const auto asked = [this] { return std::accumulate(m_widths.begin(), m_widths.end(), 0.0); };
    for (int turn = 0; turn < 20 && asked() > room; ++turn) {
        const qreal fair = room / qreal(m_widths.size());
        const qreal narrow =
            std::accumulate(m_widths.begin(), m_widths.end(), 0.0, [fair](qreal sum, qreal width) {
                return width <= fair ? sum + width : sum;
            });
        const qreal wide = asked() - narrow;
        for (qreal &width : m_widths) {
            if (width > fair)
                width = std::max(fair, width * (room - narrow) / wide);
        }
    }
}

qreal TablePaper::bottom() const
{
    return m_device.height() - 2 * m_line; // the number of the page stands below
}

void TablePaper::paintHeading()
{
    QFont title = m_strong;
    title.setPointSizeF(kTitleSize);
    paintParagraph(m_heading.title, title);
    if (!m_heading.about.isEmpty())
        paintParagraph(m_heading.about, m_text);
    paintPicture();
    m_y += m_line;
}

void TablePaper::paintParagraph(const QString &text, const QFont &font)
{
    const auto layout = laidOut(QString(text).replace(u'\n', QChar::LineSeparator), font,
                                m_device.width(), Qt::AlignLeft, &m_device);
    const qreal height = QFontMetricsF(font, &m_device).lineSpacing();
    for (int i = 0; i < layout->lineCount(); ++i) {
        if (m_y + height > bottom())
            beginPage();
        const QTextLine line = layout->lineAt(i);
        line.draw(&m_painter, QPointF(0, m_y - line.y()));
        m_y += height;
    }
}

void TablePaper::paintPicture()
{
    if (m_heading.picture.isNull())
        return;
    const QSizeF most(m_device.width(), m_device.height() * kMaxHeightShare);
    const QSizeF size =
        QSizeF(m_heading.picture.size()).scaled(most, Qt::AspectRatioMode::KeepAspectRatio);
    if (m_y + m_line + size.height() > bottom())
        beginPage();
    m_y += m_line;
    m_painter.drawImage(QRectF(QPointF(0, m_y), size), m_heading.picture);
    m_y += size.height();
}

TablePaper::Layouts TablePaper::layOut(const QStringList &texts, const QFont &font) const
{
    Layouts all;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const bool isNumber = m_columns[std::size_t(i)].kind == registry::CellKind::Number;
        all.push_back(laidOut(texts[i], font, m_widths[std::size_t(i)],
                              isNumber ? Qt::AlignRight : Qt::AlignLeft, &m_device));
    }
    return all;
}

void TablePaper::paintColumnHeadings()
{
    if (m_columns.empty())
        return;
    QStringList names;
    for (const TableColumn &column : m_columns)
        names += forLayout(column.name);
    paintCells(layOut(names, m_strong));
    m_painter.setPen(QPen(Qt::black, 0));
    m_painter.drawLine(QPointF(0, m_y), QPointF(m_device.width(), m_y));
    m_y += m_line / 4;
}

void TablePaper::paintRow(const std::vector<Cell> &cells)
{
    if (!m_painter.isActive())
        return;
    QStringList texts;
    for (const Cell &cell : cells)
        texts += forLayout(cell.value_or(std::string()));
    const Layouts layouts = layOut(texts, m_text);
    int lines = 1;
    for (const auto &each : layouts)
        lines = std::max(lines, each->lineCount());
    const bool fitsOnOne = lines * m_line < m_device.height() / 2.0;
    if (fitsOnOne && m_y + lines * m_line > bottom()) { // a row stays whole where it can
        beginPage();
        paintColumnHeadings();
    }
    paintCells(layouts);
}

/// Line by line over all columns, so that a row that is longer than a page goes on on the next.
void TablePaper::paintCells(const Layouts &cells)
{
    int lines = 1;
    for (const auto &each : cells)
        lines = std::max(lines, each->lineCount());
    for (int i = 0; i < lines; ++i) {
        if (m_y + m_line > bottom())
            beginPage();
        qreal x = 0;
        for (std::size_t column = 0; column < cells.size(); ++column) {
            if (i < cells[column]->lineCount()) {
                const QTextLine line = cells[column]->lineAt(i);
                line.draw(&m_painter, QPointF(x, m_y - line.y()));
            }
            x += m_widths[column] + m_gap;
        }
        m_y += m_line;
    }
    m_y += m_line / 4;
}

void TablePaper::endPage()
{
    const QString number = QString::number(m_page);
    m_painter.setFont(m_text);
    m_painter.drawText(QRectF(0, m_device.height() - m_line, m_device.width(), m_line),
                       Qt::AlignRight | Qt::AlignBottom, number);
}

void TablePaper::beginPage()
{
    endPage();
    m_device.newPage();
    ++m_page;
    m_y = 0;
}

} // namespace nidreg::forms
