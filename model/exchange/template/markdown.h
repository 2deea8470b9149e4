// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/template.h"

#include <string>
#include <string_view>

namespace nidreg::exchange {

/// The template as Markdown (CommonMark), UTF-8: a heading for each field, grammar and other text
/// set verbatim in fenced code. What would be markup in the template's own words is escaped by a
/// backslash, nothing else is changed, so that it reads back with the same words.
std::string markdown(const templates::NamespaceTemplate &from);

/// `text`, one line of prose, with a backslash before every character that CommonMark would take
/// for markup where it stands. Links in angle brackets ("<https://…>", "<a@b.example>") stay.
std::string markdownEscaped(std::string_view text);

} // namespace nidreg::exchange
