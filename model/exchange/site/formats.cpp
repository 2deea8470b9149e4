// SPDX-License-Identifier: MIT
#include "model/exchange/site/formats.h"

#include "model/exchange/iana/embedded.h"
#include "model/exchange/site/ownfiles.h"
#include "model/exchange/site/publishedheader.h"
#include "model/exchange/site/sitescript.h"

#include <algorithm>
#include <array>

namespace nidreg::exchange {

namespace {

using Writer = std::unique_ptr<ListingWriter>;

// clang-format off
constexpr std::array kHtml{FormatFile{"index.html"}, FormatFile{kSiteStyle}, FormatFile{kSiteScript},
                           FormatFile{kSearchIndex}, FormatFile{kPeople}, FormatFile{kSitemap}};
constexpr std::array kXml{FormatFile{"urn-namespaces.xml", "XML"}, FormatFile{"urn-namespaces.xsl"},
                          FormatFile{"urn-namespaces.rng"}};
constexpr std::array kCsv{FormatFile{"urn-namespaces-1.csv", "CSV, formal"},
                          FormatFile{"urn-namespaces-2.csv", "CSV, informal"}};
constexpr std::array kText{FormatFile{"urn-namespaces.txt", "Plain text"}};
constexpr std::array kJson{FormatFile{kRegistryJson, "JSON"},
                           FormatFile{"registry.schema.json", "JSON Schema"}};
constexpr std::array kDocuments{FormatFile{"namespace.schema.json"}};
constexpr std::array kNids{FormatFile{"nids.txt", "NIDs alone"}};
constexpr std::array kTurtle{FormatFile{"registry.ttl", "Turtle"}};
constexpr std::array kJsonLd{FormatFile{"registry.jsonld", "JSON-LD"}};
constexpr std::array kAtom{FormatFile{"changes.atom", "Atom feed of changes"}};
// clang-format on

/// Two writers of one format.
class Both : public ListingWriter {
public:
    Both(Writer first, Writer second) : m_first(std::move(first)), m_second(std::move(second)) { }

    void add(const Entry &entry) override
    {
        m_first->add(entry);
        m_second->add(entry);
    }

    void finish(const std::vector<registry::Contact> &contacts) override
    {
        m_first->finish(contacts);
        m_second->finish(contacts);
    }

private:
    Writer m_first, m_second;
};

/// One whose files are all there is of it.
class NothingBeside : public ListingWriter {
public:
    void add(const Entry &) override { }
    void finish(const std::vector<registry::Contact> &) override { }
};

Writer beginHtml(SiteFiles &files, const Front &front)
{
    const auto open = [&files](const std::string &name) -> QIODevice & { return files.open(name); };
    files.add(kSiteStyle, siteStyle());
    files.add(kSiteScript, siteScript());
    return std::make_unique<Both>(indexWriter(open, front), sitemapWriter(open, front));
}

Writer beginXml(SiteFiles &files, const Front &front)
{
    if (namesStylesheet(front))
        files.add(kXml[1].name, kStylesheetXsl);
    files.add(kXml[2].name, kSchemaRng);
    return xmlWriter(files.open(kXml[0].name), front);
}

Writer beginCsv(SiteFiles &files, const Front &front)
{
    QIODevice &formal = files.open(kCsv[0].name);
    return csvWriter(formal, files.open(kCsv[1].name), front);
}

Writer beginText(SiteFiles &files, const Front &front)
{
    return textWriter(files.open(kText[0].name), front.updated);
}

Writer beginJson(SiteFiles &files, const Front &front)
{
    files.add(kJson[1].name, kRegistrySchema);
    return jsonWriter(files.open(kJson[0].name), front);
}

/// The files of the namespaces are written with their pages.
Writer beginDocuments(SiteFiles &files, const Front &)
{
    files.add(kDocuments[0].name, namespaceSchema());
    return std::make_unique<NothingBeside>();
}

Writer beginNids(SiteFiles &files, const Front &)
{
    return nidsWriter(files.open(kNids[0].name));
}

Writer beginTurtle(SiteFiles &files, const Front &front)
{
    return turtleWriter(files.open(kTurtle[0].name), front);
}

Writer beginJsonLd(SiteFiles &files, const Front &front)
{
    return jsonLdWriter(files.open(kJsonLd[0].name), front);
}

Writer beginAtom(SiteFiles &files, const Front &front)
{
    return atomWriter(files.open(kAtom[0].name), front);
}

// clang-format off
constexpr std::array kFormats{
    //         format             name       media type              files       history links  pattern writer
    FormatSpec{Format::Html,      "html",    "text/html",            kHtml,      true,   false, true,   beginHtml},
    FormatSpec{Format::Xml,       "xml",     "application/xml",      kXml,       false,  true,  false,  beginXml},
    FormatSpec{Format::Csv,       "csv",     "text/csv",             kCsv,       false,  false, false,  beginCsv},
    FormatSpec{Format::Text,      "txt",     "text/plain",           kText,      false,  true,  false,  beginText},
    FormatSpec{Format::JsonFile,  "json",    "application/json",     kJson,      true,   false, true,   beginJson},
    FormatSpec{Format::Documents, "nid-json", "application/json",    kDocuments, true,   false, true,   beginDocuments},
    FormatSpec{Format::Nids,      "nids",    "text/plain",           kNids,      false,  false, false,  beginNids},
    FormatSpec{Format::Turtle,    "ttl",     "text/turtle",          kTurtle,    false,  false, true,   beginTurtle},
    FormatSpec{Format::JsonLd,    "jsonld",  "application/ld+json",  kJsonLd,    false,  false, true,   beginJsonLd},
    FormatSpec{Format::Atom,      "atom",    "application/atom+xml", kAtom,      true,   false, false,  beginAtom},
};
// clang-format on

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kFormats.size(); ++i) {
        if (kFormats[i].format != static_cast<Format>(i))
            return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

std::span<const FormatSpec> formats()
{
    return kFormats;
}

const FormatSpec &spec(Format format)
{
    return kFormats[static_cast<std::size_t>(format)];
}

std::optional<Format> formatNamed(std::string_view name)
{
    const auto found = std::ranges::find(kFormats, name, &FormatSpec::name);
    return found == kFormats.end() ? std::nullopt : std::optional(found->format);
}

bool includes(const std::vector<Format> &wanted, Format format)
{
    return wanted.empty() || std::ranges::count(wanted, format) > 0;
}

bool anyIncluded(const std::vector<Format> &wanted, bool FormatSpec::*with)
{
    return std::ranges::any_of(kFormats, [&](const FormatSpec &each) {
        return each.*with && includes(wanted, each.format);
    });
}

} // namespace nidreg::exchange
