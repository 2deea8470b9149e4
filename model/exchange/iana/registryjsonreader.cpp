// SPDX-License-Identifier: MIT
#include "model/base/date.h"
#include "model/exchange/iana/listingheader.h"
#include "model/exchange/iana/listingsource.h"
#include "model/exchange/json/json.h"
#include "model/listing/entry.h"
#include "model/proof/sha256.h"
#include "model/templates/reader.h"

#include <QIODevice>

#include <algorithm>
#include <istream>
#include <streambuf>

namespace nidreg::exchange {

using listing::ReadError;
using listing::ReadRefusal;
using listing::SourceEntry;
using registry::Reference;

namespace {

/// A device as the stream that the JSON parser reads from.
class DeviceBuffer : public std::streambuf {
public:
    explicit DeviceBuffer(QIODevice &from) : m_from(from) { }

protected:
    int_type underflow() override
    {
        const qint64 read = m_from.read(m_bytes.data(), qint64(m_bytes.size()));
        if (read <= 0)
            return traits_type::eof();
        setg(m_bytes.data(), m_bytes.data(), m_bytes.data() + read);
        return traits_type::to_int_type(m_bytes.front());
    }

private:
    QIODevice &m_from;
    std::array<char, 64 * 1024> m_bytes{};
};

std::string text(const Json &object, std::string_view name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Reference referenceFrom(const Json &from)
{
    Reference reference;
    reference.type = registry::referenceType(text(from, "type")).value_or(Reference::Text);
    reference.data = text(from, "data");
    reference.label = text(from, "label");
    reference.lastUpdated = text(from, "updated");
    if (const auto kind = registry::fragmentKind(text(from, "place")))
        reference.fragment = {*kind, text(from, "place_in")};
    return reference;
}

std::vector<Reference> referencesFrom(const Json &object)
{
    std::vector<Reference> references;
    const auto found = object.find("references");
    if (found != object.end() && found->is_array()) {
        for (const Json &each : *found)
            references.push_back(referenceFrom(each));
    }
    return references;
}

/// The newest version, which the file has last.
Json newestOf(const Json &object)
{
    const auto versions = object.find("versions");
    if (versions == object.end() || !versions->is_array() || versions->empty())
        return Json::object();
    return versions->back();
}

SourceEntry namespaceFrom(const Json &object)
{
    SourceEntry entry;
    registry::NamespaceRow &row = entry.row;
    row.nid = text(object, "nid");
    row.kind = urn::isInformalForm(row.nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
    for (const registry::RecordColumn &column : registry::kRecordColumns) {
        if (column.text)
            row.*column.text = text(object, column.name);
    }
    row.references = referencesFrom(object);
    row.hasTemplate = object.value("has_template", false);
    row.entry = text(object, "entry");
    if (!row.entry.empty() && !readEntry(row.entry))
        row.entry.clear();
    entry.registrant = row.registrant;
    entry.status = registry::statusNamed(text(object, "status"));
    const Json newest = newestOf(object);
    if (const std::string held = text(newest, "template"); !held.empty()) {
        entry.heldTemplate = {
            held,
            std::make_shared<const templates::NamespaceTemplate>(templates::read(held).front()),
            proof::sha256Hex(held), text(newest, "stated_version"), text(newest, "date")};
    } else if (const std::string stated = text(newest, "stated_version"); !stated.empty()) {
        entry.heldTemplate = {{}, nullptr, {}, stated, text(newest, "date")};
    }
    return entry;
}

listing::Person personFrom(const Json &object)
{
    listing::Person person;
    person.id = text(object, "id");
    person.name = text(object, "name");
    if (const std::string uri = text(object, "uri"); !uri.empty())
        person.uris.push_back(uri);
    person.updated = text(object, "updated");
    return person;
}

/// A registry that took over no listing has no header, but people whom its entries cite.
void takeHeader(const Json &whole, listing::Source &source)
{
    source.headerText = text(whole, "frame");
    source.header = source.headerText.empty() ? std::nullopt : readListingHeader(source.headerText);
    if (!source.header)
        source.headerText.clear();
    const auto people = whole.find("people");
    if (people == whole.end() || !people->is_array())
        return;
    for (const Json &each : *people) {
        const listing::Person person = personFrom(each);
        source.contacts.push_back(listing::contactOf(person));
    }
}

/// Absent, null, or a string that states a day or a month.
bool isListingDate(const Json &object, const char *member)
{
    const auto found = object.find(member);
    return found == object.end() || found->is_null()
        || (found->is_string() && base::isDayOrMonth(found->get_ref<const std::string &>()));
}

/// What of a namespace is not as registry.schema.json has it, and of which; empty: nothing.
std::string faultyMember(const Json &object)
{
    const std::string nid = text(object, "nid");
    if (nid.empty())
        return "nid";
    const auto kind = urn::isInformalForm(nid) ? urn::NidKind::Informal : urn::NidKind::Formal;
    const std::string of = " (" + nid + ')';
    if (text(object, "kind") != registry::name(kind))
        return "kind" + of;
    if (!registry::statusNamed(text(object, "status")))
        return "status" + of;
    for (const char *member : {"registered", "updated"}) {
        if (!isListingDate(object, member))
            return member + of;
    }
    return {};
}

ReadRefusal notItsSchema(std::string_view member)
{
    return {ReadError::NotItsSchema, 0, std::string(member)};
}

/// What of the whole is not as the schema has it, or not all there.
std::optional<ReadRefusal> faultOf(const Json &whole, std::size_t namespaces)
{
    if (!whole.contains("namespaces") || !whole["namespaces"].is_array())
        return notItsSchema("namespaces");
    const auto count = whole.find("count");
    if (count == whole.end() || !count->is_number_unsigned())
        return notItsSchema("count");
    if (count->get<std::uint64_t>() != namespaces)
        return ReadRefusal{ReadError::NotWhole, 0, count->dump()};
    return std::nullopt;
}

/// Values below the whole and an array of it, a namespace or a person, are at this depth.
constexpr int kItemDepth = 2;

} // namespace

Read readRegistryJson(QIODevice &from)
{
    ReadSource read;
    bool isInNamespaces = false, isOurs = false, isTooLong = false;
    std::string faulty;
    const auto take = [&](int depth, Json::parse_event_t event, Json &parsed) {
        if (depth == 1 && event == Json::parse_event_t::key) {
            isInNamespaces = parsed == "namespaces";
            isOurs = isOurs || isInNamespaces;
        }
        const bool isNamespace =
            isInNamespaces && depth == kItemDepth && event == Json::parse_event_t::object_end;
        if (!isNamespace)
            return true;
        if (faulty.empty())
            faulty = faultyMember(parsed);
        read.source.entries.push_back(namespaceFrom(parsed));
        const auto &held = read.source.entries.back().heldTemplate;
        isTooLong = isTooLong || (held && held->text.size() > templates::kMaxFileBytes);
        return false; // its members are read; the parser need not keep them
    };
    DeviceBuffer buffer(from);
    std::istream stream(&buffer);
    const Json whole = Json::parse(stream, take, false);
    if (whole.is_discarded())
        return base::fail(ReadRefusal{ReadError::Malformed, 0, "JSON"});
    if (!isOurs)
        return base::fail(ReadRefusal{ReadError::NotARegistry, 0, "{"});
    if (isTooLong)
        return base::fail(ReadRefusal{ReadError::TextTooLong, 0, "template"});
    if (!faulty.empty())
        return base::fail(notItsSchema(faulty));
    if (auto fault = faultOf(whole, read.source.entries.size()))
        return base::fail(std::move(*fault));
    takeHeader(whole, read.source);
    read.source.complete = {urn::NidKind::Formal, urn::NidKind::Informal};
    return read;
}

} // namespace nidreg::exchange
