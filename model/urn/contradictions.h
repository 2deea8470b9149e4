// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"

#include <span>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// A contradiction in a document. What each passage says, and how the program treats it, are
/// sentences of forms/words.
enum class Contradiction {
    EndOfRComponent,
    QuestionMarkElsewhere,
    OlderNids,
    SlashInNames,
    QuestionMarkFirst2015,
    EndOfQComponent2015,
    ComponentsAllowed2015,
    RComponentIgnored2015,
    SlashInNames2015,
    OneCharacterNid2015,
    NidLastHyphen2012,
    ServiceExample2012,
    ComponentExample2012,
    DirectiveOrder2012,
    DirectiveCase2012,
    NeedlessEncoding2012,
    ComponentsOfUrns2012,
    ReservedCharacters1997,
};

/// One row a contradiction. The numbered section decides against an appendix; between two sections
/// the one whose subject it is; within a section the grammar.
struct ContradictionSpec {
    Contradiction contradiction;
    std::string_view id; ///< stable: "urnbis-2012.nid-last-hyphen"
    Dialect dialect;
    std::string_view first; ///< "2.1", "appendix B": a section of the dialect's document()
    std::string_view second;
    std::string_view deciding; ///< the one of the two that we follow
    std::string_view example; ///< a string on which the two differ
    bool exampleIsUrn; ///< whether we accept it
};

/// Every contradiction, in the order of its enumerators: that of the dialects, then of the topics.
std::span<const ContradictionSpec> contradictions();

const ContradictionSpec &spec(Contradiction contradiction);

/// What Namestring::parse() gives.
using NamestringReading = base::Result<Namestring, NamestringRefusal>;

/// The contradictions of a dialect's document that bear on `text`, any bytes, of which `reading` is
/// what was read in that dialect: its verdict, its parts or what it is equivalent to would differ
/// if the other statement were followed. Linear in the length.
std::vector<Contradiction> contradictionsAbout(std::string_view text,
                                               const NamestringReading &reading, Dialect dialect);

} // namespace nidreg::urn
