// SPDX-License-Identifier: MIT
#include "model/registry/records.h"

#include "model/base/names.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>

namespace nidreg::registry {

// clang-format off
static constexpr std::array<std::string_view, 9> kTypeNames{
    "rfc", "rfc-errata", "uri", "person", "draft", "text", "registry", "note", "unicode"};
static constexpr std::array<std::string_view, 7> kFragmentNames{
    "", "section", "page", "appendix", "table", "figure", "anchor"};
static constexpr std::array<std::string_view, 7> kFragmentWords{
    "", ", Section ", ", Page ", ", Appendix ", ", Table ", ", Figure ", ", "};
// clang-format on

std::string_view name(Fragment::Kind kind)
{
    return kFragmentNames[static_cast<std::size_t>(kind)];
}

std::optional<Fragment::Kind> fragmentKind(std::string_view name)
{
    return name.empty() ? std::nullopt : base::valueNamed<Fragment::Kind>(kFragmentNames, name);
}

std::string_view name(Reference::Type type)
{
    return kTypeNames[static_cast<std::size_t>(type)];
}

std::optional<Reference::Type> referenceType(std::string_view name)
{
    return base::valueNamed<Reference::Type>(kTypeNames, name);
}

std::string labelOf(const Reference &reference)
{
    if (!reference.label.empty())
        return reference.label;
    if (reference.type == Reference::RfcErrata)
        return "RFC Errata " + reference.data;
    if (reference.type == Reference::Registry)
        return "IANA registry " + reference.data;
    std::string text = reference.data;
    if (reference.type == Reference::Rfc)
        std::ranges::transform(text, text.begin(), [](char c) { return base::raised(c); });
    if (reference.fragment.kind != Fragment::None)
        text.append(kFragmentWords[static_cast<std::size_t>(reference.fragment.kind)])
            .append(reference.fragment.value);
    return text;
}

static constexpr std::array<std::string_view, 3> kStatusNames{"active", "deprecated", "delisted"};

std::string_view name(Status status)
{
    return kStatusNames[static_cast<std::size_t>(status)];
}

std::optional<Status> statusNamed(std::string_view name)
{
    return base::valueNamed<Status>(kStatusNames, name);
}

std::vector<std::string> Namespace::formerNids() const
{
    std::vector<std::string> former;
    for (const NamespaceVersion &each : versions) {
        if (!each.formerNid.empty() && std::ranges::count(former, each.formerNid) == 0)
            former.push_back(each.formerNid);
    }
    return former;
}

std::string_view name(urn::NidKind kind)
{
    return kind == urn::NidKind::Formal ? "formal" : "informal";
}

NamespaceRow rowOf(const NamespaceVersion &version)
{
    NamespaceRow row;
    row.nid = version.nid;
    row.kind = version.kind;
    row.version = version.version;
    row.date = version.date;
    row.updated = version.updated;
    row.registrant = version.registrant;
    row.references = version.references;
    row.templateUrl = version.templateUrl;
    row.hasTemplate = version.hasTemplate;
    row.status = version.status;
    row.revision = version.revision;
    row.inForce = version.inForce;
    return row;
}

} // namespace nidreg::registry
