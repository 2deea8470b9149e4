// SPDX-License-Identifier: MIT
#include "forms/drafts/recoverybar.h"
#include "tests/forms/drafts/draftsroom.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"

#include <QTabWidget>

namespace tst_draftsdiscard {

using namespace nidreg;
using namespace nidreg::tests;

/// What is discarded is put aside, one draft at a time, and comes back.
class tst_DraftsDiscard : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void eachDraftIsAnsweredByItself()
    {
        leave({QStringLiteral("anchor"), QStringLiteral("beacon"), QStringLiteral("candle")});
        Room room(m_folder->path());
        QCOMPARE(offered(room.page).size(), 3);
        press(row(room, "beacon"), QStringLiteral("Discard"));
        QCOMPARE(offered(room.page).size(), 2);
        press(row(room, "candle"), QStringLiteral("Recover"));
        QCOMPARE(room.draft().text(Field::NamespaceIdentifier), QStringLiteral("candle"));
        QCOMPARE(offered(room.page).size(), 1);
        QCOMPARE(keptIn(m_folder->path()).size(), 2);
    }

    void whatWasDiscardedIsAskedAboutAgainAfterUndo()
    {
        leave({QStringLiteral("anchor")});
        Room room(m_folder->path());
        press(row(room, "anchor"), QStringLiteral("Discard"));
        QVERIFY(offered(room.page).isEmpty());
        QVERIFY(discardedRow(room.page)->message().contains(QLatin1String("anchor")));
        press(*discardedRow(room.page), QStringLiteral("Undo"));
        QVERIFY(!discardedRow(room.page));
        press(row(room, "anchor"), QStringLiteral("Recover"));
        QCOMPARE(room.draft().text(Field::Purpose), QStringLiteral("of anchor"));
    }

    void theNextStartHasWhatWasDiscardedInTheMenu()
    {
        leave({QStringLiteral("anchor")});
        {
            Room room(m_folder->path());
            QVERIFY(!discardedMenu(room)->isEnabled());
            press(row(room, "anchor"), QStringLiteral("Discard"));
        }
        Room room(m_folder->path());
        QVERIFY(offered(room.page).isEmpty());
        QCOMPARE(discardedMenu(room)->menu()->actions().size(), 1);
        discardedMenu(room)->menu()->actions().first()->trigger();
        QCOMPARE(room.draft().text(Field::Purpose), QStringLiteral("of anchor"));
        QVERIFY(room.draft().isModified());
        QVERIFY(!discardedMenu(room)->isEnabled());
    }

    void aTabThatWasClosedAndDiscardedComesBack()
    {
        Room room(m_folder->path());
        room.page.newDraft();
        room.type(Field::Purpose, QStringLiteral("typed a moment ago"));
        const NextQuestion question(QMessageBox::DestructiveRole);
        room.trigger(QStringLiteral("Close"));
        QVERIFY(question.wasAsked());
        QVERIFY(!room.page.current());
        QVERIFY(keptIn(m_folder->path()).isEmpty());
        press(*discardedRow(room.page), QStringLiteral("Undo"));
        QCOMPARE(room.draft().text(Field::Purpose), QStringLiteral("typed a moment ago"));
        QVERIFY(room.draft().isModified());
        QVERIFY(!discardedRow(room.page));
    }

    /// The page keeps its room; those that wait follow when one is answered.
    void manyDraftsAreAskedAboutAFewAtATime()
    {
        leave({QStringLiteral("a1"), QStringLiteral("a2"), QStringLiteral("a3"),
               QStringLiteral("a4"), QStringLiteral("a5")});
        Room room(m_folder->path());
        QCOMPARE(offered(room.page).size(), 3);
        for (int left = 5; left > 0; --left) {
            QCOMPARE(offered(room.page).size(), std::min(left, 3));
            press(*offered(room.page).first(), QStringLiteral("Recover"));
        }
        QVERIFY(offered(room.page).isEmpty());
        QCOMPARE(room.page.findChild<QTabWidget *>()->count(), 5);
    }

    void whatWasSavedLeavesNothingAside()
    {
        Room room(m_folder->path());
        room.page.newDraft();
        room.type(Field::Purpose, QStringLiteral("x"));
        forms::DraftsFiles files(room.page, m_folder->filePath(QStringLiteral("list")));
        QVERIFY(files.saveAs(room.view(), m_folder->filePath(QStringLiteral("x.txt"))));
        room.trigger(QStringLiteral("Close"));
        QVERIFY(!discardedRow(room.page));
        QVERIFY(!discardedMenu(room)->isEnabled());
    }

private:
    /// A program that ended with drafts of these NIDs open.
    void leave(const QStringList &nids) const
    {
        Room ended(m_folder->path());
        for (const QString &nid : nids) {
            ended.page.newDraft();
            ended.draft().setText(Field::NamespaceIdentifier, nid);
            ended.draft().setText(Field::Purpose, QStringLiteral("of ") + nid);
        }
    }

    static MessageBar &row(const Room &room, const char *nid)
    {
        for (MessageBar *each : offered(room.page)) {
            if (each->message().contains(QLatin1String(nid)))
                return *each;
        }
        qFatal("%s is not offered", nid);
    }

    static QAction *discardedMenu(Room &room)
    {
        for (QAction *each : room.action(QStringLiteral("Open recent"), true)->menu()->actions()) {
            if (each->menu())
                return each;
        }
        qFatal("no menu of discarded drafts");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

NIDREG_TEST(tst_DraftsDiscard, QApplication)

} // namespace tst_draftsdiscard

#include "tst_draftsdiscard.moc"
