// SPDX-License-Identifier: MIT
#include "forms/words/guidance.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCoreApplication>

#include <array>

namespace nidreg::forms {

namespace {

struct Row {
    templates::Field field;
    const char *what;
    const char *example; ///< not translated: templates are written in English
};

using enum templates::Field;

/// The examples are one registration, of a namespace for the plants of an invented seed bank.
constexpr std::array kGuidance{
    Row{NamespaceIdentifier,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "The name between “urn:” and the next colon in every URN of the namespace: 3 to 32 "
            "letters, digits and hyphens; case is ignored. Request a short name that your "
            "community knows and that will last. It must not be registered already, and must "
            "not begin with “urn-”, “x-” or two letters and a hyphen. The name of a country or "
            "of another identifier system needs good reasons. For an informal namespace, leave "
            "the field empty: the registry assigns a number."),
        "seedbank"},
    Row{Version,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "The number of this registration: 1 for a new namespace, and one more each time the "
            "registered namespace is changed. Submitting again during the review does not count. "
            "Write only the number, without “Version” or “.0”."),
        "1"},
    Row{Date,
        QT_TRANSLATE_NOOP("nidreg::forms::Guidance",
                          "The date on which you send the template: YYYY-MM-DD."),
        "2026-03-14"},
    Row{Registrant,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Who requests the namespace and is responsible for it: the organization with its "
            "address, and a contact person or office with at least one email address, phone "
            "number or postal address. Prefer an address that survives a change of staff. On "
            "the fast track, say here that you are a standards body, a scientific society or "
            "similar."),
        "Nordic Seed Bank Association\n"
        "Storgatan 1, 111 22 Stockholm, Sweden\n"
        "Contact: Maja Lindqvist, head of documentation\n"
        "Email: urn@seedbank.example"},
    Row{Purpose,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Explain to a reader outside your community what is named, who uses the names, for "
            "what, and who benefits. Say which namespaces and identifiers already exist for "
            "such things and why they do not suffice, which programs will use the names, "
            "whether a service will resolve them, and whether the namespace will become part "
            "of a standard. Two or three paragraphs are usual."),
        "URNs of this namespace name seed samples that member gene banks keep for more than "
        "ten years. Breeders and researchers all over the world cite them in publications and"
        " exchange them between catalogues; until now every bank numbered its samples in its "
        "own way, and one number could mean several samples.\n"
        "\n"
        "No registered namespace covers biological samples. Some banks use Handles; few can run "
        "the server that these need. Catalogue software stores and compares the names, and the "
        "association offers a public service that resolves them. The namespace is not meant to "
        "become part of a standard."},
    Row{Syntax,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "How the part after the NID is constructed: preferably in ABNF (RFC 5234), as in "
            "the example, with one real URN of every form; a procedure or a regular expression "
            "is also accepted. Say which characters can occur and how others are "
            "percent-encoded, when two names are equivalent (case, hyphens, leading zeros), "
            "and whether r-, q- and f-components have a meaning. If you turn existing "
            "identifiers into URNs, say how. In ABNF, ALPHA means letters of both cases; "
            "%x61-7A means lowercase letters only."),
        "NSS    = bank \":\" sample\n"
        "bank   = 3ALPHA\n"
        "sample = 1*9DIGIT\n"
        "\n"
        "Example: urn:seedbank:swe:104711\n"
        "\n"
        "The bank's letters are equivalent in upper and lower case. No character needs "
        "percent-encoding. No meaning is given to r-, q- and f-components."},
    Row{Assignment,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Who assigns names, and how to get a name or the right to assign names: is this "
            "open to everybody, to some, or to nobody outside? How do you ensure that no name "
            "is assigned to two things, and that a name never changes its meaning, even when "
            "its object or owner no longer exists?"),
        "The association assigns the letters of each bank on request of the bank and "
        "publishes them; only members can apply. A bank counts its samples upwards from 1 in "
        "its own register, so no number is given twice. A number is never used again, also "
        "when its sample is lost."},
    Row{SecurityAndPrivacy,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "What can go wrong when names are assigned, compared, resolved or passed on: two "
            "names wrongly considered equal, a name that discloses personal information, "
            "somebody who enumerates all names, a forged answer of a resolver. Say what you "
            "considered and what follows from it; “none” is rarely true."),
        "Sample numbers say nothing of persons, but the donor of a sample may be found through "
        "the catalogue, which hides donors on request. As numbers are sequential, anyone can list "
        "a bank's samples; the catalogues are public anyway. Comparing without regard to case "
        "cannot confuse two samples, since no two banks have the same letters. "
        "Answers of the public service come over HTTPS, so that nobody can forge them."},
    Row{Interoperability,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "What could be confused with these names, or cause problems in other systems: "
            "other URN namespaces, other identifiers for the same things, similar URI schemes, "
            "characters that have another meaning elsewhere or get changed on the way. If you "
            "found nothing, say where you looked."),
        "Some banks use Handles for the same samples; the catalogue lists both and tells them"
        " apart by their prefix. The colon between bank and sample has no special meaning to "
        "URN software, and no other character but letters and digits occurs. No conflict with"
        " the registered namespaces was found when their list was read in March 2026."},
    Row{Resolution,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Whether URNs can be resolved to their object or a description of it. You must say "
            "so in any case; if resolution is not intended, one sentence is enough. Otherwise: "
            "who runs or recommends the service, what it returns, what others must do to be "
            "listed as resolvers, and what r-components mean to it."),
        "Resolution is intended. The association runs a public service at "
        "https://id.seedbank.example/ that leads from a URN to the sample’s catalogue page; "
        "other resolvers are not listed. No r-components are defined."},
    Row{Documentation,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Where the identifier system is described: titles and permanent links. Required on "
            "the fast track and always helpful; leave it empty if there is nothing to cite."),
        "Seed Sample Identifiers, version 2, https://seedbank.example/ids/v2"},
    Row{AdditionalInformation,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Anything else that helps to understand the registration, such as how it differs "
            "from namespaces that seem to overlap, or what was used before. Optional."),
        "Before 2026 the same numbers were used without a prefix. Namespaces for publications"
        " name what is written about a sample, not the sample."},
    Row{RevisionInformation,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "What changed since the previous version, and why: which fields, whether existing "
            "URNs remain valid, and what else changed in how the namespace is managed. In "
            "version 1, leave it empty or say that it is the first."),
        "First version. A second would say: “Nine digits are allowed, not seven; all URNs of "
        "version 1 stay valid.”"},
};

constexpr bool rowsStandInOrder()
{
    for (std::size_t i = 0; i < kGuidance.size(); ++i) {
        if (static_cast<std::size_t>(kGuidance[i].field) != i)
            return false;
    }
    return kGuidance.size() == templates::kFieldCount;
}

static_assert(rowsStandInOrder(), "guidance() finds a field by its place");

QString tr(const char *text)
{
    return QCoreApplication::translate("nidreg::forms::Guidance", text);
}

} // namespace

Guidance numberedGuidance()
{
    return {tr(QT_TRANSLATE_NOOP(
                "nidreg::forms::Guidance",
                "Leave this field empty. An informal namespace has no name of its own: the "
                "registry assigns it the next number when it is registered, such as urn-12.")),
            tr(QT_TRANSLATE_NOOP("nidreg::forms::Guidance", "RFC 8141, section %1")).arg("5.2"),
            {}};
}

Guidance guidance(templates::Field field)
{
    const Row &row = kGuidance[static_cast<std::size_t>(field)];
    const std::string_view section = templates::spec(field).section;
    const QString number = QString::fromUtf8(section.data(), qsizetype(section.size()));
    const QString source = section == "A"
        ? tr(QT_TRANSLATE_NOOP("nidreg::forms::Guidance", "RFC 8141, appendix A"))
        : tr(QT_TRANSLATE_NOOP("nidreg::forms::Guidance", "RFC 8141, section %1")).arg(number);
    return {tr(row.what), source, QString::fromUtf8(row.example)};
}

// The ids are those of templates::topics(), and so is the order.
// clang-format off
static constexpr Sentence kQuestions[] = {
    {"purpose.resources", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "What kinds of things are named?")},
    {"purpose.community", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Who will use the names, and how widely: in a country, an industry, one technology, private networks or the public Internet?")},
    {"purpose.benefit", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "How do the names benefit that community and everybody else?")},
    {"purpose.relation", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Which URN namespaces, URI schemes and other identifiers exist already for such things, and what does this one add?")},
    {"purpose.software", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "What kinds of programs will store, compare or resolve the names?")},
    {"purpose.services", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Will a service resolve the names, and which one?")},
    {"purpose.standard", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Will the namespace become part of a standard, and of which body?")},
    {"syntax.structure", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "How is a name constructed: by ABNF, a procedure or an expression, or without any structure to rely on?")},
    {"syntax.encoding", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Which characters can occur, and how are others encoded?")},
    {"syntax.equivalence", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "When do two different spellings mean the same name: case, hyphens, leading zeros?")},
    {"syntax.mapping", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "How does an existing identifier become a URN, and how are characters that a URN cannot contain encoded?")},
    {"syntax.components", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Do r-, q- and f-components mean anything here, and what?")},
    {"assignment.assigner", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Who assigns the names, or which procedure creates them?")},
    {"assignment.access", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Who can get a name: everybody, only some, or nobody outside? How do they ask for one, or for the right to assign them?")},
    {"assignment.uniqueness", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "How do you ensure that no name is assigned to two things?")},
    {"assignment.persistence", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Is a name assigned permanently, even when its object or owner no longer exists?")},
    {"security.comparison", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "What happens if two names are wrongly considered equal, or different?")},
    {"security.privacy", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Can a name disclose private information when it is passed on?")},
    {"security.harvesting", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Can somebody enumerate or guess all names, and does it matter?")},
    {"security.threats", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Which attacks on assigning, using and resolving the names have you considered?")},
    {"interoperability.confusion", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "With which other namespaces, identifiers or schemes could the names be confused?")},
    {"interoperability.characters", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Do any characters in the names have another meaning in other systems, or get changed on the way?")},
    {"interoperability.overlap", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Do the same things have names in another system, and how do the two coexist?")},
    {"resolution.intention", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Is resolution intended or expected, yes or no?")},
    {"resolution.operator", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "If so, will you run a resolution service, or recommend one?")},
    {"resolution.listing", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "If so, what must a resolver do for you to list it?")},
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
        return Words::tr("Not found in the text");
    case templates::Answer::Seen:
        return Words::tr("Probably covered");
    case templates::Answer::Elsewhere:
        return Words::tr("Covered elsewhere");
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
            return Words::tr("Break the line here");
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
