// SPDX-License-Identifier: MIT
#include "forms/editor/draft.h"
#include "forms/editor/fieldeditor.h"
#include "forms/editor/plaintextfield.h"
#include "forms/words/guidance.h"
#include "tests/program/program.h"

#include <QElapsedTimer>
#include <QTest>

namespace tst_fieldeditor {

using namespace nidreg;
using namespace nidreg::forms;
using templates::Field;

class tst_FieldEditor : public QObject {
    Q_OBJECT

private slots:
    void charactersAreKeptAsTheyWere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no-break space") << QStringLiteral("a\u00a0b");
        QTest::newRow("markup") << QStringLiteral("<b>&amp;</b>");
        QTest::newRow("tabs and blank lines") << QStringLiteral("\ta\n\n  b\n");
        QTest::newRow("outside the basic plane") << QStringLiteral("a\U0001F331b");
        QTest::newRow("a line separator") << QStringLiteral("a\u2028b");
        QTest::newRow("right to left override") << QStringLiteral("a\u202eb");
    }

    void charactersAreKeptAsTheyWere()
    {
        QFETCH(QString, text);
        Draft draft;
        templates::NamespaceTemplate content;
        content.set(Field::Purpose, text.toStdString());
        draft.load(content, {});
        FieldEditor editor(draft);
        editor.showField(Field::Purpose);
        QTest::keyClicks(editor.focusProxy(), QStringLiteral("x"));
        QCOMPARE(draft.text(Field::Purpose), QLatin1Char('x') + text);
        draft.undoStack().undo();
        QCOMPARE(draft.text(Field::Purpose), text);
    }

    void aLineEndTurnsTheSingleLineIntoText()
    {
        Draft draft;
        FieldEditor editor(draft);
        editor.showField(Field::NamespaceIdentifier);
        QVERIFY(qobject_cast<SingleLineField *>(editor.focusProxy()));
        draft.setText(Field::NamespaceIdentifier, QStringLiteral("isbn\n(as in ISO 2108)"));
        editor.showField(Field::NamespaceIdentifier);
        QVERIFY(qobject_cast<PlainTextField *>(editor.focusProxy()));
    }

    void undoInAnotherFieldShowsThatField()
    {
        Draft draft;
        FieldEditor editor(draft);
        editor.showField(Field::Purpose);
        QTest::keyClicks(editor.focusProxy(), QStringLiteral("seeds"));
        editor.showField(Field::Version);
        draft.undoStack().undo();
        QCOMPARE(editor.field(), Field::Purpose);
        QVERIFY(editor.findChild<PlainTextField *>()->text().isEmpty());
    }

    void everyFieldHasGuidance()
    {
        for (const templates::FieldSpec &spec : templates::kFields) {
            const Guidance help = guidance(spec.field);
            QVERIFY(!help.what.isEmpty());
            QVERIFY(!help.example.isEmpty());
            QVERIFY(help.source.startsWith(QLatin1String("RFC 8141")));
        }
    }

    void aKeystrokeInALargeFieldIsQuick()
    {
        Draft draft;
        const QString line(63, QLatin1Char('w'));
        draft.setText(Field::Syntax, (line + QLatin1Char('\n')).repeated(4000));
        FieldEditor editor(draft);
        editor.resize(700, 600);
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        editor.showField(Field::Syntax);
        qint64 slowest = 0;
        for (int i = 0; i < 100; ++i) {
            QElapsedTimer timer;
            timer.start();
            QTest::keyClick(editor.focusProxy(), Qt::Key_A);
            slowest = std::max(slowest, timer.elapsed());
        }
        qInfo("slowest of 100 keystrokes in 256 KiB: %lld ms", slowest);
        QCOMPARE(draft.text(Field::Syntax).size(), 4000 * 64 + 100);
    }
};

NIDREG_TEST(tst_FieldEditor, QApplication)

} // namespace tst_fieldeditor

#include "tst_fieldeditor.moc"
