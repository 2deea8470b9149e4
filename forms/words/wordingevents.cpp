// SPDX-License-Identifier: MIT
#include "forms/words/past.h"
#include "forms/words/policywords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <algorithm>

namespace nidreg::forms {

// Events that are no step of a review. %1 is the person, %2 the namespace, %3 and %4 particulars
// that particulars() takes from the details.
// clang-format off
static constexpr Sentence kEventsSentences[] = {
    {"create",      "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 opened the request.")},
    {"create",      "revision", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 opened a request to revise “%2”.")},
    {"create",      "new", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 opened a request for “%2”.")},
    {"discuss",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 took over what the list said (mails: %4).")},
    {"import",      "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 imported “%2”.")},
    {"import",      "all", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 imported a listing: %3. Versions made: %4.")},
    {"import",      "delisted", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 delisted “%2”: an imported listing no longer has it.")},
    {"publish",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 published the listing. Namespaces: %3, files: %4.")},
    {"adopt",       "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 took into the log what stood in the registry before.")},
    {"install",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 installed the registry's schema %3 with %4.")},
    {"upgrade",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 brought the registry's schema up to date (version %3) with %4.")},
    {"appoint",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 appointed %3: %4.")},
    {"appoint",     "none", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 took every role from %3.")},
    {"describe",    "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 changed what is known of %3.")},
    {"propose",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 proposed “%3”, which takes two registrars.")},
    {"withdraw-proposal", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 took the proposal “%3” back.")},
    {"policy",      "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 set the policy “%3” to “%4”.")},
    {"policy",      "none", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 took the value of the policy “%3” away.")},
    {"single-user", "true", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 switched the separation of duties off.")},
    {"single-user", "false", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 switched the separation of duties on.")},
};
// clang-format on

static std::string told(const registry::Event &event, std::string_view name)
{
    return std::string(workflow::detail(event, name));
}

/// As much of a proposal as its event, and that of taking it back, tells.
static registry::Proposal proposalOf(const registry::Event &event)
{
    registry::Proposal proposal;
    proposal.act = told(event, "act");
    proposal.subject = told(event, "subject");
    proposal.terms = told(event, "terms");
    return proposal;
}

static std::pair<std::string, std::string> policyWords(const std::string &name,
                                                       const std::string &value)
{
    return {policyTitle(name).toStdString(), policyValueWords(name, value).toStdString()};
}

static std::string variantOf(const registry::Event &event)
{
    if (event.what == "create" && !event.nid.empty())
        return told(event, "purpose") == "revision" ? "revision" : "new";
    if (event.what == "import" && event.nid.empty())
        return "all";
    if (event.what == "import" && told(event, "status") == name(registry::Status::Delisted))
        return "delisted";
    if (event.what == "appoint" && told(event, "roles").empty())
        return "none";
    if (event.what == "policy" && told(event, "value").empty())
        return "none";
    return event.what == "single-user" ? told(event, "on") : std::string();
}

/// What %3 and %4 stand for.
static std::pair<std::string, std::string> particulars(const registry::Event &event)
{
    if (event.what == "import")
        return {told(event, "source"), told(event, "namespaces")};
    if (event.what == "install" || event.what == "upgrade")
        return {told(event, "schema"), told(event, "program")};
    if (event.what == "appoint")
        return {told(event, "person"), rolesWords(told(event, "roles")).toStdString()};
    if (event.what == "propose")
        return {proposalWords(proposalOf(event)).toStdString(), {}};
    if (event.what == "withdraw-proposal")
        return {proposalSubjectWords(proposalOf(event)).toStdString(), {}};
    if (event.what == "discuss")
        return {{}, told(event, "mails")};
    if (event.what == "describe")
        return {told(event, "person"), {}};
    if (event.what == "policy")
        return policyWords(told(event, "name"), told(event, "value"));
    const auto isFile = [](const auto &pair) { return pair.first == "file"; };
    return {told(event, "namespaces"),
            std::to_string(std::ranges::count_if(event.details, isFile))};
}

QString sentence(const registry::Event &event)
{
    if (const auto step = workflow::named<workflow::Step>(event.what))
        return pastSentence(event, *step);
    if (const Sentence *found = sentenceFor(kEventsSentences, event.what, variantOf(event))) {
        const auto [third, fourth] = particulars(event);
        return filled(found->text, {event.person, event.nid, third, fourth});
    }
    const QString text = Words::tr("%1: %2").arg(words(event.person), words(event.what));
    return event.nid.empty() ? text : Words::tr("%1 (%2)").arg(text, words(event.nid));
}

} // namespace nidreg::forms
