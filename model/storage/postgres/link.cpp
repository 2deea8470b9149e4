// SPDX-License-Identifier: MIT
#include "model/registry/link.h"

#include "model/storage/postgres/connection.h"

#include <libpq-fe.h>
#include <memory>
#include <string_view>
#include <sys/socket.h>

namespace nidreg::storage {

static registry::Link::Protection protectionOf(PGconn *handle, std::string_view sslmode)
{
    using registry::Link;
    const std::string_view host = PQhost(handle);
    if (host.starts_with('/') || host.starts_with('@') || host.empty())
        return Link::Socket;
    if (PQgssEncInUse(handle) != 0)
        return Link::Checked; // Kerberos lets both sides prove who they are
    if (PQsslInUse(handle) == 0)
        return Link::Plain;
    if (sslmode == "verify-full")
        return Link::Checked;
    return sslmode == "verify-ca" ? Link::AnyHost : Link::Unchecked;
}

static std::string_view optionOf(const PQconninfoOption *options, std::string_view keyword)
{
    for (; options && options->keyword; ++options) {
        if (keyword == options->keyword && options->val)
            return options->val;
    }
    return {};
}

static bool isOn(const PGconn *handle, const char *parameter)
{
    const char *value = PQparameterStatus(handle, parameter);
    return value && std::string_view(value) == "on";
}

registry::Link Connection::link() const
{
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfo(m_handle.get()), &PQconninfoFree);
    registry::Link link;
    link.protection = protectionOf(m_handle.get(), optionOf(options.get(), "sslmode"));
    if (link.protection != registry::Link::Socket) {
        link.host = PQhost(m_handle.get());
        link.port = PQport(m_handle.get());
    }
    if (PQgssEncInUse(m_handle.get()) != 0)
        link.protocol = "GSSAPI";
    else if (const char *protocol = PQsslAttribute(m_handle.get(), "protocol"))
        link.protocol = protocol;
    link.isStandby = m_isPooled ? m_beganAsStandby : isOn(m_handle.get(), "in_hot_standby");
    link.isReadOnly = link.isStandby || isOn(m_handle.get(), "default_transaction_read_only");
    return link;
}

void Connection::cut()
{
    ::shutdown(PQsocket(m_handle.get()), SHUT_RDWR);
    while (PQconsumeInput(m_handle.get()) != 0)
        continue; // until libpq notices
}

void Connection::cutAfter(const PGresult *answer)
{
    if (answer && PQresultStatus(answer) == PGRES_FATAL_ERROR
        && !PQresultErrorField(answer, PG_DIAG_SQLSTATE))
        cut();
}

} // namespace nidreg::storage
