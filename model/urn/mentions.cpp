// SPDX-License-Identifier: MIT
#include "model/urn/mentions.h"

#include "model/base/chars.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::urn {

static constexpr std::string_view kUrn = "urn:";

static bool isWordByte(char c)
{
    return c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

std::vector<Mention> mentionsIn(std::string_view text)
{
    std::vector<Mention> mentions;
    for (std::size_t colon = text.find(':'); colon != text.npos;
         colon = text.find(':', colon + 1)) {
        if (colon + 1 < kUrn.size())
            continue;
        const std::size_t begin = colon + 1 - kUrn.size();
        if (!base::equalIgnoringCase(text.substr(begin, kUrn.size()), kUrn)
            || (begin > 0 && base::isLdh(text[begin - 1])))
            continue;
        const std::string_view rest = text.substr(colon + 1);
        const auto end = std::ranges::find_if_not(rest, base::isLdh);
        const bool isOtherWord = end != rest.end() && isWordByte(*end);
        const std::string_view nid =
            isOtherWord ? rest.substr(0, 0) : rest.substr(0, std::size_t(end - rest.begin()));
        mentions.push_back({begin, nid, rest.substr(nid.size()).starts_with(':')});
    }
    return mentions;
}

} // namespace nidreg::urn
