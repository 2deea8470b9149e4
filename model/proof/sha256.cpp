// SPDX-License-Identifier: MIT
#include "model/proof/sha256.h"

#include <algorithm>
#include <memory>
#include <new>
#include <openssl/evp.h>

namespace nidreg::proof {

/// OpenSSL has SHA-256: where something of it fails, memory is missing.
static void need(bool isThere)
{
    if (!isThere)
        throw std::bad_alloc();
}

/// Made ready once a thread: looking the algorithm up costs more than hashing an event.
struct Digest {
    Digest()
    {
        need(algorithm && context
             && EVP_DigestInit_ex2(context.get(), algorithm.get(), nullptr) == 1);
    }

    std::unique_ptr<EVP_MD, decltype(&EVP_MD_free)> algorithm{
        EVP_MD_fetch(nullptr, "SHA256", nullptr), &EVP_MD_free};
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context{EVP_MD_CTX_new(),
                                                                    &EVP_MD_CTX_free};
};

Hash sha256(std::string_view bytes)
{
    thread_local const Digest engine;
    Hash hash{};
    need(EVP_DigestInit_ex2(engine.context.get(), nullptr, nullptr) == 1
         && EVP_DigestUpdate(engine.context.get(), bytes.data(), bytes.size()) == 1
         && EVP_DigestFinal_ex(engine.context.get(), hash.data(), nullptr) == 1);
    return hash;
}

/// Copying short parts together costs less than giving each to the algorithm.
Hash sha256(std::string_view first, std::string_view second, std::string_view third)
{
    thread_local std::string joined;
    joined.assign(first).append(second).append(third);
    return sha256(joined);
}

struct Sha256::State : Digest { };

Sha256::Sha256() : m_state(std::make_unique<State>()) { }

Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes)
{
    EVP_DigestUpdate(m_state->context.get(), bytes.data(), bytes.size());
}

Hash Sha256::result()
{
    Hash hash{};
    EVP_DigestFinal_ex(m_state->context.get(), hash.data(), nullptr);
    return hash;
}

std::string toHex(const Hash &hash)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string hex(2 * hash.size(), '0');
    for (std::size_t i = 0; i < hash.size(); ++i) {
        hex[2 * i] = kDigits[hash[i] >> 4];
        hex[2 * i + 1] = kDigits[hash[i] & 15];
    }
    return hex;
}

std::string sha256Hex(std::string_view bytes)
{
    return toHex(sha256(bytes));
}

std::string_view bytesOf(const Hash &hash)
{
    return {reinterpret_cast<const char *>(hash.data()), hash.size()};
}

std::optional<Hash> hashFrom(std::string_view bytes)
{
    Hash hash{};
    if (bytes.size() != hash.size())
        return std::nullopt;
    std::copy(bytes.begin(), bytes.end(), hash.begin());
    return hash;
}

void RunningHash::Free::operator()(evp_md_ctx_st *context) const
{
    EVP_MD_CTX_free(context);
}

RunningHash::RunningHash() : m_context(EVP_MD_CTX_new())
{
    need(m_context && EVP_DigestInit_ex2(m_context.get(), EVP_sha256(), nullptr) == 1);
}

void RunningHash::add(std::string_view bytes)
{
    need(EVP_DigestUpdate(m_context.get(), bytes.data(), bytes.size()) == 1);
}

Hash RunningHash::finish()
{
    Hash hash{};
    need(EVP_DigestFinal_ex(m_context.get(), hash.data(), nullptr) == 1
         && EVP_DigestInit_ex2(m_context.get(), EVP_sha256(), nullptr) == 1);
    return hash;
}

} // namespace nidreg::proof
