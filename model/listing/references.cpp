// SPDX-License-Identifier: MIT
#include "model/listing/references.h"

#include "model/base/text.h"
#include "model/urn/syntax/chars.h"

#include <algorithm>

namespace nidreg::listing {

using registry::Reference;

static void addOnce(std::vector<Reference> &to, Reference reference)
{
    if (std::ranges::count(to, reference) == 0)
        to.push_back(std::move(reference));
}

/// The number of the RFC that is cited where `text` begins with "rfc": in "RFC8141", "RFC 8141",
/// "RFC-8141" and "rfc8141.txt" it is 8141. Empty where none is.
static std::string_view rfcNumber(std::string_view text)
{
    static constexpr std::size_t kLongestNumber = 5;
    text.remove_prefix(3);
    if (text.starts_with(' ') || text.starts_with('-') || text.starts_with('\n'))
        text = base::trimmed(text.substr(1));
    while (text.starts_with('0'))
        text.remove_prefix(1);
    const auto digits =
        static_cast<std::size_t>(std::ranges::find_if_not(text, urn::isDigit) - text.begin());
    return digits <= kLongestNumber ? text.substr(0, digits) : std::string_view();
}

static void addRfcs(std::string_view text, std::vector<Reference> &to)
{
    const std::string folded = base::lowered(text);
    for (auto at = folded.find("rfc"); at != std::string::npos; at = folded.find("rfc", at + 3)) {
        const bool inWord = at > 0 && urn::isAlphanum(folded[at - 1]);
        const auto number = rfcNumber(std::string_view(folded).substr(at));
        if (!inWord && !number.empty())
            addOnce(to, {Reference::Rfc, "rfc" + std::string(number), {}});
    }
}

/// A web address ends before white space and the marks that set it off; a full stop, comma or the
/// like at its end belongs to the sentence.
static std::string_view addressAt(std::string_view text)
{
    auto address = text.substr(0, text.find_first_of(" \t\r\n<>\"()[]{}"));
    while (!address.empty() && std::string_view(".,;:!?'").find(address.back()) != address.npos)
        address.remove_suffix(1);
    return address;
}

/// An address that cites an RFC is there already, as that RFC.
static bool citesRfc(std::string_view address)
{
    std::vector<Reference> cited;
    addRfcs(address, cited);
    return !cited.empty();
}

static void addAddresses(std::string_view text, std::vector<Reference> &to)
{
    const std::string folded = base::lowered(text);
    for (auto at = folded.find("http"); at != folded.npos; at = folded.find("http", at + 4)) {
        const auto rest = std::string_view(folded).substr(at + 4);
        if (!rest.starts_with("://") && !rest.starts_with("s://"))
            continue;
        const auto address = addressAt(text.substr(at));
        if (address.size() > std::string_view("https://").size() && !citesRfc(address))
            addOnce(to, {Reference::Uri, std::string(address), {}});
    }
}

std::vector<Reference> referencesOf(const templates::NamespaceTemplate &from)
{
    std::vector<Reference> references;
    const std::string_view documentation = from.text(templates::Field::Documentation);
    addRfcs(documentation, references);
    addAddresses(documentation, references);
    const std::string registrant = templates::registrantOf(from);
    if (references.empty() && !registrant.empty())
        references.push_back({Reference::Text, registrant, {}});
    return references;
}

std::string bracketed(const std::vector<registry::Reference> &references)
{
    std::string text;
    for (const registry::Reference &each : references)
        text += '[' + registry::labelOf(each) + ']';
    return text;
}

} // namespace nidreg::listing
