// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <vector>

class QLineEdit;
class QMenuBar;
class QTextDocument;
class QTreeWidget;

namespace nidreg::forms {

/// A command that has keys.
struct ShortcutRow {
    QString menu; ///< "Drafts", "Help"
    QString command; ///< as in the menu, without its mnemonic
    QString keys; ///< as the desktop writes them, several separated by ", "
};

/// What the menus of `bar` have, those of pages that are not shown too, each command once, in the
/// order of the menus.
std::vector<ShortcutRow> shortcutsIn(const QMenuBar &bar);

/// Every shortcut of the window by its menu; it can be searched and printed.
class ShortcutSheet : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutSheet(std::vector<ShortcutRow> rows, QWidget *parent = nullptr);

    /// What is printed: all rows, or those that the filter leaves.
    QString asHtml() const;

private:
    void fill();
    void filter(const QString &words);
    void print();

    std::vector<ShortcutRow> m_rows;
    QLineEdit *m_filter;
    QTreeWidget *m_table;
};

} // namespace nidreg::forms
