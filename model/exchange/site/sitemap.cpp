// SPDX-License-Identifier: MIT
#include "model/exchange/files/xmloutput.h"
#include "model/exchange/site/formats.h"
#include "model/exchange/site/ownfiles.h"
#include "model/exchange/site/peoplepage.h"

#include <algorithm>
#include <optional>

namespace nidreg::exchange {

namespace {

constexpr std::string_view kDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
constexpr std::string_view kSpace = " xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">";

/// Every page but those of earlier revisions: sitemaps.org's form, which allows a file 50,000
/// addresses.
class SitemapWriter : public ListingWriter {
public:
    SitemapWriter(OpenPage open, const Front &front, std::int64_t most)
        : m_open(std::move(open)), m_front(front), m_most(most),
          m_isSplit(front.head.namespaces + indexPages(front) > most)
    {
        for (std::int64_t i = 1; i <= indexPages(front); ++i)
            put(i == 1 ? "index.html" : "index-" + std::to_string(i) + ".html",
                base::toString(front.updated));
    }

    void add(const Entry &entry) override
    {
        const auto folder = pageFolder(entry.row.nid);
        if (folder && entry.listed)
            put(*folder + "/index.html",
                base::toString(base::dayOf(entry.listed->versions.back().version.recorded)));
    }

    void finish(const std::vector<registry::Contact> &) override
    {
        endFile();
        if (m_isSplit)
            writeIndex();
    }

private:
    void put(const std::string &page, const std::string &day)
    {
        if (m_inFile == m_most)
            endFile();
        if (!m_xml)
            beginFile();
        ++m_inFile;
        m_xml->raw("<url><loc>").text(m_front.baseUrl + page).raw("</loc><lastmod>");
        m_xml->raw(day).raw("</lastmod></url>\n");
    }

    static std::string fileName(std::int64_t number)
    {
        return "sitemap-" + std::to_string(number) + ".xml";
    }

    void beginFile()
    {
        ++m_files;
        m_inFile = 0;
        m_xml.emplace(m_open(m_isSplit ? fileName(m_files) : std::string(kSitemap)));
        m_xml->raw(kDeclaration).raw("<urlset").raw(kSpace).raw("\n");
    }

    void endFile()
    {
        if (!m_xml)
            return;
        m_xml->raw("</urlset>\n").flush();
        m_xml.reset();
    }

    void writeIndex()
    {
        XmlOutput xml(m_open(std::string(kSitemap)));
        xml.raw(kDeclaration).raw("<sitemapindex").raw(kSpace).raw("\n");
        for (std::int64_t i = 1; i <= m_files; ++i) {
            xml.raw("<sitemap><loc>").text(m_front.baseUrl + fileName(i)).raw("</loc><lastmod>");
            xml.raw(base::toString(m_front.updated)).raw("</lastmod></sitemap>\n");
        }
        xml.raw("</sitemapindex>\n").flush();
    }

    OpenPage m_open;
    Front m_front;
    std::int64_t m_most;
    bool m_isSplit;
    std::int64_t m_files = 0, m_inFile = 0;
    std::optional<XmlOutput> m_xml;
};

class NoSitemap : public ListingWriter {
public:
    void add(const Entry &) override { }
    void finish(const std::vector<registry::Contact> &) override { }
};

} // namespace

std::unique_ptr<ListingWriter> sitemapWriter(OpenPage open, const Front &front, std::int64_t most)
{
    if (front.baseUrl.empty())
        return std::make_unique<NoSitemap>();
    return std::make_unique<SitemapWriter>(std::move(open), front, most);
}

} // namespace nidreg::exchange
