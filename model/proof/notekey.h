// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/note.h"

#include <string>
#include <string_view>

namespace nidreg::proof {

/// What checks signatures: `NAME+HASH+BASE64(0x01 ‖ Ed25519 public key)`, a C2SP verifier key.
class VerifierKey {
public:
    /// Refuses BadName, BadKey, WrongKeyHash.
    static base::Result<VerifierKey, ProofError> read(std::string_view text);

    std::string text() const;
    const std::string &name() const { return m_name; }
    std::uint32_t hash() const;

    /// Done when this key signed the note's text; else UnknownSigner or WrongSignature.
    base::Result<base::Done, ProofError> check(const Note &note) const;

private:
    friend class SigningKey;
    VerifierKey(std::string name, std::string key) : m_name(std::move(name)), m_key(std::move(key))
    {
    }

    std::string m_name;
    std::string m_key; ///< 32 bytes
};

/// What signs: `PRIVATE+KEY+NAME+HASH+BASE64(0x01 ‖ Ed25519 seed)`, as note tools write it. It
/// belongs into a file that only its owner reads, never into the database.
class SigningKey {
public:
    /// A new key. Refuses BadName, NoRandomness.
    static base::Result<SigningKey, ProofError> make(std::string_view name);
    /// Reads text(), with or without a line end. Refuses BadName, BadKey, WrongKeyHash.
    static base::Result<SigningKey, ProofError> read(std::string_view text);

    std::string text() const;
    const VerifierKey &verifier() const { return m_verifier; }

    /// Adds this key's signature to the note.
    void sign(Note &note) const;

private:
    SigningKey(std::string seed, VerifierKey verifier)
        : m_seed(std::move(seed)), m_verifier(std::move(verifier))
    {
    }
    static base::Result<SigningKey, ProofError> from(std::string_view name, std::string seed);

    std::string m_seed; ///< 32 bytes
    VerifierKey m_verifier;
};

} // namespace nidreg::proof
