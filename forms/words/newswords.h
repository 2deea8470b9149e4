// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/proposal.h"
#include "model/registry/records.h"
#include "model/workflow/replay.h"
#include "model/workflow/transitions.h"

#include <QString>
#include <QStringList>

#include <vector>

/// What somebody is told who is about to act on a request. Plain text throughout.
/// What a request's timeline says. Plain text throughout.

namespace nidreg::forms {

/// How a moment is shown: in the reader's own form and time zone with how long ago it was, without
/// that, or as "2026-11-25 14:03 UTC". Records keep UTC.
enum class TimeStyle { LocalAndAge, Local, Utc };

/// For all windows, from now on. Any thread may ask.
void setTimeStyle(TimeStyle style);

/// "14:03 (today)", or what the time style makes of it.
QString shownTime(base::Instant at, base::Instant now);
/// The same without how long ago it was.
QString shownTime(base::Instant at);

/// The value of an event's detail; empty where it has none.
std::string detailOf(const registry::Event &event, std::string_view key);

/// What others did, a line an event, the newest last, with the words that they gave; the last few
/// where there are many. Empty where nothing happened.
QString newsWords(const std::vector<registry::Event> &news, base::Instant now);

/// The verdicts that count no more, a sentence each: they judged an older revision than the newest
/// (RFC 8126 section 5.4).
QStringList voidWords(const registry::RequestFile &file);

/// That a registrar has proposed what another one has to do, too; empty: nobody has.
QString proposalWords(const registry::RequestFile &file);

/// The result of a previewed step: what `before` would become.
QString dryRunWords(const workflow::Request &before, const workflow::Request &after);
QString dryRunWords(const registry::Registered &done);

/// How long: "3 days", "5 hours", "a few seconds". Rounded down.
QString lengthWords(std::chrono::microseconds length);

/// Who had it, as short as a mark on a line allows: "Experts"; "Ended" where nobody has it.
QString partyWords(const std::optional<workflow::Turn> &turn);
/// The same of a stay: "Expert" where one was asked alone.
QString stayPartyWords(const workflow::Stay &stay);

/// "In review: with the experts for 3 days (1 Nov 2026 to 4 Nov 2026)".
QString stayWords(const workflow::Stay &stay, base::Instant now);

/// The whole timeline in one sentence, for screen readers.
QString timelineWords(const std::vector<workflow::Stay> &stays, base::Instant now);

} // namespace nidreg::forms
