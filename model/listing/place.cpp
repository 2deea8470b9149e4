// SPDX-License-Identifier: MIT
#include "model/listing/place.h"

#include "model/base/text.h"
#include "model/urn/syntax/nid.h"

namespace nidreg::listing {

Place placeOf(std::string_view nid)
{
    std::string key = base::lowered(nid);
    const std::int64_t number = urn::informalNumber(key);
    return {number, std::move(key)};
}

} // namespace nidreg::listing
