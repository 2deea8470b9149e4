// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/bulk.h"

#include <string>
#include <vector>

namespace nidreg::storage {

/// Rows of a COPY in the order in which they came, kept until what they repeat is known.
class KeptRows {
public:
    void keep(const CopiedRow &row);

    /// Calls `visit` with each row.
    template <class Visit> void visit(Visit visit) const
    {
        CopiedRow row;
        std::string_view rest = m_bytes;
        for (const std::uint32_t size : m_sizes) {
            row.read(rest.substr(0, size));
            rest.remove_prefix(size);
            visit(row);
        }
    }

private:
    std::string m_bytes; ///< of all rows
    std::vector<std::uint32_t> m_sizes; ///< of each: a COPY's row has less than 1 GB
};

} // namespace nidreg::storage
