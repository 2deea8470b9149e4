// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/template/htmlpage.h"
#include "model/templates/difference.h"
#include "model/templates/template.h"
#include "model/templates/writer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What pages of templates are made of.

namespace nidreg::exchange {

/// The template as one page of HTML, UTF-8: headings, a list of contents, light and dark, readable
/// on a phone and on paper. The page asks for nothing from outside (its Content-Security-Policy
/// forbids it), holds no script, and everything of the template is escaped; characters that change
/// the direction of text are shown by name. It is well-formed XML, too. The canonical text stands
/// in an element <template>, which browsers do not show.
std::string html(const templates::NamespaceTemplate &from);

/// The canonical text of a page that html() made, to the letter. Nothing for any other page, and
/// for one of which a byte was changed: what a person sees there might not be what it carries.
std::optional<std::string> textOfOwnPage(std::string_view page);

/// Two names for the columns of a difference: files, or versions.
struct DifferenceNames {
    std::string before, after; ///< UTF-8
};

/// A difference as such a page: side by side, changed words marked (not by colour alone), fields
/// that did not change told in one line each.
std::string html(const std::vector<templates::FieldDifference> &fields,
                 const DifferenceNames &names);

/// Every section with `heading` ("h2", "h3") above it.
void writeSections(HtmlPage &page, const std::vector<templates::Section> &sections,
                   const char *heading);

/// What became of one field, side by side.
void writeDifference(HtmlPage &page, const templates::FieldDifference &field,
                     const DifferenceNames &names, const char *heading);

} // namespace nidreg::exchange
