// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/canonicalevent.h"
#include "model/storage/postgres/bulk.h"

#include <optional>

namespace nidreg::storage {

/// Holds the mails of discussions against the events that took them. EVENTS.md says what of a mail
/// is hashed.
class MailAudit {
public:
    struct Found {
        std::int64_t number; ///< of the request
        std::string subject; ///< "request 12 mail 3", "request 12 mails of event 40"
    };

    /// The next row of the view audit_mail.
    void take(const CopiedRow &row);
    void finish();

    const std::optional<Found> &mismatch() const { return m_mismatch; }
    std::int64_t count() const { return m_count; }

private:
    void begin(std::string_view hex);
    void end();
    void find(std::int64_t mail);

    std::string m_hex; ///< bytes of the event whose mails come
    std::optional<CanonicalEvent> m_event;
    std::string m_hashes; ///< of its mails so far
    std::int64_t m_next = 0, m_last = 0; ///< number of the mail to come, and of the last one
    std::int64_t m_count = 0;
    std::optional<Found> m_mismatch;
};

} // namespace nidreg::storage
