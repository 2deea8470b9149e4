// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/sha256.h"
#include "model/storage/auditsource.h"
#include "model/storage/postgres/bulk.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::storage {

/// The values that an event and its record have in common. Either side adds the same values in the
/// same order, and they are compared by their hash: so the two can be read beside each other, each
/// in its own order, and little is kept of a record.
class Statement {
public:
    void clear() { m_text.clear(); }
    Statement &say(std::string_view value);
    Statement &say(std::int64_t number);
    proof::Hash hash() const { return proof::sha256(m_text); }

private:
    std::string m_text; ///< LENGTH:VALUE for each
};

/// All records of one kind and what the events say about them: one event per record.
class ToldRecords {
public:
    /// A record that must be there.
    struct Told {
        std::int64_t event; ///< its number
        proof::Hash statement;
        std::int64_t number; ///< of the request
    };

    /// By the order of the events; `subject` is what the record is called, "request 12 revision 1".
    void tell(const Told &told, std::string_view subject)
    {
        m_told.push_back(told);
        m_subjects += subject;
        m_ends.push_back(m_subjects.size());
    }
    /// A record that is there; in any order. No statement: it cannot be what any event tells.
    void hold(std::int64_t event, const std::optional<proof::Hash> &statement)
    {
        m_held.push_back({event, statement});
    }

    std::int64_t count() const { return std::int64_t(m_told.size()); }
    /// The first event without just one record that says the same; null where there is none.
    const Told *firstMismatch();
    std::string_view subject(const Told &told) const;
    /// After firstMismatch() found none: true when a record has no event.
    bool hasUnmatched() const { return m_held.size() > m_told.size(); }

private:
    struct Held {
        std::int64_t event;
        std::optional<proof::Hash> statement;
    };

    std::vector<Told> m_told;
    std::string m_subjects; ///< of each, one after the other
    std::vector<std::size_t> m_ends; ///< of each
    std::vector<Held> m_held;
};

/// Reports the first revision, version or mail (`where`) without an event; if there is none after
/// all, that their number is wrong. For when there are more rows than events.
registry::Stored<base::Done> reportUnmatched(Connection &connection, const AuditSource &source,
                                             registry::Mismatch::Where where,
                                             FirstMismatch &mismatch);

} // namespace nidreg::storage
