// SPDX-License-Identifier: MIT
#include "model/templates/lint/fixes.h"
#include "tests/model/templates/ruleexamples.h"
#include "tests/program/program.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_fixes {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

std::set<std::string_view> errorIds(const FieldFindings &findings)
{
    std::set<std::string_view> ids;
    for (const FieldFinding &found : findings) {
        if (found.finding.rule->severity == base::Severity::Error)
            ids.insert(found.finding.rule->id);
    }
    return ids;
}

std::size_t countOf(const FieldFindings &findings, std::string_view id)
{
    return std::size_t(std::ranges::count_if(
        findings, [&](const FieldFinding &found) { return found.finding.rule->id == id; }));
}

/// The fix of the first finding of `rule`.
std::optional<Fix> fixOf(const Case &one, std::string_view rule)
{
    for (const FieldFinding &found : lint(one.draft, one.context)) {
        if (found.finding.rule->id == rule)
            return fixFor(one.draft, found, one.context);
    }
    return std::nullopt;
}

/// What the field says after the fix of `rule`; nothing where there is none.
std::optional<std::string> fixed(Case &one, std::string_view rule)
{
    const auto fix = fixOf(one, rule);
    if (!fix)
        return std::nullopt;
    apply(one.draft, *fix);
    return std::string(one.draft.text(one.field));
}

struct Row {
    const char *claim;
    Field field;
    const char *text;
    const char *rule;
    const char *expected; ///< the field's text afterwards; null: no fix
};

// clang-format off
const Row kRows[] = {
    {"a day in words", Field::Date, "12 May 2025", "template.date.malformed", "2025-05-12"},
    {"a day in American words", Field::Date, "May 12th, 2025", "template.date.malformed", "2025-05-12"},
    {"a day with slashes", Field::Date, "2025/05/12", "template.date.malformed", "2025-05-12"},
    {"a day without separators", Field::Date, "20250512", "template.date.malformed", "2025-05-12"},
    {"a day with one figure", Field::Date, "2025-5-2", "template.date.malformed", "2025-05-02"},
    {"a day before the month, beyond doubt", Field::Date, "25.03.2025", "template.date.malformed", "2025-03-25"},
    {"a month before the day, beyond doubt", Field::Date, "03/25/2025", "template.date.malformed", "2025-03-25"},
    {"day and month are the same", Field::Date, "05/05/2025", "template.date.malformed", "2025-05-05"},
    {"a month of one figure", Field::Date, "25.3.2025", "template.date.malformed", "2025-03-25"},
    {"no month has that number", Field::Date, "13.13.2025", "template.date.malformed", nullptr},
    {"three figures before the year", Field::Date, "1/123/2025", "template.date.malformed", nullptr},
    {"a year of five figures", Field::Date, "25/03/20255", "template.date.malformed", nullptr},
    {"a day in a long sentence", Field::Date, "The keepers of the lanterns send this on 12 May 2025.", "template.date.malformed", nullptr},
    {"a day and something to do", Field::Date, "2025-03-14 (TBD)", "template.date.placeholder", nullptr},
    {"either could be the month", Field::Date, "03/05/2025", "template.date.malformed", nullptr},
    {"a month alone", Field::Date, "May 2025", "template.date.malformed", nullptr},
    {"a day that does not exist", Field::Date, "2025-02-30", "template.date.malformed", nullptr},
    {"two days", Field::Date, "1 May 2024, again 2 May 2025", "template.date.malformed", nullptr},
    {"the form's own words", Field::Date, "YYYY-MM-DD", "template.date.malformed", "2025-06-01"},
    {"a date with a full stop", Field::Date, "2025-03-14.", "template.date.not-bare", "2025-03-14"},
    {"tomorrow", Field::Date, "2025-06-02", "template.date.future", "2025-06-01"},
    {"an empty date", Field::Date, " ", "template.date.empty", "2025-06-01"},
    {"a version with words", Field::Version, "Version 1", "template.version.not-bare", "1"},
    {"a broken version", Field::Version, "1.1", "template.version.malformed", "1"},
    {"a version too far", Field::Version, "3", "template.version.not-next", "1"},
    {"a version in no words", Field::Version, "", "template.version.empty", "1"},
    {"an example of another NID", Field::Purpose, "As urn:lamp:a?+b.", "template.purpose.other-namespace", "As urn:lantern:a?+b."},
    {"an example beyond ASCII", Field::Purpose, "As urn:lantern:\u00e4.", "template.purpose.bad-urn", "As urn:lantern:%C3%A4."},
    {"an example with a bad escape", Field::Purpose, "As urn:lantern:%4.", "template.purpose.bad-urn", nullptr},
    {"an example beyond ASCII with a bad escape", Field::Purpose, "As urn:lantern:\u00e4%4.", "template.purpose.bad-urn", nullptr},
    {"a control character", Field::Purpose, "a\x01" "b", "template.purpose.control-character", "ab"},
    {"a quotation mark of Windows", Field::Purpose, "a\u0093b", "template.purpose.control-character", "a\u201cb"},
    {"a form feed", Field::Purpose, "a\x0c" "b", "template.purpose.control-character", "a\nb"},
    {"a vertical tab", Field::Purpose, "a\x0b" "b", "template.purpose.control-character", "a\nb"},
    {"a line separator", Field::Purpose, "a\u2028b", "template.purpose.control-character", "a\nb"},
    {"a paragraph separator", Field::Purpose, "a\u2029b", "template.purpose.control-character", "a\nb"},
    {"a soft hyphen", Field::Purpose, "lan\u00adtern", "template.purpose.control-character", "lantern"},
    {"a bidirectional override", Field::Purpose, "a\u202eb", "template.purpose.bidi-control", "ab"},
    {"a Cyrillic letter", Field::Purpose, "the l\u0430ntern", "template.purpose.mixed-script", "the lantern"},
    {"a Cyrillic word that Latin has no letters for", Field::Purpose, "l\u0430n\u0434", "template.purpose.mixed-script", nullptr},
    {"TBD amid a text", Field::Purpose, "TBD", "template.purpose.placeholder", nullptr},
    {"an empty text", Field::Purpose, "", "template.purpose.empty", nullptr},
    {"no contact", Field::Registrant, "Guild", "template.registrant.no-contact", nullptr},
};
// clang-format on

} // namespace

class TestFixes : public QObject {
    Q_OBJECT

private slots:
    void fix_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("expected");
        for (const Row &row : kRows)
            QTest::newRow(row.claim) << row.field << QString::fromUtf8(row.text) << row.rule
                                     << (row.expected ? QString::fromUtf8(row.expected) : "(none)");
    }
    void fix()
    {
        QFETCH(Field, field);
        QFETCH(QString, text);
        QFETCH(QString, rule);
        QFETCH(QString, expected);
        Case one(field);
        one.replace(text.toStdString());
        QVERIFY2(countOf(lint(one.draft, one.context), rule.toStdString()) > 0, "no such finding");
        const auto fix = fixOf(one, rule.toStdString());
        QCOMPARE(fix.has_value(), expected != "(none)");
        if (!fix)
            return;
        apply(one.draft, *fix);
        QCOMPARE(QString::fromStdString(std::string(one.draft.text(field))), expected);
    }

    /// Whatever the rules' examples give a fix for: the finding goes and no other error comes, save
    /// that a field that was added is empty.
    void aFixRemovesItsFindingAndBreaksNothing_data()
    {
        QTest::addColumn<QString>("rule");
        for (const base::Rule &rule : templateRules()) {
            const QString id = QString::fromUtf8(rule.id.data(), qsizetype(rule.id.size()));
            QTest::newRow(qPrintable(id)) << id;
        }
    }
    void aFixRemovesItsFindingAndBreaksNothing()
    {
        QFETCH(QString, rule);
        const std::string id = rule.toStdString();
        Case one(fieldOf(id));
        exampleOf(id)->firing(one);
        const auto before = lint(one.draft, one.context);
        for (const FieldFinding &found : before) {
            const auto fix = fixFor(one.draft, found, one.context);
            if (!fix)
                continue;
            NamespaceTemplate fixed = one.draft;
            apply(fixed, *fix);
            const auto after = lint(fixed, one.context);
            const std::string_view fixedId = found.finding.rule->id;
            QVERIFY2(countOf(after, fixedId) < countOf(before, fixedId), qPrintable(idOf(found)));
            const auto known = errorIds(before);
            for (const std::string_view error : errorIds(after))
                QVERIFY2(known.contains(error)
                             || (fix->kind == FixKind::AddField && error.ends_with(".empty")),
                         qPrintable(idOf(found) + " brings " + QString::fromUtf8(error.data())));
        }
    }

    void aMissingHeadingIsAdded()
    {
        Case one(Field::Purpose);
        one.remove();
        const auto fix = fixOf(one, "template.purpose.missing");
        QVERIFY(fix && fix->kind == FixKind::AddField);
        apply(one.draft, *fix);
        QVERIFY(one.draft.fields[std::size_t(Field::Purpose)].has_value());
    }

    void whatOnlyTheRegistrarNumbersIsTakenOut()
    {
        Case one(Field::NamespaceIdentifier);
        one.context.kind = urn::NidKind::Informal;
        one.replace("urn-7");
        QCOMPARE(fixed(one, "nid.informal-requested"), std::optional(std::string()));
        QVERIFY(!hasErrors(lint(one.draft, one.context)));
    }

    void aRevisionGetsItsNidBack()
    {
        Case one(Field::NamespaceIdentifier);
        one.revise();
        one.replace("\"lamp\" requested");
        const auto fix = fixOf(one, "template.namespace-identifier.nid-changed");
        QVERIFY(fix);
        apply(one.draft, *fix);
        QCOMPARE(nidOf(one.draft), std::optional<std::string>("lantern"));
    }

    void theNidIsReplacedWhereItIsNamed()
    {
        Case one(Field::NamespaceIdentifier);
        one.revise();
        one.replace("Urban lamps: \"ban\" requested");
        QCOMPARE(fixed(one, "template.namespace-identifier.nid-changed"),
                 std::optional<std::string>("Urban lamps: \"lantern\" requested"));
    }

    void anEmptyNidOfARevisionIsFilledIn()
    {
        Case one(Field::NamespaceIdentifier);
        one.revise();
        one.replace(" ");
        QCOMPARE(fixed(one, "template.namespace-identifier.empty"),
                 std::optional<std::string>("lantern"));
    }

    void onlyTheHeadingThatIsMeantIsSetRight()
    {
        Case one(Field::Date);
        const Mapping day{"Day", Field::Date}, version{"Day of issue", Field::Version};
        one.draft.mapped = {{"Day of issue", Field::Date}, day, version};
        const auto fix = fixOf(one, "template.date.old-heading");
        QVERIFY(fix);
        QCOMPARE(fix->subject, "Day of issue");
        apply(one.draft, *fix);
        QCOMPARE(one.draft.mapped.size(), std::size_t(2));
        QCOMPARE(one.draft.mapped[0].heading, "Day");
        QCOMPARE(one.draft.mapped[1].field, Field::Version);
    }

    void whatIsWrongWithTheNidItselfHasNoFix()
    {
        Case one(Field::NamespaceIdentifier);
        one.replace("fi");
        QVERIFY(countOf(lint(one.draft, one.context), "nid.too-short") > 0);
        QVERIFY(!fixOf(one, "nid.too-short"));
    }

    /// Somebody went on writing meanwhile.
    void aFindingOfALongerTextHarmsNothing()
    {
        Case one(Field::Purpose);
        one.replace("the lanterns\x01");
        const FieldFindings found = lint(one.draft, one.context);
        QCOMPARE(countOf(found, "template.purpose.control-character"), std::size_t(1));
        one.replace("the lamps");
        const auto fix = fixFor(one.draft, found.front(), one.context);
        QVERIFY(fix && fix->subject.empty());
        apply(one.draft, *fix);
        QCOMPARE(one.draft.text(Field::Purpose), std::string_view("the lamps"));
    }

    void anExampleGetsNoNidThatIsNotThereAnyMore()
    {
        Case one(Field::Purpose);
        one.replace("As urn:lamp:a.");
        const FieldFindings found = lint(one.draft, one.context);
        QCOMPARE(countOf(found, "template.purpose.other-namespace"), std::size_t(1));
        QVERIFY(fixFor(one.draft, found.front(), one.context));
        one.draft.set(Field::NamespaceIdentifier, {});
        QVERIFY(!fixFor(one.draft, found.front(), one.context));
    }

    void orderAndOldHeadingsAreSetRight()
    {
        Case one(Field::Date);
        one.draft.order = {Field::Version, Field::NamespaceIdentifier, Field::Date, Field::Date};
        one.draft.mapped = {{"Day of issue", Field::Date}};
        for (const char *rule : {"template.namespace-identifier.out-of-order",
                                 "template.date.twice", "template.date.old-heading"}) {
            if (const auto fix = fixOf(one, rule))
                apply(one.draft, *fix);
        }
        QVERIFY(one.draft.mapped.empty());
        QCOMPARE(one.draft.order,
                 (std::vector{Field::NamespaceIdentifier, Field::Version, Field::Date}));
    }

    void aSpanBeyondTheTextChangesNothing()
    {
        NamespaceTemplate draft;
        draft.set(Field::Purpose, "short");
        for (const base::Span where : {base::Span{6, 0}, {3, 3}, {2, std::size_t(-1)}}) {
            apply(draft, {FixKind::Write, Field::Purpose, where, "x", {}});
            QCOMPARE(draft.text(Field::Purpose), std::string_view("short"));
        }
    }
};

NIDREG_TEST(TestFixes, QCoreApplication)

} // namespace tst_fixes

#include "tst_fixes.moc"
