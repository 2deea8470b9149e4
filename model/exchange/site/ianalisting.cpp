// SPDX-License-Identifier: MIT
#include "model/exchange/iana/ianacsv.h"
#include "model/exchange/iana/ianaxmlwriter.h"
#include "model/exchange/iana/listingsource.h"
#include "model/exchange/site/publishedheader.h"
#include "model/listing/entry.h"

#include <array>
#include <map>
#include <set>

namespace nidreg::exchange {

namespace {

using listing::Document;
using listing::Registration;
using listing::Registry;
using registry::Reference;

constexpr std::size_t kKinds = 2;

/// Hands a registry's registrations on in the order of the listing that they came from: one that
/// stands behind a later one waits for it.
class Order {
public:
    void begin(const std::vector<Registration> &pairs)
    {
        m_behind.clear();
        m_displaced.clear();
        m_waiting.clear();
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
            m_behind[pairs[i].nid] = pairs[i + 1].nid;
            m_displaced.insert(pairs[i + 1].nid);
        }
    }

    void add(Registration registration, listing::DocumentHandler &to)
    {
        if (m_behind.empty()) { // as nearly always
            to.add(registration);
            return;
        }
        if (m_displaced.contains(registration.nid)) {
            const std::string nid = registration.nid;
            m_waiting.emplace(nid, std::move(registration));
            return;
        }
        to.add(registration);
        std::string last = registration.nid;
        for (auto next = m_behind.find(last); next != m_behind.end(); next = m_behind.find(last)) {
            const auto waiting = m_waiting.find(next->second);
            if (waiting == m_waiting.end())
                return;
            to.add(waiting->second);
            last = next->second;
            m_waiting.erase(waiting);
        }
    }

    /// Those that waited for one that is no longer listed.
    void finish(listing::DocumentHandler &to)
    {
        for (const auto &[nid, registration] : m_waiting)
            to.add(registration);
        m_waiting.clear();
    }

private:
    std::map<std::string, std::string> m_behind; ///< the one that stands directly behind a NID
    std::set<std::string> m_displaced;
    std::map<std::string, Registration> m_waiting;
};

/// A listing as a publication of IANA's family: the header, and within it the registrations.
class IanaListing : public ListingWriter {
public:
    IanaListing(std::unique_ptr<listing::DocumentHandler> to, const Front &front)
        : m_to(std::move(to)), m_header(headerOf(front)), m_hasHeader(!front.head.header.empty())
    {
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            m_index[kind] = indexOf(m_header, static_cast<urn::NidKind>(kind));
        m_to->open(m_header.instructions);
        m_to->begin(m_header.registry.head);
    }

    void add(const Entry &entry) override
    {
        if (entry.row.status == registry::Status::Delisted)
            return;
        Registration made = publishedAs(entry.row, entry.templateHeld);
        noteCited(made);
        while (m_begun <= m_index[static_cast<std::size_t>(made.kind)])
            beginNext();
        m_order.add(std::move(made), *m_to);
    }

    void finish(const std::vector<registry::Contact> &contacts) override
    {
        while (m_begun < m_header.registry.registries.size())
            beginNext();
        endLast();
        for (const listing::Footnote &each : m_header.registry.footnotes)
            m_to->add(each);
        if (m_header.hasPeople || !contacts.empty())
            m_to->people();
        for (const listing::Person &each : m_header.people)
            m_to->add(each);
        for (const registry::Contact &each : contacts) {
            if (!isInHeader(each.id) && (!m_hasHeader || m_cited.contains(each.id)))
                m_to->add(listing::personOf(each));
        }
        m_to->end();
    }

private:
    bool isInHeader(const std::string &person) const
    {
        return std::ranges::count(m_header.people, person, &listing::Person::id) > 0;
    }

    /// People whom a registration cites stay published when a newer listing forgets them.
    void noteCited(const Registration &registration)
    {
        if (!m_hasHeader)
            return;
        for (const Reference &each : registration.references)
            noteCited(each);
        if (!registration.contact)
            return;
        for (const listing::Piece &each : *registration.contact) {
            if (each.reference)
                noteCited(*each.reference);
        }
    }

    void noteCited(const Reference &reference)
    {
        if (reference.type == Reference::Person)
            m_cited.insert(reference.data);
    }

    void endLast()
    {
        if (m_begun == 0)
            return;
        m_order.finish(*m_to);
        for (const listing::Footnote &each : m_header.registry.registries[m_begun - 1].footnotes)
            m_to->add(each);
        m_to->end();
    }

    void beginNext()
    {
        endLast();
        const Registry &part = m_header.registry.registries[m_begun++];
        m_to->begin(part.head);
        m_order.begin(part.registrations);
    }

    std::unique_ptr<listing::DocumentHandler> m_to;
    Document m_header;
    bool m_hasHeader;
    std::array<std::size_t, kKinds> m_index{}; ///< by kind, of the header's registries
    std::size_t m_begun = 0; ///< how many of them
    Order m_order; ///< of the one that is open
    std::set<std::string> m_cited;
};

} // namespace

std::unique_ptr<ListingWriter> xmlWriter(QIODevice &to, const Front &front)
{
    return std::make_unique<IanaListing>(ianaXmlWriter(to), front);
}

std::unique_ptr<ListingWriter> csvWriter(QIODevice &formal, QIODevice &informal, const Front &front)
{
    return std::make_unique<IanaListing>(ianaCsvWriter(formal, informal), front);
}

} // namespace nidreg::exchange
