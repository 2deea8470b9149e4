// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/nid.h"
#include "model/workflow/terms.h"

#include <string>

class QJsonObject;

namespace nidreg::forms {

/// What a request states beside its template; chosen above the editor.
struct DraftTerms {
    urn::NidKind kind = urn::NidKind::Formal;
    workflow::Procedure procedure = workflow::Procedure::Community;
    bool standardsAction = false;
    std::string revises; ///< the registered NID that the draft revises; empty: a new namespace
    bool deprecates = false; ///< the revision marks its namespace as deprecated

    workflow::Purpose purpose() const
    {
        return revises.empty() ? workflow::Purpose::New : workflow::Purpose::Revision;
    }

    friend bool operator==(const DraftTerms &, const DraftTerms &) = default;
};

/// As members of a JSON object: "kind", "procedure", "standards_action", "revises",
/// "deprecates".
void addTo(QJsonObject &object, const DraftTerms &terms);
/// What addTo() wrote; the terms of a new community request for what is not there.
DraftTerms termsOf(const QJsonObject &object);

} // namespace nidreg::forms
