// SPDX-License-Identifier: MIT
#include "model/templates/difference.h"
#include "tests/program/program.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

namespace tst_difference {

using namespace nidreg::templates;

/// "[old] word" with brackets around what is marked, "-" for no line.
static std::string sideAsText(const LineSide &side)
{
    if (side.number == 0)
        return "-";
    std::string text = side.text;
    for (auto mark = side.marks.rbegin(); mark != side.marks.rend(); ++mark) {
        text.insert(mark->offset + mark->length, "]");
        text.insert(mark->offset, "[");
    }
    return text;
}

static QByteArrayList asText(const std::vector<LineRow> &rows)
{
    QByteArrayList result;
    for (const LineRow &row : rows)
        result << QByteArray::fromStdString(row.isChanged ? sideAsText(row.before) + " > "
                                                    + sideAsText(row.after)
                                                          : row.before.text);
    return result;
}

static std::string sideOf(const std::vector<LineRow> &rows, LineSide LineRow::*side)
{
    std::string text;
    std::size_t number = 0;
    for (const LineRow &row : rows) {
        const LineSide &here = row.*side;
        if (here.number != 0 && here.number == ++number)
            text += here.text + '\n';
    }
    return text;
}

/// Marks stand in their line, rise and do not touch.
static bool isOrderly(const LineSide &side)
{
    std::size_t end = 0;
    for (const auto &mark : side.marks) {
        if (mark.length == 0 || (end != 0 && mark.offset <= end))
            return false;
        end = mark.offset + mark.length;
    }
    return end <= side.text.size();
}

/// Words drawn from a few, so that texts share some of them.
static std::string someText(QRandomGenerator &random, int mostLines, int vocabulary)
{
    std::string text;
    for (int line = random.bounded(mostLines); line > 0; --line) {
        for (int word = random.bounded(6); word > 0; --word)
            text += "w" + std::to_string(random.bounded(vocabulary)) + (word > 1 ? " " : "");
        text += '\n';
    }
    return text;
}

class TestDifference : public QObject {
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void bothTextsCanBeReadOffTheRows();
    void theWorstOfTextsAreBounded_data();
    void theWorstOfTextsAreBounded();
    void fieldsThatComeGoAndChangeAreTold();
    void aFieldThatIsMissingIsNotAnEmptyOne();
    void textsWithoutAFieldAreComparedByTheirHeading();
    void equalTemplatesAreNotChanged();
};

void TestDifference::rows_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArrayList>("rows");
    const auto row = [](const char *name, const char *before, const char *after,
                        const QByteArrayList &rows) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << rows;
    };

    row("two empty texts have no rows", "", "", {});
    row("the last line end does not count", "a\nb", "a\nb\n", {"a", "b"});
    row("an added line has nothing beside it", "a\nc\n", "a\nb\nc\n", {"a", "- > [b]", "c"});
    row("the changed word is marked", "assigned by the agency", "assigned by the registrar",
        {"assigned by the [agency] > assigned by the [registrar]"});
    row("an added word is marked on its side alone", "assigned once", "assigned only once",
        {"assigned once > assigned [only] once"});
    row("punctuation is a word of its own", "stable, unique", "stable; unique",
        {"stable[,] unique > stable[;] unique"});
    row("white space alone is no word", "a  b", "a b", {"a  b > a b"});
    row("a paragraph wrapped anew has no marks", "one two three\nfour five six\n",
        "one two\nthree four\nfive six\n",
        {"one two three > one two", "- > three four", "four five six > five six"});
    row("a changed line stands beside its like, not beside the first",
        "The registrar keeps the list.\n",
        "A new sentence comes before.\nThe registrar keeps a list.\n",
        {"- > [A new sentence comes before.]",
         "The registrar keeps [the] list. > The registrar keeps [a] list."});
    row("a character is never cut", "caf\xC3\xA9 bar", "caf\xC3\xA8 bar",
        {"[caf\xC3\xA9] bar > [caf\xC3\xA8] bar"});
    row("bytes that are no UTF-8 are compared as bytes", "a \xFF b", "a \xFE b",
        {"a [\xFF] b > a [\xFE] b"});
    row("lines with little in common are marked whole", "never reassigned", "the quick brown fox",
        {"[never reassigned] > [the quick brown fox]"});
}

void TestDifference::rows()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArrayList, rows);
    QCOMPARE(asText(difference(before.toStdString(), after.toStdString())), rows);
}

void TestDifference::bothTextsCanBeReadOffTheRows()
{
    QRandomGenerator random(8141);
    for (int i = 0; i < 2000; ++i) {
        const std::string before = someText(random, 14, 5), after = someText(random, 14, 5);
        const auto rows = difference(before, after);
        QCOMPARE(sideOf(rows, &LineRow::before), before);
        QCOMPARE(sideOf(rows, &LineRow::after), after);
        for (const LineRow &row : rows) {
            QVERIFY(isOrderly(row.before) && isOrderly(row.after));
            QVERIFY(row.isChanged || row.before.text == row.after.text);
        }
    }
}

void TestDifference::theWorstOfTextsAreBounded_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QRandomGenerator random(2);
    const auto text = [&random](int words, int vocabulary, int perLine, const char *stem) {
        QByteArray result;
        for (int i = 0; i < words; ++i)
            result += stem + QByteArray::number(random.bounded(vocabulary))
                + (i % perLine == perLine - 1 ? "\n" : " ");
        return result;
    };
    QTest::newRow("256 KiB of wholly different words")
        << text(50000, 50000, 10, "a") << text(50000, 50000, 10, "b");
    QTest::newRow("256 KiB of the same few words, shuffled")
        << text(90000, 7, 12, "w") << text(90000, 7, 12, "w");
    QTest::newRow("one line of 256 KiB against another")
        << text(60000, 300, 100000, "w") << text(60000, 300, 100000, "w");
    QTest::newRow("a word a line") << text(90000, 40, 1, "w") << text(90000, 40, 1, "w");
    QTest::newRow("many words that stand twice")
        << text(60000, 30000, 9, "w") << text(60000, 30000, 9, "w");
    QTest::newRow("nothing but line ends") << QByteArray(200000, '\n') << QByteArray(256000, '\n');
}

void TestDifference::theWorstOfTextsAreBounded()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const auto rows = difference(before.toStdString(), after.toStdString());
    const auto whole = [](const QByteArray &text) {
        return text.endsWith('\n') ? text : text + '\n';
    };
    QCOMPARE(QByteArray::fromStdString(sideOf(rows, &LineRow::before)), whole(before));
    QCOMPARE(QByteArray::fromStdString(sideOf(rows, &LineRow::after)), whole(after));
}

static NamespaceTemplate lighthouse()
{
    NamespaceTemplate result;
    result.set(Field::NamespaceIdentifier, "lighthouse");
    result.set(Field::Version, "1");
    result.set(Field::Purpose, "Names lighthouses.");
    result.unmapped.push_back({"Community considerations", "Keepers profit."});
    return result;
}

void TestDifference::fieldsThatComeGoAndChangeAreTold()
{
    const NamespaceTemplate before = lighthouse();
    NamespaceTemplate after = lighthouse();
    after.set(Field::Version, "2");
    after.fields[std::size_t(Field::Purpose)].reset();
    after.set(Field::Syntax, "A number.");
    QByteArrayList told;
    for (const FieldDifference &each : difference(before, after))
        told << QByteArray::fromStdString(each.heading + ": " + std::string(name(each.change)));
    QCOMPARE(told,
             (QByteArrayList{"Namespace Identifier: same", "Version: changed", "Purpose: removed",
                             "Syntax: added", "Community considerations: same"}));
}

void TestDifference::aFieldThatIsMissingIsNotAnEmptyOne()
{
    NamespaceTemplate after = lighthouse();
    after.set(Field::Syntax, "");
    const auto fields = difference(lighthouse(), after);
    QVERIFY(isChanged(fields));
    const auto syntax = std::ranges::find(fields, Field::Syntax, &FieldDifference::field);
    QCOMPARE(syntax->change, FieldChange::Added);
    QVERIFY(syntax->rows.empty());
}

void TestDifference::textsWithoutAFieldAreComparedByTheirHeading()
{
    NamespaceTemplate before = lighthouse(), after = lighthouse();
    before.unmapped.push_back({"Gone", "x"});
    after.unmapped.insert(after.unmapped.begin(), {"New", "y"});
    after.unmapped.back().text = "Keepers and sailors profit.";
    QByteArrayList told;
    for (const FieldDifference &each : difference(before, after)) {
        if (!each.field)
            told << QByteArray::fromStdString(each.heading + ": " + std::string(name(each.change)));
    }
    QCOMPARE(told,
             (QByteArrayList{"Community considerations: changed", "Gone: removed", "New: added"}));
}

void TestDifference::equalTemplatesAreNotChanged()
{
    QVERIFY(!isChanged(difference(lighthouse(), lighthouse())));
}

NIDREG_TEST(TestDifference, QCoreApplication)

} // namespace tst_difference

#include "tst_difference.moc"
