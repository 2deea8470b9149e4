// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/template.h"

#include <string>

namespace nidreg::templates {

/// The canonical text form: every heading of appendix A that is present, in order, UTF-8, LF, one
/// blank line between fields, no trailing white space. read(write(t)) gives t's fields back.
/// One-line values stand beside their heading; longer ones are indented below it. `unmapped`
/// texts follow Additional Information, each below a line "Unmapped: HEADING", and read back so.
std::string write(const NamespaceTemplate &from);

/// A template to start from: all thirteen headings, empty, Version 1, `date` as given
/// (YYYY-MM-DD) and the NID where one is given.
NamespaceTemplate blank(std::string_view nid, std::string_view date);

} // namespace nidreg::templates
