// SPDX-License-Identifier: MIT
#include "forms/editor/draftview.h"
#include "forms/editor/fieldeditor.h"
#include "forms/editor/findbar.h"
#include "forms/editor/plaintextfield.h"
#include "forms/widgets/messagebar.h"
#include "tests/program/program.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace tst_findbar {

using namespace nidreg;
using namespace nidreg::forms;
using templates::Field;

namespace {

class FixedClock : public base::Clock {
public:
    base::Instant now() const override
    {
        return std::chrono::sys_days(std::chrono::year(2026) / 3 / 14) + std::chrono::hours(9);
    }
};

/// A draft on the screen, with no registry.
struct Desk {
    Desk()
        : session(
            []() -> registry::Stored<std::unique_ptr<registry::Store>> {
                return base::fail(registry::StoreError{registry::StoreError::Unreachable, {}, {}});
            },
            clock, knowledge),
          view(std::make_unique<Draft>(), session)
    {
        draft().setText(Field::Purpose, QStringLiteral("seed banks and seed keepers"));
        draft().setText(Field::Syntax, QStringLiteral("Seed numbers"));
        view.resize(1000, 700);
        view.show();
        view.showField(Field::Purpose);
    }

    Draft &draft() { return view.draft(); }
    FindBar &bar() { return view.findBar(); }
    template <class W> W &part(const char *name)
    {
        return *bar().findChild<W *>(QLatin1String(name));
    }
    QString count() { return part<QLabel>("count").text(); }
    void look(const QString &what) { part<QLineEdit>("what").setText(what); }

    FixedClock clock;
    urn::NidKnowledge knowledge;
    RegistrySession session;
    DraftView view;
};

} // namespace

class tst_FindBar : public QObject {
    Q_OBJECT

private slots:
    void itGoesThroughAllFieldsAndRound()
    {
        Desk desk;
        desk.bar().open(false);
        desk.look(QStringLiteral("seed"));
        QCOMPARE(desk.count(), QStringLiteral("1 of 3"));
        desk.bar().step(true);
        QCOMPARE(desk.view.editor().selectionStart(), 15);
        desk.bar().step(true);
        QCOMPARE(desk.view.editor().field(), Field::Syntax);
        QCOMPARE(desk.count(), QStringLiteral("3 of 3"));
        desk.bar().step(true);
        QCOMPARE(desk.view.editor().field(), Field::Purpose);
        desk.bar().step(false);
        QCOMPARE(desk.view.editor().field(), Field::Syntax);
    }

    void thisFieldOnly()
    {
        Desk desk;
        desk.bar().open(false);
        desk.part<QComboBox>("where").setCurrentIndex(1);
        desk.look(QStringLiteral("seed"));
        QCOMPARE(desk.bar().hits().size(), 2U);
    }

    void whatIsSelectedIsLookedFor()
    {
        Desk desk;
        desk.view.editor().select({5, 5});
        desk.bar().open(false);
        QCOMPARE(desk.part<QLineEdit>("what").text(), QStringLiteral("banks"));
    }

    void whatIsNowhereIsSaid()
    {
        Desk desk;
        desk.bar().open(false);
        desk.look(QStringLiteral("weeds"));
        QCOMPARE(desk.count(), QStringLiteral("Not found"));
    }

    void oneAfterTheOther()
    {
        Desk desk;
        desk.bar().open(true);
        desk.look(QStringLiteral("seed"));
        desk.part<QLineEdit>("by").setText(QStringLiteral("gene"));
        QTest::mouseClick(&desk.part<QPushButton>("replace"), Qt::LeftButton);
        QCOMPARE(desk.draft().text(Field::Purpose), QStringLiteral("gene banks and seed keepers"));
        QCOMPARE(desk.view.editor().selectionStart(), 15);
    }

    void allAtOnceIsOneStep()
    {
        Desk desk;
        desk.bar().open(true);
        desk.look(QStringLiteral("seed"));
        desk.part<QLineEdit>("by").setText(QStringLiteral("gene"));
        QTest::mouseClick(&desk.part<QPushButton>("replaceAll"), Qt::LeftButton);
        QCOMPARE(desk.draft().text(Field::Purpose), QStringLiteral("gene banks and gene keepers"));
        QCOMPARE(desk.draft().text(Field::Syntax), QStringLiteral("gene numbers"));
        QCOMPARE(desk.view.editor().textField().text(),
                 desk.draft().text(desk.view.editor().field()));
        QVERIFY(desk.count().contains(QLatin1Char('3')));
        desk.draft().undoStack().undo();
        QCOMPARE(desk.draft().text(Field::Purpose), QStringLiteral("seed banks and seed keepers"));
        QCOMPARE(desk.draft().text(Field::Syntax), QStringLiteral("Seed numbers"));
    }

    void escapeGoesBackToTheText()
    {
        Desk desk;
        desk.bar().open(false);
        QTest::keyClick(&desk.part<QLineEdit>("what"), Qt::Key_Escape);
        QVERIFY(!desk.bar().isVisible());
    }

    void wrappingIsOneStep()
    {
        Desk desk;
        const QString before = QStringLiteral("seed bank ").repeated(20).trimmed();
        desk.draft().setText(Field::Purpose, before);
        desk.view.editor().wrapLines();
        for (const QString &line : desk.draft().text(Field::Purpose).split(QLatin1Char('\n')))
            QVERIFY(line.size() <= 72);
        QCOMPARE(desk.draft().text(Field::Purpose).simplified(), before);
        desk.draft().undoStack().undo();
        QCOMPARE(desk.draft().text(Field::Purpose), before);
    }

    void aLineThatMakesTypingSlowIsSpokenOfOnce()
    {
        Desk desk;
        const QString before = QStringLiteral("seed bank ").repeated(3000).trimmed();
        desk.draft().setText(Field::Assignment, before);
        desk.view.showField(Field::Assignment);
        QVERIFY(desk.view.messageBar().isVisible());
        for (QPushButton *button : desk.view.messageBar().findChildren<QPushButton *>()) {
            if (button->text().contains(QLatin1String("Wrap")))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(desk.draft().text(Field::Assignment).contains(QLatin1Char('\n')));
        QCOMPARE(desk.draft().text(Field::Assignment).simplified(), before);
        desk.draft().undoStack().undo();
        desk.view.showField(Field::Purpose);
        desk.view.showField(Field::Assignment);
        QVERIFY(!desk.view.messageBar().isVisible());
    }

    void aFindingWithOneRightAnswerIsMended()
    {
        Desk desk;
        desk.draft().setText(Field::Date, QStringLiteral("3 March 2026"));
        QTRY_VERIFY(desk.view.checker().isCurrent());
        desk.view.showField(Field::Date);
        desk.view.mend();
        QCOMPARE(desk.draft().text(Field::Date), QStringLiteral("2026-03-03"));
        desk.draft().undoStack().undo();
        QCOMPARE(desk.draft().text(Field::Date), QStringLiteral("3 March 2026"));
    }
};

NIDREG_TEST(tst_FindBar, QApplication)

} // namespace tst_findbar

#include "tst_findbar.moc"
