// SPDX-License-Identifier: MIT
#pragma once

#include "forms/publication/differencesmodel.h"
#include "forms/widgets/sidebysidemodel.h"
#include "model/listing/changeplan.h"

#include <QString>

#include <vector>

/// Texts about the differences between a listing's file and the registry, all of them plain text.
namespace nidreg::forms {

/// "isbn"; of a renamed one "old → new".
QString nidWords(const listing::Difference &difference);

/// What changes, in short: "Reference, Registered"; of a new one what the file says of it.
QString changesWords(const listing::Difference &difference);
QString changesWords(const std::vector<listing::FieldChange> &ofListing);

/// What taking it over does, in a sentence or two.
QString consequence(const listing::Difference &difference);
QString listingConsequence();

/// Field by field: here, and in the file.
std::vector<FieldDiff> fieldDiffs(const listing::Difference &difference);
std::vector<FieldDiff> fieldDiffs(const std::vector<listing::FieldChange> &ofListing);

/// "New: 40. Changed: 2." Sorts of which there are none are left out.
QString countWords(const DifferenceCounts &counts);
/// What is going to happen, before it does.
QString takeOverWords(const DifferenceCounts &ticked, const QString &source);

} // namespace nidreg::forms
