// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/template.h"

#include <string>
#include <vector>

namespace nidreg::templates {

/// How a field of a draft differs from the registered version.
enum class ChangeExtent {
    Added, ///< was missing or empty
    Emptied, ///< is missing or empty
    Wording, ///< few of its words changed
    Substance, ///< a good part of its words changed
    Rewritten, ///< hardly any of its words stayed
};

struct ChangedField {
    Field field;
    ChangeExtent extent;
    std::size_t wordsRemoved = 0;
    std::size_t wordsAdded = 0;

    friend bool operator==(const ChangedField &, const ChangedField &) = default;
};

/// The fields that differ in more than white space, in their order. Version, Date and Revision
/// Information differ in every revision and are left out.
std::vector<ChangedField> changedFields(const NamespaceTemplate &registered,
                                        const NamespaceTemplate &draft);

/// A text for Revision Information to start from: the facts of changedFields() in plain English,
/// wrapped at 72 columns. Says what differs, never why: that is for the registrant to add. Says so
/// where nothing differs.
std::string proposedRevisionNote(const NamespaceTemplate &registered,
                                 const NamespaceTemplate &draft);

} // namespace nidreg::templates
