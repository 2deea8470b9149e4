// SPDX-License-Identifier: MIT
#include "model/listing/recordchange.h"

#include "model/base/text.h"

#include <algorithm>
#include <iterator>

namespace nidreg::listing {

using registry::NamespaceRow;
using registry::NamespaceVersion;
using registry::Reference;

/// Labels as they are printed; what a label hides stands behind it.
static std::string asPrinted(const std::vector<Reference> &references)
{
    std::string text;
    for (const Reference &each : references) {
        text += '[' + registry::labelOf(each) + ']';
        if (!each.label.empty() && !each.data.empty())
            text += ' ' + each.data + ' ';
    }
    return std::string(base::trimmed(text));
}

/// All that a reference says, for two that are printed alike.
static std::string inFull(const std::vector<Reference> &references)
{
    std::string text;
    for (const Reference &each : references) {
        text += '[' + each.label + "] " + std::string(name(each.type)) + ' ' + each.data;
        if (!each.fragment.value.empty())
            text += ' ' + std::string(name(each.fragment.kind)) + ' ' + each.fragment.value;
        if (!each.lastUpdated.empty())
            text += " (" + each.lastUpdated + ')';
        text += ' ';
    }
    return std::string(base::trimmed(text));
}

/// Whether the references, of which there are as many, differ in one part of links alone.
static bool areSameBut(std::string Reference::*part, const std::vector<Reference> &here,
                       const std::vector<Reference> &there)
{
    return std::ranges::equal(here, there, [part](const Reference &one, const Reference &other) {
        Reference alike = one;
        const bool isLink =
            one.type == Reference::Uri && !one.label.empty() && !other.label.empty();
        if (isLink)
            alike.*part = other.*part;
        return alike == other;
    });
}

static std::string textsOf(std::string Reference::*part, const std::vector<Reference> &references)
{
    std::string text;
    for (const Reference &each : references)
        text += (text.empty() ? "" : " ") + each.*part;
    return text;
}

static std::string templateOf(const NamespaceRow &row)
{
    return !row.templateUrl.empty() ? row.templateUrl : row.hasTemplate ? "yes" : "";
}

namespace {

/// The fields that differ, one after the other.
class Fields {
public:
    void compare(std::string_view field, std::string before, std::string after)
    {
        if (before != after)
            found.push_back({std::string(field), {}, std::move(before), std::move(after)});
    }

    void compare(const NamespaceRow &here, const NamespaceRow &there)
    {
        compare("nid", here.nid, there.nid);
        compare("status", std::string(name(here.status)), std::string(name(there.status)));
        for (const registry::RecordColumn &column : registry::kRecordColumns) {
            if (column.text && column.text != &NamespaceRow::templateUrl)
                compare(column.key, here.*column.text, there.*column.text);
        }
        compare("template", templateOf(here), templateOf(there));
        if (here.references == there.references)
            return;
        if (areSameBut(&Reference::label, here.references, there.references))
            return compare("label", textsOf(&Reference::label, here.references),
                           textsOf(&Reference::label, there.references));
        if (areSameBut(&Reference::data, here.references, there.references))
            return compare("url", textsOf(&Reference::data, here.references),
                           textsOf(&Reference::data, there.references));
        const bool isSeen = asPrinted(here.references) != asPrinted(there.references);
        const auto words = isSeen ? asPrinted : inFull;
        found.push_back({"references", {}, words(here.references), words(there.references)});
    }

    std::vector<FieldChange> found;
};

std::string versionWords(const NamespaceVersion &version)
{
    return version.statedVersion.empty() ? std::to_string(version.version) : version.statedVersion;
}

} // namespace

std::vector<FieldChange> rowChanges(const NamespaceRow &here, const NamespaceRow &there)
{
    Fields fields;
    fields.compare(here, there);
    if (fields.found.empty())
        fields.compare("other", here.entry, there.entry);
    return std::move(fields.found);
}

/// The number of the record's revision; below 1: the event tells of none.
static std::int64_t revisionIn(const registry::Event &event)
{
    if (event.nid.empty() || (event.what != "import" && event.what != "register"))
        return 0;
    return workflow::numberIn(event, "version");
}

const NamespaceVersion *revisionOf(const registry::Namespace &space, const registry::Event &event)
{
    if (base::lowered(event.nid) != base::lowered(space.row.nid))
        return nullptr; // of the namespace that this one was listed as before
    const auto &all = space.versions;
    const auto told = std::ranges::find(all, revisionIn(event), &NamespaceVersion::revision);
    return told == all.end() ? nullptr : &*told;
}

std::string inForceOf(const registry::Namespace &space, const registry::Event &event)
{
    if (const std::string_view told = workflow::detail(event, "in-force");
        !told.empty() && !event.nid.empty())
        return std::string(told);
    const NamespaceVersion *shown =
        revisionOf(space, event); // events of former schemas tell no day
    return shown ? shown->inForce : std::string();
}

std::vector<FieldChange> recordChanges(const registry::Namespace &space,
                                       const registry::Event &event)
{
    const NamespaceVersion *after = revisionOf(space, event);
    if (!after || after == &space.versions.front())
        return {};
    return recordChanges(*(after - 1), *after);
}

std::vector<FieldChange> recordChanges(const NamespaceVersion &before,
                                       const NamespaceVersion &after)
{
    Fields fields;
    fields.compare(registry::rowOf(before), registry::rowOf(after));
    fields.compare("version", versionWords(before), versionWords(after));
    fields.compare("template-date", before.templateDate, after.templateDate);
    fields.compare("text", before.sha256, after.sha256);
    return std::move(fields.found);
}

} // namespace nidreg::listing
