// SPDX-License-Identifier: MIT
#include "model/templates/lint/rules.h"

#include "model/templates/lint/lint.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace nidreg::templates {

namespace {

constexpr std::size_t countRules()
{
    std::size_t count = 0;
    for (const FieldSpec &field : kFields) {
        for (const ProblemSpec &problem : kProblems)
            count += (problem.fields & only(field.field)) != 0 ? 1 : 0;
    }
    return count;
}

constexpr std::size_t kRuleCount = countRules();
constexpr std::size_t kLongestId = 64;

struct Id {
    std::array<char, kLongestId> text{};
    std::size_t length = 0;

    constexpr void append(std::string_view part)
    {
        for (const char c : part)
            text[length++] = c == '_' ? '-' : c;
    }
};

constexpr Id idOf(const FieldSpec &field, const ProblemSpec &problem)
{
    Id id;
    id.append("template.");
    id.append(field.key);
    id.append(".");
    id.append(problem.suffix);
    return id;
}

/// Calls `visit(field, problem)` for every rule, in the order of the table.
template <class Visit> constexpr void forEachRule(Visit visit)
{
    for (const FieldSpec &field : kFields) {
        for (const ProblemSpec &problem : kProblems) {
            if ((problem.fields & only(field.field)) != 0)
                visit(field, problem);
        }
    }
}

constexpr std::array<Id, kRuleCount> makeIds()
{
    std::array<Id, kRuleCount> ids{};
    std::size_t next = 0;
    forEachRule([&](const FieldSpec &field, const ProblemSpec &problem) {
        ids[next++] = idOf(field, problem);
    });
    return ids;
}

constexpr std::array<Id, kRuleCount> kIds = makeIds();

constexpr std::array<base::Rule, kRuleCount> makeRules()
{
    std::array<base::Rule, kRuleCount> rules{};
    std::size_t next = 0;
    forEachRule([&](const FieldSpec &, const ProblemSpec &problem) {
        const Id &id = kIds[next];
        rules[next++] = {{id.text.data(), id.length}, problem.severity, problem.source};
    });
    return rules;
}

constexpr std::array<base::Rule, kRuleCount> kRules = makeRules();

constexpr std::size_t kProblemCount =
    static_cast<std::size_t>(std::ranges::max(kProblems, {}, &ProblemSpec::problem).problem) + 1;

/// The place of each rule in kRules; kRuleCount where there is none.
constexpr auto makeIndex()
{
    std::array<std::array<std::size_t, kProblemCount>, kFieldCount> index{};
    for (auto &row : index)
        row.fill(kRuleCount);
    std::size_t next = 0;
    forEachRule([&](const FieldSpec &field, const ProblemSpec &problem) {
        index[static_cast<std::size_t>(field.field)][static_cast<std::size_t>(problem.problem)] =
            next++;
    });
    return index;
}

constexpr auto kIndex = makeIndex();

constexpr bool everyProblemHasARow()
{
    for (std::size_t problem = 0; problem < kProblemCount; ++problem) {
        if (!std::ranges::any_of(kProblems, [&](const ProblemSpec &spec) {
                return static_cast<std::size_t>(spec.problem) == problem;
            }))
            return false;
    }
    return true;
}

static_assert(everyProblemHasARow(), "a problem without a rule could not be reported");

} // namespace

const base::Rule &rule(Field field, Problem problem)
{
    const std::size_t place =
        kIndex[static_cast<std::size_t>(field)][static_cast<std::size_t>(problem)];
    assert(place < kRuleCount);
    return kRules[place];
}

std::optional<Problem> problemOf(const base::Rule &rule)
{
    const auto *found = std::ranges::find(kRules, rule.id, &base::Rule::id);
    if (found == kRules.end())
        return std::nullopt;
    const auto place = static_cast<std::size_t>(found - kRules.begin());
    for (const auto &row : kIndex) {
        const auto *problem = std::ranges::find(row, place);
        if (problem != row.end())
            return static_cast<Problem>(problem - row.begin());
    }
    return std::nullopt;
}

std::span<const base::Rule> templateRules()
{
    return kRules;
}

} // namespace nidreg::templates
