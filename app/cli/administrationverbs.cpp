// SPDX-License-Identifier: MIT
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "forms/words/policywords.h"
#include "model/actions/administer.h"
#include "model/exchange/json/reviewjson.h"

namespace nidreg::app::cli {

static void answerPolicy(Context &context, const registry::Policy &policy)
{
    context.answer({{"name", policy.name}, {"value", policy.value}},
                   shownLine(policy.name) + '\t' + shownLine(policy.value) + '\t'
                       + forms::policyTitle(policy.name).toStdString());
}

static int listPolicies(Context &context, const std::string &name)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto policies = store->policies();
    if (!policies)
        return context.failed("db policy", policies.error());
    bool isThere = name.empty();
    for (const registry::Policy &each : policies->all()) {
        if (!name.empty() && each.name != name)
            continue;
        answerPolicy(context, each);
        isThere = true;
    }
    if (!isThere)
        return context.failed("db policy", "there is no policy " + shownLine(name));
    return Fine;
}

static int setPolicy(Context &context, const registry::Policy &policy)
{
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto proposed =
        actions::setPolicy(*services, context.act(workflow::Role::Registrar), policy);
    if (!proposed)
        return context.failed("db policy", proposed.error());
    const std::string text = policy.name + " is "
        + (policy.value.empty() ? std::string("empty") : policy.value) + " from now on";
    context.report({{"name", policy.name}, {"value", policy.value}, {"proposed", *proposed}},
                   shownLine(*proposed ? "proposed: another registrar must do the same" : text));
    return Fine;
}

void addPolicy(CLI::App &area, Context &context)
{
    auto policy = std::make_shared<registry::Policy>();
    CLI::App *verb = area.add_subcommand("policy", "List the policies, or set one");
    verb->fallthrough();
    verb->add_option("NAME", policy->name, "The name of the policy, as in the list");
    CLI::Option *value = verb->add_option("VALUE", policy->value,
                                          "A number of days or a percentage; for two-persons the "
                                          "actions, or \"\" for none");
    verb->callback([&context, policy, value] {
        context.action = [&context, policy, isSet = value->count() > 0] {
            return isSet ? setPolicy(context, *policy) : listPolicies(context, policy->name);
        };
    });
}

std::string asText(const registry::Proposal &proposal)
{
    std::string text = "event " + std::to_string(proposal.event) + ": " + proposal.person
        + " proposed: " + forms::proposalWords(proposal).toStdString() + "  "
        + std::string(registry::name(proposal.outcome));
    if (proposal.request.value > 0)
        text += "  sha256 " + proposal.sha256;
    return shownLine(text);
}

static std::string asText(const registry::Reminder &reminder)
{
    std::string whom;
    for (const std::string &each : reminder.whom)
        whom += (whom.empty() ? "  remind " : ", ") + each;
    return asText(reminder.request) + "  " + std::string(registry::name(reminder.why)) + ", "
        + std::to_string(reminder.days) + (reminder.days == 1 ? " day" : " days") + shownLine(whom);
}

/// Answers the reminders of today, page after page of the queue.
static int dueAmong(Context &context, registry::Store &store, const registry::Policies &policies)
{
    const base::Date today = base::dayOf(context.clock().now());
    const workflow::Acting acting = context.act(workflow::Role::Registrar).acting;
    registry::RequestQuery query;
    for (;;) {
        const auto page = store.requests(query, acting, today);
        if (!page)
            return context.failed("request due", page.error());
        for (const workflow::Request &each : page->rows) {
            if (const auto reminder = registry::reminderOf(each, policies, today))
                context.answer(exchange::toJson(*reminder), asText(*reminder));
        }
        if (int(page->rows.size()) < query.limit)
            return Fine;
        query.after = page->rows.back();
    }
}

/// Today's reminders: what is due soon or over, and what nobody has answered for long.
static int due(Context &context)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto policies = store->policies();
    if (!policies)
        return context.failed("request due", policies.error());
    return dueAmong(context, *store, *policies);
}

static int proposals(Context &context)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto found = store->proposals();
    if (!found)
        return context.failed("request proposals", found.error());
    for (const registry::Proposal &each : *found)
        context.answer(exchange::toJson(each), asText(each));
    return Fine;
}

static int withdrawProposal(Context &context, std::int64_t event)
{
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto done =
        actions::withdrawProposal(*services, context.act(workflow::Role::Registrar), event);
    if (!done)
        return context.failed("request withdraw-proposal", done.error());
    context.report({{"event", event}, {"outcome", "withdrawn"}},
                   "the proposal of event " + std::to_string(event) + " is withdrawn");
    return Fine;
}

static void addPlain(CLI::App &area, Context &context, const char *name, const char *help,
                     int (*run)(Context &))
{
    CLI::App *verb = area.add_subcommand(name, help);
    verb->fallthrough();
    verb->callback([&context, run] { context.action = [&context, run] { return run(context); }; });
}

void addPending(CLI::App &area, Context &context)
{
    addPlain(area, context, "due", "List whom to remind today, and what has waited for long", due);
    addPlain(area, context, "proposals", "Actions that wait for a second registrar", proposals);
    auto event = std::make_shared<std::int64_t>();
    CLI::App *verb = area.add_subcommand("withdraw-proposal", "Withdraw your proposal");
    verb->fallthrough();
    verb->add_option("EVENT", *event, "The number of the proposal's event")->required();
    verb->callback([&context, event] {
        context.action = [&context, event] { return withdrawProposal(context, *event); };
    });
}

} // namespace nidreg::app::cli
