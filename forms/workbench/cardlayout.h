// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/workbenchreport.h"

#include <QFont>
#include <QRectF>

namespace nidreg::forms {

/// The layout of the parts of a string on a card: each on its own background with its name below
/// it, what introduces them between them, in as many lines as it takes. A part that is longer than
/// a line is cut in its middle. Lengths are in pixels, positions in UTF-16 units of the text.
class CardLayout {
public:
    struct Chip {
        qsizetype begin = 0, end = 0; ///< of the text
        int span = -1; ///< of the card's spans; -1: what stands between them
        QString shown; ///< with "…" for what is cut
        qsizetype head = 0; ///< units before the "…"; all of them where nothing is cut
        QRectF rect; ///< of the letters with their ground
        qreal nameWidth = 0;
    };

    /// `code` is the font of the string, `small` that of the names.
    void lay(const CardText &card, const QFont &code, const QFont &small, qreal width);

    const std::vector<Chip> &chips() const { return m_chips; }
    qreal height() const { return m_height; }
    qreal nameHeight() const { return m_nameHeight; }

    /// The unit at `point`, or the nearest one.
    qsizetype unitAt(QPointF point) const;
    /// The chip at `point`; null: none.
    const Chip *chipAt(QPointF point) const;
    /// From where to where in `chip` the units from `begin` to `end` are drawn; what is cut counts
    /// where its "…" stands.
    QRectF stretch(const Chip &chip, qsizetype begin, qsizetype end) const;

    static constexpr qreal kPadding = 6; ///< around the letters of a part

private:
    void split(const CardText &card);
    void cut(Chip &chip, const QString &text, qreal room) const;
    qreal edgeOf(const Chip &chip, qsizetype unit) const;
    static qreal paddingOf(const Chip &chip) { return chip.span < 0 ? 1 : kPadding; }

    QFont m_code;
    std::vector<Chip> m_chips;
    qreal m_height = 0, m_nameHeight = 0;
};

} // namespace nidreg::forms
