// SPDX-License-Identifier: MIT
#include "model/actions/letters.h"
#include "model/templates/contacts.h"

#include <array>

namespace nidreg::actions {

std::string_view name(Addressee addressee)
{
    static constexpr std::array<std::string_view, 5> kNames{"list", "iesg", "approval-body",
                                                            "applicant", "expert"};
    return kNames[static_cast<std::size_t>(addressee)];
}

registry::Stored<AddressBook> addressBook(registry::Store &store)
{
    const auto policies = store.policies();
    if (!policies)
        return base::fail(policies.error());
    const auto value = [&](std::string_view name) { return std::string(policies->value(name)); };
    return AddressBook{value(registry::kListAddress),
                       value(registry::kIesgAddress),
                       value(registry::kApprovalBodyAddress),
                       {}};
}

std::string contactOf(const templates::NamespaceTemplate &from)
{
    const std::string_view registrant = from.text(templates::Field::Registrant);
    for (const templates::EmailMention &mention : templates::findEmails(registrant)) {
        const std::string found(registrant.substr(mention.where.offset, mention.where.length));
        if (mention.isWellFormed && templates::isEmailAddress(found))
            return found;
    }
    return {};
}

} // namespace nidreg::actions
