// SPDX-License-Identifier: MIT
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

#include <algorithm>

namespace nidreg::storage {

using nlohmann::json;
using registry::Stored;
using registry::StoreError;

static bool isStorableMail(const workflow::ListMail &mail)
{
    return isStorable(mail.messageId) && isStorable(mail.sender) && isStorable(mail.subject)
        && isStorable(mail.body) && isStorable(mail.sha256)
        && std::ranges::all_of(mail.references, isStorable)
        && std::ranges::all_of(mail.attachments, isStorable);
}

Stored<registry::Discussed> PgRegistry::discuss(const registry::Act &act, workflow::RequestId id,
                                                const std::vector<workflow::ListMail> &mails)
{
    if (!std::ranges::all_of(mails, isStorableMail))
        return base::fail(StoreError{StoreError::Refused, "text.not-utf8", {}});
    json list = json::array();
    for (const workflow::ListMail &mail : mails)
        list.push_back(toJson(mail));
    const auto done = perform(act,
                              {"discuss",
                               sql::request::discuss,
                               {qlonglong(id.value), QString::fromStdString(list.dump())}});
    if (!done)
        return base::fail(done.error());
    registry::Discussed discussed{requestFrom(done->value("request", json::object())),
                                  done->value("event", std::int64_t(-1)), done->value("taken", 0),
                                  done->value("held", 0)};
    if (discussed.request.id != id) // what a key did before, to another request
        return base::fail(StoreError{StoreError::Refused, "act.key-taken", {}});
    return discussed;
}

} // namespace nidreg::storage
