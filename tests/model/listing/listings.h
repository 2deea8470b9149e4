// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/changeplan.h"
#include "model/listing/entry.h"

/// Listings of a few rows, and what is held of them.
namespace nidreg::tests {

inline registry::NamespaceRow row(const std::string &nid, const std::string &rfc,
                                  const std::string &date = {})
{
    registry::NamespaceRow made;
    made.nid = nid;
    made.kind = urn::isInformalForm(nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
    made.date = date;
    if (!rfc.empty())
        made.references = {{registry::Reference::Rfc, rfc, {}}};
    return made;
}

inline listing::HeldEntry held(const registry::NamespaceRow &made, bool isOwn = false)
{
    listing::HeldEntry entry;
    entry.row = made;
    entry.isOwn = isOwn;
    return entry;
}

inline listing::SourceEntry listed(const registry::NamespaceRow &made)
{
    listing::SourceEntry entry;
    entry.row = made;
    return entry;
}

inline listing::Source source(const std::vector<registry::NamespaceRow> &rows)
{
    listing::Source made;
    made.name = "listing.xml";
    made.sha256 = std::string(64, 'a');
    made.complete = {urn::NidKind::Formal, urn::NidKind::Informal};
    for (const registry::NamespaceRow &each : rows)
        made.entries.push_back(listed(each));
    return made;
}

inline listing::Document header(const std::string &note)
{
    listing::Document document;
    document.registry.head.id = "urn-namespaces";
    document.registry.head.notes = {{{}, listing::proseOf(note)}};
    return document;
}

} // namespace nidreg::tests
