// SPDX-License-Identifier: MIT
#include "forms/words/policywords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace nidreg::forms {

// Events that are no step of a review. %1 is the person, %2 the namespace, %3 and %4 particulars
// that particulars() takes from the details.
// clang-format off
static constexpr Sentence kEventsSentences[] = {
    {"create",      "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 opened the request.")},
    {"create",      "revision", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 opened a request to revise “%2”.")},
    {"create",      "new", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 opened a request for “%2”.")},
    {"discuss",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 imported mails of the discussion list (%4).")},
    {"import",      "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 imported “%2”.")},
    {"import",      "renamed", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 imported “%2”, which was listed as “%3” before.")},
    {"import",      "all", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 imported a listing: %3. Records changed: %4.")},
    {"import",      "delisted", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 delisted “%2”, which an imported listing no longer contains.")},
    {"publish",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 published the listing. Namespaces: %3, files: %4.")},
    {"adopt",       "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 added the earlier records of the registry to the log.")},
    {"install",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 installed the registry's schema %3 with %4.")},
    {"upgrade",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 brought the registry's schema up to date (version %3) with %4.")},
    {"appoint",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 granted roles to %3: %4.")},
    {"appoint",     "none", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 revoked all roles of %3.")},
    {"describe",    "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 changed the details of %3.")},
    {"propose",     "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 proposed “%3”, which requires two registrars.")},
    {"withdraw-proposal", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 withdrew the proposal “%3”.")},
    {"share-query", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 shared the query “%3”.")},
    {"withdraw-query", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 withdrew the query “%3”.")},
    {"policy",      "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 set the policy “%3” to “%4”.")},
    {"policy",      "none", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 removed the value of the policy “%3”.")},
    {"single-user", "true", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 switched off the separation of duties.")},
    {"single-user", "false", QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 switched on the separation of duties.")},
};
// clang-format on

static std::string told(const registry::Event &event, std::string_view name)
{
    return std::string(workflow::detail(event, name));
}

/// As much of a proposal as its event, and that of taking it back, tells.
static registry::Proposal proposalOf(const registry::Event &event)
{
    registry::Proposal proposal;
    proposal.act = told(event, "act");
    proposal.subject = told(event, "subject");
    proposal.terms = told(event, "terms");
    return proposal;
}

static std::pair<std::string, std::string> policyWords(const std::string &name,
                                                       const std::string &value)
{
    return {policyTitle(name).toStdString(), policyValueWords(name, value).toStdString()};
}

static std::string variantOf(const registry::Event &event)
{
    if (event.what == "create" && !event.nid.empty())
        return told(event, "purpose") == "revision" ? "revision" : "new";
    if (event.what == "import" && event.nid.empty())
        return "all";
    if (event.what == "import" && told(event, "status") == name(registry::Status::Delisted))
        return "delisted";
    if (event.what == "import" && !told(event, "former-nid").empty())
        return "renamed";
    if (event.what == "appoint" && told(event, "roles").empty())
        return "none";
    if (event.what == "policy" && told(event, "value").empty())
        return "none";
    return event.what == "single-user" ? told(event, "on") : std::string();
}

/// What %3 and %4 stand for.
static std::pair<std::string, std::string> particulars(const registry::Event &event)
{
    if (event.what == "import" && !event.nid.empty())
        return {told(event, "former-nid"), {}};
    if (event.what == "import")
        return {told(event, "source"), told(event, "namespaces")};
    if (event.what == "install" || event.what == "upgrade")
        return {told(event, "schema"), told(event, "program")};
    if (event.what == "appoint")
        return {told(event, "person"), rolesWords(told(event, "roles")).toStdString()};
    if (event.what == "propose")
        return {proposalWords(proposalOf(event)).toStdString(), {}};
    if (event.what == "withdraw-proposal")
        return {proposalSubjectWords(proposalOf(event)).toStdString(), {}};
    if (event.what == "discuss")
        return {{}, told(event, "mails")};
    if (event.what == "share-query" || event.what == "withdraw-query")
        return {told(event, "name"), {}};
    if (event.what == "describe")
        return {told(event, "person"), {}};
    if (event.what == "policy")
        return policyWords(told(event, "name"), told(event, "value"));
    const auto isFile = [](const auto &pair) { return pair.first == "file"; };
    return {told(event, "namespaces"),
            std::to_string(std::ranges::count_if(event.details, isFile))};
}

QString sentence(const registry::Event &event)
{
    if (const auto step = workflow::named<workflow::Step>(event.what))
        return pastSentence(event, *step);
    if (const Sentence *found = sentenceFor(kEventsSentences, event.what, variantOf(event))) {
        const auto [third, fourth] = particulars(event);
        return filled(found->text, {event.person, event.nid, third, fourth});
    }
    const QString text = Words::tr("%1: %2").arg(words(event.person), words(event.what));
    return event.nid.empty() ? text : Words::tr("%1 (%2)").arg(text, words(event.nid));
}

// What the details of an event are called.
// clang-format off
static constexpr Sentence kNames[] = {
    {"purpose", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Purpose")},
    {"kind", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Kind")},
    {"procedure", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Procedure")},
    {"standards-action", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Standards action")},
    {"deprecates", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Marks the namespace as deprecated")},
    {"revision", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Revision")},
    {"in-force", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "In force from")},
    {"sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the text")},
    {"fields-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the fields")},
    {"grammar-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the grammar")},
    {"contacts-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the contacts")},
    {"former-nid", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Former NID")},
    {"entry-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the listing's entry")},
    {"frame-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the listing header")},
    {"schema", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Schema")},
    {"schema-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the schema's scripts")},
    {"definitions-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the database's definitions")},
    {"program", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Program")},
    {"version", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Version")},
    {"date", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Date")},
    {"body", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Body")},
    {"text", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Text")},
    {"reference", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reference")},
    {"expert", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Expert")},
    {"due", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Due")},
    {"field", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Field")},
    {"thread", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Thread that began with event")},
    {"overriding", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reason for choosing despite "
                                                                 "objections")},
    {"objections", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Objections")},
    {"organization", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Organization")},
    {"serves", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Serves")},
    {"absent", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Absent")},
    {"turn", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Waiting for")},
    {"reminded", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reminded")},
    {"report", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Report in event")},
    {"registered", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registered")},
    {"updated", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Updated")},
    {"status", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Status")},
    {"registrant", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registrant")},
    {"template-url", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Template at")},
    {"has-template", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Has a template")},
    {"stated-version", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Version that the template states")},
    {"template-date", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Date that the template states")},
    {"source", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Source")},
    {"namespaces", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Namespaces")},
    {"contacts", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Contacts")},
    {"file", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "File")},
    {"person", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Person")},
    {"roles", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Roles")},
    {"local", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Private registry of")},
    {"empty", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Without the shipped listing")},
    {"on", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Switched on")},
    {"name", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Name")},
    {"value", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Value")},
    {"act", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Action")},
    {"subject", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "About")},
    {"terms", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Terms")},
    {"proposal", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Proposed in event")},
    {"mails", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Mails")},
    {"first", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "First mail")},
    {"mails-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the mails")},
    {"was", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Before")},
};
// clang-format on

QString detailName(std::string_view name)
{
    const Sentence *found = sentenceFor(kNames, name);
    return found ? filled(found->text, {}) : words(name);
}

/// What a version cites, as the listing prints it; a step's reference is words already.
static QString references(const std::string &value)
{
    QStringList labels;
    for (const auto &each : QJsonDocument::fromJson(QByteArray::fromStdString(value)).array()) {
        const QJsonObject cited = each.toObject();
        const auto type = registry::referenceType(cited["type"].toString().toStdString());
        if (!type) // not in the form that programs read: as it stands
            return words(value);
        labels += words(registry::labelOf({*type, cited["data"].toString().toStdString(),
                                           cited["label"].toString().toStdString()}));
    }
    return labels.isEmpty() ? words(value) : labels.join(QStringLiteral(", "));
}

/// The word for one of the workflow's names; the name itself where the program does not know it.
template <class E> static QString nameWords(const std::string &value)
{
    const auto known = workflow::named<E>(value);
    return known ? wording(*known) : words(value);
}

/// `one` of each of the words that `list` holds, in one line.
template <class One> static QString eachOf(const std::string &list, One one)
{
    QStringList all;
    for (const std::string_view each : base::words(list))
        all += one(std::string(each));
    return all.join(QStringLiteral(", "));
}

static QString kindWords(const std::string &value)
{
    for (const urn::NidKind kind : {urn::NidKind::Formal, urn::NidKind::Informal}) {
        if (registry::name(kind) == value)
            return wording(kind);
    }
    return words(value);
}

static QString statusWords(const std::string &value)
{
    const auto status = registry::statusNamed(value);
    return status ? wording(*status) : words(value);
}

static QString fieldWords(const std::string &value)
{
    const auto *known = std::ranges::find(templates::kFields, value, &templates::FieldSpec::key);
    return known == templates::kFields.end() ? words(value) : heading(known->field);
}

static QString truthWords(const std::string &value)
{
    return value == "true" ? Words::tr("yes") : value == "false" ? Words::tr("no") : words(value);
}

static QString objectionsWords(const std::string &value)
{
    return eachOf(value, [](const std::string &each) {
        const auto known = registry::objection(each);
        return known ? wording(*known) : words(each);
    });
}

static QString inOneLine(const std::string &value)
{
    return words(value).replace('\n', QStringLiteral(", "));
}

/// What says a name of ours, and how it is said to people.
struct DetailWords {
    std::string_view name;
    QString (*said)(const std::string &);
};
static constexpr DetailWords kValues[] = {
    {"purpose", nameWords<workflow::Purpose>},
    {"kind", kindWords},
    {"procedure", nameWords<workflow::Procedure>},
    {"standards-action", truthWords},
    {"deprecates", truthWords},
    {"field", fieldWords},
    {"objections", objectionsWords},
    {"turn", nameWords<workflow::Role>},
    {"reminded", inOneLine},
    {"status", statusWords},
    {"reference", references},
    {"has-template", truthWords},
    {"roles", [](const std::string &value) { return rolesWords(value); }},
    {"on", truthWords},
};

/// What a policy's value and a proposal's terms mean depends on what they are for.
static std::optional<QString> decidedValue(const registry::Event &event, std::string_view name,
                                           const std::string &value)
{
    const bool isSet = event.what == "policy";
    const std::string_view act = isSet ? "policy" : workflow::detail(event, "act");
    const std::string_view policy = workflow::detail(event, isSet ? "name" : "subject");
    if (name == "act")
        return actOfTwoWords(value);
    if (act == "policy" && (name == "name" || name == "subject"))
        return policyTitle(value);
    if (act == "policy" && (name == "value" || name == "was" || name == "terms"))
        return policyValueWords(policy, value);
    return act == "appoint" && name == "terms" ? std::optional(rolesWords(value)) : std::nullopt;
}

static QString detailValue(const registry::Event &event, std::string_view name,
                           const std::string &value)
{
    if (const auto decided = decidedValue(event, name, value))
        return *decided;
    const auto *known = std::ranges::find(kValues, name, &DetailWords::name);
    return known == std::end(kValues) ? words(value) : known->said(value);
}

QString detailsOf(const registry::Event &event)
{
    QStringList lines;
    for (const auto &[name, value] : event.details)
        lines += Words::tr("%1: %2").arg(detailName(name), detailValue(event, name, value));
    return lines.join('\n');
}

} // namespace nidreg::forms
