// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/precheck.h"
#include "model/exchange/json/json.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidreg::exchange {

/// The report of a check as UTF-8 text, LF, prose at 72 columns, English: what was examined, for
/// which day, against which registry, the verdict, every finding, and the text itself with its
/// lines numbered. The same check gives the same bytes.
std::string precheckReport(const actions::Precheck &check);

/// {program, sha256, nid, kind, procedure, revises, revised_version, on, registry: {namespaces:
/// {count, sha256, newest}, countries, uri_schemes, systems: {count, sha256}}, verdict, errors,
/// warnings, advice, findings: [{rule, severity, field, line, source, message}]}
Json toJson(const actions::Precheck &check);

} // namespace nidreg::exchange
