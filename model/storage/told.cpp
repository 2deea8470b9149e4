// SPDX-License-Identifier: MIT
#include "model/storage/told.h"

#include "model/storage/auditsource.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nidreg::storage {

using registry::Mismatch;

Statement &Statement::say(std::string_view value)
{
    std::array<char, 24> length{};
    m_text.append(length.data(), std::to_chars(length.begin(), length.end(), value.size()).ptr);
    m_text += ':';
    m_text += value;
    return *this;
}

Statement &Statement::say(std::int64_t number)
{
    std::array<char, 24> digits{};
    const auto *end = std::to_chars(digits.begin(), digits.end(), number).ptr;
    return say(std::string_view(digits.data(), std::size_t(end - digits.data())));
}

std::string_view ToldRecords::subject(const Told &told) const
{
    const auto place = std::size_t(&told - m_told.data());
    const std::size_t begin = place == 0 ? 0 : m_ends[place - 1];
    return std::string_view(m_subjects).substr(begin, m_ends[place] - begin);
}

const ToldRecords::Told *ToldRecords::firstMismatch()
{
    std::ranges::sort(m_held, {}, &Held::event);
    auto held = m_held.cbegin();
    for (const Told &told : m_told) {
        while (held != m_held.cend() && held->event < told.event)
            ++held;
        const bool fits =
            held != m_held.cend() && held->event == told.event && held->statement == told.statement;
        if (!fits || (++held != m_held.cend() && held->event == told.event))
            return &told;
    }
    return nullptr;
}

static std::string_view sortOf(Mismatch::Where where)
{
    return where == Mismatch::Revision ? "revision"
        : where == Mismatch::Version   ? "version"
                                       : "mail";
}

registry::Stored<base::Done> reportUnmatched(Connection &connection, const AuditSource &source,
                                             Mismatch::Where where, FirstMismatch &mismatch)
{
    bool isNamed = false;
    auto done = source.read(connection, "stray", [&](const CopiedRow &row) {
        if (row.bytes(0) != sortOf(where))
            return true;
        isNamed = true;
        mismatch.found(where, row.number(1), std::string(row.bytes(2)));
        return false;
    });
    if (done && !isNamed)
        mismatch.found(where, 0, std::string(sortOf(where)) + 's');
    return done;
}

} // namespace nidreg::storage
