// SPDX-License-Identifier: MIT
#include "model/urn/engine.h"

#include "model/urn/engines.h"

namespace nidreg::urn {

constinit std::atomic<const Engine *> quickestEngine = nullptr;

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
    quickestEngine.store(all.front(), std::memory_order_relaxed);
    return all;
}

} // namespace nidreg::urn
