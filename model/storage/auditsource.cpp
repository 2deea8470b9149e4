// SPDX-License-Identifier: MIT
#include "model/storage/auditsource.h"

#include "model/storage/postgres/failure.h"
#include "model/storage/postgres/script.h"
#include "registry-data/queries.h"

#include <algorithm>
#include <array>

namespace nidreg::storage {

using base::Done;
using registry::Stored;

/// What one question answers; the visitor's last word.
static Stored<bool> visitPage(Connection &connection, std::string_view view, std::int64_t from,
                              std::int64_t until,
                              const std::function<bool(const CopiedRow &)> &visit)
{
    const std::array texts{std::string(view), std::to_string(from), std::to_string(until)};
    const std::array values{texts[0].c_str(), texts[1].c_str(), texts[2].c_str()};
    const Answer answer(PQexecParams(connection.handle(), std::string(sql::log::read_audit).c_str(),
                                     int(values.size()), nullptr, values.data(), nullptr, nullptr,
                                     1),
                        &PQclear);
    connection.heed();
    if (PQresultStatus(answer.get()) != PGRES_TUPLES_OK)
        return base::fail(failureOf(answer.get(), connection.handle()));
    CopiedRow row;
    for (int i = 0; i < PQntuples(answer.get()); ++i) {
        const std::string_view record(PQgetvalue(answer.get(), i, 0),
                                      std::size_t(PQgetlength(answer.get(), i, 0)));
        if (row.readComposite(record) && !visit(row))
            return false;
    }
    return true;
}

Stored<Done> AuditSource::readPages(Connection &connection, std::string_view view,
                                    const std::function<bool(const CopiedRow &)> &visit) const
{
    static constexpr std::int64_t kPage = 10'000; // events
    const bool isPaged = view == "event" || view == "revision" || view == "version";
    for (std::int64_t from = 0; from < std::max<std::int64_t>(m_events, 1);
         from = isPaged ? from + kPage : INT64_MAX) {
        const auto goesOn = visitPage(connection, view, from, from + kPage, visit);
        if (!goesOn)
            return base::fail(goesOn.error());
        if (!*goesOn)
            break;
    }
    return Done();
}

Stored<Done> AuditSource::read(Connection &connection, std::string_view view,
                               const std::function<bool(const CopiedRow &)> &visit) const
{
    if (!m_isOwner)
        return readPages(connection, view, visit);
    // The views' functions find each other by it.
    if (auto path = runScript(connection,
                              "set local search_path = nidreg_data, nidreg, pg_catalog, pg_temp");
        !path)
        return path;
    return copyOut(connection, "select * from nidreg_data.audit_" + std::string(view), visit);
}

} // namespace nidreg::storage
