// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/auditsource.h"
#include "model/storage/postgres/bulk.h"
#include "model/storage/replay.h"

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::storage {

/// Rows of a COPY in the order in which they came, kept until what they repeat is known.
class KeptRows {
public:
    void keep(const CopiedRow &row);

    /// Calls `visit` with each row.
    template <class Visit> void visit(Visit visit) const
    {
        CopiedRow row;
        std::string_view rest = m_bytes;
        for (const std::uint32_t size : m_sizes) {
            const std::string_view bytes = rest.substr(0, size);
            m_areComposites ? row.readComposite(bytes) : row.read(bytes);
            rest.remove_prefix(size);
            visit(row);
        }
    }

private:
    std::string m_bytes; ///< of all rows
    bool m_areComposites = false; ///< as they all came
    std::vector<std::uint32_t> m_sizes; ///< of each: a COPY's row has less than 1 GB
};

/// Compares the tables that only repeat the log with what replaying the events makes: requests and
/// their experts, the listing's rows, contacts, switches, people, the counter, and the workflow's
/// own tables. read() may run beside the replay on another thread; finish() when both have ended.
class TableCheck {
public:
    TableCheck(Replay &replay, FirstMismatch &mismatch) : m_replay(replay), m_mismatch(mismatch) { }

    /// Every row, as long as `goesOn` says so. Of what `seesAll` does not hold for, the part that
    /// holds for a login that sees some of the events only.
    registry::Stored<base::Done> read(Connection &connection, const AuditSource &source,
                                      bool seesAll, const std::function<bool()> &goesOn);
    void finish();
    /// Not what the server's logins hold. Before read().
    void leaveOutLogins() { m_hasLogins = false; }

private:
    struct Part;
    static const std::array<Part, 12> kParts;

    void checkRows(std::size_t part);
    void checkRequest(const CopiedRow &row);
    void checkExpert(const CopiedRow &row);
    void checkStay(const CopiedRow &row);
    void checkProposal(const CopiedRow &row);
    void finishProposals();
    void checkBody(const CopiedRow &row);
    void checkPerson(const CopiedRow &row);
    void checkContact(const CopiedRow &row);
    void checkListing(const CopiedRow &row);
    void checkSetting(const CopiedRow &row);
    void checkRule(const CopiedRow &row);
    void checkListed(const CopiedRow &row);
    void checkRegistration(const CopiedRow &row);
    void finishRequests();
    void finishContacts();
    void finishListings();
    bool isLogin(const std::string &login) const;
    void finishSettings();
    void finishRules();

    Replay &m_replay;
    FirstMismatch &m_mismatch;
    bool m_hasLogins = true;
    std::vector<KeptRows> m_rows; ///< of each part that was read
    std::vector<std::string> m_rules; ///< of the database
    std::vector<std::string> m_settings, m_expected;
    std::map<std::int64_t, std::string> m_contacts; ///< by event, in the form that is hashed
    std::map<std::int64_t, std::string> m_listings; ///< hashes, by event
};

/// Every row of the workflow's tables as this program was built with them, in the form of the view
/// audit_rule.
std::vector<std::string> compiledRules();

} // namespace nidreg::storage
