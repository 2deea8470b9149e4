// SPDX-License-Identifier: MIT
#include "forms/namespaces/asofbar.h"
#include "forms/namespaces/namespacesdetails.h"
#include "forms/namespaces/namespacespage.h"

#include <QClipboard>
#include <QGuiApplication>

namespace nidreg::forms {

void NamespacesPage::offerActions()
{
    const registry::NamespaceVersion *version = m_details->version();
    const bool hasText = version && !version->text.empty();
    const bool isNow = !m_past->asOf().isPast(); // nothing is begun from what stood once
    for (QAction *action : {m_copyNid, m_copyPrefix})
        action->setEnabled(version != nullptr);
    for (QAction *action : {m_revise, m_like})
        action->setEnabled(version != nullptr && isNow);
    m_copyTemplate->setEnabled(hasText);
    m_copyTemplate->setToolTip(hasText || !version
                                   ? tr("Copy the template as plain text")
                                   : tr("The text of an imported version is not held here."));
    if (!isNow) {
        for (QAction *action : {m_revise, m_like})
            action->setToolTip(tr("The past is shown. Go back to now first."));
        return;
    }
    const bool isListed = version && m_details->isListed();
    m_revise->setEnabled(isListed);
    m_revise->setToolTip(!version ? tr("Choose a namespace first.")
                             : isListed
                             ? tr("Draft the next version of “%1”").arg(m_details->nid())
                             : tr("“%1” is delisted: it cannot be revised.").arg(m_details->nid()));
    m_like->setToolTip(
        version ? tr("Draft a new namespace with the texts of “%1”").arg(m_details->nid())
                : tr("Choose a namespace first."));
}

void NamespacesPage::copy(const QString &text, const QString &message)
{
    QGuiApplication::clipboard()->setText(text);
    emit messageShown(message);
}

} // namespace nidreg::forms
