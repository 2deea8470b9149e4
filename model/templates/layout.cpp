// SPDX-License-Identifier: MIT
#include "model/templates/layout.h"

#include "model/base/text.h"

#include <algorithm>
#include <bitset>
#include <iterator>
#include <map>
#include <set>

namespace nidreg::templates {

constexpr std::size_t kFewestBeforeAnother = 2;
constexpr std::size_t kFewestOtherwise = 2;

/// The place of the (first) field that a heading names; kFieldCount where it names none.
static std::size_t fieldOf(const Spelling &spelling)
{
    switch (spelling.destination) {
    case Destination::OneField:
        return static_cast<std::size_t>(spelling.field);
    case Destination::VersionAndDate:
        return static_cast<std::size_t>(Field::Version);
    case Destination::NoField:
        break;
    }
    return kFieldCount;
}

namespace {

/// The first or last fields may be set in a way of their own: a line each, say, before sections
/// with numbers.
struct OtherLayout {
    Rank rank;
    std::bitset<kFieldCount> fields; ///< that may be set so
};

} // namespace

/// The way of the fields that come before all those of rank `main`, or after them.
static std::optional<OtherLayout> otherLayout(const std::vector<Candidate> &candidates,
                                              const Rank &main)
{
    const auto fieldAt = [](const Candidate &candidate) {
        return candidate.heading.spelling ? fieldOf(*candidate.heading.spelling) : kFieldCount;
    };
    std::size_t first = kFieldCount, last = 0;
    for (const Candidate &candidate : candidates) {
        const std::size_t field = fieldAt(candidate);
        if (field == kFieldCount || rankOf(candidate) != main)
            continue;
        first = std::min(first, field);
        last = std::max(last, field);
    }
    std::vector<Candidate> others;
    std::ranges::copy_if(candidates, std::back_inserter(others), [&](const Candidate &candidate) {
        const std::size_t field = fieldAt(candidate);
        return field < first || (field > last && field < kFieldCount);
    });
    const auto rank = dominantRank(others, kFewestOtherwise);
    if (!rank)
        return std::nullopt;
    OtherLayout other{*rank, {}};
    for (const Candidate &candidate : others) {
        if (rankOf(candidate) == *rank)
            other.fields.set(fieldAt(candidate));
    }
    return other;
}

namespace {

/// Decides on the candidates in turn, knowing which headings the template has already.
class Judge {
public:
    Judge(Rank rank, const std::optional<OtherLayout> &other) : m_rank(rank), m_other(other) { }

    void judge(const Candidate &candidate)
    {
        if (candidate.opening)
            return judgeOpening(candidate);
        if (isOuterSection(candidate))
            return leaveTemplate(candidate);
        const Spelling *spelling = candidate.heading.spelling;
        const bool mayBeForeign = !spelling || spelling->destination == Destination::NoField;
        const bool isHeading = (spelling && isKnownHeading(candidate))
            || (mayBeForeign && isForeignSection(candidate));
        if (isHeading)
            accept(candidate);
        else if (m_marks.empty())
            m_outer = candidate.heading;
    }

    std::vector<Mark> take() { return std::move(m_marks); }

private:
    /// A section of the document beside the one that the template stands in: it may be called as a
    /// field is, and is none.
    bool isOuterSection(const Candidate &candidate) const
    {
        const HeadingLine &heading = candidate.heading;
        const bool isSection = heading.shape == Shape::Hash || heading.shape == Shape::Numbered;
        return isSection && !m_marks.empty() && heading.shape != m_rank.shape
            && heading.shape == m_outer.shape && heading.level <= m_outer.level
            && heading.beside.empty() && isTitle(heading.heading) && candidate.isAfterBlank
            && candidate.indent <= m_rank.indent;
    }

    void leaveTemplate(Candidate candidate)
    {
        candidate.heading.spelling = nullptr;
        accept(candidate);
    }

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
        if (isPartOfRegistration(*candidate.heading.spelling))
            return false;
        if (rankOf(candidate) == m_rank || isOfOtherWay(candidate))
            return !isSeen(candidate) || mayRepeat(candidate);
        if (isSeen(candidate))
            return false;
        if (candidate.heading.shape == Shape::Dash || candidate.heading.shape == Shape::Column)
            return false;
        if (candidate.heading.shape == Shape::Bare)
            return candidate.isDefined && candidate.indent == m_rank.indent;
        return candidate.heading.spelling->isStrong ? standsOut(candidate) : isOutdented(candidate);
    }

    bool isOfOtherWay(const Candidate &candidate) const
    {
        return m_other && rankOf(candidate) == m_other->rank
            && m_other->fields.test(fieldOf(*candidate.heading.spelling));
    }

    /// "Registration date" below Registration Information is no heading of its own.
    bool isPartOfRegistration(const Spelling &spelling) const
    {
        const bool isPart = spelling.destination == Destination::OneField && !spelling.isOwn
            && (spelling.field == Field::Version || spelling.field == Field::Date);
        return isPart && m_last && m_last->destination == Destination::VersionAndDate;
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
        const bool isLikeOther = m_other && m_other->rank.shape == candidate.heading.shape;
        const Rank &like = isLikeOther ? m_other->rank : m_rank;
        if (candidate.heading.shape == Shape::Hash)
            return like.shape == Shape::Hash && candidate.heading.level <= like.level;
        if (like.shape == Shape::Numbered)
            return candidate.indent == like.indent && candidate.heading.level <= like.level;
        return candidate.indent < like.indent && candidate.isAfterBlank;
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
    std::optional<OtherLayout> m_other;
    HeadingLine m_outer; ///< the last section before the template
    std::set<const Spelling *> m_seen; ///< in this template
    const Spelling *m_first = nullptr;
    const Spelling *m_last = nullptr;
    bool m_hasIdentifier = false;
    std::vector<Mark> m_marks;
};

} // namespace

std::vector<Mark> findMarks(std::span<const Line> lines)
{
    const std::vector<bool> isCode = codeLines(lines);
    const std::vector<Candidate> candidates = findCandidates(lines, isCode);
    const std::optional<Rank> rank = dominantRank(candidates);
    if (!rank)
        return {};
    Judge judge(*rank, otherLayout(candidates, *rank));
    for (const Candidate &candidate : candidates)
        judge.judge(candidate);
    std::vector<Mark> marks = judge.take();
    const auto end = marks.empty() ? std::nullopt : findMailEnd(lines, marks.back().line + 1);
    const auto body = end ? lines.first(end->line) : lines;
    const std::vector<Mark> unknown = findUnknown(body, isCode, *rank, marks);
    const auto known = static_cast<std::ptrdiff_t>(marks.size());
    marks.insert(marks.end(), unknown.begin(), unknown.end());
    std::inplace_merge(marks.begin(), marks.begin() + known, marks.end(),
                       [](const Mark &a, const Mark &b) { return a.line < b.line; });
    if (end)
        marks.push_back(*end);
    return marks;
}

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

std::optional<Rank> dominantRank(const std::vector<Candidate> &candidates, std::size_t fewest)
{
    std::map<Rank, std::set<const Spelling *>> labels;
    std::optional<Rank> best;
    std::size_t most = fewest - 1;
    for (const Candidate &candidate : candidates) {
        const Spelling *spelling = candidate.heading.spelling;
        if (!spelling || spelling->destination == Destination::NoField)
            continue;
        auto &found = labels[rankOf(candidate)];
        found.insert(spelling);
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
