// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/lintchecks.h"
#include "model/templates/phrases.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

/// Words that stand for something still to be written. In capitals only: "tba" may be a name.
constexpr std::array<std::string_view, 6> kPlaceholders{"TBD",  "TBA",   "TBC",
                                                        "TODO", "FIXME", "XXX"};

constexpr std::array<std::string_view, 6> kPlaceholderPhrases{
    "to be determined", "to be defined",       "yyyy-mm-dd",
    "when submitted>",  "date of publication", "rfc xxx",
};

/// A few words each of the instructions in RFC 8141's template, enough to know them by; they
/// stand in the field they instruct about.
struct InstructionMark {
    Field field;
    std::string_view words;
};

constexpr InstructionMark kInstructions[] = {
    {Field::NamespaceIdentifier, "iana (formal) or assigned"},
    {Field::Version, "incrementing by 1"},
    {Field::Date, "using the format"},
    {Field::Registrant, "that has registered the nid"},
    {Field::Registrant, "required: name and e-mail"},
    {Field::Purpose, "described in section 6.4"},
    {Field::Purpose, "resources identified by urns assigned within the urn namespace"},
    {Field::Syntax, "described in section 6.4"},
    {Field::Syntax, "character ought to always be used"},
    {Field::Assignment, "described in section 6.4"},
    {Field::Assignment, "it ought to make clear whether"},
    {Field::SecurityAndPrivacy, "described in section 6.4"},
    {Field::SecurityAndPrivacy, "section of the template describes"},
    {Field::Interoperability, "described in section 6.4"},
    {Field::Interoperability, "must specify any known potential"},
    {Field::Resolution, "described in section 6.4"},
    {Field::Resolution, "must specify whether resolution"},
    {Field::Documentation, "a pointer to an rfc"},
    {Field::AdditionalInformation, "described in section 6.4"},
    {Field::AdditionalInformation, "this section of the template is optional"},
    {Field::RevisionInformation, "description of changes from prior"},
};

/// A word without the punctuation around it: "(TODO)" is TODO. A hyphen or colon inside keeps a
/// word whole, so that the pattern "XXXX-XXXX" of an identifier is not taken for a placeholder.
static bool isPlaceholder(std::string_view word)
{
    constexpr std::string_view kAround = ".,;:!?()[]<>{}\"'`*";
    const std::size_t first = word.find_first_not_of(kAround);
    if (first == std::string_view::npos)
        return false;
    word = word.substr(first, word.find_last_not_of(kAround) - first + 1);
    const bool isCrosses = word.size() > 3 && word.find_first_not_of('X') == std::string_view::npos;
    return isCrosses || std::ranges::find(kPlaceholders, word) != kPlaceholders.end();
}

static base::Span spanOf(std::string_view part, std::string_view text)
{
    return {static_cast<std::size_t>(part.data() - text.data()), part.size()};
}

static void checkPlaceholders(Examination &examination, Field field, const std::string &flat)
{
    const std::string_view text = examination.text(field);
    for (const std::string_view word : words(text)) {
        if (isPlaceholder(word))
            return examination.report(field, Problem::Placeholder, {std::string(word)},
                                      spanOf(word, text));
    }
    for (const std::string_view phrase : kPlaceholderPhrases) {
        if (flat.find(phrase) != std::string::npos)
            return examination.report(field, Problem::Placeholder, {std::string(phrase)},
                                      {0, text.size()});
    }
}

static void checkInstructions(Examination &examination, Field field, const std::string &flat)
{
    const bool isLeft = std::ranges::any_of(kInstructions, [&](const InstructionMark &mark) {
        return mark.field == field && flat.find(mark.words) != std::string::npos;
    });
    if (isLeft)
        examination.report(field, Problem::Instruction, {std::string(spec(field).heading)},
                           {0, examination.text(field).size()});
}

/// One finding a field and kind: who mends the first sees the next.
void checkLeftovers(Examination &examination)
{
    for (const FieldSpec &spec : kFields) {
        if (!examination.hasText(spec.field))
            continue;
        const std::string flat = flattened(examination.text(spec.field));
        checkPlaceholders(examination, spec.field, flat);
        checkInstructions(examination, spec.field, flat);
    }
}

} // namespace nidreg::templates
