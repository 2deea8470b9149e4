// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/base/result.h"
#include "model/registry/store.h"

#include <string>
#include <vector>

namespace nidreg::exchange {

/// The forms in which the listing is published; "xml", "csv" and "txt" on the command line.
enum class Format { Xml, Csv, Text };

struct PublishPlan {
    std::string folder; ///< UTF-8; made when it is not there
    std::vector<Format> formats; ///< each at most once; empty: all
    base::Date updated; ///< the day stated as "last updated"
};

struct PublishFailure {
    enum Kind {
        Cancelled, ///< the earlier publication is untouched
        NotOurs, ///< the folder holds things that no publication wrote
        Unwritable, ///< the folder, or one above it
        DiskFull,
        Database,
    } kind;
    std::string subject; ///< the path, or the store's error in detail
    std::string detail; ///< the system's reason
    registry::StoreError store{registry::StoreError::Unreachable, {}, {}}; ///< of Database
};

struct Published {
    std::vector<std::string> files; ///< names in the folder
    std::int64_t namespaces = 0;
};

/// Writes the listing beside `plan.folder` and swaps it in as a whole: killed at any moment the
/// folder holds the earlier publication or the new one. Files of formats that are not asked for
/// stay as they were.
base::Result<Published, PublishFailure> publish(registry::Store &store, const PublishPlan &plan,
                                                const registry::Progress &progress);

} // namespace nidreg::exchange
