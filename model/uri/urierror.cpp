// SPDX-License-Identifier: MIT
#include "model/uri/urierror.h"

#include "model/base/names.h"

#include <array>

namespace nidreg::uri {

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

} // namespace nidreg::uri
