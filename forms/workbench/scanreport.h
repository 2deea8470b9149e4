// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/workbenchreport.h"
#include "model/registry/records.h"
#include "model/urn/scan.h"
#include "model/urn/syntax/dialect.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace nidreg::forms {

/// A file that is to be scanned. The functions are called by any of the threads that scan, by one
/// at a time.
struct ScanRequest {
    QString path;
    urn::Dialect dialect = urn::Dialect::Rfc8141;
    /// Told from 0 to 1000 how far it is; ends it by answering false.
    std::function<bool(int)> progress;
    /// Takes the lines that are no URNs, in their order and counted from 0; valid during the call.
    std::function<void(std::span<const urn::BadLine>)> bad;
};

/// What a scan came to.
struct ScanAnswer {
    urn::Dialect dialect = urn::Dialect::Rfc8141; ///< that it was read by
    QString failure; ///< why the file was not read to its end; empty: it was
    urn::ScanTotals totals;
    std::vector<std::pair<std::string, std::uint64_t>> nids; ///< folded, the most frequent first
    std::uint64_t otherUrns = 0; ///< of NIDs that were too many to tell apart
};

/// What the registry says of a folded NID: "registered", "not registered", "delisted: no longer
/// registered".
QString standingWords(const registry::NidStatuses &known, std::string_view nid);

/// The same without the NIDs, where a table has them.
WorkbenchReport scanSummary(const ScanAnswer &answer, const registry::NidStatuses *known);

/// A scan for the window. `known`: what the registry says of its NIDs; null: nobody said yet.
WorkbenchReport scanReport(const ScanAnswer &answer, const registry::NidStatuses *known);

} // namespace nidreg::forms
