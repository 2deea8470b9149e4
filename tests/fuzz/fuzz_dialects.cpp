// SPDX-License-Identifier: MIT
#include "model/urn/dialectanswers.h"
#include "tests/fuzz/check.h"
#include "tests/model/urn/plainequivalence.h"

#include <cstdint>

using namespace nidreg::urn;
using namespace nidreg::tests;

/// The plain grammar tries every cut: more bytes than this would only be slow.
static constexpr std::size_t kMaxBytes = 200;

static bool isAt(std::string_view part, const plain::Part &place, std::string_view text)
{
    return std::size_t(part.data() - text.data()) == place.begin
        && part.size() == place.end - place.begin;
}

static bool isAt(std::optional<std::string_view> part, const std::optional<plain::Part> &place,
                 std::string_view text)
{
    return part ? place && isAt(*part, *place, text) : !place;
}

/// What is read, where its parts stand and what it is equal to are what the plain grammar says.
static void checkReading(std::string_view text, const DialectAnswer &answer)
{
    const auto readings = plain::Readings(text, answer.dialect).all();
    FUZZ_CHECK(readings.size() == (answer.isAccepted() ? 1 : 0));
    if (!answer.isAccepted())
        return;
    const Namestring &urn = *answer.reading;
    const plain::Parts &parts = readings.front();
    FUZZ_CHECK(isAt(urn.nid(), parts.nid, urn.text()) && isAt(urn.nss(), parts.nss, urn.text()));
    FUZZ_CHECK(isAt(urn.r(), parts.r, urn.text()) && isAt(urn.q(), parts.q, urn.text())
               && isAt(urn.f(), parts.f, urn.text()));
    FUZZ_CHECK(answer.normalized() == plain::normalForm(text, parts));
}

/// The two halves of the input as two URNs.
static void checkEquivalence(std::string_view left, std::string_view right, Dialect dialect)
{
    const auto l = Namestring::parse(left, dialect);
    const auto r = Namestring::parse(right, dialect);
    if (!l || !r)
        return;
    const auto lParts = plain::Readings(left, dialect).all().front();
    const auto rParts = plain::Readings(right, dialect).all().front();
    FUZZ_CHECK(areEquivalent(*l, *r)
               == (plain::normalForm(left, lParts) == plain::normalForm(right, rParts)));
    FUZZ_CHECK(
        areEquivalentForCaching(*l, *r)
        == (plain::cacheForm(left, lParts, dialect) == plain::cacheForm(right, rParts, dialect)));
}

/// Directives make up the query; parts and contradictions can be told of everything.
static void checkDetails(const DialectAnswer &answer)
{
    for (const Contradiction each : answer.contradictions)
        FUZZ_CHECK(spec(each).dialect == answer.dialect);
    if (!answer.isAccepted()) {
        FUZZ_CHECK(answer.section().starts_with(document(answer.dialect)));
        return;
    }
    const Namestring &urn = *answer.reading;
    for (const NamedPart &part : namedParts(urn))
        FUZZ_CHECK(urn.text().substr(part.offset, part.text.size()) == part.text);
    std::string query;
    for (const Directive &each : directives(urn)) {
        FUZZ_CHECK(urn.text().substr(each.offset).starts_with(each.keyword));
        query += query.empty() ? "" : "&";
        query.append(each.keyword).append("=").append(each.value);
    }
    if (answer.dialect == Dialect::Urnbis2012)
        FUZZ_CHECK(query == urn.q().value_or(std::string_view()));
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), std::min(size, kMaxBytes));
    for (const DialectAnswer &answer : sideBySide(text)) {
        checkReading(text, answer);
        checkDetails(answer);
    }
    const auto half = std::min(text.find('\n'), text.size());
    for (const Dialect dialect : kDialects)
        checkEquivalence(text.substr(0, half), text.substr(std::min(half + 1, text.size())),
                         dialect);
    return 0;
}
