// SPDX-License-Identifier: MIT
#include "forms/text/words.h"

namespace nidreg::forms {

// The ids are those of registry-data/schema: a rule's, or the name of the constraint. What a step
// misses is worded as a review::StepError.
// clang-format off
static constexpr Sentence kSentences[] = {
    {"nid.syntax", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID is not well formed: it takes two to 32 letters, digits and hyphens, neither first nor last a hyphen.")},
    {"nid.registered", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID is registered already, in this or another case: choose another one, or revise that namespace.")},
    {"nid.informal-prefix", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A formal NID cannot begin with “urn-”: choose another one.")},
    {"nid.urn-reserved", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“urn” is the name of the URN scheme itself: choose another NID.")},
    {"nid.too-short", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A formal NID has three characters or more: choose a longer one.")},
    {"nid.country-code", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A formal NID cannot begin with two letters and a hyphen: choose another one.")},
    {"nid.a-label", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A formal NID cannot begin with two letters and two hyphens: choose another one.")},
    {"nid.experimental", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A NID cannot begin with “x-”: choose another one.")},
    {"nid.informal-form", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An informal NID is “urn-” and a number without leading zeros.")},
    {"nid.informal-requested", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry numbers informal namespaces itself: leave the NID empty.")},
    {"nid.informal-not-next", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another informal namespace got this number in the meantime: try again.")},
    {"nid.contested", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Another open request asks for the same NID: one of them has to leave the race or change its NID first.")},
    {"request.moved-on", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The request has moved on in the meantime: look at it as it is now, then decide again.")},
    {"request.nid-changed", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A revision keeps the NID of its namespace: restore it in the template.")},
    {"act.key-taken", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This act was recorded for something else: look whether the change is there before you repeat it.")},
    {"expert-unknown", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This person is no designated expert of this registry: add them as one, or name another.")},
    {"expert-judged-before", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An appeal goes to an expert who has not judged the request before: name another one.")},
    {"schema.older", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry's schema is older than this program: its owner runs “nidreg-cli db migrate” first.")},
    {"schema.newer", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry's schema is newer than this program: install the newer version of nidreg.")},
    {"schema.edited", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry's schema is not what this program made: restore it from a backup, or ask its owner.")},
    {"schema.encoding", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry's database is not in UTF-8: make one with the encoding UTF8.")},
    {"conninfo.malformed", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The connection is not described as PostgreSQL expects it: use a URI, or keywords like “host=… dbname=…”.")},
    {"conninfo.semicolon", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The description of the connection holds a semicolon, which cannot be passed on: use a service file instead.")},
    {"a_shared_registry_stays_shared", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This database is a shared registry with a history of its own and cannot become a private one.")},
    {"no-such-request", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "There is no such request, or it is not yours to see.")},
    {"no-such-namespace", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "No such namespace is registered.")},
    {"a_version_is_the_next_one", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The Version field has to state the version after the registered one: correct it, then try again.")},
    {"a_revision_says_what_changed", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "From version 2 on the Revision Information has to say what changed: fill it in, then try again.")},
    {"a_fast_track_request_cites_its_documentation", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "On the fast track the Documentation field cites the specification, and Registrant names the body: fill them in, then try again.")},
    {"a_namespace_never_disappears", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A namespace cannot be removed or renamed; a revision can mark it as deprecated.")},
    {"a_request_never_disappears", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A request cannot be removed: withdraw or close it instead.")},
    {"a_request_moves_along_the_workflow_alone", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The workflow has no such step from the request's state.")},
    {"an_expert_is_assigned_once", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This expert is assigned to the request already.")},
    {"an_informal_number_is_never_reused", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An informal number is never given twice.")},
};
// clang-format on

std::span<const Sentence> refusalSentences()
{
    return kSentences;
}

} // namespace nidreg::forms
