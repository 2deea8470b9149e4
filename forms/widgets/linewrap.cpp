// SPDX-License-Identifier: MIT
#include "forms/widgets/linewrap.h"

#include <algorithm>
#include <cmath>

namespace nidreg::forms {

LineWrap::LineWrap(const QFont &monospaced)
    : m_metrics(monospaced), m_cell(m_metrics.horizontalAdvance(QLatin1Char('m')))
{
}

qreal LineWrap::widthOf(char32_t character, qreal at) const
{
    if (character == U'\t') {
        const qreal stop = kTab * m_cell;
        return (std::floor(at / stop) + 1) * stop - at;
    }
    if (character < 0x7f)
        return m_cell;
    auto known = m_widths.find(character);
    if (known == m_widths.end())
        known = m_widths.insert(character,
                                m_metrics.horizontalAdvance(QString::fromUcs4(&character, 1)));
    return *known;
}

static bool isPrintableAscii(char16_t unit)
{
    return unit >= 0x20 && unit < 0x7f;
}

static bool isPrintableAscii(const QString &text)
{
    return std::all_of(text.utf16(), text.utf16() + text.size(),
                       [](auto unit) { return isPrintableAscii(char16_t(unit)); });
}

std::vector<LineWrap::Piece> LineWrap::pieces(const QString &text, qreal width) const
{
    if (qreal(text.size()) * m_cell <= width && isPrintableAscii(text))
        return {{0, text.size()}};
    std::vector<Piece> result;
    qsizetype start = 0, breakAt = 0; // behind the last blank of the piece; `start`: none
    qreal used = 0, usedAtBreak = 0;
    for (qsizetype i = 0; i < text.size();) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size();
        const char32_t character =
            isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : char32_t(text[i].unicode());
        const bool isBlank = character == U' ' || character == U'\t';
        const qreal wide = widthOf(character, used);
        // A blank at the end may stick out: nobody sees it.
        if (used + wide > width + 0.01 && i > start && !isBlank) {
            const bool hasBreak = breakAt > start;
            const qsizetype end = hasBreak ? breakAt : i;
            result.push_back({start, end - start});
            used = hasBreak ? used - usedAtBreak : 0;
            start = end;
        }
        used += wide;
        i += isPair ? 2 : 1;
        if (isBlank) {
            breakAt = i;
            usedAtBreak = used;
        }
    }
    result.push_back({start, text.size() - start});
    return result;
}

static bool isInvisible(QChar character)
{
    switch (character.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format: // bidirectional overrides, zero width joiners, soft hyphens
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

QString withVisibleControls(const QString &text)
{
    if (isPrintableAscii(text))
        return text;
    QString shown = text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t unit = text[i].unicode();
        if (isPrintableAscii(unit) || unit == u'\t' || !isInvisible(text[i]))
            continue;
        // U+2400 and on are pictures of the C0 controls.
        shown[i] =
            unit < 0x20 ? QChar(char16_t(0x2400 + unit)) : QChar(QChar::ReplacementCharacter);
    }
    return shown;
}

} // namespace nidreg::forms
