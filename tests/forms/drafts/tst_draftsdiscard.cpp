// SPDX-License-Identifier: MIT
#include "forms/drafts/recoverybar.h"
#include "tests/forms/drafts/draftssetup.h"
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
        DraftsSetup setup(m_folder->path());
        QCOMPARE(offered(setup.page).size(), 3);
        press(row(setup, "beacon"), QStringLiteral("Discard"));
        QCOMPARE(offered(setup.page).size(), 2);
        press(row(setup, "candle"), QStringLiteral("Recover"));
        QCOMPARE(setup.draft().text(Field::NamespaceIdentifier), QStringLiteral("candle"));
        QCOMPARE(offered(setup.page).size(), 1);
        QCOMPARE(keptIn(m_folder->path()).size(), 2);
    }

    void whatWasDiscardedIsAskedAboutAgainAfterUndo()
    {
        leave({QStringLiteral("anchor")});
        DraftsSetup setup(m_folder->path());
        press(row(setup, "anchor"), QStringLiteral("Discard"));
        QVERIFY(offered(setup.page).isEmpty());
        QVERIFY(discardedRow(setup.page)->message().contains(QLatin1String("anchor")));
        press(*discardedRow(setup.page), QStringLiteral("Undo"));
        QVERIFY(!discardedRow(setup.page));
        press(row(setup, "anchor"), QStringLiteral("Recover"));
        QCOMPARE(setup.draft().text(Field::Purpose), QStringLiteral("of anchor"));
    }

    void theNextStartHasWhatWasDiscardedInTheMenu()
    {
        leave({QStringLiteral("anchor")});
        {
            DraftsSetup setup(m_folder->path());
            QVERIFY(!discardedMenu(setup)->isEnabled());
            press(row(setup, "anchor"), QStringLiteral("Discard"));
        }
        DraftsSetup setup(m_folder->path());
        QVERIFY(offered(setup.page).isEmpty());
        QCOMPARE(discardedMenu(setup)->menu()->actions().size(), 1);
        discardedMenu(setup)->menu()->actions().first()->trigger();
        QCOMPARE(setup.draft().text(Field::Purpose), QStringLiteral("of anchor"));
        QVERIFY(setup.draft().isModified());
        QVERIFY(!discardedMenu(setup)->isEnabled());
    }

    void aTabThatWasClosedAndDiscardedComesBack()
    {
        DraftsSetup setup(m_folder->path());
        setup.page.newDraft();
        setup.type(Field::Purpose, QStringLiteral("typed a moment ago"));
        const NextQuestion question(QMessageBox::DestructiveRole);
        setup.trigger(QStringLiteral("Close"));
        QVERIFY(question.wasAsked());
        QVERIFY(!setup.page.current());
        QVERIFY(keptIn(m_folder->path()).isEmpty());
        press(*discardedRow(setup.page), QStringLiteral("Undo"));
        QCOMPARE(setup.draft().text(Field::Purpose), QStringLiteral("typed a moment ago"));
        QVERIFY(setup.draft().isModified());
        QVERIFY(!discardedRow(setup.page));
    }

    /// The page keeps its space; those that wait follow when one is answered.
    void manyDraftsAreAskedAboutAFewAtATime()
    {
        leave({QStringLiteral("a1"), QStringLiteral("a2"), QStringLiteral("a3"),
               QStringLiteral("a4"), QStringLiteral("a5")});
        DraftsSetup setup(m_folder->path());
        QCOMPARE(offered(setup.page).size(), 3);
        for (int left = 5; left > 0; --left) {
            QCOMPARE(offered(setup.page).size(), std::min(left, 3));
            press(*offered(setup.page).first(), QStringLiteral("Recover"));
        }
        QVERIFY(offered(setup.page).isEmpty());
        QCOMPARE(setup.page.findChild<QTabWidget *>()->count(), 5);
    }

    void whatWasSavedLeavesNothingAside()
    {
        DraftsSetup setup(m_folder->path());
        setup.page.newDraft();
        setup.type(Field::Purpose, QStringLiteral("x"));
        forms::DraftsFiles files(setup.page, m_folder->filePath(QStringLiteral("list")));
        QVERIFY(files.saveAs(setup.view(), m_folder->filePath(QStringLiteral("x.txt"))));
        setup.trigger(QStringLiteral("Close"));
        QVERIFY(!discardedRow(setup.page));
        QVERIFY(!discardedMenu(setup)->isEnabled());
    }

private:
    /// A program that ended with drafts of these NIDs open.
    void leave(const QStringList &nids) const
    {
        DraftsSetup ended(m_folder->path());
        for (const QString &nid : nids) {
            ended.page.newDraft();
            ended.draft().setText(Field::NamespaceIdentifier, nid);
            ended.draft().setText(Field::Purpose, QStringLiteral("of ") + nid);
        }
    }

    static MessageBar &row(const DraftsSetup &setup, const char *nid)
    {
        for (MessageBar *each : offered(setup.page)) {
            if (each->message().contains(QLatin1String(nid)))
                return *each;
        }
        qFatal("%s is not offered", nid);
    }

    static QAction *discardedMenu(DraftsSetup &setup)
    {
        for (QAction *each : setup.action(QStringLiteral("Open recent"), true)->menu()->actions()) {
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
