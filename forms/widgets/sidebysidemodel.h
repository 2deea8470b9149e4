// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/textdiff.h"

#include <QAbstractTableModel>

#include <array>

namespace nidreg::forms {

/// What became of one field, its lines in the window's encoding.
struct FieldDiff {
    QString heading;
    templates::FieldChange change = templates::FieldChange::Same;
    std::vector<DiffRow> rows; ///< all lines, the unchanged ones too
};

/// templates::difference() of two templates in the window's encoding. May take some tenths of a
/// second for the largest fields; may be called on any thread.
std::vector<FieldDiff> fieldDiffs(const templates::NamespaceTemplate &before,
                                  const templates::NamespaceTemplate &after);

/// Two templates side by side, one row for each pair of lines: a row with the heading before each
/// field's, and long stretches of equal lines folded into one row that can be opened.
class SideBySideModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { BeforeColumn, AfterColumn, ColumnCount };
    enum Kind {
        SectionRow, ///< a field's heading; of a field that did not change, it opens its lines, too
        FoldRow, ///< stands for equal lines, or above them while it is open
        LineRow
    };

    explicit SideBySideModel(QObject *parent = nullptr) : QAbstractTableModel(parent) { }

    void setTitles(const QString &before, const QString &after);
    const QString &title(int column) const { return m_titles[std::size_t(column)]; }
    /// Unfolded lines stay unfolded where the field has as many equal lines at that position as
    /// before.
    void setFields(std::vector<FieldDiff> fields);

    Kind kind(int row) const { return entry(row).kind; }
    /// The lines of a LineRow.
    const DiffRow &line(int row) const;
    const DiffSide &side(int row, int column) const;
    templates::FieldChange change(int row) const; ///< of the field that `row` belongs to
    QString heading(int row) const; ///< "Purpose"
    QString caption(int row) const; ///< of a section "changed", of a fold "42 equal lines"

    bool canToggle(int row) const { return entry(row).fold >= 0; }
    bool isOpen(int row) const;
    void toggle(int row); ///< opens or closes a fold
    void setAllOpen(bool isOpen);

    /// The first row of the next stretch of changed lines after `row` (`by` +1), or of the stretch
    /// before it (-1); goes round. -1: nothing differs.
    int difference(int row, int by) const;
    int differences() const; ///< how many stretches of changed lines; a new empty field counts
    int changedFields() const;
    int fields() const { return int(m_fields.size()); }

    /// The lines from row `first` to `last`, folded ones included: one column as it is, or both as
    /// in a unified diff, with "- ", "+ " and two blanks before the lines.
    QString text(int first, int last, int column) const;
    QString unifiedText(int first, int last) const;

    int maxLineNumber() const { return m_maxLineNumber; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Equal lines that can be folded away.
    struct Fold {
        std::size_t field, first, count;
        bool isOpen = false;
    };
    struct Entry {
        Kind kind;
        std::size_t field;
        std::size_t line = 0; ///< of a LineRow
        int fold = -1; ///< that the row opens and closes
    };

    const Entry &entry(int row) const { return m_entries[std::size_t(row)]; }
    void findFolds();
    void layOut();
    void layOutField(std::size_t field, int &fold);
    void addLines(std::size_t field, std::size_t first, std::size_t count);
    bool isDifference(int row) const;
    bool beginsDifference(int row) const;
    QString accessibleText(int row, int column) const;
    /// Calls `visit(const DiffRow &)` for every line in the rows, and `head(field)` for a heading.
    template <class Head, class Visit>
    void visit(int first, int last, const Head &head, const Visit &visit) const;

    std::array<QString, ColumnCount> m_titles;
    std::vector<FieldDiff> m_fields;
    std::vector<Fold> m_folds;
    std::vector<Entry> m_entries;
    int m_maxLineNumber = 0;
    bool m_isAllOpen = false;
};

} // namespace nidreg::forms
