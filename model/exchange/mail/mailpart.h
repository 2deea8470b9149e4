// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/reader.h"

#include <string>
#include <string_view>

namespace nidreg::exchange {

/// Bytes of a text part (RFC 2046, section 4.1), transfer encoding taken off, as UTF-8 with LF line
/// ends. `charset` is the part's parameter, empty where none is stated. A charset that nobody
/// knows is read as Windows-1252, and `wasLatin1` says so; bytes that are not of the charset they
/// claim are decoded by what they look like. Never fails.
templates::Decoded decodePart(const std::string &bytes, std::string_view charset);

/// Joins the flowed lines of a text (RFC 3676, section 4): quote marks and the signature's mark
/// stay, space-stuffing goes. `isDelSp`: the blank before a soft break goes too. Linear.
std::string withoutFlow(std::string_view text, bool isDelSp);

} // namespace nidreg::exchange
