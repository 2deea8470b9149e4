// SPDX-License-Identifier: MIT
#include "model/exchange/site/peoplepage.h"

#include "model/exchange/site/ownfiles.h"
#include "model/exchange/site/sitetable.h"

#include <algorithm>

namespace nidreg::exchange {

std::int64_t listedIn(const Front &front)
{
    return front.head.namespaces - front.head.delisted;
}

std::int64_t indexPages(const Front &front, std::int64_t most)
{
    return std::max<std::int64_t>(1, (listedIn(front) + most - 1) / most);
}

std::string peopleFile(const Front &front, std::int64_t most)
{
    return indexPages(front, most) > 1 ? std::string(kPeople) : std::string();
}

SiteHead::SiteHead(const Front &front, const std::string &name, std::string title,
                   std::string description)
    : m_title(std::move(title)), m_description(std::move(description))
{
    std::string up;
    for (auto slashes = std::ranges::count(name, '/'); slashes > 0; --slashes)
        up += "../";
    m_style = up + std::string(kSiteStyle);
    m_script = up + std::string(kSiteScript);
    if (front.has(Format::Atom))
        m_feed = up + std::string(fileOf(Format::Atom));
    if (!front.baseUrl.empty())
        m_canonical = front.baseUrl + name;
}

PageHead SiteHead::page(bool hasScript) const
{
    PageHead head{m_title};
    head.feed = m_feed;
    head.styleFile = m_style;
    if (hasScript)
        head.scriptFile = m_script;
    head.canonical = m_canonical;
    head.description = m_description;
    return head;
}

static void writePerson(HtmlPage &page, const registry::Contact &contact)
{
    beginRow(page, idOf("person-", contact.id));
    openRowHead(page);
    page.text(contact.id);
    page.close();
    cell(page, contact.name);
    openCell(page);
    writeReferences(page, {{registry::Reference::Uri, contact.uri, {}}}, {});
    page.close();
    dayCell(page, contact.updated, "day updated");
    endRow(page);
}

void writePeople(HtmlPage &page, const std::vector<registry::Contact> &contacts)
{
    beginTable(page, nullptr, "people", "People", {"Id", "Name", "Contact", "Updated"});
    for (const registry::Contact &each : contacts)
        writePerson(page, each);
    endTable(page);
}

void writePeoplePage(QIODevice &to, const Front &front,
                     const std::vector<registry::Contact> &contacts)
{
    const SiteHead head(front, std::string(kPeople), "People of the registry of URN namespaces",
                        "Contacts for the registered namespaces.");
    HtmlPage page(to, head.page());
    page.attribute("class", QStringLiteral("list"));
    page.open("header");
    page.open("nav");
    page.attribute("aria-label", QStringLiteral("Breadcrumb"));
    page.link("index.html", "All namespaces");
    page.close();
    page.element("h1", "People of the registry of URN namespaces");
    page.close();
    page.open("main");
    writePeople(page, contacts);
    page.close();
    page.end();
}

} // namespace nidreg::exchange
