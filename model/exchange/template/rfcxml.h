// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/template.h"

#include <string>

namespace nidreg::exchange {

/// The template as one <section> of the RFC XML vocabulary, version 3 (RFC 7991), for an author of
/// an Internet-Draft to include: UTF-8 with an XML declaration. Fields are a definition list;
/// grammar is <sourcecode type="abnf">, other text set verbatim is <artwork>. Well-formed for any
/// text; U+FFFD stands for what XML cannot carry.
std::string rfcXml(const templates::NamespaceTemplate &from);

} // namespace nidreg::exchange
