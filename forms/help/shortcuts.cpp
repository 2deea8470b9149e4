// SPDX-License-Identifier: MIT
#include "forms/help/shortcuts.h"

#include "forms/widgets/page.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QSettings>

#include <algorithm>

namespace nidreg::forms {

static QString withoutMnemonic(QString text)
{
    static const QString kMark = QStringLiteral("\x01");
    text.replace(QLatin1String("&&"), kMark);
    return text.remove(u'&').replace(kMark, QLatin1String("&"));
}

QString ShortcutCommand::name() const
{
    return withoutMnemonic(action->text());
}

QString ShortcutCommand::keys() const
{
    QStringList keys;
    for (const QKeySequence &each : action->shortcuts()) {
        const QString shown = each.toString(QKeySequence::NativeText);
        if (!shown.isEmpty() && !keys.contains(shown))
            keys << shown;
    }
    return keys.join(QStringLiteral(", "));
}

/// Those with a name; what has none is made anew again and again, as the files used last.
static void collect(const QList<QAction *> &actions, const QString &menu, const Page *page,
                    QSet<QAction *> &seen, std::vector<ShortcutCommand> &into)
{
    for (QAction *action : actions) {
        if (action->menu()) {
            collect(action->menu()->actions(), menu, page, seen, into);
            continue;
        }
        const QString name = action->objectName();
        if (name.isEmpty() || seen.contains(action))
            continue;
        seen.insert(action);
        const bool isOfPage = page && !action->property(kIsEverywhere).toBool();
        into.push_back({action, page ? nameOf(*page) + u'.' + name : name, menu,
                        isOfPage ? page : nullptr, action->shortcuts()});
    }
}

void Shortcuts::restore(QMainWindow &window)
{
    m_window = &window;
    m_commands.clear();
    std::vector<ShortcutCommand> ofPages;
    QSet<QAction *> seen;
    for (const Page *page : window.findChildren<Page *>())
        collect(page->pageActions(), page->pageName(), page, seen, ofPages);
    for (const QAction *top : window.menuBar()->actions()) {
        if (top->menu())
            collect(top->menu()->actions(), withoutMnemonic(top->text()), nullptr, seen,
                    m_commands);
    }
    std::ranges::move(ofPages, std::back_inserter(m_commands));
    apply();
}

/// Keys of two pages do not meet: one of them is shown.
static bool canMeet(const ShortcutCommand &a, const ShortcutCommand &b)
{
    return a.action != b.action && (!a.page || !b.page || a.page == b.page);
}

static QString settingOf(const ShortcutCommand &command)
{
    return QStringLiteral("shortcuts/") + command.id;
}

/// What one writes with.
static bool isPlain(const QKeySequence &keys)
{
    const QKeyCombination first = keys[0];
    const auto commanding = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !(first.keyboardModifiers() & commanding) && first.key() < Qt::Key_F1;
}

/// What every field with a text answers to itself. Ctrl+E, Ctrl+K and Ctrl+U are not among them:
/// see CommandKeys.
static bool isForEditing(const QKeySequence &keys)
{
    static constexpr QKeySequence::StandardKey kEditing[] = {
        QKeySequence::Undo,
        QKeySequence::Redo,
        QKeySequence::Cut,
        QKeySequence::Copy,
        QKeySequence::Paste,
        QKeySequence::SelectAll,
        QKeySequence::MoveToNextWord,
        QKeySequence::MoveToPreviousWord,
        QKeySequence::SelectNextWord,
        QKeySequence::SelectPreviousWord,
        QKeySequence::MoveToStartOfDocument,
        QKeySequence::MoveToEndOfDocument,
        QKeySequence::SelectStartOfDocument,
        QKeySequence::SelectEndOfDocument,
        QKeySequence::DeleteStartOfWord,
        QKeySequence::DeleteEndOfWord,
    };
    return std::ranges::any_of(kEditing, [&keys](QKeySequence::StandardKey each) {
        return QKeySequence::keyBindings(each).contains(keys);
    });
}

QString Shortcuts::whyRefused(const ShortcutCommand &command, const QKeySequence &keys) const
{
    if (keys.isEmpty() || command.usual.contains(keys))
        return {};
    const QString shown = keys.toString(QKeySequence::NativeText);
    if (isPlain(keys))
        return tr("Text fields need the key %1. Press it together with Ctrl or Alt, or press a "
                  "function key.")
            .arg(shown);
    if (isForEditing(keys))
        return tr("%1 is reserved for editing text. Choose another shortcut.").arg(shown);
    for (const QAction *top : m_window->menuBar()->actions()) {
        if (QKeySequence::mnemonic(top->text()) == keys)
            return tr("%1 opens the menu “%2”. Choose another shortcut.")
                .arg(shown, withoutMnemonic(top->text()));
    }
    return {};
}

/// None where nothing is stored, or nothing that can be keys.
std::optional<QKeySequence> Shortcuts::stored(const ShortcutCommand &command) const
{
    const QVariant value = QSettings().value(settingOf(command));
    if (!value.isValid())
        return std::nullopt;
    const QString text = value.toString();
    const QKeySequence keys = QKeySequence::fromString(text, QKeySequence::PortableText);
    const bool isUnknown = keys.isEmpty() || keys[0].key() == Qt::Key_unknown;
    if (!text.isEmpty() && (isUnknown || isPlain(keys)))
        return std::nullopt;
    return keys;
}

/// Further keys stay beside the first ones: Ctrl+Y beside Ctrl+Shift+Z.
QList<QKeySequence> Shortcuts::wanted(const ShortcutCommand &command) const
{
    const std::optional<QKeySequence> chosen = stored(command);
    if (!chosen)
        return command.usual;
    if (chosen->isEmpty())
        return {};
    QList<QKeySequence> keys = command.usual.mid(1);
    keys.removeAll(*chosen);
    keys.prepend(*chosen);
    return keys;
}

void Shortcuts::apply()
{
    std::vector<std::pair<const ShortcutCommand *, QKeySequence>> chosen;
    const auto isTaken = [&chosen](const ShortcutCommand &command, const QKeySequence &keys) {
        return std::ranges::any_of(chosen, [&](const auto &each) {
            return each.second == keys && canMeet(*each.first, command);
        });
    };
    for (const ShortcutCommand &command : m_commands) {
        const QKeySequence keys = stored(command).value_or(QKeySequence());
        if (!keys.isEmpty() && !isTaken(command, keys))
            chosen.emplace_back(&command, keys);
    }
    for (const ShortcutCommand &command : m_commands) {
        QList<QKeySequence> keys = wanted(command);
        keys.removeIf([&](const QKeySequence &each) { return isTaken(command, each); });
        if (keys != command.action->shortcuts())
            setKeys(*command.action, keys);
    }
}

bool Shortcuts::isChanged(const ShortcutCommand &command) const
{
    return command.action->shortcuts() != command.usual;
}

const ShortcutCommand *Shortcuts::otherUser(const ShortcutCommand &command,
                                            const QKeySequence &keys) const
{
    const auto found = std::ranges::find_if(m_commands, [&](const ShortcutCommand &each) {
        return canMeet(each, command) && each.action->shortcuts().contains(keys);
    });
    return keys.isEmpty() || found == m_commands.end() ? nullptr : &*found;
}

/// Others that usually have the keys lose them by apply(), and get them back when these are changed
/// again.
void Shortcuts::change(const ShortcutCommand &command, const QKeySequence &keys)
{
    QSettings settings;
    for (const ShortcutCommand &other : m_commands) {
        if (!keys.isEmpty() && canMeet(other, command) && stored(other) == keys)
            settings.setValue(settingOf(other), QString());
    }
    if (keys == command.usual.value(0))
        settings.remove(settingOf(command));
    else
        settings.setValue(settingOf(command), keys.toString(QKeySequence::PortableText));
    apply();
}

void Shortcuts::resetAll()
{
    QSettings settings;
    for (const ShortcutCommand &command : m_commands)
        settings.remove(settingOf(command));
    apply();
}

} // namespace nidreg::forms
