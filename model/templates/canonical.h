// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/pieces.h"
#include "model/templates/textblock.h"

#include <span>

namespace nidreg::templates {

/// The canonical text form (see writer.h) is strict, so that no text of a field is ever taken for
/// a heading: only the thirteen headings are at column 0, each once at most, and the
/// headings of texts without a field; all text is indented by kCanonicalIndent or stands beside
/// its heading.
inline constexpr std::uint32_t kCanonicalIndent = 3;

/// Before the heading of a text without a field: "Unmapped: Community considerations".
inline constexpr std::string_view kUnmappedLabel = "Unmapped";

bool isCanonical(std::string_view text);

/// Cuts (see pieces.h) what isCanonical() found to be so.
std::vector<Piece> cutCanonical(std::string_view text, std::span<const Line> lines);

} // namespace nidreg::templates
