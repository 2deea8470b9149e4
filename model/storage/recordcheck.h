// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/auditsource.h"
#include "model/storage/canonicalline.h"
#include "model/storage/loggedevent.h"
#include "model/storage/postgres/bulk.h"
#include "model/storage/told.h"

#include <functional>
#include <optional>

namespace nidreg::storage {

/// Compares revisions and versions with the events that record them, byte by byte. take() and
/// read() may run beside each other on two threads; finish() when both have ended.
class RecordCheck {
public:
    /// The next event.
    void take(const LoggedEvent &event);
    /// Every record, as long as `goesOn` says so.
    registry::Stored<base::Done> read(Connection &connection, const AuditSource &source,
                                      const std::function<bool()> &goesOn);
    /// `seesAll`: a record without a visible event is unmatched.
    registry::Stored<base::Done> finish(Connection &connection, const AuditSource &source,
                                        bool seesAll, FirstMismatch &mismatch);

    std::int64_t revisions() const { return m_revisions.count(); }
    std::int64_t versions() const { return m_versions.count(); }
    std::int64_t bytes() const { return m_bytes; } ///< of all records

private:
    void tellRevision(const LoggedEvent &event);
    void tellVersion(const LoggedEvent &event);
    void holdRevision(const CopiedRow &row);
    void holdVersion(const CopiedRow &row);
    std::string hashed(std::string_view bytes);

    ToldRecords m_revisions, m_versions;
    Statement m_told, m_held; ///< of one event and of one record at a time
    std::int64_t m_bytes = 0;
};

/// Compares the mails of discussions with the events that imported them. EVENTS.md says what of a
/// mail is hashed.
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
