// SPDX-License-Identifier: MIT
#include "model/templates/lint/checklist.h"
#include "model/templates/words.h"
#include "tests/program/program.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_checklist {

using namespace nidreg::templates;

class TestChecklist : public QObject {
    Q_OBJECT

private slots:
    void everySectionHasItsQuestions_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<int>("questions");
        const auto row = [](Field field, int questions) {
            QTest::newRow(spec(field).heading.data()) << int(field) << questions;
        };
        row(Field::Purpose, 7);
        row(Field::Syntax, 5);
        row(Field::Assignment, 4);
        row(Field::SecurityAndPrivacy, 4);
        row(Field::Interoperability, 3);
        row(Field::Resolution, 4);
        row(Field::AdditionalInformation, 1);
        row(Field::Registrant, 0);
        row(Field::Date, 0);
    }
    void everySectionHasItsQuestions()
    {
        QFETCH(int, field);
        const auto questions = checklist(Field(field), {});
        QTEST(int(questions.size()), "questions");
        for (const Question &question : questions) {
            QCOMPARE(question.answer, Answer::NotSeen);
            QVERIFY(question.topic->section.starts_with("RFC 8141 section "));
        }
    }

    void idsAreUnique()
    {
        std::set<std::string_view> seen;
        for (const TopicSpec &topic : topics())
            QVERIFY(seen.insert(topic.id).second);
    }

    void guess_data()
    {
        QTest::addColumn<int>("topic");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("answer");
        const auto row = [](Topic topic, const char *text, Answer answer) {
            QTest::newRow(text) << int(topic) << QString(text) << int(answer);
        };
        row(Topic::Uniqueness, "Uniqueness\nis ensured.", Answer::Seen);
        row(Topic::Uniqueness, "The Guild gives them out.", Answer::NotSeen);
        row(Topic::Uniqueness, "A number is never used again.", Answer::Seen);
        row(Topic::Uniqueness, "Names are never reused.", Answer::Seen);
        row(Topic::Uniqueness, "A name will not be re-used.", Answer::Seen);
        row(Topic::Uniqueness, "A number is not reassigned.", Answer::Seen);
        row(Topic::Uniqueness, "Each number is used only once.", Answer::Seen);
        row(Topic::Uniqueness, "No number is given twice.", Answer::Seen);
        row(Topic::Uniqueness, "No two keepers have one number.", Answer::Seen);
        row(Topic::Uniqueness, "A name that is already in use is refused.", Answer::Seen);
        row(Topic::Uniqueness, "Old numbers are not recycled.", Answer::Seen);
        row(Topic::Uniqueness, "Every number is used once.", Answer::Seen);
        row(Topic::Uniqueness, "Each lighthouse has its own number.", Answer::Seen);
        row(Topic::Uniqueness, "A new lighthouse gets the next free number.", Answer::Seen);
        row(Topic::Uniqueness, "A name is not given to another object.", Answer::Seen);
        row(Topic::Uniqueness, "Names stay for ever.", Answer::NotSeen);
        row(Topic::Uniqueness, "Names of lamps are used by all keepers.", Answer::NotSeen);
        row(Topic::Uniqueness, "See section 4 of RFC 9999.", Answer::Elsewhere);
        row(Topic::Persistence, "Names are never given up.", Answer::Seen);
        row(Topic::Persistence, "No number is used again.", Answer::Seen);
        row(Topic::Persistence, "Old names are not recycled.", Answer::Seen);
        row(Topic::Persistence, "What a name means does not change.", Answer::Seen);
        row(Topic::Persistence, "A name is given for good.", Answer::Seen);
        row(Topic::Persistence, "A lighthouse keeps its number.", Answer::Seen);
        row(Topic::Persistence, "The name stays when the lighthouse is gone.", Answer::Seen);
        row(Topic::Persistence, "The Guild assigns unique names.", Answer::NotSeen);
        row(Topic::Assigner, "The Guild hands out the names.", Answer::Seen);
        row(Topic::Assigner, "The secretary gives each a name.", Answer::Seen);
        row(Topic::Assigner, "Names are unique.", Answer::NotSeen);
        row(Topic::Structure, "Two marks followed by a dot.", Answer::Seen);
        row(Topic::Structure, "Names are short.", Answer::NotSeen);
        row(Topic::Encoding, "Only digits are used.", Answer::Seen);
        row(Topic::Encoding, "Names are short.", Answer::NotSeen);
        row(Topic::Equivalence, "Capital and small letters mean the same.", Answer::Seen);
        row(Topic::Equivalence, "Names are short.", Answer::NotSeen);
        row(Topic::Components, "No components are used.", Answer::Seen);
        row(Topic::Persistence, "Names are given out on Mondays.", Answer::NotSeen);
        row(Topic::Components, "The NSS has two components.", Answer::NotSeen);
        row(Topic::Components, "q-components are not used.", Answer::Seen);
        row(Topic::Privacy, "Names tell nothing of persons.", Answer::Seen);
        row(Topic::Harvesting, "Numbers are sequential.", Answer::Seen);
        row(Topic::RComponents, "Not intended.", Answer::Seen);
    }
    void guess()
    {
        QFETCH(int, topic);
        QFETCH(QString, text);
        const Field field = topics()[std::size_t(topic)].field;
        const auto questions = checklist(field, text.toStdString());
        const auto asked = std::ranges::find_if(
            questions, [&](const Question &each) { return each.topic->topic == Topic(topic); });
        QTEST(int(asked->answer), "answer");
    }

    /// The one statement that RFC 8141 demands.
    void resolutionIsStated_data()
    {
        QTest::addColumn<bool>("isStated");
        const auto row = [](const char *text, bool isStated) { QTest::newRow(text) << isStated; };
        row("None.", true);
        row("No.", true);
        row("N/A", true);
        row("Not intended.", true);
        row("Not planned at this time.", true);
        row("Resolution is not envisioned.", true);
        row("No resolution mechanism is anticipated.", true);
        row("It isn't foreseen that these URNs get resolved.", true);
        row("These URNs are non-resolvable.", true);
        row("URNs may be dereferenced at the Guild's site.", true);
        row("The Guild runs a service that leads from each URN to a page.", true);
        row("A DDDS lookup is possible.", true);
        row("See section 4.4 of RFC 9999.", true);
        row("Resolvable through https://guild.example/find", true);
        row("Not dereferenceable.", true);
        row("Out of scope.", true);
        row("Undefined", true);
        row("Local resolution only.", true);
        row("Via DNS.", true);
        row("Handled locally by each member.", true);
        row("These URNs are opaque labels.", true);
        row("Names are used as labels only.", true);
        row("The Guild publishes a table of all identifiers.", true);
        row("The Guild's register provides a description of every code.", true);
        row("Whether a name is resolved is to be determined by the member.", true);
        row("A web page shows each quarry under its name.", true);
        row("To be written", false);
        row("Names are short.", false);
        row("The name of the Guild is old.", false);
        row("The Guild publishes a journal.", false);
        row("Lanterns burn at night.", false);
        row("The map of the coast is on the wall of the Guild's house.", false);
        row("Resolution", false);
        row("(TODO)", false);
        row("The northern keepers know each other well, and notes are exchanged.", false);
    }
    void resolutionIsStated()
    {
        QFETCH(bool, isStated);
        QCOMPARE(statesResolution(QTest::currentDataTag()), isStated);
    }

    void stemsBeginWords_data()
    {
        QTest::addColumn<QString>("stems");
        QTest::addColumn<bool>("isFound");
        const auto row = [](const char *text, const char *stems, bool isFound) {
            QTest::addRow("%s: %s", stems, text) << QString(stems) << isFound;
        };
        row("uniqueness", "uniq", true);
        row("non-unique", "uniq", true);
        row("foregone", "gone|reg", false);
        row("northern", "no$|not$", false);
        row("no clash", "no$", true);
        row("is it not", "not$", true);
        row("a?+b", "?+", true);
        row("", "a", false);
        row("a", "", false);
    }
    void stemsBeginWords()
    {
        QFETCH(QString, stems);
        const QString text = QString(QTest::currentDataTag()).mid(stems.size() + 2);
        QTEST(hasAnyStem(text.toStdString(), stems.toStdString()), "isFound");
    }

    void sentencesEndAtTheirMarks()
    {
        const auto found = sentences("see v1.0 there. is it? yes!no");
        QCOMPARE(found.size(), std::size_t(3));
        QCOMPARE(found[0], std::string_view("see v1.0 there."));
        QVERIFY(sentences("").empty());
        QCOMPARE(sentences("...").size(), std::size_t(1));
    }
};

NIDREG_TEST(TestChecklist, QCoreApplication)

} // namespace tst_checklist

#include "tst_checklist.moc"
