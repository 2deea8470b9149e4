// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/difference.h"

#include <QString>

#include <vector>

namespace nidreg::forms {

/// A stretch of a line that the other side does not have; counted in UTF-16 units.
struct DiffMark {
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const DiffMark &, const DiffMark &) = default;
};

/// A line of one text. `number` counts from 1; 0: this side has no line here.
struct DiffSide {
    int number = 0;
    QString text;
    std::vector<DiffMark> marks; ///< in order, not touching; empty in a line that did not change
};

/// Two lines of a side-by-side row.
struct DiffRow {
    DiffSide before, after;
    bool isChanged = false;
};

/// templates::difference() in the window's encoding: the same rows, the same marks.
std::vector<DiffRow> textDiff(const QString &before, const QString &after);

/// Rows of a field's difference for the window.
std::vector<DiffRow> diffRows(const std::vector<templates::LineRow> &rows);

} // namespace nidreg::forms
