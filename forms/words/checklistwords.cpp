// SPDX-License-Identifier: MIT
#include "forms/words/checklistwords.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

namespace nidreg::forms {

// The ids are those of templates::topics(), and so is the order.
// clang-format off
static constexpr Sentence kQuestions[] = {
    {"purpose.resources", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "What kinds of things get these names?")},
    {"purpose.community", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Who will use the names, and within which bounds: a country, a trade, one technology, private networks or the public Internet?")},
    {"purpose.benefit", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "What do that community and everybody else gain from the names?")},
    {"purpose.relation", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Which URN namespaces, URI schemes and other identifiers exist already for such things, and what does this one add?")},
    {"purpose.software", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Which kinds of programs will store, compare or resolve the names?")},
    {"purpose.services", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Is there to be a service that resolves the names, and which?")},
    {"purpose.standard", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Is the namespace to become part of a standard, and of whose?")},
    {"syntax.structure", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "How is a name built: in ABNF, by a procedure or an expression, or without any structure to rely on?")},
    {"syntax.encoding", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Which characters can occur, and how are others written?")},
    {"syntax.equivalence", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "When do two different spellings mean the same name: case, hyphens, leading zeros?")},
    {"syntax.mapping", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "How does an identifier of an existing system become a URN, and what of its characters that a URN cannot hold?")},
    {"syntax.components", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Do r-, q- and f-components mean anything here, and what?")},
    {"assignment.assigner", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Who assigns the names, or by which procedure do they come about?")},
    {"assignment.access", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "May everybody get a name, only some, or nobody outside; and how does one ask for a name or for the right to assign them?")},
    {"assignment.uniqueness", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "What makes sure that no name is given to two things?")},
    {"assignment.persistence", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Does a name stay with its thing for good, also when the thing or its owner is gone?")},
    {"security.comparison", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "What happens if two names are wrongly taken for the same, or for different ones?")},
    {"security.privacy", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Can a name that is passed on give away something private?")},
    {"security.harvesting", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Can somebody collect all names, by counting or guessing, and does it matter?")},
    {"security.threats", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Which attacks on assigning, using and resolving the names have you considered?")},
    {"interoperability.confusion", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "With which other namespaces, identifiers or schemes could the names be confused?")},
    {"interoperability.characters", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Do any characters of the names mean something else in other systems, or get changed on the way?")},
    {"interoperability.overlap", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Do the same things have names in another system, and how do the two live together?")},
    {"resolution.intention", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Is resolution intended or expected, yes or no?")},
    {"resolution.operator", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "If so, will you run a resolution service, or recommend one?")},
    {"resolution.listing", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "If so, what does a resolver have to fulfil for you to list it?")},
    {"resolution.r-components", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "If so, what do r-components mean to the resolver?")},
    {"additional.comparable", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Which registrations seem to overlap with this one, and how do they differ?")},
};
// clang-format on

QString wording(templates::Topic topic)
{
    const auto id = templates::topics()[static_cast<std::size_t>(topic)].id;
    const Sentence *found = sentenceFor(kQuestions, id);
    return found ? Words::tr(found->text) : QString();
}

QString wording(templates::Answer answer)
{
    switch (answer) {
    case templates::Answer::NotSeen:
        return Words::tr("Not seen in the text");
    case templates::Answer::Seen:
        return Words::tr("The text seems to say");
    case templates::Answer::Elsewhere:
        return Words::tr("Said elsewhere");
    }
    return {};
}

QString source(const templates::TopicSpec &topic)
{
    constexpr qsizetype kBefore = 17; // "RFC 8141 section "
    return Words::tr("RFC 8141, section %1").arg(words(topic.section).mid(kBefore));
}

/// Long or invisible replacements are not quoted whole.
static QString quoted(const std::string &text)
{
    constexpr qsizetype kLongest = 32;
    const QString whole = words(text).simplified();
    return whole.size() <= kLongest ? whole : whole.left(kLongest) + QChar(0x2026);
}

QString wording(const templates::Fix &fix)
{
    switch (fix.kind) {
    case templates::FixKind::Write:
        if (fix.replacement == "\n")
            return Words::tr("Break the line there");
        return Words::tr("Write “%1”").arg(quoted(fix.replacement));
    case templates::FixKind::Remove:
        return Words::tr("Remove it");
    case templates::FixKind::AddField:
        return Words::tr("Add “%1”").arg(heading(fix.field));
    case templates::FixKind::Reorder:
        return Words::tr("Put the fields in order");
    case templates::FixKind::Rename:
        return Words::tr("Use the heading “%1”").arg(quoted(fix.replacement));
    }
    return {};
}

} // namespace nidreg::forms
