// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/difference.h"
#include "model/templates/template.h"

#include <string>
#include <vector>

namespace nidreg::exchange {

/// The template as one page of HTML, UTF-8: headings, a list of contents, light and dark, readable
/// on a phone and on paper. The page asks for nothing from outside (its Content-Security-Policy
/// forbids it), holds no script, and everything of the template is escaped; characters that change
/// the direction of text are shown by name. It is well-formed XML, too.
std::string html(const templates::NamespaceTemplate &from);

/// Two names for the columns of a difference: files, or versions.
struct DifferenceNames {
    std::string before, after; ///< UTF-8
};

/// A difference as such a page: side by side, changed words marked (not by colour alone), fields
/// that did not change told in one line each.
std::string html(const std::vector<templates::FieldDifference> &fields,
                 const DifferenceNames &names);

} // namespace nidreg::exchange
