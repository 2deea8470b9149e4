// SPDX-License-Identifier: MIT
#include "model/exchange/changes.h"
#include "model/exchange/json.h"
#include "model/exchange/sitewriters.h"
#include "model/exchange/xmltext.h"

namespace nidreg::exchange {

namespace {

Json known(std::string_view text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json referencesJson(const std::vector<registry::Reference> &references)
{
    Json all = Json::array();
    for (const registry::Reference &each : references) {
        all.push_back({{"type", registry::name(each.type)},
                       {"data", known(each.data)},
                       {"label", known(each.label)},
                       {"place", known(registry::name(each.fragment.kind))},
                       {"place_in", known(each.fragment.value)},
                       {"updated", known(each.lastUpdated)},
                       {"shown", registry::labelOf(each)}});
    }
    return all;
}

Json versionJson(const registry::ListedNamespace &listed, std::size_t index)
{
    const registry::ListedVersion &each = listed.versions[index];
    const registry::NamespaceVersion &version = each.version;
    return {{"version", version.version},
            {"change", name(changeAt(listed, index))},
            {"event", each.event},
            {"recorded", base::toString(version.recorded)},
            {"status", registry::name(each.status)},
            {"updated", known(each.updated)},
            {"stated_version", known(version.statedVersion)},
            {"date", known(version.templateDate)},
            {"registrant", known(version.registrant)},
            {"references", referencesJson(version.references)},
            {"request", version.request ? Json(version.request.value) : Json(nullptr)},
            {"imported", version.imported},
            {"source", known(version.source)},
            {"former_nid", known(version.formerNid)},
            {"sha256", known(version.sha256)},
            {"grammar", known(version.grammar)},
            {"template", known(version.text)}};
}

Json namespaceJson(const registry::ListedNamespace &listed)
{
    const registry::NamespaceRow &row = listed.row;
    Json versions = Json::array();
    for (std::size_t i = 0; i < listed.versions.size(); ++i)
        versions.push_back(versionJson(listed, i));
    return {{"nid", row.nid},
            {"kind", registry::name(row.kind)},
            {"status", registry::name(row.status)},
            {"version", row.version},
            {"registered", known(row.date)},
            {"updated", known(row.updated)},
            {"registrant", known(row.registrant)},
            {"references", referencesJson(row.references)},
            {"has_template", row.hasTemplate},
            {"template_url", known(row.templateUrl)},
            {"entry", known(row.entry)},
            {"versions", std::move(versions)}};
}

/// The bytes of a bidirectional control at `at`, all of which have three or two of them; 0: none.
std::size_t bidiBytes(std::string_view text, std::size_t at, QChar &found)
{
    const auto unit = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    if (unit(at) == 0xD8 && unit(at + 1) == 0x9C) {
        found = QChar(0x061C);
        return 2;
    }
    if (unit(at) != 0xE2)
        return 0;
    found = QChar(0x2000 + ((unit(at + 1) & 0x3F) << 6) + (unit(at + 2) & 0x3F));
    return isBidiControl(found) ? 3 : 0;
}

/// JSON with bidirectional controls escaped: who reads the file sees what stands there.
std::string withoutControls(const std::string &json)
{
    std::string plain;
    plain.reserve(json.size());
    for (std::size_t at = 0; at < json.size();) {
        QChar control;
        const std::size_t bytes = bidiBytes(json, at, control);
        if (bytes > 0)
            plain += "\\u" + controlName(control).sliced(2).toLower().toStdString();
        else
            plain += json[at];
        at += std::max<std::size_t>(bytes, 1);
    }
    return plain;
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
            + ",\n\"frame\":" + withoutControls(line(known(head.frame)))
            + ",\n\"count\":" + std::to_string(head.namespaces) + ",\n\"namespaces\":[");
    }

    void add(const Entry &entry) override
    {
        if (!entry.listed)
            return;
        put(m_any ? ",\n" : "\n");
        put(jsonLine(*entry.listed));
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
    void put(const std::string &text) { m_to.write(text.data(), static_cast<qint64>(text.size())); }

    QIODevice &m_to;
    bool m_any = false;
};

} // namespace

std::string jsonLine(const registry::ListedNamespace &listed)
{
    return withoutControls(line(namespaceJson(listed)));
}

std::unique_ptr<ListingWriter> jsonWriter(QIODevice &to, const Front &front)
{
    return std::make_unique<JsonWriter>(to, front);
}

} // namespace nidreg::exchange
