// SPDX-License-Identifier: MIT
#include "forms/namespaces/citemenu.h"

#include "forms/widgets/question.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/uri/baseurl.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSettings>

namespace nidreg::forms {

/// What a form is called in the menu.
static QString titleOf(const listing::CitationForm &form)
{
    if (form.name == "prefix")
        return CiteMenu::tr("URN &prefix");
    if (form.name == "text")
        return CiteMenu::tr("Plain &text");
    if (form.name == "rfcxml")
        return CiteMenu::tr("RFC &XML reference");
    return u'&' + words(form.title); // BibTeX and RIS are called so everywhere
}

CiteMenu::CiteMenu(RegistrySession &session, Look look, QWidget *parent)
    : QMenu(parent), m_session(session), m_look(std::move(look))
{
    setTitle(tr("&Cite as"));
    for (const listing::CitationForm &form : listing::citationForms())
        addAction(titleOf(form), this, [this, &form] {
            copy(form);
        })->setObjectName("cite-" + words(form.name));
}

/// The address under which the listing was published last, where one was given.
static std::string baseUrl()
{
    const QString said = QSettings().value("publish/base-url").toString();
    const auto url = uri::baseUrl(said.toStdString());
    return url ? *url : std::string();
}

void CiteMenu::copy(const listing::CitationForm &form)
{
    const auto shown = m_look();
    if (!shown || !m_cite)
        return;
    m_session.ask(
        this,
        [cite = m_cite, shown = *shown, base = baseUrl()](const actions::Services &services) {
            return cite(services.store, shown.asOf, shown.row, base);
        },
        [this, &form, nid = words(shown->row.nid)](const registry::Stored<listing::Cited> &cited) {
            if (!cited)
                return tellFailure(*parentWidget(), tr("The citation was not copied."),
                                   wording(cited.error()));
            QGuiApplication::clipboard()->setText(words(form.text(*cited)));
            const QString title = titleOf(form).remove(u'&');
            emit messageShown(tr("Citation of %1 copied (%2).", "a NID, and a form of citations")
                                  .arg(nid, title));
        });
}

} // namespace nidreg::forms
