// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/layout.h"

#include <algorithm>
#include <map>
#include <set>

namespace nidreg::templates {

constexpr std::size_t kFewestBareHeadings = 3;
constexpr std::size_t kLongestTitle = 100;

Rank rankOf(const Candidate &candidate)
{
    return {candidate.heading.shape, candidate.heading.level, candidate.indent,
            candidate.heading.isBullet};
}

/// Tildes under a heading are no fence.
static bool isFence(std::span<const Line> lines, std::size_t at)
{
    const std::string_view text = lines[at].text;
    if (text.starts_with("```"))
        return true;
    return text.starts_with("~~~") && (at == 0 || !findSpelling(lines[at - 1].text));
}

static std::vector<bool> fencedLines(std::span<const Line> lines)
{
    std::vector<bool> isCode(lines.size());
    bool isOpen = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isMark = isFence(lines, i);
        isCode[i] = isOpen || isMark;
        isOpen = isOpen != isMark;
    }
    return isOpen ? std::vector<bool>(lines.size()) : isCode;
}

std::vector<bool> codeLines(std::span<const Line> lines)
{
    std::vector<bool> isCode = fencedLines(lines);
    for (std::size_t i = 0; i < lines.size();) {
        const HeaderRun run = mailHeader(lines, i);
        for (std::size_t at = i; run.isHeader && at < run.end; ++at)
            isCode[at] = true;
        i = std::max(run.end, i + 1);
    }
    return isCode;
}

/// True for the term of a kramdown definition list, whose next line begins with a colon, for an
/// underlined heading, and for "Version 1" above a "Date:", which is how the example in RFC 2611
/// writes the two.
static bool isShownByNext(const HeadingLine &heading, const Line &next)
{
    if (heading.spelling && heading.spelling->field == Field::Version && !heading.beside.empty())
        return base::lowered(next.text.substr(0, 5)) == "date:";
    return next.text.starts_with(':') || (heading.shape == Shape::Bare && isUnderline(next));
}

std::vector<Candidate> findCandidates(std::span<const Line> lines, const std::vector<bool> &isCode)
{
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (isCode[i] || lines[i].isBlank())
            continue;
        const bool isAfterBlank = i == 0 || lines[i - 1].isBlank();
        if (auto heading = headingLine(lines[i].text)) {
            const bool isDefined = i + 1 < lines.size() && isShownByNext(*heading, lines[i + 1]);
            candidates.push_back({i, *heading, lines[i].indent, isAfterBlank, isDefined});
        } else if (const Opening *opening = findOpening(lines[i].text); opening && isAfterBlank) {
            candidates.push_back({i, {}, lines[i].indent, true, false, opening});
        }
    }
    return candidates;
}

/// Shapes that text has, too: one such line proves nothing.
static bool isPlain(Shape shape)
{
    return shape == Shape::Bare || shape == Shape::Dash || shape == Shape::Column;
}

std::optional<Rank> dominantRank(const std::vector<Candidate> &candidates)
{
    std::map<Rank, std::set<const Spelling *>> labels;
    std::optional<Rank> best;
    std::size_t most = 0;
    for (const Candidate &candidate : candidates) {
        if (!candidate.heading.spelling)
            continue;
        auto &found = labels[rankOf(candidate)];
        found.insert(candidate.heading.spelling);
        const bool isTrusted = !isPlain(candidate.heading.shape) || candidate.isDefined
            || found.size() >= kFewestBareHeadings;
        if (isTrusted && found.size() > most) {
            most = found.size();
            best = rankOf(candidate);
        }
    }
    return best;
}

bool isTitle(std::string_view text)
{
    const bool endsLikeText = std::string_view(".,;:").find(text.back()) != std::string_view::npos;
    const bool beginsLarge = (text.front() >= 'A' && text.front() <= 'Z') || text.front() == '"';
    return beginsLarge && !endsLikeText && text.size() <= kLongestTitle;
}

} // namespace nidreg::templates
