// SPDX-License-Identifier: MIT
#include "model/listing/templatelink.h"

#include "model/base/text.h"

namespace nidreg::listing {

std::optional<TemplateLink> linkOf(const registry::NamespaceRow &row, bool templateHeld)
{
    if (!templateHeld && row.templateUrl.empty())
        return std::nullopt;
    const std::string label = row.kind == urn::NidKind::Formal ? row.nid + "-template" : row.nid;
    return TemplateLink{templateHeld ? templateFile(row) : row.templateUrl, label};
}

std::string_view templateFolder(urn::NidKind kind)
{
    return kind == urn::NidKind::Formal ? "urn-formal" : "urn-informal";
}

std::string templateFile(const registry::NamespaceRow &row)
{
    return std::string(templateFolder(row.kind)) + '/' + base::lowered(row.nid) + ".txt";
}

} // namespace nidreg::listing
