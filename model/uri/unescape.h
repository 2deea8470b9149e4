// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/urierror.h"

#include <string>
#include <string_view>

namespace nidreg::uri {

/// The byte that an escape stands for; `text` begins with "%" and two hex digits.
char unescaped(std::string_view text);

/// `text` with the hex digits of its escapes in upper case; a "%" without them stays as it is.
std::string withRaisedEscapes(std::string_view text);

/// The same, and without the escapes of characters that need none: letters, digits, "_" and "~" by
/// the 2003 draft (section 2.3), "-" and "." too by RFC 3986 (section 6.2.2.2). What that uncovers
/// is not read again: "%2541" stays.
std::string withoutNeedlessEscapes(std::string_view text, Syntax syntax);

} // namespace nidreg::uri
