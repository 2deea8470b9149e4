// SPDX-License-Identifier: MIT
#include "app/cli/registeredgrammars.h"

#include "model/base/text.h"

namespace nidreg::app::cli {

registry::Stored<const RegisteredGrammars::Kept *> RegisteredGrammars::find(std::string_view nid)
{
    const std::string key = nidreg::base::lowered(nid);
    if (const auto known = m_known.find(key); known != m_known.end())
        return &known->second;
    const auto found = m_directory.find(key);
    if (!found && found.error().kind != registry::StoreError::NotFound)
        return nidreg::base::fail(found.error());
    Kept kept;
    if (found && !found->versions.empty() && !found->versions.back().grammar.empty())
        kept = templates::grammarFromSource(found->versions.back().grammar, key);
    if (m_known.size() >= kMost)
        m_known.clear();
    return &(m_known[key] = std::move(kept));
}

registry::Stored<std::optional<templates::UrnTrial>> RegisteredGrammars::trial(std::string_view nid,
                                                                               std::string_view urn)
{
    const auto kept = find(nid);
    if (!kept)
        return nidreg::base::fail(kept.error());
    const Kept &grammar = **kept;
    return grammar ? std::optional(templates::tryUrn(*grammar, urn)) : std::nullopt;
}

} // namespace nidreg::app::cli
