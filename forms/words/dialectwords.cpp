// SPDX-License-Identifier: MIT
#include "forms/words/dialectwords.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

namespace nidreg::forms {

QString wording(urn::NamestringError error, urn::Dialect dialect)
{
    const bool isOneEnough = dialect == urn::Dialect::Rfc2141;
    if (error == urn::NamestringError::NidTooShort && isOneEnough)
        return Words::tr("The NID after “urn:” is missing.");
    if (error == urn::NamestringError::ReservedCharacter && dialect == urn::Dialect::Urnbis2012)
        return Words::tr("The 2012 draft reserves “/”. In the NSS, write %2F.");
    return wording(error);
}

QString wording(const urn::DialectAnswer &answer)
{
    const std::string document(urn::document(answer.dialect));
    if (answer.isReferenceOnly())
        return filled(QT_TRANSLATE_NOOP("nidreg::forms::Words",
                                        "%1: valid as a reference to a URN. A URN is never "
                                        "assigned with a query or fragment (sections 2.3 and "
                                        "2.4)."),
                      {document});
    if (answer.isAccepted())
        return filled(QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: valid."), {document});
    const auto [error, offset] = answer.reading.error();
    return filled(QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1: not valid at byte %2. %3 (%4)"),
                  {document, std::to_string(offset), wording(error, answer.dialect).toStdString(),
                   std::string(answer.section())});
}

QString wording(const urn::Directive &directive)
{
    const std::vector<std::string> what{std::string(directive.keyword),
                                        std::string(directive.value)};
    switch (directive.fate) {
    case urn::DirectiveFate::UnknownKeyword:
        return filled(sentenceForRule("urn.unknown-keyword")->text, what);
    case urn::DirectiveFate::RepeatedKeyword:
        return filled(sentenceForRule("urn.repeated-keyword")->text, what);
    case urn::DirectiveFate::UnknownService:
        return filled(sentenceForRule("urn.unknown-service")->text, {what[1]});
    case urn::DirectiveFate::Registered:
        break;
    }
    if (directive.service)
        return filled(
            QT_TRANSLATE_NOOP("nidreg::forms::Words", "Requests the service %1: %2 (%3, %4)."),
            {std::string(directive.service->name), std::string(directive.service->purpose),
             std::string(directive.service->reference),
             std::string(name(directive.service->status))});
    return filled(QT_TRANSLATE_NOOP("nidreg::forms::Words",
                                    "Names the component “%2” of a structured resource, if the "
                                    "namespace supports it."),
                  what);
}

QString wording(urn::ComparedPart part, urn::Dialect dialect)
{
    switch (part) {
    case urn::ComparedPart::Nid:
        return Words::tr("Their NIDs differ.");
    case urn::ComparedPart::Nss:
        return Words::tr("Their namespace-specific strings differ.");
    case urn::ComparedPart::R:
        return Words::tr("Their r-components differ. A resolver may treat them differently.");
    case urn::ComparedPart::Q:
        return dialect == urn::Dialect::Urnbis2012
            ? Words::tr("The directives of their queries differ, whatever their order.")
            : Words::tr("Their q-components differ. The resource may treat them differently.");
    }
    return {};
}

QString wording(urn::NidRestriction restriction)
{
    switch (restriction) {
    case urn::NidRestriction::TwoCharacters:
        return Words::tr("A NID has at least two characters.");
    case urn::NidRestriction::LastIsNoHyphen:
        return Words::tr("A NID does not end with a hyphen.");
    case urn::NidRestriction::NotUrn:
        return Words::tr("The NID “urn” is reserved.");
    case urn::NidRestriction::NotInformal:
        return Words::tr("NIDs that begin with “urn-” are reserved for informal namespaces.");
    case urn::NidRestriction::ThreeCharacters:
        return Words::tr("A formal NID has at least three characters.");
    case urn::NidRestriction::NoCountryCode:
        return Words::tr("NIDs that begin with two letters and a hyphen are reserved for "
                         "countries.");
    case urn::NidRestriction::NoALabel:
        return Words::tr(
            "NIDs that begin with two letters and two hyphens are reserved for encoded names.");
    case urn::NidRestriction::NotExperimental:
        return Words::tr("NIDs that begin with “X-” were reserved for experimental namespaces.");
    }
    Q_UNREACHABLE();
}

} // namespace nidreg::forms
