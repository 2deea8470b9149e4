// SPDX-License-Identifier: MIT
#include "forms/editor/copiedstore.h"

namespace nidreg::forms {

std::vector<templates::Field> copiedFields(const Draft &draft)
{
    std::vector<templates::Field> fields;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (!draft.copiedSpans(spec.field).empty())
            fields.push_back(spec.field);
    }
    return fields;
}

std::vector<templates::Field> wholeFields(const Draft &draft)
{
    std::vector<templates::Field> fields;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (draft.copied().isWhole(spec.field, draft.text(spec.field)))
            fields.push_back(spec.field);
    }
    return fields;
}

CopiedText CopiedStore::find(const QString &path) const
{
    return CopiedText::fromJson(m_notes.find(path));
}

void CopiedStore::note(const Draft &draft) const
{
    m_notes.note(draft.filePath(),
                 copiedFields(draft).empty() ? QJsonObject() : draft.copied().toJson());
}

} // namespace nidreg::forms
