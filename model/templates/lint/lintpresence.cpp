// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/lint/lintchecks.h"
#include "model/templates/words.h"

#include <algorithm>
#include <bitset>

namespace nidreg::templates {

static std::string headingOf(Field field)
{
    return std::string(spec(field).heading);
}

static bool isEmpty(const Examination &examination, Field field)
{
    return base::trimmed(examination.draft().text(field)).empty();
}

/// The registry assigns an informal namespace's identifier, so its field may be empty (RFC 8141,
/// section 5.2).
static bool mayBeEmpty(const Examination &examination, Field field)
{
    return field == Field::NamespaceIdentifier && !examination.isRevision()
        && examination.context().kind == urn::NidKind::Informal;
}

static void checkMandatory(Examination &examination, Field field)
{
    const auto &value = examination.draft().fields[static_cast<std::size_t>(field)];
    if (!value)
        examination.report(field, Problem::Missing, {headingOf(field)});
    else if (isEmpty(examination, field) && !mayBeEmpty(examination, field))
        examination.report(field, Problem::Empty, {headingOf(field)});
}

static void checkDocumentation(Examination &examination)
{
    const bool isFastTrack = examination.context().fastTrack;
    const bool isNone = saysNothing(examination.draft().text(Field::Documentation));
    if (!isEmpty(examination, Field::Documentation) && !(isFastTrack && isNone))
        return;
    const Problem problem = isFastTrack ? Problem::MissingForFastTrack : Problem::Missing;
    examination.report(Field::Documentation, problem, {headingOf(Field::Documentation)});
}

void checkPresence(Examination &examination)
{
    for (const FieldSpec &spec : kFields) {
        if (spec.presence == Presence::Always)
            checkMandatory(examination, spec.field);
    }
    checkDocumentation(examination);
}

/// "None (this is version 1)." and "This is the first version of this registration" tell of no
/// change either.
static bool tellsOfNoChange(std::string_view text)
{
    constexpr std::size_t kLongest = 120;
    const std::string flat = flattened(text);
    const std::string_view first = std::string_view(flat).substr(0, flat.find_first_of(".;,( "));
    return saysNothing(text)
        || (flat.size() <= kLongest
            && (saysNothing(first)
                || hasAnyStem(flat,
                              "first version|first registration|initial|not applicable|"
                              "original version|new registration|no change|no previous|"
                              "no prior|no earlier")));
}

static bool isLaterVersion(const Examination &examination)
{
    return examination.isRevision() || versionOf(examination.draft()).value_or(1) > 1;
}

void checkRevisionInformation(Examination &examination)
{
    const Field field = Field::RevisionInformation;
    const std::string_view text = examination.text(field);
    if (!isLaterVersion(examination)) {
        if (!tellsOfNoChange(text))
            examination.report(field, Problem::InFirstVersion, {}, {0, text.size()});
        return;
    }
    if (isEmpty(examination, field))
        examination.report(field, Problem::Missing, {headingOf(field)});
    else if (saysNothing(text))
        examination.report(field, Problem::OnlyNone, {headingOf(field)}, {0, text.size()});
}

/// A field out of order is one that comes after another which ought to follow it.
static void checkOrder(Examination &examination)
{
    std::bitset<kFieldCount> seen, reported;
    Field latest = Field::NamespaceIdentifier;
    for (const Field field : examination.draft().order) {
        const auto index = static_cast<std::size_t>(field);
        if (seen[index] && !reported[index]) {
            examination.report(field, Problem::Twice, {headingOf(field)});
            reported.set(index);
        } else if (!seen[index] && field < latest) {
            examination.report(field, Problem::OutOfOrder, {headingOf(field), headingOf(latest)});
        }
        seen.set(index);
        latest = std::max(latest, field);
    }
}

void checkHeadings(Examination &examination)
{
    const NamespaceTemplate &draft = examination.draft();
    if (draft.style == Style::Rfc8141)
        checkOrder(examination);
    for (const Mapping &mapping : draft.mapped)
        examination.report(mapping.field,
                           mapping.isGuess ? Problem::GuessedHeading : Problem::OldHeading,
                           {mapping.heading, headingOf(mapping.field)});
    for (const Unmapped &unmapped : draft.unmapped)
        examination.report(Field::AdditionalInformation,
                           unmapped.heading.empty() ? Problem::StrayText : Problem::UnmappedText,
                           {unmapped.heading});
}

} // namespace nidreg::templates
