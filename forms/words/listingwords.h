// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/changeplan.h"
#include "model/listing/reading.h"

#include <QString>

/// The words for listings that are read, and for how they differ. Plain text.
namespace nidreg::forms {

/// Why a file cannot be read as a listing, with its line where there is one.
QString wording(const listing::ReadRefusal &refusal);
/// What of a listing is not kept: "line 12: the comment".
QString wording(const listing::Remark &remark);
/// "New", "Changed", "Missing in the file", "Renamed", "Not a NID"
QString wording(listing::Difference::Kind kind);
/// What a field of a difference is called: "Registered", "Template"; of a listing "Note", "Person".
QString differenceField(std::string_view field);
/// A value of a difference in the reader's words, where it is one of a few names.
QString differenceValue(std::string_view field, std::string_view value);
/// "Reference: [RFC2648] → [RFC8141]"
QString changeWords(const listing::FieldChange &change);

/// "2018-06-19 · 1 added, 2 changed"; of a day on which nothing changed, "2018-06-19 · no change".
QString dayWords(const registry::ListingDay &day);
/// That nothing is known of a day before `from` (YYYY-MM-DD; empty: nothing at all was known).
QString notKnownWords(const std::string &from);

} // namespace nidreg::forms
