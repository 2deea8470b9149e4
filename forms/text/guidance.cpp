// SPDX-License-Identifier: MIT
#include "forms/text/guidance.h"

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
            "The name that follows “urn:” in every URN of the namespace: 2 to 32 letters, digits "
            "and hyphens, in practice 3 or more. Ask for the name that your community already "
            "knows. For an informal namespace leave it empty; the registry gives it a number."),
        "seedbank"},
    Row{Version,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "1 for a new namespace. Each later registration of the same namespace counts one "
            "up."),
        "1"},
    Row{Date,
        QT_TRANSLATE_NOOP("nidreg::forms::Guidance",
                          "The day on which you send the template, as YYYY-MM-DD."),
        "2026-03-14"},
    Row{Registrant,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Who asks for the namespace and answers for it: the organization, a contact person, "
            "and at least one of e-mail, phone and postal address that will still work in ten "
            "years. On the fast track, name the standards body."),
        "Nordic Seed Bank Association\n"
        "Contact: Maja Lindqvist, head of documentation\n"
        "Email: urn@seedbank.example\n"
        "Address: Storgatan 1, 111 22 Stockholm, Sweden"},
    Row{Purpose,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Which things get names here, who uses the names and for what, how that community and "
            "everyone else benefits, and how the namespace sits beside existing ones. Say whether "
            "it is to become part of a standard, and which software will use it."),
        "URNs of this namespace name seed samples that member gene banks keep for more than ten "
        "years. Breeders and researchers cite them in publications and exchange them between "
        "catalogues; until now every bank numbered its samples in its own way, and one number "
        "could mean several samples. No registered namespace covers biological samples."},
    Row{Syntax,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "How the part after the NID is built, best as ABNF (RFC 5234) with an example of every "
            "form. Say which letters and characters are allowed, how others are encoded, when two "
            "names are equivalent (case, hyphens), and what q- and f-components mean here, if "
            "anything."),
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
            "Who assigns names and how one gets the right to do it; how it is made sure that no "
            "name is given twice; and that a name, once given, is never used for anything else."),
        "The association assigns the letters of each bank and publishes them. A bank counts its "
        "samples upwards from 1 in its own register, so no number is given twice. A number is "
        "never used again, also when its sample is lost."},
    Row{SecurityAndPrivacy,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "What could go wrong when names are assigned, compared, resolved or passed on: names "
            "that are wrongly taken for the same, personal data that a name gives away, someone "
            "walking through all names in sequence. “None” is rarely true; say what you "
            "considered."),
        "Sample numbers say nothing of persons, but the donor of a sample may be found through "
        "the catalogue, which hides donors on request. As numbers are sequential, anyone can list "
        "a bank's samples; the catalogues are public anyway. Comparing without regard to case "
        "cannot confuse two samples, since no two banks have the same letters."},
    Row{Interoperability,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "What could be confused with these names: other URN namespaces, other identifier "
            "systems, URI schemes with similar syntax or scope, characters that mean something "
            "else elsewhere. Say what you found, or where you looked."),
        "Some banks use Handles for the same samples; the catalogue lists both. The colon between "
        "bank and sample has no special meaning to URN software. No conflict with registered "
        "namespaces is known."},
    Row{Resolution,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Say clearly whether resolution is intended. If so: who runs the service, what it "
            "gives back, and what r-components mean for it. If not, one sentence is enough."),
        "Resolution is intended. The association runs a public service at "
        "https://id.seedbank.example/ that leads from a URN to the sample's catalogue page. No "
        "r-components are defined."},
    Row{Documentation,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Where the identifier system is described: titles and stable links. Needed on the "
            "fast track, helpful always."),
        "Seed Sample Identifiers, version 2, https://seedbank.example/ids/v2"},
    Row{AdditionalInformation,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "Anything else that helps to understand the registration, for example how it differs "
            "from namespaces that seem to overlap. Optional."),
        "Before 2026 the same numbers were used without a prefix."},
    Row{RevisionInformation,
        QT_TRANSLATE_NOOP(
            "nidreg::forms::Guidance",
            "From version 2 on: what changed since the version before, and why. Leave it empty in "
            "version 1."),
        "Version 2 allows nine digits instead of seven and names the new contact. URNs assigned "
        "under version 1 stay valid."},
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

} // namespace nidreg::forms
