// SPDX-License-Identifier: MIT
#include "app/shell/editmenu.h"
#include "app/shell/openaddress.h"
#include "app/shell/paletterank.h"
#include "forms/drafts/draftspage.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSpinBox>

namespace tst_editmenu {

using namespace nidreg;
using namespace nidreg::tests;
using forms::TextFocus;

class EditMenuTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void everyTextAnswersToTheCommands_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"line", "paragraph", "number"})
            QTest::newRow(kind) << kind;
    }
    void everyTextAnswersToTheCommands()
    {
        QFETCH(QString, kind);
        QGuiApplication::clipboard()->clear();
        std::unique_ptr<QWidget> widget;
        if (kind == "line")
            widget = std::make_unique<QLineEdit>("12");
        else if (kind == "paragraph")
            widget = std::make_unique<QPlainTextEdit>("12");
        else
            widget = std::make_unique<QSpinBox>();
        if (auto *spin = qobject_cast<QSpinBox *>(widget.get()))
            spin->setValue(12);
        const TextFocus text(widget.get());
        QVERIFY(!text.can(TextFocus::Copy)); // nothing is selected
        text.run(TextFocus::SelectAll);
        text.run(TextFocus::Cut);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("12"));
        QVERIFY(text.can(TextFocus::Undo) && !text.can(TextFocus::Redo));
        text.run(TextFocus::Undo);
        QVERIFY(text.can(TextFocus::Redo));
        text.run(TextFocus::Redo);
        QVERIFY(text.can(TextFocus::Paste));
        text.run(TextFocus::Paste);
        QVERIFY(text.can(TextFocus::SelectAll));
    }

    void whatIsReadOnlyIsOnlyCopied()
    {
        QPlainTextEdit edit("words");
        edit.setReadOnly(true);
        edit.selectAll();
        const TextFocus text(&edit);
        QVERIFY(text.can(TextFocus::Copy));
        for (const auto command : {TextFocus::Cut, TextFocus::Paste, TextFocus::Undo})
            QVERIFY(!text.can(command));
    }

    void aPasswordIsNotCopied()
    {
        QLineEdit edit("secret");
        edit.setEchoMode(QLineEdit::Password);
        edit.selectAll();
        QVERIFY(!TextFocus(&edit).can(TextFocus::Copy));
        QVERIFY(!TextFocus(&edit).can(TextFocus::Cut));
    }

    void noTextIsNoFault()
    {
        QWidget plain;
        for (QWidget *widget : {static_cast<QWidget *>(nullptr), &plain}) {
            for (int command = TextFocus::Undo; command <= TextFocus::SelectAll; ++command) {
                QVERIFY(!TextFocus(widget).can(TextFocus::Command(command)));
                TextFocus(widget).run(TextFocus::Command(command));
            }
        }
    }

    void theMenuWorksOnTheTextThatHadTheFocus()
    {
        MainWindowSetup setup;
        setup.window->choosePage(0);
        auto *filter = setup.the<forms::NamespacesPage>().findChild<QLineEdit *>("filterEdit");
        filter->setFocus();
        filter->setText("isbn");
        filter->selectAll();
        auto *edit = setup.window->findChild<app::EditMenu *>();
        edit->popup(QPoint(10, 10));
        QAction *copy = actionIn(*edit, "Copy");
        QVERIFY(copy->isEnabled());
        edit->hide();
        copy->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("isbn"));
    }

    void draftsBringTheirOwnUndoAndReplace()
    {
        MainWindowSetup setup;
        auto &drafts = setup.the<forms::DraftsPage>();
        drafts.newDraft();
        setup.window->choosePage(2);
        auto *edit = setup.window->findChild<app::EditMenu *>();
        QVERIFY(drafts.editActions().contains(edit->actions().first()));
        int undo = 0;
        for (const QAction *action : edit->actions())
            undo += action->text().remove('&').startsWith("Undo");
        QCOMPARE(undo, 1);
        for (const char *file : {"Save", "Save as", "Export", "Print", "Close draft", "Quit"})
            QVERIFY2(actionIn(*fileMenu(setup), file), file);
    }

    void ranks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<int>("rank");
        using app::PaletteRank;
        const auto row = [](const char *name, const char *text, const char *wanted,
                            PaletteRank rank) {
            QTest::newRow(name) << text << wanted << int(rank);
        };
        row("all of it, in any case", "Print", "print", PaletteRank::Exact);
        row("its beginning", "Print table as shown", "print", PaletteRank::Beginning);
        row("a word of it", "Save a print", "pri", PaletteRank::WordBeginning);
        row("inside a word", "Blueprint", "print", PaletteRank::Inside);
        row("its letters in their order", "Publish listing", "pls", PaletteRank::Letters);
        row("not in their order", "Publish listing", "slp", PaletteRank::None);
        row("nothing was typed", "Print", "", PaletteRank::Beginning);
    }
    void ranks()
    {
        QFETCH(QString, text);
        QFETCH(QString, wanted);
        QTEST(int(app::paletteRank(text, wanted)), "rank");
    }

    void recentCommandsAreFewAndTheNewestFirst()
    {
        for (int i = 0; i < 30; ++i)
            app::noteCommand(QString::number(i % 25));
        const QStringList recent = app::recentCommands();
        QCOMPARE(recent.first(), QString("4"));
        QCOMPARE(recent.count("4"), 1);
        QVERIFY(recent.size() <= 20);
    }

    void mailCommands_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("parts");
        const QString url = "mailto:a@b.example?subject=x%20y";
        QTest::newRow("none") << QString() << QStringList();
        QTest::newRow("blanks") << QString("  ") << QStringList();
        QTest::newRow("a name") << QString("mutt") << QStringList{"mutt", url};
        QTest::newRow("a place for the address")
            << QString("thunderbird -compose %u") << QStringList{"thunderbird", "-compose", url};
        QTest::newRow("a folder with a blank") << QString("\"/opt/my mail/run\" --to=%u")
                                               << QStringList{"/opt/my mail/run", "--to=" + url};
    }
    void mailCommands()
    {
        QFETCH(QString, command);
        QTEST(app::commandFor(command, QUrl("mailto:a@b.example?subject=x%20y")), "parts");
    }

private:
    static QAction *actionIn(const QMenu &menu, const QString &name)
    {
        for (QAction *action : menu.actions()) {
            if (action->text().remove('&').startsWith(name))
                return action;
        }
        return nullptr;
    }
    static const QMenu *fileMenu(MainWindowSetup &setup)
    {
        return setup.window->menuBar()->actions().first()->menu();
    }

    OwnSettings m_settings;
};

NIDREG_TEST(EditMenuTest, QApplication)

} // namespace tst_editmenu

#include "tst_editmenu.moc"
