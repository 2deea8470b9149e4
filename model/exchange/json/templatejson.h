// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/json/json.h"
#include "model/templates/template.h"

#include <optional>
#include <string>
#include <string_view>

namespace nidreg::exchange {

/// `template show`: {style, nid, version, date, fields, mapped, unmapped, guessed}. A missing field
/// is null. A heading that filled several fields maps to their keys, separated by ", "; texts of
/// `unmapped` under one heading are joined by a blank line. `guessed` lists the headings of
/// `mapped` that are misspelt or unusual.
Json toJson(const templates::NamespaceTemplate &from);

/// The canonical text of templates that toJson() made, one JSON object or more. Nothing for any
/// other text. What toJson() joined under one heading of `unmapped` stays joined.
std::optional<std::string> textOfTemplateJson(std::string_view json);

/// The line of `source` (from 1) that byte `offset` of a field's text stood on, as near as can be
/// told: the heading's line where the text cannot be found again, 0 where the field is missing.
std::size_t lineOf(std::string_view source, const templates::NamespaceTemplate &from,
                   templates::Field field, std::size_t offset);

} // namespace nidreg::exchange
