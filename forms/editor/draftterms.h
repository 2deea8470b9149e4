// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/nid.h"
#include "model/workflow/terms.h"

#include <string>

namespace nidreg::forms {

/// What a request states beside its template; chosen above the editor.
struct DraftTerms {
    urn::NidKind kind = urn::NidKind::Formal;
    workflow::Procedure procedure = workflow::Procedure::Community;
    bool standardsAction = false;
    std::string revises; ///< the registered NID that the draft revises; empty: a new namespace

    workflow::Purpose purpose() const
    {
        return revises.empty() ? workflow::Purpose::New : workflow::Purpose::Revision;
    }

    friend bool operator==(const DraftTerms &, const DraftTerms &) = default;
};

} // namespace nidreg::forms
