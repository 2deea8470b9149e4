// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/discussion.h"
#include "model/exchange/json/json.h"

namespace nidreg::exchange {

/// The mails of a request's discussion in reading order, a list of {message_id, in_reply_to,
/// references, sent, sender, subject, body, attachments, sha256, event, thread, depth, quotes:
/// [{field, revision, depth, text}]}. `quotes` has the passages that are quoted, `field` and
/// `revision` null where they are of no submitted text.
Json discussionJson(const registry::RequestFile &file);

/// "new", "held" or "other-copy".
std::string_view name(actions::MailVerdict::Novelty novelty);

} // namespace nidreg::exchange
