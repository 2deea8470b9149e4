// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/text.h"
#include "model/urn/syntax/namestringerror.h"
#include "model/urn/syntax/nidsyntax.h"

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <map>
#include <mutex>
#include <numeric>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// A NID in lower case with zeros behind it: 32 bytes that are equal exactly for equal NIDs.
struct NidKey {
    std::array<char, kLongestNid> bytes{};

    /// `nid` is well formed.
    static NidKey of(std::string_view nid)
    {
        NidKey key;
        for (std::size_t i = 0; i < nid.size(); ++i)
            key.bytes[i] = base::lowered(nid[i]);
        return key;
    }

    std::string_view text() const
    {
        const std::string_view all(bytes.data(), bytes.size());
        return all.substr(0, all.find('\0'));
    }

    friend auto operator<=>(const NidKey &, const NidKey &) = default;
    friend bool operator==(const NidKey &a, const NidKey &b)
    {
        return std::memcmp(a.bytes.data(), b.bytes.data(), kLongestNid) == 0;
    }
};

/// How many URNs each NID has, whatever its case. Bounded: once kMaxNids different NIDs are known,
/// the URNs of every further NID are counted together. The count of a known NID is exact
/// nevertheless, since a NID is known from its first URN on or never. Takes counts from several
/// threads, each through a NidTally of its own.
class NidCounts {
public:
    static constexpr std::size_t kMaxNids = 262'144; ///< some 24 MiB

    explicit NidCounts(std::size_t most = kMaxNids) : m_most(most) { }

    /// Once no thread adds any more: by NID, in the order of their bytes.
    const std::map<NidKey, std::uint64_t> &known() const { return m_known; }
    /// The URNs of all the other NIDs.
    std::uint64_t others() const { return m_others; }

private:
    friend class NidTally; // holds the mutex meanwhile

    void add(const NidKey &nid, std::uint64_t count);

    std::size_t m_most;
    std::mutex m_mutex;
    std::map<NidKey, std::uint64_t> m_known;
    std::uint64_t m_others = 0;
};

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

    /// The last bytes of a head determine the first slot of its search.
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

    /// Adds the counts to the totals and resets them.
    void drain();

private:
    static constexpr std::size_t kMaxUsedSlots = kSlots / 2;
    static constexpr std::size_t kMaxProbes = 32;

    NidCounts &m_counts;
    std::vector<Slot> m_slots;
    std::size_t m_used = 0;
};

/// A line that is no URN.
struct BadLine {
    std::uint64_t line; ///< number of lines before it
    std::uint64_t begin; ///< the byte that it begins with, from 0
    NamestringRefusal refusal; ///< its offset counts from the line's beginning
    bool isByGrammar = false; ///< a URN, but not by its namespace's grammar: `refusal` has no error
};

/// The rule of what a namespace's grammar refuses.
inline constexpr std::string_view kGrammarRule = "urn.grammar";

/// The stable id of what is wrong with it.
inline std::string_view rule(const BadLine &line)
{
    return line.isByGrammar ? kGrammarRule : rule(line.refusal.error);
}

/// How many lines there were of which kind. An empty line is neither valid nor refused.
struct LineTally {
    explicit LineTally(NidCounts &counts) : nids(counts) { }

    std::uint64_t lines = 0; ///< all of them
    std::uint64_t empty = 0;
    std::array<std::uint64_t, kNamestringErrors> refused{}; ///< in the order of NamestringError
    std::uint64_t refusedByGrammar = 0;
    NidTally nids; ///< of the valid ones

    /// All the others.
    std::uint64_t valid() const
    {
        return std::accumulate(refused.begin(), refused.end(), lines - empty - refusedByGrammar,
                               std::minus());
    }

    void refuse(NamestringError error) { ++refused[static_cast<std::size_t>(error)]; }
};

} // namespace nidreg::urn
