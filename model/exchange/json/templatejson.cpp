// SPDX-License-Identifier: MIT
#include "model/exchange/json/templatejson.h"

#include "model/base/text.h"
#include "model/templates/template.h"
#include "model/templates/writer.h"

#include <algorithm>
#include <sstream>

namespace nidreg::exchange {

namespace {

Json fields(const templates::NamespaceTemplate &from)
{
    Json all = Json::object();
    for (const templates::FieldSpec &spec : templates::kFields)
        all[std::string(spec.key)] = orNull(from.fields[static_cast<std::size_t>(spec.field)]);
    return all;
}

/// Adds `text` under `key`, behind what already stands there: nothing of a template is dropped.
void join(Json &object, const std::string &key, std::string_view text, std::string_view separator)
{
    if (!object.contains(key))
        object[key] = text;
    else
        object[key] =
            object[key].get_ref<const std::string &>() + std::string(separator) + std::string(text);
}

Json mapped(const templates::NamespaceTemplate &from)
{
    Json all = Json::object();
    for (const templates::Mapping &each : from.mapped)
        join(all, each.heading, templates::spec(each.field).key, ", ");
    return all;
}

Json unmapped(const templates::NamespaceTemplate &from)
{
    Json all = Json::object();
    for (const templates::Unmapped &each : from.unmapped)
        join(all, each.heading, each.text, "\n\n");
    return all;
}

/// Those of `mapped` that are no known label.
Json guessed(const templates::NamespaceTemplate &from)
{
    Json all = Json::array();
    for (const templates::Mapping &each : from.mapped) {
        if (each.isGuess)
            all.push_back(each.heading);
    }
    return all;
}

/// The line of `text` that byte `offset` stands on, and how many lines stand before it.
struct LineAt {
    std::string_view line;
    std::size_t above;
};

LineAt lineAt(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    const std::size_t begin = before.rfind('\n') + 1;
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    return {base::trimmed(text.substr(begin, end - begin)),
            static_cast<std::size_t>(std::ranges::count(before, '\n'))};
}

} // namespace

Json toJson(const templates::NamespaceTemplate &from)
{
    return {{"style", templates::name(from.style)},
            {"nid", orNull(templates::nidOf(from))},
            {"version", orNull(templates::versionOf(from))},
            {"date", orNull(templates::dateOf(from))},
            {"fields", fields(from)},
            {"mapped", mapped(from)},
            {"unmapped", unmapped(from)},
            {"guessed", guessed(from)}};
}

/// Nothing where it is not what toJson() makes.
static std::optional<templates::NamespaceTemplate> templateFrom(const Json &json)
{
    if (!json.is_object() || !json.contains("fields") || !json["fields"].is_object())
        return std::nullopt;
    templates::NamespaceTemplate made;
    for (const templates::FieldSpec &spec : templates::kFields) {
        const auto field = json["fields"].find(spec.key);
        if (field == json["fields"].end() || !(field->is_null() || field->is_string()))
            return std::nullopt;
        if (field->is_string())
            made.set(spec.field, field->get<std::string>());
    }
    const auto beside = json.find("unmapped");
    if (beside == json.end() || !beside->is_object())
        return std::nullopt;
    for (const auto &[heading, text] : beside->items()) {
        if (!text.is_string())
            return std::nullopt;
        made.unmapped.push_back({heading, text.get<std::string>()});
    }
    return made;
}

std::optional<std::string> textOfTemplateJson(std::string_view json)
{
    std::string all;
    std::istringstream stream{std::string(json)};
    while (stream >> std::ws && stream.peek() != std::istringstream::traits_type::eof()) {
        Json value;
        try {
            stream >> value;
        } catch (const Json::exception &) {
            return std::nullopt;
        }
        const auto made = templateFrom(value);
        if (!made)
            return std::nullopt;
        all += (all.empty() ? "" : "\n\n") + templates::write(*made);
    }
    return all.empty() ? std::nullopt : std::optional(std::move(all));
}

std::size_t lineOf(std::string_view source, const templates::NamespaceTemplate &from,
                   templates::Field field, std::size_t offset)
{
    const std::size_t heading = from.lines[static_cast<std::size_t>(field)];
    const LineAt at = lineAt(from.text(field), offset);
    if (heading == 0 || at.line.empty())
        return heading;
    const std::vector<std::string_view> all = base::lines(source);
    for (std::size_t i = heading - 1 + at.above; i < all.size(); ++i) {
        if (all[i].find(at.line) != std::string_view::npos)
            return i + 1;
    }
    return heading;
}

} // namespace nidreg::exchange
