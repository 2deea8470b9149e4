// SPDX-License-Identifier: MIT
#include "model/storage/postgres/conninfo.h"
#include "tests/fuzz/check.h"

#include <cstdint>

using namespace nidreg::storage;

/// A password never comes back in what is shown, and what was made whole is read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto parsed = parseConninfo(text);
    const auto shown = withoutSecrets(text);
    FUZZ_CHECK(!parsed || bool(shown));
    if (parsed) {
        FUZZ_CHECK(bool(parseConninfo(parsed->options)));
        FUZZ_CHECK(parseConninfo(*shown)->password.isEmpty());
        FUZZ_CHECK(bool(destinationOf(text)));
        const auto other = atDatabase(text, "a 'b\\");
        FUZZ_CHECK(other && destinationOf(*other)->database == "a 'b\\");
    }
    return 0;
}
