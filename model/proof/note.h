// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::proof {

/// Why a key, a signed note, a checkpoint or a proof is not taken. forms/text has the sentences.
enum class ProofError {
    NotUtf8, ///< or holds control characters
    TooLong,
    NoBlankLine, ///< the blank line between a note's text and its signatures is missing
    NoLineEnd, ///< the last line has none
    BadSignatureLine,
    TooManySignatures,
    NotSigned, ///< it has no signature
    UnknownSigner, ///< none of its signatures is the given key's
    WrongSignature, ///< the given key never signed this text
    BadOrigin, ///< a checkpoint's first line
    BadSize, ///< its second line
    BadRoot, ///< its third line
    BadName, ///< of a key: empty, or with spaces or "+"
    BadKey, ///< malformed, or of another kind than Ed25519
    WrongKeyHash, ///< the hash in the key is of another key
    NoRandomness, ///< the system gives none: no key can be made
    BadProof, ///< not the form of a proof
    WrongPath, ///< the path does not lead to the checkpoint's root
};

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
