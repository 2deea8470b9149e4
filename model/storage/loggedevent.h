// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/bulk.h"
#include "model/workflow/event.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace nidreg::storage {

/// Writes `YYYY-MM-DDTHH:MM:SS.ffffffZ` for microseconds since 2000-01-01 UTC. One object writes a
/// million times that follow each other without taking each day apart anew.
class InstantWriter {
public:
    /// Good until the next call; "?" where the year is not one of 1 to 9999, as for infinity.
    std::string_view text(std::int64_t since2000);

private:
    void writeDay(std::int64_t day);

    std::int64_t m_day = 0; ///< since 2000-01-01, of what m_text says
    std::array<char, 27> m_text{"2000-01-01T00:00:00.000000"}; ///< Z stands for the zero
};

/// The columns of log/copy_events.sql and log/copy_seen_events.sql.
struct EventColumn {
    enum Index { Number, At, Person, What, Request, Nid, Bytes, Nodes };
};

/// An event as log/copy_events.sql brings it: its columns and, beside them, its canonical bytes
/// (registry-data/schema/EVENTS.md). Everything is valid until the next read(): one object reads a
/// million events without allocating for each.
class LoggedEvent {
public:
    using Detail = std::pair<std::string_view, std::string_view>;

    /// False when the columns do not say exactly what the bytes say.
    bool read(const CopiedRow &row);

    std::int64_t number() const { return m_number; }
    std::int64_t at() const { return m_at; } ///< microseconds since 2000-01-01 UTC
    /// As a request is replayed from it.
    workflow::EventView view() const;
    std::string_view person() const { return m_person; }
    std::string_view what() const { return m_what; }
    std::int64_t request() const { return m_request; } ///< 0: none
    std::string_view nid() const { return m_nid; }
    std::string_view to() const { return m_to; } ///< the state that a step led to
    /// Empty where the event tells no such thing.
    std::string_view detail(std::string_view name) const;
    const std::vector<Detail> &details() const { return m_details; }
    std::string_view canonical() const { return m_canonical; }

private:
    bool takesHead(const CopiedRow &row, std::string_view &rest);
    bool takesDetails(std::string_view rest);

    std::int64_t m_number = 0, m_at = 0, m_request = 0;
    std::string_view m_person, m_role, m_what, m_nid, m_to, m_canonical;
    std::vector<Detail> m_details;
    InstantWriter m_instant;
};

} // namespace nidreg::storage
