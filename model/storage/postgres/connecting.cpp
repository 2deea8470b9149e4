// SPDX-License-Identifier: MIT
#include "model/storage/postgres/connecting.h"

#include "model/storage/postgres/certificate.h"

#include <algorithm>
#include <chrono>
#include <libpq-fe.h>
#include <locale.h>
#include <memory>
#include <poll.h>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

PlainWords::PlainWords()
    : m_plain(newlocale(LC_MESSAGES_MASK, "C", duplocale(LC_GLOBAL_LOCALE))),
      m_before(uselocale(static_cast<locale_t>(m_plain)))
{
}

PlainWords::~PlainWords()
{
    uselocale(static_cast<locale_t>(m_before));
    freelocale(static_cast<locale_t>(m_plain));
}

struct Meaning {
    std::string_view words; ///< of libpq 15 and later, or a SQLSTATE as PQERRORS_VERBOSE shows it
    const char *refusal;
    StoreError::Kind kind = StoreError::Refused;
};

// Several servers may have been tried, and each has its line: what needs somebody to do something
// comes first, what passes by itself last.
// clang-format off
static constexpr Meaning kMeanings[] = {
    {"no password supplied", "server.password-needed"},
    {" 28P01: ", "server.password-wrong"},
    {"password authentication failed", "server.password-wrong"},
    {"LDAP authentication failed", "server.password-wrong"},
    {"PAM authentication failed", "server.password-wrong"},
    {"RADIUS authentication failed", "server.password-wrong"},
    {"empty password returned by client", "server.password-wrong"},
    {"does not match host name", "tls.wrong-name"},
    {"could not get server's host name", "tls.wrong-name"},
    {"host name must be specified for a verified SSL connection", "tls.wrong-name"},
    {"certificate verify failed", "tls.untrusted"},
    {"root certificate file", "tls.no-authorities"},
    {"root certificate store", "tls.no-authorities"},
    {"server does not support SSL", "tls.none"},
    {"error response during SSL exchange", "tls.none"},
    {"no pg_hba.conf entry", "server.no-entry"},
    {" 28000: ", "server.no-entry"},
    {"pg_hba.conf rejects", "server.no-entry"},
    {"authentication failed for user", "server.no-entry"},
    {" 3D000: ", "server.no-database"},
    {" 42501: ", "server.no-entry"},
    {"FATAL:  permission denied for database", "server.no-entry"},
    {"FATAL:  role \"", "server.no-entry"},
    {"FATAL:  database \"", "server.no-database"},
    {"session is read-only", "server.read-only", StoreError::Unreachable},
    {"server is in hot standby mode", "server.read-only", StoreError::Unreachable},
    {"server is not in hot standby mode", "server.not-standby", StoreError::Unreachable},
    {"session is not read-only", "server.not-standby", StoreError::Unreachable},
    {" 53300: ", "server.crowded", StoreError::Unreachable},
    {"too many clients already", "server.crowded", StoreError::Unreachable},
    {"too many connections for", "server.crowded", StoreError::Unreachable},
    {"remaining connection slots are reserved", "server.crowded", StoreError::Unreachable},
    {" 57P03: ", "server.starting", StoreError::Unreachable},
    {" 57P01: ", "server.starting", StoreError::Unreachable},
    {"the database system is", "server.starting", StoreError::Unreachable},
    {"terminating connection due to", "server.starting", StoreError::Unreachable},
    {"tlsv1 alert", "tls.refused"},
    {"sslv3 alert", "tls.refused"},
    {"SSL error", "tls.broken", StoreError::Unreachable},
    {"SSL SYSCALL error", "tls.broken", StoreError::Unreachable},
    {"could not translate host name", "server.name-unknown", StoreError::Unreachable},
    {"timeout expired", "server.silent", StoreError::Unreachable},
    {"timed out", "server.silent", StoreError::Unreachable},
    {"No route to host", "server.silent", StoreError::Unreachable},
    {"Network is unreachable", "server.silent", StoreError::Unreachable},
    {"Connection refused", "server.refused", StoreError::Unreachable},
    {"No such file or directory", "server.refused", StoreError::Unreachable},
    {"server closed the connection unexpectedly", "server.starting", StoreError::Unreachable},
};
// clang-format on

/// One line, without libpq's remark where in the server's source it was said.
static std::string tidied(std::string_view words)
{
    std::string line;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find('\n', at), words.size());
        const std::string_view part = words.substr(at, end - at);
        if (!part.empty() && !part.starts_with("LOCATION:"))
            line.append(line.empty() ? "" : "; ").append(part);
        at = end + 1;
    }
    return line;
}

StoreError connectFailure(std::string_view words)
{
    for (const Meaning &each : kMeanings) {
        if (words.find(each.words) != std::string_view::npos)
            return {each.kind, each.refusal, tidied(words)};
    }
    return {StoreError::Unreachable, "server.unknown", tidied(words)};
}

/// What libpq is told to connect to, as long as it reads it.
class Parameters {
public:
    Parameters(const Conninfo &pieces, const base::Secret &typed)
        : m_options(pieces.options.toUtf8()),
          m_password(typed.isEmpty() ? pieces.password.toStdString() : std::string(typed.text()))
    {
    }
    ~Parameters() { std::ranges::fill(m_password, '\0'); }
    Parameters(const Parameters &) = delete;
    Parameters &operator=(const Parameters &) = delete;

    Handle connect(PGconn *(*how)(const char *const *, const char *const *, int)) const
    {
        static constexpr const char *kKeywords[] = {"dbname", "password", nullptr};
        const char *const values[] = {m_options.constData(), m_password.c_str(), nullptr};
        return {how(kKeywords, values, 1), &PQfinish};
    }

private:
    QByteArray m_options;
    std::string m_password;
};

Handle connected(const Conninfo &pieces, const base::Secret &password)
{
    const PlainWords plain;
    return Parameters(pieces, password).connect(&PQconnectdbParams);
}

Handle beginConnecting(const Conninfo &pieces, const base::Secret &password)
{
    return Parameters(pieces, password).connect(&PQconnectStartParams);
}

/// Waits a moment for what libpq waits for; false when it is still to come.
static bool isReady(const PGconn *link, PostgresPollingStatusType next)
{
    const short events = next == PGRES_POLLING_READING ? POLLIN : POLLOUT;
    pollfd socket{PQsocket(link), events, 0};
    return ::poll(&socket, 1, 100) != 0;
}

/// libpq keeps connect_timeout in PQconnectdb() alone.
static constexpr std::chrono::seconds kPatience{15};

Stored<Done> knock(const Access &access, const std::atomic<bool> &cancelled)
{
    const auto pieces = parseConninfo(access.conninfo);
    if (!pieces)
        return base::fail(pieces.error());
    const PlainWords plain;
    const Handle handle = beginConnecting(*pieces, access.password);
    PQsetErrorVerbosity(handle.get(), PQERRORS_VERBOSE); // the SQLSTATE is in no other place
    const auto start = std::chrono::steady_clock::now();
    PostgresPollingStatusType next = PGRES_POLLING_WRITING;
    while (PQstatus(handle.get()) != CONNECTION_BAD && next != PGRES_POLLING_OK) {
        if (cancelled)
            return base::fail(StoreError{StoreError::Unreachable, "server.cancelled", {}});
        if (std::chrono::steady_clock::now() - start > kPatience)
            return base::fail(
                StoreError{StoreError::Unreachable, "server.silent", "no answer in 15 seconds"});
        if (isReady(handle.get(), next))
            next = PQconnectPoll(handle.get());
    }
    if (PQstatus(handle.get()) != CONNECTION_BAD)
        return Done();
    return base::fail(certificateTrouble(*pieces, connectFailure(PQerrorMessage(handle.get()))));
}

} // namespace nidreg::storage
