// SPDX-License-Identifier: MIT
#include "model/abnf/find.h"

#include "model/abnf/chars.h"
#include "model/abnf/grammar.h"
#include "model/abnf/known.h"
#include "model/abnf/prose.h"
#include "model/base/text.h"

#include <algorithm>
#include <unordered_map>

namespace nidreg::abnf {

Finding::Finding(std::string_view text) : m_text(text)
{
    split(text);
    markFences();
    readStarts();
    lookAtBodies();
    m_taken.assign(m_lines.size(), false);
}

/// How many bytes of a number ("12", "12.", "12)") or bullet stand before a rule on `line`.
static std::size_t prefixLength(std::string_view line)
{
    std::size_t at = spaceLength(line);
    const std::size_t begin = at;
    while (at < line.size() && isDigit(line[at]))
        ++at;
    if (at > begin && at < line.size() && (line[at] == '.' || line[at] == ')' || line[at] == ':'))
        ++at;
    constexpr std::array<std::string_view, 5> kBullets{"- ", "* ", "o ", "\u2022", "`"};
    if (at == begin)
        at += lengthOfAny(line.substr(at), kBullets);
    const bool isSeparate = at > begin && at < line.size()
        && (isSpace(line[at]) || isSpace(line[at - 1]) || line[at - 1] == '`');
    return isSeparate && ruleStart(line.substr(at)) ? at : 0;
}

Line Finding::lineAt(std::size_t offset, std::size_t length) const
{
    Line line;
    const auto whole = m_text.substr(offset, length);
    if (whole.empty()) {
        line.where = {offset, 0};
        line.isBlank = true;
        return line;
    }
    const std::size_t prefix = ruleStart(whole) ? 0 : prefixLength(whole);
    const bool isTicked = prefix > 0 && whole[prefix - 1] == '`' && whole.ends_with('`');
    line.where = {offset + prefix, length - prefix - (isTicked ? 1 : 0)};
    line.text = m_text.substr(line.where.offset, line.where.length);
    const std::size_t indent = spaceLength(line.text);
    line.column = columnAfter(whole.substr(0, prefix + indent));
    line.isBlank = indent == line.text.size();
    line.isComment = !line.isBlank && line.text[indent] == ';';
    line.isFurniture = isPageFurniture(whole);
    line.isFence = isFence(whole);
    return line;
}

void Finding::split(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const bool isCrLf = end > at && text[end - 1] == '\r';
        m_lines.push_back(lineAt(at, end - at - (isCrLf ? 1 : 0)));
        at = end + 1;
    }
}

void Finding::markFences()
{
    bool isInside = false;
    for (Line &line : m_lines) {
        if (line.isFence)
            isInside =
                isFenceOfAbnf(line.text) || (isInside && line.text.find("CDATA") != line.text.npos);
        else
            line.isInAbnf = isInside;
    }
}

static std::unique_ptr<RuleStart> placed(const std::optional<RuleStart> &start)
{
    return start ? std::make_unique<RuleStart>(*start) : nullptr;
}

/// A rule begins with `name =` on a line, or with a name alone and "=" first on the next.
void Finding::readStarts()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        Line &line = m_lines[i];
        if (line.isFence || line.isFurniture || line.isComment || line.isBlank)
            continue;
        line.start = placed(ruleStart(line.text));
        const auto next = i + 1 < m_lines.size() ? base::trimmed(m_lines[i + 1].text) : "";
        if (!line.start && definedAsLength(next) != 0 && line.text.size() < 80) {
            const std::string joined = std::string(line.text) + " =";
            const auto start = ruleStart(joined);
            if (start && start->body == joined.size()) {
                line.start = placed(start);
                line.start->name = base::trimmed(line.text);
                line.start->body = line.text.size();
                line.start->definedAs = next.substr(0, definedAsLength(next));
            }
        }
        if (line.start)
            m_names.insert(foldedName(line.start->name));
    }
}

void Finding::lookAtBodies()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        Line &line = m_lines[i];
        if (!line.start)
            continue;
        std::size_t last = i;
        while (last + 1 < m_lines.size() && !m_lines[last + 1].isBlank && !m_lines[last + 1].start
               && !m_lines[last + 1].isFence && m_lines[last + 1].column > line.column)
            ++last;
        const std::size_t from = line.where.offset + line.start->body;
        const base::Span end = m_lines[last].where;
        line.body = std::make_unique<Looks>(
            look(m_text.substr(from, end.offset + end.length - from), m_names));
    }
}

/// key="value" of XML and its like is set tight.
static bool isAttribute(const Line &line)
{
    const RuleStart &start = *line.start;
    const bool isTight = start.body == start.indent + start.name.size() + start.definedAs.size()
        && start.body < line.text.size() && !isSpace(line.text[start.body]);
    return isTight && line.body->quoted == 1 && line.body->names.empty() && !start.isAngled;
}

bool Finding::isStrong(const Line &line) const
{
    constexpr std::size_t kProse = 4;
    return line.body->isElement() && line.body->strangers < kProse && line.body->marks < 2
        && !isAttribute(line);
}

/// Nothing but the names of other rules.
bool Finding::isWeak(const Line &line) const
{
    const std::string self = foldedName(line.start->name);
    return !line.body->names.empty() && line.body->marks == 0
        && std::ranges::all_of(line.body->names, [&](const std::string &name) {
               return name != self && (m_names.contains(name) || knownRule(name));
           });
}

void Finding::accept()
{
    bool hasStrong = false;
    for (Line &line : m_lines) {
        line.isAccepted = line.start && (line.isInAbnf || isStrong(line));
        hasStrong = hasStrong || line.isAccepted;
    }
    if (!hasStrong)
        return;
    for (Line &line : m_lines)
        line.isAccepted = line.isAccepted || (line.start && isWeak(line));
    acceptReferred();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        Line &line = m_lines[i];
        if (line.start && !line.isAccepted)
            line.isAccepted = followsARule(i) && line.body->strangers <= 2 && line.body->marks == 0;
    }
}

/// What an accepted rule refers to is a rule as well, unless it reads like a sentence.
void Finding::acceptReferred()
{
    std::unordered_multimap<std::string, std::size_t> waiting;
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line &line = m_lines[i];
        if (line.isAccepted)
            open.push_back(i);
        else if (line.start && line.body->strangers <= 2 && line.body->marks == 0)
            waiting.emplace(foldedName(line.start->name), i);
    }
    while (!open.empty()) {
        const std::size_t from = open.back();
        open.pop_back();
        for (const std::string &name : m_lines[from].body->names) {
            const auto [first, last] = waiting.equal_range(name);
            for (auto it = first; it != last; ++it) {
                m_lines[it->second].isAccepted = true;
                open.push_back(it->second);
            }
            waiting.erase(first, last);
        }
    }
}

/// Right below a rule, in the same column.
bool Finding::followsARule(std::size_t line) const
{
    if (line == 0 || m_lines[line - 1].isBlank)
        return false;
    for (std::size_t i = line; i-- > 0 && !m_lines[i].isBlank && !m_lines[i].isFence;) {
        if (m_lines[i].start)
            return m_lines[i].isAccepted && m_lines[i].column == m_lines[line].column;
    }
    return false;
}

Found Finding::run()
{
    accept();
    for (std::size_t i = 0; i < m_lines.size();) {
        if (m_lines[i].isAccepted)
            i = takeRule(i);
        else if (m_lines[i].isInAbnf && !m_lines[i].isBlank)
            take(i++);
        else
            ++i;
    }
    return collected();
}

void Finding::take(std::size_t line)
{
    m_taken[line] = true;
}

void Finding::takeCommentsBefore(std::size_t line)
{
    while (line > 0 && m_lines[line - 1].isComment && !m_taken[line - 1])
        take(--line);
}

/// Takes the rule that begins on `line`; answers the first line behind it.
std::size_t Finding::takeRule(std::size_t line)
{
    const Line &rule = m_lines[line];
    takeCommentsBefore(line);
    take(line);
    std::size_t next = line + 1;
    std::size_t blanks = 0;
    Looks sofar = look(rule.text.substr(rule.start->body), m_names);
    if (sofar.last == '\0')
        sofar.last = '=';
    bool isAcrossPages = false;
    for (std::size_t i = line + 1; i < m_lines.size(); ++i) {
        if (m_lines[i].isFurniture || m_lines[i].isBlank) {
            isAcrossPages = isAcrossPages || m_lines[i].isFurniture;
            ++blanks;
            continue;
        }
        if (!goesOn(i, rule, sofar, isAcrossPages ? 0 : blanks))
            break;
        take(i);
        next = i + 1;
        blanks = 0;
        isAcrossPages = false;
        const Looks here = look(m_lines[i].text, m_names);
        sofar.depth += here.depth;
        sofar.last = here.last == '\0' ? sofar.last : here.last;
    }
    return next;
}

bool Finding::goesOn(std::size_t line, const Line &rule, const Looks &sofar,
                     std::size_t blanks) const
{
    const Line &here = m_lines[line];
    if (here.isFence || here.start)
        return false;
    if (here.isInAbnf && rule.isInAbnf)
        return true;
    const bool isDeeper = here.column > rule.column;
    if (here.isComment)
        return blanks == 0 || isDeeper;
    const Looks looks = look(here.text, m_names);
    const bool isOpen =
        sofar.depth > 0 || sofar.last == '/' || sofar.last == '|' || sofar.last == '=';
    const char first = base::trimmed(here.text).front();
    const bool beginsAnew =
        first == '/' || first == '|' || definedAsLength(base::trimmed(here.text)) != 0;
    const bool isLike = looks.marks == 0 && looks.strangers < (isOpen ? 4U : 3U);
    if (blanks > 0)
        return isLike && (beginsAnew || (isOpen && isDeeper));
    if (isDeeper)
        return isLike;
    const bool isMarked = std::string_view("[(<%\"*").find(first) != std::string_view::npos;
    return (isLike && (beginsAnew || isOpen || (isMarked && looks.strangers < 2)))
        || isRestOfComment(line, rule);
}

/// A few words behind a comment, before a blank line or the next rule: mail programs break comments
/// so.
bool Finding::isRestOfComment(std::size_t line, const Line &rule) const
{
    constexpr std::size_t kFewWords = 6;
    const bool isBehind = m_lines[line - 1].where.offset >= rule.where.offset
        && look(m_lines[line - 1].text, m_names).hasComment;
    const Looks looks = look(m_lines[line].text, m_names);
    const bool isLast =
        line + 1 == m_lines.size() || m_lines[line + 1].isBlank || m_lines[line + 1].start;
    return isBehind && isLast && !looks.isElement() && looks.marks == 0
        && looks.names.size() <= kFewWords;
}

Found Finding::collected() const
{
    Found found;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (!m_taken[i])
            continue;
        const base::Span where = m_lines[i].where;
        const base::Span last = found.lines.empty() ? base::Span{} : found.lines.back();
        const auto between = found.lines.empty()
            ? std::string_view("x")
            : m_text.substr(last.offset + last.length, where.offset - last.offset - last.length);
        found.lines.push_back(where);
        if (base::trimmed(between).empty())
            found.blocks.back().length = where.offset + where.length - found.blocks.back().offset;
        else
            found.blocks.push_back(where);
    }
    return found;
}

Found find(std::string_view text)
{
    return Finding(text).run();
}

static std::size_t columnOf(std::string_view text, base::Span line)
{
    return columnOf(text, line.offset + spaceLength(text.substr(line.offset, line.length)));
}

/// A blank line stands between them; it ends a comment.
static bool isApart(std::string_view text, base::Span line, base::Span next)
{
    const std::size_t end = line.offset + line.length;
    return std::ranges::count(text.substr(end, next.offset - end), '\n') > 1;
}

std::string grammarText(std::string_view text, const Found &found)
{
    std::string source;
    std::size_t block = 0;
    std::size_t left = 0; ///< the column of the block's leftmost line
    std::size_t line = 0;
    for (; block < found.blocks.size(); ++block) {
        const std::size_t end = found.blocks[block].offset + found.blocks[block].length;
        const std::size_t first = line;
        std::size_t leftmost = std::string::npos;
        for (; line < found.lines.size() && found.lines[line].offset < end; ++line) {
            if (!base::trimmed(text.substr(found.lines[line].offset, found.lines[line].length))
                     .empty())
                leftmost = std::min(leftmost, columnOf(text, found.lines[line]));
        }
        const auto opening = text.substr(found.lines[first].offset, found.lines[first].length);
        const bool begins = ruleStart(opening) || base::trimmed(opening).starts_with(';');
        left = block == 0 || begins ? leftmost : std::min(left, leftmost);
        source += block == 0 ? "" : "\n";
        for (std::size_t i = first; i < line; ++i) {
            source += i > first && isApart(text, found.lines[i - 1], found.lines[i]) ? "\n" : "";
            const auto one = text.substr(found.lines[i].offset, found.lines[i].length);
            source += std::string(columnOf(text, found.lines[i]) - left, ' ');
            source += std::string(base::trimmed(one)) + "\n";
        }
    }
    return source;
}

} // namespace nidreg::abnf
