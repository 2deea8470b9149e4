// SPDX-License-Identifier: MIT
#pragma once

#include "forms/tables/tableoutlet.h"

#include <QDialog>

class QComboBox;
class QListWidget;
class QPushButton;

namespace nidreg::forms {

/// A column that can go into a file.
struct ExportColumn {
    int number; ///< in the table's model
    QString heading, toolTip;
    bool isShown; ///< on screen; the file has it unless it is deselected
};

/// Asks what of a table goes into a file: which columns, in which order, and the format. The file
/// is asked for after that.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `what` says which rows there are. `columns` come in their order on screen. The format that
    /// was used last is chosen.
    ExportDialog(const QString &what, const std::vector<ExportColumn> &columns,
                 const std::vector<TableOutlet::Format> &formats, QWidget *parent);

    /// The selected columns, in the order of the list.
    std::vector<int> columns() const;
    /// The name of the chosen format.
    QString format() const;

private:
    void layOut(const QString &what);
    void addColumns(const std::vector<ExportColumn> &columns);
    void move(int by);
    void selectAll(Qt::CheckState state);
    void offer();

    QListWidget *m_columns;
    QComboBox *m_format;
    QPushButton *m_up, *m_down, *m_all, *m_none, *m_export;
};

} // namespace nidreg::forms
