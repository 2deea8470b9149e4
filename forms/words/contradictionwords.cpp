// SPDX-License-Identifier: MIT
#include "forms/words/dialectwords.h"
#include "forms/words/words.h"
#include "model/base/names.h"

#include <array>

namespace nidreg::forms {

using enum urn::Contradiction;

struct ContradictionTexts {
    urn::Contradiction contradiction;
    const char *first, *second, *decision;
};

// clang-format off
static constexpr std::array kTexts {
    ContradictionTexts {EndOfRComponent,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2: by the grammar an r-component can hold “?=”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3.1: an r-component ends where “?=” stands, and a q-component begins."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.3.1: the first “?=” ends the r-component, and a q-component has to follow.")},
    ContradictionTexts {QuestionMarkElsewhere,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2, the grammar: a “?” outside the components is not allowed."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2, the text: it should be treated as an error, which leaves room for exceptions."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow the grammar: it is always an error.")},
    ContradictionTexts {OlderNids,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 1: what was a URN by the earlier documents remains one."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2: a NID has two characters at least and does not end with a hyphen, which RFC 2141 allowed."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2: such a NID is refused. None was ever registered.")},
    ContradictionTexts {SlashInNames,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2: “/” can stand in the namespace-specific string, though not at its beginning."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.2: “/” is among the characters that a name has to encode before it is a URN."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2: “/” is accepted, as section 2.2 itself has it in its example.")},
    ContradictionTexts {QuestionMarkFirst2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3, the grammar: no component begins with “?”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3, the text: a “?” at the beginning of a component is discouraged, but not forbidden."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow the grammar: it is refused.")},
    ContradictionTexts {EndOfQComponent2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3: by the grammar a q-component can hold “??”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3.3.1: “??” ends a q-component and begins an r-component."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 3.3.1: the first “??” ends the q-component, and an r-component has to follow.")},
    ContradictionTexts {ComponentsAllowed2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3.3: every URN can have components, whatever its namespace says of them."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Appendix A: q- and f-components are not allowed where a registration does not speak of them."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 3.3: components are accepted.")},
    ContradictionTexts {RComponentIgnored2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 4.1: none of the three components counts for equivalence."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 4.2: it is the q- and the f-component that do not count."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 4.1: the r-component does not count either.")},
    ContradictionTexts {SlashInNames2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3: “/” can stand in the namespace-specific string, though not at its beginning."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3.2: “/” is among the characters that a name has to encode before it is a URN."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 3: “/” is accepted, as section 3.2 itself has it in its example.")},
    ContradictionTexts {OneCharacterNid2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3: a NID has two characters at least."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3.1: all that is new against RFC 2141, which allowed one character, is the hyphen forbidden at the end."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 3: a NID of one character is refused.")},
    ContradictionTexts {NidLastHyphen2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.1: a NID ends with a letter or a digit."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Appendix B: by its grammar a NID can end with a hyphen."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.1: a hyphen at the end is refused. The appendix only repeats the grammar.")},
    ContradictionTexts {ServiceExample2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3.1: its example calls the service from URI to URL “I2U”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 9.2.2: the registry calls it “I2L” and has no “I2U”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow the registry: “s=I2U” is well formed, and its service is unknown.")},
    ContradictionTexts {ComponentExample2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3.2: the resolvers of its example support “c” for the service I2R, yet the query asks for I2L."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 9.2.2: I2L is the service from URI to URL, I2R that from URI to resource."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow the registry: the query asks for the URL of the component.")},
    ContradictionTexts {DirectiveOrder2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3: directives have no order."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 5, step 5b: directives are put into the order of their keywords, which leaves those of one keyword as they stand."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.3: directives with the same keyword may change places, too.")},
    ContradictionTexts {DirectiveCase2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3: directives are case-sensitive."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 5, step 3: the case of every percent-encoding is made the same."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 5 for percent-encodings, and section 2.3 for everything else.")},
    ContradictionTexts {NeedlessEncoding2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.5.2: a character that is not reserved must not be percent-encoded."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 5.1: an encoded comma makes another URN, and is none the worse for it."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 5.1: it is accepted, for a namespace may reserve any character, and it is not decoded.")},
    ContradictionTexts {ComponentsOfUrns2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Sections 2.3 and 2.4: a query or a fragment makes a reference to a URN; no URN is assigned with one."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 5.1: its examples with a query and a fragment are URNs like the others."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.3: it is accepted, and called a reference.")},
    ContradictionTexts {ReservedCharacters1997,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.2: by the grammar “%”, “/”, “?” and “#” can stand in the namespace-specific string."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Sections 2.3.1 and 2.3.2: “%” is followed by two hexadecimal digits, and the others are reserved for later."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.3: they are refused, as later documents read it.")},
};
// clang-format on

static_assert(base::followTheirEnum<&ContradictionTexts::contradiction>(kTexts,
                                                                        ReservedCharacters1997),
              "the rows follow the enumerators, none left out");

ContradictionWords wording(urn::Contradiction contradiction)
{
    const ContradictionTexts &texts = kTexts[static_cast<std::size_t>(contradiction)];
    return {Words::tr(texts.first), Words::tr(texts.second), Words::tr(texts.decision)};
}

} // namespace nidreg::forms
