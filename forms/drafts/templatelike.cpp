// SPDX-License-Identifier: MIT
#include "forms/drafts/templatelike.h"

#include "forms/words/words.h"
#include "model/base/text.h"
#include "model/templates/writer.h"
#include "model/urn/syntax/nid.h"

#include <QRegularExpression>

namespace nidreg::forms {

using templates::Field;

bool isLent(Field field)
{
    switch (field) {
    case Field::NamespaceIdentifier:
    case Field::Version:
    case Field::Date:
    case Field::Registrant:
    case Field::RevisionInformation:
        return false;
    default:
        return true;
    }
}

std::vector<Field> lentFields(const templates::NamespaceTemplate &model)
{
    std::vector<Field> fields;
    for (const templates::FieldSpec &spec : templates::kFields) {
        if (isLent(spec.field) && !base::trimmed(model.text(spec.field)).empty())
            fields.push_back(spec.field);
    }
    return fields;
}

/// "urn:" and the NID are of either case (RFC 8141, section 3.1).
static QString renamed(QString text, const QString &from, const QString &to)
{
    const QRegularExpression example(
        QStringLiteral("(?<![A-Za-z0-9])(urn:)%1(?=:)").arg(QRegularExpression::escape(from)),
        QRegularExpression::CaseInsensitiveOption);
    return text.replace(example, QStringLiteral("\\1") + to);
}

TemplateLike templateLike(const templates::NamespaceTemplate &model, const QString &source,
                          const QString &nid, std::string_view today)
{
    const QString old = words(templates::nidOf(model).value_or(std::string()));
    templates::NamespaceTemplate lent;
    for (const Field field : lentFields(model)) {
        const QString text = words(model.text(field));
        const bool renames = !old.isEmpty() && urn::Nid::parse(nid.toStdString());
        lent.set(field, (renames ? renamed(text, old, nid) : text).toStdString());
    }
    TemplateLike like{templates::blank(nid.toStdString(), today), CopiedText(source, lent)};
    for (const Field field : lentFields(lent))
        like.content.set(field, std::string(lent.text(field)));
    return like;
}

} // namespace nidreg::forms
