// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/names.h"

#include <array>

namespace nidreg::forms {

struct ErrorWords {
    urn::NamestringError error;
    const char *text;
};

using enum urn::NamestringError;

// clang-format off
static constexpr std::array kErrors {
    ErrorWords {NotAUrn,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A URN begins with “urn:”.")},
    ErrorWords {NidTooShort,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID after “urn:” is too short: it has at least two characters.")},
    ErrorWords {NidTooLong,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID after “urn:” is too long: it has at most 32 characters.")},
    ErrorWords {NidBadFirst,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID begins with an ASCII letter or a digit.")},
    ErrorWords {NidBadInner,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Only ASCII letters, digits and hyphens can stand in the NID.")},
    ErrorWords {NidBadLast,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID ends with an ASCII letter or a digit.")},
    ErrorWords {NoNss,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The namespace-specific string is missing: a URN is “urn:”, a NID, “:” and something.")},
    ErrorWords {BadNssStart,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The namespace-specific string cannot begin with “/”.")},
    ErrorWords {BadCharacter,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This character cannot stand here: percent-encode it.")},
    ErrorWords {NotAscii,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A URN is written in ASCII: percent-encode the UTF-8 of this character.")},
    ErrorWords {BadPercentEncoding,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%” is followed by two hexadecimal digits; for itself it is written %25.")},
    ErrorWords {StrayQuestionMark,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A “?” begins an r-component as “?+” or a q-component as “?=”; elsewhere it is written %3F.")},
    ErrorWords {EmptyRComponent,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The r-component is empty: leave its introducer out, or say something.")},
    ErrorWords {BadRComponentStart,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An r-component cannot begin with “/” or “?”.")},
    ErrorWords {EmptyQComponent,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The q-component is empty: leave its introducer out, or say something.")},
    ErrorWords {BadQComponentStart,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A q-component cannot begin with “/” or “?”.")},
    ErrorWords {NidReserved,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID “urn” is reserved in this dialect.")},
    ErrorWords {EncodedNul,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An encoded NUL (%00) is not allowed in this dialect.")},
    ErrorWords {BadDirective,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The query is made of keyword=value directives, joined by “&”.")},
    ErrorWords {ReservedCharacter,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This dialect reserves “/”, “?” and “#”: in the namespace-specific string they are written %2F, %3F and %23.")},
};
// clang-format on

static_assert(base::followTheirEnum<&ErrorWords::error>(kErrors, ReservedCharacter),
              "the rows follow the enumerators, none left out");

const char *sentence(urn::NamestringError error)
{
    return kErrors[static_cast<std::size_t>(error)].text;
}

QString wording(urn::NamestringError error)
{
    return Words::tr(sentence(error));
}

} // namespace nidreg::forms
