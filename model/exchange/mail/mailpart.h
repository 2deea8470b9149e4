// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidreg::exchange {

/// Bytes of a text part (RFC 2046, section 4.1), transfer encoding taken off, as UTF-8 with LF line
/// ends. `charset` is the part's parameter, empty where none is stated. An unknown charset is read
/// as Windows-1252, and `wasLatin1` says so; bytes that are not of the charset they claim are
/// decoded by what they look like. Never fails.
templates::Decoded decodePart(const std::string &bytes, std::string_view charset);

/// Joins the flowed lines of a text (RFC 3676, section 4): quote marks and the signature's mark
/// stay, space-stuffing goes. `isDelSp`: the blank before a soft break goes too. Linear.
std::string withoutFlow(std::string_view text, bool isDelSp);

/// The messages in the bytes of a file: one (RFC 5322), or those of an mbox (RFC 4155) without
/// their separators and the ">" that guards "From " in their text. Empty where the bytes do not
/// begin with a message's header: at least two fields that mail knows, one of them From, Subject or
/// MIME-Version, and nothing that is no field before the blank line. Linear.
std::vector<std::string> splitMessages(std::string_view bytes);

} // namespace nidreg::exchange
