// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/discussion.h"
#include "model/exchange/json/json.h"
#include "model/registry/people.h"
#include "model/registry/proposal.h"
#include "model/registry/reminders.h"
#include "model/workflow/discussion.h"
#include "model/workflow/replay.h"

/// What a request's file says beyond its row; the keys are those of the command line's answers.

namespace nidreg::exchange {

/// {"thread", "author", "field", "revision", "resolved", "resolved_by", "remarks"}
Json toJson(const workflow::Thread &thread);

/// {"state", "turn", "from", "until", "days"}; `days` up to `now`, with two decimals.
Json toJson(const workflow::Stay &stay, base::Instant now);

/// The experts of a request: {"expert", "due", "vote", "verdict", "sha256", "void"}.
Json verdicts(const workflow::Request &request);

/// {"event", "act", "subject", "request", "sha256", "terms", "person", "at", "outcome", "ended_by"}
Json toJson(const registry::Proposal &proposal);

/// The request's row with {"why", "days", "whom"}: see registry::Reminder.
Json toJson(const registry::Reminder &reminder);

/// The mails of a request's discussion in reading order, a list of {message_id, in_reply_to,
/// references, sent, sender, subject, body, attachments, sha256, event, thread, depth, quotes:
/// [{field, revision, depth, text}]}. `quotes` has the passages that are quoted, `field` and
/// `revision` null where they are of no submitted text.
Json discussionJson(const registry::RequestFile &file);

/// "new", "held" or "other-copy".
std::string_view name(actions::MailVerdict::Novelty novelty);

/// `db people`: {person, name, organization, email, roles, serves: [{pool, from, until}], absences:
/// [{from, until, reason}], load}; what is not known is null, `until` null is until further notice.
Json toJson(const registry::PersonFile &file);

/// `request candidates`: {expert, name, load, last_assigned, objections}, names of objections as in
/// registry::name().
Json toJson(const registry::Candidate &candidate);

} // namespace nidreg::exchange
