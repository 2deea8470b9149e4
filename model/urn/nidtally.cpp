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

void NidTally::insert(Slot &slot, const NidKey &nid)
{
    slot = {nid, 1};
    if (++m_used == kMostUsed)
        drain();
}

void NidTally::drain()
{
    const std::lock_guard lock(m_counts.m_mutex);
    for (Slot &slot : m_slots) {
        if (slot.count > 0)
            m_counts.add(slot.nid, slot.count);
    }
    std::ranges::fill(m_slots, Slot());
    m_used = 0;
}

} // namespace nidreg::urn
