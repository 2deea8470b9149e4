// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/notekey.h"
#include "model/proof/sha256.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::proof {

/// What a log's head is (C2SP tlog-checkpoint): the first three lines of a signed note.
struct Checkpoint {
    std::string origin; ///< the log's name, the same as that of the key that signs
    std::int64_t size = 0; ///< number of events
    Hash root{};
    std::vector<std::string> extensions; ///< further lines, not empty; we write that of logLine()
};

/// The extension line that says which log a checkpoint is of, whoever signs it and under whatever
/// name: "log " and the hash of the log's first leaf in hex.
std::string logLine(std::string_view firstLeaf);
/// What that line of `checkpoint` says; empty where it has none, or one of another form.
std::string logOf(const Checkpoint &checkpoint);

/// The text of a checkpoint's note.
std::string write(const Checkpoint &checkpoint);

/// Reads a note's text. Refuses NoLineEnd, BadOrigin, BadSize, BadRoot, and NoBlankLine for an
/// empty extension line.
base::Result<Checkpoint, ProofError> readCheckpoint(std::string_view text);

/// A checkpoint as it travels.
struct NotedCheckpoint {
    Checkpoint checkpoint;
    Note note;
};

/// Reads a signed checkpoint, with no signatures or many; the signatures are not checked:
/// VerifierKey::check() does. Refuses what readNote() and readCheckpoint() refuse.
base::Result<NotedCheckpoint, ProofError> readNotedCheckpoint(std::string_view bytes);

/// The checkpoint as a note that `key` signed; unsigned where it is null.
std::string noted(const Checkpoint &checkpoint, const SigningKey *key);

} // namespace nidreg::proof
