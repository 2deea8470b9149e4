// SPDX-License-Identifier: MIT
#pragma once

#include "forms/help/shortcuts.h"

#include <QDialog>

#include <vector>

class QDialogButtonBox;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nidreg::forms {

/// Every command of the window by its menu, with its keys, which can be changed here. It can be
/// searched and printed.
class ShortcutSheet : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutSheet(Shortcuts &shortcuts, QWidget *parent = nullptr);

    /// What is printed: all commands with keys, or those of them that the filter leaves.
    QString asHtml() const;

private:
    QDialogButtonBox *makeButtons();
    void fill();
    void showKeys();
    void filter(const QString &words);
    const ShortcutCommand *chosen() const;
    void offer();
    void change();
    void ask(const ShortcutCommand &command, const QKeySequence &keys);
    void reset();
    void resetAll();
    void print();

    Shortcuts &m_shortcuts;
    std::vector<QTreeWidgetItem *> m_rows; ///< one for each command
    QLineEdit *m_filter;
    QTreeWidget *m_table;
    QPushButton *m_change = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_resetAll = nullptr;
};

} // namespace nidreg::forms
