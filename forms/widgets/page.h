// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QWidget>

#include <initializer_list>
#include <utility>

namespace nidreg::forms {

/// One of the window's pages: Namespaces, Requests, Drafts. The window lists them on the left,
/// puts their actions into menu and toolbar while they are shown, and hands messages to the status
/// bar.
class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString pageName() const = 0; ///< translated: "Namespaces"
    virtual QString pageIcon() const = 0; ///< name of an icon: theme, else resources/icons/NAME.svg
    /// What countChanged() counts, with %1 for the number: "Waiting for you: %1".
    virtual QString countWords() const { return QStringLiteral("%1"); }
    /// Commands that make sense here, in menu order; a separator action divides groups. Each has a
    /// text with a mnemonic, an icon where it helps, and a shortcut where one is common.
    virtual QList<QAction *> pageActions() const = 0;
    /// Those of pageActions() that the window puts into its File menu: save, export, print, close.
    virtual QList<QAction *> fileActions() const { return {}; }
    /// Those of pageActions() that the window puts into its Edit menu: undo and redo of the page's
    /// own, and what finds and changes text.
    virtual QList<QAction *> editActions() const { return {}; }
    /// The page was chosen: put the focus where work starts.
    virtual void enter() = 0;
    /// Whether something is shown here that a tip can be tried on.
    virtual bool isInUse() const { return true; }
    /// True when leaving the program now would lose something; the page asks the person itself.
    virtual bool mayClose() { return true; }
    /// The window closes, and every page agreed: discarded data may be removed.
    virtual void leave() { }

signals:
    /// What the list of pages shows beside the name; -1: nothing.
    void countChanged(int count);
    /// How many things here hold changes that are not saved.
    void unsavedChanged(int count);
    void messageShown(const QString &message);
};

/// Set on a page's command that is offered while other pages are shown, too.
inline constexpr auto kIsEverywhere = "isEverywhere";

/// What `page` is remembered by, whatever the language: "Drafts".
QString nameOf(const Page &page);

/// Gives commands the names by which their keys are remembered, whatever the language. A name is
/// the only one on its page, or in the window, and stays from version to version.
void nameCommands(std::initializer_list<std::pair<const char *, QAction *>> commands);

/// Enables `action`, or disables it and says why in its tool tip; its data is what it does.
void allow(QAction &action, const QString &whyNot);

/// Gives `action` other keys, and says them in the tool tip that allow() wrote.
void setKeys(QAction &action, const QList<QKeySequence> &keys);

} // namespace nidreg::forms
