// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/proof/prooferror.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::proof {

/// A note's limits, as readers of C2SP notes have them.
constexpr std::size_t kMaxNoteBytes = 1'000'000;
constexpr std::size_t kMaxSignatures = 100;

/// One line under a note: who signed, the first four bytes of the key's hash, the signature.
struct NoteSignature {
    std::string name;
    std::uint32_t keyHash = 0;
    std::string signature; ///< raw bytes
};

/// A C2SP signed note: text, a blank line, and signature lines `— NAME BASE64(hash ‖ signature)`.
struct Note {
    std::string text; ///< UTF-8, ends with LF; what is signed
    std::vector<NoteSignature> signatures;
};

/// Reads a note; one without signature lines is fine where it still has its blank line. Refuses
/// NotUtf8, TooLong, NoLineEnd, NoBlankLine, BadSignatureLine, TooManySignatures.
base::Result<Note, ProofError> readNote(std::string_view bytes);

std::string write(const Note &note);

/// True for UTF-8 without control characters but LF.
bool isPlainText(std::string_view text);
/// What may name a key: not empty, no "+", no white space.
bool isKeyName(std::string_view name);

} // namespace nidreg::proof
