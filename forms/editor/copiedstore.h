// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"
#include "forms/editor/filenotes.h"

namespace nidreg::forms {

/// Remembers which words of a saved draft are copied: the text of a template has no field for that.
class CopiedStore {
public:
    explicit CopiedStore(const QString &folder) : m_notes(folder) { }

    /// What was copied into the template saved at `path`; empty where nothing is known.
    CopiedText find(const QString &path) const;
    /// Notes what is still copied in `draft` for the file that it is saved in; nothing copied is
    /// forgotten.
    void note(const Draft &draft) const;

private:
    FileNotes m_notes;
};

/// The fields that still hold copied words, in their order.
std::vector<templates::Field> copiedFields(const Draft &draft);
/// Those of them in which no word was changed.
std::vector<templates::Field> wholeFields(const Draft &draft);

} // namespace nidreg::forms
