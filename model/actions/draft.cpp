// SPDX-License-Identifier: MIT
#include "model/actions/draft.h"

#include "model/templates/reader.h"
#include "model/templates/writer.h"

namespace nidreg::actions {

using templates::Field;
using templates::NamespaceTemplate;

static ActionError refused(std::string rule)
{
    return registry::StoreError{registry::StoreError::Refused, std::move(rule), {}};
}

Acted<workflow::Request> create(const Services &services, const registry::Act &act,
                                const registry::NewRequest &request)
{
    registry::NewRequest opened = request;
    if (request.purpose == workflow::Purpose::Revision) {
        const auto revised = services.store.find(request.nid);
        if (!revised)
            return base::fail(ActionError(revised.error()));
        opened.kind = revised->row.kind;
        opened.nid = revised->row.nid;
    } else if (request.kind == urn::NidKind::Informal && !request.nid.empty()) {
        return base::fail(refused("nid.informal-requested"));
    }
    return acted(services.store.create(act, opened));
}

Acted<workflow::Request> saveWorkingCopy(const Services &services, const registry::Act &act,
                                         workflow::RequestId id, const std::string &text)
{
    return acted(services.store.saveWorkingCopy(act, id, text));
}

/// What is held of the newest version: its template, or for an imported one its facts.
static NamespaceTemplate newestTemplate(const registry::Namespace &found, const std::string &today)
{
    if (!found.versions.empty() && !found.versions.back().text.empty())
        return templates::read(found.versions.back().text).front();
    NamespaceTemplate facts = templates::blank(found.row.nid, today);
    facts.set(Field::Registrant, found.row.registrant);
    return facts;
}

Acted<NamespaceTemplate> revise(const Services &services, std::string_view nid)
{
    const auto found = services.store.find(nid);
    if (!found)
        return base::fail(ActionError(found.error()));
    const std::string today = base::toString(base::dayOf(services.clock.now()));
    NamespaceTemplate next = newestTemplate(*found, today);
    if (templates::nidOf(next) != found->row.nid)
        next.set(Field::NamespaceIdentifier, found->row.nid);
    next.set(Field::Version, std::to_string(found->row.version + 1));
    next.set(Field::Date, today);
    next.set(Field::RevisionInformation, {});
    return next;
}

} // namespace nidreg::actions
