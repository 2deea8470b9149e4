// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace nidreg::forms {

/// Events of the log, newest first; what happened tells who did it. Holds the pages that were
/// wanted so far; moreWanted() asks for the next one.
class EventsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NumberColumn, TimeColumn, RoleColumn, WhatColumn, NidColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Begins anew; nothing follows before append().
    void clear();
    /// The next, older page; `isLast`: there are none after it.
    void append(std::vector<registry::Event> page, bool isLast);
    /// The newest page once more: what is newer than the first row is put before it. Answers false
    /// where the page does not reach the first row: then only beginning anew shows everything.
    bool prepend(std::vector<registry::Event> newest);

    const registry::Event &at(int row) const { return m_events[std::size_t(row)]; }
    /// The number after which the next page begins; nothing: at the newest.
    std::optional<std::int64_t> last() const;

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;
    bool canFetchMore(const QModelIndex &parent) const final;
    void fetchMore(const QModelIndex &parent) final;

signals:
    void moreWanted();

private:
    QString text(const registry::Event &event, int column) const;

    std::vector<registry::Event> m_events;
    bool m_isLast = true;
    bool m_isAsked = false;
};

} // namespace nidreg::forms
