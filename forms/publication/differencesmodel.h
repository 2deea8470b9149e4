// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/changeplan.h"

#include <QAbstractTableModel>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace nidreg::forms {

/// Which differences are shown.
struct DifferenceFilter {
    QString nid; ///< found in the NID, or in the former one; any case; empty: all
    std::array<bool, 5> kinds{}; ///< by Difference::Kind
    bool own = false; ///< those on what was registered here
    bool listing = false; ///< the row of the listing header

    /// Nothing is asked for: all kinds are shown.
    bool isForAll() const;
};

/// How many differences there are of each sort, or are ticked.
struct DifferenceCounts {
    std::array<qint64, 5> kinds{}; ///< by Difference::Kind
    qint64 own = 0; ///< on what was registered here
    bool listing = false; ///< the listing header differs

    qint64 of(listing::Difference::Kind kind) const { return kinds[std::size_t(kind)]; }
    qint64 all() const; ///< the listing's own one counts as one
};

/// The differences of a listing, one a row, each with a check box; before them one row for the
/// listing header, where that differs. A million of them take no more memory than the plan and a
/// number each.
class DifferencesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { WhatColumn, NidColumn, ChangesColumn, ColumnCount };
    /// What was ticked or unticked by hand, by NID in lower case; "": the listing's own row.
    using Decisions = std::map<std::string, bool>;

    explicit DifferencesModel(QObject *parent = nullptr) : QAbstractTableModel(parent) { }

    /// At first the differences that need no decision are selected; `decisions` then override this.
    void setPlan(std::shared_ptr<const listing::ChangePlan> plan, const Decisions &decisions = {});
    void setFilter(const DifferenceFilter &filter);

    /// The row's difference; null for the listing header.
    const listing::Difference *at(int row) const;
    /// The row of a NID (any case) among those shown; -1: none.
    int rowOf(const std::string &nid) const;

    bool canTick(int row) const;
    bool isTicked(int row) const;
    void tick(const std::vector<int> &rows, bool on);
    void tickShown(bool on);

    /// By the index of a difference in the plan.
    const std::vector<bool> &ticks() const { return m_ticks; }
    bool isListingTicked() const { return m_isListingTicked; }
    /// The listing header is imported, or it is the present one already and everything else is
    /// imported: its statements then describe the resulting listing.
    bool takesListing() const;
    const DifferenceCounts &counts() const { return m_counts; }
    DifferenceCounts ticked() const;
    qint64 tickedCount() const { return m_tickedCount; }
    Decisions decisions() const; ///< where a tick is not what it was at first

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    bool setData(const QModelIndex &index, const QVariant &value, int role) final;
    Qt::ItemFlags flags(const QModelIndex &index) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;
    void sort(int column, Qt::SortOrder order) final;

signals:
    /// A tick came or went.
    void ticksChanged();

private:
    static constexpr int kListing = -1; ///< the listing's own row among m_shown

    bool isShown(const listing::Difference &difference) const;
    void setTick(int place, bool on);
    void layOut();
    void arrange();
    QString text(int row, int column) const;

    std::shared_ptr<const listing::ChangePlan> m_plan;
    std::vector<bool> m_ticks; ///< by index in the plan
    bool m_isListingTicked = false;
    qint64 m_tickedCount = 0;
    DifferenceCounts m_counts;
    DifferenceFilter m_filter;
    std::string m_wanted; ///< of m_filter
    bool m_isForAll = true; ///< likewise
    std::vector<int> m_shown; ///< indexes in the plan, or kListing
    int m_sortColumn = NidColumn;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace nidreg::forms
