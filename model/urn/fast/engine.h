// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/fast/survey.h"
#include "model/urn/syntax/namestringerror.h"
#include "model/urn/syntax/nidtally.h"

#include <atomic>
#include <span>
#include <string_view>
#include <vector>

#if defined(__x86_64__)
#define NIDREG_VECTORS 1
#else
#define NIDREG_VECTORS 0
#endif

namespace nidreg::urn {

/// Where the parts of a namestring of RFC 8141 end, each with what introduces it: the r-component's
/// "?+" begins at `nss`, the q-component's "?=" at `r`, the f-component's "#" at `q`. A component
/// that is absent ends where it would begin; the f-component ends with the text.
struct NamestringEnds {
    std::size_t nid, nss, r, q;
};

/// One way to read RFC 8141, with the instructions that it needs. All ways give the same answers,
/// and none reads a byte outside of what it is given.
struct Engine {
    std::string_view name; ///< "plain", "avx2", "avx512"
    bool (*isSupported)(); ///< by the processor that this runs on

    /// The survey of the first 64 bytes of `text`.
    Survey (*survey)(std::string_view text);

    /// Reads `text` as one namestring: true with its `ends`, or false with the refusal that
    /// NamestringReader gives. The other one is left in any state.
    bool (*read)(std::string_view text, NamestringEnds &ends, NamestringRefusal &refusal);

    /// Writes the normal form of a namestring whose NID ends at `nid` and whose NSS is the rest of
    /// `assignedName`: as many bytes as that has.
    void (*normalize)(std::string_view assignedName, std::size_t nid, char *out);

    /// True when two assigned-names of the same length, whose NIDs end at `nid`, have the same
    /// normal form.
    bool (*areEquivalent)(const char *left, const char *right, std::size_t size, std::size_t nid);

    /// Reads the lines that begin in `text` before `limit` and counts them; the last of them may go
    /// on behind it. Where `bad` is not null, what is invalid is added to it.
    void (*readLines)(std::string_view text, std::size_t limit, LineTally &tally,
                      std::vector<BadLine> *bad);
};

/// The engines that this processor has, the quickest first; the plain one is always there.
std::span<const Engine *const> engines();

/// The quickest; the plain one until the program's globals are made.
extern std::atomic<const Engine *> quickestEngine;

/// The quickest, without asking what the processor has for every name.
inline const Engine &engine()
{
    return *quickestEngine.load(std::memory_order_relaxed);
}

extern const Engine kPlainEngine;
#if NIDREG_VECTORS
extern const Engine kAvx2Engine;
extern const Engine kAvx512Engine;
#endif

/// Engine::normalize and Engine::areEquivalent, a byte at a time where something is to do.
void normalizePlainly(std::string_view assignedName, std::size_t nid, char *out);
bool areEquivalentPlainly(const char *left, const char *right, std::size_t size, std::size_t nid);

} // namespace nidreg::urn
