// SPDX-License-Identifier: MIT
#pragma once

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

/// Two lines that stand beside each other.
struct DiffRow {
    DiffSide before, after;
    bool isChanged = false;
};

/// The difference of two texts line by line, with the words marked that changed inside a line.
/// Every line of both texts stands in exactly one row, in its order. Time grows with the length of
/// the texts and at most kMostEdits times the number of changes: texts that differ by more than
/// that are shown as one removed and one added block.
std::vector<DiffRow> textDiff(const QString &before, const QString &after);

inline constexpr int kMostEdits = 1000;

} // namespace nidreg::forms
