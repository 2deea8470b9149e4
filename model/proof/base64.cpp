// SPDX-License-Identifier: MIT
#include "model/proof/base64.h"

#include <openssl/evp.h>

namespace nidreg::proof {

std::string toBase64(std::string_view bytes)
{
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0'); // and the zero that OpenSSL adds
    const int length =
        EVP_EncodeBlock(reinterpret_cast<unsigned char *>(text.data()),
                        reinterpret_cast<const unsigned char *>(bytes.data()), int(bytes.size()));
    text.resize(std::size_t(length));
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    std::string bytes(text.size() / 4 * 3 + 1, '\0');
    const int length =
        EVP_DecodeBlock(reinterpret_cast<unsigned char *>(bytes.data()),
                        reinterpret_cast<const unsigned char *>(text.data()), int(text.size()));
    if (length < 0)
        return std::nullopt;
    std::size_t padding = 0;
    while (padding < 2 && text.size() > padding && text[text.size() - 1 - padding] == '=')
        ++padding;
    bytes.resize(std::size_t(length) - padding);
    if (toBase64(bytes) != text) // white space around it, bits after the end
        return std::nullopt;
    return bytes;
}

} // namespace nidreg::proof
