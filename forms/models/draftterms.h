// SPDX-License-Identifier: MIT
#pragma once

#include "model/review/terms.h"
#include "model/urn/nid.h"

#include <string>

namespace nidreg::forms {

/// What a request states beside its template; chosen above the editor.
struct DraftTerms {
    urn::NidKind kind = urn::NidKind::Formal;
    review::Procedure procedure = review::Procedure::Community;
    bool standardsAction = false;
    std::string revises; ///< the registered NID that the draft revises; empty: a new namespace

    review::Purpose purpose() const
    {
        return revises.empty() ? review::Purpose::New : review::Purpose::Revision;
    }

    friend bool operator==(const DraftTerms &, const DraftTerms &) = default;
};

} // namespace nidreg::forms
