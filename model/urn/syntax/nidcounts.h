// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/nidkey.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

namespace nidreg::urn {

/// How many URNs each NID has, whatever its case. Bounded: once kMost different NIDs are known, the
/// URNs of every further NID are counted together. What is told of a known NID is exact all the
/// same, since a NID is known from its first URN on or never. Takes counts from several threads,
/// each through a NidTally of its own.
class NidCounts {
public:
    static constexpr std::size_t kMost = 262'144; ///< some 24 MiB

    explicit NidCounts(std::size_t most = kMost) : m_most(most) { }

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

} // namespace nidreg::urn
