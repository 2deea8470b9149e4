// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"

namespace nidreg::forms {

/// Remembers of the files that drafts were saved in what is copied in them: a template's text form
/// has no place for it. One small file for each, in a folder of the program's own.
class CopiedStore {
public:
    explicit CopiedStore(const QString &folder) : m_folder(folder) { }

    /// What was copied into the template saved at `path`; empty where nothing is known.
    CopiedText find(const QString &path) const;
    /// Notes what is still copied in `draft` for the file that it is saved in; nothing copied is
    /// forgotten. A note that cannot be written is lost: it is a hint, not the text.
    void note(const Draft &draft) const;

private:
    QString noteOf(const QString &path) const;

    QString m_folder;
};

/// The fields that still hold copied words, in their order.
std::vector<templates::Field> copiedFields(const Draft &draft);
/// Those of them in which no word was changed.
std::vector<templates::Field> wholeFields(const Draft &draft);

} // namespace nidreg::forms
