// SPDX-License-Identifier: MIT
#include "forms/drafts/requestnotes.h"

#include "forms/words/words.h"

namespace nidreg::forms {

/// The note of a file: the NID in it, its terms, and the request's number in each registry.
static const QString kNid = QStringLiteral("nid");
static const QString kRequests = QStringLiteral("requests");

static QString nidIn(const Draft &draft)
{
    return draft.text(templates::Field::NamespaceIdentifier).trimmed().toLower();
}

workflow::RequestId RequestNotes::find(const Draft &draft, const std::string &registry) const
{
    const QJsonObject note = m_notes.find(draft.filePath());
    workflow::RequestId request;
    if (!registry.empty() && note[kNid].toString() == nidIn(draft))
        request.value = note[kRequests].toObject()[words(registry)].toInteger();
    return request;
}

std::optional<DraftTerms> RequestNotes::terms(const QString &path, const std::string &nid) const
{
    const QJsonObject note = m_notes.find(path);
    if (note.isEmpty() || note[kNid].toString() != words(nid).trimmed().toLower())
        return std::nullopt;
    return termsOf(note);
}

void RequestNotes::note(const Draft &draft) const
{
    if (!draft.request() || draft.registry().empty())
        return;
    QJsonObject note = m_notes.find(draft.filePath());
    const bool isSame = note[kNid].toString() == nidIn(draft);
    QJsonObject requests = isSame ? note[kRequests].toObject() : QJsonObject();
    requests.insert(words(draft.registry()), qint64(draft.request().value));
    note.insert(kNid, nidIn(draft));
    note.insert(kRequests, requests);
    addTo(note, draft.terms());
    m_notes.note(draft.filePath(), note);
}

} // namespace nidreg::forms
