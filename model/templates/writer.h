// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/template.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// The canonical text form: every heading of appendix A that is present, in order, UTF-8, LF, one
/// blank line between fields, no trailing white space. read(write(t)) gives t's fields back.
/// One-line values stand beside their heading; longer ones are indented below it. `unmapped`
/// texts follow Additional Information, each below a line "Unmapped: HEADING", and read back so.
std::string write(const NamespaceTemplate &from);

/// A template to start from: all thirteen headings, empty, Version 1, `date` as given
/// (YYYY-MM-DD) and the NID where one is given.
NamespaceTemplate blank(std::string_view nid, std::string_view date);

/// The heading of a text that has none.
inline constexpr std::string_view kNoHeading = "Without a heading";

/// A heading with its text, as forms of a template for people show it.
struct Section {
    std::optional<Field> field; ///< nothing: a text without a field
    std::string key; ///< the field's key, or "unmapped-1", "unmapped-2", …; unique, ASCII
    std::string heading; ///< one line; may be empty for a text without a field
    std::string_view text; ///< lives as long as the template

    /// The heading, or kNoHeading.
    std::string_view title() const { return heading.empty() ? kNoHeading : heading; }
};

/// Every field that is present and every text without a field, in the order of the canonical text:
/// the latter stand before Revision Information.
std::vector<Section> sections(const NamespaceTemplate &from);

/// What a document made of the template is called: URN Namespace "example", or without the NID
/// where the template names none. One line, no control characters, at most 100 bytes and some.
std::string titleOf(const NamespaceTemplate &from);

/// The anchor of its section in a document: "urn-namespace-example", the same for every version of
/// a namespace's template; "urn-namespace" where the template names no NID. An ASCII NCName.
std::string anchorOf(const NamespaceTemplate &from);

/// `text` on one line: control characters and line ends become blanks, and runs of blanks one.
std::string oneLine(std::string_view text);

} // namespace nidreg::templates
