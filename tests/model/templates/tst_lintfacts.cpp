// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "tests/model/templates/ruleexamples.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_lintfacts {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

QStringList ids(const Case &one)
{
    QStringList all;
    for (const FieldFinding &found : lint(one.draft, one.context))
        all << QString::fromUtf8(found.finding.rule->id.data(),
                                 qsizetype(found.finding.rule->id.size()));
    return all;
}

/// A row of the table: what a field of a flawless template holds, and which findings that makes.
struct Example {
    const char *claim;
    Field field;
    const char *text;
    QStringList expected;
};

// clang-format off
const Example kExamples[] = {
    {"something to do is no NID", Field::NamespaceIdentifier, "todo", {"template.namespace-identifier.no-nid"}},

    {"a person on a line of their own", Field::Registrant, "The Guild\nAino Virta\nguild@lantern.example", {}},
    {"a line of many words is no person", Field::Registrant, "The Guild\nthe keepers of all the lamps\nguild@lantern.example", {"template.registrant.no-contact-person"}},
    {"a place in brackets is no address of a person", Field::Registrant, "The Guild of the Lamps, Aino Virta <sea side>\nguild@lantern.example", {"template.registrant.no-contact-person"}},
    {"a number before an address is no person", Field::Registrant, "The Guild, 4 <guild@lantern.example>", {"template.registrant.no-contact-person"}},
    {"nobody", Field::Registrant, "None.", {"template.registrant.no-name", "template.registrant.no-contact"}},

    {"an experimental example has an r-component, too", Field::Purpose, "As urn:x-lamp:a?+b.", {"template.purpose.experimental", "template.purpose.r-component"}},
    {"an instruction of an older form", Field::Purpose, "This section should outline what the lanterns are for.", {"template.purpose.instruction"}},
    {"resolvers that are given the q-component", Field::Resolution, "Resolution is run by us. The q-component goes to the resolver.", {}},
};
// clang-format on

} // namespace

/// What lint() says of the facts that a template states, beside the table of tst_lint.
class TestLintFacts : public QObject {
    Q_OBJECT

private slots:
    void example_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        for (const Example &one : kExamples)
            QTest::newRow(one.claim) << one.field << QString::fromUtf8(one.text) << one.expected;
    }
    void example()
    {
        QFETCH(Field, field);
        QFETCH(QString, text);
        Case one(field);
        one.replace(text.toStdString());
        QTEST(ids(one), "expected");
    }

    void aFindingMarksTheNidWhereItIsNamed()
    {
        Case one(Field::NamespaceIdentifier);
        one.replace("A field of \"fi\" lamps");
        const FieldFindings found = lint(one.draft, one.context);
        QCOMPARE(found.front().finding.rule->id, std::string_view("nid.too-short"));
        QCOMPARE(found.front().finding.where.offset, std::size_t(12));
        QCOMPARE(found.front().finding.where.length, std::size_t(2));
    }

    void aRevisionOfAnInformalNamespaceNamesItsNid()
    {
        Case one(Field::NamespaceIdentifier);
        one.context.kind = urn::NidKind::Informal;
        one.revise();
        one.replace("The registry's");
        QVERIFY(ids(one).contains("template.namespace-identifier.no-nid"));
        one.context.revisedNid.clear();
        one.context.previousVersion = 0;
        QVERIFY(!ids(one).contains("template.namespace-identifier.no-nid"));
    }

    void onlyAnInformalNidIsTheRegistrysToAssign()
    {
        const QString placeholder = "template.namespace-identifier.placeholder";
        Case one(Field::NamespaceIdentifier);
        one.replace("To be assigned.");
        QVERIFY(ids(one).contains(placeholder));
        one.context.kind = urn::NidKind::Informal;
        QVERIFY(!ids(one).contains(placeholder));
    }

    void anInformalFormIsBlankWhereMoreOfItIsLeft()
    {
        const QString blank = "template.namespace-identifier.blank-form";
        Case one(Field::NamespaceIdentifier);
        one.context.kind = urn::NidKind::Informal;
        one.replace("To be assigned.");
        one.draft.set(Field::Date, "YYYY-MM-DD");
        QVERIFY(!ids(one).contains(blank));
        one.draft.set(Field::Syntax, "Described in section 6.4.2 of [RFC8141].");
        QVERIFY(ids(one).contains(blank));
    }

    void withoutAListOfNamespacesEveryOtherOneIsTold()
    {
        Case one(Field::Purpose);
        one.replace("Unlike urn:harbour:a.");
        QCOMPARE(ids(one), QStringList());
        one.context.isRegistered = {};
        QCOMPARE(ids(one), QStringList("template.purpose.other-namespace"));
    }

    void aByteThatIsNoCharacterIsNoneThatHides()
    {
        Case one(Field::Purpose);
        one.replace("Names for l\xffnterns.");
        QCOMPARE(ids(one), QStringList());
        one.replace("Names for l\xffnt\x01rns.");
        QCOMPARE(ids(one), QStringList("template.purpose.control-character"));
    }
};

NIDREG_TEST(TestLintFacts, QCoreApplication)

} // namespace tst_lintfacts

#include "tst_lintfacts.moc"
