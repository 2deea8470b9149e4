// SPDX-License-Identifier: MIT
#pragma once

namespace nidreg::registry {

/// How far the local registry of this computer has come.
enum class LocalProgress {
    None, ///< there is none, or nothing was done in it since it was installed
    Unfilled, ///< it is going to be filled with the shipped listing when it is opened
    Empty, ///< it was made without the shipped listing, and nothing was done in it
    Shipped, ///< it holds the shipped listing, and nothing else was done in it
    Used, ///< anything else
};

} // namespace nidreg::registry
