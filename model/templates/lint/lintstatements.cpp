// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/lint/lintchecks.h"
#include "model/templates/lint/topics.h"
#include "model/templates/lint/urnexamples.h"
#include "model/templates/words.h"
#include "model/urn/namestring.h"
#include "model/urn/usage.h"

#include <algorithm>
#include <array>

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

static void checkQComponent(Examination &examination)
{
    for (const Field field : {Field::Syntax, Field::Resolution}) {
        const std::string_view text = examination.text(field);
        if (needsQComponent(text))
            examination.report(field, Problem::NeedsQComponent, {}, {0, text.size()});
    }
}

/// "None" where the form wants a text. Revision Information may say so in a first version; the
/// Resolution field in any (RFC 8141, section 6.4.6).
static void checkNones(Examination &examination)
{
    for (const Field field : {Field::Purpose, Field::Syntax, Field::Assignment,
                              Field::SecurityAndPrivacy, Field::Interoperability}) {
        const std::string_view text = examination.text(field);
        if (!base::trimmed(text).empty() && saysNothing(text))
            examination.report(field, Problem::OnlyNone, {std::string(spec(field).heading)},
                               {0, text.size()});
    }
}

void checkStatements(Examination &examination)
{
    for (const Expected &expected : kExpected) {
        const Field field = topics()[static_cast<std::size_t>(expected.topic)].field;
        const std::string_view text = examination.text(field);
        const std::string &flat = examination.flat(field);
        if (!text.empty() && !saysNothing(text) && !pointsElsewhere(flat)
            && !speaksOf(expected.topic, flat))
            examination.report(field, expected.problem, {}, {0, text.size()});
    }
    checkResolution(examination);
    checkQComponent(examination);
    checkNones(examination);
}

/// NIDs that stand for any namespace in an explanation. `example` is RFC 6963's.
constexpr std::array<std::string_view, 6> kStandIns{
    "example", "nid", "assignednid", "namespace", "xxx", "urn-xxx",
};

static bool isForComparison(const Examination &examination, const std::string &nid)
{
    const auto &isRegistered = examination.context().isRegistered;
    return std::ranges::find(kStandIns, nid) != kStandIns.end()
        || (isRegistered && isRegistered(nid));
}

static void checkExample(Examination &examination, Field field, const UrnExample &example)
{
    const base::Span where{example.offset, example.text.size()};
    const auto parsed = urn::Namestring::parse(example.text);
    if (!parsed)
        return examination.report(
            field, Problem::BadUrn,
            {std::string(example.text), std::string(urn::rule(parsed.error().error))}, where);
    bool isAbolished = false;
    for (const base::Finding &found : urn::usage(*parsed)) {
        const bool isExperimental = found.rule->id == "urn.experimental";
        examination.report(field, isExperimental ? Problem::Experimental : Problem::RComponent,
                           found.particulars,
                           {where.offset + found.where.offset, found.where.length});
        isAbolished = isAbolished || isExperimental;
    }
    const std::string nid = base::lowered(parsed->nid());
    if (isAbolished || !examination.nid() || nid == base::lowered(*examination.nid())
        || isForComparison(examination, nid))
        return;
    examination.report(field, Problem::OtherNamespace, {std::string(example.text), nid}, where);
}

void checkUrns(Examination &examination)
{
    for (const FieldSpec &spec : kFields) {
        for (const UrnExample &example : findUrnExamples(examination.text(spec.field)))
            checkExample(examination, spec.field, example);
    }
}

} // namespace nidreg::templates
