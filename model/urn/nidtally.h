// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/nidcounts.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nidreg::urn {

/// The NIDs that one thread met lately, counted without asking the others: an open-addressing table
/// of a fixed size, which is emptied into the common counts when it fills up.
class NidTally {
public:
    static constexpr std::size_t kSlots = 4096;
    static constexpr int kHashShift =
        64 - 12; ///< a NID's first slot: its hash without so many bits

    explicit NidTally(NidCounts &counts) : m_counts(counts), m_keys(kSlots), m_urns(kSlots) { }

    void add(const NidKey &nid);

    /// For whoever looks a NID up in a way of his own: the first free slot from its first one on
    /// ends the search. A count that is not 0 may be raised there.
    struct Table {
        const NidKey *keys; ///< zeros in a free slot
        std::uint64_t *counts; ///< 0 in a free slot
    };
    Table table() { return {m_keys.data(), m_urns.data()}; }

    /// Hands over what was counted and begins anew.
    void drain();

private:
    static constexpr std::size_t kMostUsed = kSlots / 2;
    static constexpr std::size_t kMostProbes = 32;

    NidCounts &m_counts;
    std::vector<NidKey> m_keys;
    std::vector<std::uint64_t> m_urns;
    std::size_t m_used = 0;
};

} // namespace nidreg::urn
