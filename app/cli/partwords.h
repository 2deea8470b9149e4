// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "model/exchange/json/urijson.h"
#include "model/urn/namestring.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace nidreg::app::cli {

/// Adds "\n  LABEL: VALUE" where there is a value.
void addPart(std::string &text, std::string_view label, std::optional<std::string_view> value);

/// A refusal with its words.
exchange::TextFault faultOf(const uri::UriRefusal &refusal);

/// "INPUT: invalid at byte 3: WHY (RULE, SECTION)"
std::string faultText(std::string_view input, const exchange::TextFault &fault,
                      std::string_view source);

/// A line for each: "  advice url.user: WHY (SECTION)"
std::string findingsText(const base::Findings &findings);

/// Lets a verb take `--dialect`, one of the names of the contract.
void addDialect(CLI::App &verb, std::string &name);

/// The dialect of such a name.
urn::Dialect dialectNamed(const std::string &name);

} // namespace nidreg::app::cli
