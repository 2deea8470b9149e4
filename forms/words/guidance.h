// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/fields.h"

#include <QString>

namespace nidreg::forms {

/// Help to write one field, plain text.
struct Guidance {
    QString what; ///< what belongs there, in a few sentences
    QString source; ///< "RFC 8141, section 6.4.2"
    QString example; ///< how a good one reads; an invented namespace
};

Guidance guidance(templates::Field field);

} // namespace nidreg::forms
