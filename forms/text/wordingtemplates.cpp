// SPDX-License-Identifier: MIT
#include "forms/text/words.h"

namespace nidreg::forms {

std::span<const Sentence> templateSentences()
{
    return {};
}

} // namespace nidreg::forms
