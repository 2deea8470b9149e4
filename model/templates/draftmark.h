// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/template.h"

#include <string_view>

namespace nidreg::templates {

/// True where a text says that it is not a registration yet: it is an Internet-Draft, calls
/// itself a draft or a proposal before its first heading or in its NID, Version or Date, or its
/// Date is still to be written. `content` is what read() makes of `text`.
bool saysDraft(std::string_view text, const NamespaceTemplate &content);

} // namespace nidreg::templates
