// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/valuetable.h"
#include "model/registry/queue.h"
#include "model/registry/table.h"

#include <optional>

namespace nidreg::forms {

/// The queue of requests, one a row, loaded page by page as the view scrolls. Holds values only:
/// it asks for pages with pageWanted() and takes the answers with takePage().
class RequestsModel : public ValueTable<workflow::Request> {
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        NidColumn,
        ActionColumn,
        ProcedureColumn,
        StateColumn,
        ExpertsColumn,
        WaitingOnColumn,
        DueColumn,
        AgeColumn,
        ApplicantColumn,
        OpenedColumn,
        ChangedColumn,
        ColumnCount,
    };
    enum Role {
        UrgentRole = Qt::UserRole, ///< true: this cell says something that needs an eye
        KeptRole, ///< true: the row is above those of the query
    };

    explicit RequestsModel(QObject *parent = nullptr)
        : ValueTable(ColumnCount, NumberColumn, parent)
    {
    }

    /// What is shown; `after` and `limit` are the model's own. Rows stay until the first page
    /// comes.
    void setQuery(const registry::RequestQuery &query);
    const registry::RequestQuery &query() const { return m_query; }

    /// Asks again for what is loaded now; the rows stay until the answer comes.
    void refresh();

    /// The request that is shown above the rows of the query, see takePage(); null: none.
    workflow::RequestId kept() const { return m_kept; }

    /// Removes the rows, and ignores outstanding answers for them.
    void clear();

    /// Takes the answer to pageWanted(); an answer to an earlier question is dropped. `now` is the
    /// instant that ages and delays are counted from. Views are notified only of what changed since
    /// (a new day counts): rows that stay keep their selection. With a first page, `kept` stands
    /// above its rows where they do not hold it: a selected request stays visible though it left
    /// the view, or is on a later page.
    void takePage(int question, registry::RequestPage page, base::Instant now,
                  std::optional<workflow::Request> kept = std::nullopt);
    /// The query failed: it may be repeated.
    void missPage(int question);

    /// Nothing was answered yet.
    bool isLoading() const { return m_question != m_answered; }
    /// On all pages.
    std::int64_t total() const { return m_total; }
    /// Those of the query: all but the one that is kept.
    std::int64_t matching() const { return m_total - (m_kept ? 1 : 0); }
    /// The row of a request; -1: not among the rows loaded.
    int rowOf(workflow::RequestId id) const;

    /// Nothing for a column that the queue cannot be sorted by.
    static std::optional<registry::RequestSort> sortBy(int column);

    /// Columns as they leave the program, with their translated headings; and a row of theirs, as
    /// it reads at the instant `now`.
    static std::vector<registry::TableColumn> tableColumns(const std::vector<int> &columns);
    static std::vector<registry::Cell> tableRow(const workflow::Request &request,
                                                const std::vector<int> &columns, base::Instant now);
    base::Instant now() const { return m_now; } ///< that ages and delays are counted from

    QVariant data(const QModelIndex &index, int role) const final;
    bool canFetchMore(const QModelIndex &parent) const final;
    void fetchMore(const QModelIndex &parent) final;
    void sort(int column, Qt::SortOrder order) final;

signals:
    void pageWanted(int question, const nidreg::registry::RequestQuery &query);
    /// A page came, or did not.
    void loaded();

private:
    void ask(int limit);
    void replace(Rows rows, base::Instant before);
    void replaceSpan(int from, int until, Rows rows);
    void renew(int row, workflow::Request request, base::Instant before);
    bool isUrgent(const workflow::Request &request, int column) const;
    static QStringList wordsOf(const workflow::Request &request, base::Instant now);
    QString text(const workflow::Request &request, int column) const final;
    QVariant heading(int column) const final { return headingOf(column); }
    static QString headingOf(int column);
    QString hint(const workflow::Request &request, int column) const final;
    static QString text(const workflow::Request &request, int column, base::Instant now);
    static QString hint(const workflow::Request &request, base::Instant now);
    static QString hintLines(const workflow::Request &request, base::Instant now);

    void keep(registry::RequestPage &page, std::optional<workflow::Request> kept);

    registry::RequestQuery m_query;
    workflow::RequestId m_kept;
    base::Instant m_now{};
    std::int64_t m_total = 0;
    int m_question = 0; ///< number of the last question asked
    int m_answered = 0; ///< number of the last question answered
    bool m_replaces = false; ///< the next answer replaces the rows
};

} // namespace nidreg::forms
