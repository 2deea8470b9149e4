// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/healthproblem.h"

#include <QString>

/// What is said of the server of a registry. Plain text throughout.
namespace nidreg::forms {

/// A sentence: "The standby is not connected to the primary."
QString problemWords(registry::HealthProblem problem, const registry::Health &health);

/// How a standby follows: "streaming, sync, 120 bytes behind, 0.2 s". What the server does not
/// tell is left out; empty: it tells nothing.
QString standbyWords(const registry::StandbyServer &standby);

/// How far a standby is behind, after what names it: "up to 12 s behind", "not connected to the
/// primary, up to 5 min behind". Empty: by a second at most, or unknown.
QString stalenessWords(const registry::Health &health);

/// How old what a standby shows may be: "0.2 s, 120 bytes"; empty: unknown.
QString lagWords(std::optional<std::int64_t> bytes, std::optional<double> seconds);

} // namespace nidreg::forms
