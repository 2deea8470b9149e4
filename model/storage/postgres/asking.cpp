// SPDX-License-Identifier: MIT
#include "model/storage/postgres/asking.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>
#include <poll.h>
#include <string_view>
#include <vector>

namespace nidreg::storage {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

/// How long the next server waits for the answer of the one before (RFC 8305, section 5).
static constexpr auto kHeadStart = 250ms;
static constexpr auto kAskAgainAfter = 200ms;
static constexpr int kPoll = 20; // milliseconds, when none of them says anything
/// A pooler welcomes clients while its server stands still.
static constexpr auto kForAnAnswer = 3s;

/// A WAL file's name begins with its timeline. The control file gets it with the next checkpoint.
static constexpr const char *kWhatAreYou =
    "select case when not pg_is_in_recovery() then "
    "('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end, "
    "current_setting('default_transaction_read_only')";

namespace {

/// One server that is asked, without waiting.
class Asked {
public:
    Asked(const Conninfo &server, const base::Secret &password)
        : m_link(beginConnecting(server, password)),
          m_until(server.connectSeconds > 0
                      ? Clock::now() + std::chrono::seconds(server.connectSeconds)
                      : Clock::time_point::max())
    {
        if (PQstatus(m_link.get()) == CONNECTION_BAD)
            fail();
    }

    /// It has answered at least once, or will not.
    bool isSettled() const { return m_state == Failed || m_told; }
    /// What it waits for; nothing while it is not asked.
    pollfd socket() const
    {
        const bool writes = m_state == Connecting && m_next == PGRES_POLLING_WRITING;
        const bool isAsked = m_state == Connecting || m_state == Asking;
        return {isAsked ? PQsocket(m_link.get()) : -1, short(writes ? POLLOUT : POLLIN), 0};
    }
    /// True where an answer has come.
    bool goOn(bool isReady)
    {
        const auto now = Clock::now();
        if (m_state == Answered && m_link && now >= m_askAgain)
            ask();
        else if (m_state == Connecting && isReady)
            connect();
        else if (m_state == Asking && isReady)
            read();
        else if ((m_state == Connecting || m_state == Asking) && now >= m_until)
            fail("timeout expired\n"); // as libpq has it
        else
            return false;
        return m_state == Answered;
    }
    void leaveOut() { fail(""); }

    Told told() { return {m_link, m_told->timeline, m_told->isReadOnly}; }
    const PGconn *link() const { return m_link.get(); }
    std::string words() const { return m_told ? "session is read-only\n" : m_words; }

private:
    enum { Connecting, Asking, Answered, Failed } m_state = Connecting;
    struct Answer {
        int timeline;
        bool isReadOnly;
    };

    void fail() { fail(PQerrorMessage(m_link.get())); }
    void fail(std::string words)
    {
        m_words = std::move(words);
        m_state = Failed;
        m_link.reset();
    }
    void connect()
    {
        m_next = PQconnectPoll(m_link.get());
        if (m_next == PGRES_POLLING_FAILED)
            fail();
        else if (m_next == PGRES_POLLING_OK)
            ask();
    }
    void ask()
    {
        m_state = Asking;
        m_until = Clock::now() + kForAnAnswer;
        if (PQsendQuery(m_link.get(), kWhatAreYou) == 0)
            fail();
    }
    void read()
    {
        if (PQconsumeInput(m_link.get()) == 0)
            return fail();
        while (PQisBusy(m_link.get()) == 0) {
            const std::unique_ptr<PGresult, decltype(&PQclear)> part(PQgetResult(m_link.get()),
                                                                     &PQclear);
            if (!part) {
                m_state = Answered;
                m_askAgain = Clock::now() + kAskAgainAfter;
                return;
            }
            if (PQntuples(part.get()) != 1)
                return fail();
            m_told = {std::atoi(PQgetvalue(part.get(), 0, 0)),
                      std::string_view(PQgetvalue(part.get(), 0, 1)) == "on"};
        }
    }

    Handle m_link;
    Clock::time_point m_until, m_askAgain;
    PostgresPollingStatusType m_next = PGRES_POLLING_WRITING;
    std::optional<Answer> m_told;
    std::string m_words; ///< why it did not answer
};

} // namespace

std::string serverOf(const PGconn *connection)
{
    const std::string_view address = PQhostaddr(connection); // none of a Unix socket
    return std::string(address.empty() ? PQhost(connection) : address) + ' ' + PQport(connection);
}

std::string askServers(const Access &access, const std::function<bool(const Told &)> &isEnough,
                       const std::string &own, std::chrono::milliseconds atLeast,
                       const std::stop_token &stop)
{
    const PlainWords plain;
    const std::vector<Conninfo> servers = serversOf(access.conninfo);
    std::vector<Asked> asked;
    asked.reserve(servers.size());
    const auto end = Clock::now() + atLeast;
    auto nextBegins = Clock::now();
    while (!stop.stop_requested()) {
        const bool areAllAsked = asked.size() == servers.size();
        if (areAllAsked && std::ranges::all_of(asked, &Asked::isSettled) && Clock::now() >= end)
            break;
        if (!areAllAsked
            && (asked.empty() || asked.back().isSettled() || Clock::now() >= nextBegins)) {
            asked.emplace_back(servers[asked.size()], access.password);
            nextBegins = Clock::now() + kHeadStart;
        }
        std::vector<pollfd> sockets;
        for (Asked &each : asked) {
            if (!own.empty() && each.link() && serverOf(each.link()) == own)
                each.leaveOut();
            sockets.push_back(each.socket());
        }
        ::poll(sockets.data(), sockets.size(), kPoll);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (asked[i].goOn(sockets[i].revents != 0) && isEnough(asked[i].told()))
                return {};
        }
    }
    std::string words;
    for (const Asked &each : asked)
        words += each.words();
    return words;
}

} // namespace nidreg::storage
