// SPDX-License-Identifier: MIT
#include "model/urn/syntax/namestringerror.h"

#include "model/base/names.h"

#include <array>
#include <cassert>

namespace nidreg::urn {

/// One row an error: its stable id, and the section it breaks in each dialect.
struct ErrorSpec {
    NamestringError error;
    std::string_view id;
    std::array<std::string_view, 4> sources; ///< in the order of Dialect
};

using enum NamestringError;

// clang-format off
#define RFC "RFC 8141 section "
#define D15 "urnbis 2015 draft section "
#define D12 "urnbis 2012 draft section "
#define OLD "RFC 2141 section "
static constexpr std::array kErrors {
    ErrorSpec {NotAUrn,            "urn.not-a-urn",             {RFC "2",             D15 "3",             D12 "2",           OLD "2"}},
    ErrorSpec {NidTooShort,        "urn.nid-too-short",         {RFC "2",             D15 "3",             D12 "2.1",         OLD "2.1"}},
    ErrorSpec {NidTooLong,         "urn.nid-too-long",          {RFC "2",             D15 "3",             D12 "2.1",         OLD "2.1"}},
    ErrorSpec {NidBadFirst,        "urn.nid-bad-first",         {RFC "2",             D15 "3",             D12 "2.1",         OLD "2.1"}},
    ErrorSpec {NidBadInner,        "urn.nid-bad-character",     {RFC "2",             D15 "3",             D12 "2.1",         OLD "2.1"}},
    ErrorSpec {NidBadLast,         "urn.nid-bad-last",          {RFC "2",             D15 "3.1",           D12 "2.1",         OLD "2.1"}},
    ErrorSpec {NoNss,              "urn.no-nss",                {RFC "2",             D15 "3",             D12 "2 with 2.2",  OLD "2 with 2.2"}},
    ErrorSpec {BadNssStart,        "urn.bad-nss-start",         {RFC "2",             D15 "3",             D12 "2.5.1",       OLD "2.3.2"}},
    ErrorSpec {BadCharacter,       "urn.bad-character",         {RFC "2",             D15 "3",             D12 "2.5.3",       OLD "2.4"}},
    ErrorSpec {NotAscii,           "urn.not-ascii",             {RFC "2",             D15 "3",             D12 "2.5.3",       OLD "2.4"}},
    ErrorSpec {BadPercentEncoding, "urn.bad-percent-encoding",  {RFC "2",             D15 "3",             D12 "2.5.2",       OLD "2.3.1"}},
    ErrorSpec {StrayQuestionMark,  "urn.stray-question-mark",   {RFC "2",             D15 "3",             D12 "2.3",         OLD "2.3.2"}},
    ErrorSpec {EmptyRComponent,    "urn.empty-r-component",     {RFC "2",             D15 "3 with 3.3.1",  D12 "2",           OLD "2"}},
    ErrorSpec {BadRComponentStart, "urn.bad-r-component-start", {RFC "2",             D15 "3 with 3.3.1",  D12 "2",           OLD "2"}},
    ErrorSpec {EmptyQComponent,    "urn.empty-q-component",     {RFC "2 with 2.3.1",  D15 "3",             D12 "2.3",         OLD "2"}},
    ErrorSpec {BadQComponentStart, "urn.bad-q-component-start", {RFC "2 with 2.3.1",  D15 "3",             D12 "2.3",         OLD "2"}},
    ErrorSpec {NidReserved,        "urn.nid-reserved",          {RFC "2.1",           D15 "3.1",           D12 "2.1",         OLD "2.1"}},
    ErrorSpec {EncodedNul,         "urn.encoded-nul",           {RFC "2",             D15 "3",             D12 "2.5.3",       OLD "2.4"}},
    ErrorSpec {BadDirective,       "urn.bad-directive",         {RFC "2",             D15 "3",             D12 "2.3",         OLD "2"}},
    ErrorSpec {ReservedCharacter,  "urn.reserved-character",    {RFC "2",             D15 "3",             D12 "2.5.1",       OLD "2.3.2"}},
};
#undef RFC
#undef D15
#undef D12
#undef OLD
// clang-format on

static_assert(base::followTheirEnum<&ErrorSpec::error>(kErrors, ReservedCharacter),
              "the rows follow the enumerators, none left out");
static_assert(kErrors.size() == kNamestringErrors);

static const ErrorSpec &spec(NamestringError error)
{
    return kErrors[static_cast<std::size_t>(error)];
}

std::string_view rule(NamestringError error)
{
    return spec(error).id;
}

std::string_view source(NamestringError error, Dialect dialect)
{
    return spec(error).sources[static_cast<std::size_t>(dialect)];
}

std::span<const NamestringError> namestringErrors()
{
    static constexpr auto errors = [] {
        std::array<NamestringError, kErrors.size()> result{};
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = kErrors[i].error;
        return result;
    }();
    return errors;
}

} // namespace nidreg::urn
