// SPDX-License-Identifier: MIT
#include "model/urn/fast/engine.h"
#include "model/urn/namestringreader.h"
#include "tests/fuzz/check.h"

#include <cstdint>
#include <memory>
#include <string>

using namespace nidreg::urn;

/// A copy of its own, so that a byte too many is noticed.
static std::unique_ptr<char[]> copied(std::string_view text)
{
    auto copy = std::make_unique<char[]>(text.size());
    text.copy(copy.get(), text.size());
    return copy;
}

/// Every engine answers as the reader that goes byte by byte, and its normal form is the one of
/// the Namestring.
static void checkRead(const Engine &engine, std::string_view text)
{
    NamestringReader reader(text, Dialect::Rfc8141);
    const bool isUrn = reader.read();
    NamestringEnds ends{};
    NamestringRefusal refusal{};
    FUZZ_CHECK(engine.read(text, ends, refusal) == isUrn);
    if (!isUrn) {
        FUZZ_CHECK(refusal.error == reader.refusal().error);
        FUZZ_CHECK(refusal.offset == reader.refusal().offset);
        return;
    }
    const NamestringParts &parts = reader.parts();
    FUZZ_CHECK(ends.nid == parts.nid.end && ends.nss == parts.nss.end);
    FUZZ_CHECK(ends.r == (parts.r ? parts.r->end : ends.nss));
    FUZZ_CHECK(ends.q == (parts.q ? parts.q->end : ends.r));
    const auto name = text.substr(0, ends.nss);
    std::string normal(name.size(), '\0');
    engine.normalize(name, ends.nid, normal.data());
    FUZZ_CHECK(normal == Namestring::parse(text)->normalized());
    FUZZ_CHECK(engine.areEquivalent(name.data(), normal.data(), name.size(), ends.nid));
}

struct Counted {
    std::uint64_t lines, empty, valid;
    std::array<std::uint64_t, kNamestringErrors> refused;
    std::vector<std::array<std::uint64_t, 4>> bad;
    std::map<NidKey, std::uint64_t> nids;

    bool operator==(const Counted &) const = default;
};

static Counted counted(const Engine &engine, std::string_view text, std::size_t limit)
{
    NidCounts nids;
    LineTally tally(nids);
    std::vector<BadLine> bad;
    engine.readLines(text, limit, tally, &bad);
    tally.nids.drain();
    Counted result{tally.lines, tally.empty, tally.valid(), tally.refused, {}, nids.known()};
    for (const BadLine &each : bad) {
        result.bad.push_back({each.line, each.begin, static_cast<std::uint64_t>(each.refusal.error),
                              each.refusal.offset});
    }
    return result;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto copy = copied({reinterpret_cast<const char *>(data), size});
    const std::string_view text(copy.get(), size);
    const Survey survey = engines().back()->survey(text);
    const std::size_t limit = size > 0 ? data[0] % (size + 1) : 0;
    const Counted lines = counted(*engines().back(), text, limit);
    for (const Engine *each : engines()) {
        FUZZ_CHECK(each->survey(text) == survey);
        checkRead(*each, text);
        FUZZ_CHECK(counted(*each, text, limit) == lines);
    }
    return 0;
}
