// SPDX-License-Identifier: MIT
#include "model/urn/engine.h"

#include "model/urn/engines.h"

#include <atomic>

namespace nidreg::urn {

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

const Engine &engine()
{
    static constinit std::atomic<const Engine *> quickest = nullptr;
    const Engine *known = quickest.load(std::memory_order_relaxed);
    if (!known) {
        known = engines().front();
        quickest.store(known, std::memory_order_relaxed);
    }
    return *known;
}

} // namespace nidreg::urn
