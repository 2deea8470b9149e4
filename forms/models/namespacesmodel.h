// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"

#include <QAbstractTableModel>

namespace nidreg::forms {

/// The listing, one namespace a row, loaded page by page as the view scrolls. Holds values only:
/// it asks for pages with pageWanted() and takes the answers with takePage().
class NamespacesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        NidColumn,
        KindColumn,
        VersionColumn,
        DateColumn,
        RegistrantColumn,
        ReferenceColumn,
        StatusColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// What is shown; `after` and `limit` are the model's own. Rows stay until the first page
    /// comes.
    void setQuery(const registry::NamespaceQuery &query);
    const registry::NamespaceQuery &query() const { return m_query; }

    /// Asks again for what is loaded now; the rows stay until the answer comes.
    void refresh();

    /// Forgets the rows, and whatever is still to come for them.
    void clear();

    /// Takes the answer to pageWanted(); an answer to an earlier question is dropped.
    void takePage(int question, registry::NamespacePage page);
    /// The question was not answered: it may be asked again.
    void missPage(int question);

    /// Nothing was answered yet.
    bool isLoading() const { return m_question != m_answered; }
    std::int64_t total() const { return m_total; }
    const registry::NamespaceRow &at(int row) const { return m_rows[std::size_t(row)]; }
    int rowOf(std::string_view nid) const; ///< -1 where it is not among the rows loaded

    static registry::SortBy sortBy(int column);

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;
    bool canFetchMore(const QModelIndex &parent) const final;
    void fetchMore(const QModelIndex &parent) final;
    void sort(int column, Qt::SortOrder order) final;

signals:
    void pageWanted(int question, const nidreg::registry::NamespaceQuery &query);
    /// A page came, or the total changed.
    void loaded();

private:
    void ask(int limit);
    QString text(const registry::NamespaceRow &row, int column) const;

    registry::NamespaceQuery m_query;
    std::vector<registry::NamespaceRow> m_rows;
    std::int64_t m_total = 0;
    int m_question = 0; ///< number of the last question asked
    int m_answered = 0; ///< number of the last question answered
    bool m_replaces = false; ///< the next answer replaces the rows
};

/// A listing's references, as IANA's text form prints them: "RFC8141, RFC3986".
QString referenceText(const std::vector<registry::Reference> &references);

} // namespace nidreg::forms
