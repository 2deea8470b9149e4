// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/urn/syntax/nid.h"
#include "model/workflow/terms.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The people of a registry: who they are, when they serve as experts and when they are away, and
/// whose turn it is to be asked (RFC 8126 section 5.2).
namespace nidreg::registry {

/// Dates of service in one pool of experts, both days included; without an end: until further
/// notice.
struct Service {
    urn::NidKind pool = urn::NidKind::Formal;
    base::Date from{};
    std::optional<base::Date> until;

    friend bool operator==(const Service &, const Service &) = default;
};

/// Days of absence, both included.
struct Absence {
    base::Date from{};
    base::Date until{};
    std::string reason; ///< one line; for registrars and the person alone

    friend bool operator==(const Absence &, const Absence &) = default;
};

/// `POOL:FROM..UNTIL` or `POOL:FROM..` with days as YYYY-MM-DD; nothing for any other form, and for
/// an end before the beginning.
std::optional<Service> parseService(std::string_view text);
std::string toString(const Service &service);

/// `FROM..UNTIL` or `FROM..UNTIL:REASON`; nothing for any other form, as above.
std::optional<Absence> parseAbsence(std::string_view text);
std::string toString(const Absence &absence);

/// A person of the registry, with what is known of them. On a shared registry a database login.
struct PersonFile {
    std::string login;
    std::string name; ///< "Eve Example"; this and what follows may be empty
    std::string organization;
    std::string email;
    std::vector<workflow::Role> roles;
    std::vector<Service> services; ///< none: serves both pools, always
    std::vector<Absence> absences;
    std::int64_t described = -1; ///< the event that last described them; -1: none
    std::int64_t load = 0; ///< open requests that wait for their word
};

/// What speaks against asking an expert; the registrar may set it aside with a reason.
enum class Objection {
    Applicant, ///< it is their own request
    Rival, ///< they ask for the same NID in another request
    SameOrganization, ///< their organization is the applicant's, or is in the Registrant field
    CoAuthor, ///< their name or address is in the Registrant or Documentation field
    Absent, ///< away on the day, or on the day by which they shall answer
    NotServing, ///< not in the pool on that day
    RecusedBefore, ///< stepped back from this request
};

std::string_view name(Objection objection); ///< "applicant", "same-organization", …
std::optional<Objection> objection(std::string_view name);

/// An expert whom a request may be given to.
struct Candidate {
    std::string login;
    std::string name; ///< may be empty
    std::int64_t load = 0; ///< open requests that wait for their word
    std::optional<base::Instant> lastAssigned; ///< nothing: never asked
    std::vector<Objection> objections;
};

} // namespace nidreg::registry
