// SPDX-License-Identifier: MIT
#include "model/templates/layout.h"

#include "model/base/text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace nidreg::templates {

namespace {

struct Candidate {
    std::size_t line;
    HeadingLine heading;
    std::uint32_t indent;
    bool isAfterBlank;
    bool isDefined; ///< the next line shows it to be a heading: see isShownByNext()
    const Opening *opening = nullptr;
};

/// The way in which a heading is set off; headings of one rank look the same.
struct Rank {
    Shape shape = Shape::Bare;
    std::uint32_t level = 0;
    std::uint32_t indent = 0;
    bool isBullet = false;

    friend auto operator<=>(const Rank &, const Rank &) = default;
};

} // namespace

constexpr std::size_t kFewestBareHeadings = 3;
constexpr std::size_t kFewestBeforeAnother = 2;
constexpr std::size_t kLongestTitle = 100;

static Rank rankOf(const Candidate &candidate)
{
    return {candidate.heading.shape, candidate.heading.level, candidate.indent,
            candidate.heading.isBullet};
}

static bool isFence(const Line &line)
{
    return line.text.starts_with("```") || line.text.starts_with("~~~");
}

static bool fencesAreClosed(std::span<const Line> lines)
{
    return std::ranges::count_if(lines, isFence) % 2 == 0;
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

static std::vector<Candidate> findCandidates(std::span<const Line> lines)
{
    std::vector<Candidate> candidates;
    const bool hasCode = fencesAreClosed(lines);
    bool isCode = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (hasCode && isFence(lines[i]))
            isCode = !isCode;
        if (isCode || lines[i].isBlank())
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

/// The rank that the most different known labels have; the first of equals.
static std::optional<Rank> dominantRank(const std::vector<Candidate> &candidates)
{
    std::map<Rank, std::set<const Spelling *>> labels;
    std::optional<Rank> best;
    std::size_t most = 0;
    for (const Candidate &candidate : candidates) {
        if (!candidate.heading.spelling)
            continue;
        auto &found = labels[rankOf(candidate)];
        found.insert(candidate.heading.spelling);
        const bool isTrusted = candidate.heading.shape != Shape::Bare || candidate.isDefined
            || found.size() >= kFewestBareHeadings;
        if (isTrusted && found.size() > most) {
            most = found.size();
            best = rankOf(candidate);
        }
    }
    return best;
}

/// The title of a section, as against a numbered paragraph or a line of a list.
static bool isTitle(std::string_view text)
{
    const bool endsLikeText = std::string_view(".,;:").find(text.back()) != std::string_view::npos;
    const bool beginsLarge = (text.front() >= 'A' && text.front() <= 'Z') || text.front() == '"';
    return beginsLarge && !endsLikeText && text.size() <= kLongestTitle;
}

namespace {

/// Decides on the candidates in turn, knowing which headings the template has already.
class Judge {
public:
    explicit Judge(Rank rank) : m_rank(rank) { }

    void judge(const Candidate &candidate)
    {
        if (candidate.opening)
            return judgeOpening(candidate);
        const bool isHeading =
            candidate.heading.spelling ? isKnownHeading(candidate) : isForeignSection(candidate);
        if (isHeading)
            accept(candidate);
    }

    std::vector<Mark> take() { return std::move(m_marks); }

private:
    void judgeOpening(const Candidate &candidate)
    {
        const Opening &opening = *candidate.opening;
        if (!m_last || m_last->destination != Destination::OneField
            || m_last->field != opening.after || candidate.indent != m_rank.indent)
            return;
        m_last = &opening.spelling;
        m_marks.push_back({candidate.line, {}, false, true});
        m_marks.back().heading.spelling = m_last;
    }

    bool isKnownHeading(const Candidate &candidate) const
    {
        if (rankOf(candidate) == m_rank)
            return !isSeen(candidate) || mayRepeat(candidate);
        if (isSeen(candidate))
            return false;
        if (candidate.heading.shape == Shape::Bare)
            return candidate.isDefined && candidate.indent == m_rank.indent;
        return candidate.heading.spelling->isStrong ? standsOut(candidate) : isOutdented(candidate);
    }

    /// A long label that stands alone, or no deeper than the headings do.
    bool standsOut(const Candidate &candidate) const
    {
        return candidate.heading.beside.empty() || candidate.indent <= m_rank.indent;
    }

    bool isOutdented(const Candidate &candidate) const
    {
        return candidate.heading.shape == Shape::Colon && m_rank.shape == Shape::Colon
            && candidate.indent < m_rank.indent && candidate.isAfterBlank;
    }

    /// Text about other registrations may quote their headings.
    bool mayRepeat(const Candidate &candidate) const
    {
        if (beginsAnother(candidate))
            return true;
        const bool quotes = m_last && m_last->destination == Destination::OneField
            && m_last->field >= Field::AdditionalInformation && m_last->isOwn;
        return candidate.isAfterBlank && !quotes;
    }

    /// A section that belongs to no field: as a document's next section after the template, or a
    /// section among the template's own. In a list, "1. Text" at the headings' own column is none.
    bool isForeignSection(const Candidate &candidate) const
    {
        if (!isTitle(candidate.heading.heading) || !candidate.heading.beside.empty())
            return false;
        if (candidate.heading.shape == Shape::Hash)
            return m_rank.shape == Shape::Hash && candidate.heading.level <= m_rank.level;
        if (m_rank.shape == Shape::Numbered)
            return candidate.indent == m_rank.indent && candidate.heading.level <= m_rank.level;
        return candidate.indent < m_rank.indent && candidate.isAfterBlank;
    }

    bool isSeen(const Candidate &candidate) const
    {
        return m_seen.contains(candidate.heading.spelling);
    }

    bool isIdentifier(const Candidate &candidate) const
    {
        const Spelling &spelling = *candidate.heading.spelling;
        return spelling.destination == Destination::OneField
            && spelling.field == Field::NamespaceIdentifier;
    }

    /// The first heading stands again.
    bool beginsAnother(const Candidate &candidate) const
    {
        return candidate.heading.spelling && m_seen.size() >= kFewestBeforeAnother
            && (m_hasIdentifier ? isIdentifier(candidate) : candidate.heading.spelling == m_first);
    }

    void accept(const Candidate &candidate)
    {
        const bool isAnother = beginsAnother(candidate);
        if (isAnother) {
            m_seen.clear();
            m_hasIdentifier = false;
        }
        m_marks.push_back({candidate.line, candidate.heading, isAnother, false});
        m_last = candidate.heading.spelling;
        if (!m_last)
            return;
        if (m_seen.empty())
            m_first = m_last;
        m_seen.insert(m_last);
        m_hasIdentifier = m_hasIdentifier || isIdentifier(candidate);
    }

    Rank m_rank;
    std::set<const Spelling *> m_seen; ///< in this template
    const Spelling *m_first = nullptr;
    const Spelling *m_last = nullptr;
    bool m_hasIdentifier = false;
    std::vector<Mark> m_marks;
};

} // namespace

std::vector<Mark> findMarks(std::span<const Line> lines)
{
    const std::vector<Candidate> candidates = findCandidates(lines);
    const std::optional<Rank> rank = dominantRank(candidates);
    if (!rank)
        return {};
    Judge judge(*rank);
    for (const Candidate &candidate : candidates)
        judge.judge(candidate);
    return judge.take();
}

} // namespace nidreg::templates
