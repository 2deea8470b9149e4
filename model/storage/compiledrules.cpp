// SPDX-License-Identifier: MIT
#include "model/registry/policies.h"
#include "model/storage/postgres/rulerows.h"
#include "model/storage/tablecheck.h"
#include "model/workflow/transitions.h"

namespace nidreg::storage {

using workflow::Step;

static std::string edgeRule(int ordinal, const workflow::Edge &edge)
{
    std::string rule = std::to_string(ordinal);
    for (const std::string_view word :
         {workflow::name(edge.step), workflow::name(edge.procedure), workflow::name(edge.from),
          workflow::name(edge.to), name(edge.by), name(edge.when)})
        rule += ' ' + std::string(word);
    return rule;
}

static std::string stepRule(Step step)
{
    const workflow::StepSpec &spec = workflow::spec(step);
    std::string rule(workflow::name(step));
    for (const bool each : {spec.noteRequired, spec.referenceRequired, spec.takesExpert,
                            spec.judges, spec.namesExpert, spec.namesThread})
        rule += each ? " t" : " f";
    return rule;
}

std::vector<std::string> compiledRules()
{
    std::vector<std::string> rules;
    for (const workflow::Edge &edge : workflow::edges())
        rules.push_back(edgeRule(int(rules.size()) + 1, edge));
    for (std::size_t i = 0; i < workflow::kStepNames.size(); ++i)
        rules.push_back(stepRule(Step(i)));
    for (const registry::PolicySpec &each : registry::kPolicies)
        rules.push_back("policy " + std::string(each.name) + ' '
                        + std::string(registry::name(each.kind)));
    return rules;
}

} // namespace nidreg::storage
