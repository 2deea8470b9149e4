// SPDX-License-Identifier: MIT
#include "forms/widgets/textdiff.h"
#include "tests/program/program.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_textdiff {

using namespace nidreg::forms;

/// "same | [old]→[new]": one row a line, brackets around what is marked, "-" for no line.
static QString sideAsText(const DiffSide &side)
{
    if (side.number == 0)
        return "-";
    QString text = side.text;
    for (auto mark = side.marks.rbegin(); mark != side.marks.rend(); ++mark) {
        text.insert(mark->start + mark->length, ']');
        text.insert(mark->start, '[');
    }
    return text;
}

static QStringList asText(const std::vector<DiffRow> &rows)
{
    QStringList result;
    for (const DiffRow &row : rows) {
        result << (row.isChanged ? sideAsText(row.before) + " > " + sideAsText(row.after)
                                 : row.before.text);
    }
    return result;
}

static QString sideOf(const std::vector<DiffRow> &rows, DiffSide DiffRow::*side)
{
    QString text;
    int number = 0;
    for (const DiffRow &row : rows) {
        const DiffSide &here = row.*side;
        if (here.number != 0 && here.number == ++number)
            text += here.text + '\n';
    }
    return text;
}

class TestTextDiff : public QObject {
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void bothTextsCanBeReadOffTheRows();
    void aLongTextWithFewChangesIsQuick();
    void textsWithNothingInCommonAreOneBlock();
};

void TestTextDiff::rows_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QStringList>("rows");

    QTest::newRow("two empty texts have no rows") << ""
                                                  << "" << QStringList();
    QTest::newRow("equal texts have no changed row") << "a\nb\n"
                                                     << "a\nb\n"
                                                     << QStringList{"a", "b"};
    QTest::newRow("the last line end does not count") << "a\nb"
                                                      << "a\nb\n"
                                                      << QStringList{"a", "b"};
    QTest::newRow("an added line has nothing beside it") << "a\nc\n"
                                                         << "a\nb\nc\n"
                                                         << QStringList{"a", "- > [b]", "c"};
    QTest::newRow("a removed line has nothing beside it") << "a\nb\nc\n"
                                                          << "a\nc\n"
                                                          << QStringList{"a", "[b] > -", "c"};
    QTest::newRow("the changed word is marked")
        << "assigned by the agency"
        << "assigned by the registrar"
        << QStringList{"assigned by the [agency] > assigned by the [registrar]"};
    QTest::newRow("neighbouring words are one mark")
        << "a namespace for old paper books"
        << "a namespace for books"
        << QStringList{"a namespace for [old paper] books > a namespace for books"};
    QTest::newRow("lines with little in common are marked whole")
        << "never reassigned"
        << "the quick brown fox" << QStringList{"[never reassigned] > [the quick brown fox]"};
    QTest::newRow("a character outside the BMP is never cut")
        << QString::fromUtf8("sign 😀 here and there") << QString::fromUtf8("sign 😁 here and there")
        << QStringList{QString::fromUtf8("sign [😀] here and there > sign [😁] here and there")};
    QTest::newRow("marks count UTF-16 units, not bytes")
        << QString::fromUtf8("é 😀 “old” text stays") << QString::fromUtf8("é 😀 “new” text stays")
        << QStringList{QString::fromUtf8("é 😀 “[old]” text stays > é 😀 “[new]” text stays")};
    QTest::newRow("all of a text that comes is added") << ""
                                                       << "a\nb\n"
                                                       << QStringList{"- > [a]", "- > [b]"};
    QTest::newRow("an empty line that goes is a row too") << "a\n\nb\n"
                                                          << "a\nb\n"
                                                          << QStringList{"a", " > -", "b"};
}

void TestTextDiff::rows()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QStringList, rows);
    QCOMPARE(asText(textDiff(before, after)), rows);
}

void TestTextDiff::bothTextsCanBeReadOffTheRows()
{
    QRandomGenerator random(8141);
    const auto text = [&random] {
        QString result;
        for (int line = random.bounded(12); line > 0; --line)
            result += QString("w%1 x%2\n").arg(random.bounded(4)).arg(random.bounded(3));
        return result;
    };
    for (int i = 0; i < 2000; ++i) {
        const QString before = text(), after = text();
        const auto rows = textDiff(before, after);
        QCOMPARE(sideOf(rows, &DiffRow::before), before);
        QCOMPARE(sideOf(rows, &DiffRow::after), after);
        for (const DiffRow &row : rows)
            QCOMPARE(row.isChanged,
                     row.before.number == 0 || row.after.number == 0
                         || row.before.text != row.after.text);
    }
}

void TestTextDiff::aLongTextWithFewChangesIsQuick()
{
    QStringList lines;
    for (int i = 0; i < 50000; ++i)
        lines << QString("line %1 of a long syntax section").arg(i);
    const QString before = lines.join('\n');
    lines[10] = "line 10 of a short syntax section";
    lines.removeAt(40000);
    const auto rows = textDiff(before, lines.join('\n'));
    QCOMPARE(std::ranges::count(rows, true, &DiffRow::isChanged), 2);
}

void TestTextDiff::textsWithNothingInCommonAreOneBlock()
{
    QString before, after;
    for (int i = 0; i < 3000; ++i) {
        before += QString("b%1\n").arg(i);
        after += QString("a%1\n").arg(i);
    }
    const auto rows = textDiff(before, after);
    QCOMPARE(rows.size(), 3000U);
    QVERIFY(std::ranges::all_of(rows, &DiffRow::isChanged));
}

NIDREG_TEST(TestTextDiff, QCoreApplication)

} // namespace tst_textdiff

#include "tst_textdiff.moc"
