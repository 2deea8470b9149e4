// SPDX-License-Identifier: MIT
#include "model/templates/difference.h"

#include "model/base/text.h"
#include "model/templates/commonparts.h"
#include "model/templates/utf8.h"

#include <algorithm>
#include <map>
#include <optional>

namespace nidreg::templates {

static std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

namespace {

/// The rows of a difference, line after line.
class Rows {
public:
    Rows(std::span<const std::string_view> before, std::span<const std::string_view> after)
        : m_before(before), m_after(after)
    {
    }

    void changedUpTo(std::size_t i, std::size_t j)
    {
        const Numbered before{m_before.subspan(m_i, i - m_i), m_i + 1};
        const Numbered after{m_after.subspan(m_j, j - m_j), m_j + 1};
        if (i > m_i || j > m_j)
            appendChanged(m_rows, before, after);
        m_i = i;
        m_j = j;
    }

    void same(std::size_t i, std::size_t j)
    {
        changedUpTo(i, j);
        m_rows.push_back(
            {{++m_i, std::string(m_before[i]), {}}, {++m_j, std::string(m_after[j]), {}}, false});
    }

    std::vector<LineRow> finish()
    {
        changedUpTo(m_before.size(), m_after.size());
        return std::move(m_rows);
    }

private:
    std::span<const std::string_view> m_before, m_after;
    std::size_t m_i = 0, m_j = 0; ///< how many lines stand in rows already
    std::vector<LineRow> m_rows;
};

} // namespace

std::vector<LineRow> difference(std::string_view before, std::string_view after)
{
    const std::vector<std::string_view> left = linesOf(before), right = linesOf(after);
    Vocabulary vocabulary;
    const Tokens leftTokens = vocabulary.numbers(left), rightTokens = vocabulary.numbers(right);
    Rows rows(left, right);
    for (const auto &[i, j] : commonPositions(leftTokens, rightTokens))
        rows.same(i, j);
    return rows.finish();
}

std::string_view name(FieldChange change)
{
    switch (change) {
    case FieldChange::Same:
        return "same";
    case FieldChange::Changed:
        return "changed";
    case FieldChange::Added:
        return "added";
    case FieldChange::Removed:
        return "removed";
    }
    return {};
}

using Value = std::optional<std::string_view>;

static FieldDifference compared(std::optional<Field> field, std::string_view heading, Value before,
                                Value after)
{
    FieldDifference result{field, std::string(heading), FieldChange::Same, {}};
    if (!before || !after)
        result.change = before ? FieldChange::Removed : FieldChange::Added;
    else if (*before != *after)
        result.change = FieldChange::Changed;
    result.rows = difference(before.value_or(""), after.value_or(""));
    return result;
}

static Value value(const std::optional<std::string> &field)
{
    return field ? Value(*field) : std::nullopt;
}

/// Texts under the same heading are compared in their order.
static void compareUnmapped(std::vector<FieldDifference> &into, const NamespaceTemplate &before,
                            const NamespaceTemplate &after)
{
    std::vector<const Unmapped *> rest;
    for (const Unmapped &each : after.unmapped)
        rest.push_back(&each);
    for (const Unmapped &old : before.unmapped) {
        const auto found = std::ranges::find(rest, old.heading, &Unmapped::heading);
        into.push_back(compared(std::nullopt, old.heading, old.text,
                                found == rest.end() ? Value() : Value((*found)->text)));
        if (found != rest.end())
            rest.erase(found);
    }
    for (const Unmapped *fresh : rest)
        into.push_back(compared(std::nullopt, fresh->heading, std::nullopt, fresh->text));
}

std::vector<FieldDifference> difference(const NamespaceTemplate &before,
                                        const NamespaceTemplate &after)
{
    std::vector<FieldDifference> result;
    for (const FieldSpec &spec : kFields) {
        const auto at = static_cast<std::size_t>(spec.field);
        if (before.fields[at] || after.fields[at])
            result.push_back(compared(spec.field, spec.heading, value(before.fields[at]),
                                      value(after.fields[at])));
    }
    compareUnmapped(result, before, after);
    return result;
}

bool isChanged(const std::vector<FieldDifference> &fields)
{
    return std::ranges::any_of(
        fields, [](const FieldDifference &each) { return each.change != FieldChange::Same; });
}

namespace {

/// A run of letters and digits, a run of white space, or a single other character.
enum class WordKind { Other, Letters, Blank };

/// Beyond ASCII everything counts as a letter but the blanks and the general punctuation.
WordKind kindOf(const CodePoint &point)
{
    const std::uint32_t c = point.value;
    if (!point.isValid)
        return WordKind::Other;
    if (c == ' ' || (c >= '\t' && c <= '\r') || c == 0xA0)
        return WordKind::Blank;
    if (c < 0x80)
        return isAlphanum(static_cast<char>(c)) ? WordKind::Letters : WordKind::Other;
    const bool isPunctuation =
        c < 0xC0 || (c >= 0x2000 && c < 0x2070) || (c >= 0x3000 && c < 0x3004);
    return isPunctuation ? WordKind::Other : WordKind::Letters;
}

std::size_t lengthOfFirstWord(std::string_view text)
{
    const CodePoint first = firstCodePoint(text);
    const WordKind kind = kindOf(first);
    std::size_t length = first.length;
    while (kind != WordKind::Other && length < text.size()) {
        const CodePoint next = firstCodePoint(text.substr(length));
        if (kindOf(next) != kind)
            break;
        length += next.length;
    }
    return length;
}

/// One side of the stretch, word by word.
struct Side {
    explicit Side(const Numbered &from);

    void markChanged(std::size_t line, LineSide &shown) const;
    void keep(std::size_t word);

    Numbered source;
    std::vector<std::string_view> words; ///< of all lines, white space left out
    std::vector<std::size_t> lineOf; ///< of each word
    std::vector<bool> isKept; ///< of each word
    std::vector<std::size_t> keptBytes, allBytes; ///< of each line
};

Side::Side(const Numbered &from)
    : source(from), keptBytes(from.lines.size()), allBytes(from.lines.size())
{
    for (std::size_t line = 0; line < source.lines.size(); ++line) {
        for (std::string_view rest = source.lines[line]; !rest.empty();) {
            const std::size_t length = lengthOfFirstWord(rest);
            if (kindOf(firstCodePoint(rest)) != WordKind::Blank) {
                words.push_back(rest.substr(0, length));
                lineOf.push_back(line);
                allBytes[line] += length;
            }
            rest.remove_prefix(length);
        }
    }
    isKept.resize(words.size());
}

void Side::keep(std::size_t word)
{
    isKept[word] = true;
    keptBytes[lineOf[word]] += words[word].size();
}

/// Marks the words of a line that were not kept; the blanks between two of them are marked, too.
void Side::markChanged(std::size_t line, LineSide &shown) const
{
    const auto first = std::ranges::lower_bound(lineOf, line);
    bool isJoined = false; // does the last mark reach up to the word before?
    for (auto at = first; at != lineOf.end() && *at == line; ++at) {
        const auto word = static_cast<std::size_t>(at - lineOf.begin());
        const auto begin = static_cast<std::size_t>(words[word].data() - source.lines[line].data());
        const std::size_t end = begin + words[word].size();
        if (isKept[word])
            isJoined = false;
        else if (isJoined)
            shown.marks.back().length = end - shown.marks.back().offset;
        else
            shown.marks.push_back({begin, end - begin}), isJoined = true;
    }
}

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// Which lines share most of their words, rising on both sides.
Pairs pairedLines(const Side &before, const Side &after, const CommonPositions &kept)
{
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> shared; // bytes of two lines' words
    for (const auto &[i, j] : kept)
        shared[{before.lineOf[i], after.lineOf[j]}] += before.words[i].size();
    Pairs pairs;
    for (auto at = shared.begin(); at != shared.end();) {
        const std::size_t line = at->first.first;
        auto best = shared.end();
        for (; at != shared.end() && at->first.first == line; ++at) {
            const bool isFree = pairs.empty() || at->first.second > pairs.back().second;
            if (isFree && (best == shared.end() || at->second > best->second))
                best = at;
        }
        if (best != shared.end()
            && best->second * 3
                >= std::min(before.allBytes[line], after.allBytes[best->first.second]))
            pairs.push_back(best->first);
    }
    return pairs;
}

class StretchRows {
public:
    StretchRows(std::vector<LineRow> &rows, const Side &before, const Side &after)
        : m_rows(rows), m_before(before), m_after(after)
    {
    }

    void upTo(std::size_t i, std::size_t j)
    {
        while (m_i < i || m_j < j) {
            add(m_i < i ? std::optional(m_i) : std::nullopt,
                m_j < j ? std::optional(m_j) : std::nullopt);
            m_i += m_i < i ? 1 : 0;
            m_j += m_j < j ? 1 : 0;
        }
    }

    void pair(std::size_t i, std::size_t j)
    {
        upTo(i, j);
        add(i, j);
        m_i = i + 1;
        m_j = j + 1;
    }

private:
    static LineSide side(const Side &from, std::optional<std::size_t> line)
    {
        if (!line)
            return {};
        return {from.source.first + *line, std::string(from.source.lines[*line]), {}};
    }

    /// Enough of the row's words stand on the other side, if not in this very row.
    bool hasEnoughInCommon(std::optional<std::size_t> i, std::optional<std::size_t> j) const
    {
        const std::size_t kept =
            std::max(i ? m_before.keptBytes[*i] : 0, j ? m_after.keptBytes[*j] : 0);
        if (i && j)
            return kept * 3 >= std::min(m_before.allBytes[*i], m_after.allBytes[*j]);
        return kept * 2 >= (i ? m_before.allBytes[*i] : m_after.allBytes[*j]);
    }

    static void markAll(LineSide &side)
    {
        if (!side.text.empty())
            side.marks = {{0, side.text.size()}};
    }

    void add(std::optional<std::size_t> i, std::optional<std::size_t> j)
    {
        LineRow row{side(m_before, i), side(m_after, j), true};
        const bool isDetailed = hasEnoughInCommon(i, j);
        if (i)
            isDetailed ? m_before.markChanged(*i, row.before) : markAll(row.before);
        if (j)
            isDetailed ? m_after.markChanged(*j, row.after) : markAll(row.after);
        m_rows.push_back(std::move(row));
    }

    std::vector<LineRow> &m_rows;
    const Side &m_before, &m_after;
    std::size_t m_i = 0, m_j = 0;
};

} // namespace

void appendChanged(std::vector<LineRow> &rows, const Numbered &before, const Numbered &after)
{
    Side left(before), right(after);
    Vocabulary vocabulary;
    const Tokens leftTokens = vocabulary.numbers(left.words);
    const CommonPositions kept = commonPositions(leftTokens, vocabulary.numbers(right.words));
    for (const auto &[i, j] : kept) {
        left.keep(i);
        right.keep(j);
    }
    StretchRows stretch(rows, left, right);
    for (const auto &[i, j] : pairedLines(left, right, kept))
        stretch.pair(i, j);
    stretch.upTo(before.lines.size(), after.lines.size());
}

} // namespace nidreg::templates
