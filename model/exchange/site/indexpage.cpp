// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/exchange/site/ownfiles.h"
#include "model/exchange/site/peoplepage.h"
#include "model/exchange/site/publishedheader.h"
#include "model/exchange/site/searchindex.h"
#include "model/exchange/site/sitetable.h"
#include "model/exchange/template/htmlpage.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace nidreg::exchange {

namespace {

/// One of the two registries.
struct IndexPart {
    const char *id;
    const char *title;
    const char *cited; ///< what the column of references is called
};
constexpr std::array<IndexPart, 2> kIndexParts{
    {{"formal", "Formal URN Namespaces", "Reference"},
     {"informal", "Informal URN Namespaces", "Contact"}}};

std::string pageName(std::int64_t number)
{
    return number <= 1 ? "index.html" : "index-" + std::to_string(number) + ".html";
}

/// "10,000"
std::string grouped(std::int64_t number)
{
    constexpr std::size_t kDigits = 3;
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > kDigits;)
        text.insert(at -= kDigits, ",");
    return text;
}

void item(HtmlPage &page, const std::string &to, std::string_view words)
{
    page.open("li");
    page.link(to, words);
    page.close();
}

void writePageLink(HtmlPage &page, std::int64_t number, std::int64_t here, std::int64_t pages)
{
    if (number != here)
        return item(page, pageName(number), grouped(number));
    page.open("li");
    page.open("strong");
    page.attribute("aria-current", QStringLiteral("page"));
    page.text("Page " + grouped(number) + " of " + grouped(pages));
    page.close();
    page.close();
}

/// The first, the last, and those around this one.
void writePageLinks(HtmlPage &page, std::int64_t here, std::int64_t pages)
{
    constexpr std::int64_t kAround = 2;
    page.open("nav", "pages");
    page.attribute("aria-label", QStringLiteral("Pages of this list"));
    page.open("ul");
    if (here > 1)
        item(page, pageName(here - 1), "Previous");
    for (std::int64_t i = 1; i <= pages; ++i) {
        if (std::abs(i - here) <= kAround || i == 1 || i == pages)
            writePageLink(page, i, here, pages);
        else if (std::abs(i - here) == kAround + 1)
            page.element("li", "…");
    }
    if (here < pages)
        item(page, pageName(here + 1), "Next");
    page.close();
    page.close();
    page.text("\n");
}

class IndexWriter : public ListingWriter {
public:
    IndexWriter(OpenPage open, const Front &front, std::int64_t most)
        : m_open(std::move(open)), m_front(front), m_rules(rulesOf(front)), m_most(most),
          m_pages(indexPages(front, most)), m_people(peopleFile(front, most))
    {
        beginPage();
        if (m_pages > 1)
            m_search.emplace(m_open(std::string(kSearchIndex)));
    }

    void add(const Entry &entry) override
    {
        if (entry.row.status == registry::Status::Delisted)
            return;
        if (m_onPage == m_most) {
            endPage();
            beginPage();
        }
        ++m_onPage;
        if (m_search)
            m_search->add(entry.row);
        beginPart(static_cast<std::size_t>(entry.row.kind));
        writeRow(entry);
    }

    void finish(const std::vector<registry::Contact> &contacts) override
    {
        while (m_part < kIndexParts.size())
            beginPart(m_part);
        endPart();
        if (m_search)
            m_search->finish();
        if (!contacts.empty() && m_pages == 1)
            writePeople(*m_page, contacts);
        endPage();
        if (m_pages > 1)
            writePeoplePage(m_open(std::string(kPeople)), m_front, contacts);
    }

private:
    void beginPage()
    {
        m_onPage = 0;
        ++m_number;
        const std::string name = pageName(m_number);
        const std::string title = m_number == 1
            ? kListingTitle
            : std::string(kListingTitle) + ", page " + std::to_string(m_number);
        const std::string description =
            "The registry of URN namespaces: " + grouped(listedIn(m_front))
            + " namespaces, their registrants, references and " + "registration templates.";
        SiteHead head(m_front, name, title, description);
        m_page.emplace(m_open(name), head.page(true));
        m_page->attribute("class", QStringLiteral("list"));
        m_page->open("a", "skip");
        m_page->attribute("href", QStringLiteral("#main"));
        m_page->text("Skip to the namespaces");
        m_page->close();
        writeHeader();
        m_page->open("main");
        m_page->attribute("id", QStringLiteral("main"));
        m_page->attribute("tabindex", QStringLiteral("-1"));
        writeFilter();
    }

    void writeHeader()
    {
        m_page->open("header");
        m_page->element("h1", kListingTitle);
        m_page->open("p", "quiet");
        m_page->text("Last updated ");
        writeDay(*m_page, base::toString(m_front.updated));
        m_page->text(", " + grouped(listedIn(m_front))
                     + " namespaces. Namespaces are registered "
                       "as ");
        m_page->link("https://www.rfc-editor.org/info/rfc8141", "RFC 8141");
        m_page->text(" says.");
        m_page->close();
        writeNotes();
        writeOffers();
        if (m_pages > 1)
            writePageLinks(*m_page, m_number, m_pages);
        m_page->close();
        m_page->text("\n");
    }

    /// What the listing says of itself.
    void writeNotes()
    {
        for (const listing::Note &each : headerOf(m_front).registry.head.notes) {
            if (lineOf(each.text).empty())
                continue;
            m_page->open("p", "quiet");
            m_page->text(each.title.empty() ? "" : each.title + ": ");
            writeProse(*m_page, each.text, m_people);
            m_page->close();
        }
    }

    void writeOffers()
    {
        m_page->open("nav", "formats");
        m_page->attribute("aria-label", QStringLiteral("This list in other formats"));
        m_page->open("ul");
        for (const Format each : m_front.formats) {
            for (const FormatFile &file : spec(each).files) {
                if (!file.offered.empty())
                    item(*m_page, std::string(file.name), file.offered);
            }
        }
        item(*m_page, std::string(kSums), "Checksums");
        if (m_front.isOnRecord) {
            item(*m_page, std::string(kCheckpoint), "Checkpoint of the log");
            item(*m_page, std::string(kProof), "Proof that this list is on record");
        }
        m_page->close();
        m_page->close();
        m_page->text("\n");
    }

    /// Hidden until the script shows it: without one there is nothing to type into.
    void writeFilter()
    {
        m_page->open("form", "filter");
        m_page->attribute("id", QStringLiteral("filter"));
        m_page->attribute("role", QStringLiteral("search"));
        m_page->attribute("hidden", QStringLiteral("hidden"));
        m_page->attribute("data-per-page", QString::number(m_most));
        m_page->attribute("data-count", QString::number(listedIn(m_front)));
        m_page->open("label");
        m_page->attribute("for", QStringLiteral("filter-text"));
        m_page->text(m_pages > 1 ? "Find in all pages" : "Filter");
        m_page->close();
        m_page->open("input");
        for (const auto &[name, value] :
             {std::pair{"id", "filter-text"}, std::pair{"type", "search"},
              std::pair{"autocomplete", "off"}, std::pair{"spellcheck", "false"},
              std::pair{"aria-describedby", "filter-count"}})
            m_page->attribute(name, QLatin1String(value));
        m_page->close();
        m_page->open("output");
        m_page->attribute("id", QStringLiteral("filter-count"));
        m_page->attribute("for", QStringLiteral("filter-text"));
        m_page->text("");
        m_page->close();
        m_page->close();
        m_page->text("\n");
        if (m_pages > 1)
            writeFound();
    }

    /// What the script finds on all pages.
    void writeFound()
    {
        m_page->open("section");
        m_page->attribute("id", QStringLiteral("found"));
        m_page->attribute("aria-label", QStringLiteral("Namespaces that match"));
        m_page->attribute("hidden", QStringLiteral("hidden"));
        openTable(*m_page, nullptr, {"Namespace", "Registrant", "Reference"});
        endTable(*m_page);
    }

    /// Goes on to that registry, with an empty table for one that has no namespace.
    void beginPart(std::size_t part)
    {
        while (m_part <= part)
            openPart(m_part++);
        if (!m_inPart)
            openPart(part); // it goes on on a new page
    }

    void openPart(std::size_t part)
    {
        endPart();
        const IndexPart &begun = kIndexParts[part];
        const listing::Head &head = m_rules[part].head;
        const std::string title = head.title ? lineOf(*head.title) : begun.title;
        beginSection(*m_page, "registry", begun.id, title.c_str());
        writeRules(m_rules[part]);
        openTable(*m_page, begun.id,
                  {"Namespace", "Version", "Registrant", begun.cited, "Template", "Registered",
                   "Updated"});
        m_inPart = true;
    }

    /// How namespaces of that kind are registered.
    void writeRules(const RegistryRules &rules)
    {
        m_page->open("dl", "facts rules");
        if (rules.head.registrationRule)
            proseFact("Registration procedure", *rules.head.registrationRule);
        if (rules.head.expert)
            proseFact("Experts", *rules.head.expert);
        if (!rules.head.references.empty()) {
            m_page->element("dt", "Reference");
            m_page->open("dd");
            writeReferences(*m_page, rules.head.references, m_people);
            m_page->close();
        }
        for (const listing::Note &each : rules.head.notes)
            proseFact(each.title.empty() ? "Note" : each.title, each.text);
        m_page->close();
        m_page->text("\n");
    }

    void proseFact(std::string_view name, const listing::Prose &prose)
    {
        if (lineOf(prose).empty())
            return;
        m_page->element("dt", name);
        m_page->open("dd");
        writeProse(*m_page, prose, m_people);
        m_page->close();
    }

    void endPart()
    {
        if (m_inPart)
            endTable(*m_page);
        m_inPart = false;
    }

    void writeRow(const Entry &entry)
    {
        const registry::NamespaceRow &row = entry.row;
        beginRow(*m_page, idOf("ns-", listing::positionOf(row.nid).nid));
        writeName(row);
        cell(*m_page, std::to_string(row.version), "version");
        cell(*m_page, row.registrant);
        openCell(*m_page);
        writeReferences(*m_page, row.references, m_people);
        m_page->close();
        openCell(*m_page);
        writeTemplateLink(entry);
        m_page->close();
        dayCell(*m_page, row.date, "day registered");
        dayCell(*m_page, row.updated, "day updated");
        endRow(*m_page);
    }

    void writeName(const registry::NamespaceRow &row)
    {
        openRowHead(*m_page);
        if (const auto folder = pageFolder(row.nid))
            m_page->link(*folder + "/index.html", row.nid);
        else
            m_page->text(row.nid);
        if (row.status == registry::Status::Deprecated)
            m_page->element("span", "deprecated", "mark");
        m_page->close();
    }

    /// A template that is held has its plain text beside the pages.
    void writeTemplateLink(const Entry &entry)
    {
        const auto link = entry.link();
        if (!link)
            return;
        const bool isHeld = entry.listed && !entry.listed->versions.back().version.text.empty();
        const auto folder = pageFolder(entry.row.nid);
        const std::string to = isHeld && folder
            ? *folder + '/' + std::to_string(entry.row.revision) + ".txt"
            : safeLink(link->url);
        if (to.empty())
            m_page->text(link->label);
        else
            m_page->link(to, link->label);
    }

    void endPage()
    {
        endPart();
        m_page->open("p");
        m_page->open("button");
        m_page->attribute("id", QStringLiteral("more"));
        m_page->attribute("type", QStringLiteral("button"));
        m_page->attribute("hidden", QStringLiteral("hidden"));
        m_page->text("Show more");
        m_page->close();
        m_page->close();
        if (m_pages > 1)
            writePageLinks(*m_page, m_number, m_pages);
        m_page->close();
        m_page->text("\n");
        m_page->open("script");
        m_page->attribute("src", QLatin1String(kSiteScript.data(), kSiteScript.size()));
        m_page->text("");
        m_page->close();
        m_page->end();
    }

    OpenPage m_open;
    Front m_front;
    std::vector<RegistryRules> m_rules; ///< by kind
    std::int64_t m_most, m_pages;
    std::string m_people; ///< where the people stand
    std::optional<SearchIndex> m_search; ///< where there are several pages
    std::int64_t m_number = 0; ///< of the page that is being written
    std::int64_t m_onPage = 0; ///< namespaces on it
    std::size_t m_part = 0; ///< how many of kIndexParts stand there already
    bool m_inPart = false;
    std::optional<HtmlPage> m_page;
};

} // namespace

std::unique_ptr<ListingWriter> indexWriter(OpenPage open, const Front &front, std::int64_t most)
{
    return std::make_unique<IndexWriter>(std::move(open), front, most);
}

} // namespace nidreg::exchange
