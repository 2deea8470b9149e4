// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nidreg::exchange {

/// The messages in the bytes of a file: one (RFC 5322), or those of an mbox (RFC 4155) without
/// their separators and the ">" that guards "From " in their text. Empty where the bytes do not
/// begin with a message's header: at least two fields that mail knows, one of them From, Subject or
/// MIME-Version, and nothing that is no field before the blank line. Linear.
std::vector<std::string> splitMessages(std::string_view bytes);

} // namespace nidreg::exchange
