// SPDX-License-Identifier: MIT
#include "forms/workbench/workbenchreport.h"

#include "forms/widgets/admission.h"
#include "forms/widgets/marks.h"
#include "model/urn/printable.h"

#include <QFontDatabase>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <array>
#include <span>

namespace nidreg::forms {

static constexpr std::size_t kShownBytes = 2000;

QString readable(std::string_view bytes)
{
    return visible(QString::fromStdString(urn::printable(bytes, kShownBytes)));
}

void WorkbenchReport::add(WorkbenchLine::Kind kind, const QString &text)
{
    lines.push_back({kind, {}, text, {}, false, {}});
}

WorkbenchLine &WorkbenchReport::row(const QString &label, std::string_view bytes,
                                    const QString &note)
{
    lines.push_back({WorkbenchLine::Row, label, readable(bytes), note, true, {}});
    if (bytes.size() > kShownBytes)
        lines.back().whole = QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
    return lines.back();
}

WorkbenchLine &WorkbenchReport::words(const QString &label, const QString &text,
                                      const QString &note)
{
    lines.push_back({WorkbenchLine::Row, label, text, note, false, {}});
    return lines.back();
}

qsizetype TextUnits::at(std::size_t byte)
{
    if (byte < m_byte)
        *this = TextUnits(m_text);
    const std::string_view between = m_text.substr(m_byte, byte - m_byte);
    m_unit += QString::fromUtf8(between.data(), qsizetype(between.size())).size();
    m_byte = byte;
    return m_unit;
}

void WorkbenchReport::mark(std::string_view input, std::size_t begin, std::size_t end,
                           std::optional<UrnPart> part)
{
    TextUnits units(input);
    mark(units, begin, end, part);
}

void WorkbenchReport::mark(TextUnits &input, std::size_t begin, std::size_t end,
                           std::optional<UrnPart> part)
{
    const qsizetype from = input.at(begin);
    marks.push_back({from, input.at(end), part});
}

QString WorkbenchReport::plainText() const
{
    QString text;
    for (const WorkbenchLine &line : lines) {
        if (line.kind == WorkbenchLine::Heading && !text.isEmpty())
            text += u'\n';
        if (line.kind == WorkbenchLine::Row)
            text += line.label + u'\t' + (line.whole.isEmpty() ? line.text : line.whole)
                + (line.note.isEmpty() ? QString() : u'\t' + line.note) + u'\n';
        else if (line.kind == WorkbenchLine::Columns)
            text += columnsText();
        else
            text += line.text + u'\n';
    }
    return text;
}

static QString signOf(ReportCell::Sign sign)
{
    return sign == ReportCell::Accepted ? QStringLiteral("✓ ")
        : sign == ReportCell::Refused   ? QStringLiteral("✗ ")
        : sign == ReportCell::Noted     ? QStringLiteral("• ")
                                        : QString();
}

QString WorkbenchReport::columnsText() const
{
    QString text;
    for (const auto &row : columns) {
        QStringList cells;
        for (const ReportCell &cell : row)
            cells += signOf(cell.sign) + cell.text;
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

static QColor tint(int hue, const QPalette &palette)
{
    const bool isDark = palette.base().color().lightness() < 128;
    return QColor::fromHsl(hue, isDark ? 110 : 190, isDark ? 75 : 215);
}

QColor partColor(UrnPart part, const QPalette &palette)
{
    static constexpr std::array kHues{0, 210, 130, 45, 280, 175}; // in the order of UrnPart
    if (part == UrnPart::Scheme)
        return palette.alternateBase().color();
    return tint(kHues[std::size_t(part)], palette);
}

QColor wrongColor(const QPalette &palette)
{
    return tint(0, palette);
}

namespace {

constexpr qreal kHanging = 18; ///< what a verdict's further lines stand behind its sign

class ReportWriter {
public:
    ReportWriter(QTextDocument &document, const QPalette &palette)
        : m_cursor(&document), m_palette(palette)
    {
        document.clear();
        document.setDocumentMargin(12);
        document.setUndoRedoEnabled(false);
        QTextOption option = document.defaultTextOption();
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        document.setDefaultTextOption(option);
        m_muted.setForeground(palette.placeholderText());
        m_fixed.setFontFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
        m_fixed.setFontFixedPitch(true);
    }

    void write(const WorkbenchReport &report)
    {
        m_cursor.beginEditBlock();
        const std::span lines(report.lines);
        for (std::size_t i = 0; i < lines.size();) {
            std::size_t rows = 0;
            while (i + rows < lines.size() && lines[i + rows].kind == WorkbenchLine::Row)
                ++rows;
            if (rows > 0)
                table(lines.subspan(i, rows));
            else if (lines[i].kind == WorkbenchLine::Columns)
                columns(report.columns);
            else
                line(lines[i]);
            i += std::max<std::size_t>(rows, 1);
        }
        m_cursor.endEditBlock();
    }

private:
    void block(qreal above, qreal below, int level = 0, qreal hanging = 0)
    {
        QTextBlockFormat format;
        format.setTopMargin(m_cursor.atStart() ? 0 : above);
        format.setBottomMargin(below);
        format.setHeadingLevel(level);
        format.setLeftMargin(hanging);
        format.setTextIndent(-hanging);
        if (!std::exchange(m_isFirst, false))
            m_cursor.insertBlock();
        m_cursor.setBlockFormat(format);
        m_cursor.setBlockCharFormat({});
    }

    void line(const WorkbenchLine &line)
    {
        QTextCharFormat heading;
        heading.setFontWeight(QFont::DemiBold);
        heading.setProperty(QTextFormat::FontSizeAdjustment, 1);
        switch (line.kind) {
        case WorkbenchLine::Heading:
            block(16, 4, 3);
            return m_cursor.insertText(line.text, heading);
        case WorkbenchLine::Accepted:
            return verdict(QStringLiteral("✓"), QColor::fromHsl(130, 200, isDark() ? 150 : 75),
                           line.text);
        case WorkbenchLine::Refused:
            return verdict(QStringLiteral("✗"), markColor(base::Severity::Error, m_palette),
                           line.text);
        case WorkbenchLine::Noted:
            return verdict(QStringLiteral("•"), m_palette.color(QPalette::Text), line.text);
        case WorkbenchLine::Remark:
            block(4, 4);
            return m_cursor.insertText(line.text, m_muted);
        case WorkbenchLine::Columns:
        case WorkbenchLine::Sentence:
        case WorkbenchLine::Row:
            block(2, 4);
            return m_cursor.insertText(line.text, {});
        }
    }

    void verdict(const QString &sign, const QColor &color, const QString &text)
    {
        QTextCharFormat format;
        format.setForeground(color);
        format.setFontWeight(QFont::Bold);
        block(2, 4, 0, kHanging);
        m_cursor.insertText(sign + QChar(QChar::Nbsp) + QChar(QChar::Nbsp), format);
        m_cursor.insertText(text, {});
    }

    void table(std::span<const WorkbenchLine> rows)
    {
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(3);
        format.setCellSpacing(0);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setColumnWidthConstraints({QTextLength(QTextLength::PercentageLength, 20),
                                          QTextLength(QTextLength::PercentageLength, 52),
                                          QTextLength(QTextLength::PercentageLength, 28)});
        QTextTable *table = m_cursor.insertTable(int(rows.size()), 3, format);
        for (int i = 0; i < int(rows.size()); ++i)
            row(*table, i, rows[std::size_t(i)]);
        m_cursor.movePosition(QTextCursor::End);
    }

    /// A column each, all of them as wide; the first one has what the rows are.
    void columns(const std::vector<std::vector<ReportCell>> &rows)
    {
        if (rows.empty())
            return;
        const int count = int(rows.front().size());
        QTextTableFormat format;
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(m_palette.mid());
        format.setCellPadding(5);
        format.setCellSpacing(0);
        format.setHeaderRowCount(1);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        QList<QTextLength> widths{QTextLength(QTextLength::PercentageLength, 12)};
        for (int i = 1; i < count; ++i)
            widths += QTextLength(QTextLength::PercentageLength, 88.0 / (count - 1));
        format.setColumnWidthConstraints(widths);
        QTextTable *table = m_cursor.insertTable(int(rows.size()), count, format);
        for (int i = 0; i < int(rows.size()); ++i) {
            for (int j = 0; j < count; ++j)
                cell(table->cellAt(i, j), rows[std::size_t(i)][std::size_t(j)], i == 0 || j == 0);
        }
        m_cursor.movePosition(QTextCursor::End);
    }

    void cell(QTextTableCell place, const ReportCell &cell, bool isHeading)
    {
        QTextCharFormat letters = cell.isCode ? m_fixed : QTextCharFormat();
        if (isHeading) {
            letters.setFontWeight(QFont::DemiBold);
            QTextCharFormat ground = place.format();
            ground.setBackground(m_palette.alternateBase());
            place.setFormat(ground);
        }
        QTextCursor cursor = place.firstCursorPosition();
        if (cell.sign != ReportCell::None) {
            QTextCharFormat sign;
            sign.setFontWeight(QFont::Bold);
            sign.setForeground(cell.sign == ReportCell::Accepted ? goodColor(m_palette)
                                   : cell.sign == ReportCell::Refused
                                   ? markColor(base::Severity::Error, m_palette)
                                   : m_palette.color(QPalette::Text));
            cursor.insertText(signOf(cell.sign), sign);
        }
        cursor.insertText(cell.text, letters);
    }

    void row(QTextTable &table, int at, const WorkbenchLine &line)
    {
        QTextCharFormat label;
        if (line.part)
            label.setBackground(partColor(*line.part, m_palette));
        table.cellAt(at, 0).firstCursorPosition().insertText(line.label, label);
        writeValue(table.cellAt(at, 1).firstCursorPosition(), line);
        table.cellAt(at, 2).firstCursorPosition().insertText(line.note, m_muted);
    }

    /// Letters that are not what they look like stand out.
    void writeValue(QTextCursor cursor, const WorkbenchLine &line)
    {
        const QTextCharFormat plain = line.isCode ? m_fixed : QTextCharFormat();
        QTextCharFormat doubtful = plain;
        doubtful.setBackground(wrongColor(m_palette));
        doubtful.setFontUnderline(true);
        qsizetype written = 0;
        for (const auto &[begin, length] : line.doubtful) {
            cursor.insertText(line.text.mid(written, begin - written), plain);
            cursor.insertText(line.text.mid(begin, length), doubtful);
            written = begin + length;
        }
        cursor.insertText(line.text.mid(written), plain);
    }

    bool isDark() const { return m_palette.base().color().lightness() < 128; }

    QTextCursor m_cursor;
    const QPalette &m_palette;
    QTextCharFormat m_muted, m_fixed;
    bool m_isFirst = true;
};

} // namespace

void writeReport(QTextDocument &document, const WorkbenchReport &report, const QPalette &palette)
{
    ReportWriter(document, palette).write(report);
}

} // namespace nidreg::forms
