// SPDX-License-Identifier: MIT
#include "model/actions/appraise.h"

#include "model/actions/examine.h"

namespace nidreg::actions {

static Examination examinationOf(const workflow::Request &request)
{
    const bool isRevision = request.purpose == workflow::Purpose::Revision;
    return {request.kind, request.procedure == workflow::Procedure::FastTrack,
            isRevision ? request.nid : std::string(), request.id};
}

registry::Stored<templates::FieldFindings> appraise(const Services &services,
                                                    const workflow::Request &request,
                                                    const templates::NamespaceTemplate &draft)
{
    const auto context =
        examine(services.store, services.clock, services.knowledge, draft, examinationOf(request));
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
