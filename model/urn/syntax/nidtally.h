// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/nidcounts.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// The NIDs that one thread met lately, counted without asking the others: an open-addressing table
/// of a fixed size, which is emptied into the common counts when it fills up.
class NidTally {
public:
    static constexpr std::size_t kSlots = 4096;

    explicit NidTally(NidCounts &counts) : m_counts(counts), m_slots(kSlots) { }

    /// `nid` is well formed, in any case.
    void add(std::string_view nid);

    /// A NID with what stands around it in a URN, so that whoever finds a line to begin so need not
    /// look at its scheme: "urn:isbn:" in lower case, zeros behind it. All zeros where it is free.
    struct alignas(64) Slot {
        std::array<char, 56> head;
        std::uint64_t urns;
    };

    /// For whoever looks NIDs up in a way of his own: kSlots of them, in which the search for a NID
    /// begins at its first slot, goes round, and ends at a free one. A count that is not 0 may be
    /// raised there.
    Slot *table() { return m_slots.data(); }

    /// The last bytes of a head say where it is looked for first.
    static constexpr std::size_t kHashed = 8;

    /// The number of the first slot of the head that ends in front of `end`, kHashed bytes or more.
    static std::size_t firstSlot(const char *end)
    {
        constexpr std::uint64_t kLowered = 0x2020'2020'2020'2020; // what tells "u" from "U"
        constexpr std::uint64_t kMixed = 0x9E37'79B9'7F4A'7C15;
        constexpr int kUsedBits = std::countr_zero(kSlots);
        std::uint64_t last = 0;
        std::memcpy(&last, end - kHashed, kHashed);
        return (last | kLowered) * kMixed >> (64 - kUsedBits);
    }

    /// Hands over what was counted and begins anew.
    void drain();

private:
    static constexpr std::size_t kMostUsed = kSlots / 2;
    static constexpr std::size_t kMostProbes = 32;

    NidCounts &m_counts;
    std::vector<Slot> m_slots;
    std::size_t m_used = 0;
};

} // namespace nidreg::urn
