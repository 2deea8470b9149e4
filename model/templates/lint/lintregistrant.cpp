// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/contacts.h"
#include "model/templates/lint/lintchecks.h"
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

/// A line of two to five words, none with a figure or an address in it: a name, it seems.
static bool looksLikeName(std::string_view line)
{
    const auto found = words(line);
    const bool isPlain = line.find_first_of("0123456789@&/:") == std::string_view::npos;
    return isPlain && found.size() > 1 && found.size() < 6;
}

/// The form asks for the person to turn to, by name or by office, beside the organization (RFC
/// 8141, appendix A).
static bool namesPerson(std::string_view text, std::string_view flat)
{
    const auto lines = base::lines(text);
    return hasAnyStem(flat,
                      "contact|person|attn|attention|c/o|name|mr$|ms$|mrs$|dr$|prof|chair|"
                      "director|secretar|manager|officer|coordinator|administrator|registrar|"
                      "editor|head|author|responsible|representative|e-mail|email|mailto")
        || std::ranges::count_if(lines, looksLikeName) > 1;
}

/// Who asks for the fast track says what kind of body it is (RFC 8141, appendix A).
static bool statesItsKind(std::string_view flat)
{
    return hasAnyStem(flat,
                      "standard|scientific|societ|academ|learned|sdo$|sso$|fast-track|fast track|"
                      "recogni|intergovernmental|international organi");
}

void checkRegistrant(Examination &examination)
{
    const std::string_view text = examination.text(Field::Registrant);
    if (!examination.hasText(Field::Registrant))
        return;
    const base::Span whole{0, text.size()};
    const bool isNamed = hasName(text) && !saysNothing(text);
    if (!isNamed)
        examination.report(Field::Registrant, Problem::NoName, {}, whole);
    checkContact(examination, text);
    if (isNamed && !namesPerson(text, examination.flat(Field::Registrant)))
        examination.report(Field::Registrant, Problem::NoContactPerson, {}, whole);
    if (examination.context().fastTrack && !statesItsKind(examination.flat(Field::Registrant)))
        examination.report(Field::Registrant, Problem::BodyNotStated, {}, whole);
}

} // namespace nidreg::templates
