// SPDX-License-Identifier: MIT
#include "model/exchange/site/referencelinks.h"

#include "model/base/text.h"

#include <algorithm>

namespace nidreg::exchange {

static bool isWordChar(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'
        || c == '.' || c == '_';
}

static bool isWord(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, isWordChar);
}

std::string idOf(std::string_view prefix, std::string_view text)
{
    std::string id = std::string(prefix) + std::string(text);
    std::ranges::replace_if(
        id, [](char c) { return !isWordChar(c); }, '-');
    return id;
}

std::string linkOf(const registry::Reference &reference, const std::string &people)
{
    using registry::Reference;
    const std::string &data = reference.data;
    switch (reference.type) {
    case Reference::Rfc:
        return isWord(data) ? "https://www.rfc-editor.org/info/" + base::lowered(data) : "";
    case Reference::RfcErrata:
        return isWord(data) ? "https://www.rfc-editor.org/errata/eid" + data : "";
    case Reference::Draft:
        return isWord(data) ? "https://datatracker.ietf.org/doc/" + data + '/' : "";
    case Reference::Uri:
        return safeLink(data.starts_with("mailto:") ? data.substr(7) : data);
    case Reference::Person:
        return people + '#' + idOf("person-", data);
    case Reference::Registry:
        return isWord(data) ? "https://www.iana.org/assignments/" + data : "";
    case Reference::Note:
    case Reference::Unicode:
    case Reference::Text:
        return {};
    }
    return {};
}

void writeReferences(HtmlPage &page, const std::vector<registry::Reference> &references,
                     const std::string &people)
{
    for (std::size_t i = 0; i < references.size(); ++i) {
        const std::string link = linkOf(references[i], people);
        const std::string label = registry::labelOf(references[i]);
        if (i > 0)
            page.text(", ");
        if (link.empty() || label.empty())
            page.text(label);
        else
            page.link(link, label);
    }
}

} // namespace nidreg::exchange
