// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::base {

constexpr char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

constexpr char raised(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - ('a' - 'A')) : c;
}

/// `text` with A to Z in lower case and every other byte unchanged. NIDs compare this way.
std::string lowered(std::string_view text);

/// True when the two differ at most in the case of A to Z.
bool equalIgnoringCase(std::string_view left, std::string_view right);

/// The number that decimal digits alone make; nothing for an empty text, a sign, anything else and
/// 2^63 or more. Leading zeros are digits.
std::optional<std::int64_t> numberIn(std::string_view digits);

/// `text` without the spaces, tabs, CRs and LFs at its ends.
std::string_view trimmed(std::string_view text);

/// The lines of `text` without their LF or CRLF; a text that ends in a line end has no empty last
/// line.
std::vector<std::string_view> lines(std::string_view text);

/// What `text` says of each element, with `between` between two; an empty one is left out.
template <class Range, class Text = std::identity>
std::string joined(const Range &range, std::string_view between = ", ", Text text = {})
{
    std::string all;
    for (const auto &each : range) {
        const auto &piece = std::invoke(text, each);
        if (!std::string_view(piece).empty())
            all.append(all.empty() ? "" : between).append(piece);
    }
    return all;
}

/// The words of `text`, which one or more spaces part; none of an empty text. They point into it.
std::vector<std::string_view> words(std::string_view text);

} // namespace nidreg::base
