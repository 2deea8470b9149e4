// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

/// The CSV files of this folder, byte for byte. No field holds a comma or a quote, so a row is
/// its fields between commas; the first row names the columns.
namespace nidreg::data {

extern const std::string_view kUriSchemesCsv; ///< scheme,status,source; sorted by scheme
extern const std::string_view kIdentifierSystemsCsv; ///< name,title,source,added; sorted by name

} // namespace nidreg::data
