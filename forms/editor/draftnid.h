// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draftterms.h"
#include "forms/widgets/marks.h"
#include "model/urn/nidrules.h"
#include "model/workflow/request.h"

#include <QString>

#include <optional>

namespace nidreg::forms {

/// What the line under the NID says while it is typed.
struct NidLine {
    enum State {
        Empty,
        Assigned, ///< informal: the registry gives the number
        Malformed,
        Reserved, ///< a rule keeps anybody from getting it
        Taken,
        Contested,
        Unknown, ///< well formed; the registry was not asked or does not answer
        Checking, ///< the registry was asked
        Free,
        Revised, ///< the namespace that is revised, as it must be
        Registered, ///< by the draft's own request
    } state = Empty;
    QString text; ///< a sentence, plain text
    QString remarks; ///< warnings and advice, one a line
};

/// `facts` is what the registry said about `nid`; nothing when it did not (yet).
NidLine nidLine(const QString &nid, const DraftTerms &terms, const urn::NidKnowledge &knowledge,
                const std::optional<urn::NidFacts> &facts, bool isConnected);

/// The same for a draft whose own `request` was registered.
NidLine registeredNidLine(const workflow::Request &request);

/// The sign beside the line.
Mark markOf(NidLine::State state);

} // namespace nidreg::forms
