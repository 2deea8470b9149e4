// SPDX-License-Identifier: MIT
#include "forms/workbench/cardlayout.h"

#include "forms/widgets/admission.h"

#include <QFontMetricsF>

#include <algorithm>
#include <limits>

namespace nidreg::forms {

static constexpr qreal kChipLineGap = 10; ///< between two lines of chips
static constexpr qreal kChipHeight = 1.5; ///< of the letters

/// What stands between the spans is shown, too.
void CardLayout::split(const CardText &card)
{
    m_chips.clear();
    qsizetype at = 0;
    for (std::size_t i = 0; i < card.spans.size(); ++i) {
        const CardSpan &span = card.spans[i];
        if (at < span.begin)
            m_chips.push_back({at, span.begin, -1, {}, 0, {}, 0});
        m_chips.push_back({span.begin, span.end, int(i), {}, 0, {}, 0});
        at = span.end;
    }
    if (at < card.text.size())
        m_chips.push_back({at, card.text.size(), -1, {}, 0, {}, 0});
}

/// Two thirds of what there is room for come from the beginning.
void CardLayout::cut(Chip &chip, const QString &text, qreal room) const
{
    const QFontMetricsF metrics(m_code);
    const qsizetype length = chip.end - chip.begin;
    const auto most = qsizetype(room / std::max(1.0, metrics.horizontalAdvance(u'0')));
    chip.head = length;
    if (length <= most) {
        chip.shown = visible(text.mid(chip.begin, length));
        if (length < 4 || metrics.horizontalAdvance(chip.shown) <= room)
            return;
    }
    for (qsizetype kept = std::clamp<qsizetype>(most - 1, 2, length - 1); kept >= 2; --kept) {
        qsizetype head = (kept * 2 + 2) / 3, tail = kept - head;
        head -= text[chip.begin + head - 1].isHighSurrogate() ? 1 : 0;
        tail -= tail > 0 && text[chip.end - tail].isLowSurrogate() ? 1 : 0;
        chip.head = head;
        chip.shown =
            visible(text.mid(chip.begin, head)) + u'…' + visible(text.mid(chip.end - tail, tail));
        if (metrics.horizontalAdvance(chip.shown) <= room)
            return;
    }
}

void CardLayout::lay(const CardText &card, const QFont &code, const QFont &small, qreal width)
{
    m_code = code;
    split(card);
    const QFontMetricsF letters(code), names(small);
    const qreal chipHeight = letters.height() * kChipHeight;
    m_nameHeight = names.height();
    qreal x = 0, y = 0;
    for (Chip &chip : m_chips) {
        const qreal padding = 2 * paddingOf(chip);
        cut(chip, card.text, width - padding);
        if (chip.span >= 0)
            chip.nameWidth = names.horizontalAdvance(card.spans[std::size_t(chip.span)].name);
        const qreal wanted =
            std::max(letters.horizontalAdvance(chip.shown) + padding, chip.nameWidth + 4);
        if (x > 0 && x + wanted > width) {
            x = 0;
            y += chipHeight + m_nameHeight + kChipLineGap;
        }
        chip.rect = QRectF(x, y, std::min(wanted, width), chipHeight);
        x += chip.rect.width() + 1;
    }
    m_height = m_chips.empty() ? 0 : y + chipHeight + m_nameHeight + 2;
}

/// The left edge of a unit of the chip, or its end.
qreal CardLayout::edgeOf(const Chip &chip, qsizetype unit) const
{
    const qsizetype cutAway = chip.end - chip.begin - (chip.shown.size() - 1);
    const bool isCut = chip.head < chip.end - chip.begin;
    qsizetype shown = std::clamp(unit, chip.begin, chip.end) - chip.begin;
    if (isCut && shown > chip.head)
        shown = std::max(chip.head + 1, shown - cutAway + 1);
    const QFontMetricsF metrics(m_code);
    const qreal whole = metrics.horizontalAdvance(chip.shown);
    const qreal begin = chip.rect.left() + std::max(0.0, (chip.rect.width() - whole) / 2);
    return begin + metrics.horizontalAdvance(chip.shown.left(shown));
}

QRectF CardLayout::stretch(const Chip &chip, qsizetype begin, qsizetype end) const
{
    const qreal left = edgeOf(chip, begin), right = edgeOf(chip, end);
    return {left, chip.rect.top(), std::max(0.0, right - left), chip.rect.height()};
}

const CardLayout::Chip *CardLayout::chipAt(QPointF point) const
{
    const auto found = std::ranges::find_if(m_chips, [&](const Chip &chip) {
        return chip.rect.adjusted(0, 0, 0, m_nameHeight).contains(point);
    });
    return found == m_chips.end() ? nullptr : &*found;
}

qsizetype CardLayout::unitAt(QPointF point) const
{
    const Chip *nearest = nullptr;
    qreal least = std::numeric_limits<qreal>::max();
    for (const Chip &chip : m_chips) {
        const QRectF place = chip.rect.adjusted(0, 0, 0, m_nameHeight + kChipLineGap / 2);
        const qreal dx = std::max({place.left() - point.x(), 0.0, point.x() - place.right()});
        const qreal dy = std::max({place.top() - point.y(), 0.0, point.y() - place.bottom()});
        if (const qreal far = dx + 1000 * dy; far < least) {
            least = far;
            nearest = &chip;
        }
    }
    if (!nearest)
        return 0;
    qsizetype low = nearest->begin, high = nearest->end;
    while (low < high) { // edges never go back
        const qsizetype middle = (low + high) / 2;
        const bool isBefore =
            (edgeOf(*nearest, middle) + edgeOf(*nearest, middle + 1)) / 2 < point.x();
        (isBefore ? low : high) = isBefore ? middle + 1 : middle;
    }
    return low;
}

} // namespace nidreg::forms
