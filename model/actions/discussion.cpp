// SPDX-License-Identifier: MIT
#include "model/actions/discussion.h"

#include "model/templates/reader.h"

#include <map>
#include <set>

namespace nidreg::actions {

using workflow::ListMail;

workflow::QuoteIndex quotable(const registry::RequestFile &file)
{
    std::vector<workflow::QuotableText> texts;
    for (const registry::Revision &revision : file.revisions) {
        workflow::QuotableText text{revision.number, revision.at, {}};
        const auto content = templates::read(revision.text).front();
        for (const templates::FieldSpec &spec : templates::kFields)
            text.fields.push_back({std::string(spec.key), std::string(spec.heading),
                                   std::string(content.text(spec.field))});
        texts.push_back(std::move(text));
    }
    return workflow::QuoteIndex(std::move(texts));
}

std::vector<DiscussedMail> discussionOf(const registry::RequestFile &file)
{
    std::vector<DiscussedMail> all;
    if (file.discussion.empty())
        return all;
    const workflow::QuoteIndex index = quotable(file);
    for (const workflow::ThreadedMail &position : workflow::threaded(file.discussion))
        all.push_back({position, index.passages(file.discussion[position.index])});
    return all;
}

/// Marks every mail of a thread in which one speaks of the request.
static void relate(const registry::RequestFile &file, const std::vector<ListMail> &mails,
                   std::vector<MailVerdict> &verdicts)
{
    std::vector<ListMail> all = mails;
    all.insert(all.end(), file.discussion.begin(), file.discussion.end());
    const auto positions = workflow::threaded(all);
    std::set<int> related;
    for (const workflow::ThreadedMail &position : positions) {
        const bool isHeld = position.index >= mails.size();
        if (isHeld || !verdicts[position.index].anchors.empty()
            || workflow::speaksOf(mails[position.index], file.request.nid))
            related.insert(position.thread);
    }
    for (const workflow::ThreadedMail &position : positions) {
        if (position.index < mails.size())
            verdicts[position.index].isRelated = related.contains(position.thread);
    }
}

std::vector<MailVerdict> judgeMails(const registry::RequestFile &file,
                                    const std::vector<ListMail> &mails)
{
    std::map<std::string, std::set<std::string>> seen;
    for (const ListMail &held : file.discussion)
        seen[held.messageId].insert(held.sha256);
    const workflow::QuoteIndex index = quotable(file);
    std::vector<MailVerdict> verdicts;
    for (const ListMail &mail : mails) {
        auto &copies = seen[mail.messageId];
        MailVerdict verdict;
        verdict.novelty = copies.contains(mail.sha256) ? MailVerdict::Held
            : copies.empty()                           ? MailVerdict::New
                                                       : MailVerdict::OtherCopy;
        copies.insert(mail.sha256);
        verdict.anchors = workflow::anchors(index.passages(mail));
        verdicts.push_back(std::move(verdict));
    }
    relate(file, mails, verdicts);
    return verdicts;
}

} // namespace nidreg::actions
