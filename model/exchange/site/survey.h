// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/files/syncedfile.h"
#include "model/exchange/site/place.h"
#include "model/exchange/site/staging.h"

#include <optional>
#include <string>
#include <vector>

namespace nidreg::exchange {

/// What is in the folder of a publication: every file is read and compared with its line in
/// SHA256SUMS, and that file with the proof. It changes nothing.
class Survey {
public:
    /// Reads the folder; a missing one is empty. `goesOn` is called between two files; Cancelled
    /// when it returns false, Unwritable where the folder cannot be read, Unreadable where a file
    /// cannot.
    static base::Result<Survey, PublishFailure> of(const std::string &folder,
                                                   const Staging::GoesOn &goesOn);

    /// The files that changed since the publication wrote them.
    const ForeignChanges &foreign() const { return m_foreign; }
    /// The formats that write these files anew; SHA256SUMS, checkpoint and proof always are.
    const std::vector<Format> &harmed() const { return m_harmed; }
    /// The formats in the folder, or in its SHA256SUMS.
    const std::vector<Format> &held() const { return m_held; }
    /// Of SHA256SUMS itself; empty: there is none.
    const std::string &sumsHash() const { return m_sumsHash; }
    /// The lines of SHA256SUMS with the hashes of what stands there now, the first time; without
    /// the files that are gone.
    std::optional<LineFile> takeSums();

private:
    using Outcome = base::Result<base::Done, PublishFailure>;

    Survey() = default;

    Outcome readListed(const Staging::GoesOn &goesOn);
    Outcome readUnlisted(const Staging::GoesOn &goesOn);
    Outcome readProof();
    Outcome takeLine(const std::optional<registry::PublishedFile> &line);
    void hold(std::string_view name);
    void note(ForeignChange::Kind kind, std::string name);
    Outcome differs(ForeignChange::Kind kind, std::string_view name); ///< note(), and done

    Descriptor m_folder;
    Place m_place; ///< of m_folder
    ForeignChanges m_foreign;
    std::vector<Format> m_harmed, m_held;
    std::string m_sumsHash;
    std::optional<LineFile> m_sums;
    std::string m_lastListed;
    std::int64_t m_found = 0; ///< files with a line
};

} // namespace nidreg::exchange
