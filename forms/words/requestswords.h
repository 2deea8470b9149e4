// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/replay.h"
#include "model/workflow/request.h"

#include <QString>

#include <vector>

/// Texts of the queue and of the view of a request, all of them plain text.
namespace nidreg::forms {

/// The NID asked for, or "informal" where the registry still has to assign it.
QString nidWords(const workflow::Request &request);

/// "bert: approved, cleo": each expert with what they voted.
QString expertsWords(const workflow::Request &request);

/// The day on which a review is due; where it has passed, the delay: "3 days overdue".
QString dueWords(const workflow::Request &request, base::Date today);
bool isOverdue(const workflow::Request &request, base::Date today);

/// How long ago: "today", "3 days", "5 weeks", "2 years".
QString ageWords(base::Instant since, base::Instant now);

/// "Request 12: new formal namespace “example”".
QString titleWords(const workflow::Request &request);

/// Who does what next, a sentence: "Next, the registrar assigns a designated expert." Empty where
/// the request has ended.
QString nextWords(const workflow::Request &request);

/// "In review, revision 2. Waiting on the expert since yesterday." and the like.
QString standingWords(const workflow::Request &request, base::Instant now);

/// What needs attention, a sentence each: contested, overdue, nobody assigned. Empty: nothing.
QString contestedWords(const workflow::Request &request);
QString overdueWords(const workflow::Request &request, base::Date today);

/// `text` with a mnemonic on its first letter that is not in `taken`, and the letter added there;
/// an ampersand of the text itself stays one.
QString withMnemonic(const QString &text, QString &taken);

/// A state on a request's way.
struct Stage {
    enum Progress { Passed, Current, Ahead };
    workflow::State state;
    Progress progress;

    friend bool operator==(const Stage &, const Stage &) = default;
};

/// The stages of a request from draft to its end: the past ones, the present one, and those that
/// follow if it is approved. An ended request has nothing ahead. `stays` tell which way an ended
/// one took; where they are not known it is the least that it took.
std::vector<Stage> stagesOf(const workflow::Request &request,
                            const std::vector<workflow::Stay> &stays = {});

} // namespace nidreg::forms
