// SPDX-License-Identifier: MIT
#include "model/proof/sha256.h"
#include "model/review/transitions.h"
#include "model/storage/store/placecheck.h"
#include "registry-data/schema.h"

#include <array>

namespace nidreg::storage {

using review::Step;

static constexpr std::array<std::string_view, 4> kParts{"its-applicant", "assigned-expert",
                                                        "registrar", "any-viewer"};
static constexpr std::array<std::string_view, 6> kConditions{
    "always",           "body-unknown", "body-recognized",
    "others-still-due", "last-vote",    "last-vote-on-standard"};

static std::string edgeRule(int ordinal, const review::Edge &edge)
{
    std::string rule = std::to_string(ordinal);
    for (const std::string_view word :
         {review::name(edge.step), review::name(edge.procedure), review::name(edge.from),
          review::name(edge.to), kParts[std::size_t(edge.by)], kConditions[std::size_t(edge.when)]})
        rule += ' ' + std::string(word);
    return rule;
}

/// The steps by which someone judges a request.
static bool judges(Step step)
{
    return step == Step::Approve || step == Step::Reject || step == Step::Advise
        || step == Step::RequestChanges;
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
    for (const sql::Migration &each : sql::kMigrations)
        rules.push_back("migration " + std::to_string(each.version) + ' ' + std::string(each.name)
                        + ' ' + proof::toHex(proof::sha256(each.text)));
    return rules;
}

} // namespace nidreg::storage
