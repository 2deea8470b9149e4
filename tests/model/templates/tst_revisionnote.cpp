// SPDX-License-Identifier: MIT
#include "model/templates/revisionnote.h"
#include "tests/model/templates/ruleexamples.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_revisionnote {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

NamespaceTemplate flawless()
{
    return Case(Field::Purpose).draft;
}

QString note(const NamespaceTemplate &draft)
{
    return QString::fromStdString(proposedRevisionNote(flawless(), draft));
}

std::string manyWords(std::size_t count, const char *word)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += word + std::to_string(i) + ' ';
    return text;
}

} // namespace

class TestRevisionNote : public QObject {
    Q_OBJECT

private slots:
    void nothingDiffersButVersionAndDate()
    {
        NamespaceTemplate draft = flawless();
        draft.set(Field::Version, "2");
        draft.set(Field::Date, "2025-05-01");
        draft.set(Field::RevisionInformation, "Something.");
        QVERIFY(changedFields(flawless(), draft).empty());
        QVERIFY(note(draft).startsWith("No field differs"));
    }

    void whiteSpaceIsNoDifference()
    {
        NamespaceTemplate draft = flawless();
        draft.set(Field::Resolution, "  URNs of this namespace\n are not meant  to be resolved.");
        QVERIFY(changedFields(flawless(), draft).empty());
    }

    void changesAreWeighedByTheirAmount_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("change");
        const QByteArray old = QByteArray::fromStdString(manyWords(60, "old"));
        const QByteArray half =
            QByteArray::fromStdString(manyWords(30, "old") + manyWords(30, "new"));
        const auto row = [](const char *claim, const QByteArray &before, const QByteArray &after,
                            ChangeExtent change) {
            QTest::newRow(claim) << before << after << int(change);
        };
        row("a text where none was", "", "a b c", ChangeExtent::Added);
        row("no text where one was", "a b c", " ", ChangeExtent::Emptied);
        row("three words of sixty", old, old + "and three more", ChangeExtent::Wording);
        row("ten words of seventy", old, old + QByteArray::fromStdString(manyWords(10, "new")),
            ChangeExtent::Wording);
        row("half the words", old, half, ChangeExtent::Substance);
        row("no word stayed", old, QByteArray::fromStdString(manyWords(60, "new")),
            ChangeExtent::Rewritten);
        row("the only word", "lamp", "lantern", ChangeExtent::Rewritten);
        row("words that changed places", "a b c d e", "e d c b a", ChangeExtent::Wording);
    }
    void changesAreWeighedByTheirAmount()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        NamespaceTemplate registered = flawless(), draft = flawless();
        registered.set(Field::Purpose, before.toStdString());
        draft.set(Field::Purpose, after.toStdString());
        const auto changed = changedFields(registered, draft);
        QCOMPARE(changed.size(), std::size_t(1));
        QCOMPARE(changed.front().field, Field::Purpose);
        QTEST(int(changed.front().extent), "change");
    }

    void theNoteNamesFieldsInTheirOrder()
    {
        NamespaceTemplate draft = flawless();
        draft.set(Field::Documentation, "");
        draft.set(Field::Registrant,
                  "Lantern Keepers' Guild\n4 Harbour Row, 00170 Helsinki, Finland\n"
                  "Contact: Aino Virta\nEmail: urn@lantern.example");
        QCOMPARE(note(draft),
                 QString("Differences from version 1:\n\n"
                         "- Registrant: small changes (1 word left out, 1 word added), "
                         "e-mail\n  addresses changed.\n"
                         "- Documentation: left out (1 word)."));
    }

    void linesEndBeforeColumn73()
    {
        NamespaceTemplate draft;
        for (const QString &line : note(draft).split('\n'))
            QVERIFY(line.size() <= 72);
    }

    /// What is proposed is fit to be sent.
    void theNoteIsARevisionInformation()
    {
        Case one(Field::RevisionInformation);
        one.revise();
        one.draft.set(Field::Purpose, "Names for the lamps along the coast.");
        one.draft.set(Field::RevisionInformation, proposedRevisionNote(flawless(), one.draft));
        QVERIFY(lint(one.draft, one.context).empty());
    }
};

NIDREG_TEST(TestRevisionNote, QCoreApplication)

} // namespace tst_revisionnote

#include "tst_revisionnote.moc"
