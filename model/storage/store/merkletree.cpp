// SPDX-License-Identifier: MIT
#include "model/storage/store/merkletree.h"

#include <memory>
#include <openssl/evp.h>

namespace nidreg::storage {

Hash sha256(std::string_view first, std::string_view second, std::string_view third)
{
    Hash hash{};
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(),
                                                                          &EVP_MD_CTX_free);
    EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr);
    for (const std::string_view part : {first, second, third})
        EVP_DigestUpdate(context.get(), part.data(), part.size());
    EVP_DigestFinal_ex(context.get(), hash.data(), nullptr);
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

static std::string_view bytesOf(const Hash &hash)
{
    return {reinterpret_cast<const char *>(hash.data()), hash.size()};
}

static Hash above(const Hash &left, const Hash &right)
{
    return sha256({"\x01", 1}, bytesOf(left), bytesOf(right));
}

std::vector<MerkleTree::Node> MerkleTree::append(std::string_view bytes)
{
    std::vector<Node> completed{{0, m_size, sha256({"\x00", 1}, bytes)}};
    while (completed.back().index % 2 == 1) {
        const Node &last = completed.back();
        completed.push_back({last.level + 1, last.index / 2, above(m_peaks.back(), last.hash)});
        m_peaks.pop_back();
    }
    m_peaks.push_back(completed.back().hash);
    ++m_size;
    return completed;
}

Hash MerkleTree::root() const
{
    if (m_peaks.empty())
        return sha256({});
    Hash root = m_peaks.back();
    for (std::size_t i = m_peaks.size() - 1; i-- > 0;)
        root = above(m_peaks[i], root);
    return root;
}

} // namespace nidreg::storage
