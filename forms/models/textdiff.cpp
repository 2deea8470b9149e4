// SPDX-License-Identifier: MIT
#include "forms/models/textdiff.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace nidreg::forms {

using Tokens = std::vector<int>; ///< equal numbers stand for equal lines or words
using Kept = std::vector<std::pair<int, int>>; ///< places of common tokens, rising on both sides

/// One number for each different line or word of both texts.
class Vocabulary {
public:
    Tokens numbers(const QStringList &texts)
    {
        Tokens result;
        for (const QString &text : texts)
            result.push_back(*m_known.tryEmplace(text, int(m_known.size())));
        return result;
    }

private:
    struct Known : QHash<QString, int> {
        iterator tryEmplace(const QString &key, int value)
        {
            const auto at = find(key);
            return at != end() ? at : insert(key, value);
        }
    };
    Known m_known;
};

/// The two stretches that are left when common beginnings and ends are cut off.
struct Middle {
    int begin = 0, endBefore = 0, endAfter = 0;
};

static Middle middleOf(const Tokens &before, const Tokens &after)
{
    Middle middle{0, int(before.size()), int(after.size())};
    const int shorter = std::min(middle.endBefore, middle.endAfter);
    while (middle.begin < shorter && before[middle.begin] == after[middle.begin])
        ++middle.begin;
    while (middle.endBefore > middle.begin && middle.endAfter > middle.begin
           && before[middle.endBefore - 1] == after[middle.endAfter - 1]) {
        --middle.endBefore;
        --middle.endAfter;
    }
    return middle;
}

/// E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986): for each number of edits
/// the furthest place reached on each diagonal, kept so that the way can be walked back.
class ShortestEdit {
public:
    ShortestEdit(const Tokens &before, const Tokens &after, Middle middle)
        : m_before(before), m_after(after), m_middle(middle)
    {
    }

    /// The common tokens of the middle; none of them when there are too many edits.
    Kept kept()
    {
        for (int edits = 0; edits <= kMostEdits; ++edits) {
            if (reach(edits))
                return walkBack();
        }
        return {};
    }

private:
    /// The furthest places of one number of edits: diagonal d stands at d + edits.
    using Furthest = std::vector<int>;

    int widthBefore() const { return m_middle.endBefore - m_middle.begin; }
    int widthAfter() const { return m_middle.endAfter - m_middle.begin; }

    static int at(const Furthest &reached, int edits, int diagonal)
    {
        return std::abs(diagonal) <= edits ? reached[diagonal + edits] : -1;
    }

    /// True when the place on `diagonal` is reached by adding a token rather than removing one.
    static bool byAdding(const Furthest &last, int edits, int diagonal)
    {
        return diagonal == -edits
            || (diagonal != edits
                && at(last, edits - 1, diagonal - 1) < at(last, edits - 1, diagonal + 1));
    }

    int start(int edits, int diagonal) const
    {
        if (edits == 0)
            return 0;
        const Furthest &last = m_trace.back();
        return byAdding(last, edits, diagonal) ? at(last, edits - 1, diagonal + 1)
                                               : at(last, edits - 1, diagonal - 1) + 1;
    }

    bool reach(int edits)
    {
        Furthest reached(2 * edits + 1, -1);
        for (int diagonal = -edits; diagonal <= edits; diagonal += 2) {
            int x = start(edits, diagonal);
            while (x < widthBefore() && x - diagonal < widthAfter()
                   && m_before[m_middle.begin + x] == m_after[m_middle.begin + x - diagonal])
                ++x;
            reached[diagonal + edits] = x;
            if (x >= widthBefore() && x - diagonal >= widthAfter()) {
                m_trace.push_back(std::move(reached));
                return true;
            }
        }
        m_trace.push_back(std::move(reached));
        return false;
    }

    Kept walkBack() const
    {
        Kept result;
        int x = widthBefore(), y = widthAfter();
        for (int edits = int(m_trace.size()) - 1; edits > 0; --edits) {
            const Furthest &last = m_trace[edits - 1];
            const bool added = byAdding(last, edits, x - y);
            const int fromX = at(last, edits - 1, added ? x - y + 1 : x - y - 1);
            const int fromY = fromX - (added ? x - y + 1 : x - y - 1);
            const int ranFrom = added ? fromX : fromX + 1;
            for (; x > ranFrom; --x, --y)
                result.emplace_back(m_middle.begin + x - 1, m_middle.begin + y - 1);
            x = fromX;
            y = fromY;
        }
        for (; x > 0; --x, --y)
            result.emplace_back(m_middle.begin + x - 1, m_middle.begin + y - 1);
        std::ranges::reverse(result);
        return result;
    }

    const Tokens &m_before, &m_after;
    Middle m_middle;
    std::vector<Furthest> m_trace;
};

static Kept common(const Tokens &before, const Tokens &after)
{
    const Middle middle = middleOf(before, after);
    Kept kept;
    for (int i = 0; i < middle.begin; ++i)
        kept.emplace_back(i, i);
    std::ranges::copy(ShortestEdit(before, after, middle).kept(), std::back_inserter(kept));
    for (int i = middle.endBefore, j = middle.endAfter; i < int(before.size()); ++i, ++j)
        kept.emplace_back(i, j);
    return kept;
}

/// A line as runs of letters and digits, runs of white space, and single other characters.
static QStringList words(const QString &line)
{
    const auto kind = [](QChar c) { return c.isLetterOrNumber() ? 1 : c.isSpace() ? 2 : 0; };
    QStringList result;
    for (qsizetype at = 0; at < line.size();) {
        qsizetype end = at + 1;
        while (end < line.size() && kind(line[at]) != 0 && kind(line[end]) == kind(line[at]))
            ++end;
        if (line[at].isHighSurrogate() && end < line.size())
            end = std::max(end, at + 2);
        result.append(line.mid(at, end - at));
        at = end;
    }
    return result;
}

static void markAll(DiffSide &side)
{
    if (!side.text.isEmpty())
        side.marks = {{0, side.text.size()}};
}

/// Marks every word that `isKept` does not name; neighbours become one mark.
static std::vector<DiffMark> marksOf(const QStringList &all, const std::vector<bool> &isKept)
{
    std::vector<DiffMark> marks;
    qsizetype at = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (!isKept[i] && !marks.empty() && marks.back().start + marks.back().length == at)
            marks.back().length += all[i].size();
        else if (!isKept[i])
            marks.push_back({at, all[i].size()});
        at += all[i].size();
    }
    return marks;
}

/// Marks what changed between two lines; lines that have little in common are marked whole, since
/// scattered words that happen to be equal only confuse.
static void markWords(DiffRow &row)
{
    const QStringList before = words(row.before.text), after = words(row.after.text);
    Vocabulary vocabulary;
    const Kept kept = common(vocabulary.numbers(before), vocabulary.numbers(after));
    std::vector<bool> keptBefore(before.size()), keptAfter(after.size());
    qsizetype same = 0;
    for (const auto &[i, j] : kept) {
        keptBefore[i] = keptAfter[j] = true;
        same += before[i].trimmed().size();
    }
    if (same * 3 < std::min(row.before.text.size(), row.after.text.size())) {
        markAll(row.before);
        markAll(row.after);
        return;
    }
    row.before.marks = marksOf(before, keptBefore);
    row.after.marks = marksOf(after, keptAfter);
}

/// The rows of a difference, line after line.
class Rows {
public:
    Rows(const QStringList &before, const QStringList &after) : m_before(before), m_after(after) { }

    void same(int i, int j)
    {
        changedUpTo(i, j);
        m_rows.push_back({{++m_i, m_before[i], {}}, {++m_j, m_after[j], {}}, false});
    }

    std::vector<DiffRow> finish()
    {
        changedUpTo(int(m_before.size()), int(m_after.size()));
        return std::move(m_rows);
    }

private:
    void changedUpTo(int i, int j)
    {
        while (m_i < i || m_j < j) {
            DiffRow row;
            row.isChanged = true;
            const bool both = m_i < i && m_j < j;
            if (m_i < i)
                row.before = {m_i + 1, m_before[m_i], {}}, ++m_i;
            if (m_j < j)
                row.after = {m_j + 1, m_after[m_j], {}}, ++m_j;
            both ? markWords(row) : (markAll(row.before), markAll(row.after));
            m_rows.push_back(std::move(row));
        }
    }

    const QStringList &m_before, &m_after;
    int m_i = 0, m_j = 0;
    std::vector<DiffRow> m_rows;
};

static QStringList linesOf(const QString &text)
{
    QStringList lines = text.split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

std::vector<DiffRow> textDiff(const QString &before, const QString &after)
{
    const QStringList left = linesOf(before), right = linesOf(after);
    Vocabulary vocabulary;
    const Tokens leftTokens = vocabulary.numbers(left), rightTokens = vocabulary.numbers(right);
    Rows rows(left, right);
    for (const auto &[i, j] : common(leftTokens, rightTokens))
        rows.same(i, j);
    return rows.finish();
}

} // namespace nidreg::forms
