// SPDX-License-Identifier: MIT
#include "forms/text/wording.h"
#include "forms/text/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

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
        labels += words(registry::labelOf({type.value_or(registry::Reference::Text),
                                           cited["data"].toString().toStdString(),
                                           cited["label"].toString().toStdString()}));
    }
    return labels.isEmpty() ? words(value) : labels.join(QStringLiteral(", "));
}

/// A role's name is the reader's; several people stand in one line.
static QString detailValue(std::string_view name, const std::string &value)
{
    if (const auto role = review::named<review::Role>(value); role && name == "turn")
        return wording(*role);
    if (name == "reference")
        return references(value);
    return name == "reminded" ? words(value).replace('\n', QStringLiteral(", ")) : words(value);
}

QString detailsOf(const registry::Event &event)
{
    QStringList lines;
    for (const auto &[name, value] : event.details)
        lines += Words::tr("%1: %2").arg(detailName(name), detailValue(name, value));
    return lines.join('\n');
}

} // namespace nidreg::forms
