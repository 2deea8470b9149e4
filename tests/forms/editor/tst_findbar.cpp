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
struct Setup {
    Setup()
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
        Setup setup;
        setup.bar().open(false);
        setup.look(QStringLiteral("seed"));
        QCOMPARE(setup.count(), QStringLiteral("1 of 3"));
        setup.bar().step(true);
        QCOMPARE(setup.view.editor().selectionStart(), 15);
        setup.bar().step(true);
        QCOMPARE(setup.view.editor().field(), Field::Syntax);
        QCOMPARE(setup.count(), QStringLiteral("3 of 3"));
        setup.bar().step(true);
        QCOMPARE(setup.view.editor().field(), Field::Purpose);
        setup.bar().step(false);
        QCOMPARE(setup.view.editor().field(), Field::Syntax);
    }

    void thisFieldOnly()
    {
        Setup setup;
        setup.bar().open(false);
        setup.part<QComboBox>("where").setCurrentIndex(1);
        setup.look(QStringLiteral("seed"));
        QCOMPARE(setup.bar().hits().size(), 2U);
    }

    void whatIsSelectedIsLookedFor()
    {
        Setup setup;
        setup.view.editor().select({5, 5});
        setup.bar().open(false);
        QCOMPARE(setup.part<QLineEdit>("what").text(), QStringLiteral("banks"));
    }

    void whatIsNowhereIsSaid()
    {
        Setup setup;
        setup.bar().open(false);
        setup.look(QStringLiteral("weeds"));
        QCOMPARE(setup.count(), QStringLiteral("Not found"));
    }

    void oneAfterTheOther()
    {
        Setup setup;
        setup.bar().open(true);
        setup.look(QStringLiteral("seed"));
        setup.part<QLineEdit>("by").setText(QStringLiteral("gene"));
        QTest::mouseClick(&setup.part<QPushButton>("replace"), Qt::LeftButton);
        QCOMPARE(setup.draft().text(Field::Purpose), QStringLiteral("gene banks and seed keepers"));
        QCOMPARE(setup.view.editor().selectionStart(), 15);
    }

    void allAtOnceIsOneStep()
    {
        Setup setup;
        setup.bar().open(true);
        setup.look(QStringLiteral("seed"));
        setup.part<QLineEdit>("by").setText(QStringLiteral("gene"));
        QTest::mouseClick(&setup.part<QPushButton>("replaceAll"), Qt::LeftButton);
        QCOMPARE(setup.draft().text(Field::Purpose), QStringLiteral("gene banks and gene keepers"));
        QCOMPARE(setup.draft().text(Field::Syntax), QStringLiteral("gene numbers"));
        QCOMPARE(setup.view.editor().textField().text(),
                 setup.draft().text(setup.view.editor().field()));
        QVERIFY(setup.count().contains(QLatin1Char('3')));
        setup.draft().undoStack().undo();
        QCOMPARE(setup.draft().text(Field::Purpose), QStringLiteral("seed banks and seed keepers"));
        QCOMPARE(setup.draft().text(Field::Syntax), QStringLiteral("Seed numbers"));
    }

    void escapeGoesBackToTheText()
    {
        Setup setup;
        setup.bar().open(false);
        QTest::keyClick(&setup.part<QLineEdit>("what"), Qt::Key_Escape);
        QVERIFY(!setup.bar().isVisible());
    }

    void wrappingIsOneStep()
    {
        Setup setup;
        const QString before = QStringLiteral("seed bank ").repeated(20).trimmed();
        setup.draft().setText(Field::Purpose, before);
        setup.view.editor().wrapLines();
        for (const QString &line : setup.draft().text(Field::Purpose).split(QLatin1Char('\n')))
            QVERIFY(line.size() <= 72);
        QCOMPARE(setup.draft().text(Field::Purpose).simplified(), before);
        setup.draft().undoStack().undo();
        QCOMPARE(setup.draft().text(Field::Purpose), before);
    }

    void aLineThatMakesTypingSlowIsSpokenOfOnce()
    {
        Setup setup;
        const QString before = QStringLiteral("seed bank ").repeated(3000).trimmed();
        setup.draft().setText(Field::Assignment, before);
        setup.view.showField(Field::Assignment);
        QVERIFY(setup.view.messageBar().isVisible());
        for (QPushButton *button : setup.view.messageBar().findChildren<QPushButton *>()) {
            if (button->text().contains(QLatin1String("Wrap")))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(setup.draft().text(Field::Assignment).contains(QLatin1Char('\n')));
        QCOMPARE(setup.draft().text(Field::Assignment).simplified(), before);
        setup.draft().undoStack().undo();
        setup.view.showField(Field::Purpose);
        setup.view.showField(Field::Assignment);
        QVERIFY(!setup.view.messageBar().isVisible());
    }

    void aFindingWithOneRightAnswerIsFixed()
    {
        Setup setup;
        setup.draft().setText(Field::Date, QStringLiteral("3 March 2026"));
        QTRY_VERIFY(setup.view.checker().isCurrent());
        setup.view.showField(Field::Date);
        setup.view.applyFix();
        QCOMPARE(setup.draft().text(Field::Date), QStringLiteral("2026-03-03"));
        setup.draft().undoStack().undo();
        QCOMPARE(setup.draft().text(Field::Date), QStringLiteral("3 March 2026"));
    }
};

NIDREG_TEST(tst_FindBar, QApplication)

} // namespace tst_findbar

#include "tst_findbar.moc"
