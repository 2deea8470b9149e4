// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/policies.h"
#include "model/registry/proposal.h"

#include <QString>

/// What a registry's policies are called and mean, and what was proposed under them. Plain text.
namespace nidreg::forms {

/// "Time for a review"; the name itself where the program does not know the policy.
QString policyTitle(std::string_view name);
/// The same with its mnemonic.
QString policyLabel(std::string_view name);
/// What the policy does, for whoever sets it.
QString policyExplanation(std::string_view name);
/// A value as people say it: "1 day", "14 days", "none", "urn@ietf.org".
QString policyValueWords(std::string_view name, const std::string &value);

/// An act that can take two, or that of setting a policy: "Registering a namespace".
QString actOfTwoWords(std::string_view act);

/// What a proposal would do: "Register the namespace of request 12", "Roles of bert: Registrar".
QString proposalWords(const registry::Proposal &proposal);
/// What a proposal is about, where it is not known what it would do to it: "Roles of bert".
QString proposalSubjectWords(const registry::Proposal &proposal);
/// That an act became a proposal, and what has to happen now.
QString proposedWords();

} // namespace nidreg::forms
