// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/labels.h"
#include "model/templates/utf8.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

constexpr std::size_t kLongestSpelling = 80;

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

/// A section of the document that a template stands in.
constexpr Spelling outside(std::string_view label)
{
    return {label, Destination::NoField, Field::AdditionalInformation, false, false, false};
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
    old("Process of identifier and namespace assignment", Field::Assignment),
    old("Process of assignment",                        Field::Assignment),
    old("Identifier assignment process",                Field::Assignment),
    old("Identifier assignment",                        Field::Assignment),
    old("Process for identifier resolution",            Field::Resolution),
    old("Process of identifier resolution",             Field::Resolution),
    old("Identifier resolution process",                Field::Resolution),
    old("Identifier resolution",                        Field::Resolution),
    old("Relevant ancillary documentation",             Field::Documentation),
    old("Relevant ancillary information",               Field::Documentation),
    old("Relevant documentation",                       Field::Documentation),
    old("Ancillary documentation",                      Field::Documentation),
    old("Relevant ancillary documentation and information", Field::Documentation),
    old("Rules for equivalence",                        Field::Syntax),
    alike("Requested Namespace Identifier",             Field::NamespaceIdentifier),
    alike("Requested NID",                              Field::NamespaceIdentifier),
    alike("Proposed NID",                               Field::NamespaceIdentifier),
    alike("NID",                                        Field::NamespaceIdentifier),
    alike("Registration version number",                Field::Version),
    alike("Registration version",                       Field::Version),
    alike("Version number",                             Field::Version),
    alike("Registration date",                          Field::Date),
    alike("Date of registration",                       Field::Date),
    alike("Registrant information",                     Field::Registrant),
    alike("Purpose and scope",                          Field::Purpose),
    alike("URN syntax",                                 Field::Syntax),
    alike("Assignment process",                         Field::Assignment),
    alike("Assignment of identifiers",                  Field::Assignment),
    alike("Privacy and security",                       Field::SecurityAndPrivacy),
    alike("Resolution process",                         Field::Resolution),
    alike("Resolution mechanism",                       Field::Resolution),
    alike("Additional documentation",                   Field::Documentation),
    alike("Additional documentation and information",   Field::Documentation),
    alike("Additional info",                            Field::AdditionalInformation),
    alike("Other information",                          Field::AdditionalInformation),
    alike("Revision history",                           Field::RevisionInformation),
    alike("Change history",                             Field::RevisionInformation),
    alike("Revisions",                                  Field::RevisionInformation),
    old("Validation mechanism",                         Field::AdditionalInformation),
    alike("Security and privacy considerations",        Field::SecurityAndPrivacy),
    alike("Security considerations",                    Field::SecurityAndPrivacy),
    alike("Privacy considerations",                     Field::SecurityAndPrivacy),
    alike("Interoperability considerations",            Field::Interoperability),
    elsewhere("Community considerations",               Destination::NoField),
    elsewhere("Namespace considerations",               Destination::NoField),
    elsewhere("IANA considerations",                    Destination::NoField),
    outside("Abstract"),
    outside("Background"),
    outside("Introduction"),
    outside("Motivation"),
    outside("Overview"),
    outside("Rationale"),
    outside("Terminology"),
    outside("Funding"),
    outside("Governance"),
    outside("References"),
    outside("Normative references"),
    outside("Informative references"),
    outside("Acknowledgements"),
    outside("Acknowledgments"),
    outside("Author's address"),
    outside("Authors' addresses"),
    outside("Full copyright statement"),
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
    if (word.ends_with("(s)"))
        word.remove_suffix(3);
    if (word.empty() || word == "the")
        return;
    if (!key.empty())
        key += ' ';
    key += isPlural(word) ? word.substr(0, word.size() - 1) : word;
}

/// `label` in lower case with what a word processor hides in it taken out: no-break spaces are
/// spaces, soft hyphens and spaces without width are nothing. An underscore is a space, too; "&"
/// and "/" are "and".
static std::string plainLabel(std::string_view label)
{
    std::string plain;
    while (!label.empty()) {
        const CodePoint next = firstCodePoint(label);
        const bool isHidden = next.value == 0xAD || next.value == 0x200B || next.value == 0xFEFF;
        if (next.value == 0xA0 || next.value == 0x202F || next.value == '_')
            plain += ' ';
        else if (next.value == '&' || next.value == '/')
            plain += " and ";
        else if (!next.isValid || !isHidden)
            plain += label.substr(0, next.length);
        label.remove_prefix(next.length);
    }
    return base::lowered(plain);
}

std::string labelKey(std::string_view label)
{
    const std::string lowered = plainLabel(label);
    std::string_view rest = lowered;
    std::string key;
    while (!rest.empty()) {
        const std::size_t end = rest.find_first_of(" \t");
        appendWord(key, rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return key;
}

static LabelIndex makeIndex()
{
    static const auto kOwn = ownSpellings();
    LabelIndex index;
    for (const Spelling &spelling : kOwn)
        index.emplace(labelKey(spelling.label), &spelling);
    for (const Spelling &spelling : kOtherSpellings)
        index.emplace(labelKey(spelling.label), &spelling);
    return index;
}

const LabelIndex &labelIndex()
{
    static const LabelIndex kIndex = makeIndex();
    return kIndex;
}

/// A label's key without a remark behind it: "Purpose (section 6.4.1)", "… of the NSS part". Empty
/// where there is none.
static std::string_view withoutRemark(std::string_view key)
{
    const std::size_t open = key.ends_with(')') ? key.rfind(" (") : std::string_view::npos;
    if (open != std::string_view::npos)
        return key.substr(0, open);
    for (const std::string_view remark : {" of nss part", " of nss"}) {
        if (key.ends_with(remark))
            return key.substr(0, key.size() - remark.size());
    }
    return {};
}

const Spelling *findSpelling(std::string_view label)
{
    if (label.empty() || label.size() > kLongestSpelling)
        return nullptr;
    const LabelIndex &index = labelIndex();
    const std::string key = labelKey(label);
    for (std::string_view rest = key; !rest.empty(); rest = withoutRemark(rest)) {
        if (const auto found = index.find(std::string(rest)); found != index.end())
            return found->second;
    }
    return nullptr;
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
