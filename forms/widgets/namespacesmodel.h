// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/pagedlisting.h"
#include "model/registry/table.h"

#include <QAbstractTableModel>

namespace nidreg::forms {

/// The listing, one namespace a row, however many there are: it holds the pages that were looked at
/// last, and a row that is not here yet is asked for and empty until it comes. Holds values only:
/// it asks with pageWanted() and marksWanted() and takes the answers.
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
        UpdatedColumn,
        InForceColumn,
        PrefixColumn
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// What is shown; `after` and `limit` are the model's own. Rows stay until the first page
    /// comes, or until nothing was found at first.
    void setQuery(const registry::NamespaceQuery &query);
    const registry::NamespaceQuery &query() const { return m_query; }

    /// Queries everything again; the rows stay where they are until the answers arrive.
    void refresh();

    /// Removes the rows, and ignores outstanding answers for them.
    void clear();

    /// Take the answers to pageWanted() and marksWanted(); one to an earlier question is dropped.
    void takePage(int question, std::vector<registry::NamespaceRow> rows);
    void takeMarks(int question, registry::ListingMarks marks);
    /// The query failed: it may be repeated.
    void miss(int question);

    /// Nothing was answered yet.
    bool isLoading() const;
    /// How many namespaces there are, as far as they are counted.
    std::int64_t total() const { return m_shown.found(); }
    bool isCounted() const { return m_shown.isSurveyed(); }
    /// Without a NID while the row is not here.
    const registry::NamespaceRow &at(int row) const;
    /// Null while the row is not here; asks for nothing.
    const registry::NamespaceRow *held(int row) const { return m_shown.row(row); }
    int rowOf(std::string_view nid) const; ///< -1 where it is not among the rows that are here

    /// Nothing for a column that the registry does not sort by.
    static std::optional<registry::SortBy> sortBy(int column);

    /// Columns as they leave the program, with their translated headings; and a row of theirs.
    static std::vector<registry::TableColumn> tableColumns(const std::vector<int> &columns);
    static std::vector<registry::Cell> tableRow(const registry::NamespaceRow &row,
                                                const std::vector<int> &columns);

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;
    /// Looks at the rows that are here: who types letters in a table does not wait for a million.
    QModelIndexList match(const QModelIndex &start, int role, const QVariant &value, int hits,
                          Qt::MatchFlags flags) const final;
    void sort(int column, Qt::SortOrder order) final;

signals:
    /// Store::namespaces() answers that.
    void pageWanted(int question, const nidreg::registry::NamespaceQuery &query) const;
    /// Store::marks() answers that, for pages of PagedListing::kPage rows.
    void marksWanted(int question, const nidreg::registry::NamespaceQuery &query,
                     qint64 found) const;
    /// An answer came, or the total changed.
    void loaded();
    /// All rows were loaded again, each at its present position.
    void refreshed();

private:
    struct PageAsked {
        int question = 0, page = 0, limit = 0;
        bool isComing = false; ///< a page of m_coming
    };

    void begin(bool replaces);
    void askMarks(const PagedListing &listing);
    bool askPage(const PagedListing &listing, int page) const;
    void askWanted() const;
    void want(int page) const;
    void noteSeen(int row) const;
    void goOn();
    void replaceRows();
    void renewRows();
    void setRowCount(std::int64_t count);
    QString shownText(int row, int column) const;

    registry::NamespaceQuery m_query;
    PagedListing m_shown;
    std::optional<PagedListing> m_coming; ///< replaces m_shown when it can be shown
    bool m_replaces = false; ///< m_coming is another listing, not m_shown again
    bool m_isStale = false; ///< a refresh waits for the survey that is under way
    int m_rows = 0; ///< as the views know it
    int m_marksAsked = 0; ///< the question that is not answered; 0: none
    // What is looked at is asked for, by whoever looks.
    mutable PageAsked m_pageAsked; ///< the question is 0 when none is asked
    mutable int m_question = 0; ///< number of the last question asked
    mutable std::vector<int> m_wanted; ///< pages, the last one first wanted
    mutable std::vector<int> m_seen; ///< pages that were looked at last
};

/// A listing's references, as IANA's text form prints them: "RFC8141, RFC3986".
QString referenceText(const std::vector<registry::Reference> &references);

} // namespace nidreg::forms
