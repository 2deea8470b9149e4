// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/log.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::storage {

/// A section of a deposit: a table's rows.
struct Section {
    std::string name; ///< the table's, or kRoleSection
    std::vector<std::string> columns;
    bool grows = false; ///< rows are only added: an increment has the new ones alone

    friend bool operator==(const Section &, const Section &) = default;
};

/// The section that is not a table: who has which role in a shared registry. Columns login and
/// role.
inline constexpr std::string_view kRoleSection = "database-role";

/// The header of a deposit, before its sections.
struct DepositHeader {
    std::string taken; ///< when, UTC
    std::string registry; ///< which database it was
    std::string server; ///< PostgreSQL's server_version_num
    int schema = 0; ///< the version of the registry's schema
    bool isLocal = false; ///< the private registry of one OS user
    registry::LogHead log; ///< as the registry stated it
    std::optional<registry::LogHead> since; ///< of an increment: the log at the earlier deposit
    std::vector<Section> sections; ///< in the order in which they follow
};

/// The header's lines with their line ends, the empty one after them included.
std::string textOf(const DepositHeader &header);

/// Why a deposit's first lines are none that this program reads.
enum class HeaderError {
    Foreign, ///< it is not a deposit
    Newer, ///< of a form that this program does not know yet
    Malformed, ///< it is a deposit with a misplaced line
};

/// The first line of every deposit, up to the number of its form.
inline constexpr std::string_view kMagic = "nidreg-deposit ";

/// A header, line by line.
class HeaderReader {
public:
    /// True as long as more lines are needed.
    bool take(std::string_view line);
    /// Nothing while all is well.
    std::optional<HeaderError> error() const { return m_error; }
    const DepositHeader &header() const { return m_header; }

private:
    bool fail(HeaderError error);
    bool takeFirst(std::string_view line);
    bool takeFact(std::string_view name, std::string_view value);
    bool takeSection(std::string_view value);
    bool isComplete() const;

    DepositHeader m_header;
    std::optional<HeaderError> m_error;
    bool m_isFirst = true;
    int m_facts = 0;
};

} // namespace nidreg::storage
