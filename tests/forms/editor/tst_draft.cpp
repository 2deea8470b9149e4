// SPDX-License-Identifier: MIT
#include "forms/editor/draft.h"
#include "tests/program/program.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_draft {

using namespace nidreg;
using namespace nidreg::forms;
using templates::Field;

namespace {

templates::NamespaceTemplate twoFields()
{
    templates::NamespaceTemplate content;
    content.set(Field::Purpose, "Names seeds.");
    content.set(Field::Syntax, "NSS = 1*DIGIT");
    return content;
}

/// What a person types comes one character after the other.
void type(Draft &draft, Field field, const QString &text)
{
    for (const QChar c : text)
        draft.setText(field, draft.text(field) + c);
}

} // namespace

class tst_Draft : public QObject {
    Q_OBJECT

private slots:
    void aLoadedDraftIsUnmodifiedAndHasNothingToUndo()
    {
        Draft draft;
        draft.load(twoFields(), {});
        QCOMPARE(draft.text(Field::Purpose), QStringLiteral("Names seeds."));
        QVERIFY(!draft.isModified());
        QVERIFY(!draft.undoStack().canUndo());
        QVERIFY(draft.content() == twoFields());
    }

    void aWordOfTypingIsOneStep()
    {
        Draft draft;
        type(draft, Field::Purpose, QStringLiteral("two words"));
        QCOMPARE(draft.undoStack().count(), 2);
        draft.undoStack().undo();
        QCOMPARE(draft.text(Field::Purpose), QStringLiteral("two "));
        draft.undoStack().undo();
        QCOMPARE(draft.text(Field::Purpose), QString());
        draft.undoStack().redo();
        draft.undoStack().redo();
        QCOMPARE(draft.text(Field::Purpose), QStringLiteral("two words"));
    }

    void undoGoesBackThroughTheFieldsInTheOrderOfWriting()
    {
        Draft draft;
        draft.load(twoFields(), {});
        type(draft, Field::Purpose, QStringLiteral("!"));
        type(draft, Field::Syntax, QStringLiteral("?"));
        type(draft, Field::Purpose, QStringLiteral("."));
        QSignalSpy edits(&draft, &Draft::edited);
        draft.undoStack().undo();
        draft.undoStack().undo();
        draft.undoStack().undo();
        QCOMPARE(edits.size(), 3);
        QCOMPARE(edits[0][0].value<DraftEdit>().field, Field::Purpose);
        QCOMPARE(edits[1][0].value<DraftEdit>().field, Field::Syntax);
        QVERIFY(edits[1][1].toBool());
        QVERIFY(draft.content() == twoFields());
        QVERIFY(!draft.isModified());
    }

    void backspacesAreOneStep()
    {
        Draft draft;
        draft.load(twoFields(), {});
        for (int i = 0; i < 6; ++i)
            draft.setText(Field::Purpose, draft.text(Field::Purpose).chopped(1));
        QCOMPARE(draft.undoStack().count(), 1);
        draft.undoStack().undo();
        QCOMPARE(draft.text(Field::Purpose), QStringLiteral("Names seeds."));
    }

    void aSurrogatePairIsNeverCut()
    {
        Draft draft;
        draft.setText(Field::Purpose, QStringLiteral("a\U0001F331b"));
        draft.setText(Field::Purpose, QStringLiteral("a\U0001F332b"));
        draft.undoStack().undo();
        QCOMPARE(draft.text(Field::Purpose), QStringLiteral("a\U0001F331b"));
    }

    void theTermsAreUndoneLikeText()
    {
        Draft draft;
        DraftTerms informal;
        informal.kind = urn::NidKind::Informal;
        draft.setTerms(informal);
        QVERIFY(draft.isModified());
        draft.undoStack().undo();
        QCOMPARE(draft.terms().kind, urn::NidKind::Formal);
        QVERIFY(!draft.isModified());
    }

    void replacingEverythingIsOneStepThatUndoTakesBack()
    {
        Draft draft;
        draft.load(twoFields(), {});
        templates::NamespaceTemplate other;
        other.set(Field::Resolution, "Not intended.");
        draft.replaceAll(other, QStringLiteral("reload"));
        QCOMPARE(draft.text(Field::Purpose), QString());
        draft.undoStack().undo();
        QVERIFY(!draft.isModified());
        QCOMPARE(draft.text(Field::Purpose), QStringLiteral("Names seeds."));
    }

    void aMissingHeadingStaysMissingUntilItIsWritten()
    {
        Draft draft;
        draft.load(twoFields(), {});
        QVERIFY(!draft.content().fields[std::size_t(Field::Resolution)]);
        type(draft, Field::Resolution, QStringLiteral("No"));
        QVERIFY(draft.content().fields[std::size_t(Field::Resolution)]);
    }

    void theTitleIsTheFileElseTheNidElseNew()
    {
        Draft draft;
        QCOMPARE(draft.title(), QStringLiteral("New draft"));
        type(draft, Field::NamespaceIdentifier, QStringLiteral("seedbank"));
        QCOMPARE(draft.title(), QStringLiteral("seedbank"));
        draft.setFile(QStringLiteral("/somewhere/seed.txt"), {});
        QCOMPARE(draft.title(), QStringLiteral("seed.txt"));
    }
};

NIDREG_TEST(tst_Draft, QCoreApplication)

} // namespace tst_draft

#include "tst_draft.moc"
