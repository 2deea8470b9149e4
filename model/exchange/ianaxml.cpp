// SPDX-License-Identifier: MIT
#include "model/exchange/ianaxmlwriter.h"
#include "model/exchange/listingwriter.h"

#include <array>

namespace nidreg::exchange {

namespace {

using listing::Head;
using listing::Prose;
using listing::Registration;
using registry::Reference;

/// The two registries of the publication.
struct Part {
    const char *id;
    const char *title;
};
constexpr std::array<Part, 2> kParts{{{"urn-namespaces-1", "Formal URN Namespaces"},
                                      {"urn-namespaces-2", "Informal URN Namespaces"}}};

Head wholeHead(base::Date updated)
{
    Head head;
    head.id = "urn-namespaces";
    head.title = listing::proseOf("Uniform Resource Names (URN) Namespaces");
    head.categories = {"Uniform Resource Names (URN)"};
    head.updated = base::toString(updated);
    return head;
}

Head partHead(const Part &part)
{
    Head head;
    head.id = part.id;
    head.title = listing::proseOf(part.title);
    head.references = {{Reference::Rfc, "rfc8141", {}}};
    head.registrationRule = listing::proseOf("Expert Review");
    return head;
}

Prose proseOf(const std::vector<Reference> &references)
{
    Prose prose;
    for (const Reference &each : references)
        prose.push_back({{}, each});
    return prose;
}

/// A formal one's link is its template, an informal one's a reference beside its contact.
Registration registrationOf(const listing::Record &record)
{
    Registration made;
    made.nid = record.nid;
    made.kind = record.kind;
    made.date = record.date;
    made.updated = record.updated;
    const bool isFormal = record.kind == urn::NidKind::Formal;
    std::vector<Reference> links;
    if (record.link)
        links.push_back({Reference::Uri, record.link->url, record.link->label});
    if (isFormal && record.link)
        made.formTemplate = proseOf(links);
    if (!isFormal)
        made.contact = proseOf(record.references);
    made.references = isFormal ? record.references : links;
    return made;
}

class XmlListing : public ListingWriter {
public:
    XmlListing(QIODevice &to, base::Date updated) : m_writer(ianaXmlWriter(to))
    {
        m_writer->open(usualInstructions());
        m_writer->begin(wholeHead(updated));
    }

    void add(const Entry &entry) override
    {
        while (m_begun <= static_cast<std::size_t>(entry.record.kind))
            beginNext();
        m_writer->add(registrationOf(entry.record));
    }

    void finish(const std::vector<registry::Contact> &contacts) override
    {
        while (m_begun < kParts.size())
            beginNext();
        m_writer->end();
        m_writer->people();
        for (const registry::Contact &each : contacts)
            m_writer->add(personOf(each));
        m_writer->end();
    }

private:
    static listing::Person personOf(const registry::Contact &contact)
    {
        listing::Person person;
        person.id = contact.id;
        if (!contact.name.empty())
            person.name = contact.name;
        if (!contact.uri.empty())
            person.uris = {contact.uri};
        person.updated = contact.updated;
        return person;
    }

    void beginNext()
    {
        if (m_begun > 0)
            m_writer->end();
        m_writer->begin(partHead(kParts[m_begun++]));
    }

    std::unique_ptr<listing::Sink> m_writer;
    std::size_t m_begun = 0; ///< how many of kParts stand there already
};

} // namespace

std::unique_ptr<ListingWriter> xmlWriter(QIODevice &to, base::Date updated)
{
    return std::make_unique<XmlListing>(to, updated);
}

} // namespace nidreg::exchange
