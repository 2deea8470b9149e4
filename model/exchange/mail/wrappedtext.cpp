// SPDX-License-Identifier: MIT
#include "model/exchange/mail/wrappedtext.h"

#include "model/templates/canonical.h"
#include "model/templates/wrap.h"
#include "model/templates/writer.h"

namespace nidreg::exchange {

/// `text` for below its heading; a text that would stand beside the heading and reach beyond the
/// margin there is broken once more, so that it stands below.
static std::string filled(std::string_view text, std::string_view heading)
{
    constexpr std::size_t kColumns = templates::kWrapColumns - templates::kCanonicalIndent;
    std::string result = templates::refilled(text, kColumns);
    const std::size_t columns = templates::columnsOf(result);
    const bool isBeside = result.find('\n') == std::string::npos;
    const std::size_t label = heading.size() + 2; // ": "
    if (isBeside && columns > 1 && label + columns > templates::kWrapColumns)
        result = templates::wrapped(result, columns - 1);
    return result;
}

std::string wrappedText(const templates::NamespaceTemplate &from)
{
    templates::NamespaceTemplate set = from;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (auto &text = set.fields[static_cast<std::size_t>(spec.field)])
            text = filled(*text, spec.heading);
    }
    for (templates::Unmapped &each : set.unmapped)
        each.text = filled(each.text, "");
    return templates::write(set);
}

} // namespace nidreg::exchange
