// SPDX-License-Identifier: MIT
#include "forms/help/shortcutsheet.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

static QString withoutMnemonic(QString text)
{
    static const QString kMark = QStringLiteral("\x01");
    text.replace(QLatin1String("&&"), kMark);
    return text.remove(u'&').replace(kMark, QLatin1String("&"));
}

static QString keysOf(const QAction &action)
{
    QStringList keys;
    for (const QKeySequence &each : action.shortcuts()) {
        const QString shown = each.toString(QKeySequence::NativeText);
        if (!shown.isEmpty() && !keys.contains(shown))
            keys << shown;
    }
    return keys.join(QStringLiteral(", "));
}

static void collectShortcuts(const QMenu &menu, const QString &name, QSet<const QAction *> &seen,
                             std::vector<ShortcutRow> &rows)
{
    for (const QAction *action : menu.actions()) {
        if (action->menu()) {
            collectShortcuts(*action->menu(), name, seen, rows);
            continue;
        }
        const QString keys = keysOf(*action);
        if (keys.isEmpty() || seen.contains(action))
            continue;
        seen.insert(action);
        rows.push_back({name, withoutMnemonic(action->text()), keys});
    }
}

std::vector<ShortcutRow> shortcutsIn(const QMenuBar &bar)
{
    std::vector<ShortcutRow> rows;
    QSet<const QAction *> seen;
    for (const QAction *top : bar.actions()) {
        if (top->menu())
            collectShortcuts(*top->menu(), withoutMnemonic(top->text()), seen, rows);
    }
    return rows;
}

ShortcutSheet::ShortcutSheet(std::vector<ShortcutRow> rows, QWidget *parent)
    : QDialog(parent), m_rows(std::move(rows)), m_filter(new QLineEdit(this)),
      m_table(new QTreeWidget(this))
{
    setWindowTitle(tr("Shortcuts"));
    m_filter->setObjectName("filterEdit");
    m_filter->setPlaceholderText(tr("Command or keys"));
    m_filter->setAccessibleName(tr("Filter the shortcuts"));
    m_filter->setClearButtonEnabled(true);
    m_table->setObjectName("table");
    m_table->setAccessibleName(tr("Shortcuts"));
    m_table->setColumnCount(2);
    m_table->setHeaderLabels({tr("Command"), tr("Keys")});
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    print->setToolTip(tr("Prints the shortcuts that are shown."));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_table);
    layout->addWidget(buttons);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(print, &QPushButton::clicked, this, &ShortcutSheet::print);
    fill();
    resize(560, 620);
    m_filter->setFocus();
}

void ShortcutSheet::fill()
{
    QTreeWidgetItem *menu = nullptr;
    for (const ShortcutRow &row : m_rows) {
        if (!menu || menu->text(0) != row.menu) {
            menu = new QTreeWidgetItem(m_table, {row.menu});
            QFont bold = m_table->font();
            bold.setBold(true);
            menu->setFont(0, bold);
            menu->setFirstColumnSpanned(true);
        }
        new QTreeWidgetItem(menu, {row.command, row.keys});
    }
    m_table->expandAll();
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(false);
}

/// A menu stays while one of its rows does.
void ShortcutSheet::filter(const QString &words)
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem *menu = m_table->topLevelItem(i);
        bool isShown = false;
        for (int k = 0; k < menu->childCount(); ++k) {
            QTreeWidgetItem *row = menu->child(k);
            const bool fits = row->text(0).contains(words.trimmed(), Qt::CaseInsensitive)
                || row->text(1).contains(words.trimmed(), Qt::CaseInsensitive);
            row->setHidden(!fits);
            isShown = isShown || fits;
        }
        menu->setHidden(!isShown);
    }
}

QString ShortcutSheet::asHtml() const
{
    QString html = QStringLiteral("<h1>%1</h1>").arg(tr("Shortcuts").toHtmlEscaped());
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *menu = m_table->topLevelItem(i);
        if (menu->isHidden())
            continue;
        html += QStringLiteral("<h3>%1</h3><table width=\"100%\" cellpadding=\"2\">")
                    .arg(menu->text(0).toHtmlEscaped());
        for (int k = 0; k < menu->childCount(); ++k) {
            const QTreeWidgetItem *row = menu->child(k);
            if (!row->isHidden())
                html += QStringLiteral("<tr><td width=\"65%\">%1</td><td>%2</td></tr>")
                            .arg(row->text(0).toHtmlEscaped(), row->text(1).toHtmlEscaped());
        }
        html += QStringLiteral("</table>");
    }
    return html;
}

void ShortcutSheet::print()
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QTextDocument document;
    document.setHtml(asHtml());
    document.print(&printer);
}

} // namespace nidreg::forms
