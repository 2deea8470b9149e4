// SPDX-License-Identifier: MIT
#include "model/urn/fast/engine.h"

#include "model/base/text.h"

#include <algorithm>
#include <cstring>

namespace nidreg::urn {

constinit std::atomic<const Engine *> quickestEngine = &kPlainEngine;

static std::vector<const Engine *> supported()
{
    std::vector<const Engine *> result;
#if NIDREG_VECTORS
    for (const Engine *const each : {&kAvx512Engine, &kAvx2Engine}) {
        if (each->isSupported())
            result.push_back(each);
    }
#endif
    result.push_back(&kPlainEngine);
    return result;
}

std::span<const Engine *const> engines()
{
    static const std::vector<const Engine *> all = supported();
    return all;
}

// The engines are there before: they are constinit.
[[maybe_unused]] static const bool isChosen = [] {
    quickestEngine.store(engines().front(), std::memory_order_relaxed);
    return true;
}();

void normalizePlainly(std::string_view assignedName, std::size_t nid, char *out)
{
    const auto head = assignedName.substr(0, nid);
    char *const tail =
        std::ranges::transform(head, out, [](char c) { return base::lowered(c); }).out;
    const auto nss = assignedName.substr(nid);
    std::memcpy(tail, nss.data(), nss.size());
    for (auto at = nss.find('%'); at != std::string_view::npos; at = nss.find('%', at + 3)) {
        tail[at + 1] = base::raised(nss[at + 1]);
        tail[at + 2] = base::raised(nss[at + 2]);
    }
}

bool areEquivalentPlainly(const char *left, const char *right, std::size_t size, std::size_t nid)
{
    std::size_t digits = 0; // of a percent-encoding, still to come
    for (std::size_t i = 0; i < size; ++i) {
        const bool isFolded = i < nid || digits > 0;
        if (isFolded ? base::lowered(left[i]) != base::lowered(right[i]) : left[i] != right[i])
            return false;
        digits = left[i] == '%' ? 2 : digits - (digits > 0);
    }
    return true;
}

} // namespace nidreg::urn
