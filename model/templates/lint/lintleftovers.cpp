// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/lint/lintchecks.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace nidreg::templates {

/// Words that stand for something still to be written. In capitals only: "tba" may be a name.
constexpr std::array<std::string_view, 6> kPlaceholders{"TBD",  "TBA",   "TBC",
                                                        "TODO", "FIXME", "XXX"};

namespace {

/// Words that stand for something still to be written.
struct Phrase {
    std::string_view words;
    bool isShort; ///< in a longer text they may be said of something else
};

} // namespace

constexpr Phrase kPhrases[] = {
    {"to be determined", false},
    {"when submitted>", false},
    {"rfc xxx", false},
    {"lorem ipsum", false},
    {"????", false},
    {"your text here", false},
    {"insert text here", false},
    {"yyyy-mm-dd", true},
    {"date of publication", true},
    {"to be defined", true},
    {"to be completed", true},
    {"to be added", true},
    {"to be supplied", true},
    {"to be written", true},
    {"to be assigned", true},
};

constexpr std::size_t kLongestPlaceholder = 40;

/// A few words each of the instructions in RFC 8141's template, enough to know them by; they
/// stand in the field they instruct about.
struct InstructionMark {
    Field field;
    std::string_view words;
};

constexpr InstructionMark kInstructions[] = {
    {Field::NamespaceIdentifier, "iana (formal) or assigned"},
    {Field::NamespaceIdentifier, "nid string may be requested"},
    {Field::NamespaceIdentifier, "a particular one may be"},
    {Field::Version, "incrementing by 1"},
    {Field::Date, "using the format"},
    {Field::Registrant, "that has registered the nid"},
    {Field::Registrant, "required: name and e-mail"},
    {Field::Registrant, "coordinates (at least one"},
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

/// The same of the older forms (RFC 2611, RFC 3406), which stand in many fields.
constexpr std::string_view kOldInstructions[] = {
    "answers might include",
    "answers could include",
    "answers may include",
    "possible answers incl",
    "this section should outline",
    "this section should list any",
    "this section should address",
    "this section should detail",
    "algorithms for determining equivalence between two",
};

/// A word without the punctuation around it: "(TODO)" is TODO. A hyphen or colon inside keeps a
/// word whole, so that the pattern "XXXX-XXXX" of an identifier is not taken for a placeholder.
static std::string_view bareWord(std::string_view word)
{
    constexpr std::string_view kAround = ".,;:!?()[]<>{}\"'`*";
    const std::size_t first = word.find_first_not_of(kAround);
    if (first == std::string_view::npos)
        return {};
    return word.substr(first, word.find_last_not_of(kAround) - first + 1);
}

using Crosses = std::set<std::string_view>;

/// The runs of X in the patterns of names, as in "urn:example:XXXX", that a text goes on to
/// explain.
static Crosses crossesInNames(const std::vector<std::string_view> &all)
{
    Crosses found;
    for (const std::string_view word : all) {
        std::size_t at = word.find('X', std::min(word.find(':'), word.size()));
        while (at < word.size()) {
            const std::size_t end = std::min(word.find_first_not_of('X', at), word.size());
            found.insert(word.substr(at, end - at));
            at = word.find('X', end);
        }
    }
    return found;
}

static bool isPlaceholder(std::string_view word, const Crosses &inNames)
{
    const std::string_view bare = bareWord(word);
    const bool isCrosses = bare.size() > 3 && bare.find_first_not_of('X') == bare.npos;
    return (isCrosses && !inNames.contains(bare))
        || std::ranges::find(kPlaceholders, bare) != kPlaceholders.end();
}

static base::Span partSpan(std::string_view part, std::string_view text)
{
    return {static_cast<std::size_t>(part.data() - text.data()), part.size()};
}

/// The mark names a document, so that it can be read as it stands: "{{Section 4.6 of RFC8126}}",
/// "[[RFC 8126]]", "{{?I-D.some-draft}}".
static bool namesDocument(std::string_view mark)
{
    const std::string lowered = base::lowered(mark);
    const auto isNamed = [&](std::string_view series, std::string_view then) {
        const std::size_t at = lowered.find(series);
        const std::size_t next =
            at == lowered.npos ? at : lowered.find_first_not_of(' ', at + series.size());
        return next != lowered.npos && then.find(lowered[next]) != then.npos;
    };
    constexpr std::string_view kDigits = "0123456789";
    return isNamed("rfc", kDigits) || isNamed("bcp", kDigits) || isNamed("std", kDigits)
        || isNamed("i-d", ".");
}

/// A mark that an editing tool was to replace: "[[ this specification ]]", "{{reference}}". Nothing
/// but words stands in it, so "[[:alpha:]]" is none.
static std::string_view unresolvedMark(std::string_view text)
{
    constexpr std::size_t kLongestMark = 80;
    for (const auto &[open, close] : {std::pair{"[[", "]]"}, std::pair{"{{", "}}"}}) {
        for (auto at = text.find(open); at != std::string_view::npos;
             at = text.find(open, at + 2)) {
            // Bounded, so that a text of brackets alone is still read in linear time.
            const std::string_view rest = text.substr(at, kLongestMark);
            const std::size_t end = rest.find(close, 2);
            const std::string_view mark = rest.substr(0, end == rest.npos ? 0 : end + 2);
            const bool isWords =
                std::ranges::all_of(mark.substr(std::min<std::size_t>(2, mark.size())), [](char c) {
                    return isAlphanum(c)
                        || std::string_view(" \n-_.?!#/]}").find(c) != std::string_view::npos;
                });
            if (mark.size() > 4 && isWords && !namesDocument(mark))
                return mark;
        }
    }
    return {};
}

/// What a person or a procedure does is no gap in the text: "to be determined by the member".
static bool isRule(std::string_view phrase, std::string_view rest)
{
    constexpr std::array<std::string_view, 6> kMeans{" by ",      " from ",  " according ",
                                                     " through ", " under ", " in accordance "};
    return phrase.starts_with("to be ")
        && std::ranges::any_of(kMeans, [&](std::string_view one) { return rest.starts_with(one); });
}

/// The first phrase that stands in the text as words of their own, not in a name's pattern.
static std::string_view placeholderPhrase(std::string_view flat)
{
    constexpr std::string_view kBefore = " (<[{\"'`*";
    const auto isThere = [&](const Phrase &phrase) {
        const std::size_t at = flat.find(phrase.words);
        return at != flat.npos && (!phrase.isShort || flat.size() <= kLongestPlaceholder)
            && (at == 0 || kBefore.find(flat[at - 1]) != kBefore.npos)
            && !isRule(phrase.words, flat.substr(at + phrase.words.size()));
    };
    const auto *found = std::ranges::find_if(kPhrases, isThere);
    return found == std::end(kPhrases) ? std::string_view() : found->words;
}

static void checkPlaceholders(Examination &examination, Field field, const std::string &flat)
{
    const std::string_view text = examination.text(field);
    const auto all = words(text);
    const Crosses inNames = crossesInNames(all);
    for (const std::string_view word : all) {
        if (isPlaceholder(word, inNames))
            return examination.report(field, Problem::Placeholder, {std::string(word)},
                                      partSpan(word, text));
    }
    if (const auto mark = unresolvedMark(text); !mark.empty())
        return examination.report(field, Problem::Placeholder, {std::string(mark)},
                                  partSpan(mark, text));
    // An informal namespace's number is the registry's to write.
    const bool isAwaited =
        field == Field::NamespaceIdentifier && examination.context().kind == urn::NidKind::Informal;
    if (const auto phrase = placeholderPhrase(flat); !phrase.empty() && !isAwaited)
        examination.report(field, Problem::Placeholder, {std::string(phrase)}, {0, text.size()});
}

static bool hasInstruction(Field field, std::string_view flat)
{
    const auto isThere = [&](std::string_view words) { return flat.find(words) != flat.npos; };
    return std::ranges::any_of(kOldInstructions, isThere)
        || std::ranges::any_of(kInstructions, [&](const InstructionMark &mark) {
               return mark.field == field && isThere(mark.words);
           });
}

static void checkInstructions(Examination &examination, Field field, const std::string &flat)
{
    if (hasInstruction(field, flat))
        examination.report(field, Problem::Instruction, {std::string(spec(field).heading)},
                           {0, examination.text(field).size()});
}

/// One finding a field and kind: who fixes the first sees the next.
void checkLeftovers(Examination &examination)
{
    for (const FieldSpec &spec : kFields) {
        if (!examination.hasText(spec.field))
            continue;
        const std::string &flat = examination.flat(spec.field);
        checkPlaceholders(examination, spec.field, flat);
        checkInstructions(examination, spec.field, flat);
    }
}

/// How many fields still hold the form's own words.
static std::ptrdiff_t fieldsLeftAsTheyWere(Examination &examination)
{
    return std::ranges::count_if(kFields, [&](const FieldSpec &spec) {
        const std::string &flat = examination.flat(spec.field);
        return !flat.empty()
            && (hasInstruction(spec.field, flat) || !placeholderPhrase(flat).empty());
    });
}

/// The form as the RFCs print it: it names neither a NID nor a day, and its instructions stand
/// where the texts should. Informal namespaces name no NID, so more of it has to be left.
void checkBlankForm(Examination &examination)
{
    const bool isFormal = examination.context().kind == urn::NidKind::Formal;
    if (examination.nid() || dateOf(examination.draft()))
        return;
    const auto left = fieldsLeftAsTheyWere(examination);
    if (left >= (isFormal ? 1 : 3))
        examination.report(Field::NamespaceIdentifier, Problem::BlankForm, {std::to_string(left)},
                           {0, examination.text(Field::NamespaceIdentifier).size()});
}

} // namespace nidreg::templates
