// SPDX-License-Identifier: MIT
#include "forms/drafts/draftrecovery.h"
#include "forms/words/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// The recovery file: one JSON object, with the fields under their keys of templates::kFields.
namespace nidreg::forms {

namespace {

constexpr int kFormat = 1;

QJsonObject fieldsOf(const templates::NamespaceTemplate &content)
{
    QJsonObject fields;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (content.fields[std::size_t(spec.field)])
            fields.insert(words(spec.key), words(content.text(spec.field)));
    }
    return fields;
}

QJsonArray unmappedOf(const templates::NamespaceTemplate &content)
{
    QJsonArray unmapped;
    for (const templates::Unmapped &piece : content.unmapped)
        unmapped.append(QJsonArray{words(piece.heading), words(piece.text)});
    return unmapped;
}

templates::NamespaceTemplate contentOf(const QJsonObject &object)
{
    templates::NamespaceTemplate content;
    const QJsonObject fields = object[QLatin1String("fields")].toObject();
    for (const templates::FieldSpec &spec : templates::kFields) {
        const QJsonValue text = fields[words(spec.key)];
        if (text.isString())
            content.set(spec.field, text.toString().toStdString());
    }
    for (const QJsonValue piece : object[QLatin1String("unmapped")].toArray()) {
        content.unmapped.push_back(
            {piece[0].toString().toStdString(), piece[1].toString().toStdString()});
    }
    return content;
}

DraftTerms termsOf(const QJsonObject &object)
{
    DraftTerms terms;
    if (object[QLatin1String("kind")].toString() == QLatin1String("informal"))
        terms.kind = urn::NidKind::Informal;
    const std::string procedure = object[QLatin1String("procedure")].toString().toStdString();
    terms.procedure = workflow::named<workflow::Procedure>(procedure).value_or(terms.procedure);
    terms.standardsAction = object[QLatin1String("standards_action")].toBool();
    terms.revises = object[QLatin1String("revises")].toString().toStdString();
    return terms;
}

} // namespace

QByteArray toBytes(const RecoveredDraft &draft)
{
    const bool isInformal = draft.terms.kind == urn::NidKind::Informal;
    QJsonObject object{
        {"format", kFormat},
        {"fields", fieldsOf(draft.content)},
        {"unmapped", unmappedOf(draft.content)},
        {"kind", isInformal ? "informal" : "formal"},
        {"procedure", words(workflow::name(draft.terms.procedure))},
        {"standards_action", draft.terms.standardsAction},
        {"revises", QString::fromStdString(draft.terms.revises)},
        {"request", qint64(draft.request.value)},
        {"registry", words(draft.registry)},
        {"file", draft.filePath},
        {"file_sha256", QString::fromLatin1(draft.stamp.sha256.toHex())},
    };
    if (!draft.copied.isEmpty())
        object.insert(QLatin1String("copied"), draft.copied.toJson());
    return QJsonDocument(object).toJson();
}

std::optional<RecoveredDraft> fromBytes(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object[QLatin1String("format")].toInt() != kFormat)
        return std::nullopt;
    RecoveredDraft draft{contentOf(object), termsOf(object), {}, {}, {}, {}};
    draft.request.value = object[QLatin1String("request")].toInteger();
    draft.registry = object[QLatin1String("registry")].toString().toStdString();
    draft.filePath = object[QLatin1String("file")].toString();
    draft.stamp.sha256 =
        QByteArray::fromHex(object[QLatin1String("file_sha256")].toString().toLatin1());
    draft.copied = CopiedText::fromJson(object[QLatin1String("copied")].toObject());
    return draft;
}

} // namespace nidreg::forms
