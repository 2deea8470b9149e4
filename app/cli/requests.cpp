// SPDX-License-Identifier: MIT
#include "app/cli/requests.h"

#include "app/cli/discussion.h"
#include "forms/words/wording.h"
#include "model/actions/examine.h"
#include "model/templates/reader.h"

namespace nidreg::app::cli {

std::optional<actions::Bench> benchOf(Context &context)
{
    registry::Store *store = context.store();
    const urn::NidKnowledge *knowledge = context.knowledge();
    if (!store || !knowledge)
        return std::nullopt;
    return actions::Bench{*store, context.clock(), *knowledge};
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
        text += "\n" + asText(event);
    if (const std::string discussion = discussionText(file); !discussion.empty())
        text += "\n" + discussion;
    return text;
}

registry::Stored<templates::FieldFindings> findingsOf(const actions::Bench &bench,
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
        actions::examine(bench.store, bench.clock, bench.knowledge, content.front(), what);
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

} // namespace nidreg::app::cli
