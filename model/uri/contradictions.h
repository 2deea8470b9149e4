// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/reference.h"
#include "model/uri/url1993.h"

#include <span>
#include <string_view>
#include <vector>

namespace nidreg::uri {

/// A contradiction in the 2003 URI draft or the 1993 URL draft. What each passage says, and how the
/// program treats it, are sentences of forms/words.
enum class UriContradiction {
    SchemeCase2003,
    OpaqueQuery2003,
    OmittedHost2003,
    LastLabel2003,
    NeedlessEscapes2003,
    GenericPath1993,
    MailtoColons1993,
    NntpServer1993,
    TelnetKin1993,
    DigitsOfAlpha1993,
    HexDigits1993,
    GopherReference1993,
};

/// The document that a contradiction is in, and the reader that its example is for.
enum class UriDocument { Uri2003, Url1993 };

/// One row a contradiction. A numbered section decides against an appendix; within one the grammar,
/// unless it would deny what the document calls by its name.
struct UriContradictionSpec {
    UriContradiction contradiction;
    std::string_view id; ///< stable: "uri-2003.last-label"
    UriDocument document;
    std::string_view first; ///< "3.2.2", "BNF syntax": where the document says the one thing
    std::string_view second; ///< and where the other
    std::string_view example; ///< a string on which the two differ
    bool isAccepted; ///< whether our reader takes the example
};

/// Every contradiction, in the order of its enumerators.
std::span<const UriContradictionSpec> uriContradictions();

const UriContradictionSpec &spec(UriContradiction contradiction);

/// The contradictions of the 2003 draft that bear on a reference read by it: whether it is valid,
/// its parts or what it is the same as would differ if the other statement were followed. Linear in
/// the length.
std::vector<UriContradiction> contradictionsAbout(const Reference &reference);

/// What Url1993::parse() gives.
using Url1993Reading = base::Result<Url1993, Url1993Refusal>;

/// The same of the 1993 draft, of any bytes that came to `reading`.
std::vector<UriContradiction> contradictionsAbout(std::string_view text,
                                                  const Url1993Reading &reading);

} // namespace nidreg::uri
