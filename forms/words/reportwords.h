// SPDX-License-Identifier: MIT
#pragma once

#include "model/reports/reportspec.h"

#include <QString>

#include <span>
#include <string>

namespace nidreg::forms {

/// Every sentence of the heads of shipped reports, in English.
std::span<const char *const> reportHeads();

/// A sentence of a report's head, translated.
QString reportWords(const std::string &english);

/// The heading of a column of the rows behind a bar.
QString behindColumnWords(const std::string &column);

/// A value of a column as a window shows it: "In review" for `in-review`. What the program does not
/// know stands as it is.
QString cellWords(reports::Meaning meaning, const std::string &value);

} // namespace nidreg::forms
