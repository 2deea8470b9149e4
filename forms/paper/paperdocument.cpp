// SPDX-License-Identifier: MIT
#include "forms/paper/paperdocument.h"

#include "model/templates/wrap.h"

#include <QFont>
#include <QFontDatabase>
#include <QTextBlock>
#include <QTextOption>

#include <algorithm>

namespace nidreg::forms {

/// How a block is set; lengths in tenths of a point, as all that is laid out.
struct PaperDocument::Look {
    int size = 100;
    bool isBold = false;
    bool isMono = false;
    bool isQuiet = false;
    int above = 0, below = 0;
    int left = 0, hanging = 0;
    bool staysWithNext = false;
    int lineHeight = 128; ///< percent
};

/// A spacing too small to be seen, but then letters are not joined to ligatures: "fi" is found and
/// copied from a PDF as two letters.
static constexpr qreal kNoLigatures = 0.1;

static bool isUnsafe(char32_t c)
{
    const bool isControl = c < 0x20 || (c >= 0x7F && c < 0xA0);
    const bool turns = c == 0x61C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069);
    const bool isLineEnd = c == 0x2028 || c == 0x2029;
    const bool isNoCharacter =
        c == 0xFFFC || (c >= 0xFDD0 && c <= 0xFDEF) || (c & 0xFFFE) == 0xFFFE;
    return isControl || turns || isLineEnd || isNoCharacter;
}

QString paperText(std::string_view utf8)
{
    const QString all = QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
    QString result;
    result.reserve(all.size());
    for (const char32_t c : all.toUcs4()) {
        if (c == U'\t')
            result += ' ';
        else if (isUnsafe(c))
            result += QStringLiteral("U+%1").arg(uint(c), 4, 16, QChar('0')).toUpper();
        else
            result += QString::fromUcs4(&c, 1);
    }
    return result;
}

PaperDocument::PaperDocument(RunningHead head) : m_head(std::move(head)), m_cursor(&m_document)
{
    m_document.setUndoRedoEnabled(false);
    m_document.setDocumentMargin(0);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_document.setDefaultTextOption(option);
}

void PaperDocument::block(const Look &look, const QString &text)
{
    QTextBlockFormat format;
    format.setTopMargin(m_cursor.atStart() ? 0 : look.above);
    format.setBottomMargin(look.below);
    format.setLeftMargin(look.left + look.hanging);
    format.setTextIndent(-look.hanging);
    // A distance, since a proportion is added above a line when the page was already judged by the
    // line's own height: the last line of a page would reach beyond it.
    format.setLineHeight(look.size * (look.lineHeight - 100) / 86.0,
                         QTextBlockFormat::LineDistanceHeight);
    format.setProperty(kStaysWithNext, look.staysWithNext);
    QTextCharFormat letters;
    letters.setFontFamilies(look.isMono ? QStringList{"DejaVu Sans Mono", "monospace"}
                                        : QStringList{"DejaVu Sans", "sans-serif"});
    letters.setProperty(QTextFormat::FontPixelSize, look.size);
    letters.setFontWeight(look.isBold ? QFont::Bold : QFont::Normal);
    letters.setFontHintingPreference(QFont::PreferNoHinting);
    letters.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    letters.setFontLetterSpacing(kNoLigatures);
    letters.setForeground(look.isQuiet ? QColor(0x55, 0x55, 0x55) : QColor(Qt::black));
    if (!m_cursor.atStart())
        m_cursor.insertBlock();
    m_cursor.setBlockFormat(format);
    m_cursor.setBlockCharFormat(letters);
    m_cursor.insertText(text, letters);
}

void PaperDocument::title(const QString &text)
{
    block({.size = 180, .isBold = true, .below = 30, .staysWithNext = true}, text);
}

void PaperDocument::remark(const QString &text)
{
    block({.size = 90, .isQuiet = true, .below = 40}, text);
}

void PaperDocument::heading(const QString &text)
{
    block({.size = 120, .isBold = true, .above = 140, .below = 40, .staysWithNext = true}, text);
}

void PaperDocument::paragraph(const QString &text)
{
    block({.below = 50}, text);
}

void PaperDocument::strong(const QString &text)
{
    block({.isBold = true, .above = 60, .below = 10, .staysWithNext = true}, text);
}

void PaperDocument::fact(const QString &label, const QString &value)
{
    constexpr int kLabelWidth = 1200;
    block({.size = 95, .below = 15, .hanging = kLabelWidth, .lineHeight = 120}, {});
    QTextBlockFormat format = m_cursor.blockFormat();
    format.setTabPositions({{kLabelWidth, QTextOption::LeftTab}});
    m_cursor.setBlockFormat(format);
    QTextCharFormat quiet = m_cursor.blockCharFormat();
    quiet.setForeground(QColor(0x55, 0x55, 0x55));
    m_cursor.insertText(label + '\t', quiet);
    m_cursor.insertText(value, m_cursor.blockCharFormat());
}

static QString lines(const templates::Passage &passage)
{
    QString text;
    for (const std::string &line : passage.lines)
        text += (text.isEmpty() ? QString() : QString(QChar::LineSeparator)) + paperText(line);
    return text;
}

void PaperDocument::passages(const std::vector<templates::Passage> &all)
{
    constexpr int kColumn = 50;
    constexpr std::size_t kDeepest = 16;
    for (const templates::Passage &each : all) {
        const int left = int(std::min(each.indent, kDeepest)) * kColumn;
        if (each.kind == templates::Passage::Verbatim) {
            verbatim(each.lines);
            continue;
        }
        if (each.kind == templates::Passage::Prose) {
            block({.below = 50, .left = left}, lines(each));
            continue;
        }
        const int hanging = 60 + int(each.sign.size()) * 60;
        block({.below = 30, .left = left, .hanging = hanging}, {});
        QTextBlockFormat format = m_cursor.blockFormat();
        format.setTabPositions({{qreal(hanging), QTextOption::LeftTab}});
        m_cursor.setBlockFormat(format);
        m_cursor.insertText(paperText(each.sign) + '\t' + lines(each), m_cursor.blockCharFormat());
    }
}

/// The size at which `columns` fit a line of text, between what is comfortable and what can still
/// be read.
static int monoSize(std::size_t columns)
{
    constexpr int kComfortable = 90, kSmallest = 62;
    constexpr std::size_t kFitting = 84; // columns of the comfortable size on the narrower paper
    const auto fitting = int(kComfortable * kFitting / std::max<std::size_t>(columns, 1));
    return std::clamp(fitting, kSmallest, kComfortable);
}

void PaperDocument::verbatim(std::span<const std::string> content)
{
    std::size_t columns = 0;
    for (const std::string &line : content)
        columns = std::max(columns, templates::columnsOf(line));
    const int size = monoSize(columns);
    for (std::size_t i = 0; i < content.size(); ++i) {
        const bool isLast = i + 1 == content.size();
        block({.size = size,
               .isMono = true,
               .above = i == 0 ? 30 : 0,
               .below = isLast ? 80 : 0,
               .left = 100,
               .lineHeight = 115},
              paperText(content[i]));
    }
}

} // namespace nidreg::forms
