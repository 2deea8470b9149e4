// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/deposit/depositreader.h"
#include "model/storage/deposit/restore.h"
#include "model/storage/deposit/tables.h"
#include "model/storage/postgres/copytext.h"

#include <memory>

namespace nidreg::storage {

/// Puts the sections of deposits into the tables that are there.
class Loader : public SectionVisitor {
public:
    Loader(Connection &connection, const std::vector<CopiedTable> &tables)
        : m_connection(connection), m_tables(tables)
    {
    }

    /// Before the visit of each deposit: of the last one everything counts, of the others only what
    /// grows.
    void setLast(bool isLast) { m_isLast = isLast; }

    registry::Stored<base::Done> begin(const Section &section) override;
    bool row(std::string_view row) override;
    registry::Stored<base::Done> end() override;

    const std::vector<GivenRole> &roles() const { return m_roles; }
    std::int64_t rows() const { return m_rows; }

private:
    enum class Kind { Skipped, Table, Roles };

    Connection &m_connection;
    const std::vector<CopiedTable> &m_tables;
    bool m_isLast = true;
    Kind m_kind = Kind::Skipped;
    std::unique_ptr<CopyTextIn> m_copy;
    std::vector<GivenRole> m_roles;
    std::int64_t m_rows = 0;
};

} // namespace nidreg::storage
