// SPDX-License-Identifier: MIT
#include "model/templates/lintchecks.h"
#include "model/templates/phrases.h"
#include "model/templates/topics.h"

namespace nidreg::templates {

namespace {

/// A topic whose absence is a finding.
struct Expected {
    Topic topic;
    Problem problem;
};

} // namespace

/// The checks read for words, not for sense: they are there to remind, so they stay silent as
/// soon as the topic seems touched, and where the field points to another text.
constexpr Expected kExpected[] = {
    {Topic::Structure, Problem::NoStructure},     {Topic::Equivalence, Problem::NoEquivalence},
    {Topic::Encoding, Problem::NoEncoding},       {Topic::Components, Problem::NoComponents},
    {Topic::Assigner, Problem::NoAssigner},       {Topic::Uniqueness, Problem::NoUniqueness},
    {Topic::Persistence, Problem::NoPersistence},
};

static void checkResolution(Examination &examination)
{
    const std::string_view text = examination.text(Field::Resolution);
    if (examination.hasText(Field::Resolution) && !statesResolution(text))
        examination.report(Field::Resolution, Problem::NotStated, {}, {0, text.size()});
}

void checkStatements(Examination &examination)
{
    for (const Expected &expected : kExpected) {
        const Field field = topics()[static_cast<std::size_t>(expected.topic)].field;
        const std::string_view text = examination.text(field);
        const std::string flat = flattened(text);
        if (!text.empty() && !pointsElsewhere(flat) && !speaksOf(expected.topic, flat))
            examination.report(field, expected.problem, {}, {0, text.size()});
    }
    checkResolution(examination);
    if (examination.hasText(Field::Interoperability)
        && saysNothing(examination.text(Field::Interoperability)))
        examination.report(Field::Interoperability, Problem::OnlyNone, {},
                           {0, examination.text(Field::Interoperability).size()});
}

} // namespace nidreg::templates
