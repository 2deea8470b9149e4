// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/contacts.h"
#include "model/templates/lint/lintchecks.h"
#include "model/templates/words.h"

#include <algorithm>

namespace nidreg::templates {

/// `part` is a view of `text`.
static base::Span spanOf(std::string_view part, std::string_view text)
{
    return {static_cast<std::size_t>(part.data() - text.data()), part.size()};
}

/// What the field names, well formed or not: a lone word is taken at its word.
static std::optional<std::string_view> asWritten(std::string_view text)
{
    if (const auto nid = nidIn(text))
        return nid;
    const auto found = words(text);
    const bool isLone = found.size() == 1 && base::lowered(found[0]).find("tb") != 0
        && base::lowered(found[0]) != "todo";
    return isLone ? std::optional(found[0]) : std::nullopt;
}

static void checkNewNid(Examination &examination, std::string_view nid, base::Span where)
{
    const LintContext &context = examination.context();
    const auto findings = urn::checkNid(nid, context.kind, urn::NidPurpose::Request,
                                        *context.knowledge, context.facts);
    for (base::Finding finding : findings) {
        finding.where.offset += where.offset;
        examination.report(Field::NamespaceIdentifier, std::move(finding));
    }
}

void checkIdentifier(Examination &examination)
{
    const LintContext &context = examination.context();
    const std::string_view text = examination.text(Field::NamespaceIdentifier);
    const auto nid = asWritten(text);
    if (base::trimmed(text).empty())
        return;
    if (!nid) {
        if (context.kind == urn::NidKind::Formal || !context.revisedNid.empty())
            examination.report(Field::NamespaceIdentifier, Problem::NoNid, {}, {0, text.size()});
        return;
    }
    if (context.revisedNid.empty())
        checkNewNid(examination, *nid, spanOf(*nid, text));
    else if (!base::equalIgnoringCase(*nid, context.revisedNid))
        examination.report(Field::NamespaceIdentifier, Problem::NidChanged,
                           {std::string(*nid), context.revisedNid}, spanOf(*nid, text));
}

void checkVersion(Examination &examination)
{
    const std::string_view text = examination.text(Field::Version);
    const std::string_view value = base::trimmed(text);
    if (value.empty())
        return;
    const auto stated = versionOf(examination.draft());
    if (!stated)
        return examination.report(Field::Version, Problem::Malformed, {std::string(value)},
                                  spanOf(value, text));
    const std::int64_t next = examination.context().previousVersion + 1;
    if (*stated != next)
        examination.report(Field::Version, Problem::NotNext,
                           {std::to_string(*stated), std::to_string(next)}, spanOf(value, text));
    if (value != std::to_string(*stated))
        examination.report(Field::Version, Problem::NotBare, {std::to_string(*stated)},
                           spanOf(value, text));
}

/// The field must have the day as YYYY-MM-DD; words beside it are a lesser matter.
void checkDate(Examination &examination)
{
    const std::string_view text = examination.text(Field::Date);
    const std::string_view value = base::trimmed(text);
    if (value.empty())
        return;
    const auto stated = dateOf(examination.draft());
    const std::size_t at = stated ? text.find(*stated) : text.npos;
    if (at == text.npos)
        return examination.report(Field::Date, Problem::Malformed,
                                  {std::string(value), stated.value_or("")}, spanOf(value, text));
    if (value != *stated)
        examination.report(Field::Date, Problem::NotBare, {*stated}, spanOf(value, text));
    if (*base::parseDate(*stated) > examination.context().today)
        examination.report(Field::Date, Problem::Future, {*stated}, {at, stated->size()});
}

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

/// "The Guild, A. Virta <a.virta@lantern.example>": behind the organization, who reads the mails.
static bool namesReader(std::string_view text)
{
    for (auto at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        const std::string_view address = text.substr(at, text.find('>', at) - at);
        const auto before = text.substr(0, at).find_last_of(",;\n");
        if (before != std::string_view::npos && address.find('@') != std::string_view::npos
            && looksLikeName(text.substr(before + 1, at - before - 1)))
            return true;
    }
    return false;
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
        || std::ranges::count_if(lines, looksLikeName) > 1 || namesReader(text);
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
