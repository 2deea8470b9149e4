// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/dialectanswers.h"

#include <QString>

namespace nidreg::forms {

/// Where a document contradicts itself, in plain sentences.
struct ContradictionWords {
    QString first; ///< what the first passage says: "Section 2.1: …"
    QString second; ///< what the other passage says
    QString decision; ///< which one we follow, and the consequence
};

ContradictionWords wording(urn::Contradiction contradiction);

/// Why a string is not a URN, where the sentence depends on the dialect.
QString wording(urn::NamestringError error, urn::Dialect dialect);

/// What one dialect says: "RFC 8141 accepts it.", "RFC 2141 refuses it at byte 9: … (section)".
QString wording(const urn::DialectAnswer &answer);

/// What a resolver makes of a directive, one plain sentence.
QString wording(const urn::Directive &directive);

/// What makes two URNs other names, or other entries of a cache, one plain sentence.
QString wording(urn::ComparedPart part, urn::Dialect dialect);

/// What a document asks of a NID, one plain sentence.
QString wording(urn::NidRestriction restriction);

} // namespace nidreg::forms
