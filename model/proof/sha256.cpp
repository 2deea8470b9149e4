// SPDX-License-Identifier: MIT
#include "model/proof/sha256.h"

#include <algorithm>
#include <memory>
#include <openssl/evp.h>

namespace nidreg::proof {

namespace {

/// Fetched once a thread: looking the algorithm up costs more than hashing an event.
struct Engine {
    std::unique_ptr<EVP_MD, decltype(&EVP_MD_free)> algorithm{
        EVP_MD_fetch(nullptr, "SHA256", nullptr), &EVP_MD_free};
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context{EVP_MD_CTX_new(),
                                                                    &EVP_MD_CTX_free};
};

} // namespace

Hash sha256(std::string_view first, std::string_view second, std::string_view third)
{
    thread_local const Engine engine;
    Hash hash{};
    EVP_DigestInit_ex2(engine.context.get(), engine.algorithm.get(), nullptr);
    for (const std::string_view part : {first, second, third})
        EVP_DigestUpdate(engine.context.get(), part.data(), part.size());
    EVP_DigestFinal_ex(engine.context.get(), hash.data(), nullptr);
    return hash;
}

std::string toHex(const Hash &hash)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string hex;
    for (const unsigned char byte : hash) {
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 15];
    }
    return hex;
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

} // namespace nidreg::proof
