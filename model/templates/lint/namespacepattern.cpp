// SPDX-License-Identifier: MIT
#include "model/templates/lint/namespacepattern.h"

#include "model/abnf/pattern.h"
#include "model/base/text.h"
#include "model/urn/namestring.h"

#include <algorithm>

namespace nidreg::templates {

namespace {

constexpr std::size_t kMaxTried = 16; ///< URNs of a template
constexpr std::size_t kLongestExample = 200; ///< bytes
constexpr std::size_t kDrawn = 8; ///< of which the shortest is taken
constexpr std::uint64_t kSeed = 3986;

std::string patternIn(const TemplateGrammar &grammar, const std::string &prefix)
{
    const std::string beginning = grammar.subject == GrammarSubject::Namestring ? prefix
        : grammar.subject == GrammarSubject::NidAndNss ? prefix.substr(prefix.find(':') + 1)
                                                       : "";
    const auto made = abnf::patternOf(*grammar.linked, grammar.start, beginning);
    return made.end == abnf::PatternEnd::Made ? '^' + prefix + made.text + '$' : std::string();
}

/// The assigned-name of a URN, "urn" and the NID in lower case; empty where `text` is none.
std::string assignedName(std::string_view text, const std::string &prefix)
{
    const auto parsed = urn::Namestring::parse(text);
    return parsed ? prefix + std::string(parsed->nss()) : std::string();
}

/// What stands at the beginning of `text`, without the marks of the sentence around it.
std::string_view wordAt(std::string_view text)
{
    static constexpr std::string_view kEnds = " \t\r\n\"<>{}[]\\^`|", kAfter = ".,;:)'\"!?";
    text = text.substr(0, std::min(text.find_first_of(kEnds), kLongestExample));
    return text.substr(0, text.find_last_not_of(kAfter) + 1);
}

bool isAccepted(const TemplateGrammar &grammar, const std::string &urn)
{
    return !urn.empty() && tryUrn(grammar, urn).verdict == UrnVerdict::Accepted;
}

/// The first URN of the namespace in `text` that the grammar accepts.
std::string quoted(const TemplateGrammar &grammar, std::string_view text, const std::string &prefix)
{
    const std::string folded = base::lowered(text);
    std::size_t tried = 0;
    for (std::size_t at = folded.find(prefix); at != std::string::npos && tried < kMaxTried;
         at = folded.find(prefix, at + 1), ++tried) {
        std::string urn = assignedName(wordAt(text.substr(at)), prefix);
        if (isAccepted(grammar, urn))
            return urn;
    }
    return {};
}

std::string drawn(const TemplateGrammar &grammar, const std::string &prefix)
{
    std::string shortest;
    for (const DrawnUrn &each : drawUrns(grammar, kDrawn, kSeed)) {
        if (!each.isComplete || !each.rule.empty() || each.isOfOtherNamespace)
            continue;
        const std::string urn = assignedName(each.urn, prefix);
        const bool isBetter = shortest.empty() || urn.size() < shortest.size();
        if (isBetter && isAccepted(grammar, urn))
            shortest = urn;
    }
    return shortest;
}

} // namespace

NamespacePattern namespacePattern(std::string_view source, std::string_view nid,
                                  std::string_view text)
{
    const std::string prefix = "urn:" + base::lowered(nid) + ":";
    const TemplateGrammar grammar = grammarFromSource(source, nid);
    if (!grammar.matcher)
        return {};
    NamespacePattern made{patternIn(grammar, prefix), quoted(grammar, text, prefix)};
    if (made.example.empty())
        made.example = drawn(grammar, prefix);
    if (made.example.empty()) // no URN that anybody could show fits it
        made.pattern.clear();
    return made;
}

std::string nssPattern(std::string_view pattern)
{
    const std::size_t nid = pattern.find(':');
    const std::size_t nss = nid == pattern.npos ? nid : pattern.find(':', nid + 1);
    return nss == pattern.npos ? std::string() : '^' + std::string(pattern.substr(nss + 1));
}

} // namespace nidreg::templates
