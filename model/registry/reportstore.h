// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/registry/stored.h"
#include "model/registry/table.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace nidreg::registry {

/// Which shipped report to run; both days are included, and may be left open.
struct ReportOrder {
    std::string name;
    std::optional<base::Date> first, last;
};

/// One bar of its chart: the value of the label's column, and the name of the column that it shows.
struct ReportBar {
    std::string label, series;
};

/// A person's own query, and how much of an answer it may make.
struct QueryOrder {
    std::string text;
    std::chrono::milliseconds patience = std::chrono::seconds(30);
    std::size_t maxRows = 10'000;
};

/// A relation or a function that a query may name, with its columns.
struct QueryName {
    std::string name; ///< with its schema; functions end with "()"
    std::vector<std::string> columns;
};

/// A query that a registrar shared.
struct SharedQuery {
    std::string name, text;
    std::string person = {}; ///< who shared it
};

/// Reports and queries. Each runs in a database session of its own, read-only, with the rights of
/// the acting person in the acting role, and leaves nothing behind.
class ReportStore {
public:
    virtual ~ReportStore() = default;

    /// NotFound (`report.unknown`) where no report has that name.
    virtual Stored<Table> report(const workflow::Acting &acting, const ReportOrder &order) = 0;
    /// The rows that a bar counts.
    virtual Stored<Table> rowsBehind(const workflow::Acting &acting, const ReportOrder &order,
                                     const ReportBar &bar) = 0;

    /// One SELECT. Refused with `query.not-a-select`, `query.several`, `query.too-slow`,
    /// `query.too-large`, `query.forbidden`, `query.read-only`, `query.parameters`,
    /// `query.bad-text`, `query.failed` (PostgreSQL's words are the detail), `cancelled`.
    virtual Stored<Table> query(const workflow::Acting &acting, const QueryOrder &order) = 0;
    /// What a query of this person may read, by name.
    virtual Stored<std::vector<QueryName>> queryNames(const workflow::Acting &acting) = 0;

    virtual Stored<std::vector<SharedQuery>> sharedQueries() = 0;
    /// Registrars' acts. Refused with `query.bad-name`, `query.bad-text`; NotFound
    /// (`query.unknown`).
    virtual Stored<base::Done> shareQuery(const Act &act, const SharedQuery &query) = 0;
    virtual Stored<base::Done> withdrawQuery(const Act &act, const std::string &name) = 0;
};

} // namespace nidreg::registry
