// SPDX-License-Identifier: MIT
#include "model/urn/nidtally.h"

#include <algorithm>

namespace nidreg::urn {

void NidCounts::add(const NidKey &nid, std::uint64_t count)
{
    if (const auto known = m_known.find(nid); known != m_known.end())
        known->second += count;
    else if (m_known.size() < m_most)
        m_known.emplace(nid, count);
    else
        m_others += count;
}

void NidTally::add(const NidKey &nid)
{
    std::size_t slot = nid.hash() >> kHashShift;
    std::size_t probes = 1;
    while (m_urns[slot] != 0 && m_keys[slot] != nid) {
        slot = (slot + 1) % kSlots;
        ++probes;
    }
    if (m_urns[slot]++ != 0)
        return;
    m_keys[slot] = nid;
    // NIDs that are made to collide cost no more than many different ones.
    if (++m_used == kMostUsed || probes > kMostProbes)
        drain();
}

void NidTally::drain()
{
    const std::lock_guard lock(m_counts.m_mutex);
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        if (m_urns[slot] != 0)
            m_counts.add(m_keys[slot], m_urns[slot]);
    }
    std::ranges::fill(m_keys, NidKey());
    std::ranges::fill(m_urns, 0);
    m_used = 0;
}

} // namespace nidreg::urn
