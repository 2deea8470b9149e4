// SPDX-License-Identifier: MIT
#include "model/urn/fast/engine.h"

#include "model/urn/fast/engines.h"

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

} // namespace nidreg::urn
