// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <cstdint>
#include <random>

namespace nidreg::tests {

/// A seed for what a test does at random, printed so that NIDREG_SEED repeats the run.
inline std::uint32_t seed()
{
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue("NIDREG_SEED", &isGiven);
    const std::uint32_t chosen =
        isGiven ? std::uint32_t(given) : std::uint32_t(std::random_device()() % 1000000);
    qInfo("NIDREG_SEED=%u", chosen);
    return chosen;
}

} // namespace nidreg::tests
