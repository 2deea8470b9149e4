// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/sha256.h"
#include "model/storage/deposit/header.h"
#include "model/storage/postgres/connection.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::storage {

/// A table of the registry as it is, with PostgreSQL's own statements for it.
struct CopiedTable {
    Section section;
    std::int64_t bytes = 0; ///< on disk
    std::string copyOut, copyIn;
};

/// Where the tables of a registry are, and where those of schema 36 were.
inline constexpr const char *kTables = "nidreg_data";
inline constexpr const char *kFormerTables = "nidreg";

/// Every table of a schema, by name. `since`: copyOut gives of what only grows the rows from that
/// event on.
registry::Stored<std::vector<CopiedTable>> listTables(Connection &connection, const char *schema,
                                                      std::optional<std::int64_t> since);

/// The oldest schema whose deposits are restored, and the only one before the program's.
inline constexpr int kOldestSchema = 36;

/// Sets the output format of values in a deposit, independent of the server's settings, for this
/// transaction.
registry::Stored<base::Done> fixTextForm(Connection &connection);

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
