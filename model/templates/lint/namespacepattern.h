// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/grammar.h"

#include <string>
#include <string_view>

namespace nidreg::templates {

/// What a program needs to distinguish the URNs of a namespace from others; empty members are
/// unknown.
struct NamespacePattern {
    /// The regular expression that their assigned-names fit when "urn" and the NID are in lower
    /// case: "^urn:isbn:…$". It is what the registered grammar accepts; a URN must fit RFC 8141,
    /// too. Empty where there is no grammar, where it is not regular or needs prose, or where a
    /// reader of regular expressions could refuse it.
    std::string pattern;
    /// An assigned-name that the grammar accepts: the first one that the template itself has, else
    /// one drawn from the grammar, always the same.
    std::string example;
};

/// `source` is the grammar that a registration keeps, `text` its template, which may be empty.
NamespacePattern namespacePattern(std::string_view source, std::string_view nid,
                                  std::string_view text);

/// Of a pattern the part for the NSS alone: "^…$".
std::string nssPattern(std::string_view pattern);

} // namespace nidreg::templates
