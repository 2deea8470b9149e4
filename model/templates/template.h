// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/fields.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// Which generation of the form a text follows.
enum class Style { Rfc8141, Rfc3406, Rfc2611, Unknown };

/// "rfc8141", "rfc3406", "rfc2611" or "unknown": the name in JSON.
std::string_view name(Style style);

/// A heading of the text that was read, and the field its text went to.
struct Mapping {
    std::string heading; ///< as it was written
    Field field;
    bool isGuess = false; ///< no known label, but much like one
};

/// Text under a heading that belongs to no field.
struct Unmapped {
    std::string heading;
    std::string text;
};

/// A registration template: thirteen texts, each UTF-8, LF line ends, without outer indentation.
/// A field that is missing is not the same as one that is empty.
struct NamespaceTemplate {
    Style style = Style::Rfc8141;
    std::array<std::optional<std::string>, kFieldCount> fields;
    /// Only headings that are not appendix A's own; Registration Information stands there twice,
    /// for Version and for Date.
    std::vector<Mapping> mapped;
    std::vector<Unmapped> unmapped;
    std::array<std::size_t, kFieldCount> lines{}; ///< the line (from 1) of each heading; 0: none
    std::vector<Field> order; ///< fields in the order of their headings, repeats included

    /// The text of a field; empty where it is missing.
    std::string_view text(Field field) const;
    void set(Field field, std::string text);

    friend bool operator==(const NamespaceTemplate &a, const NamespaceTemplate &b)
    {
        return a.fields == b.fields;
    }
};

/// The NID that the Namespace Identifier field names, case as written and quotes taken off; nothing
/// where it names none ("TBD", "Assigned by IANA", prose without one candidate).
std::optional<std::string> nidOf(const NamespaceTemplate &from);

/// The same in the text of that field: the part of it that is the NID.
std::optional<std::string_view> nidIn(std::string_view text);

using NidSet = std::set<std::string, std::less<>>;

/// The NIDs, in lower case, of everything in `from` that may be a URN: what a registry is asked
/// about to judge the examples.
NidSet mentionedNids(const NamespaceTemplate &from);

/// The positive integer that the Version field states: also out of "1.0", "Version 2",
/// "2 (revision of …)"; nothing for "2.1" and where no number is stated.
std::optional<std::int64_t> versionOf(const NamespaceTemplate &from);

/// The version of a registration whose template states this in its field Version: what versionOf()
/// reads there, 2 of "2.1", and 1 where it states none.
std::int64_t registeredVersion(std::string_view stated);

/// The day that the Date field states, as YYYY-MM-DD; nothing for a bare month, a placeholder or
/// a day that does not exist.
std::optional<std::string> dateOf(const NamespaceTemplate &from);

/// The name of the registrant in a listing: the organization where one is named,
/// else the first line of the Registrant field. Empty where nothing is stated.
std::string registrantOf(const NamespaceTemplate &from);

} // namespace nidreg::templates
