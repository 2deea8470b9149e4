// SPDX-License-Identifier: MIT
#pragma once

namespace nidreg::proof {

/// Why a key, a signed note, a checkpoint or a proof is not taken. forms/text has the sentences.
enum class ProofError {
    NotUtf8, ///< or holds control characters
    TooLong,
    NoBlankLine, ///< the blank line between a note's text and its signatures is missing
    NoLineEnd, ///< the last line has none
    BadSignatureLine,
    TooManySignatures,
    NotSigned, ///< nobody signed it
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

} // namespace nidreg::proof
