// SPDX-License-Identifier: MIT
#include "model/uri/urierror.h"

#include "model/base/names.h"

#include <array>

namespace nidreg::uri {

using base::Severity;

/// One row an error: its stable id, and the section it breaks in each syntax.
struct UriErrorSpec {
    UriError error;
    std::string_view id;
    std::array<std::string_view, 2> sources; ///< in the order of Syntax
};

// clang-format off
#define D03 "URI 2003 draft section "
#define RFC "RFC 3986 section "
static constexpr std::array kErrors {
    UriErrorSpec {UriError::NoScheme,     "uri.no-scheme",      {D03 "5",     RFC "4.2"}},
    UriErrorSpec {UriError::BadScheme,    "uri.bad-scheme",     {D03 "3.1",   RFC "3.1"}},
    UriErrorSpec {UriError::BadCharacter, "uri.bad-character",  {D03 "2.4.3", RFC "2"}},
    UriErrorSpec {UriError::NotAscii,     "uri.not-ascii",      {D03 "2.1",   RFC "2"}},
    UriErrorSpec {UriError::BadEscape,    "uri.bad-escape",     {D03 "2.4.1", RFC "2.1"}},
    UriErrorSpec {UriError::BadIpLiteral, "uri.bad-ip-literal", {D03 "3.2.2", RFC "3.2.2"}},
    UriErrorSpec {UriError::BadPort,      "uri.bad-port",       {D03 "3.2.2", RFC "3.2.3"}},
    UriErrorSpec {UriError::NotAbsolute,  "uri.not-absolute",   {D03 "5",     RFC "4.2"}},
};
#undef D03
#undef RFC
// clang-format on

static_assert(base::followTheirEnum<&UriErrorSpec::error>(kErrors, UriError::NotAbsolute),
              "the rows follow the enumerators, none left out");

std::string_view rule(UriError error)
{
    return kErrors[static_cast<std::size_t>(error)].id;
}

std::string_view source(UriError error, Syntax syntax)
{
    return kErrors[static_cast<std::size_t>(error)].sources[static_cast<std::size_t>(syntax)];
}

std::span<const UriError> uriErrors()
{
    static constexpr auto errors = [] {
        std::array<UriError, kErrors.size()> result{};
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = kErrors[i].error;
        return result;
    }();
    return errors;
}

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
