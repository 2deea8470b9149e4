// SPDX-License-Identifier: MIT
#include "model/exchange/template/html.h"

#include "model/exchange/files/xmloutput.h"
#include "model/templates/passages.h"
#include "model/templates/reader.h"

#include <QXmlStreamReader>

#include <span>

namespace nidreg::exchange {

namespace {

using templates::Passage;

const QString kSourceId = QStringLiteral("canonical-text");

void indented(HtmlPage &page, const Passage &passage)
{
    constexpr std::size_t kDeepest = 12;
    if (passage.indent > 0)
        page.attribute("class", QStringLiteral("in%1").arg(std::min(passage.indent, kDeepest)));
}

void lines(HtmlPage &page, const std::vector<std::string> &all)
{
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i > 0) {
            page.open("br");
            page.close();
            page.text("\n");
        }
        page.linkedText(all[i]);
    }
}

void verbatim(HtmlPage &page, const Passage &passage)
{
    page.open("pre");
    page.attribute("tabindex", QStringLiteral("0")); // so that it can be scrolled by keyboard
    page.open("code");
    std::string text;
    for (const std::string &line : passage.lines)
        text += line + '\n';
    page.text(text);
    page.close();
    page.close();
}

/// Signs stay as their author set them; role tells a list without bullets to be one.
void list(HtmlPage &page, std::span<const Passage> items)
{
    page.open("ul", "items");
    page.attribute("role", QStringLiteral("list"));
    for (const Passage &item : items) {
        page.open("li");
        indented(page, item);
        page.element("span", item.sign, "sign");
        page.text(" ");
        page.open("span");
        lines(page, item.lines);
        page.close();
        page.close();
    }
    page.close();
}

void prose(HtmlPage &page, const Passage &passage)
{
    page.open("p");
    page.attribute("dir", QStringLiteral("auto"));
    indented(page, passage);
    lines(page, passage.lines);
    page.close();
}

void body(HtmlPage &page, const std::vector<Passage> &all)
{
    for (std::size_t i = 0; i < all.size();) {
        std::size_t end = i + 1;
        if (all[i].kind == Passage::Item) {
            while (end < all.size() && all[end].kind == Passage::Item)
                ++end;
            list(page, std::span(all).subspan(i, end - i));
        } else if (all[i].kind == Passage::Verbatim) {
            verbatim(page, all[i]);
        } else {
            prose(page, all[i]);
        }
        page.text("\n");
        i = end;
    }
    if (all.empty())
        page.element("p", "Empty.", "quiet");
}

/// HTML's ids hold no underscores by custom; keys are unique without them, too.
QString idOf(const templates::Section &section)
{
    return carried(section.key).replace('_', '-');
}

void contents(HtmlPage &page, const std::vector<templates::Section> &sections)
{
    page.open("nav");
    page.attribute("aria-label", QStringLiteral("Contents"));
    page.open("ul");
    page.attribute("role", QStringLiteral("list"));
    for (const templates::Section &each : sections) {
        page.open("li");
        page.open("a");
        page.attribute("href", '#' + idOf(each));
        page.text(each.title());
        page.close();
        page.close();
    }
    page.close();
    page.close();
    page.text("\n");
}

} // namespace

void writeSections(HtmlPage &page, const std::vector<templates::Section> &sections,
                   const char *heading)
{
    for (const templates::Section &each : sections) {
        page.text("\n");
        page.open("section");
        page.attribute("aria-labelledby", idOf(each));
        page.open(heading);
        page.attribute("id", idOf(each));
        page.text(each.title());
        page.close();
        page.text("\n");
        body(page, templates::passages(each.text));
        page.close();
    }
}

std::string html(const templates::NamespaceTemplate &from)
{
    const std::string title = templates::titleOf(from);
    const std::vector<templates::Section> sections = templates::sections(from);
    HtmlPage page(title);
    page.open("header");
    page.element("h1", title);
    page.element("p", "Registration template (RFC 8141, appendix A)", "quiet");
    page.close();
    page.text("\n");
    contents(page, sections);
    page.open("main");
    writeSections(page, sections, "h2");
    page.text("\n");
    page.close();
    page.open("template");
    page.attribute("id", kSourceId);
    page.text(templates::write(from));
    page.close();
    return page.finish();
}

std::optional<std::string> textOfOwnPage(std::string_view page)
{
    QXmlStreamReader xml(QByteArray::fromRawData(page.data(), qsizetype(page.size())));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement
            || xml.attributes().value(QLatin1String("id")) != kSourceId)
            continue;
        std::string text = xml.readElementText().toStdString();
        const bool isOurs = html(templates::read(text).front()) == page;
        return isOurs ? std::optional(std::move(text)) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace nidreg::exchange
