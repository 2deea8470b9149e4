// SPDX-License-Identifier: MIT
#include "model/proof/runninghash.h"

#include <openssl/evp.h>

namespace nidreg::proof {

void RunningHash::Free::operator()(evp_md_ctx_st *context) const
{
    EVP_MD_CTX_free(context);
}

RunningHash::RunningHash() : m_context(EVP_MD_CTX_new())
{
    EVP_DigestInit_ex2(m_context.get(), EVP_sha256(), nullptr);
}

void RunningHash::add(std::string_view bytes)
{
    EVP_DigestUpdate(m_context.get(), bytes.data(), bytes.size());
}

Hash RunningHash::finish()
{
    Hash hash{};
    EVP_DigestFinal_ex(m_context.get(), hash.data(), nullptr);
    EVP_DigestInit_ex2(m_context.get(), EVP_sha256(), nullptr);
    return hash;
}

} // namespace nidreg::proof
