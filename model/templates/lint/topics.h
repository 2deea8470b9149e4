// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/fields.h"

#include <span>
#include <string_view>

namespace nidreg::templates {

/// What RFC 8141 expects a field to speak of (sections 6.4.1 to 6.4.7), in the order of the
/// fields. The words of the questions are in forms/words/checklistwords.cpp.
enum class Topic {
    Resources, ///< the kinds of things that get names
    Community, ///< who uses the names, and how far they reach
    Benefit,
    Relation, ///< to other namespaces, schemes and identifier systems
    Software,
    Services, ///< for resolution, seen from the purpose
    Standard, ///< whether it is to be part of one
    Structure,
    Encoding,
    Equivalence,
    Mapping, ///< of an existing identifier into URN syntax
    Components, ///< r-, q- and f-components
    Assigner,
    Access, ///< open, closed or limited; how to become an assigner
    Uniqueness,
    Persistence,
    Comparison, ///< the cost of a wrong one
    Privacy,
    Harvesting,
    Threats, ///< of assignment, use and resolution
    Confusion,
    Characters, ///< that mean something else elsewhere
    Overlap,
    Intention, ///< whether resolution is intended
    Operator, ///< who runs resolution, or recommends it
    Listing, ///< what a resolver has to fulfil to be advertised
    RComponents,
    Comparable, ///< registrations that seem to overlap
};

struct TopicSpec {
    Topic topic;
    std::string_view id; ///< stable, for records and JSON: "purpose.benefit"
    Field field;
    std::string_view section; ///< "RFC 8141 section 6.4.1 (3)"
};

/// All topics, in the order of the fields.
std::span<const TopicSpec> topics();

/// True where `flattenedText` (see flattened()) seems to speak of the topic: one of the topic's
/// words begins a word in it. It reads for words, not for sense.
bool speaksOf(Topic topic, std::string_view flattenedText);

/// True where a Resolution field says whether resolution is intended (RFC 8141, section 6.4.6):
/// one sentence mentions resolution and that it exists, is intended or is missing ("not intended",
/// "none is envisioned", "is run by"), or the text is a plain yes, no or none.
bool statesResolution(std::string_view text);

/// True where a sentence says that resolvers need a q-component: resolution systems MUST NOT
/// require that it is passed to them (RFC 8141, section 2.3.2).
bool needsQComponent(std::string_view text);

} // namespace nidreg::templates
