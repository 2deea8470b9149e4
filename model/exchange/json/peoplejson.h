// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/json/json.h"
#include "model/registry/people.h"

namespace nidreg::exchange {

/// `db people`: {person, name, organization, email, roles, serves: [{pool, from, until}], absences:
/// [{from, until, reason}], load}; what is not known is null, `until` null is until further notice.
Json toJson(const registry::PersonFile &file);

/// `request candidates`: {expert, name, load, last_assigned, objections}, names of objections as in
/// registry::name().
Json toJson(const registry::Candidate &candidate);

} // namespace nidreg::exchange
