// SPDX-License-Identifier: MIT
#pragma once

namespace nidreg::forms {

/// A widget that knows better than its class where the manual is about it names the place in this
/// dynamic property, as "page.md#anchor".
inline constexpr const char *kHelpProperty = "helpPage";

} // namespace nidreg::forms
