// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/checklist.h"
#include "model/templates/lint/fixes.h"

#include <QString>

namespace nidreg::forms {

/// The question a field has to answer, one plain sentence that ends with a question mark.
QString wording(templates::Topic topic);
/// "Answered, it seems", "Not seen", "Said elsewhere"
QString wording(templates::Answer answer);
/// Where RFC 8141 asks it: "RFC 8141, section 6.4.1 (3)"
QString source(const templates::TopicSpec &topic);

/// A button's words for a fix, without a mnemonic: "Write “2017-06-12”".
QString wording(const templates::Fix &fix);

} // namespace nidreg::forms
