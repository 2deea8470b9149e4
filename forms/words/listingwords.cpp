// SPDX-License-Identifier: MIT
#include "forms/words/listingwords.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QLocale>

#include <algorithm>
#include <iterator>

namespace nidreg::forms {

using listing::ReadError;
using listing::Remark;

static QString reasonOf(const listing::ReadRefusal &refusal)
{
    const QString subject = words(refusal.subject);
    switch (refusal.error) {
    case ReadError::Empty:
        return Words::tr("it is empty");
    case ReadError::NotUtf8:
        return subject.isEmpty() ? Words::tr("it is not UTF-8")
                                 : Words::tr("it is not UTF-8, but %1").arg(subject);
    case ReadError::Nul:
        return Words::tr("it contains a NUL byte");
    case ReadError::Malformed:
        return Words::tr("it is not well formed: %1").arg(subject);
    case ReadError::Truncated:
        return Words::tr("it is incomplete");
    case ReadError::DocumentType:
        return Words::tr("it contains a DOCTYPE, which a listing does not need and could "
                         "declare anything");
    case ReadError::TooDeep:
        return Words::tr("its elements are nested too deeply");
    case ReadError::TagTooLong:
        return Words::tr("a tag is too long");
    case ReadError::TextTooLong:
        return Words::tr("the text of <%1> is too long").arg(subject);
    case ReadError::NotARegistry:
        return Words::tr("it is not a registry: its first element is <%1>").arg(subject);
    case ReadError::OtherRegistry:
        return Words::tr("it is the registry %1, which does not contain URN namespaces")
            .arg(subject);
    case ReadError::BadCsv:
        return Words::tr(
            "it is not well-formed CSV: a quote, a line end or a cell is out of place");
    case ReadError::BadHeading:
        return Words::tr("its columns differ from those of IANA's CSV of URN namespaces: %1")
            .arg(subject);
    case ReadError::NoNamespaces:
        return Words::tr("it does not list any namespaces");
    case ReadError::NoSubRegistry:
        return Words::tr("it is incomplete: the registry %1 is missing").arg(subject);
    case ReadError::NotWhole:
        return Words::tr("it is incomplete: it states %1 namespaces but lists another number")
            .arg(subject);
    case ReadError::NotItsSchema:
        return Words::tr("its member “%1” does not match the schema of registry.json").arg(subject);
    case ReadError::BadDate:
        return Words::tr("“%1” is not a date. Write an existing day as YYYY-MM-DD, or a month "
                         "as YYYY-MM")
            .arg(subject);
    case ReadError::WrongPart:
        return Words::tr("“%1” is in the wrong part. Only NIDs of the form “urn-” and a number "
                         "belong in the part for informal namespaces")
            .arg(subject);
    case ReadError::BadCell:
        return Words::tr("a cell is not written as labels in brackets: %1").arg(subject);
    case ReadError::Unreadable:
        return Words::tr("it cannot be read: %1").arg(subject);
    case ReadError::Stopped:
        return Words::tr("stopped");
    }
    return {};
}

QString wording(const listing::ReadRefusal &refusal)
{
    if (refusal.line == 0)
        return reasonOf(refusal);
    return Words::tr("line %1: %2").arg(QString::number(refusal.line), reasonOf(refusal));
}

static QString thingOf(const Remark &remark)
{
    const QString subject = words(remark.subject);
    switch (remark.kind) {
    case Remark::UnknownElement:
        return Words::tr("the unknown element <%1> is not imported").arg(subject);
    case Remark::UnknownAttribute:
        return Words::tr("the unknown attribute %1 is not imported").arg(subject);
    case Remark::StrayText:
        return Words::tr("unexpected text is not imported: %1").arg(subject);
    case Remark::Misplaced:
        return Words::tr("<%1> is out of order and is not imported").arg(subject);
    case Remark::Repeated:
        return Words::tr("%1 occurs more than once; only the first is used").arg(subject);
    case Remark::UnknownReference:
        return Words::tr("a reference of the unknown type %1 is imported as text").arg(subject);
    case Remark::Comment:
        return Words::tr("a comment is not imported");
    case Remark::NoNid:
        return Words::tr("%1: not imported, because its template has no NID").arg(subject);
    case Remark::TooLarge:
        return Words::tr("%1: not imported, because it is too large for a template").arg(subject);
    case Remark::Instruction:
        return Words::tr("a processing instruction is not imported: %1").arg(subject);
    }
    return {};
}

QString wording(const Remark &remark)
{
    if (remark.line == 0)
        return thingOf(remark);
    return Words::tr("line %1: %2").arg(QString::number(remark.line), thingOf(remark));
}

QString wording(listing::Difference::Kind kind)
{
    switch (kind) {
    case listing::Difference::Added:
        return Words::tr("New");
    case listing::Difference::Changed:
        return Words::tr("Changed");
    case listing::Difference::Missing:
        return Words::tr("Missing in the file");
    case listing::Difference::Renamed:
        return Words::tr("Renamed");
    case listing::Difference::Malformed:
        return Words::tr("Not a NID");
    }
    return {};
}

QString differenceField(std::string_view field)
{
    struct Named {
        std::string_view field;
        const char *words;
    };
    static constexpr Named kFields[] = {
        {"nid", QT_TRANSLATE_NOOP("nidreg::forms::Words", "NID")},
        {"date", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registered")},
        {"template", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Template")},
        {"label", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Label")},
        {"url", QT_TRANSLATE_NOOP("nidreg::forms::Words", "URL")},
        {"references", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reference")},
        {"text", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Template text")},
        {"other", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Spelling")},
        {"title", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Title")},
        {"category", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Category")},
        {"created", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Created")},
        {"note", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Note")},
        {"range", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Range")},
        {"registration-rule", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registration rule")},
        {"expert", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Experts")},
        {"description", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Description")},
        {"file", QT_TRANSLATE_NOOP("nidreg::forms::Words", "File")},
        {"footnote", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Footnotes")},
        {"person", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Person")},
        {"registry", QT_TRANSLATE_NOOP("nidreg::forms::Words", "Registry")},
    };
    const auto *known = std::ranges::find(kFields, field, &Named::field);
    return known == std::end(kFields) ? detailName(field) : Words::tr(known->words);
}

QString differenceValue(std::string_view field, std::string_view value)
{
    if (field == "status") {
        const auto status = registry::statusNamed(value);
        return status ? wording(*status) : words(value);
    }
    if (field == "template" && value == "yes")
        return Words::tr("there is one");
    return words(value);
}

QString changeWords(const listing::FieldChange &change)
{
    const auto value = [&change](const std::string &text) {
        return text.empty() ? Words::tr("nothing", "the value of a field that is empty")
                            : differenceValue(change.field, text);
    };
    return Words::tr("%1: %2 → %3", "a field, its former and its new value")
        .arg(differenceField(change.field), value(change.here), value(change.there));
}

QString dayWords(const registry::ListingDay &day)
{
    QStringList parts;
    const auto add = [&parts](const QString &words, std::int64_t count) {
        if (count > 0)
            parts += words.arg(QLocale().toString(qlonglong(count)));
    };
    add(Words::tr("%1 added"), day.added);
    add(Words::tr("%1 changed"), day.changed);
    add(Words::tr("%1 removed"), day.removed);
    return Words::tr("%1 · %2").arg(QString::fromStdString(day.day),
                                    parts.isEmpty() ? Words::tr("no change")
                                                    : parts.join(QStringLiteral(", ")));
}

QString notKnownWords(const std::string &from)
{
    return wording(registry::StoreError{registry::StoreError::Refused, "past.not-known", from});
}

} // namespace nidreg::forms
