// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

namespace nidreg::listing {

/// What a listing cites for a registration: the RFCs and then the web addresses that the template's
/// Documentation field names, each once, in their order there. If it names none, the registrant is
/// cited instead, as a text; nothing if none is stated either.
std::vector<registry::Reference> referencesOf(const templates::NamespaceTemplate &from);

/// Every label in brackets, one after the other: "[RFC6588][RFC Errata 3188]".
std::string bracketed(const std::vector<registry::Reference> &references);

} // namespace nidreg::listing
