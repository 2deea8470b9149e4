// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/templateforms.h"

namespace nidreg::app {

/// The forms of a template as the window and the command line offer them: model/exchange writes
/// the files, `pages` the PDFs.
class Writers : public forms::TemplateForms {
public:
    /// Without `pages`, which are to outlive it, a PDF has no bytes.
    explicit Writers(const forms::Pages *pages) : m_pages(pages) { }

    QByteArray bytes(forms::TemplateForm::Kind form, const templates::NamespaceTemplate &content,
                     const forms::FormContext &context) const override;
    forms::MailLink mailLink(const templates::NamespaceTemplate &content,
                             const forms::FormContext &context) const override;
    QByteArray difference(const templates::NamespaceTemplate &before,
                          const templates::NamespaceTemplate &after) const override;
    registry::Stored<actions::Precheck> precheck(registry::Directory &directory,
                                                 const base::Clock &clock,
                                                 const urn::NidKnowledge &knowledge,
                                                 const templates::NamespaceTemplate &draft,
                                                 const actions::Examination &what) const override;
    QByteArray reportText(const actions::Precheck &check) const override;
    QByteArray reportPdf(const actions::Precheck &check, forms::Paper paper) const override;

private:
    const forms::Pages *m_pages;
};

} // namespace nidreg::app
