// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/fast/engine.h"

#if defined(__x86_64__)
#define NIDREG_VECTORS 1
#else
#define NIDREG_VECTORS 0
#endif

namespace nidreg::urn {

extern const Engine kPlainEngine;
#if NIDREG_VECTORS
extern const Engine kAvx2Engine;
extern const Engine kAvx512Engine;
#endif

/// Engine::normalize and Engine::areEquivalent, a byte at a time where something is to do.
void normalizePlainly(std::string_view assignedName, std::size_t nid, char *out);
bool areEquivalentPlainly(const char *left, const char *right, std::size_t size, std::size_t nid);

} // namespace nidreg::urn
