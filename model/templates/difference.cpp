// SPDX-License-Identifier: MIT
#include "model/templates/difference.h"

#include "model/base/text.h"
#include "model/templates/changedstretch.h"
#include "model/templates/commonparts.h"

#include <algorithm>

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
    for (const auto &[i, j] : commonPlaces(leftTokens, rightTokens))
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

} // namespace nidreg::templates
