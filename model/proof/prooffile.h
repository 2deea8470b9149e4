// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/checkpoint.h"

namespace nidreg::proof {

/// A proof that an event is in a log, for people who have neither log nor database. As a file it
/// has the C2SP tlog-proof format; resources/manual/proofs.md specifies every byte of it.
struct InclusionProof {
    std::string bytes; ///< the event's canonical bytes
    std::int64_t index = 0; ///< its number
    std::vector<Hash> path;
    std::string checkpoint; ///< a signed checkpoint, as it travels
};

std::string write(const InclusionProof &proof);
/// Refuses BadProof and what readNotedCheckpoint() refuses.
base::Result<InclusionProof, ProofError> readInclusion(std::string_view text);
/// Done when the path leads from the event to the checkpoint's root; the signatures are not
/// checked. Refuses WrongPath and what readNotedCheckpoint() refuses.
base::Result<base::Done, ProofError> check(const InclusionProof &proof);

/// That a log of `old` events, with that root, only grew.
struct ConsistencyProof {
    std::int64_t old = 0;
    Hash oldRoot{};
    std::vector<Hash> path;
    std::string checkpoint; ///< of the later state, as it travels
};

std::string write(const ConsistencyProof &proof);
base::Result<ConsistencyProof, ProofError> readConsistency(std::string_view text);
base::Result<base::Done, ProofError> check(const ConsistencyProof &proof);

/// Which of the two a file is, by its first line.
bool isConsistencyProof(std::string_view text);

} // namespace nidreg::proof
