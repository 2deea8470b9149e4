// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/clock.h"
#include "model/registry/store.h"
#include "model/templates/lint/lint.h"

namespace nidreg::actions {

/// What a template is examined for: see templates::LintContext.
struct Examination {
    urn::NidKind kind = urn::NidKind::Formal;
    bool fastTrack = false;
    std::string revises; ///< the registered NID that the template revises; empty: a new namespace
    workflow::RequestId request; ///< on whose behalf: it does not contest itself
};

/// Gathers from the registry what lint() has to know about `draft`: facts about its NID, the
/// version that it revises, which NIDs of its examples are registered. NotFound when `revises` is
/// not registered. `knowledge` must outlive the context.
registry::Stored<templates::LintContext> examine(registry::Directory &directory,
                                                 const base::Clock &clock,
                                                 const urn::NidKnowledge &knowledge,
                                                 const templates::NamespaceTemplate &draft,
                                                 const Examination &what);

} // namespace nidreg::actions
