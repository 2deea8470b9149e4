// SPDX-License-Identifier: MIT
#include "model/storage/store/loggedevent.h"

#include "model/base/text.h"

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

static void append(std::string &to, std::int64_t number)
{
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), number).ptr;
    to.append(digits.begin(), end);
}

/// name "=" length ":" value LF
static void addLine(std::string &to, std::string_view name, std::string_view value)
{
    to += name;
    to += '=';
    append(to, std::int64_t(value.size()));
    to += ':';
    to += value;
    to += '\n';
}

static void addLine(std::string &to, std::string_view name, std::int64_t number)
{
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), number).ptr;
    addLine(to, name, std::string_view(digits.begin(), end));
}

/// What a backslash and this letter stand for in JSON; nothing for \u.
static std::optional<char> escaped(char letter)
{
    static constexpr std::string_view kLetters = "\"\\/bfnrt";
    static constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    const std::size_t found = kLetters.find(letter);
    return found == kLetters.npos ? std::nullopt : std::optional(kMeanings[found]);
}

/// PostgreSQL writes only control characters as \u00XX.
static char controlIn(std::string_view digits)
{
    int value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    return static_cast<char>(value);
}

std::string_view LoggedEvent::unescaped(std::string_view text)
{
    std::string &made = m_unescaped.emplace_back();
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            made += text[i];
        } else if (const auto meaning = escaped(text[++i])) {
            made += *meaning;
        } else {
            made += controlIn(text.substr(i + 1, std::min<std::size_t>(4, text.size() - i - 1)));
            i += 4;
        }
    }
    return made;
}

/// Takes a JSON string off `rest`, which begins with its quotation mark.
bool LoggedEvent::takeString(std::string_view &rest, std::string_view &value)
{
    if (rest.empty() || rest.front() != '"')
        return false;
    bool hasEscapes = false;
    std::size_t end = 1;
    for (; end < rest.size() && rest[end] != '"'; ++end) {
        if (rest[end] == '\\') {
            hasEscapes = true;
            ++end;
        }
    }
    if (end >= rest.size())
        return false;
    value = rest.substr(1, end - 1);
    if (hasEscapes)
        value = unescaped(value);
    rest.remove_prefix(end + 1);
    return true;
}

static bool take(std::string_view &rest, std::string_view wanted)
{
    const bool isThere = rest.starts_with(wanted);
    rest.remove_prefix(isThere ? wanted.size() : 0);
    return isThere;
}

/// `[["name", "value"], …]`, as PostgreSQL prints it.
bool LoggedEvent::readDetails(std::string_view json)
{
    m_details.clear();
    m_unescaped.clear();
    if (json == "[]")
        return true;
    if (!take(json, "["))
        return false;
    do {
        Detail detail;
        if (!take(json, "[") || !takeString(json, detail.first) || !take(json, ", ")
            || !takeString(json, detail.second) || !take(json, "]"))
            return false;
        m_details.push_back(detail);
    } while (take(json, ", "));
    return json == "]";
}

void LoggedEvent::compose(const CopiedRow &row)
{
    m_composed.clear();
    addLine(m_composed, "nidreg-event", "1");
    addLine(m_composed, "number", m_number);
    addLine(m_composed, "at", m_instant.text(m_at));
    addLine(m_composed, "person", m_person);
    addLine(m_composed, "role", row.bytes(Role));
    addLine(m_composed, "what", m_what);
    if (row.isNull(Request))
        addLine(m_composed, "request", "");
    else
        addLine(m_composed, "request", m_request);
    addLine(m_composed, "nid", m_nid);
    addLine(m_composed, "procedure", row.bytes(Procedure));
    addLine(m_composed, "from", m_from);
    addLine(m_composed, "to", m_to);
    addLine(m_composed, "part", m_part);
    addLine(m_composed, "details", std::int64_t(m_details.size()));
    for (const auto &[name, value] : m_details)
        addLine(m_composed, name, value);
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
    if (!readDetails(row.json(Details)))
        return false;
    compose(row);
    return m_composed == m_canonical && statesItsNulls(row) && isLowered(row.bytes(NidKey), m_nid);
}

std::string_view LoggedEvent::detail(std::string_view name) const
{
    const auto found = std::ranges::find(m_details, name, &Detail::first);
    return found == m_details.end() ? std::string_view() : found->second;
}

} // namespace nidreg::storage
