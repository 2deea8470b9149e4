// SPDX-License-Identifier: MIT
#include "model/listing/changeplan.h"

#include <algorithm>

namespace nidreg::listing {

namespace {

/// What a registry says of itself, part by part, as text.
std::vector<std::pair<const char *, std::string>> partsOf(const Registry &registry)
{
    const Head &head = registry.head;
    const auto words = [](const std::optional<Prose> &prose) {
        return plain(prose.value_or(Prose()));
    };
    std::string categories, notes, references, footnotes, ranges;
    for (const std::string &each : head.categories)
        categories += each + '\n';
    for (const Note &each : head.notes)
        notes += (each.title.empty() ? "" : each.title + ": ") + plain(each.text) + '\n';
    for (const registry::Reference &each : head.references)
        references += '[' + registry::labelOf(each) + ']';
    for (const Footnote &each : registry.footnotes)
        footnotes += each.anchor + ": " + plain(each.text) + '\n';
    for (const Range &each : head.ranges)
        ranges += each.value + '\n';
    return {{"title", words(head.title)},
            {"category", categories},
            {"created", head.created},
            {"updated", head.updated},
            {"note", notes},
            {"references", references},
            {"range", ranges},
            {"registration-rule", words(head.registrationRule)},
            {"expert", words(head.expert)},
            {"description", words(head.description)},
            {"file", head.file ? head.file->address : std::string()},
            {"footnote", footnotes}};
}

const Registry *find(const std::vector<Registry> &registries, const std::string &id)
{
    const auto found =
        std::ranges::find_if(registries, [&](const Registry &each) { return each.head.id == id; });
    return found == registries.end() ? nullptr : &*found;
}

void compareRegistries(const Registry &here, const Registry &there,
                       std::vector<FieldChange> &changes)
{
    const auto before = partsOf(here), after = partsOf(there);
    const std::string &id = there.head.id.empty() ? here.head.id : there.head.id;
    const std::size_t known = changes.size();
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].second != after[i].second)
            changes.push_back({before[i].first, id, before[i].second, after[i].second});
    }
    // A reference's address, white space, the order of parts: said, but by no part's text.
    if (changes.size() == known && (here.head != there.head || here.footnotes != there.footnotes))
        changes.push_back({"other", id, {}, {}});
}

std::string told(const Person &person)
{
    std::string text = person.name.value_or("");
    const auto add = [&](const std::string &more) {
        if (!more.empty())
            text += (text.empty() ? "" : ", ") + more;
    };
    add(person.organization.value_or(""));
    for (const std::string &each : person.uris)
        add(each);
    add(person.updated);
    return text.empty() ? person.id : text;
}

const Person *find(const std::vector<Person> &people, const std::string &id)
{
    const auto found = std::ranges::find(people, id, &Person::id);
    return found == people.end() ? nullptr : &*found;
}

void comparePeople(const Document &here, const Document &there, std::vector<FieldChange> &changes)
{
    for (const Person &each : there.people) {
        const Person *before = find(here.people, each.id);
        if (!before || *before != each)
            changes.push_back({"person", each.id, before ? told(*before) : "", told(each)});
    }
    for (const Person &each : here.people) {
        if (!find(there.people, each.id))
            changes.push_back({"person", each.id, told(each), {}});
    }
}

} // namespace

std::vector<FieldChange> compareHeaders(const Document &here, const Document &there)
{
    std::vector<FieldChange> changes;
    compareRegistries(here.registry, there.registry, changes);
    const Registry none;
    for (const Registry &each : there.registry.registries) {
        const Registry *before = find(here.registry.registries, each.head.id);
        compareRegistries(before ? *before : none, each, changes);
    }
    for (const Registry &each : here.registry.registries) {
        if (!find(there.registry.registries, each.head.id))
            changes.push_back({"registry", each.head.id, each.head.id, {}});
    }
    comparePeople(here, there, changes);
    return changes;
}

} // namespace nidreg::listing
