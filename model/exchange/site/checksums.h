// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/files/syncedfile.h"
#include "model/exchange/site/ownfiles.h"
#include "model/registry/log.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nidreg::exchange {

/// A line of SHA256SUMS: hash and name; nothing for a line of another form.
std::optional<registry::PublishedFile> readSum(std::string_view line);

/// The same the other way round.
std::string sumLine(const registry::PublishedFile &file);

/// SHA256SUMS in the making, in coreutils' form and the order of FileSortKey. What is kept of the
/// earlier publication has the lines that it had there.
class Checksums {
public:
    Checksums(Staging &staging, const std::vector<Format> &formats);

    void add(const std::string &path, const std::string &sha256);
    /// Writes all lines to `put`. Why one could not be read or written, as errno; 0: all could.
    int write(const std::function<void(std::string_view line)> &put);

    /// The files of the folder itself that were added, in their order.
    const std::vector<registry::PublishedFile> &added() const { return m_added; }

private:
    void takeLine(const std::string &path, std::string_view line);
    void takeKept(const std::vector<Format> &formats);
    void note(int error);

    Staging &m_staging;
    std::vector<registry::PublishedFile> m_added;
    std::vector<registry::PublishedFile> m_kept; ///< of the folder itself
    std::array<std::optional<LineFile>, kGroups> m_groups; ///< lines, made when there is one
    int m_error = 0; ///< the first
};

/// What differs between two folders by the lines of their files, `before` being none where there
/// was no publication. The error is errno's of a line that cannot be read.
base::Result<FileDifference, int> difference(std::optional<LineFile> before,
                                             std::optional<LineFile> after);

} // namespace nidreg::exchange
