// SPDX-License-Identifier: MIT
#include "model/actions/examine.h"

#include <algorithm>
#include <utility>

namespace nidreg::actions {

using templates::NidSet;

/// A template may name thousands of URNs; the registry is asked once, for each NID once.
static registry::Stored<registry::NidStatuses> statusesOfExamples(
    registry::Directory &directory, const templates::NamespaceTemplate &draft)
{
    const NidSet named = templates::mentionedNids(draft);
    if (named.empty())
        return registry::NidStatuses();
    return directory.statusesOf({named.begin(), named.end()});
}

/// The version that a revision comes after: the present one, or that before the one which
/// `request` itself has made.
static std::int64_t versionBefore(const registry::Namespace &revised, workflow::RequestId request)
{
    for (const registry::NamespaceVersion &each : revised.versions) {
        if (request && each.registers && each.request == request)
            return each.version - 1;
    }
    return revised.row.version;
}

registry::Stored<templates::LintContext> examine(registry::Directory &directory,
                                                 const base::Clock &clock,
                                                 const urn::NidKnowledge &knowledge,
                                                 const templates::NamespaceTemplate &draft,
                                                 const Examination &what)
{
    templates::LintContext context;
    context.kind = what.kind;
    context.fastTrack = what.fastTrack;
    context.today = base::dayOf(clock.now());
    context.knowledge = &knowledge;
    if (!what.revises.empty()) {
        const auto revised = directory.find(what.revises);
        if (!revised)
            return base::fail(revised.error());
        context.kind = revised->row.kind;
        context.previousVersion = versionBefore(*revised, what.request);
        context.revisedNid = revised->row.nid;
    }
    if (const auto nid = templates::nidOf(draft)) {
        auto facts = directory.facts(*nid, what.request);
        if (!facts)
            return base::fail(facts.error());
        context.facts = std::move(facts).value();
    }
    auto known = statusesOfExamples(directory, draft);
    if (!known)
        return base::fail(known.error());
    context.isRegistered = [known = std::move(known).value()](std::string_view nid) {
        return known.isRegistered(nid);
    };
    return context;
}

static Examination examinationOf(const workflow::Request &request)
{
    const bool isRevision = request.purpose == workflow::Purpose::Revision;
    return {request.kind, request.procedure == workflow::Procedure::FastTrack,
            isRevision ? request.nid : std::string(), request.id};
}

/// Whether another request than `request`, or a listing, had registered the NID before it ended.
static registry::Stored<bool> wasRegistered(registry::Directory &directory, std::string_view nid,
                                            const workflow::Request &request)
{
    const auto found = directory.find(nid);
    if (!found && found.error().kind == registry::StoreError::NotFound)
        return false;
    if (!found)
        return base::fail(found.error());
    return std::ranges::any_of(found->versions, [&](const registry::NamespaceVersion &each) {
        return each.request != request.id && each.recorded < request.updated;
    });
}

/// Makes of what is known today what was known when `request` ended. Who contested it then is not
/// known.
static registry::Stored<templates::LintContext> asItEnded(registry::Directory &directory,
                                                          const workflow::Request &request,
                                                          templates::LintContext context,
                                                          std::string_view nid)
{
    context.today = base::dayOf(request.updated);
    if (request.purpose == workflow::Purpose::Revision)
        context.previousVersion = request.previousVersion;
    urn::NidFacts &facts = context.facts;
    facts.contestedBy.clear();
    std::vector<std::string> asked = std::exchange(facts.similar, {});
    asked.emplace_back(nid);
    for (const std::string &each : asked) {
        const auto was = wasRegistered(directory, each, request);
        if (!was)
            return base::fail(was.error());
        if (*was && each != nid)
            facts.similar.push_back(each);
        else if (!*was && each == nid)
            facts.registered = facts.delisted = false;
    }
    return context;
}

registry::Stored<templates::FieldFindings> appraise(const Services &services,
                                                    const workflow::Request &request,
                                                    const templates::NamespaceTemplate &draft)
{
    auto context =
        examine(services.store, services.clock, services.knowledge, draft, examinationOf(request));
    const auto nid = templates::nidOf(draft);
    if (context && nid && workflow::isEnded(request.state))
        context = asItEnded(services.store, request, std::move(context).value(), *nid);
    if (!context)
        return base::fail(context.error());
    return templates::lint(draft, *context);
}

Acted<base::Done> accept(const Services &services, const workflow::Request &request,
                         const templates::NamespaceTemplate &draft)
{
    auto findings = appraise(services, request, draft);
    if (!findings)
        return base::fail(ActionError(findings.error()));
    if (templates::hasErrors(*findings))
        return base::fail(ActionError(LintFailure{std::move(findings).value()}));
    return base::Done();
}

} // namespace nidreg::actions
