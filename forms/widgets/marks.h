// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"

#include <QIcon>
#include <QPalette>

class QLabel;
class QStyleOptionViewItem;

namespace nidreg::forms {

/// Small signs that differ in shape first and in colour second, drawn for the screen they are on
/// and for a light or dark window.
enum class Mark {
    Empty, ///< a ring
    ToFill, ///< a ring with a dot
    Fine, ///< a tick
    Likely, ///< a ring with a tick
    Wrong, ///< an octagon with a cross
    ToFix, ///< a triangle in the colour of what is wrong
    Doubtful, ///< a triangle
    Advice, ///< a bulb
    Unknown, ///< a question mark
    Registered, ///< a filled disc with a tick
    Withdrawn, ///< an arrow that turns back
    Closed, ///< a square with a bar
};
QIcon markIcon(Mark mark);
QIcon markIcon(base::Severity severity);
/// Shows the sign in `label`, as high as small icons or as `size` says, and draws it anew when the
/// colours of the window change.
void showMark(QLabel &label, const QIcon &icon, int size = 0);
/// How wide and high it is beside the text of an item.
int markSize(const QStyleOptionViewItem &item);

/// The colour of a severity's underline and sign, readable on the palette's base.
QColor markColor(base::Severity severity, const QPalette &palette);
/// The colour of what went well, readable on the palette's base.
QColor goodColor(const QPalette &palette);

/// An icon as a silhouette of one colour, for a ground that its own colours are not made for: on
/// the highlight a sign has the ink of its row.
QPixmap inked(const QIcon &icon, QSize size, qreal pixelRatio, const QColor &ink);

} // namespace nidreg::forms
