// SPDX-License-Identifier: MIT
#include "forms/requests/requestsqueue.h"
#include "forms/tables/columnmenu.h"
#include "forms/tables/tableactions.h"
#include "forms/words/words.h"
#include "ui_requestsqueue.h"

/// The list of requests: what leaves it as a table.
namespace nidreg::forms {

using base::Done;
using registry::Stored;
using workflow::Request;

static constexpr int kRowsAtOnce = 1024;

void RequestsQueue::setTables(const TableOutlet &outlet)
{
    m_tables->setOutlet(outlet);
}

QList<QAction *> RequestsQueue::fileActions() const
{
    return m_tables->fileActions();
}

QList<QAction *> RequestsQueue::tableActions() const
{
    return m_tables->actions();
}

/// The view, and what it is narrowed down to: "All open · Filter: isbn".
QString RequestsQueue::filterWords() const
{
    QStringList parts;
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (m_chips[i].first->isChecked())
            parts += m_names[i];
    }
    if (const std::string &text = m_model.query().text; !text.empty())
        parts += tr("Filter: %1").arg(words(text));
    return parts.join(QStringLiteral(" · "));
}

/// What a reader of every request goes by: who asks, and when.
struct Asking {
    workflow::Acting acting;
    base::Date today;
};

/// Every request that `query` finds and this person sees, page by page.
static Stored<Done> eachRequest(registry::Store &store, registry::RequestQuery query,
                                const Asking &asking,
                                const std::function<bool(const Request &)> &take)
{
    query.limit = kRowsAtOnce;
    query.after.reset();
    for (;;) {
        auto page = store.requests(query, asking.acting, asking.today);
        if (!page)
            return base::fail(page.error());
        for (const Request &row : page->rows) {
            if (!take(row))
                return Done();
        }
        if (int(page->rows.size()) < query.limit)
            return Done();
        query.after = std::move(page->rows.back());
    }
}

RowsOnScreen RequestsQueue::rowsOnScreen(const std::vector<int> &columns) const
{
    RowsOnScreen shown;
    shown.title = tr("Requests");
    shown.about = filterWords();
    shown.columns = RequestsModel::tableColumns(columns);
    shown.total = m_model.matching();
    shown.rows = [query = m_model.query(), acting = m_session.acting(),
                  columns](const actions::Services &services, const registry::TakeRow &take) {
        const base::Instant now = services.clock.now();
        return eachRequest(
            services.store, query, {acting, base::dayOf(now)},
            [&](const Request &row) { return take(RequestsModel::tableRow(row, columns, now)); });
    };
    shown.held = [this, columns](int row) -> std::optional<std::vector<registry::Cell>> {
        if (row >= m_model.rowCount())
            return std::nullopt;
        return RequestsModel::tableRow(m_model.at(row), columns, m_model.now());
    };
    return shown;
}

} // namespace nidreg::forms
