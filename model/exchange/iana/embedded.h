// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

/// Files of registry-data that the program carries inside; defined by the target snapshot_data.
namespace nidreg::exchange {

extern const std::string_view kNamespacesCsv;
extern const std::string_view kHistoryCsv;
extern const std::string_view kListingsCsv;
extern const std::string_view kContactsCsv;
extern const std::string_view kStylesheetXsl;
extern const std::string_view kSchemaRng;
extern const std::string_view kRegistrySchema;

} // namespace nidreg::exchange
