// SPDX-License-Identifier: MIT
#include "model/storage/records.h"

#include <QStringDecoder>

#include <algorithm>

namespace nidreg::storage {

using nlohmann::json;

std::string textIn(const json &object, const char *key)
{
    if (!object.is_object())
        return {};
    const auto found = object.find(key);
    return found == object.end() || !found->is_string() ? std::string() : found->get<std::string>();
}

static std::int64_t number(const json &object, const char *key)
{
    if (!object.is_object())
        return 0;
    const auto found = object.find(key);
    return found == object.end() || !found->is_number() ? 0 : found->get<std::int64_t>();
}

static bool flag(const json &object, const char *key)
{
    return object.is_object() && object.contains(key) && object[key] == true;
}

/// What stands there as a list; an empty one where it is something else.
static const json &list(const json &object, const char *key)
{
    static const json kEmpty = json::array();
    return object.is_object() && object.contains(key) && object[key].is_array() ? object[key]
                                                                                : kEmpty;
}

static std::string textOf(const json &value)
{
    return value.is_string() ? value.get<std::string>() : std::string();
}

template <class E> static E word(const json &object, const char *key)
{
    return workflow::named<E>(textIn(object, key)).value_or(E{});
}

static urn::NidKind kindIn(const json &object)
{
    return textIn(object, "kind") == "informal" ? urn::NidKind::Informal : urn::NidKind::Formal;
}

static base::Instant instant(const json &object, const char *key)
{
    return base::parseInstant(textIn(object, key)).value_or(base::Instant());
}

static workflow::Assignment assignmentFrom(const json &from)
{
    return {textIn(from, "expert"), base::parseDate(textIn(from, "due")).value_or(base::Date()),
            word<workflow::Vote>(from, "vote"), word<workflow::Vote>(from, "verdict"),
            textIn(from, "judged_sha256")};
}

workflow::Request requestFrom(const json &from)
{
    workflow::Request request;
    request.id = {number(from, "id")};
    request.purpose = word<workflow::Purpose>(from, "purpose");
    request.kind = kindIn(from);
    request.procedure = word<workflow::Procedure>(from, "procedure");
    request.standardsAction = flag(from, "standards_action");
    request.bodyRecognized = flag(from, "body_recognized");
    request.deprecates = flag(from, "deprecates");
    request.nid = textIn(from, "nid");
    request.state = word<workflow::State>(from, "state");
    request.revision = int(number(from, "revision"));
    request.revisionSha256 = textIn(from, "revision_sha256");
    request.previousVersion = number(from, "previous_version");
    request.applicant = textIn(from, "applicant");
    for (const json &each : list(from, "experts"))
        request.experts.push_back(assignmentFrom(each));
    for (const json &each : list(from, "contested_by"))
        request.contestedBy.push_back({each.is_number() ? each.get<std::int64_t>() : 0});
    request.created = instant(from, "created");
    request.updated = instant(from, "updated");
    request.turnSince = instant(from, "turn_since");
    request.reminded = base::parseInstant(textIn(from, "reminded"));
    return request;
}

registry::Proposal proposalFrom(const json &from)
{
    registry::Proposal proposal;
    proposal.event = number(from, "event");
    proposal.act = textIn(from, "act");
    proposal.subject = textIn(from, "subject");
    proposal.request = {number(from, "request")};
    proposal.sha256 = textIn(from, "sha256");
    proposal.terms = textIn(from, "terms");
    proposal.person = textIn(from, "person");
    proposal.at = instant(from, "at");
    proposal.outcome =
        registry::proposalOutcome(textIn(from, "outcome")).value_or(registry::Proposal::Void);
    if (from.contains("ended_by") && from["ended_by"].is_number())
        proposal.endedBy = from["ended_by"].get<std::int64_t>();
    return proposal;
}

registry::Revision revisionFrom(const json &from)
{
    return {int(number(from, "number")), textIn(from, "text"), textIn(from, "sha256"),
            textIn(from, "submitted_by"), instant(from, "at")};
}

registry::Event eventFrom(const json &from)
{
    registry::Event event;
    event.number = number(from, "number");
    event.at = instant(from, "at");
    event.person = textIn(from, "person");
    event.role = word<workflow::Role>(from, "role");
    event.what = textIn(from, "what");
    event.request = {number(from, "request")};
    event.nid = textIn(from, "nid");
    for (const json &pair : list(from, "details")) {
        if (pair.is_array() && pair.size() == 2)
            event.details.emplace_back(textOf(pair[0]), textOf(pair[1]));
    }
    event.from = workflow::named<workflow::State>(textIn(from, "from"));
    event.to = workflow::named<workflow::State>(textIn(from, "to"));
    return event;
}

static std::vector<std::string> textsIn(const json &object, const char *key)
{
    std::vector<std::string> texts;
    for (const json &each : list(object, key))
        texts.push_back(textOf(each));
    return texts;
}

workflow::ListMail mailFrom(const json &from)
{
    return {textIn(from, "message_id"),
            textsIn(from, "references"),
            base::parseInstant(textIn(from, "sent")),
            textIn(from, "sender"),
            textIn(from, "subject"),
            textIn(from, "body"),
            textsIn(from, "attachments"),
            textIn(from, "sha256"),
            number(from, "event")};
}

/// Of {"section": "6.2"}; what is stored without one has none.
static registry::Fragment fragmentIn(const json &object)
{
    if (!object.is_object() || !object.contains("fragment") || !object["fragment"].is_object())
        return {};
    const json stated = object["fragment"]; // outlives its items
    for (const auto &[name, value] : stated.items()) {
        const auto kind = registry::fragmentKind(name);
        if (kind && value.is_string())
            return {*kind, value.get<std::string>()};
    }
    return {};
}

/// One that is not in the form that programs read is shown as it stands.
static registry::Reference referenceFrom(const json &from)
{
    const auto type = registry::referenceType(textIn(from, "type"));
    if (!type)
        return {registry::Reference::Text, jsonText(from).toStdString(), {}, {}, {}};
    return {*type, textIn(from, "data"), textIn(from, "label"), fragmentIn(from),
            textIn(from, "last_updated")};
}

std::vector<registry::Reference> referencesFrom(const json &from)
{
    std::vector<registry::Reference> references;
    if (from.is_null() || from.is_discarded())
        return references;
    if (!from.is_array())
        return {referenceFrom(from)};
    for (const json &each : from)
        references.push_back(referenceFrom(each));
    return references;
}

registry::NamespaceRow rowFrom(const json &from)
{
    registry::NamespaceRow row;
    row.nid = textIn(from, "nid");
    row.kind = kindIn(from);
    row.version = number(from, "version");
    row.revision = number(from, "revision");
    row.revisions = number(from, "revisions");
    row.inForce = textIn(from, "in_force");
    for (const registry::RecordColumn &column : registry::kRecordColumns) {
        if (column.text)
            row.*column.text = textIn(from, column.key.data());
    }
    row.references = referencesFrom(
        from.is_object() && from.contains("references") ? from["references"] : json());
    row.hasTemplate = flag(from, "has_template");
    row.status = registry::statusNamed(textIn(from, "status")).value_or(registry::Status::Active);
    row.entry = textIn(from, "entry");
    return row;
}

registry::NamespaceVersion versionFrom(const json &from)
{
    registry::NamespaceVersion version;
    version.nid = textIn(from, "nid");
    version.kind = kindIn(from);
    version.version = number(from, "version");
    version.revision = number(from, "revision");
    version.inForce = textIn(from, "in_force");
    version.registers = flag(from, "registers");
    version.statedVersion = textIn(from, "stated_version");
    version.templateDate = textIn(from, "template_date");
    version.registrant = textIn(from, "registrant");
    version.references = referencesFrom(
        from.is_object() && from.contains("references") ? from["references"] : json());
    version.text = textIn(from, "text");
    version.sha256 = textIn(from, "sha256");
    version.grammar = textIn(from, "grammar");
    version.request = {number(from, "request")};
    version.imported = flag(from, "imported");
    version.source = textIn(from, "source");
    version.formerNid = textIn(from, "former_nid");
    version.recorded = instant(from, "recorded");
    version.date = textIn(from, "registered");
    version.updated = textIn(from, "updated");
    version.status =
        registry::statusNamed(textIn(from, "status")).value_or(registry::Status::Active);
    version.templateUrl = textIn(from, "template_url");
    version.hasTemplate = flag(from, "has_template");
    return version;
}

registry::Person personFrom(const json &from)
{
    registry::Person person{textIn(from, "login"), {}};
    for (const json &each : list(from, "roles")) {
        if (const auto role = workflow::named<workflow::Role>(textOf(each)))
            person.roles.push_back(*role);
    }
    std::ranges::sort(person.roles);
    return person;
}

registry::RegistryAccess accessFrom(const json &from)
{
    registry::RegistryAccess access;
    access.local = flag(from, "local");
    access.singleUser = flag(from, "single_user");
    access.acting.person = textIn(from, "person");
    for (const json &each : list(from, "people")) {
        access.people.push_back(personFrom(each));
        const registry::Person &person = access.people.back();
        if (person.login == access.acting.person && !person.roles.empty())
            access.acting.role = person.roles.back();
    }
    return access;
}

json toJson(const std::vector<registry::Reference> &references)
{
    json list = json::array();
    for (const registry::Reference &each : references) {
        json one = {{"type", registry::name(each.type)}, {"data", each.data}};
        if (!each.label.empty())
            one["label"] = each.label;
        if (each.fragment.kind != registry::Fragment::None)
            one["fragment"] = {{registry::name(each.fragment.kind), each.fragment.value}};
        if (!each.lastUpdated.empty())
            one["last_updated"] = each.lastUpdated;
        list.push_back(std::move(one));
    }
    return list;
}

json toJson(const registry::Contact &contact)
{
    return {{"id", contact.id},
            {"name", contact.name},
            {"uri", contact.uri},
            {"updated", contact.updated}};
}

json toJson(const workflow::Record &record)
{
    json object = {{"text", record.text},
                   {"reference", record.reference},
                   {"expert", record.expert},
                   {"field", record.field}};
    if (record.due)
        object["due"] = base::toString(*record.due);
    if (record.thread >= 0)
        object["thread"] = record.thread;
    if (!record.overriding.empty())
        object["overriding"] = record.overriding;
    return object;
}

json toJson(const workflow::ListMail &mail)
{
    return {{"message_id", mail.messageId},
            {"references", mail.references},
            {"sent", mail.sent ? base::toString(*mail.sent) : std::string()},
            {"sender", mail.sender},
            {"subject", mail.subject},
            {"body", mail.body},
            {"attachments", mail.attachments},
            {"sha256", mail.sha256}};
}

/// Without U+0000, as nearly all texts are.
static bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c > 0; });
}

bool isStorable(std::string_view text)
{
    if (isAscii(text))
        return true;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder.decode(QByteArrayView(text.data(), qsizetype(text.size())));
    return text.find('\0') == std::string_view::npos && !decoder.hasError();
}

bool areStorable(std::initializer_list<std::string_view> texts)
{
    return std::ranges::all_of(texts, [](std::string_view text) { return isStorable(text); });
}

registry::StoreError notUtf8()
{
    return {registry::StoreError::Refused, "text.not-utf8", {}};
}

QString jsonText(const json &value)
{
    return QString::fromStdString(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

json parsed(std::string_view text)
{
    return json::parse(text, nullptr, false);
}

json parsed(const QString &text)
{
    return parsed(text.toStdString());
}

} // namespace nidreg::storage
