// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/templates/lint/grammar.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace nidreg::app::cli {

/// The grammars that registrations keep, each looked up and made ready once, so that a million
/// lines of one namespace are one question to the registry. Bounded: a stream of random NIDs must
/// not fill memory.
class RegisteredGrammars {
public:
    explicit RegisteredGrammars(registry::Directory &directory) : m_directory(directory) { }

    /// What the newest version's grammar of `nid` (any case) says to `urn`; nothing where the
    /// namespace is not registered or keeps no grammar.
    registry::Stored<std::optional<templates::UrnTrial>> trial(std::string_view nid,
                                                               std::string_view urn);

private:
    using Kept = std::optional<templates::TemplateGrammar>;
    registry::Stored<const Kept *> find(std::string_view nid);

    static constexpr std::size_t kMost = 1000;
    registry::Directory &m_directory;
    std::unordered_map<std::string, Kept> m_known;
};

} // namespace nidreg::app::cli
