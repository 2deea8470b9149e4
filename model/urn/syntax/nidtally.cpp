// SPDX-License-Identifier: MIT
#include "model/urn/syntax/nidtally.h"

#include "model/base/text.h"

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

static constexpr std::string_view kUrnScheme = "urn:";

/// What the slot of a NID holds.
static std::array<char, 56> headOf(std::string_view nid)
{
    std::array<char, 56> head{};
    char *const behind = std::ranges::copy(kUrnScheme, head.begin()).out;
    *std::ranges::transform(nid, behind, [](char c) { return base::lowered(c); }).out = ':';
    return head;
}

void NidTally::add(std::string_view nid)
{
    const auto head = headOf(nid);
    const std::size_t size = std::max(kUrnScheme.size() + nid.size() + 1, kHashed);
    std::size_t number = firstSlot(head.data() + size);
    std::size_t probes = 1;
    while (m_slots[number].urns != 0 && m_slots[number].head != head) {
        number = (number + 1) % kSlots;
        ++probes;
    }
    Slot &slot = m_slots[number];
    if (slot.urns++ != 0)
        return;
    slot.head = head;
    // NIDs that are made to collide cost no more than many different ones.
    if (++m_used == kMaxUsedSlots || probes > kMaxProbes)
        drain();
}

void NidTally::drain()
{
    const std::lock_guard lock(m_counts.m_mutex);
    for (const Slot &slot : m_slots) {
        const std::string_view behind(slot.head.data() + kUrnScheme.size());
        if (slot.urns != 0)
            m_counts.add(NidKey::of(behind.substr(0, behind.find(':'))), slot.urns);
    }
    std::ranges::fill(m_slots, Slot());
    m_used = 0;
}

} // namespace nidreg::urn
