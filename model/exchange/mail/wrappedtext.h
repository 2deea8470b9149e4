// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/template.h"

#include <string>

namespace nidreg::exchange {

/// The canonical text with prose filled to 72 columns, as mails are written: grammar, tables,
/// addresses and URNs keep their lines, and words longer than a line stay whole. It reads back with
/// the same words in the same fields.
std::string wrappedText(const templates::NamespaceTemplate &from);

} // namespace nidreg::exchange
