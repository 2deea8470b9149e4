// SPDX-License-Identifier: MIT
#include "model/actions/letterwords.h"

#include "model/base/text.h"
#include "model/templates/wrap.h"

namespace nidreg::actions {

std::string capital(std::string text)
{
    text[0] = base::raised(text[0]);
    return text;
}

std::string paragraph(const std::string &text)
{
    return text.empty() ? text : templates::wrapped(text) + "\n\n";
}

std::string cited(const std::string &text)
{
    constexpr std::size_t kMargin = 3;
    std::string all;
    const std::string filled =
        templates::wrapped(text, templates::kWrapColumns - kMargin); // keeps tables as they are
    for (const std::string_view line : base::lines(filled))
        all += (line.empty() ? "" : std::string(kMargin, ' ')) + std::string(line) + "\n";
    return all + "\n";
}

} // namespace nidreg::actions
