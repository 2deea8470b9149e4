// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/people.h"

#include <QString>

/// What the People window says of a person. Plain text throughout.
namespace nidreg::forms {

/// In which pools an expert serves on `today`, or from when, or since when no more: "formal until
/// 2027-12-31, informal". Empty for who is no expert.
QString serviceWords(const registry::PersonFile &file, base::Date today);

/// The absence that lasts on `today`, else the next one: "until 2027-01-06", "from 2026-12-20".
/// Empty: none.
QString absenceWords(const registry::PersonFile &file, base::Date today);
bool isAway(const registry::PersonFile &file, base::Date today);

} // namespace nidreg::forms
