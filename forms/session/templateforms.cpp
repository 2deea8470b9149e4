// SPDX-License-Identifier: MIT
#include "forms/session/templateforms.h"

#include <QCoreApplication>

#include <algorithm>

namespace nidreg::forms {

/// The context under which the words of this file are translated.
struct TemplateFormWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::TemplateFormWords)
};

QString name(TemplateForm::Kind form)
{
    switch (form) {
    case TemplateForm::Text:
        return TemplateFormWords::tr("Plain text");
    case TemplateForm::Wrapped:
        return TemplateFormWords::tr("Plain text, 72 columns");
    case TemplateForm::Markdown:
        return TemplateFormWords::tr("Markdown");
    case TemplateForm::Html:
        return TemplateFormWords::tr("Web page (HTML)");
    case TemplateForm::Pdf:
        return TemplateFormWords::tr("PDF");
    case TemplateForm::RfcXml:
        return TemplateFormWords::tr("RFC XML section");
    case TemplateForm::Json:
        return TemplateFormWords::tr("JSON");
    case TemplateForm::Mail:
        return TemplateFormWords::tr("Mail draft");
    }
    return {};
}

/// Countries whose paper is Letter, by their own or by CLDR's account; all others use ISO 216.
static constexpr std::array kLetterCountries{
    QLocale::UnitedStates, QLocale::Canada,     QLocale::Mexico,
    QLocale::Philippines,  QLocale::PuertoRico, QLocale::Chile,
    QLocale::Colombia,     QLocale::Venezuela,  QLocale::CostaRica,
    QLocale::Guatemala,    QLocale::ElSalvador, QLocale::Nicaragua,
    QLocale::Panama,       QLocale::Belize,     QLocale::DominicanRepublic,
};

Paper paperOf(const QLocale &locale)
{
    return std::ranges::count(kLetterCountries, locale.territory()) != 0 ? Paper::Letter
                                                                         : Paper::A4;
}

} // namespace nidreg::forms
