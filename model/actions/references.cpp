// SPDX-License-Identifier: MIT
#include "model/actions/references.h"

#include "model/base/text.h"

#include <algorithm>

namespace nidreg::actions {

using registry::Reference;

static bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

static void addOnce(std::vector<Reference> &to, Reference reference)
{
    if (std::ranges::count(to, reference) == 0)
        to.push_back(std::move(reference));
}

/// "RFC8141", "RFC 8141", "RFC-8141" and "rfc8141.txt" all cite RFC 8141.
static void addRfcs(std::string_view text, std::vector<Reference> &to)
{
    static constexpr std::size_t kLongestNumber = 5;
    const std::string folded = base::lowered(text);
    for (auto at = folded.find("rfc"); at != std::string::npos; at = folded.find("rfc", at)) {
        at += 3;
        auto first = folded.begin() + std::ptrdiff_t(at);
        if (first != folded.end() && (*first == ' ' || *first == '-'))
            ++first;
        const auto last = std::find_if_not(first, folded.end(), isDigit);
        const auto length = static_cast<std::size_t>(last - first);
        if (length > 0 && length <= kLongestNumber)
            addOnce(to, {Reference::Rfc, "rfc" + std::string(first, last), {}});
    }
}

/// A web address ends before white space and the marks that set it off; a full stop or comma at
/// its end belongs to the sentence.
static void addAddresses(std::string_view text, std::vector<Reference> &to)
{
    for (auto at = text.find("http"); at != text.npos; at = text.find("http", at + 1)) {
        const auto rest = text.substr(at);
        if (!rest.starts_with("http://") && !rest.starts_with("https://"))
            continue;
        auto address = rest.substr(0, rest.find_first_of(" \t\r\n<>\"()[]{}"));
        while (address.ends_with('.') || address.ends_with(',') || address.ends_with(';'))
            address.remove_suffix(1);
        addOnce(to, {Reference::Uri, std::string(address), {}});
    }
}

std::vector<Reference> referencesOf(const templates::NamespaceTemplate &from)
{
    std::vector<Reference> references;
    const std::string_view documentation = from.text(templates::Field::Documentation);
    addRfcs(documentation, references);
    addAddresses(documentation, references);
    return references;
}

} // namespace nidreg::actions
