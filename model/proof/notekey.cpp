// SPDX-License-Identifier: MIT
#include "model/proof/notekey.h"

#include "model/proof/base64.h"
#include "model/proof/sha256.h"

#include <array>
#include <memory>
#include <new>
#include <openssl/evp.h>
#include <openssl/rand.h>

namespace nidreg::proof {

static constexpr char kEd25519 = 1; ///< the algorithm byte of a note's key
static constexpr std::size_t kKeyBytes = 32;
static constexpr std::size_t kSignatureBytes = 64;
static constexpr std::string_view kPrivate = "PRIVATE+KEY+";

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)>;

static const unsigned char *raw(std::string_view bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

/// The first four bytes of SHA-256(name ‖ LF ‖ 0x01 ‖ public key).
static std::uint32_t hashOf(std::string_view name, std::string_view key)
{
    const Hash hash = sha256(std::string(name) + '\n' + kEd25519, key);
    return std::uint32_t(hash[0]) << 24 | std::uint32_t(hash[1]) << 16 | std::uint32_t(hash[2]) << 8
        | hash[3];
}

static std::string hashText(std::uint32_t hash)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4)
        text += kDigits[hash >> shift & 15];
    return text;
}

namespace {

/// NAME+HASH+BASE64, taken apart.
struct KeyParts {
    std::string name;
    std::string hash;
    std::string key;
};

} // namespace

static base::Result<KeyParts, ProofError> partsOf(std::string_view text)
{
    const std::size_t first = text.find('+');
    const std::size_t second = text.find('+', first == text.npos ? first : first + 1);
    if (second == std::string_view::npos)
        return base::fail(ProofError::BadKey);
    KeyParts parts{std::string(text.substr(0, first)),
                   std::string(text.substr(first + 1, second - first - 1)),
                   fromBase64(text.substr(second + 1)).value_or(std::string())};
    if (!isKeyName(parts.name))
        return base::fail(ProofError::BadName);
    if (parts.key.size() != kKeyBytes + 1 || parts.key.front() != kEd25519)
        return base::fail(ProofError::BadKey);
    parts.key.erase(0, 1);
    return parts;
}

base::Result<VerifierKey, ProofError> VerifierKey::read(std::string_view text)
{
    auto parts = partsOf(text.substr(0, text.find('\n')));
    if (!parts)
        return base::fail(parts.error());
    VerifierKey key(std::move(parts->name), std::move(parts->key));
    if (hashText(key.hash()) != parts->hash)
        return base::fail(ProofError::WrongKeyHash);
    return key;
}

std::string VerifierKey::text() const
{
    return m_name + '+' + hashText(hash()) + '+' + toBase64(kEd25519 + m_key);
}

std::uint32_t VerifierKey::hash() const
{
    return hashOf(m_name, m_key);
}

static bool isSignature(const std::string &key, std::string_view text, std::string_view signature)
{
    const Key made(EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, raw(key), key.size()),
                   &EVP_PKEY_free);
    const DigestContext context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    if (!made || !context
        || EVP_DigestVerifyInit(context.get(), nullptr, nullptr, nullptr, made.get()) != 1)
        throw std::bad_alloc(); // which says nothing about the signature
    return EVP_DigestVerify(context.get(), raw(signature), signature.size(), raw(text), text.size())
        == 1;
}

base::Result<base::Done, ProofError> VerifierKey::check(const Note &note) const
{
    if (note.signatures.empty())
        return base::fail(ProofError::NotSigned);
    for (const NoteSignature &each : note.signatures) {
        if (each.name != m_name || each.keyHash != hash())
            continue; // another key's, which says nothing here
        if (each.signature.size() != kSignatureBytes
            || !isSignature(m_key, note.text, each.signature))
            return base::fail(ProofError::WrongSignature);
        return base::Done();
    }
    return base::fail(ProofError::UnknownSigner);
}

base::Result<SigningKey, ProofError> SigningKey::from(std::string_view name, std::string seed)
{
    const Key made(EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr, raw(seed), seed.size()),
                   &EVP_PKEY_free);
    std::string key(kKeyBytes, '\0');
    std::size_t length = key.size();
    if (!made
        || EVP_PKEY_get_raw_public_key(made.get(), reinterpret_cast<unsigned char *>(key.data()),
                                       &length)
            != 1)
        return base::fail(ProofError::BadKey);
    return SigningKey(std::move(seed), VerifierKey(std::string(name), std::move(key)));
}

base::Result<SigningKey, ProofError> SigningKey::make(std::string_view name)
{
    if (!isKeyName(name))
        return base::fail(ProofError::BadName);
    std::string seed(kKeyBytes, '\0');
    if (RAND_priv_bytes(reinterpret_cast<unsigned char *>(seed.data()), int(seed.size())) != 1)
        return base::fail(ProofError::NoRandomness);
    return from(name, std::move(seed));
}

base::Result<SigningKey, ProofError> SigningKey::read(std::string_view text)
{
    text = text.substr(0, text.find('\n'));
    if (!text.starts_with(kPrivate))
        return base::fail(ProofError::BadKey);
    auto parts = partsOf(text.substr(kPrivate.size()));
    if (!parts)
        return base::fail(parts.error());
    auto key = from(parts->name, std::move(parts->key));
    if (key && hashText(key->verifier().hash()) != parts->hash)
        return base::fail(ProofError::WrongKeyHash);
    return key;
}

std::string SigningKey::text() const
{
    return std::string(kPrivate) + m_verifier.name() + '+' + hashText(m_verifier.hash()) + '+'
        + toBase64(kEd25519 + m_seed) + '\n';
}

void SigningKey::sign(Note &note) const
{
    const Key made(
        EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr, raw(m_seed), m_seed.size()),
        &EVP_PKEY_free);
    const DigestContext context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    std::array<unsigned char, kSignatureBytes> signature{};
    std::size_t length = signature.size();
    if (!made || !context
        || EVP_DigestSignInit(context.get(), nullptr, nullptr, nullptr, made.get()) != 1
        || EVP_DigestSign(context.get(), signature.data(), &length, raw(note.text),
                          note.text.size())
            != 1)
        throw std::bad_alloc(); // rather than a signature that is none
    note.signatures.push_back(
        {m_verifier.name(), m_verifier.hash(), {signature.begin(), signature.end()}});
}

} // namespace nidreg::proof
