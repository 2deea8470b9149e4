// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "tests/model/templates/ruleexamples.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_lintfacts {

using namespace nidreg;
using namespace nidreg::templates;

/// What lint() says of the facts that a template states, beside the table of tst_lint.
class TestLintFacts : public QObject {
    Q_OBJECT

private slots:
    void aFindingMarksTheNidWhereItIsNamed()
    {
        Case one(Field::NamespaceIdentifier);
        one.replace("A field of \"fi\" lamps");
        const FieldFindings found = lint(one.draft, one.context);
        QCOMPARE(found.front().finding.rule->id, std::string_view("nid.too-short"));
        QCOMPARE(found.front().finding.where.offset, std::size_t(12));
        QCOMPARE(found.front().finding.where.length, std::size_t(2));
    }

    void aLoneWordIsTakenForTheNid_data()
    {
        QTest::addColumn<std::string>("field");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("one that is no NID") << std::string("\xc3\xa9glise") << true;
        QTest::newRow("with an underscore") << std::string("sea_lamps") << true;
        QTest::newRow("to be done") << std::string("TBD") << false;
        QTest::newRow("to do") << std::string("todo") << false;
    }

    /// What it lacks is said of it then, not that there is none.
    void aLoneWordIsTakenForTheNid()
    {
        QFETCH(std::string, field);
        QFETCH(bool, isTaken);
        Case one(Field::NamespaceIdentifier);
        one.replace(field);
        QCOMPARE(ids(one).contains("template.namespace-identifier.no-nid"), !isTaken);
        QCOMPARE(ids(one).filter("nid.").isEmpty(), !isTaken);
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
