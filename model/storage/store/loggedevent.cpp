// SPDX-License-Identifier: MIT
#include "model/storage/store/loggedevent.h"

#include "model/base/text.h"
#include "model/storage/store/canonicalline.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>

namespace nidreg::storage {

using Column = EventColumn::Place;
using enum EventColumn::Place;

static void writeDigits(char *end, std::int64_t number, int count)
{
    for (int i = 0; i < count; ++i, number /= 10)
        *--end = char('0' + number % 10);
}

void InstantWriter::writeDay(std::int64_t day)
{
    static constexpr auto kEpoch = std::chrono::sys_days(std::chrono::year(2000) / 1 / 1);
    const std::chrono::year_month_day date(kEpoch + std::chrono::days(day));
    char *text = m_text.data();
    writeDigits(text + 4, int(date.year()), 4);
    writeDigits(text + 7, unsigned(date.month()), 2);
    writeDigits(text + 10, unsigned(date.day()), 2);
    m_day = day;
}

std::string_view InstantWriter::text(std::int64_t since2000)
{
    static constexpr std::int64_t kDay = 86'400'000'000; // microseconds
    static constexpr std::int64_t kFirstDay = -730'119, kLastDay = 2'921'939; // of years 1 and 9999
    const std::int64_t day = since2000 / kDay - (since2000 % kDay < 0 ? 1 : 0);
    if (day < kFirstDay || day > kLastDay)
        return "?";
    if (day != m_day)
        writeDay(day);
    const std::int64_t time = since2000 - day * kDay;
    char *text = m_text.data();
    writeDigits(text + 13, time / 3'600'000'000, 2);
    writeDigits(text + 16, time / 60'000'000 % 60, 2);
    writeDigits(text + 19, time / 1'000'000 % 60, 2);
    writeDigits(text + 26, time % 1'000'000, 6);
    m_text.back() = 'Z';
    return {m_text.data(), m_text.size()};
}

/// Takes a line off `rest`; whether it says this.
static bool takes(std::string_view &rest, std::string_view name, std::string_view value)
{
    const auto line = takeLine(rest);
    return line && line->name == name && line->value == value;
}

static bool takes(std::string_view &rest, std::string_view name, std::int64_t number)
{
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), number).ptr;
    return takes(rest, name, std::string_view(digits.begin(), end));
}

/// The lines before the details, which the columns tell too.
bool LoggedEvent::takesColumns(const CopiedRow &row, std::string_view &rest)
{
    return takes(rest, "nidreg-event", "1") && takes(rest, "number", m_number)
        && takes(rest, "at", m_instant.text(m_at)) && takes(rest, "person", m_person)
        && takes(rest, "role", row.bytes(Role)) && takes(rest, "what", m_what)
        && (row.isNull(Request) ? takes(rest, "request", "") : takes(rest, "request", m_request))
        && takes(rest, "nid", m_nid) && takes(rest, "procedure", row.bytes(Procedure))
        && takes(rest, "from", m_from) && takes(rest, "to", m_to) && takes(rest, "part", m_part);
}

/// Their count, and all that is left.
bool LoggedEvent::takesDetails(std::string_view rest)
{
    m_details.clear();
    const auto count = takeLine(rest);
    while (!rest.empty()) {
        const auto line = takeLine(rest);
        if (!line)
            return false;
        m_details.emplace_back(line->name, line->value);
    }
    return count && count->name == "details" && count->value == std::to_string(m_details.size());
}

/// What a step tells is null, and not empty, where there is no step.
static bool statesItsNulls(const CopiedRow &row)
{
    if (row.hasNullBeside({Request, Procedure, From, To, Part}))
        return false;
    for (const Column each : {Request, Procedure, From, To, Part}) {
        if (row.isNull(each) != row.bytes(each).empty())
            return false;
    }
    return true;
}

/// The column that the database makes: the NID with A to Z as a to z.
static bool isLowered(std::string_view key, std::string_view nid)
{
    return std::ranges::equal(key, nid,
                              [](char low, char letter) { return low == base::lowered(letter); });
}

bool LoggedEvent::read(const CopiedRow &row)
{
    m_number = row.number(Number);
    m_at = row.number(At);
    m_person = row.bytes(Person);
    m_what = row.bytes(What);
    m_request = row.number(Request);
    m_nid = row.bytes(Nid);
    m_from = row.bytes(From);
    m_to = row.bytes(To);
    m_part = row.bytes(Part);
    m_canonical = row.bytes(Bytes);
    std::string_view rest = m_canonical;
    return takesColumns(row, rest) && takesDetails(rest) && statesItsNulls(row)
        && isLowered(row.bytes(NidKey), m_nid);
}

std::string_view LoggedEvent::detail(std::string_view name) const
{
    const auto found = std::ranges::find(m_details, name, &Detail::first);
    return found == m_details.end() ? std::string_view() : found->second;
}

} // namespace nidreg::storage
