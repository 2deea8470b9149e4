// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/sha256.h"

#include <optional>
#include <string>
#include <string_view>

namespace nidreg::storage {

/// Bytes of a deposit that are written, or read, at a time.
inline constexpr std::size_t kPieceBytes = 256 * 1024;

/// Every deposit ends with 80 bytes that seal all the bytes of the file before them: its last line,
/// or of a compressed one a skippable frame (RFC 8878 section 3.1.2), which zstd passes over.
inline constexpr std::size_t kSealBytes = 80;

/// "end-of-deposit SHA256" and its line end.
std::string plainSeal(const proof::Hash &hash);
/// The magic number 0x184D2A5D, the length 72, "sha256 SHA256" and its line end.
std::string compressedSeal(const proof::Hash &hash);

} // namespace nidreg::storage
