// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>

#include <vector>

namespace nidreg::forms {

/// Cuts lines into pieces that fit a column, at blanks where there are any. Knows the width of
/// ASCII in a monospaced font without asking the font, so that the height of thousands of lines
/// is known at once.
class LineWrap {
public:
    struct Piece {
        qsizetype start = 0, length = 0; ///< UTF-16 units; never within a character
    };

    explicit LineWrap(const QFont &monospaced);

    /// The pieces of `text` in a column of `width` pixels: at least one, of an empty line, too.
    std::vector<Piece> pieces(const QString &text, qreal width) const;
    qreal cell() const { return m_cell; } ///< the width of an ASCII letter
    static constexpr int kTab = 8; ///< letters from one tab stop to the next

private:
    qreal widthOf(char32_t character, qreal at) const;

    QFontMetricsF m_metrics;
    qreal m_cell;
    mutable QHash<char32_t, qreal> m_widths; ///< of what is not ASCII
};

/// `text` with a sign in the place of each character that cannot be seen and of those that turn
/// the direction of reading, so that two texts which differ look different. As long as `text`.
QString withVisibleControls(const QString &text);

} // namespace nidreg::forms
