// SPDX-License-Identifier: MIT
#include "model/urn/syntax/nid.h"

#include "model/base/text.h"
#include "model/urn/syntax/chars.h"
#include "model/urn/syntax/nidsyntax.h"

#include <algorithm>

namespace nidreg::urn {

static constexpr std::string_view kInformalPrefix = "urn-";

base::Result<Nid, NidError> Nid::parse(std::string_view text)
{
    if (const auto fault = nidFault(text))
        return base::fail(fault->error);
    return Nid(text);
}

std::string Nid::folded() const
{
    return base::lowered(m_text);
}

bool isInformalForm(std::string_view text)
{
    if (text.size() > kLongestNid || text.size() <= kInformalPrefix.size()
        || !base::equalIgnoringCase(text.substr(0, kInformalPrefix.size()), kInformalPrefix))
        return false;
    const auto number = text.substr(kInformalPrefix.size());
    return number.front() != '0' && std::ranges::all_of(number, isDigit);
}

std::int64_t informalNumber(std::string_view text)
{
    if (!isInformalForm(text))
        return 0;
    return base::numberIn(text.substr(kInformalPrefix.size())).value_or(0);
}

} // namespace nidreg::urn
