// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/files/syncedfile.h"
#include "model/exchange/site/checksums.h"
#include "model/exchange/site/formats.h"
#include "model/exchange/site/namespacefiles.h"
#include "model/exchange/site/staging.h"

#include <array>
#include <optional>

namespace nidreg::exchange {

/// The files of one publication while they are written. The first error is kept, and nothing is
/// written after it.
class Publication : public SiteFiles {
public:
    /// Looks up the formats of `front`: the requested ones, and those that the folder keeps.
    Publication(Staging &staging, const std::vector<Format> &wanted, Front front);

    /// What the formats need of a namespace; `needsJson`: its line in registry.json in any case. It
    /// holds until the next call.
    Entry prepared(const registry::ListedNamespace &listed, bool needsJson = false);
    void add(const Entry &entry);
    void add(const registry::ListedNamespace &listed) { add(prepared(listed)); }
    /// Begins changes.json; `since` is JSON: what the changes are counted from.
    void beginChanges(const std::string &since);
    void addChange(const NamespaceChange &change);
    /// Closes everything and writes SHA256SUMS.
    void finish(const std::vector<registry::Contact> &contacts);
    /// Writes a small file as it is; before finish() it has a line in SHA256SUMS.
    void add(std::string_view path, std::string_view content) override;
    QIODevice &open(std::string_view name) override { return newFile(name); }

    std::optional<PublishFailure> problem() const;
    /// Of the folder itself, by name; after finish() with SHA256SUMS.
    const std::vector<registry::PublishedFile> &files() const { return m_sums.added(); }

private:
    SyncedFile &newFile(std::string_view name);
    void closeFiles();
    void writeSums();
    void take(const WrittenFiles &written);
    bool writeSmall(const std::string &path, std::string_view content);
    void makeFolder(Group group);
    void note(int error, const std::string &name);

    Staging &m_staging;
    Front m_front;
    NamespaceFileKinds m_kinds;
    bool m_withPatterns = false;
    bool m_withJson = false;
    std::string m_json; ///< of the namespace that is being written
    Checksums m_sums;
    std::vector<std::string> m_names;
    std::vector<std::unique_ptr<SyncedFile>> m_files; ///< one for each of m_names
    std::vector<std::unique_ptr<ListingWriter>> m_writers;
    std::array<bool, kGroups> m_made{}; ///< which groups have their folder
    SyncedFile *m_changes = nullptr; ///< changes.json, where it is written
    bool m_anyChange = false;
    bool m_isFinished = false;
    std::optional<PublishFailure> m_problem; ///< of anything that is not one of m_files
    std::optional<NamespaceFiles> m_small; ///< the last member: its threads use the others
};

} // namespace nidreg::exchange
