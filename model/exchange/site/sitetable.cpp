// SPDX-License-Identifier: MIT
#include "model/exchange/site/sitetable.h"

namespace nidreg::exchange {

static void openAs(HtmlPage &page, const char *element, const char *role,
                   const char *htmlClass = nullptr)
{
    page.open(element, htmlClass);
    page.attribute("role", QLatin1String(role));
}

static void writeColumns(HtmlPage &page, const std::vector<const char *> &columns)
{
    openAs(page, "thead", "rowgroup");
    openAs(page, "tr", "row");
    for (const char *column : columns) {
        openAs(page, "th", "columnheader");
        page.attribute("scope", QStringLiteral("col"));
        page.text(column);
        page.close();
    }
    page.close();
    page.close();
    page.text("\n");
}

void beginTable(HtmlPage &page, const char *section, const char *id, const char *title,
                const std::vector<const char *> &columns)
{
    page.text("\n");
    page.open("section", section);
    page.attribute("aria-labelledby", QLatin1String(id));
    page.open("table", "listing");
    page.open("caption");
    page.open("h2");
    page.attribute("id", QLatin1String(id));
    page.text(title);
    page.close();
    page.close();
    writeColumns(page, columns);
    openAs(page, "tbody", "rowgroup");
    page.text("\n");
}

void endTable(HtmlPage &page)
{
    for (int i = 0; i < 3; ++i) // tbody, table, section
        page.close();
    page.text("\n");
}

void beginRow(HtmlPage &page, const std::string &id)
{
    openAs(page, "tr", "row");
    if (!id.empty())
        page.attribute("id", QString::fromStdString(id));
}

void endRow(HtmlPage &page)
{
    page.close();
    page.text("\n");
}

void openRowHead(HtmlPage &page)
{
    openAs(page, "th", "rowheader");
    page.attribute("scope", QStringLiteral("row"));
}

void openCell(HtmlPage &page, const char *htmlClass)
{
    openAs(page, "td", "cell", htmlClass);
    page.text("");
}

void cell(HtmlPage &page, std::string_view text, const char *htmlClass)
{
    openCell(page, htmlClass);
    page.text(text);
    page.close();
}

void dayCell(HtmlPage &page, std::string_view day, const char *htmlClass)
{
    openCell(page, htmlClass);
    writeDay(page, day);
    page.close();
}

void writeDay(HtmlPage &page, std::string_view day)
{
    if (day.empty())
        return;
    page.open("time");
    page.attribute("datetime", QString::fromUtf8(day.data(), qsizetype(day.size())));
    page.text(day);
    page.close();
}

} // namespace nidreg::exchange
