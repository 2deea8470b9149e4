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
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2: in the grammar, an r-component can contain “?=”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3.1: an r-component ends at “?=”, where a q-component begins."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.3.1: the first “?=” ends the r-component, and a q-component must follow.")},
    ContradictionTexts {QuestionMarkElsewhere,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2, the grammar: a “?” outside the components is not allowed."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2, the text: it should be treated as an error, which allows exceptions."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow the grammar: it is always an error.")},
    ContradictionTexts {OlderNids,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 1: a URN that is valid in the earlier documents remains valid."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2: a NID has at least two characters and does not end with a hyphen, which RFC 2141 allowed."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2: such a NID is not accepted. None was ever registered.")},
    ContradictionTexts {SlashInNames,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2: the NSS can contain “/”, but cannot begin with it."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.2: “/” is among the characters that must be percent-encoded."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2: “/” is accepted, as in the example of section 2.2.")},
    ContradictionTexts {QuestionMarkFirst2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3, the grammar: no component begins with “?”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3, the text: a “?” at the beginning of a component is discouraged, but not forbidden."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow the grammar: it is not accepted.")},
    ContradictionTexts {EndOfQComponent2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3: in the grammar, a q-component can contain “??”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3.3.1: “??” ends a q-component and begins an r-component."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 3.3.1: the first “??” ends the q-component, and an r-component must follow.")},
    ContradictionTexts {ComponentsAllowed2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3.3: every URN can have components, regardless of its namespace."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Appendix A: q- and f-components are not allowed unless a registration mentions them."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 3.3: components are accepted.")},
    ContradictionTexts {RComponentIgnored2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 4.1: none of the three components is part of URN-equivalence."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 4.2: only the q- and f-components are not part of it."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 4.1: the r-component is not part of it either.")},
    ContradictionTexts {SlashInNames2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3: the NSS can contain “/”, but cannot begin with it."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3.2: “/” is among the characters that must be percent-encoded."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 3: “/” is accepted, as in the example of section 3.2.")},
    ContradictionTexts {OneCharacterNid2015,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3: a NID has at least two characters."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 3.1: the only change from RFC 2141, which allowed one character, is that a NID cannot end with a hyphen."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 3: a NID of one character is not accepted.")},
    ContradictionTexts {NidLastHyphen2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.1: a NID ends with a letter or a digit."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Appendix B: in the grammar, a NID can end with a hyphen."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.1: a hyphen at the end is not accepted. The appendix only repeats the grammar.")},
    ContradictionTexts {ServiceExample2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3.1: its example calls the service from URI to URL “I2U”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 9.2.2: the registry calls it “I2L” and has no “I2U”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow the registry: “s=I2U” is well formed, and its service is unknown.")},
    ContradictionTexts {ComponentExample2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3.2: the resolvers in its example support “c” for the service I2R, but the query requests I2L."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 9.2.2: I2L is the service from URI to URL, I2R that from URI to resource."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow the registry: the query requests the URL of the component.")},
    ContradictionTexts {DirectiveOrder2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3: directives have no order."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 5, step 5b: directives are sorted by keyword, which keeps the order of those with the same keyword."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.3: directives with the same keyword can be in any order, too.")},
    ContradictionTexts {DirectiveCase2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.3: directives are case-sensitive."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 5, step 3: all percent-encodings are converted to the same case."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 5 for percent-encodings, and section 2.3 for everything else.")},
    ContradictionTexts {NeedlessEncoding2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.5.2: a character that is not reserved must not be percent-encoded."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 5.1: an encoded comma makes a different URN, which is also valid."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 5.1: it is accepted, because a namespace may reserve any character, and it is not decoded.")},
    ContradictionTexts {ComponentsOfUrns2012,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Sections 2.3 and 2.4: a string with a query or fragment is a reference to a URN; no URN is assigned with one."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 5.1: examples with a query and a fragment are called URNs."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.3: it is accepted as a reference.")},
    ContradictionTexts {ReservedCharacters1997,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Section 2.2: in the grammar, the NSS can contain “%”, “/”, “?” and “#”."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Sections 2.3.1 and 2.3.2: “%” must be followed by two hexadecimal digits, and the others are reserved for future use."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "We follow section 2.3: they are not accepted, as in later documents.")},
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
