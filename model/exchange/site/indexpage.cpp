// SPDX-License-Identifier: MIT
#include "model/exchange/site/formats.h"
#include "model/exchange/site/indexstyle.h"
#include "model/exchange/site/ownfiles.h"
#include "model/exchange/site/sitetable.h"
#include "model/exchange/template/htmlpage.h"

#include <algorithm>
#include <array>
#include <optional>

namespace nidreg::exchange {

namespace {

constexpr const char *kTitle = "Uniform Resource Names (URN) Namespaces";

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

/// How many namespaces the pages have: none that was delisted.
std::int64_t listed(const Front &front)
{
    return front.head.namespaces - front.head.delisted;
}

void item(HtmlPage &page, const std::string &to, std::string_view words)
{
    page.open("li");
    page.link(to, words);
    page.close();
}

class IndexWriter : public ListingWriter {
public:
    IndexWriter(OpenPage open, const Front &front, std::int64_t most)
        : m_open(std::move(open)), m_front(front), m_most(most),
          m_pages(std::max<std::int64_t>(1, (listed(front) + most - 1) / most))
    {
        beginPage();
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
        beginPart(static_cast<std::size_t>(entry.row.kind));
        writeRow(entry);
    }

    void finish(const std::vector<registry::Contact> &contacts) override
    {
        while (m_part < kIndexParts.size())
            beginPart(m_part);
        endPart();
        if (!contacts.empty())
            writePeople(contacts);
        endPage();
    }

private:
    void beginPage()
    {
        m_onPage = 0;
        ++m_number;
        const bool hasFeed = std::ranges::count(m_front.formats, Format::Atom) > 0;
        m_page.emplace(m_open(pageName(m_number)),
                       PageHead{kTitle, kListStyle, kIndexScript,
                                hasFeed ? std::string(fileOf(Format::Atom)) : ""});
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
        m_page->element("h1", kTitle);
        m_page->open("p", "quiet");
        m_page->text("Last updated ");
        writeDay(*m_page, base::toString(m_front.updated));
        m_page->text(", " + grouped(listed(m_front))
                     + " namespaces. Namespaces are registered "
                       "as ");
        m_page->link("https://www.rfc-editor.org/info/rfc8141", "RFC 8141");
        m_page->text(" says.");
        m_page->close();
        writeOffers();
        if (m_pages > 1)
            writePages();
        m_page->close();
        m_page->text("\n");
    }

    void writeOffers()
    {
        m_page->open("nav", "formats");
        m_page->attribute("aria-label", QStringLiteral("This list in other forms"));
        m_page->open("ul");
        m_page->attribute("role", QStringLiteral("list"));
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

    void writePages()
    {
        m_page->open("nav", "pages");
        m_page->attribute("aria-label", QStringLiteral("Pages of this list"));
        m_page->open("ul");
        m_page->attribute("role", QStringLiteral("list"));
        for (std::int64_t i = 1; i <= m_pages; ++i) {
            const std::string words = "Page " + std::to_string(i);
            if (i != m_number) {
                item(*m_page, pageName(i), words);
                continue;
            }
            m_page->open("li");
            m_page->open("strong");
            m_page->attribute("aria-current", QStringLiteral("page"));
            m_page->text(words);
            m_page->close();
            m_page->close();
        }
        m_page->close();
        m_page->close();
    }

    /// Hidden until the script shows it: without one there is nothing to type into.
    void writeFilter()
    {
        m_page->open("form", "filter");
        m_page->attribute("id", QStringLiteral("filter"));
        m_page->attribute("role", QStringLiteral("search"));
        m_page->attribute("hidden", QStringLiteral("hidden"));
        m_page->open("label");
        m_page->attribute("for", QStringLiteral("filter-text"));
        m_page->text(m_pages > 1 ? "Filter this page" : "Filter");
        m_page->close();
        m_page->open("input");
        for (const auto &[name, value] :
             {std::pair{"id", "filter-text"}, std::pair{"type", "search"},
              std::pair{"autocomplete", "off"}, std::pair{"spellcheck", "false"},
              std::pair{"aria-describedby", "filter-count"}})
            m_page->attribute(name, QLatin1String(value));
        m_page->close();
        m_page->open("p");
        m_page->attribute("id", QStringLiteral("filter-count"));
        m_page->attribute("role", QStringLiteral("status"));
        m_page->text("");
        m_page->close();
        m_page->close();
        m_page->text("\n");
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
        beginTable(*m_page, "registry", begun.id, begun.title,
                   {"Namespace", "Version", "Registrant", begun.cited, "Template", "Registered",
                    "Updated"});
        m_inPart = true;
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
        beginRow(*m_page, idOf("ns-", listing::placeOf(row.nid).nid));
        writeName(row);
        cell(*m_page, std::to_string(row.version), "version");
        cell(*m_page, row.registrant);
        openCell(*m_page);
        writeReferences(*m_page, row.references, m_pages > 1 ? pageName(m_pages) : "");
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

    void writePeople(const std::vector<registry::Contact> &contacts)
    {
        beginTable(*m_page, nullptr, "people", "People", {"Id", "Name", "Contact", "Updated"});
        for (const registry::Contact &each : contacts)
            writePerson(each);
        endTable(*m_page);
    }

    void writePerson(const registry::Contact &contact)
    {
        beginRow(*m_page, idOf("person-", contact.id));
        openRowHead(*m_page);
        m_page->text(contact.id);
        m_page->close();
        cell(*m_page, contact.name);
        openCell(*m_page);
        writeReferences(*m_page, {{registry::Reference::Uri, contact.uri, {}}}, {});
        m_page->close();
        dayCell(*m_page, contact.updated, "day updated");
        endRow(*m_page);
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
        m_page->close();
        m_page->text("\n");
        m_page->raw("script", kIndexScript);
        m_page->end();
    }

    OpenPage m_open;
    Front m_front;
    std::int64_t m_most, m_pages;
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
