// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QPointer>

#include <optional>
#include <vector>

class QAction;
class QMainWindow;

namespace nidreg::forms {

class Page;

/// A command whose keys a person can change.
struct ShortcutCommand {
    QAction *action;
    QString id; ///< what its keys are stored under: "quit", "Drafts.save"
    QString menu; ///< where it is: "Help", or its page: "Drafts"
    const Page *page; ///< where its keys work; null: everywhere
    QList<QKeySequence> usual; ///< its keys where nobody changed them

    /// As in the menu, without its mnemonic.
    QString name() const;
    /// As the desktop writes them, several separated by ", ".
    QString keys() const;
};

/// The keys of the window's commands, and what a person made of them.
///
/// Only what differs from the usual keys is stored. What a person chose takes precedence: another
/// command that usually has these keys is without them meanwhile.
class Shortcuts {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::Shortcuts)

public:
    /// Learns the commands of the menus and of all pages, and gives them the stored keys.
    void restore(QMainWindow &window);

    /// Those of the window in the order of its menus, then those of each page.
    const std::vector<ShortcutCommand> &commands() const { return m_commands; }

    /// Whether its keys are other than the usual ones, chosen or taken by another command.
    bool isChanged(const ShortcutCommand &command) const;
    /// Who else has `keys` where `command` has keys; null: nobody.
    const ShortcutCommand *otherUser(const ShortcutCommand &command,
                                     const QKeySequence &keys) const;
    /// Why `command` cannot have `keys`, whoever uses them; empty: it can.
    QString whyRefused(const ShortcutCommand &command, const QKeySequence &keys) const;

    /// `keys` instead of its first ones; empty: it has none at all. Others that have them lose
    /// them.
    void change(const ShortcutCommand &command, const QKeySequence &keys);
    void resetAll();

private:
    std::optional<QKeySequence> stored(const ShortcutCommand &command) const;
    QList<QKeySequence> wanted(const ShortcutCommand &command) const;
    void apply();

    QPointer<QMainWindow> m_window;
    std::vector<ShortcutCommand> m_commands;
};

} // namespace nidreg::forms
