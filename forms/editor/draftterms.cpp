// SPDX-License-Identifier: MIT
#include "forms/editor/draftterms.h"

#include "forms/words/words.h"

#include <QJsonObject>

namespace nidreg::forms {

void addTo(QJsonObject &object, const DraftTerms &terms)
{
    const bool isInformal = terms.kind == urn::NidKind::Informal;
    object.insert("kind", QLatin1String(isInformal ? "informal" : "formal"));
    object.insert("procedure", words(workflow::name(terms.procedure)));
    object.insert("standards_action", terms.standardsAction);
    object.insert("revises", words(terms.revises));
    object.insert("deprecates", terms.deprecates);
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
    terms.deprecates = object[QLatin1String("deprecates")].toBool() && !terms.revises.empty();
    return terms;
}

} // namespace nidreg::forms
