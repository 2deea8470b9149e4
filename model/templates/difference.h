// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"
#include "model/templates/template.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// A line of one text.
struct LineSide {
    std::size_t number = 0; ///< from 1; 0: this side has no line here
    std::string text;
    /// Words that the other side does not have: bytes of `text`, in order, not touching, never
    /// within a character. Empty in a line whose words all stand on the other side, too.
    std::vector<base::Span> marks;
};

/// Two lines of a side-by-side row.
struct LineRow {
    LineSide before, after;
    bool isChanged = false;
};

/// The difference of two texts line by line, with the words marked that changed. Words are compared
/// across the line ends of a changed stretch, so that a paragraph wrapped anew has changed lines
/// without marks. Every line of both texts is in exactly one row, in its order; the last line's
/// end does not count. Text may be any bytes. Time and memory are bounded: see commonPositions().
std::vector<LineRow> difference(std::string_view before, std::string_view after);

enum class FieldChange { Same, Changed, Added, Removed };

/// "same", "changed", "added", "removed"
std::string_view name(FieldChange change);

/// What became of one field, or of a text under a heading that belongs to no field.
struct FieldDifference {
    std::optional<Field> field; ///< nothing: a text without a field
    std::string heading;
    FieldChange change = FieldChange::Same;
    std::vector<LineRow> rows; ///< all lines, the unchanged ones too
};

/// Field by field in appendix A's order, then the texts without a field; headings that neither side
/// has are left out. An empty field that appears or goes is a change.
std::vector<FieldDifference> difference(const NamespaceTemplate &before,
                                        const NamespaceTemplate &after);

bool isChanged(const std::vector<FieldDifference> &fields);

/// Lines of one text and the number of the first one.
struct Numbered {
    std::span<const std::string_view> lines;
    std::size_t first = 1;
};

/// Appends the rows of a stretch in which no line stands on both sides: lines that share most of
/// their words stand beside each other, and what changed is marked. A line with little in common
/// is marked whole, since scattered words that happen to be equal only confuse.
void appendChanged(std::vector<LineRow> &rows, const Numbered &before, const Numbered &after);

} // namespace nidreg::templates
