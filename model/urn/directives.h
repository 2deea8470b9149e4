// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// "URN Resolution Query Parameters": the two registries that the 2012 draft asks for in its
/// section 9.2, with the entries that it fills them with. All text is ASCII; tokens are compared
/// with their case, as directives are (section 2.3).

inline constexpr std::string_view kQueryRegistry = "URN Resolution Query Parameters";
inline constexpr std::string_view kKeywordRegistry = "URN Query Keywords";
inline constexpr std::string_view kServiceRegistry = "URN Resolution Service Designators";

/// What an entry of each says, by the draft's names, in the order of the members below.
inline constexpr std::array<std::string_view, 5> kKeywordFields{"Keyword", "Purpose", "Scope",
                                                                "Defn. Ref.", "Supported by"};
inline constexpr std::array<std::string_view, 4> kServiceFields{"Name", "Purpose", "Status",
                                                                "Reference"};

/// How an entry may be made or changed in substance.
enum class ChangePolicy {
    IetfReview, ///< of a specification (BCP 26)
    NamespaceRegistration, ///< with a namespace's registration document (RFC 3406bis)
    StandardsTrackRfc, ///< "RFC required", of that category
    ExperimentalRfc, ///< the same
    EarlyAllocation, ///< for what is under way (BCP 100)
    IesgApproval, ///< (BCP 26)
};

/// The procedure's own term: "IETF Review".
std::string_view term(ChangePolicy policy);

/// Who decides on changes of an entry.
enum class ChangeControl { Iesg, NamespaceStakeholders };

/// Whether a keyword is for the URNs of every namespace, or of those that its document names.
enum class KeywordScope { Global, Specific };

std::string_view name(KeywordScope scope); ///< "global", "specific", as the registry has it
ChangePolicy policy(KeywordScope scope); ///< section 9.2.1
ChangeControl control(KeywordScope scope); ///< section 9.2.1

/// A namespace whose resolvers heed a keyword, and where that is written. To add or drop one is no
/// change in substance (section 9.2.1): a namespace's registration document does it, and for one
/// that is older than the draft any stable document, once its maintainers have shown that it works.
struct KeywordSupport {
    std::string_view nid;
    std::string_view reference;
};

/// An entry of the keyword registry (section 9.2.1).
struct QueryKeyword {
    std::string_view keyword;
    std::string_view purpose;
    KeywordScope scope;
    std::string_view reference; ///< what defines it
    std::span<const KeywordSupport> supportedBy; ///< none at first
};

std::span<const QueryKeyword> queryKeywords();

/// The entry of `keyword`; null where it is not registered.
const QueryKeyword *queryKeyword(std::string_view keyword);

/// How far a resolution service has come.
enum class ServiceStatus { Std, Exp, Provisional, Deprecated };

std::string_view name(ServiceStatus status); ///< "std", "exp", "provisional", "deprecated"
ChangePolicy policy(ServiceStatus status); ///< what gives an entry this status (section 9.2.2)

/// An entry of the registry of resolution services: a value of the keyword "s" (section 9.2.2).
struct ServiceDesignator {
    std::string_view name;
    std::string_view purpose;
    ServiceStatus status;
    std::string_view reference;
};

std::span<const ServiceDesignator> serviceDesignators();

/// The entry of `name`; null where it is not registered.
const ServiceDesignator *serviceDesignator(std::string_view name);

/// What a resolver makes of a directive (the 2012 draft, sections 2.3 and 2.3.1).
enum class DirectiveFate {
    Registered, ///< it heeds it, where it supports the keyword for the namespace
    UnknownKeyword, ///< it ignores the directive
    RepeatedKeyword, ///< a registered keyword occurs more than once: all of its directives are
                     ///< ignored
    UnknownService, ///< a value of "s" that is not registered: it gives the default service
};

/// One keyword=value of a query. The views point into the namestring.
///
///     directive = keywd "=" value                       (the 2012 draft, section 2.3)
struct Directive {
    std::string_view keyword;
    std::string_view value; ///< percent-encodings and all; may be empty
    std::size_t offset; ///< of the keyword, in bytes of the namestring's text
    DirectiveFate fate;
    const QueryKeyword *registration = nullptr; ///< the keyword's; null where it has none
    const ServiceDesignator *service = nullptr; ///< the value's, for "s"; null where it has none
};

/// The directives of a namestring's query, as they stand; none of one that was read in another
/// dialect than the draft's of 2012. Linear in the query's length.
std::vector<Directive> directives(const Namestring &urn);

} // namespace nidreg::urn
