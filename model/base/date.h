// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace nidreg::base {

/// A calendar day in the proleptic Gregorian calendar; every Date that parseDate() made exists.
using Date = std::chrono::year_month_day;

/// A point in time, UTC, to the microsecond (what PostgreSQL keeps).
using Instant = std::chrono::sys_time<std::chrono::microseconds>;

/// Reads exactly `YYYY-MM-DD`; nothing for any other form and for days that do not exist.
std::optional<Date> parseDate(std::string_view text);

/// What listings state (IANA's genericDate): a day that exists, `YYYY-MM-DD`, or a month,
/// `YYYY-MM`.
bool isDayOrMonth(std::string_view text);

/// `YYYY-MM-DD`, for the years 0000 to 9999.
std::string toString(Date date);

/// `YYYY-MM-DDTHH:MM:SS.ffffffZ` (RFC 3339), the form of every time in JSON and in events.
std::string toString(Instant instant);

/// Reads what toString(Instant) writes; the fraction may be shorter or absent.
std::optional<Instant> parseInstant(std::string_view text);

/// The UTC day that `instant` falls on.
Date dayOf(Instant instant);

/// The source of the current time. Nothing else in model/ may ask the system for it.
class Clock {
public:
    virtual ~Clock() = default;
    virtual Instant now() const = 0;
};

} // namespace nidreg::base
