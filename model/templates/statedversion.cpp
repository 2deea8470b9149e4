// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/template.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nidreg::templates {

/// Words that may stand before the number: "Registration version number: 1".
constexpr std::array<std::string_view, 8> kLabels{
    "-", "*", "no", "no.", "number", "registration", "version", "this",
};

static bool isVersionLabel(std::string_view word)
{
    if (word.ends_with(':'))
        word.remove_suffix(1);
    const std::string lowered = base::lowered(word);
    const bool isMarkup = lowered.starts_with('{') || lowered.starts_with("<br");
    return lowered.empty() || isMarkup || std::ranges::find(kLabels, lowered) != kLabels.end();
}

/// "1", "1.0" and "v2", with sentence punctuation after them; nothing for "2.1".
static std::optional<std::int64_t> numberOf(std::string_view word)
{
    if (word.starts_with('v') || word.starts_with('V'))
        word.remove_prefix(1);
    while (!word.empty() && std::string_view(".,;:)").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    while (word.ends_with(".0"))
        word.remove_suffix(2);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number <= 0)
        return std::nullopt;
    return number;
}

std::optional<std::int64_t> versionOf(const NamespaceTemplate &from)
{
    for (const std::string_view word : words(from.text(Field::Version).substr(0, 400))) {
        if (!isVersionLabel(word))
            return numberOf(word);
    }
    return std::nullopt;
}

} // namespace nidreg::templates
