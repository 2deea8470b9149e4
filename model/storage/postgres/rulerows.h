// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/transitions.h"

#include <QString>

#include <string_view>

namespace nidreg::storage {

/// The program's tables as rows of the database's: lists of JSON objects whose keys are the
/// columns'.
QString edgeRows();
QString stepRows();
QString policyRows();

/// The names that the database has for them.
std::string_view name(workflow::Part part);
std::string_view name(workflow::When when);

} // namespace nidreg::storage
