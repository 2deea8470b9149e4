// SPDX-License-Identifier: MIT
#include "model/uri/url1993error.h"

#include "model/base/names.h"

#include <array>

namespace nidreg::uri {

using base::Severity;
struct Url1993ErrorSpec {
    Url1993Error error;
    std::string_view id;
    std::string_view source;
};

// clang-format off
#define D93 "URL 1993 draft, "
static constexpr std::array kUrl1993Errors {
    Url1993ErrorSpec {Url1993Error::NoScheme,       "url.no-scheme",       D93 "Scheme"},
    Url1993ErrorSpec {Url1993Error::BadScheme,      "url.bad-scheme",      D93 "BNF syntax: scheme"},
    Url1993ErrorSpec {Url1993Error::ReservedScheme, "url.reserved-scheme", D93 "Registration of naming schemes"},
    Url1993ErrorSpec {Url1993Error::NoServer,       "url.no-server",       D93 "Internet protocol parts"},
    Url1993ErrorSpec {Url1993Error::ServerHere,     "url.server-here",     D93 "BNF syntax: newsaddress, nntpaddress, mailtoaddress"},
    Url1993ErrorSpec {Url1993Error::BadHost,        "url.bad-host",        D93 "BNF syntax: hostname"},
    Url1993ErrorSpec {Url1993Error::BadPort,        "url.bad-port",        D93 "BNF syntax: port"},
    Url1993ErrorSpec {Url1993Error::MissingPart,    "url.missing-part",    D93 "BNF syntax"},
    Url1993ErrorSpec {Url1993Error::BadNumber,      "url.bad-number",      D93 "BNF syntax: digits"},
    Url1993ErrorSpec {Url1993Error::EmptySegment,   "url.empty-segment",   D93 "BNF syntax: path"},
    Url1993ErrorSpec {Url1993Error::BadCharacter,   "url.bad-character",   D93 "BNF syntax: xalpha"},
    Url1993ErrorSpec {Url1993Error::NotAscii,       "url.not-ascii",       D93 "Encoding prohibited characters"},
    Url1993ErrorSpec {Url1993Error::BadEscape,      "url.bad-escape",      D93 "BNF syntax: escape"},
};

static constexpr std::array kUrl1993Rules {
    base::Rule {"url.password",     Severity::Warning, D93 "Security considerations"},
    base::Rule {"url.user",         Severity::Advice,  D93 "Internet protocol parts"},
    base::Rule {"url.host-number",  Severity::Advice,  D93 "Internet protocol parts"},
    base::Rule {"url.unusual-host", Severity::Warning, D93 "Internet protocol parts"},
    base::Rule {"url.default-port", Severity::Advice,  D93 "Internet protocol parts"},
    base::Rule {"url.space",        Severity::Warning, D93 "HTTP"},
    base::Rule {"url.local-news",   Severity::Warning, D93 "NNTP"},
    base::Rule {"url.experimental", Severity::Advice,  D93 "Registration of naming schemes"},
    base::Rule {"url.other-scheme", Severity::Advice,  D93 "BNF syntax: generic"},
    base::Rule {"url.single-colon", Severity::Advice,  D93 "BNF syntax: mailtoaddress"},
};
#undef D93
// clang-format on

static_assert(base::followTheirEnum<&Url1993ErrorSpec::error>(kUrl1993Errors,
                                                              Url1993Error::BadEscape),
              "the rows follow the enumerators, none left out");
static_assert(kUrl1993Rules.size() == std::size_t(Url1993Rule::SingleColon) + 1);

std::string_view rule(Url1993Error error)
{
    return kUrl1993Errors[static_cast<std::size_t>(error)].id;
}

std::string_view source(Url1993Error error)
{
    return kUrl1993Errors[static_cast<std::size_t>(error)].source;
}

std::span<const Url1993Error> url1993Errors()
{
    static constexpr auto errors = [] {
        std::array<Url1993Error, kUrl1993Errors.size()> result{};
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = kUrl1993Errors[i].error;
        return result;
    }();
    return errors;
}

std::span<const base::Rule> url1993Rules()
{
    return kUrl1993Rules;
}

const base::Rule &ruleFor(Url1993Rule rule)
{
    return kUrl1993Rules[static_cast<std::size_t>(rule)];
}

} // namespace nidreg::uri
