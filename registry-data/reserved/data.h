// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

/// The CSV files of this folder, byte for byte. No field holds a comma or a quote, so a row is
/// its fields between commas; the first row names the columns.
namespace nidreg::data {

extern const std::string_view kUriSchemesCsv; ///< scheme,status,source; sorted by scheme
extern const std::string_view kIdentifierSystemsCsv; ///< name,title,source,added; sorted by name
/// name,alpha2,what; sorted by name: what people call a country, or a part of it, that ISO 3166 has
/// under its code by other names alone. ASCII: accents do not count where names are compared.
extern const std::string_view kCountryNamesCsv;

} // namespace nidreg::data
