// SPDX-License-Identifier: MIT
#pragma once

#include "forms/help/manual.h"
#include "forms/help/shortcuts.h"
#include "forms/help/tips.h"
#include "forms/help/tour.h"

#include <QObject>
#include <QPointer>
#include <QUrl>

#include <functional>

class QAction;
class QKeyEvent;
class QMainWindow;

namespace nidreg::forms {

class HelpWindow;

/// The entries of the Help menu except About, and their shortcuts, which also work in every dialog.
/// The main window has one.
class HelpCenter : public QObject {
    Q_OBJECT

public:
    /// `openUrl` opens what is not in the manual.
    HelpCenter(QMainWindow &window, std::function<void(const QUrl &)> openUrl);
    ~HelpCenter() override;

    /// In the order of the menu.
    const QList<QAction *> &actions() const { return m_actions; }

    /// What the tour shows; it begins with startTour() or from the menu.
    void setTour(std::function<std::vector<TourStep>()> steps) { m_tour = std::move(steps); }
    /// At the first start, once; later nothing happens.
    void startTourOnce();
    /// The tip that is due on a page of that class; empty: none. There are
    /// none until startTips().
    QString tipFor(const char *pageClass);
    void startTips() { m_hasTips = true; }
    /// No tip is shown any more, until the menu turns them on again.
    void endTips();

    /// Gives the commands the keys that a person chose; call it when all menus are there.
    void restoreShortcuts() { m_shortcuts.restore(m_window); }

    /// Opens the manual where it is about `widget`; null: what has the focus.
    void showFor(const QWidget *widget);
    void showPage(const QString &target);
    /// From now on the manual opens for `widget` where it does for `other`.
    void helpAs(QWidget &widget, const QWidget &other);
    HelpWindow *manualWindow() const;

    /// The window is dimmed, and its pages are only shown.
    bool isTouring() const { return m_isTouring; }

signals:
    void tourBegan();
    void tourEnded();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeActions();
    void addSeparator();
    QAction *add(const char *name, const char *icon, const QString &text, const QKeySequence &keys,
                 const std::function<void()> &act);
    void showManual();
    void showShortcuts();
    void startTour();
    HelpWindow &openWindow();
    bool isHelpWanted(const QWidget &widget, const QKeyEvent &key);

    QMainWindow &m_window;
    std::function<void(const QUrl &)> m_openUrl;
    Shortcuts m_shortcuts;
    Manual m_manual;
    QPointer<HelpWindow> m_manualWindow;
    QList<QAction *> m_actions;
    QAction *m_tipsAction = nullptr;
    std::function<std::vector<TourStep>()> m_tour;
    bool m_isTouring = false;
    TipMemory m_tips;
    bool m_hasTips = false;
};

} // namespace nidreg::forms
