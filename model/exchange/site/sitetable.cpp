// SPDX-License-Identifier: MIT
#include "model/exchange/site/sitetable.h"

#include "model/base/chars.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::exchange {

static void writeColumns(HtmlPage &page, const std::vector<const char *> &columns)
{
    page.open("thead");
    page.open("tr");
    for (const char *column : columns) {
        page.open("th");
        page.attribute("scope", QStringLiteral("col"));
        page.text(column);
        page.close();
    }
    page.close();
    page.close();
    page.text("\n");
}

void beginSection(HtmlPage &page, const char *section, const char *id, const char *title)
{
    page.text("\n");
    page.open("section", section);
    page.attribute("aria-labelledby", QLatin1String(id));
    page.open("h2");
    page.attribute("id", QLatin1String(id));
    page.text(title);
    page.close();
    page.text("\n");
}

void openTable(HtmlPage &page, const char *id, const std::vector<const char *> &columns)
{
    page.open("table", "listing");
    if (id)
        page.attribute("aria-labelledby", QLatin1String(id));
    writeColumns(page, columns);
    page.open("tbody");
    page.text("\n");
}

void beginTable(HtmlPage &page, const char *section, const char *id, const char *title,
                const std::vector<const char *> &columns)
{
    beginSection(page, section, id, title);
    openTable(page, id, columns);
}

void endTable(HtmlPage &page)
{
    for (int i = 0; i < 3; ++i) // tbody, table, section
        page.close();
    page.text("\n");
}

void beginRow(HtmlPage &page, const std::string &id)
{
    page.open("tr");
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
    page.open("th");
    page.attribute("scope", QStringLiteral("row"));
}

void openCell(HtmlPage &page, const char *htmlClass)
{
    page.open("td", htmlClass);
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

void writeProse(HtmlPage &page, const listing::Prose &prose, const std::string &people)
{
    for (const listing::Piece &each : prose) {
        if (each.reference)
            writeReferences(page, {*each.reference}, people);
        else
            page.text(each.words);
    }
}

static bool isWordChar(char c)
{
    return base::isLdh(c) || c == '.' || c == '_';
}

static bool isWord(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, isWordChar);
}

std::string idOf(std::string_view prefix, std::string_view text)
{
    std::string id = std::string(prefix) + std::string(text);
    std::ranges::replace_if(
        id, [](char c) { return !isWordChar(c); }, '-');
    return id;
}

std::string linkOf(const registry::Reference &reference, const std::string &people)
{
    using registry::Reference;
    const std::string &data = reference.data;
    switch (reference.type) {
    case Reference::Rfc:
        return isWord(data) ? "https://www.rfc-editor.org/info/" + base::lowered(data) : "";
    case Reference::RfcErrata:
        return isWord(data) ? "https://www.rfc-editor.org/errata/eid" + data : "";
    case Reference::Draft:
        return isWord(data) ? "https://datatracker.ietf.org/doc/" + data + '/' : "";
    case Reference::Uri:
        return safeLink(data.starts_with("mailto:") ? data.substr(7) : data);
    case Reference::Person:
        return people + '#' + idOf("person-", data);
    case Reference::Registry:
        return isWord(data) ? "https://www.iana.org/assignments/" + data : "";
    case Reference::Note:
    case Reference::Unicode:
    case Reference::Text:
        return {};
    }
    return {};
}

void writeReferences(HtmlPage &page, const std::vector<registry::Reference> &references,
                     const std::string &people)
{
    for (std::size_t i = 0; i < references.size(); ++i) {
        const std::string link = linkOf(references[i], people);
        const std::string label = registry::labelOf(references[i]);
        if (i > 0)
            page.text(", ");
        if (link.empty() || label.empty())
            page.text(label);
        else
            page.link(link, label);
    }
}

} // namespace nidreg::exchange
