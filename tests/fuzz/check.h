// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <cstdlib>

/// Stops the fuzzer when a claim does not hold, in every build type.
#define FUZZ_CHECK(claim)                                                                          \
    do {                                                                                           \
        if (!(claim)) {                                                                            \
            std::fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #claim);         \
            std::abort();                                                                          \
        }                                                                                          \
    } while (false)
