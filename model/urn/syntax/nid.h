// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace nidreg::urn {

/// The two kinds of namespaces (RFC 8141, sections 5.1 and 5.2).
enum class NidKind { Formal, Informal };

/// Why a string is not a namespace identifier.
enum class NidError { TooShort, TooLong, BadFirst, BadInner, BadLast };

/// A namespace identifier; every instance is well formed.
///
///     NID = (alphanum) 0*30(ldh) (alphanum)                  (RFC 8141, section 2)
///
/// Equal without regard to case; text() keeps the case it was written with.
class Nid {
public:
    static base::Result<Nid, NidError> parse(std::string_view text);

    std::string_view text() const { return m_text; }

    /// The key under which registries store it: text() with A to Z in lower case.
    std::string folded() const;

    friend bool operator==(const Nid &a, const Nid &b) { return a.folded() == b.folded(); }

private:
    explicit Nid(std::string_view text) : m_text(text) { }

    std::string m_text;
};

/// True for an informal NID in any case, its number of any size up to 32 characters in all:
///
///     InformalNamespaceName = "urn-" Number
///     Number                = DigitNonZero 0*Digit           (RFC 8141, section 5.2)
bool isInformalForm(std::string_view text);

/// The number N of the informal NID `urn-N` (any case); 0 when `text` is not of that form:
/// a positive number without leading zeros that fits 63 bits, 32 characters in all (section 5.2).
std::int64_t informalNumber(std::string_view text);

} // namespace nidreg::urn
