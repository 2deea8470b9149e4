// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/text.h"
#include "model/urn/syntax/nidsyntax.h"

#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace nidreg::urn {

/// A NID in lower case with zeros behind it: 32 bytes that are equal exactly for equal NIDs.
struct NidKey {
    std::array<char, kLongestNid> bytes{};

    /// `nid` is well formed.
    static NidKey of(std::string_view nid)
    {
        NidKey key;
        for (std::size_t i = 0; i < nid.size(); ++i)
            key.bytes[i] = base::lowered(nid[i]);
        return key;
    }

    std::string_view text() const
    {
        const std::string_view all(bytes.data(), bytes.size());
        return all.substr(0, all.find('\0'));
    }

    friend auto operator<=>(const NidKey &, const NidKey &) = default;
    friend bool operator==(const NidKey &a, const NidKey &b)
    {
        return std::memcmp(a.bytes.data(), b.bytes.data(), kLongestNid) == 0;
    }
};

} // namespace nidreg::urn
