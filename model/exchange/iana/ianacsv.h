// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/listing/changeplan.h"
#include "model/listing/documenthandler.h"
#include "model/listing/reading.h"

#include <functional>
#include <string_view>

class QIODevice;

/// IANA's CSV of URN namespaces: RFC 4180, CRLF, one file for each kind; "URN
/// Namespace,Template,Reference", and until 2015 without "Template".
namespace nidreg::exchange {

enum class CsvForm {
    Iana, ///< byte for byte as IANA writes it
    Spreadsheet, ///< no spreadsheet takes anything in it for a formula
};

/// The second and the third cell of a registration's row, neither quoted nor neutralised.
listing::Cells cellsOf(const listing::Registration &registration);

/// Writes the registrations of a publication; it is whole when the last registry has ended.
std::unique_ptr<listing::DocumentHandler> ianaCsvWriter(QIODevice &formal, QIODevice &informal,
                                                        CsvForm form = CsvForm::Iana);

/// `cell` with an apostrophe before everything that a spreadsheet would take for the beginning of
/// a formula: "=", "+", "-", "@", a tab or a CR at its start, or behind a ";" or a tab, which some
/// of them take for the end of a cell.
std::string withoutFormulas(std::string_view cell);

/// Takes one registration, and the line that it begins in, from 1; false: go no further.
using TakeRegistration = std::function<bool(listing::Registration registration, std::size_t line)>;

/// Reads such a file, with CRLF or LF, with or without a byte order mark. What stands in brackets
/// is a reference again as far as it tells: "RFC8141", "RFC8141, Section 6", "BCP14", "RFC Errata
/// 1", "draft-…", an address; anything else is a text. Answers how many there were; refuses with
/// Empty, NotUtf8, Nul, BadCsv, BadHeading, BadCell, Stopped.
base::Result<std::size_t, listing::ReadRefusal> readIanaCsv(std::string_view bytes,
                                                            const TakeRegistration &take);

/// What a label of IANA's text forms names; labelOf() of it is `label` again.
registry::Reference referenceOf(std::string_view label);

} // namespace nidreg::exchange
