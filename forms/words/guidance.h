// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/fields.h"
#include "model/templates/lint/checklist.h"
#include "model/templates/lint/fixes.h"

#include <QString>

namespace nidreg::forms {

/// Help to write one field, plain text.
struct Guidance {
    QString what; ///< what belongs there, in a few sentences
    QString source; ///< "RFC 8141, section 6.4.2"
    QString example; ///< how a good one reads; an invented namespace
};

Guidance guidance(templates::Field field);
/// Of the NID of a new informal namespace, which has none yet; without an example.
Guidance numberedGuidance();

/// The question a field has to answer, one plain sentence that ends with a question mark.
QString wording(templates::Topic topic);
/// "Answered, it seems", "Not seen", "Covered elsewhere"
QString wording(templates::Answer answer);
/// Where RFC 8141 asks it: "RFC 8141, section 6.4.1 (3)"
QString source(const templates::TopicSpec &topic);

/// A button's words for a fix, without a mnemonic: "Write “2017-06-12”".
QString wording(const templates::Fix &fix);

} // namespace nidreg::forms
