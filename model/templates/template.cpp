// SPDX-License-Identifier: MIT
#include "model/templates/template.h"

#include <utility>

namespace nidreg::templates {

std::string_view name(Style style)
{
    switch (style) {
    case Style::Rfc8141:
        return "rfc8141";
    case Style::Rfc3406:
        return "rfc3406";
    case Style::Rfc2611:
        return "rfc2611";
    case Style::Unknown:
        return "unknown";
    }
    return {};
}

std::string_view NamespaceTemplate::text(Field field) const
{
    const auto &value = fields[static_cast<std::size_t>(field)];
    return value ? std::string_view(*value) : std::string_view();
}

void NamespaceTemplate::set(Field field, std::string text)
{
    fields[static_cast<std::size_t>(field)] = std::move(text);
}

} // namespace nidreg::templates
