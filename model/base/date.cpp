// SPDX-License-Identifier: MIT
#include "model/base/date.h"

#include <cstdio>

namespace nidreg::base {

namespace chrono = std::chrono;

/// Reads `length` decimal digits at `at`; nothing when one of them is no digit.
static std::optional<int> digits(std::string_view text, std::size_t at, std::size_t length)
{
    if (at + length > text.size())
        return std::nullopt;
    int value = 0;
    for (const char c : text.substr(at, length)) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

bool isDayOrMonth(std::string_view text)
{
    return parseDate(text) || (text.size() == 7 && parseDate(std::string(text) + "-01"));
}

std::optional<Date> parseDate(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto year = digits(text, 0, 4);
    const auto month = digits(text, 5, 2);
    const auto day = digits(text, 8, 2);
    if (!year || !month || !day)
        return std::nullopt;
    const Date date(chrono::year(*year), chrono::month(static_cast<unsigned>(*month)),
                    chrono::day(static_cast<unsigned>(*day)));
    if (!date.ok())
        return std::nullopt;
    return date;
}

std::string toString(Date date)
{
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text;
}

std::string toString(Instant instant)
{
    const auto day = chrono::floor<chrono::days>(instant);
    const chrono::hh_mm_ss time(instant - day);
    char text[32];
    std::snprintf(text, sizeof text, "T%02d:%02d:%02d.%06dZ",
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()),
                  static_cast<int>(time.subseconds().count()));
    return toString(Date(day)) + text;
}

/// The microseconds of a fraction such as ".25"; nothing for a malformed one.
static std::optional<int> fraction(std::string_view text)
{
    if (text.empty())
        return 0;
    if (text.size() < 2 || text.size() > 7 || text[0] != '.')
        return std::nullopt;
    std::string padded(text.substr(1));
    padded.resize(6, '0');
    return digits(padded, 0, 6);
}

std::optional<Instant> parseInstant(std::string_view text)
{
    if (text.size() < 20 || text.back() != 'Z' || text[10] != 'T' || text[13] != ':'
        || text[16] != ':')
        return std::nullopt;
    const auto date = parseDate(text.substr(0, 10));
    const auto hour = digits(text, 11, 2);
    const auto minute = digits(text, 14, 2);
    const auto second = digits(text, 17, 2);
    const auto micros = fraction(text.substr(19, text.size() - 20));
    if (!date || !hour || !minute || !second || !micros)
        return std::nullopt;
    if (*hour > 23 || *minute > 59 || *second > 59)
        return std::nullopt;
    return chrono::sys_days(*date) + chrono::hours(*hour) + chrono::minutes(*minute)
        + chrono::seconds(*second) + chrono::microseconds(*micros);
}

Date dayOf(Instant instant)
{
    return Date(chrono::floor<chrono::days>(instant));
}

} // namespace nidreg::base
