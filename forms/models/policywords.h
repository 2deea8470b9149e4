// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/policyspecs.h"
#include "model/registry/proposal.h"

#include <QString>

/// What a registry's policies are called and mean, and what was proposed under them. Plain text.
namespace nidreg::forms {

/// "Time for a review"; the name itself where the program does not know the policy.
QString policyTitle(std::string_view name);
/// What the policy does, for whoever sets it.
QString policyExplanation(std::string_view name);
/// A value as people say it: "14 days", "none", "urn@ietf.org".
QString policyValueWords(std::string_view name, const std::string &value);

/// An act that can take two: "Registering a namespace".
QString actOfTwoWords(std::string_view act);

/// What a proposal would do: "Register the namespace of request 12".
QString proposalWords(const registry::Proposal &proposal);
/// That an act became a proposal, and what has to happen now.
QString proposedWords();

} // namespace nidreg::forms
