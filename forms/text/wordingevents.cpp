// SPDX-License-Identifier: MIT
#include "forms/text/past.h"
#include "forms/text/wording.h"
#include "forms/text/words.h"

namespace nidreg::forms {

// Events that are no step of a review. %1 is the person, %2 the namespace, %3 the details, %4 how
// many mails.
// clang-format off
static constexpr Sentence kSentences[] = {
    {"create",      "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 opened the request.")},
    {"create",      "revision", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 opened a request to revise “%2”.")},
    {"create",      "new", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 opened a request for “%2”.")},
    {"discuss",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 took over what the list said (mails: %4).")},
    {"import",      "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 imported “%2”.")},
    {"import",      "all", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 imported a listing (%3).")},
    {"appoint",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 appointed %3.")},
    {"describe",    "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 changed what is known of a person (%3).")},
    {"propose",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 proposed an act that takes two registrars (%3).")},
    {"withdraw-proposal", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 took a proposal back (%3).")},
    {"policy",      "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 changed a policy (%3).")},
    {"single-user", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 changed the separation of duties (%3).")},
};
// clang-format on

/// The details as they are: "role: expert, person: bert".
static std::string joinedDetails(const registry::Event &event)
{
    std::string result;
    for (const auto &[key, value] : event.details)
        result += (result.empty() ? "" : ", ") + key + ": " + value;
    return result;
}

static std::string variantOf(const registry::Event &event)
{
    if (event.what == "create" && !event.nid.empty())
        return detail(event, "purpose") == "revision" ? "revision" : "new";
    if (event.what == "import" && event.nid.empty())
        return "all";
    return {};
}

QString sentence(const registry::Event &event)
{
    if (const auto step = review::named<review::Step>(event.what))
        return pastSentence(event, *step);
    if (const Sentence *found = sentenceFor(kSentences, event.what, variantOf(event)))
        return filled(
            found->text,
            {event.person, event.nid, joinedDetails(event), std::string(detail(event, "mails"))});
    const QString text = Words::tr("%1: %2").arg(words(event.person), words(event.what));
    return event.nid.empty() ? text : Words::tr("%1 (%2)").arg(text, words(event.nid));
}

} // namespace nidreg::forms
