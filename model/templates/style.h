// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/templates/headings.h"
#include "model/templates/template.h"

#include <optional>
#include <set>

namespace nidreg::templates {

/// The generation of the form: RFC 8141's where its headings prevail; else RFC 2611's where the
/// document, or the date the template states, is older than RFC 3406, and RFC 3406's otherwise.
/// Unknown below two headings.
Style styleOf(const NamespaceTemplate &read, const std::set<const Spelling *> &spellings,
              std::optional<base::Date> published);

} // namespace nidreg::templates
