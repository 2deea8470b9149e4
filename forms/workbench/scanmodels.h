// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/valuetable.h"
#include "forms/workbench/scanreport.h"
#include "model/registry/table.h"

#include <QStyledItemDelegate>

namespace nidreg::forms {

/// A NID of a scanned file.
struct NidRow {
    QString nid;
    std::uint64_t urns = 0;
    QString standing; ///< in the registry; empty: nobody said
    bool isRegistered = false;

    friend bool operator==(const NidRow &, const NidRow &) = default;
};

/// The NIDs of a scanned file, with how many URNs each has.
class NidsModel : public ValueTable<NidRow> {
    Q_OBJECT

public:
    enum Column { NidColumn, UrnsColumn, BarColumn, StandingColumn, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole, ///< numbers as such
        ShareRole, ///< of the most frequent one, 0 to 1
        HatchedRole, ///< true: known not to be registered
    };
    static constexpr std::size_t kMaxRows = 10'000; ///< rows

    explicit NidsModel(QObject *parent = nullptr) : ValueTable(ColumnCount, UrnsColumn, parent) { }

    /// `known`: what the registry says of them; null: nobody said.
    void show(const ScanAnswer &answer, const registry::NidStatuses *known);
    static std::vector<registry::TableColumn> tableColumns(const std::vector<int> &columns);

    QVariant data(const QModelIndex &index, int role) const final;

private:
    QString text(const NidRow &row, int column) const final;
    QVariant heading(int column) const final { return headingOf(column); }
    static QString headingOf(int column);

    double m_all = 0; ///< URNs of the file
};

/// A line of a scanned file that is no URN.
struct BadRow {
    std::uint64_t line = 0; ///< how many stand before it
    std::uint64_t begin = 0; ///< its first byte in the file
    std::uint64_t offset = 0; ///< of what is wrong in it
    QString reason;
};

/// The first lines of a scanned file that are no URNs.
class BadLinesModel : public ValueTable<BadRow> {
    Q_OBJECT

public:
    enum Column { LineColumn, ByteColumn, ReasonColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole }; ///< numbers as such

    explicit BadLinesModel(QObject *parent = nullptr) : ValueTable(ColumnCount, LineColumn, parent)
    {
    }

    void show(std::vector<BadRow> rows) { replaceAll(std::move(rows)); }
    static std::vector<registry::TableColumn> tableColumns(const std::vector<int> &columns);

    QVariant data(const QModelIndex &index, int role) const final;

private:
    QString text(const BadRow &row, int column) const final;
    QVariant heading(int column) const final { return headingOf(column); }
    static QString headingOf(int column);
};

/// Draws a share as a bar: filled for what is registered, hatched for what is not.
class BarDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace nidreg::forms
