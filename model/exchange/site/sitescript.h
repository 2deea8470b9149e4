// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nidreg::exchange {

/// What all pages of a publication look like.
std::string siteStyle();

/// The filter of the list; see there.
std::string_view siteScript();

} // namespace nidreg::exchange
