// SPDX-License-Identifier: MIT
#include "forms/models/draftcheck.h"

#include "forms/text/words.h"
#include "model/base/text.h"
#include "model/templates/writer.h"

#include <algorithm>

namespace nidreg::forms {

templates::LintContext unconnectedContext(const DraftTerms &terms, base::Date today,
                                          const urn::NidKnowledge &knowledge)
{
    templates::LintContext context;
    context.kind = terms.kind;
    context.fastTrack = terms.procedure == review::Procedure::FastTrack;
    context.revisedNid = terms.revises;
    context.today = today;
    context.knowledge = &knowledge;
    context.isRegistered = [](std::string_view) { return true; };
    return context;
}

DraftCheck check(const templates::NamespaceTemplate &content, const templates::LintContext &context)
{
    return {templates::lint(content, context),
            QByteArray::fromStdString(templates::write(content))};
}

/// What stands between "urn:" and the next colon, where that could be a NID.
static std::string nidAt(std::string_view text)
{
    const std::size_t end = text.find(':');
    constexpr std::size_t kLongest = 32; // RFC 8141, section 2
    return end == std::string_view::npos || end > kLongest ? std::string()
                                                           : base::lowered(text.substr(0, end));
}

std::set<std::string> mentionedNids(const templates::NamespaceTemplate &content)
{
    std::set<std::string> nids;
    for (const templates::FieldSpec &spec : templates::kFields) {
        const std::string text = base::lowered(content.text(spec.field));
        std::size_t at = 0;
        while ((at = text.find("urn:", at)) != std::string::npos) {
            at += 4;
            if (std::string nid = nidAt(std::string_view(text).substr(at)); !nid.empty())
                nids.insert(std::move(nid));
        }
    }
    return nids;
}

base::Span utf16Span(std::string_view utf8, base::Span where)
{
    const std::size_t offset = std::min(where.offset, utf8.size());
    const std::size_t length = std::min(where.length, utf8.size() - offset);
    return {std::size_t(words(utf8.substr(0, offset)).size()),
            std::size_t(words(utf8.substr(offset, length)).size())};
}

} // namespace nidreg::forms
