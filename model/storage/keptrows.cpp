// SPDX-License-Identifier: MIT
#include "model/storage/keptrows.h"

namespace nidreg::storage {

void KeptRows::keep(const CopiedRow &row)
{
    m_bytes += row.whole();
    m_sizes.push_back(std::uint32_t(row.whole().size()));
}

} // namespace nidreg::storage
