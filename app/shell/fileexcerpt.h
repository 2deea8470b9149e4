// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/fileexcerpt.h"

namespace nidreg::app {

/// So many bytes are read before the place and behind it.
inline constexpr std::uint64_t kExcerptHalf = 32 * 1024;

/// Reads around a place of a text file without reading the file: gz and zstd alone are unpacked up
/// to it. See forms::ExcerptOutlet.
forms::FileExcerpt excerptAround(const forms::FilePosition &position,
                                 const std::function<bool()> &goesOn);

} // namespace nidreg::app
