// SPDX-License-Identifier: MIT
#include "model/storage/postgres/rulerows.h"

#include "model/registry/policies.h"

#include <array>
#include <nlohmann/json.hpp>

namespace nidreg::storage {

using nlohmann::json;
using workflow::Step;

std::string_view name(workflow::Part part)
{
    static constexpr std::array<std::string_view, 4> kNames{"its-applicant", "assigned-expert",
                                                            "registrar", "any-viewer"};
    return kNames[std::size_t(part)];
}

std::string_view name(workflow::When when)
{
    static constexpr std::array<std::string_view, 6> kNames{
        "always",           "body-unknown", "body-recognized",
        "others-still-due", "last-vote",    "last-vote-on-standard"};
    return kNames[std::size_t(when)];
}

QString edgeRows()
{
    json rows = json::array();
    for (const workflow::Edge &edge : workflow::edges())
        rows.push_back({{"ordinal", rows.size() + 1},
                        {"step", workflow::name(edge.step)},
                        {"procedure", workflow::name(edge.procedure)},
                        {"from_state", workflow::name(edge.from)},
                        {"to_state", workflow::name(edge.to)},
                        {"part", name(edge.by)},
                        {"condition", name(edge.when)}});
    return QString::fromStdString(rows.dump());
}

QString stepRows()
{
    json rows = json::array();
    for (std::size_t i = 0; i < workflow::kStepNames.size(); ++i) {
        const workflow::StepSpec &spec = workflow::spec(Step(i));
        rows.push_back({{"step", workflow::name(Step(i))},
                        {"note_required", spec.noteRequired},
                        {"reference_required", spec.referenceRequired},
                        {"takes_expert", spec.takesExpert},
                        {"judges", spec.judges},
                        {"names_expert", spec.namesExpert},
                        {"names_thread", spec.namesThread}});
    }
    return QString::fromStdString(rows.dump());
}

QString policyRows()
{
    json rows = json::array();
    for (const registry::PolicySpec &each : registry::kPolicies)
        rows.push_back(
            {{"name", each.name}, {"kind", registry::name(each.kind)}, {"value", each.initial}});
    return QString::fromStdString(rows.dump());
}

} // namespace nidreg::storage
