// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/sha256.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidreg::storage {

/// The tree's nodes that a query answered, and the paths over them. Hashes are answered in hex.
class LogNodes {
public:
    /// Reads LEVEL:INDEX:HEX separated by spaces.
    explicit LogNodes(std::string_view list);

    using Path = std::optional<std::vector<std::string>>;

    /// Nothing where a node is missing.
    Path inclusion(std::int64_t index, std::int64_t size) const;
    Path consistency(std::int64_t old, std::int64_t size) const;
    std::optional<std::string> rootOf(std::int64_t size) const;

private:
    std::optional<proof::Hash> at(int level, std::int64_t index) const;

    std::map<std::pair<int, std::int64_t>, proof::Hash> m_nodes;
};

} // namespace nidreg::storage
