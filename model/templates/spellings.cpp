// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/headings.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace nidreg::templates {

constexpr std::size_t kLongestLabel = 80;

constexpr Spelling old(std::string_view label, Field field)
{
    return {label, Destination::OneField, field, true, false, label.find(' ') != label.npos};
}

constexpr Spelling alike(std::string_view label, Field field)
{
    return {label, Destination::OneField, field, false, false, label.find(' ') != label.npos};
}

constexpr Spelling elsewhere(std::string_view label, Destination destination)
{
    return {label, destination, Field::AdditionalInformation, true, false, true};
}

// clang-format off
/// The headings of RFC 2611 and RFC 3406 as the RFCs that use them write them, and variants of
/// appendix A's own. A word's case, its plural s and the article make no difference.
constexpr Spelling kOtherSpellings[] = {
    old("Namespace ID",                                 Field::NamespaceIdentifier),
    old("Namespace ID (NID)",                           Field::NamespaceIdentifier),
    alike("Namespace Identifier (NID)",                 Field::NamespaceIdentifier),
    elsewhere("Registration Information",               Destination::VersionAndDate),
    old("Declared registrant of the namespace",         Field::Registrant),
    old("Declared registration of the namespace",       Field::Registrant),
    old("Declared registrant",                          Field::Registrant),
    old("Registrant of the namespace",                  Field::Registrant),
    old("Scope",                                        Field::Purpose),
    old("Declaration of syntactic structure",           Field::Syntax),
    old("Declaration of structure",                     Field::Syntax),
    old("Declaration of syntax",                        Field::Syntax),
    old("Syntactic structure",                          Field::Syntax),
    old("Rules for Lexical Equivalence",                Field::Syntax),
    old("Rules of Lexical Equivalence",                 Field::Syntax),
    old("Lexical Equivalence",                          Field::Syntax),
    old("Conformance with URN Syntax",                  Field::Syntax),
    old("Conformance to URN Syntax",                    Field::Syntax),
    old("Conformity with URN Syntax",                   Field::Syntax),
    old("Identifier uniqueness considerations",         Field::Assignment),
    old("Identifier and namespace uniqueness considerations", Field::Assignment),
    old("Identifier uniqueness",                        Field::Assignment),
    old("Identifier persistence considerations",        Field::Assignment),
    old("Identifier and namespace persistence considerations", Field::Assignment),
    old("Identifier persistence",                       Field::Assignment),
    old("Process of identifier assignment",             Field::Assignment),
    old("Process for identifier assignment",            Field::Assignment),
    old("Identifier assignment process",                Field::Assignment),
    old("Identifier assignment",                        Field::Assignment),
    old("Process for identifier resolution",            Field::Resolution),
    old("Process of identifier resolution",             Field::Resolution),
    old("Identifier resolution process",                Field::Resolution),
    old("Identifier resolution",                        Field::Resolution),
    old("Relevant ancillary documentation",             Field::Documentation),
    old("Relevant ancillary information",               Field::Documentation),
    old("Relevant documentation",                       Field::Documentation),
    old("Validation mechanism",                         Field::AdditionalInformation),
    alike("Security and privacy considerations",        Field::SecurityAndPrivacy),
    alike("Security considerations",                    Field::SecurityAndPrivacy),
    alike("Privacy considerations",                     Field::SecurityAndPrivacy),
    alike("Interoperability considerations",            Field::Interoperability),
    elsewhere("Community considerations",               Destination::NoField),
    elsewhere("Namespace considerations",               Destination::NoField),
    elsewhere("IANA considerations",                    Destination::NoField),
};
// clang-format on

/// What the examples of RFC 2611 and RFC 3406 begin these fields with.
constexpr Opening kOpenings[] = {
    {"Name", Field::Date, old("Name", Field::Registrant)},
    {"The identifier structure is as follows", Field::Registrant, old("Structure", Field::Syntax)},
};

static std::array<Spelling, kFieldCount> ownSpellings()
{
    std::array<Spelling, kFieldCount> own{};
    std::ranges::transform(kFields, own.begin(), [](const FieldSpec &spec) {
        const bool isStrong = spec.heading.find(' ') != std::string_view::npos;
        return Spelling{spec.heading, Destination::OneField, spec.field, false, true, isStrong};
    });
    return own;
}

static bool isPlural(std::string_view word)
{
    return word.size() > 5 && word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us");
}

static void appendWord(std::string &key, std::string_view word)
{
    if (word.empty() || word == "the")
        return;
    if (!key.empty())
        key += ' ';
    key += word == "&" ? "and" : isPlural(word) ? word.substr(0, word.size() - 1) : word;
}

/// What labels that count as one have in common.
static std::string keyOf(std::string_view label)
{
    const std::string lowered = base::lowered(label);
    std::string_view rest = lowered;
    std::string key;
    while (!rest.empty()) {
        const std::size_t end = rest.find_first_of(" \t");
        appendWord(key, rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return key;
}

using Index = std::unordered_map<std::string, const Spelling *>;

static Index makeIndex()
{
    static const auto kOwn = ownSpellings();
    Index index;
    for (const Spelling &spelling : kOwn)
        index.emplace(keyOf(spelling.label), &spelling);
    for (const Spelling &spelling : kOtherSpellings)
        index.emplace(keyOf(spelling.label), &spelling);
    return index;
}

const Spelling *findSpelling(std::string_view label)
{
    static const Index kIndex = makeIndex();
    if (label.empty() || label.size() > kLongestLabel)
        return nullptr;
    const auto found = kIndex.find(keyOf(label));
    return found == kIndex.end() ? nullptr : found->second;
}

const Opening *findOpening(std::string_view line)
{
    const std::string_view label = line.substr(0, line.find(':'));
    const auto *found = std::ranges::find_if(kOpenings, [&](const Opening &opening) {
        return base::equalIgnoringCase(label, opening.label);
    });
    return found == std::end(kOpenings) || label.size() == line.size() ? nullptr : found;
}

std::span<const Spelling> otherSpellings()
{
    return kOtherSpellings;
}

} // namespace nidreg::templates
