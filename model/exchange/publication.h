// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/listingwriter.h"
#include "model/exchange/staging.h"
#include "model/exchange/syncedfile.h"

#include <array>
#include <optional>

namespace nidreg::exchange {

/// What becomes of each thing in a publication's folder when these formats are published anew;
/// no formats: all.
Staging::Judge judgeFor(const std::vector<Format> &formats);

/// The files of one publication while they are written. The first problem stands, and nothing is
/// written after it.
class Publication {
public:
    Publication(Staging &staging, const PublishPlan &plan);

    void add(const registry::NamespaceRow &row, const registry::NamespaceVersion &version);
    void finish(const std::vector<registry::Contact> &contacts);

    std::optional<PublishFailure> problem() const;
    const std::vector<std::string> &files() const { return m_names; }

private:
    void begin(Format format, base::Date updated);
    SyncedFile &newFile(const std::string &name);
    void addSupplement(const std::string &name, std::string_view content);
    void addTemplate(const registry::NamespaceRow &row, const std::string &text);
    int folderOf(urn::NidKind kind);
    void note(int error, const std::string &name);

    Staging &m_staging;
    bool m_withTemplates = false;
    std::vector<std::string> m_names;
    std::vector<std::unique_ptr<SyncedFile>> m_files; ///< one for each of m_names
    std::vector<std::unique_ptr<ListingWriter>> m_writers;
    std::array<Descriptor, 2> m_folders; ///< of the templates, by kind; made when needed
    std::optional<PublishFailure> m_problem; ///< of anything that is not one of m_files
};

} // namespace nidreg::exchange
