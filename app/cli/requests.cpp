// SPDX-License-Identifier: MIT
#include "app/cli/requests.h"

#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/actions/examine.h"
#include "model/exchange/json/reviewjson.h"
#include "model/templates/reader.h"

namespace nidreg::app::cli {

std::optional<actions::Services> servicesOf(Context &context)
{
    registry::Store *store = context.store();
    const urn::NidKnowledge *knowledge = context.knowledge();
    if (!store || !knowledge)
        return std::nullopt;
    return actions::Services{*store, context.clock(), *knowledge};
}

int explain(Context &context, std::string_view what, const actions::ActionError &error)
{
    if (const auto *lint = std::get_if<actions::LintFailure>(&error)) {
        for (const auto &[field, finding] : lint->findings) {
            if (finding.rule->severity == base::Severity::Error)
                context.failed(what,
                               std::string(spec(field).heading) + ": " + words(finding) + " ["
                                   + std::string(finding.rule->id) + "]");
        }
        return Faulty;
    }
    if (const auto *store = std::get_if<registry::StoreError>(&error))
        return context.failed(what, *store);
    return context.failed(what, forms::wording(error));
}

int answerRequest(Context &context, std::string_view what,
                  const actions::Acted<workflow::Request> &answer)
{
    if (!answer)
        return explain(context, what, answer.error());
    context.report(exchange::toJson(*answer), asText(*answer));
    return Fine;
}

std::string asText(const workflow::Request &request)
{
    const auto turn = waitingOn(request);
    const std::string nid = !request.nid.empty() ? request.nid
        : request.kind == urn::NidKind::Informal ? "(informal)"
                                                 : "(no NID yet)";
    std::string text = "#" + std::to_string(request.id.value) + "  " + nid + "  "
        + std::string(name(request.purpose)) + "  " + std::string(name(request.procedure)) + "  "
        + std::string(name(request.state)) + "  revision " + std::to_string(request.revision);
    if (turn)
        text += "  waiting on " + std::string(name(*turn));
    if (const auto due = request.due())
        text += "  due " + base::toString(*due);
    for (const workflow::RequestId rival : request.contestedBy)
        text += "  contested by #" + std::to_string(rival.value);
    return shownLine(text);
}

std::string asText(const registry::Event &event)
{
    return std::to_string(event.number) + "  " + base::toString(event.at) + "  "
        + shownLine(forms::sentence(event).toStdString());
}

/// The lines of `text` below a line of the history.
static std::string below(std::string_view text)
{
    std::string lines;
    for (const std::string_view each : base::lines(text))
        lines += "\n    " + shown(each);
    return lines;
}

/// The reasons that a step put on record. What was said in a thread stands there.
static std::string recordText(const registry::Event &event)
{
    const auto step = workflow::named<workflow::Step>(event.what);
    if (!step || step == workflow::Step::Comment || step == workflow::Step::Resolve)
        return {};
    std::string text = below(detail(event, "text"));
    if (const auto reason = detail(event, "overriding"); !reason.empty())
        text += below("overriding: " + std::string(reason));
    return text;
}

std::string asText(const registry::RequestFile &file, const templates::FieldFindings &findings)
{
    std::string text = asText(file.request) + "\n";
    if (!file.workingCopy.empty())
        text += "\n" + shown(file.workingCopy);
    else if (!file.revisions.empty())
        text += "\n" + shown(file.revisions.back().text);
    for (const auto &[field, finding] : findings) {
        text += "\n" + std::string(base::name(finding.rule->severity)) + ": "
            + std::string(spec(field).heading) + ": " + shownLine(words(finding));
    }
    text += "\n";
    for (const registry::Event &event : file.events)
        text += "\n" + asText(event) + recordText(event);
    if (const std::string discussion = discussionText(file); !discussion.empty())
        text += "\n" + discussion;
    return text;
}

registry::Stored<registry::RequestFile> requestOf(Context &context, registry::Store &store,
                                                  workflow::RequestId id)
{
    auto file = store.request(id);
    if (!file || (context.role.empty() && context.person.empty()))
        return file;
    const auto sees = [&](workflow::Role role) {
        return workflow::maySee(file->request, {context.actingPerson(), role});
    };
    if (std::ranges::any_of(context.rolesHeld(), sees))
        return file;
    return base::fail(registry::StoreError{registry::StoreError::NotFound, "request.unknown", {}});
}

registry::Stored<templates::FieldFindings> findingsOf(const actions::Services &services,
                                                      const registry::RequestFile &file)
{
    if (isEnded(file.request.state) || (file.workingCopy.empty() && file.revisions.empty()))
        return templates::FieldFindings();
    const auto content =
        templates::read(file.workingCopy.empty() ? file.revisions.back().text : file.workingCopy);
    const workflow::Request &request = file.request;
    const actions::Examination what{
        request.kind, request.procedure == workflow::Procedure::FastTrack,
        request.purpose == workflow::Purpose::Revision ? request.nid : std::string(), request.id};
    const auto context =
        actions::examine(services.store, services.clock, services.knowledge, content.front(), what);
    if (!context)
        return base::fail(context.error());
    return templates::lint(content.front(), *context);
}

struct ViewName {
    std::string_view name;
    registry::RequestView view;
};

static constexpr ViewName kViews[] = {
    {"open", registry::RequestView::AllOpen},    {"mine", registry::RequestView::WaitingOnMe},
    {"overdue", registry::RequestView::Overdue}, {"contested", registry::RequestView::Contested},
    {"done", registry::RequestView::Done},       {"all", registry::RequestView::Everything},
};

std::vector<std::string> viewNames()
{
    std::vector<std::string> names;
    for (const ViewName &each : kViews)
        names.emplace_back(each.name);
    return names;
}

registry::RequestView viewNamed(std::string_view name)
{
    for (const ViewName &each : kViews) {
        if (each.name == name)
            return each.view;
    }
    return registry::RequestView::AllOpen;
}

void addReview(exchange::Json &json, const registry::RequestFile &file,
               const std::vector<registry::Proposal> &proposals, base::Instant now)
{
    json["verdicts"] = exchange::verdicts(file.request);
    json["turn_since"] = base::toString(file.request.turnSince);
    json["deprecates"] = file.request.deprecates;
    json["threads"] = exchange::Json::array();
    for (const workflow::Thread &each : workflow::threadsIn(file.events))
        json["threads"].push_back(exchange::toJson(each));
    json["timeline"] = exchange::Json::array();
    for (const workflow::Stay &each : workflow::timelineOf(file.events))
        json["timeline"].push_back(exchange::toJson(each, now));
    json["proposals"] = exchange::Json::array();
    for (const registry::Proposal &each : proposals)
        json["proposals"].push_back(exchange::toJson(each));
}

static std::string asText(const workflow::Request &request, const workflow::Assignment &expert)
{
    std::string text = expert.expert + "  due " + base::toString(expert.due) + "  "
        + std::string(workflow::name(expert.vote));
    if (expert.verdict != workflow::Vote::None) {
        text += "  " + std::string(workflow::name(expert.verdict)) + " sha256 "
            + expert.judgedSha256
            + (request.isVoid(expert) ? "  no longer valid: a later revision was submitted" : "");
    }
    return shownLine(text);
}

static std::string asText(const workflow::Stay &stay, base::Instant now)
{
    const auto hours = std::chrono::duration_cast<std::chrono::hours>(stay.length(now)).count();
    return std::string(workflow::name(stay.state)) + "  "
        + std::string(stay.turn ? workflow::name(*stay.turn) : std::string_view("nobody")) + "  "
        + base::toString(stay.from) + "  " + std::to_string(hours / 24) + " d "
        + std::to_string(hours % 24) + " h" + (stay.until ? "" : "  so far");
}

static std::string asText(const workflow::Thread &thread)
{
    std::string text = "thread " + std::to_string(thread.root) + "  "
        + (thread.field.empty() ? std::string("the request") : shownLine(thread.field));
    if (thread.revision > 0)
        text += ", revision " + std::to_string(thread.revision);
    if (thread.isResolved())
        text += "  resolved by " + shownLine(thread.resolvedBy());
    for (const workflow::Remark &each : thread.remarks) {
        text += "\n  " + std::to_string(each.event) + "  " + shownLine(each.person) + ": "
            + (each.text.empty() && each.resolves ? std::string("resolved") : shown(each.text));
    }
    return text;
}

std::string reviewText(const registry::RequestFile &file,
                       const std::vector<registry::Proposal> &proposals, base::Instant now)
{
    std::string text = file.request.experts.empty() ? "" : "\n\nverdicts";
    for (const workflow::Assignment &each : file.request.experts)
        text += "\n  " + asText(file.request, each);
    text += "\n\ntimeline";
    for (const workflow::Stay &each : workflow::timelineOf(file.events))
        text += "\n  " + asText(each, now);
    for (const workflow::Thread &each : workflow::threadsIn(file.events))
        text += "\n\n" + asText(each);
    for (const registry::Proposal &each : proposals)
        text += "\n\n" + asText(each);
    return text;
}

} // namespace nidreg::app::cli
