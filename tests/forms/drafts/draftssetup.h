// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/draftspage.h"
#include "forms/editor/fieldeditor.h"
#include "forms/widgets/messagebar.h"

#include <QDir>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

/// What the tests of the Drafts page share: a window on a page, and a person's hands.
namespace nidreg::tests {

using forms::DraftsPage;
using forms::DraftView;
using forms::MessageBar;
using templates::Field;

/// Stands still until it is set.
class FixedClock : public base::Clock {
public:
    base::Instant now() const override { return at; }

    base::Instant at =
        std::chrono::sys_days(std::chrono::year(2026) / 3 / 14) + std::chrono::hours(9);
};

inline urn::NidKnowledge someKnowledge()
{
    return {{{"FI", "FIN", "Finland", "Republic of Finland", false, {}}},
            {"http", "https"},
            {{"orcid", "Open Researcher and Contributor ID"}}};
}

inline registry::Stored<std::unique_ptr<registry::Store>> nowhere()
{
    return base::fail(registry::StoreError{registry::StoreError::Unreachable, {}, {}});
}

/// A page in a window of its own, as a program has it; `recovery` outlives it.
struct DraftsSetup {
    explicit DraftsSetup(const QString &recovery, forms::RegistrySession::OpenStore open = nowhere)
        : session(std::move(open), clock, knowledge), page(session, recovery)
    {
        page.resize(1200, 800);
        page.show();
    }

    DraftView &view() { return *page.current(); }
    forms::Draft &draft() { return view().draft(); }
    QString said()
    {
        return view().messageBar().isVisible() ? view().messageBar().message() : QString();
    }

    /// The widget that takes the typing.
    QWidget *pen() { return view().editor().focusProxy(); }
    void type(Field field, const QString &text)
    {
        view().showField(field);
        QTest::keyClicks(pen(), text);
    }
    void trigger(const QString &words) { action(words)->trigger(); }
    QAction *action(const QString &words, bool isMenu = false)
    {
        QList<QAction *> all = page.pageActions();
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (all[i]->menu())
                all += all[i]->menu()->actions();
        }
        for (QAction *each : all) {
            if (bool(each->menu()) == isMenu
                && each->text().remove(QLatin1Char('&')).startsWith(words))
                return each;
        }
        qFatal("no action %s", qPrintable(words));
    }

    FixedClock clock;
    urn::NidKnowledge knowledge = someKnowledge();
    forms::RegistrySession session;
    DraftsPage page;
};

/// Presses the button of `messageBar` whose words begin like this.
inline void press(MessageBar &messageBar, const QString &words)
{
    for (QPushButton *button : messageBar.findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text().remove(QLatin1Char('&')).startsWith(words))
            return QTest::mouseClick(button, Qt::LeftButton);
    }
    qFatal("no button %s", qPrintable(words));
}

/// The drafts of an earlier run that are asked about above the page, in their order.
inline QList<MessageBar *> offered(const QWidget &over)
{
    QList<MessageBar *> shown;
    for (auto *row : over.findChildren<MessageBar *>(QStringLiteral("leftover"))) {
        if (row->isVisible())
            shown += row;
    }
    return shown;
}

/// What is said of the draft discarded last; nothing when it is not said any more.
inline MessageBar *discardedRow(const QWidget &over)
{
    auto *row = over.findChild<MessageBar *>(QStringLiteral("discarded"));
    return row && row->isVisible() ? row : nullptr;
}

inline QStringList keptIn(const QString &recovery)
{
    return QDir(recovery).entryList({QStringLiteral("*.draft")});
}

inline QString fixture(const QString &name)
{
    return QStringLiteral(NIDREG_SOURCE "/tests/fixtures/") + name;
}

} // namespace nidreg::tests
