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
    explicit NidTally(NidCounts &counts) : m_counts(counts), m_slots(kSlots) { }

    void add(const NidKey &nid)
    {
        std::size_t at = nid.hash() >> (64 - kSlotBits);
        for (std::size_t probes = 0; probes < kMostProbes; ++probes, at = (at + 1) % kSlots) {
            Slot &slot = m_slots[at];
            if (slot.count == 0)
                return insert(slot, nid);
            if (slot.nid == nid) {
                ++slot.count;
                return;
            }
        }
        drain(); // NIDs made to collide cost no more than any others
        add(nid);
    }

    /// Hands over what was counted and begins anew.
    void drain();

private:
    struct Slot {
        NidKey nid;
        std::uint64_t count = 0; ///< 0: free
    };

    void insert(Slot &slot, const NidKey &nid);

    static constexpr std::size_t kSlotBits = 12;
    static constexpr std::size_t kSlots = std::size_t(1) << kSlotBits;
    static constexpr std::size_t kMostUsed = kSlots / 2;
    static constexpr std::size_t kMostProbes = 32;

    NidCounts &m_counts;
    std::vector<Slot> m_slots;
    std::size_t m_used = 0;
};

} // namespace nidreg::urn
