// SPDX-License-Identifier: MIT
#include "model/storage/reports/viewersession.h"

#include "model/storage/postgres/conninfo.h"
#include "model/storage/postgres/failure.h"

#include <QSqlDriver>
#include <QUuid>
#include <QVariant>

#include <array>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

ViewerSession::ViewerSession(QString name, const Access &access, std::chrono::milliseconds patience)
    : m_name(std::move(name)), m_stop(access.stop),
      m_stopped(access.stop, [this] { m_end.request_stop(); })
{
    m_watch =
        std::jthread([this, patience](const std::stop_token &over) { watch(over, patience); });
}

ViewerSession::~ViewerSession()
{
    m_watch.request_stop();
    m_watch = {};
    m_interrupter.reset();
    {
        QSqlDatabase link = database();
        link.rollback();
        link.close();
    }
    QSqlDatabase::removeDatabase(m_name);
}

/// The server's own limit comes first; this is for a statement that lifted it.
void ViewerSession::watch(const std::stop_token &over, std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    m_wake.wait_for(lock, over, patience + std::chrono::seconds(1), [] { return false; });
    if (over.stop_requested())
        return;
    m_isLate = true;
    lock.unlock();
    m_end.request_stop();
}

PGconn *ViewerSession::handle() const
{
    const QVariant handle = database().driver()->handle();
    return *static_cast<PGconn *const *>(handle.constData());
}

StoreError ViewerSession::failure(const QString &state, const QString &words) const
{
    static constexpr std::array<std::pair<const char *, const char *>, 14> kMeanings{{
        {"25006", "query.read-only"},
        {"25P01", "query.read-only"},
        {"25001", "query.read-only"},
        {"42501", "query.forbidden"},
        {"54000", "query.too-large"},
        {"53100", "query.too-large"},
        {"53200", "query.too-large"},
        {"53400", "query.too-large"},
        {"54001", "query.too-large"},
        {"55P03", "registry.busy"},
        {"40001", kStandbyConflict}, // who only reads has no other conflict
        {"57014", "query.too-slow"},
        {"54011", "query.too-large"},
        {"54023", "query.too-large"},
    }};
    const std::string detail = words.left(1000).toStdString();
    if (m_stop.stop_requested())
        return {StoreError::Refused, "cancelled", detail};
    if (m_isLate)
        return {StoreError::Refused, "query.too-slow", detail};
    for (const auto &[sqlstate, refusal] : kMeanings) {
        if (state == QLatin1String(sqlstate))
            return {StoreError::Refused, refusal, detail};
    }
    if (state.isEmpty() || state.startsWith(QLatin1String("08"))
        || state.startsWith(QLatin1String("57P")))
        return {StoreError::Unreachable, {}, detail};
    return {StoreError::Refused, "query.failed", detail};
}

/// PostgreSQL's first line, without "ERROR:  " in whatever language.
static QString firstLine(const QString &words)
{
    const QString line = words.section(u'\n', 0, 0);
    const qsizetype colon = line.indexOf(QLatin1String(":  "));
    return colon > 0 && colon < 12 ? line.mid(colon + 3) : line;
}

StoreError ViewerSession::failure(const QSqlError &error) const
{
    return failure(error.nativeErrorCode(), firstLine(error.databaseText()));
}

/// Qt separates options by semicolons, and has no means to write one.
Stored<Done> ViewerSession::connect(const Conninfo &pieces, const base::Secret &password)
{
    if (pieces.options.contains(u';'))
        return base::fail(StoreError{StoreError::Refused, "conninfo.unusable", "a semicolon"});
    const PlainWords plain;
    QSqlDatabase link = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_name);
    link.setConnectOptions(pieces.options);
    if (!password.isEmpty())
        link.setPassword(
            QString::fromUtf8(password.text().data(), qsizetype(password.text().size())));
    else if (!pieces.password.isEmpty())
        link.setPassword(pieces.password);
    if (link.open())
        return Done();
    return base::fail(connectFailure(link.lastError().databaseText().toStdString()));
}

Stored<Done> ViewerSession::begin(const Viewer &viewer, std::chrono::milliseconds patience)
{
    m_interrupter = std::make_unique<Interrupter>(handle(), m_end.get_token());
    const QString settings =
        QStringLiteral("begin transaction isolation level repeatable read read only;"
                       " set local role %1; set local nidreg.role = '%2';"
                       " set local statement_timeout = %3; set local lock_timeout = '5s';"
                       " set local idle_in_transaction_session_timeout = '1min';"
                       " set local client_connection_check_interval = '5s';"
                       " set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';"
                       " set local intervalstyle = 'iso_8601'; set local bytea_output = 'hex';"
                       " set local search_path = nidreg, pg_catalog, pg_temp")
            .arg(viewer.role, viewer.acting)
            .arg(patience.count());
    // Constants, and the name of a role of ours. (QSqlQuery::exec() tells of the first statement.)
    const Answer begun(PQexec(handle(), settings.toUtf8().constData()), &PQclear);
    if (PQresultStatus(begun.get()) == PGRES_COMMAND_OK)
        return Done();
    const char *state = PQresultErrorField(begun.get(), PG_DIAG_SQLSTATE);
    return base::fail(
        failure(QString::fromUtf8(state), firstLine(QString::fromUtf8(PQerrorMessage(handle())))));
}

Stored<std::unique_ptr<ViewerSession>> ViewerSession::open(const Access &access,
                                                           const Viewer &viewer,
                                                           std::chrono::milliseconds patience)
{
    auto pieces = parseConninfo(access.conninfo);
    if (!pieces)
        return base::fail(pieces.error());
    Conninfo own = *pieces;
    if (!viewer.login.isEmpty())
        own.options += QLatin1Char(' ') + conninfoPair(QStringLiteral("user"), viewer.login);
    own.options += QLatin1Char(' ')
        + conninfoPair(QStringLiteral("application_name"), QStringLiteral("nidreg report"));
    std::unique_ptr<ViewerSession> session(
        new ViewerSession(QUuid::createUuid().toString(), access, patience));
    if (const auto connected = session->connect(own, access.password); !connected)
        return base::fail(connected.error());
    if (const auto begun = session->begin(viewer, patience); !begun)
        return base::fail(begun.error());
    return session;
}

} // namespace nidreg::storage
