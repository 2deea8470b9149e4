// SPDX-License-Identifier: MIT
#include "model/uri/find.h"
#include "model/uri/normalize.h"
#include "model/uri/resolve.h"
#include "model/uri/url1993.h"
#include "tests/fuzz/check.h"

#include <cstdint>

using namespace nidreg::uri;

/// A reference puts together to its text, has normal forms that stay as they are, and resolves to
/// something that is read again.
static void checkReference(std::string_view text, Syntax syntax)
{
    const auto reference = Reference::parse(text, syntax);
    if (!reference) {
        FUZZ_CHECK(reference.error().offset <= text.size());
        FUZZ_CHECK(!source(reference.error().error, syntax).empty());
        return;
    }
    const auto base = Reference::parse("http://a/b/c/d;p?q", syntax);
    const auto target = resolve(syntax, *base, *reference);
    FUZZ_CHECK(target);
    if (!target->isCurrentDocument && target->isReadBack())
        FUZZ_CHECK(Reference::parseAbsolute(target->text(), syntax));
    if (!reference->isAbsolute())
        return;
    FUZZ_CHECK(compare(*reference, *reference).equal);
    for (const LadderStep step : ladderSteps()) {
        const std::string once = normalized(*reference, step);
        const auto again = Reference::parseAbsolute(once, syntax);
        FUZZ_CHECK(again && normalized(*again, step) == once);
        FUZZ_CHECK(compare(*reference, *again).equal);
    }
}

/// What is found stands in the text, one behind the other.
static void checkFound(std::string_view text)
{
    std::size_t at = 0;
    for (const FoundUri &each : findUris(text)) {
        FUZZ_CHECK(at <= each.where.begin && each.where.begin < each.where.end);
        FUZZ_CHECK(each.where.end <= text.size() && !each.uri.empty());
        for (const auto &finding : each.findings)
            FUZZ_CHECK(finding.where.offset + finding.where.length <= text.size());
        at = each.where.end;
    }
}

/// The parts of a URL of 1993 stand in it.
static void checkUrl(std::string_view text)
{
    const auto url = Url1993::parse(text);
    if (!url) {
        FUZZ_CHECK(url.error().offset <= text.size());
        return;
    }
    for (const Part1993 &each : url->parts())
        FUZZ_CHECK(each.where.begin <= each.where.end && each.where.end <= text.size());
    for (const auto &finding : url->findings())
        FUZZ_CHECK(finding.where.offset + finding.where.length <= text.size());
    FUZZ_CHECK(!completed1993(*url, text).empty() && !completed1993(*url, "../a").empty());
    FUZZ_CHECK(isFullForm1993(text));
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    checkReference(text, Syntax::Draft2003);
    checkReference(text, Syntax::Rfc3986);
    checkFound(text);
    checkUrl(text);
    return 0;
}
