// SPDX-License-Identifier: MIT
#include "model/storage/deposit/loader.h"

#include <algorithm>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

/// A value of COPY's text form as it is; no login has a NULL.
static std::string unescaped(std::string_view text)
{
    static constexpr std::string_view kLetters = "bfnrtv", kMeanings = "\b\f\n\r\t\v";
    std::string value;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            value += text[i];
            continue;
        }
        const std::size_t known = kLetters.find(text[++i]);
        value += known == std::string_view::npos ? text[i] : kMeanings[known];
    }
    return value;
}

Stored<Done> Loader::begin(const Section &section)
{
    m_kind = !m_isLast && !section.grows ? Kind::Skipped
        : section.name == kRoleSection   ? Kind::Roles
                                         : Kind::Table;
    if (m_kind != Kind::Table)
        return Done();
    const auto table = std::ranges::find(m_tables, section, &CopiedTable::section);
    if (table == m_tables.end())
        return base::fail(StoreError{StoreError::Refused, "deposit.other-tables", section.name});
    m_copy = std::make_unique<CopyTextIn>(m_connection);
    return m_copy->begin(table->copyIn);
}

bool Loader::row(std::string_view row)
{
    m_rows += m_kind == Kind::Table;
    if (m_kind == Kind::Table)
        return m_copy->put(row);
    if (m_kind == Kind::Roles) {
        const std::size_t tab = std::min(row.find('\t'), row.size() - 1);
        m_roles.push_back(
            {unescaped(row.substr(0, tab)), unescaped(row.substr(tab + 1, row.size() - tab - 2))});
    }
    return true;
}

/// What no such table takes was never in one.
Stored<Done> Loader::end()
{
    if (m_kind != Kind::Table)
        return Done();
    auto done = m_copy->finish();
    m_copy.reset();
    if (!done && done.error().kind == StoreError::Refused && !done.error().refusal.starts_with("5"))
        return base::fail(
            StoreError{StoreError::Refused, "deposit.unfit-rows", done.error().detail});
    return done;
}

} // namespace nidreg::storage
