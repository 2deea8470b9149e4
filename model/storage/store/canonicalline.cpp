// SPDX-License-Identifier: MIT
#include "model/storage/store/canonicalline.h"

#include <charconv>

namespace nidreg::storage {

/// Takes a number that is written without needless zeros, and the colon after it.
static std::optional<std::size_t> takeLength(std::string_view &rest)
{
    std::size_t length = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), length);
    const auto digits = std::size_t(read.ptr - rest.data());
    if (read.ec != std::errc() || digits == rest.size() || rest[digits] != ':'
        || (digits > 1 && rest.front() == '0'))
        return std::nullopt;
    rest.remove_prefix(digits + 1);
    return length;
}

std::optional<CanonicalLine> takeLine(std::string_view &rest)
{
    const std::size_t equals = rest.find('=');
    if (equals == rest.npos)
        return std::nullopt;
    std::string_view after = rest.substr(equals + 1);
    const auto length = takeLength(after);
    if (!length || after.size() <= *length || after[*length] != '\n')
        return std::nullopt;
    const CanonicalLine line{rest.substr(0, equals), after.substr(0, *length)};
    rest = after.substr(*length + 1);
    return line;
}

} // namespace nidreg::storage
