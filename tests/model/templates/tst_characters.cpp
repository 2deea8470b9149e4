// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "model/templates/lint/rules.h"
#include "model/templates/utf8.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_characters {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

/// A run of characters that hide in a text, or turn its order round.
struct Run {
    const char *name;
    std::uint32_t first, last;
    Problem problem;
};

constexpr Run kRuns[] = {
    {"controls before the tab", 0x00, 0x08, Problem::ControlCharacter},
    {"controls after the line end", 0x0B, 0x1F, Problem::ControlCharacter},
    {"delete and C1", 0x7F, 0x9F, Problem::ControlCharacter},
    {"the soft hyphen", 0xAD, 0xAD, Problem::ControlCharacter},
    {"the space without width", 0x200B, 0x200B, Problem::ControlCharacter},
    {"line and paragraph separator", 0x2028, 0x2029, Problem::ControlCharacter},
    {"embeddings and overrides", 0x202A, 0x202E, Problem::BidiControl},
    {"word joiner and invisible operators", 0x2060, 0x2064, Problem::ControlCharacter},
    {"isolates", 0x2066, 0x2069, Problem::BidiControl},
    {"the byte order mark", 0xFEFF, 0xFEFF, Problem::ControlCharacter},
    {"tag characters", 0xE0000, 0xE007F, Problem::ControlCharacter},
};

/// What lint() says of the character `c` amid a field; "" where it says nothing.
QString complaint(Field field, std::uint32_t c)
{
    static const urn::NidKnowledge kKnowledge;
    LintContext context;
    context.knowledge = &kKnowledge;
    std::string text = "one ";
    appendUtf8(text, c);
    text += " two";
    NamespaceTemplate draft;
    draft.set(field, text);
    QStringList all;
    for (const FieldFinding &found : lint(draft, context)) {
        const auto problem = problemOf(*found.finding.rule);
        if (problem != Problem::ControlCharacter && problem != Problem::BidiControl)
            continue;
        all << QString("%1 %2 at %3+%4")
                   .arg(problem == Problem::BidiControl ? "bidi" : "control",
                        QString::fromStdString(found.finding.particulars.front()))
                   .arg(found.finding.where.offset)
                   .arg(found.finding.where.length);
    }
    return all.join(", ");
}

QString expected(Problem problem, std::uint32_t c)
{
    std::string bytes;
    appendUtf8(bytes, c);
    return QString("%1 U+%2 at 4+%3")
        .arg(problem == Problem::BidiControl ? "bidi" : "control",
             QString::number(c, 16).toUpper().rightJustified(4, '0'))
        .arg(bytes.size());
}

bool isInARun(std::uint32_t c)
{
    return std::ranges::any_of(kRuns,
                               [&](const Run &run) { return c >= run.first && c <= run.last; });
}

} // namespace

/// Characters that nobody sees, in any field (RFC 8141, section 8; UAX #9; UTS #39).
class TestCharacters : public QObject {
    Q_OBJECT

private slots:
    void everyHiddenCharacterIsTold_data() { addRuns(); }
    void everyHiddenCharacterIsTold()
    {
        QFETCH(int, row);
        const Run &run = kRuns[row];
        for (std::uint32_t c = run.first; c <= run.last; ++c)
            QCOMPARE(complaint(Field::Purpose, c), expected(run.problem, c));
    }

    void theCharactersBesideThemAreNot_data() { addRuns(); }
    void theCharactersBesideThemAreNot()
    {
        QFETCH(int, row);
        for (const std::uint32_t c : {kRuns[row].first - 1, kRuns[row].last + 1}) {
            if (c <= 0x10FFFF && !isInARun(c))
                QCOMPARE(complaint(Field::Purpose, c), QString());
        }
    }

    void anInvisibleWordIsToldInEveryField_data()
    {
        QTest::addColumn<int>("place");
        for (int place = 0; place < int(kFieldCount); ++place)
            QTest::newRow(kFields[std::size_t(place)].key.data()) << place;
    }
    void anInvisibleWordIsToldInEveryField()
    {
        QFETCH(int, place);
        const Field field = kFields[std::size_t(place)].field;
        QCOMPARE(complaint(field, 0xE0041), QString("control U+E0041 at 4+4"));
    }

private:
    static void addRuns()
    {
        QTest::addColumn<int>("row");
        for (int row = 0; row < int(std::size(kRuns)); ++row)
            QTest::newRow(kRuns[row].name) << row;
    }
};

NIDREG_TEST(TestCharacters, QCoreApplication)

} // namespace tst_characters

#include "tst_characters.moc"
