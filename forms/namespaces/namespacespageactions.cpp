// SPDX-License-Identifier: MIT
#include "forms/namespaces/asofbar.h"
#include "forms/namespaces/namespacesdetails.h"
#include "forms/namespaces/namespacespage.h"
#include "forms/tables/columnmenu.h"
#include "forms/tables/tableactions.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "ui_namespacespage.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

/// The Namespaces page: what can be done with a namespace, and with the list.
namespace nidreg::forms {

using registry::NamespaceRow;

static constexpr int kRowsAtOnce = 2048;

void NamespacesPage::offerActions()
{
    const registry::NamespaceVersion *version = m_details->version();
    const bool hasText = version && !version->text.empty();
    const bool isNow = !m_past->asOf().isPast(); // nothing is begun from what stood once
    for (QAction *action : {m_copyNid, m_copyPrefix, m_cite->menuAction()})
        action->setEnabled(version != nullptr);
    for (QAction *action : {m_revise, m_deprecate, m_like})
        action->setEnabled(version != nullptr && isNow);
    m_copyTemplate->setEnabled(hasText);
    m_copyTemplate->setToolTip(hasText || !version
                                   ? tr("Copy the template as plain text")
                                   : tr("The text of an imported version is not available."));
    if (!isNow) {
        for (QAction *action : {m_revise, m_deprecate, m_like})
            action->setToolTip(tr("An earlier listing is shown. Go back to now first."));
        return;
    }
    const bool isListed = version && m_details->isListed();
    const bool isDeprecated = version && m_details->isDeprecated();
    m_revise->setEnabled(isListed);
    m_deprecate->setEnabled(isListed && !isDeprecated);
    m_revise->setToolTip(!version ? tr("Select a namespace first.")
                             : isListed
                             ? tr("Draft the next version of “%1”").arg(m_details->nid())
                             : tr("“%1” is delisted and cannot be revised.").arg(m_details->nid()));
    m_deprecate->setToolTip(
        !version        ? tr("Select a namespace first.")
            : !isListed ? tr("“%1” is delisted and cannot be revised.").arg(m_details->nid())
            : isDeprecated
            ? tr("“%1” is already deprecated.").arg(m_details->nid())
            : tr("Draft the version that marks “%1” as deprecated").arg(m_details->nid()));
    m_like->setToolTip(
        version ? tr("Draft a new namespace with the texts of “%1”").arg(m_details->nid())
                : tr("Select a namespace first."));
}

void NamespacesPage::setCite(const Cite &cite)
{
    m_cite->setCite(cite);
}

std::optional<CiteMenu::Shown> NamespacesPage::citedRow() const
{
    const registry::NamespaceVersion *version = m_details->version();
    if (!version)
        return std::nullopt;
    return CiteMenu::Shown{registry::rowOf(*version), m_past->asOf()};
}

void NamespacesPage::setTables(const TableOutlet &outlet)
{
    m_tables->setOutlet(outlet);
}

/// What the list is narrowed down to: "Filter: isbn · formal · in force on 2018-03-01".
QString NamespacesPage::filterWords() const
{
    const registry::NamespaceQuery &query = m_model.query();
    QStringList parts;
    if (!query.text.empty())
        parts += tr("Filter: %1").arg(words(query.text));
    if (query.kind)
        parts += wording(*query.kind);
    for (const QToolButton *chip : {m_ui->activeChip, m_ui->deprecatedChip, m_ui->delistedChip}) {
        if (chip->isChecked())
            parts += chip->text();
    }
    if (!query.asOf.day.empty())
        parts += tr("In force on %1").arg(words(query.asOf.day));
    if (query.asOf.known)
        parts += tr("As known after event %1").arg(*query.asOf.known);
    return parts.join(QStringLiteral(" · "));
}

RowsOnScreen NamespacesPage::rowsOnScreen(const std::vector<int> &columns) const
{
    RowsOnScreen shown;
    shown.title = m_past->asOf().day.empty()
        ? tr("Namespaces")
        : tr("Namespaces %1").arg(QString::fromStdString(m_past->asOf().day));
    shown.about = filterWords();
    shown.columns = NamespacesModel::tableColumns(columns);
    shown.total = m_model.total();
    registry::NamespaceQuery query = m_model.query();
    query.isCounted = false;
    query.limit = kRowsAtOnce;
    shown.rows = [query, columns](const actions::Services &services,
                                  const registry::TakeRow &take) {
        return services.store.pages(query, [&](const registry::NamespacePage &page) {
            return std::ranges::all_of(page.rows, [&](const NamespaceRow &row) {
                return take(NamespacesModel::tableRow(row, columns));
            });
        });
    };
    shown.held = [this, columns](int row) -> std::optional<std::vector<registry::Cell>> {
        const NamespaceRow *here = m_model.held(row);
        return here ? std::optional(NamespacesModel::tableRow(*here, columns)) : std::nullopt;
    };
    return shown;
}

QString NamespacesPage::emptyWords() const
{
    if (!m_session.isOpen())
        return m_wasLost ? tr("The registry is not connected.") : tr("Opening the registry…");
    if (m_model.isLoading())
        return tr("Searching…");
    if (const QString unknown = m_past->unknownWords(); !unknown.isEmpty())
        return unknown;
    if (const QString nid = missingNid(); !nid.isEmpty())
        return tr("“%1” is not registered.").arg(nid);
    for (const QToolButton *chip : {m_ui->formalChip, m_ui->informalChip, m_ui->activeChip,
                                    m_ui->deprecatedChip, m_ui->delistedChip}) {
        if (chip->isChecked() && !m_model.query().text.empty())
            return tr("No namespace matches “%1”. Only “%2” is shown.")
                .arg(words(m_model.query().text), QString(chip->text()).remove('&'));
    }
    if (isFiltered())
        return tr("No namespace matches the filter.");
    if (m_past->asOf().isPast())
        return tr("The listing was empty on this date.");
    return tr("No namespaces are registered yet. Draft a template to request the first one.");
}

/// What is looked for, where it is a formal NID that the listing does not have; else empty.
/// "urn:x:" is the prefix of "x".
QString NamespacesPage::missingNid() const
{
    const registry::NamespaceQuery &query = m_model.query();
    if (!m_session.isOpen() || m_model.isLoading() || m_model.rowCount() > 0
        || m_past->asOf().isPast() || query.kind || query.standing != registry::Standing::Listed)
        return {};
    std::string_view text = query.text;
    if (text.size() > 5 && base::lowered(text.substr(0, 4)) == "urn:" && text.ends_with(':'))
        text = text.substr(4, text.size() - 5);
    return !urn::Nid::parse(text) || urn::isInformalForm(text) ? QString() : words(text);
}

/// There is nothing because nothing was registered, not because of how one looks.
bool NamespacesPage::isNew() const
{
    return m_session.isOpen() && !m_model.isLoading() && m_model.rowCount() == 0 && !isFiltered()
        && !m_past->asOf().isPast();
}

void NamespacesPage::copy(const QString &text, const QString &message)
{
    QGuiApplication::clipboard()->setText(text);
    emit messageShown(message);
}

} // namespace nidreg::forms
