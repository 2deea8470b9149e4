// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/connection.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace nidreg::storage {

/// PQgetCopyData() could not read on; its end is -1.
constexpr int kCopyFailed = -2;

/// Runs a `copy … to stdout` in text form and visits its rows as they come, each with its line end;
/// no more than one is held. The visitor answers false to stop, which is no failure.
registry::Stored<base::Done> copyTextOut(Connection &connection, std::string_view statement,
                                         const std::function<bool(std::string_view)> &visit);

/// A `copy … from stdin` in text form under way. One that is not finished is broken off, and its
/// transaction with it.
class CopyTextIn {
public:
    /// Puts the line of one row together, value by value.
    class Row {
    public:
        Row &add(std::string_view value); ///< any text without a NUL
        Row &add(std::int64_t value) { return add(std::string_view(std::to_string(value))); }
        Row &addNull();
        /// With its line end; the row is empty afterwards.
        std::string take()
        {
            m_hasOne = false;
            return std::exchange(m_text, {}) + '\n';
        }

    private:
        std::string m_text;
        bool m_hasOne = false;
    };

    explicit CopyTextIn(Connection &connection) : m_connection(connection) { }
    ~CopyTextIn();
    CopyTextIn(const CopyTextIn &) = delete;
    CopyTextIn &operator=(const CopyTextIn &) = delete;

    registry::Stored<base::Done> begin(std::string_view statement);
    /// A row with its line end; false when the server takes no more: finish() has the reason.
    bool put(std::string_view row);
    registry::Stored<base::Done> finish();

private:
    bool flush();
    registry::Stored<base::Done> end(const char *why);

    Connection &m_connection;
    std::string m_pending;
    bool m_isOpen = false;
};

} // namespace nidreg::storage
