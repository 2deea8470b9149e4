// SPDX-License-Identifier: MIT
#include "model/actions/submit.h"

#include "model/actions/common.h"
#include "model/actions/examine.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"

namespace nidreg::actions {

using templates::Field;
using templates::NamespaceTemplate;
using workflow::Purpose;
using workflow::Request;

/// "To be assigned" names no NID: what the registry assigns an informal namespace is written into
/// the empty field at registration (RFC 8141 section 5.2).
static void emptyPlaceholder(NamespaceTemplate &draft, const Request &request)
{
    const bool isAssigned =
        request.kind == urn::NidKind::Informal && request.purpose == Purpose::New;
    if (isAssigned && !templates::nidOf(draft))
        draft.set(Field::NamespaceIdentifier, {});
}

static Acted<NamespaceTemplate> readOne(const std::string &text)
{
    std::vector<NamespaceTemplate> found = templates::read(text);
    if (found.size() > 1)
        return base::fail(ActionError(
            registry::StoreError{registry::StoreError::Refused, "template.several", {}}));
    return std::move(found.front());
}

static registry::Submission submission(const workflow::Transition &transition,
                                       const NamespaceTemplate &draft)
{
    return {transition, templates::write(draft), templates::dateOf(draft).value_or(std::string()),
            templates::registrantOf(draft)};
}

Acted<Request> submit(const Services &services, const registry::Act &act, workflow::RequestId id,
                      const std::string &text)
{
    const auto file = services.store.request(id);
    if (!file)
        return base::fail(ActionError(file.error()));
    const Request &request = file->request;
    const auto transition =
        workflow::step(request, workflow::Step::Submit, act.acting, {}, workflow::Separation::Kept);
    if (!transition)
        return refusedUnlessDone(refusalOf(transition.error(), request, workflow::Step::Submit),
                                 services.store.recallStep(act, workflow::Step::Submit));
    auto draft = readOne(text);
    if (!draft)
        return base::fail(draft.error());
    emptyPlaceholder(draft.value(), request);
    if (const auto fine = accept(services, request, *draft); !fine)
        return base::fail(fine.error());
    return acted(services.store.submit(act, submission(*transition, *draft)));
}

} // namespace nidreg::actions
