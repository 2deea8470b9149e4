// SPDX-License-Identifier: MIT
#include "model/storage/deposit/seal.h"

namespace nidreg::storage {

static constexpr std::string_view kFrame("\x5d\x2a\x4d\x18\x48\0\0\0", 8);

std::string plainSeal(const proof::Hash &hash)
{
    return "end-of-deposit " + proof::toHex(hash) + '\n';
}

std::string compressedSeal(const proof::Hash &hash)
{
    return std::string(kFrame) + "sha256 " + proof::toHex(hash) + '\n';
}

} // namespace nidreg::storage
