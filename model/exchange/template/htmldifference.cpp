// SPDX-License-Identifier: MIT
#include "model/exchange/template/htmlparts.h"

namespace nidreg::exchange {

namespace {

using templates::FieldChange;
using templates::FieldDifference;
using templates::LineRow;
using templates::LineSide;

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
    const std::string heading = field.heading.empty() ? "Without a heading" : field.heading;
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
