// SPDX-License-Identifier: MIT
#include "model/urn/syntax/nidsyntax.h"

#include "model/urn/syntax/chars.h"

#include <algorithm>

namespace nidreg::urn {

std::optional<NidFault> rfc2141NidFault(std::string_view text)
{
    if (text.empty())
        return NidFault{NidError::TooShort, 0};
    if (!isAlphanum(text.front()))
        return NidFault{NidError::BadFirst, 0};
    const auto head = text.substr(0, kLongestNid);
    const auto bad = std::ranges::find_if_not(head, isLdh);
    if (bad != head.end())
        return NidFault{NidError::BadInner, static_cast<std::size_t>(bad - head.begin())};
    if (text.size() > kLongestNid)
        return NidFault{NidError::TooLong, kLongestNid};
    return std::nullopt;
}

std::optional<NidFault> nidFault(std::string_view text)
{
    if (const auto fault = rfc2141NidFault(text))
        return fault;
    if (text.size() == 1)
        return NidFault{NidError::TooShort, 1};
    if (text.back() == '-')
        return NidFault{NidError::BadLast, text.size() - 1};
    return std::nullopt;
}

} // namespace nidreg::urn
