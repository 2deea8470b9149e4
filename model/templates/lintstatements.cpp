// SPDX-License-Identifier: MIT
#include "model/templates/lintchecks.h"
#include "model/templates/phrases.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

namespace {

/// A topic that a field ought to speak of, and the pieces of words by which it is known to.
struct Topic {
    Field field;
    Problem problem;
    std::array<std::string_view, 12> marks;
};

} // namespace

/// The checks read for words, not for sense: they are there to remind, so they stay silent as
/// soon as the topic seems touched.
// clang-format off
constexpr Topic kTopics[] = {
    {Field::Syntax, Problem::NoStructure,
     {"urn:", "=", "structure", "syntax", "abnf", "opaque", "string", "format", "digit", "character"}},
    {Field::Syntax, Problem::NoEquivalence,
     {"equivalen", "case-", "case ", "uppercase", "upper case", "lexical", "identical", "comparison"}},
    {Field::Syntax, Problem::NoEncoding, {"encod", "percent", "character", "utf-8", "ascii"}},
    {Field::Syntax, Problem::NoComponents, {"component", "?+", "?=", "fragment", "query"}},
    {Field::Assignment, Problem::NoAssigner,
     {"assign", "issu", "alloc", "regist", "delegat", "mint", "generat", "creat", "specification required", "authority", "manage"}},
    {Field::Assignment, Problem::NoUniqueness,
     {"uniq", "collision", "duplicate", "same identifier", "more than one", "globally"}},
    {Field::Assignment, Problem::NoPersistence,
     {"persist", "never", "reassign", "re-assign", "reuse", "re-use", "reused", "permanent", "forever", "not be changed"}},
};
// clang-format on

static bool speaksOf(const Topic &topic, const std::string &flat)
{
    return std::ranges::any_of(topic.marks, [&](std::string_view mark) {
        return !mark.empty() && flat.find(mark) != std::string::npos;
    });
}

/// The Resolution field MUST say whether resolution is intended (RFC 8141, section 6.4.6); "None"
/// says so under that heading.
static bool saysWhetherToResolve(std::string_view text, const std::string &flat)
{
    return saysNothing(text) || pointsElsewhere(flat)
        || containsAny(flat,
                       {"resol", "not ", "no ", "none", "yes", "dereference", "lookup", "look up",
                        "look-up", "retriev", "map"});
}

static void checkResolution(Examination &examination)
{
    const std::string_view text = examination.text(Field::Resolution);
    if (examination.hasText(Field::Resolution) && !saysWhetherToResolve(text, flattened(text)))
        examination.report(Field::Resolution, Problem::NotStated, {}, {0, text.size()});
}

void checkStatements(Examination &examination)
{
    for (const Topic &topic : kTopics) {
        const std::string_view text = examination.text(topic.field);
        const std::string flat = flattened(text);
        if (!text.empty() && !pointsElsewhere(flat) && !speaksOf(topic, flat))
            examination.report(topic.field, topic.problem, {}, {0, text.size()});
    }
    checkResolution(examination);
    if (examination.hasText(Field::Interoperability)
        && saysNothing(examination.text(Field::Interoperability)))
        examination.report(Field::Interoperability, Problem::OnlyNone, {},
                           {0, examination.text(Field::Interoperability).size()});
}

} // namespace nidreg::templates
