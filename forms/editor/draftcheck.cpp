// SPDX-License-Identifier: MIT
#include "forms/editor/draftcheck.h"

#include "forms/words/words.h"
#include "model/base/text.h"
#include "model/templates/writer.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace nidreg::forms {

templates::LintContext unconnectedContext(const DraftTerms &terms, base::Date today,
                                          const urn::NidKnowledge &knowledge)
{
    templates::LintContext context;
    context.kind = terms.kind;
    context.fastTrack = terms.procedure == workflow::Procedure::FastTrack;
    context.revisedNid = terms.revises;
    context.today = today;
    context.knowledge = &knowledge;
    context.isRegistered = [](std::string_view) { return true; };
    return context;
}

DraftCheck check(templates::NamespaceTemplate content, const templates::LintContext &context)
{
    DraftCheck result;
    result.findings = templates::lint(content, context);
    result.places = utf16Places(content, result.findings);
    result.mentioned = mentionedNids(content);
    result.canonical = words(templates::write(content));
    result.content = std::move(content);
    return result;
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

namespace {

/// Counts the UTF-16 units up to places that are asked for in their order.
class Utf16Walk {
public:
    explicit Utf16Walk(std::string_view utf8) : m_text(utf8) { }

    std::size_t unitsBefore(std::size_t byte)
    {
        byte = std::min(byte, m_text.size());
        for (; m_at < byte; ++m_at) {
            const auto c = static_cast<unsigned char>(m_text[m_at]);
            m_units += (c & 0xC0) == 0x80 ? 0 : c >= 0xF0 ? 2 : 1;
        }
        return m_units;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_units = 0;
};

} // namespace

/// Starts and ends are looked up in one order, so that no part of a text is walked twice.
std::vector<base::Span> utf16Places(const templates::NamespaceTemplate &content,
                                    const templates::FieldFindings &findings)
{
    struct Edge {
        templates::Field field;
        std::size_t byte;
        std::size_t finding;
        bool isEnd;
    };
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const base::Span where = findings[i].finding.where;
        edges.push_back({findings[i].field, where.offset, i, false});
        edges.push_back({findings[i].field, where.offset + where.length, i, true});
    }
    std::ranges::sort(
        edges, {}, [](const Edge &edge) { return std::tuple(edge.field, edge.byte, edge.isEnd); });
    std::vector<base::Span> places(findings.size());
    std::optional<Utf16Walk> walk;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Edge &edge = edges[i];
        if (i == 0 || edges[i - 1].field != edge.field)
            walk.emplace(content.text(edge.field));
        base::Span &place = places[edge.finding];
        const std::size_t units = walk->unitsBefore(edge.byte);
        if (edge.isEnd)
            place.length = units - place.offset;
        else
            place.offset = units;
    }
    return places;
}

base::Span utf16Span(std::string_view utf8, base::Span where)
{
    const std::size_t offset = std::min(where.offset, utf8.size());
    const std::size_t length = std::min(where.length, utf8.size() - offset);
    return {std::size_t(words(utf8.substr(0, offset)).size()),
            std::size_t(words(utf8.substr(offset, length)).size())};
}

} // namespace nidreg::forms
