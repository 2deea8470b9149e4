// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace nidreg::templates {

/// The headings of RFC 8141 appendix A, in their order.
enum class Field {
    NamespaceIdentifier,
    Version,
    Date,
    Registrant,
    Purpose,
    Syntax,
    Assignment,
    SecurityAndPrivacy,
    Interoperability,
    Resolution,
    Documentation,
    AdditionalInformation,
    RevisionInformation,
};

/// When a template must have a field.
enum class Presence {
    Always,
    Optional,
    WhenFastTrack, ///< Documentation: advice for a community request (section 6.3)
    WhenRevised, ///< Revision Information: from version 2 on (section 6.4)
};

struct FieldSpec {
    Field field;
    std::string_view key; ///< in JSON and in rule ids: "security_and_privacy"
    std::string_view heading; ///< as appendix A writes it
    std::string_view section; ///< where RFC 8141 describes it
    Presence presence;
};

// clang-format off
/// Reader, writer, linter, editor and tests all iterate this table; there is no second list of
/// headings in the program.
inline constexpr std::array kFields{
    FieldSpec{Field::NamespaceIdentifier,   "namespace_identifier",   "Namespace Identifier",   "A",     Presence::Always},
    FieldSpec{Field::Version,               "version",                "Version",                "A",     Presence::Always},
    FieldSpec{Field::Date,                  "date",                   "Date",                   "A",     Presence::Always},
    FieldSpec{Field::Registrant,            "registrant",             "Registrant",             "A",     Presence::Always},
    FieldSpec{Field::Purpose,               "purpose",                "Purpose",                "6.4.1", Presence::Always},
    FieldSpec{Field::Syntax,                "syntax",                 "Syntax",                 "6.4.2", Presence::Always},
    FieldSpec{Field::Assignment,            "assignment",             "Assignment",             "6.4.3", Presence::Always},
    FieldSpec{Field::SecurityAndPrivacy,    "security_and_privacy",   "Security and Privacy",   "6.4.4", Presence::Always},
    FieldSpec{Field::Interoperability,      "interoperability",       "Interoperability",       "6.4.5", Presence::Always},
    FieldSpec{Field::Resolution,            "resolution",             "Resolution",             "6.4.6", Presence::Always},
    FieldSpec{Field::Documentation,         "documentation",          "Documentation",          "A",     Presence::WhenFastTrack},
    FieldSpec{Field::AdditionalInformation, "additional_information", "Additional Information", "6.4.7", Presence::Optional},
    FieldSpec{Field::RevisionInformation,   "revision_information",   "Revision Information",   "A",     Presence::WhenRevised},
};
// clang-format on

inline constexpr std::size_t kFieldCount = kFields.size();

constexpr const FieldSpec &spec(Field field)
{
    return kFields[static_cast<std::size_t>(field)];
}

constexpr bool fieldsStandInTheirOrder()
{
    for (std::size_t i = 0; i < kFieldCount; ++i) {
        if (static_cast<std::size_t>(kFields[i].field) != i)
            return false;
    }
    return true;
}

static_assert(kFieldCount == 13, "appendix A has thirteen headings");
static_assert(fieldsStandInTheirOrder(), "spec() finds a field by its place");

} // namespace nidreg::templates
