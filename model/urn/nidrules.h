// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"
#include "model/urn/syntax/nid.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// A country as ISO 3166-1 has it, or had it (ISO 3166-3).
struct Country {
    std::string alpha2; ///< "FI"
    std::string alpha3; ///< "FIN"
    std::string name; ///< UTF-8
    std::string officialName; ///< UTF-8; empty where there is none
    bool formerlyUsed = false;
    std::string commonName; ///< UTF-8; empty where `name` is the common one
    std::vector<std::string> otherNames{}; ///< that people use, and ISO 3166 does not have
};

/// An identifier system that is known by name but has no URN namespace.
struct IdentifierSystem {
    std::string name; ///< lower case: "ark", "orcid"
    std::string title; ///< what it is, UTF-8
};

/// What the rules know of the world outside the registry. Names compare without regard to case.
struct NidKnowledge {
    std::vector<Country> countries;
    std::vector<std::string> uriSchemes; ///< lower case, sorted
    std::vector<IdentifierSystem> systems; ///< sorted by name
};

/// What the registry says about one NID; filled in by registry::Directory::facts().
struct NidFacts {
    bool registered = false;
    std::vector<std::string> contestedBy; ///< other open requests that ask for it: "#12"
    std::vector<std::string> similar; ///< registered NIDs that isSimilar() says are confusable
    std::int64_t nextInformal = 0; ///< the next number of the sequence; 0: not known
    bool delisted = false; ///< it was registered and is delisted
};

/// What a NID is examined for.
enum class NidPurpose {
    Check, ///< is this NID well formed and free? (an informal NID may carry a number)
    Request, ///< an applicant asks for it (an informal request names no number)
    Assign, ///< the registry assigns it (an informal number must be the next one)
};

/// What a finding's particulars are, by rule. %1 is always the string that was examined, as
/// printable UTF-8 (other bytes as \xNN).
///
///     nid.syntax             %2 the character that is wrong, or empty when the length is;
///                            %3 too-short, too-long, bad-first, bad-inner or bad-last
///     nid.too-short          %2 the country that has the two letters, %3 its code in capitals,
///                            %4 "formerly" for a code no longer in use; or all three empty
///     nid.country-code       the same of the first two letters; %3 is never empty
///     nid.a-label            %2 the four characters that it begins with
///     nid.informal-not-next  %2 the next informal NID
///     nid.alpha-3            %2 the country, %3 its code in capitals, %4 "formerly" or empty
///     nid.country-name       %2 the country, %3 "formerly" or empty
///     nid.uri-scheme         %2 the scheme
///     nid.identifier-system  %2 what the system is
///     nid.contested          %2 the other requests, separated by ", "
///     nid.similar            %2 the registered NIDs, separated by ", "
///
/// Everything that is wrong or worth knowing about `text` as a NID of `kind`: every rule of
/// RFC 8141 sections 2, 5.1 and 5.2, in the order of kNidRules. `text` may be any bytes.
/// An empty `text` is fine for an informal Request, and a nid.syntax error everywhere else.
/// When the NID is not well formed, nid.syntax is reported alone, beside rules that the
/// string still triggers by its prefix.
base::Findings checkNid(std::string_view text, NidKind kind, NidPurpose purpose,
                        const NidKnowledge &knowledge, const NidFacts &facts);

/// The verdict of `nid check`: see cli.md.
enum class NidVerdict { Available, Registered, Rejected };
NidVerdict verdict(const base::Findings &findings);

/// True when two different NIDs are easily taken for each other: they differ only by hyphens or
/// look-alike characters, or by one edit where the shorter has five characters or more.
bool isSimilar(std::string_view left, std::string_view right);

/// A NID as isSimilar() looks at it: made once where it is compared with many.
struct Likeness {
    explicit Likeness(std::string_view nid);

    std::string folded;
    std::string skeleton; ///< see skeleton()
};

bool isSimilar(const Likeness &left, const Likeness &right);

/// `nid` with what is easily overlooked made one; NIDs with the same skeleton are similar. In this
/// order: lower case; hyphens dropped; "rn" to "m"; "vv" to "w"; "0" to "o", "1" and "i" to "l",
/// "5" to "s". The database keeps the same key (function nidreg.nid_skeleton):
///
///     translate(replace(replace(replace(lower(nid), '-', ''), 'rn', 'm'), 'vv', 'w'), '01i5',
///     'olls')
std::string skeleton(std::string_view nid);

/// All rules about NIDs, in the order in which findings are given.
std::span<const base::Rule> nidRules();

} // namespace nidreg::urn
