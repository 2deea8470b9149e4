// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <span>
#include <string>
#include <string_view>

namespace nidreg::listing {

/// What is cited: a namespace as a listing shows it.
struct Cited {
    registry::NamespaceRow row;
    /// The address of the namespace's page; empty: not known. Then the template's address stands
    /// for it, where that is a web address.
    std::string url = {};
    std::string registry = {}; ///< the title of the listing; empty: not known
};

/// A way to cite a namespace.
struct CitationForm {
    std::string_view name; ///< on the command line
    std::string_view title; ///< for a menu
    std::string (*text)(const Cited &cited);
};

/// Every one there is. Each text is UTF-8 and ends without a line end; what is not known is left
/// out. The date is that of the entry's last update, else that of the registration.
///
///     prefix   how the namespace's URNs begin: "urn:isbn:"
///     text     a sentence
///     bibtex   an entry @misc, key "urn-isbn"; letters beyond ASCII stay UTF-8
///     ris      a record ELEC, a line a tag
///     rfcxml   a <reference> of RFC 7991, section 2.40, anchor "urn-isbn", to be included
std::span<const CitationForm> citationForms();

/// Null where there is none of that name.
const CitationForm *citationFormNamed(std::string_view name);

} // namespace nidreg::listing
