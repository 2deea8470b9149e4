// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <string>
#include <vector>

/// What differs between two states of a namespace's record, field by field.
namespace nidreg::listing {

struct FieldChange {
    /// "nid", "date", "updated", "template", "label" (of references, nothing else), "url"
    /// (likewise), "references" (anything else of them), "registrant", "status", "version",
    /// "template-date", "text", "other"; of a listing: "title", "note", "person", …
    std::string field;
    std::string subject; ///< of a listing: the registry's or person's id; else empty
    std::string here, there; ///< before and after; empty: nothing

    friend bool operator==(const FieldChange &, const FieldChange &) = default;
};

/// The fields that differ, in the order of a listing's columns. Where only the form of a record
/// differs, in which no field has a part, the records themselves ("other").
std::vector<FieldChange> rowChanges(const registry::NamespaceRow &here,
                                    const registry::NamespaceRow &there);

/// What a revision changed against the one before it: of the record, and of the registration that
/// it shows ("version", "template-date", "text" by its SHA-256). Where both are the same, only how
/// the record is written changed: the answer is empty.
std::vector<FieldChange> recordChanges(const registry::NamespaceVersion &before,
                                       const registry::NamespaceVersion &after);

/// The revision that `event` records, among all of `space`; null: it records none of them.
const registry::NamespaceVersion *revisionOf(const registry::Namespace &space,
                                             const registry::Event &event);

/// The day (YYYY-MM-DD) from which on the record that `event` records is in force; empty: it
/// records none of `space`.
std::string inForceOf(const registry::Namespace &space, const registry::Event &event);

/// What the revision that `event` records changed, among all that `space` has; nothing for an
/// event of something else, and for a namespace's first revision. The one before it is the one
/// that was in force before it.
std::vector<FieldChange> recordChanges(const registry::Namespace &space,
                                       const registry::Event &event);

} // namespace nidreg::listing
