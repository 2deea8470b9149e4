// SPDX-License-Identifier: MIT
#include "model/templates/lint.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/fuzz/check.h"

#include <cstdint>

using namespace nidreg;
using namespace nidreg::templates;

static void checkLint(const NamespaceTemplate &one, std::size_t size)
{
    static const urn::NidKnowledge kKnowledge;
    LintContext context;
    context.knowledge = &kKnowledge;
    context.today = *base::parseDate("2026-01-31");
    context.fastTrack = size % 2 == 0;
    context.previousVersion = static_cast<std::int64_t>(size % 3);
    context.kind = size % 5 == 0 ? urn::NidKind::Informal : urn::NidKind::Formal;
    Field last = Field::NamespaceIdentifier;
    for (const FieldFinding &found : lint(one, context)) {
        FUZZ_CHECK(last <= found.field);
        FUZZ_CHECK(found.finding.where.offset + found.finding.where.length
                   <= one.text(found.field).size());
        last = found.field;
    }
}

static void checkTemplate(const NamespaceTemplate &one, std::size_t size)
{
    const std::string text = write(one);
    const auto again = read(text);
    FUZZ_CHECK(again.size() == 1);
    FUZZ_CHECK(again.front() == one);
    FUZZ_CHECK(again.front().unmapped.size() == one.unmapped.size());
    for (std::size_t i = 0; i < one.unmapped.size(); ++i)
        FUZZ_CHECK(again.front().unmapped[i].text == one.unmapped[i].text);
    FUZZ_CHECK(write(again.front()) == text);
    FUZZ_CHECK(decode(text).text == text || text.starts_with("\xEF\xBB\xBF")
               || text.find('\r') != text.npos || decode(text).wasLatin1);
    nidOf(one);
    versionOf(one);
    dateOf(one);
    registrantOf(one);
    checkLint(one, size);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const Decoded decoded = decode(bytes);
    FUZZ_CHECK(!decode(decoded.text).wasLatin1);
    const auto templates = read(decoded.text);
    FUZZ_CHECK(!templates.empty());
    for (const NamespaceTemplate &one : templates)
        checkTemplate(one, size);

    NamespaceTemplate typed; // as a person types it, not as a reader leaves it
    typed.set(Field::Syntax, decoded.text);
    typed.unmapped.push_back({decoded.text.substr(0, size / 4), decoded.text});
    const auto kept = read(write(typed));
    FUZZ_CHECK(kept.size() == 1);
    FUZZ_CHECK(write(kept.front()) == write(typed));
    return 0;
}
