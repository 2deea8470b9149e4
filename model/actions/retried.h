// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

#include <optional>

namespace nidreg::actions {

/// Why the act was refused; or, where the same act was carried out before and only its answer was
/// lost, that answer: `recalled` is what the store says of the act's key. The workflow cannot tell
/// the two apart: what was done once cannot be done again.
template <class T>
Acted<T> refusedUnlessDone(ActionError why, registry::Stored<std::optional<T>> recalled)
{
    if (recalled && *recalled)
        return std::move(**recalled);
    return base::fail(std::move(why));
}

} // namespace nidreg::actions
