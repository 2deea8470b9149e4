// SPDX-License-Identifier: MIT
#include "model/exchange/iana/listingheader.h"

#include "model/exchange/iana/ianaxmlreader.h"
#include "model/exchange/iana/ianaxmlwriter.h"
#include "model/listing/entry.h"

#include <algorithm>
#include <set>
#include <utility>

namespace nidreg::exchange {

using listing::Document;
using listing::Registration;

static Registration named(const std::string &nid)
{
    Registration registration;
    registration.nid = nid;
    registration.kind = urn::isInformalForm(nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
    return registration;
}

bool ListingHeaderCollector::begin(const listing::Head &head)
{
    m_furthest = {-1, {}};
    m_last.clear();
    return Collector::begin(head);
}

bool ListingHeaderCollector::add(const Registration &registration)
{
    listing::ListingPosition here = listing::positionOf(registration.nid);
    if (here < m_furthest) {
        if (++m_displaced <= kMaxDisplaced) {
            Collector::add(named(m_last));
            Collector::add(named(registration.nid));
        }
    } else {
        m_furthest = std::move(here);
    }
    m_last = registration.nid;
    return true;
}

static void forgetOrder(listing::Registry &registry)
{
    registry.registrations.clear();
    for (listing::Registry &each : registry.registries)
        forgetOrder(each);
}

std::pair<std::string, Document> ListingHeaderCollector::finish()
{
    Document document = take();
    if (!isOrderKept())
        forgetOrder(document.registry);
    std::string text = ianaXml(document);
    auto read = readListingHeader(text);
    return {std::move(text), read ? std::move(*read) : std::move(document)};
}

std::optional<Document> readListingHeader(std::string_view text)
{
    auto read = readIanaDocument(text);
    if (!read)
        return std::nullopt;
    return std::move(read->document);
}

std::vector<registry::Contact> peopleOf(const registry::ListingHead &head)
{
    std::vector<registry::Contact> people;
    if (const auto header = readListingHeader(head.header)) {
        for (const listing::Person &each : header->people)
            people.push_back(listing::contactOf(each));
    }
    std::set<std::string> named;
    for (const registry::Contact &each : people)
        named.insert(each.id);
    for (const registry::Contact &each : head.contacts) {
        if (!named.contains(each.id))
            people.push_back(each);
    }
    return people;
}

std::string entryText(const Registration &registration)
{
    Document document;
    document.hasPeople = false;
    document.registry.registrations.push_back(registration);
    return ianaXml(document);
}

std::optional<Registration> readEntry(std::string_view text)
{
    auto read = readListingHeader(text);
    if (!read || read->registry.registrations.size() != 1)
        return std::nullopt;
    return std::move(read->registry.registrations.front());
}

} // namespace nidreg::exchange
