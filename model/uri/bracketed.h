// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/find.h"

namespace nidreg::uri {

/// The scheme that `text` begins with, without its colon; empty where it begins with none.
std::string_view leadingScheme(std::string_view text);

/// True for schemes whose URIs are met without "//": "urn", "mailto" … in any case.
bool isKnownWithoutSlashes(std::string_view scheme);

/// How many bytes "URL:" in any case takes at the front of `text`: 4 or 0.
std::size_t urlPrefix(std::string_view text);

/// The URI between "<" and ">", which stand at both ends of `range`; nothing where what stands
/// between them is none: a tag of a markup language, say. Not yet judged.
std::optional<FoundUri> readBracketed(std::string_view text, TextRange range);

} // namespace nidreg::uri
