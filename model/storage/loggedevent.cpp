// SPDX-License-Identifier: MIT
#include "model/storage/loggedevent.h"

#include "model/base/text.h"
#include "model/storage/canonicalline.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>

namespace nidreg::storage {

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

/// Takes `text` off `rest`; whether it stood there. A text that is known when this is compiled is
/// compared by a few instructions: a verification does that thirty million times.
[[gnu::always_inline]] static inline bool takesText(std::string_view &rest, std::string_view text)
{
    if (!rest.starts_with(text))
        return false;
    rest.remove_prefix(text.size());
    return true;
}

/// A number as canonical lines have it.
class Digits {
public:
    explicit Digits(std::int64_t number)
        : m_end(std::to_chars(m_digits.begin(), m_digits.end(), number).ptr)
    {
    }
    operator std::string_view() const { return {m_digits.begin(), m_end}; }

private:
    std::array<char, 24> m_digits;
    const char *m_end;
};

/// Takes a line off `rest`, of which the name and the sign are `start`; whether it says this value.
[[gnu::always_inline]] static inline bool takes(std::string_view &rest, std::string_view start,
                                                std::string_view value)
{
    if (!takesText(rest, start))
        return false;
    const auto length = takeLength(rest);
    return length == value.size() && takesText(rest, value) && takesText(rest, "\n");
}

/// The same for any value, which goes to `value`.
[[gnu::always_inline]] static inline bool takesAny(std::string_view &rest, std::string_view start,
                                                   std::string_view &value)
{
    if (!takesText(rest, start))
        return false;
    const auto length = takeLength(rest);
    if (!length || *length > rest.size())
        return false;
    value = rest.substr(0, *length);
    rest.remove_prefix(*length);
    return takesText(rest, "\n");
}

/// The lines before the details: some of them columns repeat.
bool LoggedEvent::takesHead(const CopiedRow &row, std::string_view &rest)
{
    std::string_view ignored;
    return takesText(rest, "nidreg-event=1:1\n") && takes(rest, "number=", Digits(m_number))
        && takes(rest, "at=", m_instant.text(m_at)) && takes(rest, "person=", m_person)
        && takesAny(rest, "role=", m_role) && takes(rest, "what=", m_what)
        && takes(rest, "request=",
                 row.isNull(EventColumn::Request) ? std::string_view() : Digits(m_request))
        && takes(rest, "nid=", m_nid) && takesAny(rest, "procedure=", ignored)
        && takesAny(rest, "from=", ignored) && takesAny(rest, "to=", m_to)
        && takesAny(rest, "part=", ignored);
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

bool LoggedEvent::read(const CopiedRow &row)
{
    m_number = row.number(EventColumn::Number);
    m_at = row.number(EventColumn::At);
    m_person = row.bytes(EventColumn::Person);
    m_what = row.bytes(EventColumn::What);
    m_request = row.number(EventColumn::Request);
    m_nid = row.bytes(EventColumn::Nid);
    m_canonical = row.bytes(EventColumn::Bytes);
    std::string_view rest = m_canonical;
    return takesHead(row, rest) && takesDetails(rest) && !row.hasNullBeside({EventColumn::Request});
}

workflow::EventView LoggedEvent::view() const
{
    return {instantOf(m_at),
            m_person,
            workflow::named<workflow::Role>(m_role).value_or(workflow::Role::Reader),
            m_what,
            {m_request},
            m_nid,
            m_details,
            workflow::named<workflow::State>(m_to)};
}

std::string_view LoggedEvent::detail(std::string_view name) const
{
    const auto found = std::ranges::find(m_details, name, &Detail::first);
    return found == m_details.end() ? std::string_view() : found->second;
}

} // namespace nidreg::storage
