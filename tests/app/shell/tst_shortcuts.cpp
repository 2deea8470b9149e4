// SPDX-License-Identifier: MIT
#include "forms/help/shortcutdialog.h"
#include "forms/help/shortcuts.h"
#include "forms/help/shortcutsheet.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"

#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTranslator>
#include <QTreeWidget>

namespace tst_shortcuts {

using namespace nidreg;
using namespace nidreg::tests;
using forms::ShortcutCommand;
using forms::ShortcutDialog;
using forms::Shortcuts;
using forms::ShortcutSheet;

namespace {

/// The sheet of a window, used as a person does.
struct Sheet {
    explicit Sheet(MainWindowSetup &setup) : window(*setup.window)
    {
        shortcuts.restore(window); // its own: the usual keys have to be there still
        sheet = std::make_unique<ShortcutSheet>(shortcuts, &window);
        sheet->show();
    }

    const ShortcutCommand &command(const QString &id)
    {
        const auto &all = shortcuts.commands();
        const auto found = std::ranges::find(all, id, &ShortcutCommand::id);
        if (found == all.end())
            qFatal("no command %s", qPrintable(id));
        return *found;
    }

    QTreeWidgetItem *choose(const QString &id)
    {
        const ShortcutCommand &wanted = command(id);
        auto *table = sheet->findChild<QTreeWidget *>("table");
        for (int i = 0; i < table->topLevelItemCount(); ++i) {
            QTreeWidgetItem *menu = table->topLevelItem(i);
            for (int k = 0; k < menu->childCount(); ++k) {
                if (menu->text(0) != wanted.menu || menu->child(k)->text(0) != wanted.name())
                    continue;
                table->setCurrentItem(menu->child(k));
                return menu->child(k);
            }
        }
        qFatal("no row of %s", qPrintable(id));
    }

    ShortcutDialog &change(const QString &id)
    {
        choose(id);
        press("change");
        return dialog();
    }

    ShortcutDialog &dialog()
    {
        auto *found = sheet->findChild<ShortcutDialog *>();
        if (!found)
            qFatal("nothing asks for keys");
        return *found;
    }

    void press(const char *button) { sheet->findChild<QPushButton *>(button)->click(); }

    static void type(ShortcutDialog &dialog, QKeyCombination keys)
    {
        QTest::keyClick(dialog.findChild<QKeySequenceEdit *>("keysEdit"), keys.key(),
                        keys.keyboardModifiers());
    }

    static QPushButton &ok(ShortcutDialog &dialog)
    {
        return *dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }

    static QString verdict(ShortcutDialog &dialog)
    {
        return dialog.findChild<QLabel *>("verdict")->text();
    }

    void give(const QString &id, QKeyCombination keys)
    {
        ShortcutDialog &dialog = change(id);
        type(dialog, keys);
        ok(dialog).click();
        QTRY_VERIFY(!sheet->findChild<ShortcutDialog *>());
    }

    QMainWindow &window;
    Shortcuts shortcuts;
    std::unique_ptr<ShortcutSheet> sheet;
};

/// Another language, as far as it matters.
class Foreign : public QTranslator {
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return source == QLatin1String("&Save") ? QStringLiteral("&Sichern") : QString();
    }
};

const QKeySequence kSave(Qt::CTRL | Qt::Key_S);
const QKeyCombination kFree = Qt::CTRL | Qt::SHIFT | Qt::Key_F7;

} // namespace

class ShortcutsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void everyCommandHasANameOfItsOwn()
    {
        MainWindowSetup setup;
        Sheet sheet(setup);
        QSet<QString> ids;
        for (const ShortcutCommand &command : sheet.shortcuts.commands()) {
            QVERIFY2(!ids.contains(command.id), qPrintable(command.id));
            QVERIFY2(!command.name().isEmpty(), qPrintable(command.id));
            ids.insert(command.id);
        }
        for (int page = 0; page < 6; ++page) {
            setup.window->choosePage(page);
            for (const QAction *menu : setup.window->menuBar()->actions()) {
                for (const QAction *action : menu->menu()->actions()) {
                    const bool isEditing = action->text().contains('\t'); // the text field's own
                    const bool isCommand = !action->isSeparator() && !action->menu() && !isEditing;
                    QVERIFY2(!isCommand || !action->objectName().isEmpty(),
                             qPrintable(action->text()));
                }
            }
        }
    }

    void aCommandIsDoneByItsNewKeys()
    {
        MainWindowSetup setup;
        Sheet sheet(setup);
        sheet.give("Drafts.save", kFree);
        const QAction &save = *sheet.command("Drafts.save").action;
        QCOMPARE(save.shortcuts(), QList<QKeySequence>{kFree});
        QVERIFY(save.toolTip().contains(QKeySequence(kFree).toString(QKeySequence::NativeText))
                || !save.isEnabled());
        const QTreeWidgetItem *row = sheet.choose("Drafts.save");
        QVERIFY(row->font(0).bold());
        QCOMPARE(row->data(1, Qt::AccessibleTextRole).toString(),
                 QString("Ctrl+Shift+F7, changed"));
        QVERIFY(sheet.sheet->asHtml().contains("Ctrl+Shift+F7"));
        QCOMPARE(QSettings().value("shortcuts/Drafts.save").toString(), QString("Ctrl+Shift+F7"));
    }

    void keysThatStandBesideTheFirstStay()
    {
        MainWindowSetup setup;
        Sheet sheet(setup);
        sheet.give("Drafts.redo", kFree);
        QCOMPARE(sheet.command("Drafts.redo").action->shortcuts(),
                 (QList<QKeySequence>{kFree, QKeySequence(Qt::CTRL | Qt::Key_Y)}));
    }

    void keysThatAreUsedAreTakenOnlyByTheirButton()
    {
        MainWindowSetup setup;
        Sheet sheet(setup);
        ShortcutDialog &dialog = sheet.change("palette");
        Sheet::type(dialog, kSave[0]);
        QCOMPARE(
            Sheet::verdict(dialog),
            QString("Ctrl+S is already used by “Save”. Reassign it, or choose another shortcut."));
        QVERIFY(!Sheet::ok(dialog).isEnabled());
        dialog.findChild<QPushButton *>("take")->click();
        QCOMPARE(sheet.command("palette").action->shortcut(), kSave);
        QCOMPARE(sheet.command("Drafts.save").action->shortcuts(), QList<QKeySequence>());
        QVERIFY(sheet.choose("Drafts.save")->font(0).bold());
        sheet.choose("palette");
        sheet.press("reset");
        QCOMPARE(sheet.command("Drafts.save").action->shortcut(), kSave);
        QVERIFY(QSettings().allKeys().filter("shortcuts/").isEmpty());
    }

    void usualKeysThatAreUsedAreAskedFor()
    {
        MainWindowSetup setup;
        Sheet sheet(setup);
        sheet.shortcuts.change(sheet.command("palette"), kSave);
        sheet.choose("Drafts.save");
        sheet.press("reset");
        QVERIFY(Sheet::verdict(sheet.dialog()).startsWith("Ctrl+S is already used by"));
        sheet.dialog().findChild<QPushButton *>("take")->click();
        QCOMPARE(sheet.command("Drafts.save").action->shortcut(), kSave);
        QVERIFY(sheet.command("palette").action->shortcuts().isEmpty());
    }

    void twoPagesMayHaveTheSameKeys()
    {
        MainWindowSetup setup;
        Sheet sheet(setup);
        ShortcutDialog &dialog = sheet.change("Audit.verify");
        Sheet::type(dialog, kSave[0]);
        QCOMPARE(Sheet::verdict(dialog), QString());
        QVERIFY(Sheet::ok(dialog).isEnabled());
    }

    void keysOfTextFieldsAndMenusAreRefused_data()
    {
        QTest::addColumn<QKeyCombination>("keys");
        QTest::addColumn<bool>("isRefused");
        const auto row = [](const char *name, QKeyCombination keys, bool isRefused) {
            QTest::newRow(name) << keys << isRefused;
        };
        row("a letter is written", Qt::Key_A, true);
        row("a capital letter is written", Qt::SHIFT | Qt::Key_A, true);
        row("Return ends a line", Qt::Key_Return, true);
        row("Backspace deletes", Qt::Key_Backspace, true);
        row("an arrow moves", Qt::Key_Down, true);
        row("Ctrl+C copies", Qt::CTRL | Qt::Key_C, true);
        row("Ctrl+Left goes to a word", Qt::CTRL | Qt::Key_Left, true);
        row("Alt+F opens a menu", Qt::ALT | Qt::Key_F, true);
        row("a function key is free", Qt::Key_F6, false);
        row("Ctrl with a digit is free", Qt::CTRL | Qt::Key_9, false);
    }
    void keysOfTextFieldsAndMenusAreRefused()
    {
        QFETCH(QKeyCombination, keys);
        QFETCH(bool, isRefused);
        MainWindowSetup setup;
        Sheet sheet(setup);
        const QString why = sheet.shortcuts.whyRefused(sheet.command("palette"), keys);
        QCOMPARE(!why.isEmpty(), isRefused);
        ShortcutDialog dialog(sheet.shortcuts, sheet.command("palette"), keys, setup.window.get());
        QCOMPARE(Sheet::verdict(dialog), why);
        QCOMPARE(Sheet::ok(dialog).isEnabled(), !isRefused);
    }

    void theNextWindowHasTheChosenKeys()
    {
        QSettings().setValue("shortcuts/quit", "Ctrl+Shift+F7");
        QSettings().setValue("shortcuts/Requests.step-approve", "Ctrl+Alt+F7");
        QSettings().setValue("shortcuts/gone", "Ctrl+Shift+F8");
        QSettings().setValue("shortcuts/about", "A");
        MainWindowSetup setup;
        Shortcuts usual;
        usual.restore(*setup.window);
        const auto keysOf = [&usual](const QString &id) {
            const auto &all = usual.commands();
            const auto found = std::ranges::find(all, id, &ShortcutCommand::id);
            return found == all.end() ? QString("none") : found->keys();
        };
        QCOMPARE(keysOf("quit"), QString("Ctrl+Shift+F7"));
        QCOMPARE(keysOf("Requests.step-approve"), QString("Ctrl+Alt+F7"));
        QCOMPARE(keysOf("about"), QString()); // nobody could write any more
        QCOMPARE(QSettings().value("shortcuts/gone").toString(), QString("Ctrl+Shift+F8"));
    }

    void chosenKeysStayInAnotherLanguage()
    {
        QSettings().setValue("shortcuts/Drafts.save", "Ctrl+Shift+F7");
        Foreign foreign;
        QCoreApplication::installTranslator(&foreign);
        MainWindowSetup setup;
        Sheet sheet(setup);
        const ShortcutCommand &save = sheet.command("Drafts.save");
        QCOMPARE(save.name(), QString("Sichern"));
        QCOMPARE(save.action->shortcuts(), QList<QKeySequence>{kFree});
    }

    void chosenKeysTakePrecedenceOverUsualOnes()
    {
        QSettings().setValue("shortcuts/about", "Ctrl+S");
        MainWindowSetup setup;
        Sheet sheet(setup);
        QCOMPARE(sheet.command("about").keys(), QString("Ctrl+S"));
        QCOMPARE(sheet.command("Drafts.save").keys(), QString());
    }

    void allAreResetAfterAQuestion()
    {
        MainWindowSetup setup;
        Sheet sheet(setup);
        sheet.give("Drafts.save", kFree);
        NextQuestion question(QMessageBox::DestructiveRole);
        sheet.press("resetAll");
        QVERIFY(question.wasAsked());
        QCOMPARE(sheet.command("Drafts.save").action->shortcut(), kSave);
        QVERIFY(QSettings().allKeys().filter("shortcuts/").isEmpty());
    }

private:
    OwnSettings m_settings;
};

NIDREG_TEST(ShortcutsTest, QApplication)

} // namespace tst_shortcuts

#include "tst_shortcuts.moc"
