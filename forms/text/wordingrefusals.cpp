// SPDX-License-Identifier: MIT
#include "forms/text/words.h"

namespace nidreg::forms {

// clang-format off
static constexpr Sentence kSentences[] = {
    {"nid.registered", "",
     NIDREG_SENTENCE("The NID is registered already, in this or another case: choose another one, or revise that namespace.")},
    {"nid.contested", "",
     NIDREG_SENTENCE("Another open request asks for the same NID: one of them has to leave the race or change its NID first.")},
};
// clang-format on

std::span<const Sentence> refusalSentences()
{
    return kSentences;
}

} // namespace nidreg::forms
