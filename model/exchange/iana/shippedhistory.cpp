// SPDX-License-Identifier: MIT
#include "model/exchange/iana/shippedhistory.h"

#include "model/base/text.h"
#include "model/exchange/files/csv.h"
#include "model/exchange/iana/embedded.h"
#include "model/exchange/iana/ianaxmlwriter.h"
#include "model/exchange/iana/listingheader.h"
#include "model/listing/entry.h"
#include "model/proof/sha256.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace nidreg::exchange {

using registry::ImportBatch;
using registry::ImportedNamespace;

namespace {

// clang-format off
/// The columns of the files: see registry-data/snapshot/README.md.
enum Fact { Kind, Nid, Registrant, TemplateDate, StatedVersion };                        // namespaces.csv
enum State { Day, StateNid, FormerNid, Status, Registered, Updated, TemplateUrl, References }; // history.csv
enum Said { SaidDay, SaidOf, Rule, RuleReference, Experts };                             // listings.csv
// clang-format on

/// What stands before the first `separator`, which is taken off `rest` with it.
std::string_view takeUpTo(std::string_view separator, std::string_view &rest)
{
    const std::size_t at = rest.find(separator);
    const std::string_view head = rest.substr(0, at);
    rest = at == std::string_view::npos ? "" : rest.substr(at + separator.size());
    return head;
}

/// "uri https://gs1.org/ GS1 AISBL": type, data, label.
registry::Reference reference(std::string_view text)
{
    const auto type = registry::referenceType(takeUpTo(" ", text));
    assert(type);
    const std::string_view data = takeUpTo(" ", text);
    return {*type, std::string(data), std::string(text)};
}

std::vector<registry::Reference> references(std::string_view text)
{
    std::vector<registry::Reference> all;
    while (!text.empty())
        all.push_back(reference(takeUpTo(" | ", text)));
    return all;
}

/// The rows of a shipped file, its heading taken off.
std::vector<CsvRow> rows(std::string_view csv)
{
    auto read = readCsv(csv);
    assert(read && !read.value().empty());
    std::vector<CsvRow> all = std::move(read).value();
    all.erase(all.begin());
    return all;
}

/// What is known of a namespace beside its listings, and how many of these there were so far.
struct Known {
    CsvRow facts;
    std::string firstDay; ///< of the listing that came with its registration
    std::int64_t revisions = 0;
};
using AllKnown = std::map<std::string, Known, std::less<>>;

/// A template is registered with the first listing that is not older than it, or with the last one.
AllKnown known(const std::vector<CsvRow> &states)
{
    AllKnown all;
    for (CsvRow &row : rows(kNamespacesCsv))
        all[row[Nid]].facts = row;
    for (const CsvRow &state : states) {
        Known &each = all.find(state[StateNid])->second;
        if (each.firstDay < each.facts[TemplateDate] || each.firstDay.empty())
            each.firstDay = state[Day];
    }
    return all;
}

ImportedNamespace imported(const CsvRow &state, Known &known)
{
    ImportedNamespace made;
    registry::NamespaceRow &row = made.row;
    row.nid = state[StateNid];
    row.kind = known.facts[Kind] == registry::name(urn::NidKind::Formal) ? urn::NidKind::Formal
                                                                         : urn::NidKind::Informal;
    row.date = state[Registered];
    row.updated = state[Updated];
    row.status = *registry::statusNamed(state[Status]);
    row.registrant = known.facts[Registrant];
    row.references = references(state[References]);
    row.templateUrl = state[TemplateUrl];
    row.hasTemplate = !row.templateUrl.empty();
    row.inForce = state[Day];
    made.formerNid = state[FormerNid];
    if (state[Day] == known.firstDay) {
        made.statedVersion = known.facts[StatedVersion];
        made.templateDate = known.facts[TemplateDate];
    }
    made.previous = known.revisions++;
    return made;
}

listing::Head headOf(std::string id, const char *title)
{
    listing::Head head;
    head.id = std::move(id);
    head.title = listing::proseOf(title);
    return head;
}

/// What the listings say beside their records, as it stands from one to the next.
class Header {
public:
    Header()
    {
        m_document.registry.head =
            headOf("urn-namespaces", "Uniform Resource Names (URN) Namespaces");
        m_document.registry.registries.resize(2);
        m_document.registry.registries[0].head =
            headOf("urn-namespaces-1", "Formal URN Namespaces");
        m_document.registry.registries[1].head =
            headOf("urn-namespaces-2", "Informal URN Namespaces");
    }

    void take(const CsvRow &said)
    {
        m_document.registry.head.updated = said[SaidDay];
        if (said[SaidOf].empty())
            return;
        const bool isFormal = said[SaidOf] == registry::name(urn::NidKind::Formal);
        listing::Head &head = m_document.registry.registries[isFormal ? 0 : 1].head;
        head.registrationRule = listing::proseOf(said[Rule]);
        head.references = references(said[RuleReference]);
        head.expert =
            said[Experts].empty() ? std::nullopt : std::optional(listing::proseOf(said[Experts]));
    }

    std::string text() const { return ianaXml(m_document); }

private:
    listing::Document m_document;
};

} // namespace

std::string shippedSha256()
{
    std::string all;
    for (const std::string_view file : {kNamespacesCsv, kHistoryCsv, kListingsCsv, kContactsCsv})
        all += file;
    return proof::sha256Hex(all);
}

std::vector<registry::Contact> shippedContacts()
{
    std::vector<registry::Contact> contacts;
    for (const CsvRow &row : rows(kContactsCsv))
        contacts.push_back({row[0], row[1], row[2], row[3]});
    return contacts;
}

std::vector<ImportBatch> shippedHistory()
{
    const std::vector<CsvRow> states = rows(kHistoryCsv);
    AllKnown all = known(states);
    const std::string hash = shippedSha256();
    std::vector<ImportBatch> batches;
    Header header;
    auto state = states.begin();
    for (const CsvRow &said : rows(kListingsCsv)) {
        header.take(said);
        if (batches.empty() || batches.back().inForce != said[SaidDay]) {
            ImportBatch &batch = batches.emplace_back();
            batch.inForce = said[SaidDay];
            batch.source = "IANA URN Namespaces registry, " + batch.inForce;
            batch.sha256 = hash;
            for (; state != states.end() && (*state)[Day] == batch.inForce; ++state)
                batch.namespaces.push_back(imported(*state, all.find((*state)[StateNid])->second));
        }
        batches.back().header = header.text();
    }
    assert(state == states.end());
    batches.back().contacts = shippedContacts();
    return batches;
}

namespace {

/// The record's next revision.
registry::NamespaceVersion revisionOf(const ImportedNamespace &from, const std::string &source,
                                      const registry::Namespace &before)
{
    registry::NamespaceVersion made;
    if (!before.versions.empty())
        made = before.versions.back(); // its registration goes on
    made.registers = !from.statedVersion.empty() || !from.templateDate.empty();
    if (made.registers) {
        made.version = templates::registeredVersion(from.statedVersion);
        made.statedVersion = from.statedVersion;
        made.templateDate = from.templateDate;
    }
    made.nid = from.row.nid;
    made.kind = from.row.kind;
    made.revision = std::ssize(before.versions) + 1;
    made.registrant = from.row.registrant;
    made.references = from.row.references;
    made.imported = true;
    made.source = source;
    made.formerNid = from.formerNid;
    made.inForce = from.row.inForce;
    made.date = from.row.date;
    made.updated = from.row.updated;
    made.status = from.row.status;
    made.templateUrl = from.row.templateUrl;
    made.hasTemplate = from.row.hasTemplate;
    return made;
}

/// A record as a listing has it.
listing::SourceEntry entryOf(const ImportedNamespace &from)
{
    listing::SourceEntry entry;
    entry.row = from.row;
    entry.registrant = from.row.registrant;
    if (!from.statedVersion.empty() || !from.templateDate.empty())
        entry.heldTemplate =
            listing::HeldTemplate{{}, {}, {}, from.statedVersion, from.templateDate};
    return entry;
}

/// What is listed after a batch.
void take(const ImportBatch &batch,
          std::map<listing::ListingPosition, listing::SourceEntry> &listed)
{
    for (const ImportedNamespace &each : batch.namespaces) {
        if (registry::isRegistered(each.row.status))
            listed[listing::positionOf(each.row.nid)] = entryOf(each);
        else
            listed.erase(listing::positionOf(each.row.nid));
    }
}

} // namespace

std::vector<listing::Source> shippedListings()
{
    std::vector<listing::Source> all;
    std::map<listing::ListingPosition, listing::SourceEntry> listed;
    for (const ImportBatch &batch : shippedHistory()) {
        take(batch, listed);
        listing::Source &source = all.emplace_back();
        source.name = batch.source;
        source.sha256 = batch.sha256;
        source.complete = {urn::NidKind::Formal, urn::NidKind::Informal};
        for (const auto &[position, entry] : listed)
            source.entries.push_back(entry);
        source.headerText = batch.header;
        if (auto header = readListingHeader(batch.header))
            source.header = std::move(*header);
        source.contacts = batch.contacts;
    }
    return all;
}

std::vector<registry::Namespace> shippedNamespaces()
{
    std::vector<registry::Namespace> all;
    std::map<std::string, std::size_t, std::less<>> positions;
    for (const CsvRow &row : rows(kNamespacesCsv)) {
        positions.emplace(row[Nid], all.size());
        all.emplace_back();
    }
    for (const ImportBatch &batch : shippedHistory()) {
        for (const ImportedNamespace &each : batch.namespaces) {
            registry::Namespace &space = all[positions.find(each.row.nid)->second];
            space.versions.push_back(revisionOf(each, batch.source, space));
            space.row = each.row;
            space.row.version = space.versions.back().version;
            space.row.revision = space.row.revisions = space.versions.back().revision;
        }
    }
    return all;
}

} // namespace nidreg::exchange
