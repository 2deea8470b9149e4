// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/find.h"

#include <string_view>

/// The hosts of the 2003 draft's section 3.2.2. Each function takes any bytes and reads them once.

namespace nidreg::uri {

/// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
///
/// A dec-octet is 0 to 255 without leading zeros.
bool isIpv4Address(std::string_view text);

/// IPv6address: eight groups of one to four hex digits, the last two perhaps as an IPv4 address;
/// one "::" may stand for one group or more. Without the brackets, and without a zone.
bool isIpv6Address(std::string_view text);

/// IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
///                                      (RFC 3986, section 3.2.2; the draft has none)
bool isIpvFuture(std::string_view text);

/// hostname = domainlabel qualified
///
/// Labels of 1 to 63 letters, digits and inner hyphens. A "." may end the name only after a label
/// that begins with a letter and is not the first. The last label may begin with a digit: the
/// grammar allows what the prose beside it does not.
bool isHostname(std::string_view text);

/// The scheme that `text` begins with, without its colon; empty where it begins with none.
std::string_view leadingScheme(std::string_view text);

/// True for schemes whose URIs are met without "//": "urn", "mailto" … in any case.
bool isKnownWithoutSlashes(std::string_view scheme);

/// How many bytes "URL:" in any case takes at the front of `text`: 4 or 0.
std::size_t urlPrefix(std::string_view text);

/// The URI between "<" and ">" at both ends of `range`; nothing where the text between them is not
/// one, such as a tag of a markup language. Not yet validated.
std::optional<FoundUri> readBracketed(std::string_view text, TextRange range);

} // namespace nidreg::uri
