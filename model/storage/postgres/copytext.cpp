// SPDX-License-Identifier: MIT
#include "model/storage/postgres/copytext.h"

#include "model/storage/postgres/failure.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

static constexpr std::size_t kPendingBytes = 64 * 1024;

/// Sends a COPY statement; what the server answers first, anything but `expected` as the failure.
static Stored<Done> start(Connection &connection, std::string_view statement,
                          ExecStatusType expected)
{
    PGconn *handle = connection.handle();
    const Answer answer(PQexec(handle, std::string(statement).c_str()), &PQclear);
    connection.cutAfter(answer.get());
    if (PQresultStatus(answer.get()) != expected)
        return base::fail(failureOf(answer.get(), handle));
    return Done();
}

/// The answer to the COPY as a whole, once its data have been read or written.
static Stored<Done> outcome(Connection &connection)
{
    PGconn *handle = connection.handle();
    std::optional<StoreError> failure;
    while (const Answer answer{PQgetResult(handle), &PQclear}) {
        connection.cutAfter(answer.get());
        if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK && !failure)
            failure = failureOf(answer.get(), handle);
    }
    if (failure)
        return base::fail(*failure);
    return Done();
}

Stored<Done> copyTextOut(Connection &connection, std::string_view statement,
                         const std::function<bool(std::string_view)> &visit)
{
    PGconn *handle = connection.handle();
    if (const auto started = start(connection, statement, PGRES_COPY_OUT); !started)
        return started;
    bool goesOn = true;
    char *data = nullptr;
    int size = 0;
    while ((size = PQgetCopyData(handle, &data, 0)) > 0) {
        const std::unique_ptr<char, decltype(&PQfreemem)> owned(data, &PQfreemem);
        if (goesOn && !visit({data, std::size_t(size)})) {
            goesOn = false;
            connection.cancel();
        }
    }
    if (size == kCopyFailed)
        connection.cut();
    auto done = outcome(connection);
    connection.heed();
    return goesOn ? done : Done();
}

CopyTextIn::~CopyTextIn()
{
    if (m_isOpen)
        static_cast<void>(end("broken off"));
}

Stored<Done> CopyTextIn::begin(std::string_view statement)
{
    auto started = start(m_connection, statement, PGRES_COPY_IN);
    m_isOpen = bool(started);
    return started;
}

CopyTextIn::Row &CopyTextIn::Row::add(std::string_view value)
{
    static constexpr std::string_view kSpecial = "\\\n\r\t", kLetters = "\\nrt";
    if (m_hasOne)
        m_text += '\t';
    m_hasOne = true;
    for (std::size_t from = 0; from < value.size();) {
        const std::size_t next = std::min(value.find_first_of(kSpecial, from), value.size());
        m_text += value.substr(from, next - from);
        if (next < value.size())
            (m_text += '\\') += kLetters[kSpecial.find(value[next])];
        from = next + 1;
    }
    return *this;
}

CopyTextIn::Row &CopyTextIn::Row::addNull()
{
    m_text += m_hasOne ? "\t\\N" : "\\N";
    m_hasOne = true;
    return *this;
}

bool CopyTextIn::put(std::string_view row)
{
    m_pending += row;
    return m_pending.size() < kPendingBytes || flush();
}

bool CopyTextIn::flush()
{
    const bool isTaken =
        PQputCopyData(m_connection.handle(), m_pending.data(), int(m_pending.size())) == 1;
    m_pending.clear();
    return isTaken;
}

Stored<Done> CopyTextIn::end(const char *why)
{
    m_isOpen = false;
    PQputCopyEnd(m_connection.handle(), why);
    return outcome(m_connection);
}

Stored<Done> CopyTextIn::finish()
{
    flush();
    return end(nullptr);
}

} // namespace nidreg::storage
