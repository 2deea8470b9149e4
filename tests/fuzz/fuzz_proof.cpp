// SPDX-License-Identifier: MIT
#include "model/proof/base64.h"
#include "model/proof/prooffile.h"
#include "tests/fuzz/check.h"

#include <cstdint>

using namespace nidreg;
using namespace nidreg::proof;

static void checkKeys(std::string_view text)
{
    if (const auto key = VerifierKey::read(text))
        FUZZ_CHECK(VerifierKey::read(key->text())->text() == key->text());
    if (const auto key = SigningKey::read(text))
        FUZZ_CHECK(SigningKey::read(key->text())->text() == key->text());
    if (const auto bytes = fromBase64(text))
        FUZZ_CHECK(toBase64(*bytes) == text);
}

static void checkNotes(std::string_view text)
{
    if (const auto note = readNote(text)) {
        const auto again = readNote(write(*note));
        FUZZ_CHECK(bool(again) && again->text == note->text);
        FUZZ_CHECK(again->signatures.size() == note->signatures.size());
    }
    if (const auto checkpoint = readCheckpoint(text)) {
        FUZZ_CHECK(checkpoint->size >= 0);
        FUZZ_CHECK(write(*checkpoint) == text);
    }
}

static void checkProofs(std::string_view text)
{
    if (const auto proof = readInclusion(text)) {
        const auto again = readInclusion(write(*proof));
        FUZZ_CHECK(bool(again) && write(*again) == write(*proof));
        static_cast<void>(check(*proof));
    }
    if (const auto proof = readConsistency(text)) {
        const auto again = readConsistency(write(*proof));
        FUZZ_CHECK(bool(again) && write(*again) == write(*proof));
        static_cast<void>(check(*proof));
    }
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    checkKeys(text);
    checkNotes(text);
    checkProofs(text);
    return 0;
}
