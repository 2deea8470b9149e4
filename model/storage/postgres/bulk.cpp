// SPDX-License-Identifier: MIT
#include "model/storage/postgres/bulk.h"

#include "model/storage/postgres/copytext.h"
#include "model/storage/postgres/failure.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <poll.h>
#include <thread>
#include <type_traits>
#include <utility>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

Stored<Done> stream(Connection &connection, std::string_view statement,
                    const std::function<bool(const BulkRow &)> &visit)
{
    PGconn *handle = connection.handle();
    if (!PQsendQuery(handle, std::string(statement).c_str()) || !PQsetSingleRowMode(handle))
        return base::fail(failureOf(static_cast<const PGresult *>(nullptr), handle));
    bool goesOn = true;
    std::optional<StoreError> failure;
    while (const Answer answer{PQgetResult(handle), &PQclear}) {
        const ExecStatusType status = PQresultStatus(answer.get());
        connection.cutAfter(answer.get());
        if (!goesOn)
            continue; // reads away what was under way when the visitor stopped
        if (status == PGRES_SINGLE_TUPLE && !visit(BulkRow(answer.get()))) {
            goesOn = false;
            connection.cancel();
        } else if (status != PGRES_SINGLE_TUPLE && status != PGRES_TUPLES_OK) {
            failure = failureOf(answer.get(), handle);
        }
    }
    connection.heed();
    if (failure)
        return base::fail(*failure);
    return Done();
}

/// A number that `from` begins with, the highest byte first; the compiler makes one load of it.
template <class Number> static Number taken(const char *&from)
{
    std::make_unsigned_t<Number> value = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        value = static_cast<std::make_unsigned_t<Number>>(value << 8
                                                          | static_cast<unsigned char>(*from++));
    return Number(value);
}

bool CopiedRow::read(std::string_view bytes)
{
    const char *at = bytes.data();
    m_whole = bytes;
    m_isComposite = false;
    return bytes.size() >= 2 && readValues(bytes.substr(2), taken<std::int16_t>(at), 0);
}

bool CopiedRow::readComposite(std::string_view bytes)
{
    static constexpr std::ptrdiff_t kType = 4; // the type of a value stands before it
    const char *at = bytes.data();
    m_whole = bytes;
    m_isComposite = true;
    m_nulls = ~std::uint32_t(0);
    return bytes.size() >= 4 && readValues(bytes.substr(4), taken<std::int32_t>(at), kType);
}

bool CopiedRow::readValues(std::string_view bytes, std::ptrdiff_t columns, std::ptrdiff_t skipped)
{
    const char *at = bytes.data(), *const end = at + bytes.size();
    if (columns < 0 || columns > std::ptrdiff_t(kMaxColumns))
        return false;
    m_nulls = 0;
    for (std::size_t i = 0; i < std::size_t(columns); ++i) {
        at += std::min(skipped, end - at);
        const std::int32_t length = end - at < 4 ? INT32_MAX : taken<std::int32_t>(at);
        if (length > end - at)
            return false;
        m_nulls |= std::uint32_t(length < 0) << i;
        m_values[i] = length < 0 ? std::string_view() : std::string_view(at, std::size_t(length));
        at += m_values[i].size();
    }
    return at == end;
}

std::int64_t CopiedRow::number(int column) const
{
    const std::string_view number = bytes(column);
    const char *from = number.data();
    switch (number.size()) {
    case 1:
        return taken<std::int8_t>(from);
    case 2:
        return taken<std::int16_t>(from);
    case 4:
        return taken<std::int32_t>(from);
    case 8:
        return taken<std::int64_t>(from);
    default: // NULL, and what is no number
        return 0;
    }
}

/// What stands before the first row: a signature of 11 bytes, flags, the length of an extension.
static constexpr std::size_t kCopyHeader = 19;

using Buffer = std::unique_ptr<char, decltype(&PQfreemem)>;

/// How long a reader looks away from a connection that it has read empty. The server wakes who
/// waits at every 8 kB that it sends, which takes a fifth of its time; there is room for more than
/// it sends meanwhile.
static constexpr std::chrono::microseconds kNap(200);

static bool isReadEmpty(PGconn *handle)
{
    pollfd socket{PQsocket(handle), POLLIN, 0};
    return poll(&socket, 1, 0) == 0;
}

/// The size of the next row, which `data` then points to; not positive at the end.
static int nextRow(PGconn *handle, char *&data)
{
    if (const int size = PQgetCopyData(handle, &data, 1); size != 0)
        return size;
    if (isReadEmpty(handle))
        std::this_thread::sleep_for(kNap);
    return PQgetCopyData(handle, &data, 0);
}

/// Reads the copied data until its end; afterwards the connection has its answer to be read.
static void readCopy(Connection &connection, const std::function<bool(const CopiedRow &)> &visit)
{
    PGconn *handle = connection.handle();
    CopiedRow row;
    bool isFirst = true;
    bool goesOn = true;
    char *data = nullptr;
    int size = 0;
    while ((size = nextRow(handle, data)) > 0) {
        const Buffer owned(data, &PQfreemem);
        std::string_view bytes(data, std::size_t(size));
        if (std::exchange(isFirst, false))
            bytes.remove_prefix(std::min(kCopyHeader, bytes.size()));
        const bool isEnd = bytes.size() <= 2; // the header alone, or the trailer -1
        if (goesOn && !isEnd && row.read(bytes) && !visit(row)) {
            goesOn = false;
            connection.cancel();
        }
    }
    if (size == kCopyFailed)
        connection.cut();
}

Stored<Done> copyOut(Connection &connection, std::string_view statement,
                     const std::function<bool(const CopiedRow &)> &visit)
{
    PGconn *handle = connection.handle();
    // The frame is fixed; what stands in it is a constant of nidreg::sql.
    const std::string copy = "copy (" + std::string(statement) + ") to stdout (format binary)";
    if (!PQsendQuery(handle, copy.c_str()))
        return base::fail(failureOf(static_cast<const PGresult *>(nullptr), handle));
    bool goesOn = true;
    std::optional<StoreError> failure;
    while (const Answer answer{PQgetResult(handle), &PQclear}) {
        const ExecStatusType status = PQresultStatus(answer.get());
        connection.cutAfter(answer.get());
        if (status == PGRES_COPY_OUT)
            readCopy(connection, [&](const CopiedRow &row) { return goesOn = visit(row); });
        else if (status != PGRES_COMMAND_OK && goesOn)
            failure = failureOf(answer.get(), handle);
    }
    if (failure)
        return base::fail(*failure);
    return Done();
}

} // namespace nidreg::storage
