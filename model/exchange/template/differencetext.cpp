// SPDX-License-Identifier: MIT
#include "model/exchange/template/differencetext.h"

#include "model/exchange/template/html.h"

#include <algorithm>
#include <span>

namespace nidreg::exchange {

namespace {

using templates::FieldChange;
using templates::FieldDifference;
using templates::LineRow;
using templates::LineSide;

using Rows = std::span<const LineRow>;

// Select Graphic Rendition (ECMA-48, section 8.3.117).
constexpr std::string_view kPlain = "\x1b[0m", kBold = "\x1b[1m", kCyan = "\x1b[36m";

struct SideStyle {
    char sign;
    std::string_view colour, marked; ///< of a line, and of a changed word in it
    std::string_view open, close; ///< around a changed word without colour
};

constexpr SideStyle kBefore{'-', "\x1b[31m", "\x1b[1;7;31m", "[-", "-]"};
constexpr SideStyle kAfter{'+', "\x1b[32m", "\x1b[1;7;32m", "{+", "+}"};

class Writer {
public:
    explicit Writer(const DifferenceStyle &style) : m_style(style) { }

    void heads(const DifferenceNames &names)
    {
        coloured(kBold, "--- " + m_style.safe(names.before));
        coloured(kBold, "+++ " + m_style.safe(names.after));
    }

    void field(const FieldDifference &field)
    {
        const Rows rows(field.rows);
        bool isFirst = true;
        for (std::size_t at = 0; at < rows.size();) {
            const std::size_t changed = nextChange(rows, at);
            if (changed == rows.size())
                break;
            const std::size_t begin = std::max(at, changed - std::min(changed, kAround));
            const std::size_t end = endOfHunk(rows, changed);
            hunk(field, rows.subspan(begin, end - begin));
            isFirst = false;
            at = end;
        }
        if (isFirst)
            hunk(field, {});
    }

    std::string finish() { return std::move(m_text); }

private:
    static constexpr std::size_t kAround = 3; ///< unchanged lines before and after

    static std::size_t nextChange(Rows rows, std::size_t from)
    {
        const auto found = std::ranges::find(rows.subspan(from), true, &LineRow::isChanged);
        return from + static_cast<std::size_t>(found - rows.subspan(from).begin());
    }

    /// Changes that fewer than two contexts part stand in one hunk.
    static std::size_t endOfHunk(Rows rows, std::size_t changed)
    {
        std::size_t end = changed;
        for (std::size_t next = changed; next < rows.size(); next = nextChange(rows, end)) {
            if (next > end + 2 * kAround)
                break;
            end = next;
            while (end < rows.size() && rows[end].isChanged)
                ++end;
        }
        return std::min(end + kAround, rows.size());
    }

    void coloured(std::string_view colour, const std::string &line)
    {
        m_text += m_style.isColoured ? std::string(colour) + line + std::string(kPlain) : line;
        m_text += '\n';
    }

    /// "-3,4": the first line of a side and how many there are.
    static std::string range(Rows rows, LineSide LineRow::*side)
    {
        std::size_t first = 0, count = 0;
        for (const LineRow &row : rows) {
            const std::size_t number = (row.*side).number;
            first = first == 0 ? number : first;
            count += number != 0 ? 1 : 0;
        }
        return std::to_string(first) + ',' + std::to_string(count);
    }

    void hunk(const FieldDifference &field, Rows rows)
    {
        const std::string what = field.change == FieldChange::Changed
            ? ""
            : " (" + std::string(name(field.change)) + ")";
        coloured(kCyan,
                 "@@ -" + range(rows, &LineRow::before) + " +" + range(rows, &LineRow::after)
                     + " @@ " + m_style.safe(field.heading) + what);
        for (std::size_t i = 0; i < rows.size();) {
            std::size_t end = i;
            while (end < rows.size() && rows[end].isChanged)
                ++end;
            for (const LineRow &row : rows.subspan(i, end - i))
                side(row.before, kBefore);
            for (const LineRow &row : rows.subspan(i, end - i))
                side(row.after, kAfter);
            if (end < rows.size())
                m_text += ' ' + m_style.safe(rows[end].before.text) + '\n';
            i = end + 1;
        }
    }

    void side(const LineSide &side, const SideStyle &style)
    {
        if (side.number == 0)
            return;
        const std::string_view text = side.text;
        const bool isWhole = side.marks.size() == 1 && side.marks[0].length == text.size();
        std::string line(1, style.sign);
        std::size_t at = 0;
        for (const base::Span &mark : side.marks) {
            line += m_style.safe(text.substr(at, mark.offset - at));
            const std::string word = m_style.safe(text.substr(mark.offset, mark.length));
            line += isWhole ? word : marked(word, style);
            at = mark.offset + mark.length;
        }
        coloured(style.colour, line + m_style.safe(text.substr(at)));
    }

    std::string marked(const std::string &word, const SideStyle &style) const
    {
        const bool isColoured = m_style.isColoured;
        std::string result(isColoured ? style.marked : style.open);
        result += word;
        if (isColoured)
            result.append(kPlain).append(style.colour);
        else
            result += style.close;
        return result;
    }

    const DifferenceStyle &m_style;
    std::string m_text;
};

Json toJson(const LineSide &side)
{
    if (side.number == 0)
        return nullptr;
    Json marks = Json::array();
    for (const base::Span &mark : side.marks)
        marks.push_back(Json::array({mark.offset, mark.length}));
    return {{"line", side.number}, {"text", side.text}, {"marks", marks}};
}

} // namespace

std::string differenceText(const std::vector<FieldDifference> &fields, const DifferenceNames &names,
                           const DifferenceStyle &style)
{
    if (!templates::isChanged(fields))
        return {};
    Writer writer(style);
    writer.heads(names);
    for (const FieldDifference &each : fields) {
        if (each.change != FieldChange::Same)
            writer.field(each);
    }
    return writer.finish();
}

Json toJson(const std::vector<FieldDifference> &fields, const DifferenceNames &names)
{
    Json all = Json::array();
    for (const FieldDifference &each : fields) {
        Json rows = Json::array();
        for (const LineRow &row : each.rows) {
            if (each.change != FieldChange::Same)
                rows.push_back({{"changed", row.isChanged},
                                {"before", toJson(row.before)},
                                {"after", toJson(row.after)}});
        }
        all.push_back(
            {{"field", each.field ? Json(templates::spec(*each.field).key) : Json(nullptr)},
             {"heading", each.heading},
             {"change", name(each.change)},
             {"rows", rows}});
    }
    return {{"equal", !templates::isChanged(fields)},
            {"before", names.before},
            {"after", names.after},
            {"fields", all}};
}

namespace {

/// A line, its marked words in <del> or <ins>.
void line(HtmlPage &page, const LineSide &side, const char *mark)
{
    const std::string_view text = side.text;
    std::size_t at = 0;
    for (const base::Span &span : side.marks) {
        page.text(text.substr(at, span.offset - at));
        page.element(mark, text.substr(span.offset, span.length));
        at = span.offset + span.length;
    }
    page.text(text.substr(at));
}

void side(HtmlPage &page, const LineSide &side, const char *mark, const char *cell)
{
    page.element("td", side.number == 0 ? std::string() : std::to_string(side.number), "number");
    page.open("td");
    page.attribute("class", QStringLiteral("line ") + QLatin1String(cell));
    page.text("");
    line(page, side, mark);
    page.close();
}

void row(HtmlPage &page, const LineRow &row)
{
    page.open("tr", row.isChanged ? "changed" : nullptr);
    side(page, row.before, "del", "before");
    side(page, row.after, "ins", "after");
    page.close();
    page.text("\n");
}

void head(HtmlPage &page, const DifferenceNames &names)
{
    page.open("thead");
    page.open("tr");
    for (const std::string &name : {names.before, names.after}) {
        page.open("th");
        page.attribute("colspan", QStringLiteral("2"));
        page.attribute("scope", QStringLiteral("colgroup"));
        page.text(name);
        page.close();
    }
    page.close();
    page.close();
}

void columns(HtmlPage &page)
{
    for (const bool isNumber : {true, false, true, false}) {
        page.open("col", isNumber ? "number" : nullptr);
        page.close();
    }
}

void table(HtmlPage &page, const FieldDifference &field, const DifferenceNames &names)
{
    page.open("div", "rows");
    page.attribute("tabindex", QStringLiteral("0"));
    page.attribute("role", QStringLiteral("region"));
    page.attribute("aria-label", QString::fromStdString(field.heading));
    page.open("table");
    columns(page);
    head(page, names);
    page.open("tbody");
    for (const LineRow &each : field.rows)
        row(page, each);
    page.close();
    page.close();
    page.close();
}

/// "Purpose" or "Purpose (removed)".
std::string headingOf(const FieldDifference &field)
{
    const std::string heading(field.heading.empty() ? templates::kNoHeading : field.heading);
    return field.change == FieldChange::Changed
        ? heading
        : heading + " (" + std::string(name(field.change)) + ")";
}

} // namespace

void writeDifference(HtmlPage &page, const FieldDifference &field, const DifferenceNames &names,
                     const char *heading)
{
    page.open("section");
    page.element(heading, headingOf(field));
    if (field.change == FieldChange::Same)
        page.element("p", "No difference.", "quiet");
    else if (field.rows.empty())
        page.element("p", "Empty.", "quiet");
    else
        table(page, field, names);
    page.close();
    page.text("\n");
}

std::string html(const std::vector<FieldDifference> &fields, const DifferenceNames &names)
{
    HtmlPage page("Difference of two registration templates");
    page.attribute("class", QStringLiteral("wide"));
    page.open("main");
    page.element("h1", "Difference of two registration templates");
    page.element("p", names.before + " → " + names.after, "quiet");
    for (const FieldDifference &each : fields)
        writeDifference(page, each, names, "h2");
    page.close();
    return page.finish();
}

} // namespace nidreg::exchange
