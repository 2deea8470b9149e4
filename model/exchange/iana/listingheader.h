// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/documenthandler.h"
#include "model/listing/entry.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the registry keeps of a listing as text, in IANA's XML: what it says beside its
/// registrations, and what it says of one that has no other place.
namespace nidreg::exchange {

/// Collects the header of a listing: everything but the registrations. Where those are not in the
/// order in which a registry lists them (formal ones by NID, informal ones by number), each one
/// that follows a later one is recorded by its name, after the name of the one before it; in a
/// listing with more than kMaxDisplaced of these none is.
class ListingHeaderCollector : public listing::Collector {
public:
    static constexpr std::size_t kMaxDisplaced = 10'000;

    bool begin(const listing::Head &head) override;
    bool add(const listing::Registration &registration) override;
    using listing::Collector::add;

    bool isOrderKept() const { return m_displaced <= kMaxDisplaced; }
    /// What came, as text and as readListingHeader() reads it; the collector is empty afterwards.
    std::pair<std::string, listing::Document> finish();

private:
    listing::ListingPosition m_furthest; ///< the last position in the registry's order
    std::string m_last; ///< the NID before
    std::size_t m_displaced = 0;
};

/// Reads what ListingHeaderCollector made; nothing where `text` is not a header.
std::optional<listing::Document> readListingHeader(std::string_view text);

/// All people of a listing: those of its header, then those known from elsewhere, each once.
std::vector<registry::Contact> peopleOf(const registry::ListingHead &head);

/// `registration` as a document with that one record.
std::string entryText(const listing::Registration &registration);
/// Nothing where `text` is none.
std::optional<listing::Registration> readEntry(std::string_view text);

} // namespace nidreg::exchange
