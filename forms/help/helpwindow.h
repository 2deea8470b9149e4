// SPDX-License-Identifier: MIT
#pragma once

#include "forms/help/manual.h"

#include <QMainWindow>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QToolBar;
class QTreeWidget;
class QTreeWidgetItem;
class QTextDocument;

namespace nidreg::forms {

class ManualView;

/// The manual: its contents or what a search found at the left, the page beside it.
class HelpWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `manual` outlives the window.
    explicit HelpWindow(const Manual &manual, QWidget *parent = nullptr);

    /// Opens with "page.md" or "page.md#anchor"; with the contents where that does not exist.
    void showPage(const QString &target);
    ManualView &view() { return *m_view; }

signals:
    /// A link leads out of the manual.
    void outsideWanted(const QUrl &url);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void layOut();
    QWidget *makeSide();
    QWidget *makeFindBar();
    void makeActions();
    QAction *addAction(const char *icon, const QString &text, const QList<QKeySequence> &keys,
                       const std::function<void()> &act);
    void fillContents();
    void chooseContents();
    void search(const QString &words);
    void openHit(int row);
    void findInPage(bool forward);
    void openFindBar();
    void print();
    void restore();

    const Manual &m_manual;
    ManualView *m_view = nullptr;
    QToolBar *m_toolBar = nullptr;
    QLineEdit *m_search = nullptr;
    QStackedWidget *m_side = nullptr;
    QTreeWidget *m_contents = nullptr;
    QListWidget *m_hits = nullptr;
    QLabel *m_noHits = nullptr;
    QWidget *m_findBar = nullptr;
    QLineEdit *m_find = nullptr;
    QLabel *m_notFound = nullptr;
};

} // namespace nidreg::forms
