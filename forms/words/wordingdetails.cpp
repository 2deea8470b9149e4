// SPDX-License-Identifier: MIT
#include "forms/words/policywords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace nidreg::forms {

// What the details of an event are called.
// clang-format off
static constexpr Sentence kNames[] = {
    {"purpose", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Purpose")},
    {"kind", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Kind")},
    {"procedure", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Procedure")},
    {"standards-action", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Standards action")},
    {"deprecates", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Marks the namespace as deprecated")},
    {"revision", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Revision")},
    {"sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the text")},
    {"fields-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the fields")},
    {"grammar-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the grammar")},
    {"contacts-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the contacts")},
    {"former-nid", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Former NID")},
    {"entry-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of the listing's entry")},
    {"frame-sha256", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "SHA-256 of what the listing says of itself")},
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
    {"overriding", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Objections set aside because")},
    {"objections", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Objections")},
    {"organization", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Organization")},
    {"serves", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Serves")},
    {"absent", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Absent")},
    {"turn", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Turn")},
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
    {"on", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Switched on")},
    {"name", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Name")},
    {"value", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Value")},
    {"act", "", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Act")},
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
