// SPDX-License-Identifier: MIT
#include "model/actions/publish.h"

#include "model/listing/changeplan.h"

#include <algorithm>

namespace nidreg::actions {

using registry::Act;
using registry::Stored;
using registry::StoreError;
using workflow::Role;

/// On a local registry everybody is in the list of people; on a shared one the login alone, which
/// acts for itself.
static bool isRegistrar(const registry::RegistryAccess &access, const workflow::Acting &acting)
{
    if (acting.role != Role::Registrar)
        return false;
    const auto person = std::ranges::find(access.people, acting.person, &registry::Person::login);
    return person != access.people.end() && std::ranges::count(person->roles, Role::Registrar) > 0;
}

Stored<base::Done> checkMayPublish(registry::PeopleStore &people, const Act &act)
{
    const auto access = people.access();
    if (!access)
        return base::fail(access.error());
    if (!isRegistrar(*access, act.acting))
        return base::fail(registry::refused("role.wrong"));
    return base::Done{};
}

static std::string sumsHash(const std::vector<registry::PublishedFile> &files)
{
    const auto sums = std::ranges::find(files, "SHA256SUMS", &registry::PublishedFile::name);
    return sums == files.end() ? std::string() : sums->sha256;
}

Stored<std::int64_t> recordPublication(registry::PublicationStore &publications, const Act &act,
                                       const std::vector<registry::PublishedFile> &files,
                                       std::int64_t namespaces)
{
    auto found = publications.publicationOf({sumsHash(files)}, false);
    if (found || found.error().kind != StoreError::NotFound)
        return found;
    return publications.recordPublication(act, {files, namespaces});
}

Stored<registry::TakenOver> importListing(const Services &services, const Act &act,
                                          const listing::Source &source,
                                          const listing::ChangePlan &plan,
                                          const Selection &selection,
                                          const registry::Progress &progress)
{
    auto batch = listing::batchOf(source, plan, selection.wanted, selection.withHeader);
    if (batch.namespaces.empty() && batch.header.empty())
        return registry::TakenOver();
    batch.removals = selection.removals;
    return services.store.import(act, batch, progress);
}

} // namespace nidreg::actions
