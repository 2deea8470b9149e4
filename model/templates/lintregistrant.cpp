// SPDX-License-Identifier: MIT
#include "model/templates/contacts.h"
#include "model/templates/lintchecks.h"
#include "model/templates/phrases.h"
#include "model/templates/words.h"

#include <algorithm>

namespace nidreg::templates {

static void checkContact(Examination &examination, std::string_view text)
{
    const auto emails = findEmails(text);
    for (const EmailMention &email : emails) {
        if (!email.isWellFormed)
            examination.report(Field::Registrant, Problem::BadEmail,
                               {std::string(text.substr(email.where.offset, email.where.length))},
                               email.where);
    }
    if (emails.empty() && !hasPhone(text) && !hasPostalAddress(text))
        examination.report(Field::Registrant, Problem::NoContact, {}, {0, text.size()});
}

/// Who asks for the fast track says what kind of body it is (RFC 8141, appendix A).
static bool statesItsKind(std::string_view text)
{
    return containsAny(flattened(text),
                       {"standard", "scientific", "society", "fast-track", "fast track",
                        "recognized", "recognised"});
}

void checkRegistrant(Examination &examination)
{
    const std::string_view text = examination.text(Field::Registrant);
    if (!examination.hasText(Field::Registrant))
        return;
    if (!hasName(text) || saysNothing(text))
        examination.report(Field::Registrant, Problem::NoName, {}, {0, text.size()});
    checkContact(examination, text);
    if (examination.context().fastTrack && !statesItsKind(text))
        examination.report(Field::Registrant, Problem::BodyNotStated, {}, {0, text.size()});
}

} // namespace nidreg::templates
