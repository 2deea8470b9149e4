// SPDX-License-Identifier: MIT
#include "model/storage/canonicalline.h"

namespace nidreg::storage {

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
