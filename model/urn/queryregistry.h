// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <string_view>

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

/// Who decides on an entry once it stands.
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

} // namespace nidreg::urn
