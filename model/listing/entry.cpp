// SPDX-License-Identifier: MIT
#include "model/listing/entry.h"

#include "model/base/text.h"
#include "model/urn/syntax/nid.h"

#include <algorithm>

namespace nidreg::listing {

using registry::Reference;

static Prose proseOf(const std::vector<Reference> &references)
{
    Prose prose;
    for (const Reference &each : references)
        prose.push_back({{}, each});
    return prose;
}

/// A formal one's link is its template, an informal one's a reference beside its contact.
Registration registrationOf(const registry::NamespaceRow &row, bool templateHeld)
{
    const auto link = linkOf(row, templateHeld);
    Registration made;
    made.nid = row.nid;
    made.kind = row.kind;
    made.date = row.date;
    made.updated = row.updated;
    const bool isFormal = row.kind == urn::NidKind::Formal;
    std::vector<Reference> links;
    if (link)
        links.push_back({Reference::Uri, link->url, link->label});
    if (isFormal && link)
        made.formTemplate = proseOf(links);
    if (!isFormal)
        made.contact = proseOf(row.references);
    if (isFormal)
        made.references = row.references;
    else
        made.references = std::move(links);
    return made;
}

/// Of an informal one, the reference that is its template: labelled with its NID, or the one
/// address there is beside a contact.
static std::vector<Reference>::const_iterator linkIn(const Registration &registration)
{
    const auto labelled = std::ranges::find_if(registration.references, [&](const Reference &each) {
        return each.type == Reference::Uri
            && base::lowered(each.label) == base::lowered(registration.nid);
    });
    if (labelled != registration.references.end() || !registration.contact)
        return labelled;
    return std::ranges::find(registration.references, Reference::Uri, &Reference::type);
}

static void takeFormal(const Registration &registration, registry::NamespaceRow &row)
{
    row.references = registration.references;
    row.hasTemplate = registration.formTemplate.has_value();
    for (const Reference &each : referencesIn(registration.formTemplate.value_or(Prose()))) {
        if (row.templateUrl.empty() && each.type == Reference::Uri)
            row.templateUrl = each.data;
    }
}

static void takeInformal(const Registration &registration, registry::NamespaceRow &row)
{
    const auto link = linkIn(registration);
    row.hasTemplate = link != registration.references.end();
    if (row.hasTemplate)
        row.templateUrl = link->data;
    if (registration.contact) {
        row.references = referencesIn(*registration.contact);
        return;
    }
    row.references = registration.references;
    if (row.hasTemplate)
        row.references.erase(row.references.begin() + (link - registration.references.begin()));
}

registry::NamespaceRow rowOf(const Registration &registration)
{
    registry::NamespaceRow row;
    row.nid = registration.nid;
    row.kind = registration.kind;
    row.date = registration.date;
    row.updated = registration.updated;
    if (row.kind == urn::NidKind::Formal)
        takeFormal(registration, row);
    else
        takeInformal(registration, row);
    return row;
}

registry::Contact contactOf(const Person &person)
{
    return {person.id, person.name.value_or(""), person.uris.empty() ? "" : person.uris.front(),
            person.updated};
}

Person personOf(const registry::Contact &contact)
{
    Person person;
    person.id = contact.id;
    if (!contact.name.empty())
        person.name = contact.name;
    if (!contact.uri.empty())
        person.uris = {contact.uri};
    person.updated = contact.updated;
    return person;
}

std::optional<TemplateLink> linkOf(const registry::NamespaceRow &row, bool templateHeld)
{
    if (!templateHeld && row.templateUrl.empty())
        return std::nullopt;
    const std::string label = row.kind == urn::NidKind::Formal ? row.nid + "-template" : row.nid;
    return TemplateLink{templateHeld ? templateFile(row) : row.templateUrl, label};
}

std::string_view templateFolder(urn::NidKind kind)
{
    return kind == urn::NidKind::Formal ? "urn-formal" : "urn-informal";
}

std::string templateFile(const registry::NamespaceRow &row)
{
    return std::string(templateFolder(row.kind)) + '/' + base::lowered(row.nid) + ".txt";
}

ListingPosition positionOf(std::string_view nid)
{
    std::string key = base::lowered(nid);
    const std::int64_t number = urn::informalNumber(key);
    return {number, std::move(key)};
}

} // namespace nidreg::listing
