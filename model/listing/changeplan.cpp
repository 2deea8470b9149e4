// SPDX-License-Identifier: MIT
#include "model/listing/changeplan.h"

#include "model/base/text.h"
#include "model/listing/entry.h"
#include "model/listing/listingage.h"
#include "model/urn/syntax/nid.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace nidreg::listing {

using registry::ImportedNamespace;
using registry::NamespaceRow;
using registry::Reference;
using registry::Status;

static constexpr std::array<std::string_view, 5> kKindNames{"added", "changed", "missing",
                                                            "renamed", "malformed"};

std::string_view name(Difference::Kind kind)
{
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::string_view name(Doubt doubt)
{
    constexpr std::array<std::string_view, 3> kNames{"", "not-listed", "draft"};
    return kNames[static_cast<std::size_t>(doubt)];
}

std::string Source::day() const
{
    const std::string stated = header ? header->registry.head.updated : std::string();
    return base::parseDate(stated) ? stated : std::string();
}

std::int64_t ChangePlan::count(Difference::Kind kind) const
{
    return std::ranges::count(differences, kind, &Difference::kind);
}

/// What a CSV's row says and what it cannot say: where its labels are those that are held, all that
/// is held.
static NamespaceRow bySameCells(const SourceEntry &entry, const HeldEntry &held)
{
    const Cells &there = *entry.cells;
    const Cells here = held.cells.value_or(Cells());
    const bool isSameTemplate = !there.templateLabel || there.templateLabel == here.templateLabel;
    const bool isSameReferences = there.references == here.references;
    if (isSameTemplate && isSameReferences)
        return held.row;
    NamespaceRow row = entry.row;
    row.date = held.row.date;
    row.updated = held.row.updated;
    if (isSameReferences)
        row.references = held.row.references;
    if (isSameTemplate) {
        row.templateUrl = held.row.templateUrl;
        row.hasTemplate = held.row.hasTemplate;
        row.entry.clear();
    }
    return row;
}

/// The row that would be listed: what the source says, and of what it says nothing, what is held.
static NamespaceRow listedBy(const SourceEntry &entry, const HeldEntry &held)
{
    if (entry.isTemplateOnly) {
        NamespaceRow row = held.row;
        if (row.registrant.empty())
            row.registrant = entry.row.registrant;
        return row;
    }
    NamespaceRow row = entry.cells ? bySameCells(entry, held) : entry.row;
    row.nid = entry.row.nid;
    row.version = held.row.version;
    row.revision = held.row.revision;
    row.revisions = held.row.revisions;
    row.inForce = held.row.inForce;
    row.registrant = entry.registrant.value_or(held.row.registrant);
    row.status = entry.status.value_or(held.row.status == Status::Deprecated ? Status::Deprecated
                                                                             : Status::Active);
    return row;
}

static ImportedNamespace madeOf(NamespaceRow row, const SourceEntry &entry)
{
    ImportedNamespace made{std::move(row)};
    if (entry.heldTemplate) {
        made.text = entry.heldTemplate->text;
        made.content = entry.heldTemplate->content;
        made.statedVersion = entry.heldTemplate->statedVersion;
        made.templateDate = entry.heldTemplate->date;
    }
    return made;
}

/// Whether the source's template says more of the registration than is held: a later version, or of
/// the same one a text. What a request registered here stays.
static bool fillsRegistration(const SourceEntry &entry, const HeldEntry &held)
{
    if (!entry.heldTemplate)
        return false;
    const HeldTemplate &there = *entry.heldTemplate;
    const std::int64_t version = templates::registeredVersion(there.statedVersion);
    if (there.text.empty())
        return held.sha256.empty() && held.statedVersion.empty() && !there.statedVersion.empty();
    if (version != held.row.version)
        return version > held.row.version;
    return !held.isRegistered && there.sha256 != held.sha256;
}

/// A listing is evidence of what it lists; a text is none.
static Doubt doubtOf(const SourceEntry &entry, bool isHeld)
{
    if (!entry.isTemplateOnly)
        return Doubt::None;
    return entry.isDraft ? Doubt::Draft : isHeld ? Doubt::None : Doubt::NotListed;
}

static ImportedNamespace addedBy(const SourceEntry &entry)
{
    ImportedNamespace made = madeOf(entry.row, entry);
    made.row.registrant = entry.registrant.value_or(made.row.registrant);
    made.row.status = entry.status.value_or(made.row.status);
    made.previous = 0;
    return made;
}

static ImportedNamespace delistingOf(const HeldEntry &held)
{
    ImportedNamespace made{held.row, {}, {}};
    made.row.status = Status::Delisted;
    made.previous = held.row.revisions;
    return made;
}

/// "urn-" begins informal NIDs alone (RFC 8141, section 5.1).
static bool isNid(std::string_view text)
{
    return urn::Nid::parse(text)
        && (urn::informalNumber(text) > 0 || !base::lowered(text).starts_with("urn-"));
}

namespace {

/// One comparison on its way.
class Comparison {
public:
    Comparison(const Source &source, const std::vector<HeldEntry> &held,
               const std::function<bool()> &goesOn)
        : m_source(source), m_goesOn(goesOn)
    {
        m_held.reserve(held.size());
        for (std::size_t i = 0; i < held.size() && this->goesOn(i); ++i)
            m_held.emplace(base::lowered(held[i].row.nid), &held[i]);
        m_named.reserve(source.entries.size());
    }

    ChangePlan run()
    {
        for (std::size_t i = 0; i < m_source.entries.size() && goesOn(i); ++i)
            take(m_source.entries[i]);
        for (const auto &[key, each] : m_held)
            takeUnnamed(key, *each);
        findRenamed();
        sort();
        return std::move(m_plan);
    }

private:
    bool goesOn(std::size_t done) const
    {
        constexpr std::size_t kStride = 1000;
        return done % kStride != 0 || !m_goesOn || m_goesOn();
    }
    void take(const SourceEntry &entry);
    void compare(const SourceEntry &entry, const HeldEntry &held);
    void takeUnnamed(const std::string &key, const HeldEntry &held);
    void findRenamed();
    void sort();
    Difference *heirOf(const Difference &missing);

    const Source &m_source;
    const std::function<bool()> m_goesOn;
    std::unordered_map<std::string, const HeldEntry *> m_held; ///< by NID in lower case
    std::unordered_set<std::string> m_named; ///< likewise
    ChangePlan m_plan;
};

void Comparison::take(const SourceEntry &entry)
{
    const std::string key = base::lowered(entry.row.nid);
    if (!m_named.insert(key).second)
        return;
    const auto held = m_held.find(key);
    if (held != m_held.end())
        return compare(entry, *held->second);
    Difference added{Difference::Added, entry.row.nid, {}, entry.line, {}, false, {}};
    added.doubt = doubtOf(entry, false);
    if (isNid(entry.row.nid))
        added.versions.push_back(addedBy(entry));
    else
        added.kind = Difference::Malformed;
    m_plan.differences.push_back(std::move(added));
}

void Comparison::compare(const SourceEntry &entry, const HeldEntry &held)
{
    NamespaceRow row = listedBy(entry, held);
    std::vector<FieldChange> fields = rowChanges(held.row, row);
    const bool fills = fillsRegistration(entry, held);
    if (fills) {
        const HeldTemplate &there = *entry.heldTemplate;
        if (there.statedVersion != held.statedVersion)
            fields.push_back({"version", {}, held.statedVersion, there.statedVersion});
        if (there.date != held.templateDate)
            fields.push_back({"template-date", {}, held.templateDate, there.date});
        if (there.sha256 != held.sha256)
            fields.push_back({"text", {}, held.sha256, there.sha256});
    }
    if (fields.empty()) {
        ++m_plan.same;
        return;
    }
    ImportedNamespace made =
        fills ? madeOf(std::move(row), entry) : ImportedNamespace{std::move(row)};
    made.previous = held.row.revisions;
    Difference changed{Difference::Changed, made.row.nid, {}, entry.line, {}, held.isOwn, {}};
    changed.doubt = doubtOf(entry, true);
    changed.fields = std::move(fields);
    changed.versions.push_back(std::move(made));
    m_plan.differences.push_back(std::move(changed));
}

void Comparison::takeUnnamed(const std::string &key, const HeldEntry &held)
{
    const bool isCovered = std::ranges::count(m_source.complete, held.row.kind) > 0;
    if (!isCovered || m_named.contains(key))
        return;
    if (held.row.status == Status::Delisted) {
        ++m_plan.same;
        return;
    }
    Difference missing{Difference::Missing, held.row.nid, {}, 0, {}, held.isOwn, {}};
    missing.versions.push_back(delistingOf(held));
    m_plan.differences.push_back(std::move(missing));
}

/// The one added namespace that says what `missing` said: the same references, of which there are
/// some, and the same day, where either has one. Null where there is none, or more than one.
Difference *Comparison::heirOf(const Difference &missing)
{
    const NamespaceRow &before = missing.versions.front().row;
    Difference *heir = nullptr;
    for (Difference &each : m_plan.differences) {
        if (each.kind != Difference::Added)
            continue;
        const NamespaceRow &row = each.versions.front().row;
        const bool isSame = !row.references.empty() && row.references == before.references
            && row.kind == before.kind && row.date == before.date;
        if (isSame && heir)
            return nullptr;
        if (isSame)
            heir = &each;
    }
    return heir;
}

void Comparison::findRenamed()
{
    constexpr std::int64_t kMaxUnpaired =
        1000; // in two listings that have little in common none is found
    if (m_plan.count(Difference::Missing) > kMaxUnpaired
        || m_plan.count(Difference::Added) > kMaxUnpaired)
        return;
    std::map<Difference *, std::vector<Difference *>> heirs;
    for (Difference &each : m_plan.differences) {
        if (each.kind != Difference::Missing)
            continue;
        if (Difference *heir = heirOf(each))
            heirs[heir].push_back(&each);
    }
    std::set<std::string> gone;
    for (auto &[heir, former] : heirs) {
        if (former.size() != 1)
            continue;
        heir->kind = Difference::Renamed;
        heir->formerNid = former.front()->nid;
        heir->isOwn = former.front()->isOwn;
        heir->versions.front().formerNid = heir->formerNid;
        heir->versions.front().row.registrant = former.front()->versions.front().row.registrant;
        heir->versions.push_back(former.front()->versions.front());
        gone.insert(heir->formerNid);
    }
    std::erase_if(m_plan.differences, [&](const Difference &each) {
        return each.kind == Difference::Missing && gone.contains(each.nid);
    });
}

/// By their places, each of which is made once. A listing nearly always comes in their order.
void Comparison::sort()
{
    using Positioned = std::pair<ListingPosition, std::size_t>;
    std::vector<Positioned> order;
    order.reserve(m_plan.differences.size());
    for (const Difference &each : m_plan.differences) {
        order.emplace_back(positionOf(each.nid), order.size());
        if (!goesOn(order.size()))
            return;
    }
    if (std::ranges::is_sorted(order))
        return;
    std::ranges::sort(order);
    std::vector<Difference> sorted;
    sorted.reserve(order.size());
    for (const Positioned &each : order)
        sorted.push_back(std::move(m_plan.differences[each.second]));
    m_plan.differences = std::move(sorted);
}

} // namespace

registry::ImportBatch batchOf(const Source &source, const ChangePlan &plan,
                              const std::function<bool(const Difference &)> &wanted,
                              bool withListing)
{
    registry::ImportBatch batch;
    batch.source = source.name + " (SHA-256 " + source.sha256 + ")";
    batch.sha256 = source.sha256;
    batch.namespaces.reserve(plan.differences.size());
    for (const Difference &each : plan.differences) {
        if (wanted(each)) // a malformed one has no versions
            std::ranges::copy(each.versions, std::back_inserter(batch.namespaces));
    }
    batch.contacts = source.contacts;
    batch.inForce = source.day();
    batch.decidedAfter = plan.decidedAfter;
    if (plan.decidedAfter) { // what it follows in the past is not what the record has now
        for (ImportedNamespace &each : batch.namespaces)
            each.previous.reset();
    }
    if (!withListing || !source.header)
        return batch;
    batch.header = source.headerText;
    for (const Person &each : source.header->people)
        batch.contacts.push_back(contactOf(each));
    return batch;
}

ChangePlan compare(const Source &source, const std::vector<HeldEntry> &held,
                   const std::optional<Document> &heldHeader, const std::function<bool()> &goesOn)
{
    ChangePlan plan = Comparison(source, held, goesOn).run();
    if (!source.header || source.header == heldHeader)
        return plan;
    tellAge(plan, source, held, heldHeader);
    plan.listing = compareHeaders(heldHeader.value_or(Document()), *source.header);
    if (plan.listing.empty()) // the order of its registrations, the instructions before it
        plan.listing.push_back({"other", source.header->registry.head.id, {}, {}});
    return plan;
}

} // namespace nidreg::listing
