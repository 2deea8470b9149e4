// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/urn/plaingrammar.h"

namespace nidreg::tests::plain {

/// The digits A to F of percent-encodings in upper case.
inline std::string raiseEncodings(std::string_view text)
{
    std::string result(text);
    for (std::size_t i = 0; i + 2 < result.size(); ++i) {
        if (result[i] == '%') {
            result[i + 1] = upper(result[i + 1]);
            result[i + 2] = upper(result[i + 2]);
        }
    }
    return result;
}

/// What is compared octet by octet: the scheme and the NID in lower case, the encodings of the NSS
/// in upper case, nothing of the components (RFC 8141, 3.1; 2015, 4.1; 2012 and RFC 2141, 5).
inline std::string normalForm(std::string_view text, const Parts &parts)
{
    return "urn:" + lower(parts.nid.in(text)) + ":" + raiseEncodings(parts.nss.in(text));
}

/// What is compared for caches. 2012, step 5b: the directives of the query as well, reordered. The
/// others have no such step: whatever reaches a resolver or the resource is as it stands.
inline std::vector<std::string> cacheForm(std::string_view text, const Parts &parts,
                                          urn::Dialect dialect)
{
    std::vector<std::string> result;
    if (parts.q && dialect == urn::Dialect::Urnbis2012) {
        result = splitAtAmpersands(raiseEncodings(parts.q->in(text)));
        std::ranges::sort(result);
    } else if (parts.q) {
        result.push_back("q" + raiseEncodings(parts.q->in(text)));
    }
    if (parts.r)
        result.push_back("r" + raiseEncodings(parts.r->in(text)));
    result.push_back(normalForm(text, parts));
    return result;
}

} // namespace nidreg::tests::plain
