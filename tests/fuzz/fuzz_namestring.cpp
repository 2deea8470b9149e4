// SPDX-License-Identifier: MIT
#include "model/urn/namestring.h"
#include "tests/fuzz/check.h"

#include <cstdint>

using namespace nidreg::urn;

/// Whatever a dialect accepts has a normal form that it accepts again and that stays as it is, and
/// every refusal points into the text or at its end.
static void checkDialect(std::string_view text, Dialect dialect)
{
    const auto urn = Namestring::parse(text, dialect);
    if (!urn) {
        FUZZ_CHECK(urn.error().offset <= text.size());
        FUZZ_CHECK(!rule(urn.error().error).empty());
        FUZZ_CHECK(!source(urn.error().error, dialect).empty());
        return;
    }
    const std::string normalized = urn->normalized();
    const auto normal = Namestring::parse(normalized, dialect);
    FUZZ_CHECK(normal);
    FUZZ_CHECK(normal->normalized() == normalized);
    FUZZ_CHECK(areEquivalent(*urn, *urn) && areEquivalent(*urn, *normal));
    FUZZ_CHECK(areEquivalentForCaching(*urn, *urn));
    FUZZ_CHECK(text.starts_with(urn->assignedName()));
}

/// The parts of an RFC 8141 namestring and what introduces them make up its text.
static void checkParts(std::string_view text)
{
    const auto urn = Namestring::parse(text);
    if (!urn)
        return;
    std::string whole(urn->assignedName());
    if (urn->r())
        whole.append("?+").append(*urn->r());
    if (urn->q())
        whole.append("?=").append(*urn->q());
    if (urn->f())
        whole.append("#").append(*urn->f());
    FUZZ_CHECK(whole == text);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const Dialect dialect : kDialects)
        checkDialect(text, dialect);
    checkParts(text);
    return 0;
}
