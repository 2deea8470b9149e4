// SPDX-License-Identifier: MIT
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "model/storage/reports/ownquery.h"
#include "model/storage/reports/shippedreport.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::Table;

static constexpr std::chrono::seconds kReportPatience(60);

/// A session with the rights of whoever acts. On a local registry the connection has the rights of
/// its owner, so the session is another login's, which has only theirs.
Stored<std::unique_ptr<ViewerSession>> PgRegistry::viewerSession(const workflow::Acting &acting,
                                                                 std::chrono::milliseconds patience)
{
    if (!areStorable({acting.person}))
        return base::fail(notUtf8());
    const QString role = qt(workflow::name(acting.role));
    Viewer viewer{{}, QStringLiteral("nidreg_") + role, role};
    const auto isLocal = m_connection->value(sql::report::is_local);
    if (!isLocal)
        return base::fail(isLocal.error());
    if (isLocal->toBool()) {
        const auto login = m_connection->value(sql::report::make_viewer, {qt(acting.person), role});
        if (!login)
            return base::fail(login.error());
        viewer.login = login->toString();
    }
    return ViewerSession::open(m_access, viewer, patience);
}

Stored<Table> PgRegistry::report(const workflow::Acting &acting, const registry::ReportOrder &order)
{
    const auto session = viewerSession(acting, kReportPatience);
    if (!session)
        return base::fail(session.error());
    return runReport(**session, order, nullptr);
}

Stored<Table> PgRegistry::rowsBehind(const workflow::Acting &acting,
                                     const registry::ReportOrder &order,
                                     const registry::ReportBar &bar)
{
    const auto session = viewerSession(acting, kReportPatience);
    if (!session)
        return base::fail(session.error());
    return runReport(**session, order, &bar);
}

Stored<Table> PgRegistry::query(const workflow::Acting &acting, const registry::QueryOrder &order)
{
    const auto session = viewerSession(acting, order.patience);
    if (!session)
        return base::fail(session.error());
    return runOwnQuery(**session, order);
}

Stored<std::vector<registry::QueryName>> PgRegistry::queryNames(const workflow::Acting &acting)
{
    registry::QueryOrder order{std::string(sql::report::list_names)};
    const auto rows = query(acting, order);
    if (!rows)
        return base::fail(rows.error());
    std::vector<registry::QueryName> names;
    for (const std::vector<registry::Cell> &row : rows->rows) {
        names.push_back({row[0].value_or(std::string()), {}});
        for (const QString &column : qt(row[1].value_or(std::string())).split(QLatin1Char(' ')))
            names.back().columns.push_back(column.toStdString());
    }
    return names;
}

Stored<std::vector<registry::SharedQuery>> PgRegistry::sharedQueries()
{
    const auto rows = m_connection->run(sql::report::list_shared);
    if (!rows)
        return base::fail(rows.error());
    std::vector<registry::SharedQuery> all;
    for (const QVariantList &row : *rows)
        all.push_back({row[0].toString().toStdString(), row[1].toString().toStdString(),
                       row[2].toString().toStdString()});
    return all;
}

Stored<Done> PgRegistry::shareQuery(const registry::Act &act, const registry::SharedQuery &query)
{
    if (!areStorable({query.name, query.text}))
        return base::fail(notUtf8());
    const auto done =
        perform(act, {"share-query", sql::report::share, {qt(query.name), qt(query.text)}});
    if (!done)
        return base::fail(done.error());
    return Done();
}

Stored<Done> PgRegistry::withdrawQuery(const registry::Act &act, const std::string &name)
{
    if (!areStorable({name}))
        return base::fail(notUtf8());
    const auto done = perform(act, {"withdraw-query", sql::report::withdraw, {qt(name)}});
    if (!done)
        return base::fail(done.error());
    return Done();
}

} // namespace nidreg::storage
