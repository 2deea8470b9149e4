// SPDX-License-Identifier: MIT
#include "model/storage/listedrow.h"

#include "model/storage/records.h"

namespace nidreg::storage {

using registry::Reference;

namespace {

constexpr int kRecord = int(registry::kRecordColumns.size());

/// The columns of nidreg.listed_revision; nidreg.listed_newest has them up to Registration.
enum Column {
    NidKey,
    Nid,
    Revision,
    FirstOfRecord, ///< of registry::kRecordColumns
    Entry = FirstOfRecord + kRecord,
    Imported,
    Registration,
    Event,
    InForce,
    Source,
    FormerNid,
    Recorded
};

/// The columns of nidreg.registered.
enum Registered {
    Version,
    RegisteredBy,
    StatedVersion,
    TemplateDate,
    Text,
    Sha256,
    Grammar,
    Request
};
constexpr int kStatus = FirstOfRecord + registry::recordColumn("status");
constexpr int kReference = FirstOfRecord + registry::recordColumn("reference");
constexpr int kHasTemplate = FirstOfRecord + registry::recordColumn("has_template");

/// Reads references as jsonb writes them: the shorter key first, then by its bytes, and a blank
/// after each comma and colon. Whatever is written in another way is left to a reader of JSON.
class ReferenceReader {
public:
    explicit ReferenceReader(std::string_view text) : m_rest(text) { }

    /// False where it is not as simple as that.
    bool read(std::vector<Reference> &to)
    {
        std::size_t count = 0;
        if (m_rest == "[]") {
            to.clear();
            return true;
        }
        if (!takes("["))
            return false;
        do {
            if (count == to.size())
                to.emplace_back();
            if (!readOne(to[count++]))
                return false;
        } while (takes(", "));
        to.resize(count);
        return m_rest == "]";
    }

private:
    bool readOne(Reference &to)
    {
        to.label.clear();
        to.lastUpdated.clear();
        to.fragment.kind = registry::Fragment::None;
        to.fragment.value.clear();
        if (!takes("{\"data\": \"") || !readText(to.data) || !takes(", \"type\": \""))
            return false;
        const auto type = registry::referenceType(upToQuote());
        if (!type || !takes("\""))
            return false;
        to.type = *type;
        if (takes(", \"label\": \"") && !readText(to.label))
            return false;
        if (takes(", \"fragment\": {\"") && !readFragment(to.fragment))
            return false;
        if (takes(", \"last_updated\": \"") && !readText(to.lastUpdated))
            return false;
        return takes("}");
    }

    bool readFragment(registry::Fragment &to)
    {
        const auto kind = registry::fragmentKind(upToQuote());
        if (!kind || !takes("\": \"") || !readText(to.value))
            return false;
        to.kind = *kind;
        return takes("}");
    }

    /// The rest of a text, with the quote that ends it; false where anything in it is escaped.
    bool readText(std::string &to)
    {
        const std::string_view text = upToQuote();
        to.assign(text);
        return text.find('\\') == text.npos && takes("\"");
    }

    std::string_view upToQuote()
    {
        const std::string_view text = m_rest.substr(0, m_rest.find('"'));
        m_rest.remove_prefix(text.size());
        return text;
    }

    bool takes(std::string_view text)
    {
        if (!m_rest.starts_with(text))
            return false;
        m_rest.remove_prefix(text.size());
        return true;
    }

    std::string_view m_rest;
};

/// Answers the event that the registration came with; 0: there is none.
std::int64_t readVersion(const CopiedRow &from, registry::NamespaceVersion &to)
{
    to.nid.assign(from.bytes(Nid));
    to.revision = from.number(Revision);
    to.imported = from.number(Imported) != 0;
    to.inForce.assign(from.bytes(InForce));
    CopiedRow registration;
    registration.readComposite(from.bytes(Registration));
    to.version = registration.isNull(Version) ? 1 : registration.number(Version);
    to.statedVersion.assign(registration.bytes(StatedVersion));
    to.templateDate.assign(registration.bytes(TemplateDate));
    to.text.assign(registration.bytes(Text));
    to.sha256.assign(registration.bytes(Sha256));
    to.grammar.assign(registration.bytes(Grammar));
    to.request.value = registration.number(Request);
    return registration.number(RegisteredBy);
}

void readOrigin(const CopiedRow &from, std::int64_t registeredBy, registry::ListedVersion &to)
{
    to.version.registers = registeredBy == to.event;
    to.version.source.assign(from.bytes(Source));
    to.version.formerNid.assign(from.bytes(FormerNid));
    to.version.recorded = from.instant(Recorded);
}

} // namespace

void readReferences(std::string_view sent, std::vector<Reference> &references)
{
    sent.remove_prefix(sent.empty() ? 0 : 1); // the version of the form
    if (!ReferenceReader(sent).read(references))
        references = referencesFrom(parsed(sent));
}

bool isInForce(const CopiedRow &from, const registry::AsOf &asOf)
{
    return (asOf.day.empty() || from.bytes(InForce) <= asOf.day)
        && (!asOf.known || from.number(Event) <= *asOf.known);
}

void readListed(const CopiedRow &from, registry::Store::Extent extent, urn::NidKind kind,
                registry::NamespaceRow &row, registry::ListedVersion &version)
{
    const std::int64_t registeredBy = readVersion(from, version.version);
    if (extent == registry::Store::Extent::Histories)
        readOrigin(from, registeredBy, version);
    version.version.kind = row.kind = kind;
    row.nid.assign(from.bytes(Nid));
    row.version = version.version.version;
    row.revision = version.version.revision;
    row.inForce = version.version.inForce;
    version.event = from.number(Event);
    for (int i = 0; i < kRecord; ++i) {
        if (const auto text = registry::kRecordColumns[std::size_t(i)].text)
            (row.*text).assign(from.bytes(FirstOfRecord + i));
    }
    row.status = registry::statusNamed(from.bytes(kStatus)).value_or(registry::Status::Active);
    readReferences(from.bytes(kReference), row.references);
    row.hasTemplate = from.number(kHasTemplate) != 0;
    row.entry.assign(from.bytes(Entry));
    version.version.date = row.date;
    version.version.updated = row.updated;
    version.version.status = row.status;
    version.version.templateUrl = row.templateUrl;
    version.version.hasTemplate = row.hasTemplate;
    version.version.registrant = row.registrant;
    version.version.references = row.references;
}

} // namespace nidreg::storage
