// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/editor/filenotes.h"

#include <optional>

namespace nidreg::forms {

/// Remembers which request the template in a file belongs to, and its terms: the text of a template
/// has no field for them.
class RequestNotes {
public:
    explicit RequestNotes(const QString &folder) : m_notes(folder) { }

    /// The request that `draft`, read from its file, was sent as to `registry`; none where it was
    /// sent to another one or never, and where the file has become a template of another NID.
    workflow::RequestId find(const Draft &draft, const std::string &registry) const;
    /// The terms on which the template of NID `nid` in that file was sent last.
    std::optional<DraftTerms> terms(const QString &path, const std::string &nid) const;
    /// Notes the request of `draft` for its file, if it has both.
    void note(const Draft &draft) const;

private:
    FileNotes m_notes;
};

} // namespace nidreg::forms
