// SPDX-License-Identifier: MIT
#include "model/registry/policyspecs.h"
#include "model/review/transitions.h"
#include "model/storage/pg/rulerows.h"
#include "model/storage/store/placecheck.h"

namespace nidreg::storage {

using review::Step;

static std::string edgeRule(int ordinal, const review::Edge &edge)
{
    std::string rule = std::to_string(ordinal);
    for (const std::string_view word :
         {review::name(edge.step), review::name(edge.procedure), review::name(edge.from),
          review::name(edge.to), name(edge.by), name(edge.when)})
        rule += ' ' + std::string(word);
    return rule;
}

static std::string stepRule(Step step)
{
    const review::StepSpec &spec = review::spec(step);
    std::string rule(review::name(step));
    for (const bool each : {spec.noteRequired, spec.referenceRequired, spec.takesExpert,
                            judges(step), spec.namesExpert, spec.namesThread})
        rule += each ? " t" : " f";
    return rule;
}

std::vector<std::string> compiledRules()
{
    std::vector<std::string> rules;
    for (const review::Edge &edge : review::edges())
        rules.push_back(edgeRule(int(rules.size()) + 1, edge));
    for (std::size_t i = 0; i < review::kStepNames.size(); ++i)
        rules.push_back(stepRule(Step(i)));
    for (const registry::PolicySpec &each : registry::kPolicies)
        rules.push_back("policy " + std::string(each.name) + ' '
                        + std::string(registry::name(each.kind)));
    return rules;
}

} // namespace nidreg::storage
