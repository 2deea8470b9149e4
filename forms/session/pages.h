// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/templateforms.h"

namespace nidreg::forms {

/// Templates and reports as PDF. What makes them needs Qt Gui, which takes longer to load than most
/// verbs of the command line take to run: a program may be without.
class Pages {
public:
    virtual ~Pages() = default;

    /// The bytes of a file: the same for the same input. `context` says paper and date.
    virtual QByteArray ofTemplate(const templates::NamespaceTemplate &content,
                                  const FormContext &context) const = 0;
    virtual QByteArray ofReport(const actions::Precheck &check, Paper paper) const = 0;
};

} // namespace nidreg::forms
