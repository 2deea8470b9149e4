// SPDX-License-Identifier: MIT
#include "forms/widgets/textdiff.h"

#include "forms/words/words.h"

#include <string_view>

namespace nidreg::forms {

static DiffSide diffSide(const templates::LineSide &side)
{
    const std::string_view text = side.text;
    const auto upTo = [text](std::size_t offset) { return words(text.substr(0, offset)).size(); };
    DiffSide result{int(side.number), words(text), {}};
    for (const base::Span &mark : side.marks) {
        const qsizetype start = upTo(mark.offset);
        result.marks.push_back({start, upTo(mark.offset + mark.length) - start});
    }
    return result;
}

std::vector<DiffRow> diffRows(const std::vector<templates::LineRow> &rows)
{
    std::vector<DiffRow> result;
    result.reserve(rows.size());
    for (const templates::LineRow &row : rows)
        result.push_back({diffSide(row.before), diffSide(row.after), row.isChanged});
    return result;
}

std::vector<DiffRow> textDiff(const QString &before, const QString &after)
{
    return diffRows(templates::difference(before.toStdString(), after.toStdString()));
}

} // namespace nidreg::forms
