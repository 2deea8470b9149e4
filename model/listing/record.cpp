// SPDX-License-Identifier: MIT
#include "model/listing/record.h"

#include "model/base/text.h"

namespace nidreg::listing {

std::optional<TemplateLink> linkOf(const registry::NamespaceRow &row, bool templateHeld)
{
    if (!templateHeld && row.templateUrl.empty())
        return std::nullopt;
    const std::string label = row.kind == urn::NidKind::Formal ? row.nid + "-template" : row.nid;
    return TemplateLink{templateHeld ? templateFile(row) : row.templateUrl, label};
}

Record recordOf(const registry::NamespaceRow &row, bool templateHeld)
{
    return {row.nid, row.kind, row.date, row.updated, linkOf(row, templateHeld), row.references};
}

std::string_view templateFolder(urn::NidKind kind)
{
    return kind == urn::NidKind::Formal ? "urn-formal" : "urn-informal";
}

std::string templateFile(const registry::NamespaceRow &row)
{
    return std::string(templateFolder(row.kind)) + '/' + base::lowered(row.nid) + ".txt";
}

std::string bracketed(const std::vector<registry::Reference> &references)
{
    std::string text;
    for (const registry::Reference &each : references)
        text += '[' + registry::labelOf(each) + ']';
    return text;
}

} // namespace nidreg::listing
