// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"
#include "model/base/date.h"
#include "model/registry/store.h"
#include "model/templates/lint/lint.h"

namespace nidreg::actions {

/// What a template is examined for: see templates::LintContext.
struct Examination {
    urn::NidKind kind = urn::NidKind::Formal;
    bool fastTrack = false;
    std::string revises; ///< the registered NID that the template revises; empty: a new namespace
    /// On whose behalf: it does not contest itself, and what was registered of it is not held
    /// against it.
    workflow::RequestId request = {};
};

/// Gathers from the registry what lint() has to know about `draft`: facts about its NID, the
/// version that it revises, which NIDs of its examples are registered. NotFound when `revises` is
/// not registered. `knowledge` must outlive the context.
registry::Stored<templates::LintContext> examine(registry::Directory &directory,
                                                 const base::Clock &clock,
                                                 const urn::NidKnowledge &knowledge,
                                                 const templates::NamespaceTemplate &draft,
                                                 const Examination &what);

/// What lint() finds in `draft` as the template of `request`, against the registry as it is now, or
/// as it was when the request ended: what others registered later is not held against it.
/// Reads only. NotFound when the namespace that the request revises is not registered.
registry::Stored<templates::FieldFindings> appraise(const Services &services,
                                                    const workflow::Request &request,
                                                    const templates::NamespaceTemplate &draft);

/// The same as a gate: LintFailure when a finding is an error.
Acted<base::Done> accept(const Services &services, const workflow::Request &request,
                         const templates::NamespaceTemplate &draft);

} // namespace nidreg::actions
