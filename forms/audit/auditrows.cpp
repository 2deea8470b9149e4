// SPDX-License-Identifier: MIT
#include "forms/audit/auditpage.h"
#include "forms/tables/columnmenu.h"
#include "forms/tables/tableactions.h"
#include "ui_auditpage.h"

/// The Audit page: what leaves it as a table.
namespace nidreg::forms {

using base::Done;
using registry::Event;
using registry::Stored;

static constexpr int kRowsAtOnce = 1024;

void AuditPage::setTables(const TableOutlet &outlet)
{
    m_tables->setOutlet(outlet);
}

/// What the list is narrowed down to: "Who: edda · What: Imported".
QString AuditPage::filterWords() const
{
    QStringList parts;
    if (const QString who = m_ui->whoEdit->text().trimmed(); !who.isEmpty())
        parts += tr("Who: %1").arg(who);
    if (m_ui->whatBox->currentIndex() > 0)
        parts += tr("What: %1").arg(m_ui->whatBox->currentText());
    if (const QString nid = m_ui->nidEdit->text().trimmed(); !nid.isEmpty())
        parts += tr("Namespace: %1").arg(nid);
    return parts.join(QStringLiteral(" · "));
}

/// Every event that `query` finds, the newest first, page by page.
static Stored<Done> eachEvent(registry::LogStore &log, registry::EventQuery query,
                              const std::function<bool(const Event &)> &take)
{
    query.limit = kRowsAtOnce;
    query.before.reset();
    for (;;) {
        const auto page = log.eventsBy(query);
        if (!page)
            return base::fail(page.error());
        for (const Event &event : *page) {
            if (!take(event))
                return Done();
        }
        if (int(page->size()) < query.limit)
            return Done();
        query.before = page->back().number;
    }
}

RowsOnScreen AuditPage::rowsOnScreen(const std::vector<int> &columns) const
{
    RowsOnScreen shown;
    shown.title = tr("Events");
    shown.about = filterWords();
    shown.columns = EventsModel::tableColumns(columns);
    shown.rows = [query = query(), columns](const actions::Services &services,
                                            const registry::TakeRow &take) {
        return eachEvent(services.store, query, [&](const Event &event) {
            return take(EventsModel::tableRow(event, columns));
        });
    };
    shown.held = [this, columns](int row) -> std::optional<std::vector<registry::Cell>> {
        if (row >= m_model.rowCount())
            return std::nullopt;
        return EventsModel::tableRow(m_model.at(row), columns);
    };
    return shown;
}

} // namespace nidreg::forms
