// SPDX-License-Identifier: MIT
#include "model/exchange/json/json.h"
#include "model/exchange/json/jsontext.h"
#include "model/exchange/site/listingcomparer.h"
#include "model/exchange/site/publishedheader.h"

namespace nidreg::exchange {

namespace {

Json known(std::string_view text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

void write(JsonText &to, const std::vector<registry::Reference> &references)
{
    const char *before = "[";
    for (const registry::Reference &each : references) {
        to.raw(before).raw("{\"type\":").text(registry::name(each.type));
        to.raw(",\"data\":").known(each.data).raw(",\"label\":").known(each.label);
        to.raw(",\"place\":").known(registry::name(each.fragment.kind));
        to.raw(",\"place_in\":").known(each.fragment.value);
        to.raw(",\"updated\":").known(each.lastUpdated);
        to.raw(",\"shown\":").text(registry::labelOf(each)).raw("}");
        before = ",";
    }
    to.raw(references.empty() ? "[]" : "]");
}

/// What the version changed of the record: `[]` of the first one.
void writeChanges(JsonText &to, const registry::ListedNamespace &listed, std::size_t index)
{
    const char *between = "";
    to.raw("[");
    for (const auto &each : changesAt(listed, index)) {
        to.raw(between).raw("{\"field\":").text(each.field);
        to.raw(",\"before\":").known(each.here);
        to.raw(",\"after\":").known(each.there).raw("}");
        between = ",";
    }
    to.raw("]");
}

void write(JsonText &to, const registry::ListedNamespace &listed, std::size_t index)
{
    const registry::ListedVersion &each = listed.versions[index];
    const registry::NamespaceVersion &version = each.version;
    to.raw("{\"revision\":").number(version.revision);
    to.raw(",\"version\":").number(version.version);
    to.raw(",\"change\":").text(name(changeAt(listed, index)));
    writeChanges(to.raw(",\"changes\":"), listed, index);
    to.raw(",\"in_force\":").text(version.inForce);
    to.raw(",\"event\":").number(each.event);
    to.raw(",\"recorded\":").instant(version.recorded);
    to.raw(",\"status\":").text(registry::name(version.status));
    to.raw(",\"updated\":").known(version.updated);
    to.raw(",\"stated_version\":").known(version.statedVersion);
    to.raw(",\"date\":").known(version.templateDate);
    to.raw(",\"registrant\":").known(version.registrant);
    to.raw(",\"references\":");
    write(to, version.references);
    to.raw(",\"request\":");
    if (version.request)
        to.number(version.request.value);
    else
        to.raw("null");
    to.raw(",\"imported\":").truth(version.imported);
    to.raw(",\"source\":").known(version.source);
    to.raw(",\"former_nid\":").known(version.formerNid);
    to.raw(",\"sha256\":").known(version.sha256);
    to.raw(",\"grammar\":").known(version.grammar);
    to.raw(",\"template\":").known(version.text).raw("}");
}

void write(JsonText &to, const registry::ListedNamespace &listed,
           const templates::NamespacePattern &pattern)
{
    const registry::NamespaceRow &row = listed.row;
    to.raw("{\"nid\":").text(row.nid);
    to.raw(",\"kind\":").text(registry::name(row.kind));
    to.raw(",\"status\":").text(registry::name(row.status));
    to.raw(",\"version\":").number(row.version);
    to.raw(",\"revision\":").number(row.revision);
    to.raw(",\"in_force\":").text(row.inForce);
    for (const registry::RecordColumn &column : registry::kRecordColumns) {
        if (column.name == "reference")
            write(to.raw(",\"references\":"), row.references);
        else if (column.name == "template_url")
            to.raw(",\"has_template\":").truth(row.hasTemplate);
        if (column.text)
            to.raw(",\"").raw(column.name).raw("\":").known(row.*column.text);
    }
    to.raw(",\"pattern\":").known(pattern.pattern);
    to.raw(",\"example\":").known(pattern.example);
    to.raw(",\"entry\":").known(row.entry);
    const char *before = ",\"versions\":[";
    for (std::size_t i = 0; i < listed.versions.size(); ++i) {
        write(to.raw(before), listed, i);
        before = ",";
    }
    to.raw(listed.versions.empty() ? ",\"versions\":[]}" : "]}");
}

/// A text of the listing's header, and what it refers to.
void write(JsonText &to, const std::optional<listing::Prose> &prose)
{
    if (!prose)
        return void(to.raw("null"));
    to.raw("{\"text\":").text(lineOf(*prose)).raw(",\"references\":");
    write(to, listing::referencesIn(*prose));
    to.raw("}");
}

void write(JsonText &to, const std::vector<listing::Note> &notes)
{
    const char *between = "";
    to.raw("[");
    for (const listing::Note &each : notes) {
        to.raw(between).raw("{\"title\":").known(each.title);
        write(to.raw(",\"text\":"), each.text);
        to.raw("}");
        between = ",";
    }
    to.raw("]");
}

void write(JsonText &to, const RegistryRules &rules)
{
    const char *between = "";
    to.raw("{\"kind\":").text(registry::name(rules.kind));
    to.raw(",\"id\":").text(rules.head.id);
    to.raw(",\"title\":").known(rules.head.title ? lineOf(*rules.head.title) : "");
    write(to.raw(",\"registration_rule\":"), rules.head.registrationRule);
    write(to.raw(",\"expert\":"), rules.head.expert);
    to.raw(",\"experts\":[");
    for (const NamedExpert &each : rules.experts) {
        to.raw(between).raw("{\"name\":").text(each.name);
        to.raw(",\"role\":").known(each.role).raw("}");
        between = ",";
    }
    write(to.raw("],\"references\":"), rules.head.references);
    write(to.raw(",\"notes\":"), rules.head.notes);
    to.raw("}");
}

/// What the listing says of itself and its two registries, in parts.
std::string rulesText(const Front &front)
{
    const char *between = "\n";
    JsonText text;
    write(text.raw("\"notes\":"), headerOf(front).registry.head.notes);
    text.raw(",\n\"registries\":[");
    for (const RegistryRules &each : rulesOf(front)) {
        write(text.raw(between), each);
        between = ",\n";
    }
    return text.raw("\n]").line();
}

class JsonWriter : public ListingWriter {
public:
    JsonWriter(QIODevice &to, const Front &front) : m_to(to)
    {
        const registry::ListingHead &head = front.head;
        put("{\"$schema\":\"registry.schema.json\",\n\"title\":"
            + line("Uniform Resource Names (URN) Namespaces")
            + ",\n\"updated\":" + line(Json(base::toString(front.updated))) + ",\n\"event\":"
            + std::to_string(head.event) + ",\n\"registry\":" + line(known(head.registry))
            + ",\n\"frame\":" + withoutControls(line(known(head.header)))
            + ",\n\"base_url\":" + line(known(front.baseUrl)) + ",\n" + rulesText(front)
            + ",\n\"count\":" + std::to_string(head.namespaces) + ",\n\"namespaces\":[");
    }

    void add(const Entry &entry) override
    {
        if (!entry.listed)
            return;
        put(m_any ? ",\n" : "\n");
        put(entry.json.empty() ? jsonLine(*entry.listed, entry.pattern) : entry.json);
        m_any = true;
    }

    void finish(const std::vector<registry::Contact> &contacts) override
    {
        put("\n],\n\"people\":[");
        const char *between = "\n";
        for (const registry::Contact &each : contacts) {
            put(between
                + withoutControls(line({{"id", each.id},
                                        {"name", known(each.name)},
                                        {"uri", known(each.uri)},
                                        {"updated", known(each.updated)}})));
            between = ",\n";
        }
        put("\n]}\n");
    }

private:
    void put(std::string_view text) { m_to.write(text.data(), static_cast<qint64>(text.size())); }

    QIODevice &m_to;
    bool m_any = false;
};

} // namespace

std::string jsonLine(const registry::ListedNamespace &listed,
                     const templates::NamespacePattern &pattern)
{
    JsonText text;
    write(text, listed, pattern);
    return text.line();
}

std::unique_ptr<ListingWriter> jsonWriter(QIODevice &to, const Front &front)
{
    return std::make_unique<JsonWriter>(to, front);
}

} // namespace nidreg::exchange
