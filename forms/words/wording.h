// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/problem.h"
#include "model/actions/common.h"
#include "model/actions/discussion.h"
#include "model/base/finding.h"
#include "model/registry/mailfile.h"
#include "model/registry/records.h"
#include "model/templates/fields.h"
#include "model/templates/lint/grammar.h"
#include "model/urn/namestring.h"
#include "model/urn/nidrules.h"
#include "model/workflow/transitions.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

/// The words for everything the model can say. The model returns facts; each fact has its one
/// translatable sentence here. Every text is plain text: text from a record or a template is never
/// interpreted as markup.

namespace nidreg::forms {

/// What is wrong and what would be right, one plain sentence.
QString wording(const base::Finding &finding);
/// The same in English whatever the program's language, for reports that must come out the same.
QString englishWording(const base::Finding &finding);
QString wording(urn::NamestringError error);
/// The same sentence that a finding about that problem of a grammar has.
QString wording(const abnf::Problem &problem);

/// What a grammar says to `urn`, one sentence: "The grammar refuses it after “…”, where …".
QString wording(const templates::UrnTrial &trial, const QString &urn);

QString wording(base::Severity severity); ///< "Error", "Warning", "Advice"
QString wording(workflow::State state); ///< "In discussion"
QString wording(workflow::Role role); ///< "Registrar"
/// "Applicant, Designated expert"; "no role" where there is none.
QString rolesWords(const std::vector<workflow::Role> &roles);
/// The same of names as an event has them, separated by spaces; one that the program does not know
/// is shown as it is.
QString rolesWords(std::string_view names);
QString wording(workflow::Purpose purpose); ///< "New", "Revision"
QString wording(workflow::Procedure procedure); ///< "Community", "Fast track"
QString explanation(workflow::Procedure procedure); ///< what it is, for whom does not know it
QString wording(workflow::Turn turn); ///< "the applicant", …
/// Whom the request waits for, experts by name: "the registrar", "edda, bert".
QString waitedFor(const workflow::Request &request, workflow::Turn turn);
/// The step belongs to another role: which.
QString wordingOfWrongRole(workflow::Step step);
QString wording(urn::NidKind kind); ///< "Formal", "Informal"
QString wording(registry::Status status); ///< "Active", "Deprecated"
QString heading(templates::Field field); ///< appendix A's heading, untranslated: it is a term

/// A button's words for a step, without a mnemonic or dots: "Request changes".
QString wording(workflow::Step step);
/// What taking the step will do, for its form: "The applicant is asked for …".
QString consequence(workflow::Step step);
/// What the text of a step is: "Reasons", "Report to the registrar", …
QString wording(workflow::Note note);

/// What speaks against an expert: "away on the day, or on the due date".
QString wording(registry::Objection objection);

/// Why something was not done, and what to do next.
QString wording(workflow::StepError error);
QString wording(const registry::StoreError &error);
QString wording(const actions::ActionError &error);
enum class ThreadNumbers { Shown, Left }; ///< the command line names comments by them
/// What is still open in the discussion of a request when `step` is taken, which ends it: "Not
/// resolved yet: comment 14 on “Syntax” by edda." Empty for any other step, and for nothing.
QString openThreadsWords(std::span<const registry::Event> events, workflow::Step step,
                         ThreadNumbers numbers);
/// Why the request's state does not let `wanted` be taken: "Request 12 is in review (with edda
/// since 2026-11-21, due 2026-12-05), so it cannot be registered. It must be approved first."
QString stateRefusal(const workflow::Request &request, workflow::Step wanted);

/// What in the log does not fit: "Event 12 was changed after it was written."
QString wording(const registry::Mismatch &mismatch);

/// Why mails were not read, and what to do.
QString wording(registry::MailFault fault);
/// What a mail is to a request, a few words: "new", "already imported".
QString wording(const actions::MailVerdict &verdict);

/// An event as a sentence in the past: "anna assigned bert, due 2026-08-01."
QString sentence(const registry::Event &event);
/// What a detail of an event is called: "Reference". An unknown one is shown as it is.
QString detailName(std::string_view name);
/// An event's details, one a line: "Reference: RFC 8141".
QString detailsOf(const registry::Event &event);

/// The context under which words outside a QObject of the drafts are translated.
struct DraftWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::DraftWords)
};

/// The sentence in the past for an event that is a step of a review.
QString pastSentence(const registry::Event &event, workflow::Step step);

} // namespace nidreg::forms
