// SPDX-License-Identifier: MIT
#include "model/templates/labels.h"
#include "model/templates/layout.h"
#include "model/templates/words.h"

#include <algorithm>
#include <bitset>
#include <set>

namespace nidreg::templates {

namespace {

/// How the known headings of a text stand, and which there are.
class Manner {
public:
    Manner(std::span<const Line> lines, const std::vector<bool> &isCode, const Rank &rank,
           const std::vector<Mark> &marks);

    /// Line `at` as a heading; nothing where it is none.
    std::optional<Mark> heading(std::size_t at) const;

    /// The template that begins with marks[first] has these labels.
    void startTemplate(std::size_t first);
    void add(const Mark &mark);

    /// What follows stands in the section of `mark`.
    void enter(const Mark &mark) { m_last = mark.heading.spelling; }

private:
    bool isUnderlined(std::size_t at) const
    {
        return at + 1 < m_lines.size() && isUnderline(m_lines[at + 1])
            && m_lines[at + 1].indent == m_lines[at].indent;
    }

    bool isAfterBlank(std::size_t at) const { return at == 0 || m_lines[at - 1].isBlank(); }
    bool isAboveDeeper(std::size_t at) const;
    std::optional<HeadingLine> lineOfRank(std::size_t at) const;
    bool mayBeSection(const HeadingLine &heading, std::size_t at) const;
    bool goesOn(std::string_view label) const;
    bool mayStandAt(std::size_t at) const;
    bool isMissing(const Spelling &spelling) const;
    bool isSection(const HeadingLine &heading, std::size_t at) const;

    std::span<const Line> m_lines;
    Rank m_rank;
    const std::vector<Mark> &m_marks;
    bool m_isDense = false; ///< no blank lines before headings
    bool m_isUnderlined = false; ///< headings have a line of their own below
    bool m_isHanging = true; ///< all text stands deeper than the headings
    const Spelling *m_last = nullptr; ///< of the section that is being read
    std::set<const Spelling *> m_spellings;
    std::bitset<kFieldCount> m_fields;
};

} // namespace

Manner::Manner(std::span<const Line> lines, const std::vector<bool> &isCode, const Rank &rank,
               const std::vector<Mark> &marks)
    : m_lines(lines), m_rank(rank), m_marks(marks)
{
    const auto notAfterBlank =
        std::ranges::count_if(marks, [&](const Mark &mark) { return !isAfterBlank(mark.line); });
    m_isDense = static_cast<std::size_t>(notAfterBlank) * 2 > marks.size();
    const auto underlined =
        std::ranges::count_if(marks, [&](const Mark &mark) { return isUnderlined(mark.line); });
    m_isUnderlined = underlined > 1;
    auto next = marks.begin();
    for (std::size_t i = marks.empty() ? 0 : marks.front().line; i < lines.size(); ++i) {
        const bool isMark = next != marks.end() && next->line == i;
        next += isMark ? 1 : 0;
        const bool isOut = !lines[i].isBlank() && lines[i].indent <= rank.indent && !isCode[i];
        const auto heading = isOut && !isMark ? lineOfRank(i) : std::nullopt;
        const bool mayBeHeading = (heading && mayBeSection(*heading, i))
            || (isAfterBlank(i) && lines[i].text.ends_with(':'));
        if (isOut && !isMark && !mayBeHeading)
            m_isHanging = false;
    }
}

/// The next line with text stands deeper than the headings.
bool Manner::isAboveDeeper(std::size_t at) const
{
    const auto rest = m_lines.subspan(at + 1);
    const auto next = std::ranges::find_if_not(rest, &Line::isBlank);
    return next != rest.end() && next->indent > m_rank.indent;
}

/// Line `at`, with whatever label, where it is set off as the headings are.
std::optional<HeadingLine> Manner::lineOfRank(std::size_t at) const
{
    auto found = unknownHeadingLine(m_lines[at].text);
    if (found && rankOf({at, *found, m_lines[at].indent, false, false}) != m_rank)
        found.reset();
    return found;
}

/// A few words after a blank line; without a colon behind them, nothing but deeper text shows
/// that they are no text.
bool Manner::mayBeSection(const HeadingLine &heading, std::size_t at) const
{
    constexpr std::size_t kMaxWords = 5;
    const bool isShort = words(heading.heading).size() <= kMaxWords
        && heading.heading.find(',') == std::string_view::npos;
    const bool isSetOff = m_rank.shape == Shape::Colon || isAboveDeeper(at);
    return isTitle(heading.heading) && isShort && isSetOff && isAfterBlank(at);
}

void Manner::startTemplate(std::size_t first)
{
    m_spellings.clear();
    m_fields.reset();
    for (std::size_t i = first; i < m_marks.size(); ++i) {
        if (i > first && m_marks[i].startsTemplate)
            break;
        add(m_marks[i]);
    }
}

void Manner::add(const Mark &mark)
{
    const Spelling *spelling = mark.heading.spelling;
    if (!spelling)
        return;
    m_spellings.insert(spelling);
    if (spelling->destination == Destination::OneField)
        m_fields.set(static_cast<std::size_t>(spelling->field));
}

bool Manner::mayStandAt(std::size_t at) const
{
    const Line &line = m_lines[at];
    if (line.isBlank() || line.indent != m_rank.indent)
        return false;
    if (m_rank.shape == Shape::Bare && m_isUnderlined)
        return isUnderlined(at);
    return m_isDense || isAfterBlank(at) || m_rank.isBullet || m_rank.shape == Shape::Row;
}

/// A label that stands already is not meant; in the old forms, several fill one field.
bool Manner::isMissing(const Spelling &spelling) const
{
    if (m_spellings.contains(&spelling))
        return false;
    return spelling.isOld || !m_fields[static_cast<std::size_t>(spelling.field)];
}

namespace {

/// Beginnings of the words that begin a part of a field's text.
struct Parts {
    Field field;
    std::string_view stems;
};

} // namespace

constexpr std::string_view kPartsOfAny = "example|note|where$|e.g.";

constexpr Parts kParts[] = {
    {Field::Syntax, "abnf$|grammar$"},
    {Field::Registrant,
     "address|affiliation|contact|designated|e-mail|email|fax$|mail$|name|organisation|"
     "organization|person|phone|postal|registering|responsible|tel$|telephone|title|uri$|url$|"
     "web$|website"},
};

/// "Examples:" goes on with what stands above it, wherever it stands; "Phone:" with a registrant.
bool Manner::goesOn(std::string_view label) const
{
    const std::string first = labelKey(label.substr(0, label.find(' ')));
    const bool isInField = m_last && m_last->destination == Destination::OneField;
    return hasAnyStem(first, kPartsOfAny) || std::ranges::any_of(kParts, [&](const Parts &parts) {
               return isInField && m_last->field == parts.field && hasAnyStem(first, parts.stems);
           });
}

bool Manner::isSection(const HeadingLine &heading, std::size_t at) const
{
    if (!isTitle(heading.heading) || goesOn(heading.heading))
        return false;
    if (m_rank.shape == Shape::Row || (m_rank.shape == Shape::Bold && m_rank.isBullet))
        return true;
    if (m_rank.shape == Shape::Bare && m_isUnderlined)
        return isUnderlined(at);
    const bool isTold = m_rank.shape == Shape::Colon || m_rank.shape == Shape::Bare;
    return isTold && m_isHanging && mayBeSection(heading, at);
}

std::optional<Mark> Manner::heading(std::size_t at) const
{
    if (!mayStandAt(at))
        return std::nullopt;
    auto found = lineOfRank(at);
    if (!found || findSpelling(found->heading))
        return std::nullopt;
    if (found->spelling && isMissing(*found->spelling))
        return Mark{at, *found, false, false};
    found->spelling = nullptr;
    found->isGuess = false;
    if (!isSection(*found, at))
        return std::nullopt;
    return Mark{at, *found, false, false};
}

/// Misspelt labels that stand above the first known one: the fields that come before its own.
static std::vector<Mark> findLeading(const Manner &manner, const std::vector<Mark> &marks,
                                     const std::vector<bool> &isCode)
{
    constexpr std::size_t kLinesBack = 60; // the first fields are a line or two each
    const Spelling *first = marks.front().heading.spelling;
    const std::size_t end = marks.front().line;
    std::vector<Mark> found;
    for (std::size_t i = end - std::min(end, kLinesBack); first && i < end; ++i) {
        const auto mark = isCode[i] ? std::nullopt : manner.heading(i);
        if (mark && mark->heading.isGuess && mark->heading.spelling->field < first->field)
            found.push_back(*mark);
    }
    return found;
}

std::vector<Mark> findUnknown(std::span<const Line> lines, const std::vector<bool> &isCode,
                              const Rank &rank, const std::vector<Mark> &marks)
{
    constexpr std::size_t kMaxTried = 4000; // each may be held against every label
    std::vector<Mark> found;
    if (marks.size() < 2 || rank.shape == Shape::Dash || rank.shape == Shape::Column)
        return found;
    Manner manner(lines, isCode, rank, marks);
    manner.startTemplate(0);
    found = findLeading(manner, marks, isCode);
    for (const Mark &mark : found)
        manner.add(mark);
    std::size_t next = 0;
    std::size_t tried = 0;
    for (std::size_t i = marks.front().line; i < lines.size() && tried < kMaxTried; ++i) {
        if (next < marks.size() && marks[next].line == i) {
            if (next > 0 && marks[next].startsTemplate)
                manner.startTemplate(next);
            manner.enter(marks[next]);
            ++next;
            continue;
        }
        if (isCode[i])
            continue;
        if (const auto mark = manner.heading(i)) {
            manner.add(*mark);
            manner.enter(*mark);
            found.push_back(*mark);
        }
        tried += lines[i].indent == rank.indent && !lines[i].isBlank() ? 1 : 0;
    }
    return found;
}

} // namespace nidreg::templates
