// SPDX-License-Identifier: MIT
#include "app/wiring/writers.h"

#include "forms/words/wording.h"
#include "model/base/version.h"
#include "model/exchange/json/templatejson.h"
#include "model/exchange/mail/mail.h"
#include "model/exchange/mail/wrappedtext.h"
#include "model/exchange/template/html.h"
#include "model/exchange/template/markdown.h"
#include "model/exchange/template/precheckreport.h"
#include "model/exchange/template/rfcxml.h"
#include "model/proof/sha256.h"
#include "model/templates/writer.h"

namespace nidreg::app {

using forms::TemplateForm;
using templates::NamespaceTemplate;

static exchange::MailTerms mailTerms(const NamespaceTemplate &content,
                                     const forms::FormContext &context)
{
    exchange::MailTerms terms;
    terms.to = context.isForIana ? exchange::MailTerms::Iana : exchange::MailTerms::List;
    terms.isFastTrack = context.isFastTrack;
    terms.isRevision = templates::versionOf(content).value_or(1) > 1;
    terms.date = context.date;
    return terms;
}

QByteArray Writers::bytes(TemplateForm::Kind form, const NamespaceTemplate &content,
                          const forms::FormContext &context) const
{
    switch (form) {
    case TemplateForm::Text:
        return QByteArray::fromStdString(templates::write(content));
    case TemplateForm::Wrapped:
        return QByteArray::fromStdString(exchange::wrappedText(content));
    case TemplateForm::Markdown:
        return QByteArray::fromStdString(exchange::markdown(content));
    case TemplateForm::Html:
        return QByteArray::fromStdString(exchange::html(content));
    case TemplateForm::Pdf:
        return m_pages ? m_pages->ofTemplate(content, context) : QByteArray();
    case TemplateForm::RfcXml:
        return QByteArray::fromStdString(exchange::rfcXml(content));
    case TemplateForm::Json:
        return QByteArray::fromStdString(exchange::pages(exchange::toJson(content)) + "\n");
    case TemplateForm::Mail:
        return QByteArray::fromStdString(exchange::mailDraft(content, mailTerms(content, context)));
    }
    return {};
}

forms::MailLink Writers::mailLink(const NamespaceTemplate &content,
                                  const forms::FormContext &context) const
{
    const auto link = exchange::mailLink(content, mailTerms(content, context));
    return {QString::fromStdString(link.uri), link.isWithoutText};
}

QByteArray Writers::difference(const NamespaceTemplate &before,
                               const NamespaceTemplate &after) const
{
    const auto name = [](const NamespaceTemplate &each) {
        const auto version = templates::versionOf(each);
        return templates::titleOf(each) + (version ? ", version " + std::to_string(*version) : "");
    };
    return QByteArray::fromStdString(
        exchange::html(templates::difference(before, after), {name(before), name(after)}));
}

registry::Stored<actions::Precheck> Writers::precheck(registry::Directory &directory,
                                                      const base::Clock &clock,
                                                      const urn::NidKnowledge &knowledge,
                                                      const NamespaceTemplate &draft,
                                                      const actions::Examination &what) const
{
    const actions::PrecheckTools tools{
        "nidreg " + std::string(base::version()), proof::sha256Hex,
        [](const base::Finding &finding) { return forms::englishWording(finding).toStdString(); }};
    return actions::precheck(directory, clock, knowledge, draft, what, tools);
}

QByteArray Writers::reportText(const actions::Precheck &check) const
{
    return QByteArray::fromStdString(exchange::precheckReport(check));
}

QByteArray Writers::reportPdf(const actions::Precheck &check, forms::Paper paper) const
{
    return m_pages ? m_pages->ofReport(check, paper) : QByteArray();
}

} // namespace nidreg::app
