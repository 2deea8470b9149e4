// SPDX-License-Identifier: MIT
#include "model/registry/people.h"

#include "model/base/names.h"

#include <algorithm>
#include <array>

namespace nidreg::registry {

static constexpr std::string_view kTo = "..";
static constexpr std::size_t kDayLength = std::string_view("YYYY-MM-DD").size();

static std::optional<urn::NidKind> poolNamed(std::string_view name)
{
    if (name == "formal")
        return urn::NidKind::Formal;
    return name == "informal" ? std::optional(urn::NidKind::Informal) : std::nullopt;
}

std::optional<Service> parseService(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto pool = poolNamed(text.substr(0, colon));
    const std::string_view days = text.substr(colon + 1);
    const auto from = base::parseDate(days.substr(0, kDayLength));
    if (!pool || !from || days.substr(kDayLength, kTo.size()) != kTo)
        return std::nullopt;
    const std::string_view end = days.substr(kDayLength + kTo.size());
    if (end.empty())
        return Service{*pool, *from, {}};
    const auto until = base::parseDate(end);
    if (!until || *until < *from)
        return std::nullopt;
    return Service{*pool, *from, until};
}

std::string toString(const Service &service)
{
    const std::string pool = service.pool == urn::NidKind::Formal ? "formal:" : "informal:";
    return pool + base::toString(service.from) + std::string(kTo)
        + (service.until ? base::toString(*service.until) : std::string());
}

std::optional<Absence> parseAbsence(std::string_view text)
{
    const auto from = base::parseDate(text.substr(0, kDayLength));
    if (!from || text.substr(kDayLength, kTo.size()) != kTo)
        return std::nullopt;
    const std::string_view rest = text.substr(kDayLength + kTo.size());
    const auto until = base::parseDate(rest.substr(0, kDayLength));
    if (!until || *until < *from)
        return std::nullopt;
    const std::string_view reason = rest.substr(kDayLength);
    if (!reason.empty() && reason.front() != ':')
        return std::nullopt;
    return Absence{*from, *until, std::string(reason.substr(reason.empty() ? 0 : 1))};
}

std::string toString(const Absence &absence)
{
    return base::toString(absence.from) + std::string(kTo) + base::toString(absence.until)
        + (absence.reason.empty() ? std::string() : ":" + absence.reason);
}

static constexpr std::array<std::string_view, 7> kObjectionNames{
    "applicant", "rival",       "same-organization", "co-author",
    "absent",    "not-serving", "recused-before"};

std::string_view name(Objection objection)
{
    return kObjectionNames[static_cast<std::size_t>(objection)];
}

std::optional<Objection> objection(std::string_view name)
{
    return base::valueNamed<Objection>(kObjectionNames, name);
}

} // namespace nidreg::registry
