// SPDX-License-Identifier: MIT
#pragma once

#include "model/review/transitions.h"

#include <QString>

#include <string_view>

namespace nidreg::storage {

/// The program's tables as rows of the database's: lists of JSON objects whose keys are the
/// columns'.
QString edgeRows();
QString stepRows();
QString policyRows();

/// The names that the database has for them.
std::string_view name(review::Part part);
std::string_view name(review::When when);

/// Whether somebody judges a request by this step: never their own.
bool judges(review::Step step);

} // namespace nidreg::storage
