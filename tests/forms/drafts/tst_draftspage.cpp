// SPDX-License-Identifier: MIT
#include "forms/drafts/importdialog.h"
#include "forms/editor/findingslist.h"
#include "forms/widgets/marks.h"
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"
#include "tests/support/fulldisk.h"

#include <QAccessible>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QTabWidget>

namespace tst_draftspage {

using namespace nidreg;
using namespace nidreg::tests;
using forms::FieldMark;

class tst_DraftsPage : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_setup = std::make_unique<DraftsSetup>(m_folder->filePath(QStringLiteral("recovery")));
        QVERIFY(QTest::qWaitForWindowExposed(&m_setup->page));
    }
    void cleanup() { m_setup.reset(); }

    void anEmptyPageSaysWhatToDo()
    {
        QVERIFY(!m_setup->page.current());
        QVERIFY2(!m_setup->page.isInUse(), "a tip about findings helps nobody here");
        auto *start = m_setup->page.findChild<QPushButton *>(QStringLiteral("newButton"));
        QVERIFY(start->isVisible());
        m_setup->page.enter();
        QVERIFY(start->hasFocus());
        QVERIFY(!m_setup->action(QStringLiteral("Save"))->isEnabled());
        QVERIFY(m_setup->action(QStringLiteral("Save"))
                    ->toolTip()
                    .contains(QLatin1String("no draft is open")));
        QTest::mouseClick(start, Qt::LeftButton);
        QVERIFY(m_setup->page.current());
        QVERIFY(m_setup->page.isInUse());
        QVERIFY(m_setup->action(QStringLiteral("Save"))->isEnabled());
    }

    void typingShowsFindingsAndMarks()
    {
        m_setup->page.newDraft();
        m_setup->view().showField(Field::Date);
        QTest::keyClick(m_setup->pen(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(m_setup->pen(), QStringLiteral("soon"));
        const auto dateIsWrong = [this] {
            for (const auto &found : m_setup->view().findings().findings()) {
                if (found.field == Field::Date)
                    return true;
            }
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(dateIsWrong(), 30000);
        auto *fields = m_setup->view().findChild<QListView *>(QStringLiteral("fields"));
        const auto mark = [fields](Field field) {
            return FieldMark(
                fields->model()->index(int(field), 0).data(forms::FieldsModel::MarkRole).toInt());
        };
        QCOMPARE(mark(Field::Date), FieldMark::ToFix);
        QCOMPARE(mark(Field::Version), FieldMark::Fine);
        QCOMPARE(mark(Field::Purpose), FieldMark::Empty);
        QTest::keyClick(m_setup->pen(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(m_setup->pen(), QStringLiteral("2026-03-13"));
        QTRY_VERIFY_WITH_TIMEOUT(!dateIsWrong(), 30000);
    }

    void theNidLineFollowsTheTyping_data()
    {
        QTest::addColumn<QString>("nid");
        QTest::addColumn<QString>("begins");
        QTest::newRow("nothing yet") << QString() << QStringLiteral("Enter the NID");
        QTest::newRow("an underscore") << QStringLiteral("my_nid") << QStringLiteral("Not a NID");
        QTest::newRow("two letters") << QStringLiteral("fi") << QStringLiteral("Reserved");
        QTest::newRow("experimental") << QStringLiteral("x-seed") << QStringLiteral("Reserved");
        QTest::newRow("unknown without a registry")
            << QStringLiteral("seedbank") << QStringLiteral("Well formed. Connect to a registry");
    }

    void theNidLineFollowsTheTyping()
    {
        QFETCH(QString, nid);
        QFETCH(QString, begins);
        m_setup->page.newDraft();
        m_setup->type(Field::NamespaceIdentifier, nid);
        const auto *line = m_setup->view().findChild<QLabel *>(QStringLiteral("nidLine"));
        QVERIFY2(line->text().startsWith(begins), qPrintable(line->text()));
    }

    void undoCrossesFieldsAndShowsThem()
    {
        m_setup->page.newDraft();
        m_setup->type(Field::Purpose, QStringLiteral("seeds"));
        m_setup->type(Field::Version, QStringLiteral("2"));
        m_setup->type(Field::Syntax, QStringLiteral("x"));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(m_setup->pen(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_setup->view().editor().field(), Field::Purpose);
        QCOMPARE(m_setup->draft().text(Field::Purpose), QString());
        QVERIFY(!m_setup->draft().isModified());
        QTest::keyClick(m_setup->pen(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("seeds"));
        QTest::keyClick(m_setup->pen(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_setup->view().editor().field(), Field::Version);
        QCOMPARE(m_setup->draft().text(Field::Version), QStringLiteral("12"));
    }

    void markupIsShownAsItWasTyped()
    {
        m_setup->page.newDraft();
        const QString hostile = QStringLiteral("<b>bold</b> &amp; <img src=x>\u00a0end");
        QMimeData html;
        html.setHtml(QStringLiteral("<h1>Loud</h1>"));
        html.setText(hostile);
        m_setup->view().showField(Field::Purpose);
        auto *mime = new QMimeData;
        mime->setHtml(html.html());
        mime->setText(hostile);
        QGuiApplication::clipboard()->setMimeData(mime);
        QTest::keyClick(m_setup->pen(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_setup->draft().text(Field::Purpose), hostile);
    }

    void whatIsSavedOpensTheSame()
    {
        m_setup->page.openFile(fixture(QStringLiteral("endtoend/lighthouse-fixed.txt")));
        QVERIFY(m_setup->page.current());
        const auto content = m_setup->draft().content();
        m_setup->type(Field::Purpose, QStringLiteral("More. "));
        forms::DraftsFiles files(m_setup->page, m_folder->filePath(QStringLiteral("list")));
        const QString path = m_folder->filePath(QStringLiteral("saved.txt"));
        QVERIFY(files.saveAs(m_setup->view(), path));
        QVERIFY(!m_setup->draft().isModified());
        const auto saved = m_setup->draft().content();
        m_setup->trigger(QStringLiteral("Close"));
        m_setup->page.openFile(path);
        QVERIFY(m_setup->draft().content() == saved);
        QVERIFY(!(saved == content));
        QCOMPARE(m_setup->page.findChild<QTabWidget *>()->count(), 1);
        m_setup->page.openFile(path);
        QCOMPARE(m_setup->page.findChild<QTabWidget *>()->count(), 1);
    }

    void aChangeByAnotherProgramIsAChoiceOfThree_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QByteArray>("inFile");
        QTest::addColumn<bool>("isModified");
        QTest::newRow("save anyway") << QStringLiteral("Save any") << QByteArray("mine") << false;
        QTest::newRow("reload") << QStringLiteral("Re") << QByteArray("theirs") << false;
        QTest::newRow("cancel") << QStringLiteral("Cancel") << QByteArray("theirs") << true;
    }

    void aChangeByAnotherProgramIsAChoiceOfThree()
    {
        QFETCH(QString, button);
        QFETCH(QByteArray, inFile);
        QFETCH(bool, isModified);
        const QString path = m_folder->filePath(QStringLiteral("shared.txt"));
        write(path, "Purpose: ours\n");
        m_setup->page.openFile(path);
        m_setup->type(Field::Purpose, QStringLiteral("mine "));
        write(path, "Purpose: theirs\n");
        m_setup->trigger(QStringLiteral("Save"));
        QVERIFY(m_setup->said().contains(QLatin1String("Another program changed")));
        QVERIFY(read(path).contains("theirs"));
        press(m_setup->view().messageBar(), button);
        QVERIFY(read(path).contains(inFile));
        QCOMPARE(m_setup->draft().isModified(), isModified);
        m_setup->trigger(QStringLiteral("Undo"));
        m_setup->draft().setSaved();
    }

    void undoBringsBackWhatAReloadReplaced()
    {
        const QString path = m_folder->filePath(QStringLiteral("shared.txt"));
        write(path, "Purpose: ours\n");
        m_setup->page.openFile(path);
        m_setup->type(Field::Purpose, QStringLiteral("mine "));
        write(path, "Purpose: theirs\n");
        m_setup->trigger(QStringLiteral("Save"));
        press(m_setup->view().messageBar(), QStringLiteral("Re"));
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("theirs"));
        m_setup->trigger(QStringLiteral("Undo"));
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("mine ours"));
        m_setup->draft().setSaved();
    }

    void aFailedSaveKeepsTheTextAndSaysWhatNext()
    {
        const QString path = m_folder->filePath(QStringLiteral("kept.txt"));
        write(path, "Purpose: earlier\n");
        m_setup->page.openFile(path);
        m_setup->type(Field::Purpose, QString(4000, QLatin1Char('y')).left(20));
        {
            const tests::FullDisk disk(10);
            m_setup->trigger(QStringLiteral("Save"));
        }
        QVERIFY2(m_setup->said().contains(QLatin1String("still here")),
                 qPrintable(m_setup->said()));
        QVERIFY(m_setup->draft().isModified());
        QCOMPARE(read(path), QByteArray("Purpose: earlier\n"));
        press(m_setup->view().messageBar(), QStringLiteral("Try again"));
        QVERIFY(!m_setup->draft().isModified());
        QVERIFY(read(path).contains("yyyy"));
    }

    void aFileThatCannotBeOpenedIsSaid()
    {
        m_setup->page.openFile(QStringLiteral("/nowhere/at/all.txt"));
        auto *messageBar = m_setup->page.findChild<MessageBar *>(QStringLiteral("messageBar"));
        QVERIFY(messageBar->isVisible());
        QVERIFY(messageBar->message().contains(QLatin1String("/nowhere/at/all.txt")));
        QVERIFY(!m_setup->page.current());
    }

    void everyFileThatCannotBeOpenedIsSaid()
    {
        const QString picture = m_folder->filePath(QStringLiteral("picture.png"));
        QVERIFY(forms::writeFile(picture, QByteArray("\x89PNG\r\n\x1a\n", 8) + QByteArray(64, 0)));
        m_setup->page.openFile(picture);
        m_setup->page.openFile(QStringLiteral("/nowhere/at/all.txt"));
        m_setup->page.openFile(picture);
        auto *messageBar = m_setup->page.findChild<MessageBar *>(QStringLiteral("messageBar"));
        const QStringList lines = messageBar->message().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[0].contains(QLatin1String("/nowhere/at/all.txt")));
        QVERIFY2(lines[1].contains(QLatin1String("not a text")), qPrintable(lines[1]));
    }

    void aClickOnAFieldPutsTheCursorWhereItIsWritten()
    {
        m_setup->page.newDraft();
        auto *fields = m_setup->view().findChild<QListView *>(QStringLiteral("fields"));
        for (const Field field : {Field::Purpose, Field::Version, Field::Version}) {
            const QModelIndex row = fields->model()->index(int(field), 0);
            QTest::mouseClick(fields->viewport(), Qt::LeftButton, {},
                              fields->visualRect(row).center());
            QCOMPARE(m_setup->view().editor().field(), field);
            QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("7"));
        }
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("7"));
        QVERIFY(m_setup->draft().text(Field::Version).contains(QStringLiteral("77")));
        m_setup->draft().setSaved();
    }

    void theArrowKeysWalkTheFieldsAndReturnLeadsToTheText()
    {
        m_setup->page.newDraft();
        auto *fields = m_setup->view().findChild<QListView *>(QStringLiteral("fields"));
        fields->setFocus();
        QTest::keyClick(fields, Qt::Key_Down);
        QTest::keyClick(fields, Qt::Key_Down);
        QCOMPARE(m_setup->view().editor().field(), Field::Date);
        QVERIFY2(fields->hasFocus(), "the next arrow goes on");
        QTest::keyClick(fields, Qt::Key_Return);
        QVERIFY(m_setup->pen()->hasFocus());
    }

    void nothingCanBeSentWithoutARegistryAndTheActionSaysWhy()
    {
        m_setup->page.newDraft();
        QVERIFY(!m_setup->action(QStringLiteral("Submit"))->isEnabled());
        QVERIFY(m_setup->action(QStringLiteral("Submit"))
                    ->toolTip()
                    .contains(QLatin1String("No registry is connected")));
    }

    void everyControlHasAName()
    {
        m_setup->page.newDraft();
        for (QWidget *each : m_setup->view().findChildren<QWidget *>()) {
            const bool takesFocus = each->focusPolicy() & Qt::TabFocus;
            if (!takesFocus || !each->isVisible() || qobject_cast<QPushButton *>(each))
                continue;
            QAccessibleInterface *seen = QAccessible::queryAccessibleInterface(each);
            QVERIFY2(!seen->text(QAccessible::Name).isEmpty(), qPrintable(each->objectName()));
        }
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DraftsSetup> m_setup;
};

NIDREG_TEST(tst_DraftsPage, QApplication)

} // namespace tst_draftspage

#include "tst_draftspage.moc"
