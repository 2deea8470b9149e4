// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/textblock.h"

#include <span>
#include <string>
#include <string_view>

namespace nidreg::templates {

/// True where a line is the name of an organization by its own words ("Society", "Inc.") or one
/// word in capitals ("IPTC").
bool namesOrganization(std::string_view line);

/// True for "TBD", "(TODO)", "See section 4" and for what the blank forms of the RFCs say in place
/// of a name.
bool standsForNoName(std::string_view text);

/// `value`, which stands on lines[at], with what goes on on the lines below: deeper lines without a
/// label, a parenthesis that is still open, and words that plainly belong together.
std::string withContinuation(std::string_view value, std::span<const Line> lines, std::size_t at);

/// A name alone: without a person's position before it, and without what a sentence says of it.
std::string tidyName(std::string_view name);

/// The name after "on behalf of", which may stand amid a line; empty where there is none.
std::string nameAfterOnBehalf(std::span<const Line> lines);

} // namespace nidreg::templates
