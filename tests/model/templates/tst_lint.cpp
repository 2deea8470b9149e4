// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "model/templates/reader.h"
#include "tests/program/program.h"

#include <QFile>
#include <QTest>

#include <set>

namespace tst_lint {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

/// A template that stands against nothing.
NamespaceTemplate flawless()
{
    return Case(Field::Purpose).draft;
}

NamespaceTemplate with(Field field, const QString &text)
{
    NamespaceTemplate one = flawless();
    one.set(field, text.toStdString());
    return one;
}

NamespaceTemplate without(Field field)
{
    NamespaceTemplate one = flawless();
    one.fields[static_cast<std::size_t>(field)].reset();
    return one;
}

LintContext usual()
{
    return Case(Field::Purpose).context;
}

QString hyphened(Field field)
{
    return QString::fromLatin1(spec(field).key.data(), qsizetype(spec(field).key.size()))
        .replace('_', '-');
}

/// A row of the table: what a field holds, and which findings alone that makes.
struct Example {
    const char *claim;
    Field field;
    const char *text;
    QStringList expected;
};

// clang-format off
const Example kExamples[] = {
    {"a NID is asked for in any case", Field::NamespaceIdentifier, "Lantern", {}},
    {"a NID stands in a sentence", Field::NamespaceIdentifier, "\"lantern\" requested", {}},
    {"the field is empty", Field::NamespaceIdentifier, " ", {"template.namespace-identifier.empty"}},
    {"no NID is named", Field::NamespaceIdentifier, "TBD", {"template.namespace-identifier.no-nid", "template.namespace-identifier.placeholder"}},
    {"the NID has a bad character", Field::NamespaceIdentifier, "lan_tern", {"nid.syntax"}},
    {"the NID is too short", Field::NamespaceIdentifier, "\"fi\"", {"nid.too-short", "template.syntax.other-namespace"}},

    {"version 1 with words", Field::Version, "Version 1", {"template.version.not-bare"}},
    {"version 1.0", Field::Version, "1.0", {"template.version.not-bare"}},
    {"version 0", Field::Version, "0", {"template.version.malformed"}},
    {"version 2.1", Field::Version, "2.1", {"template.version.malformed"}},
    {"version 2 of a new namespace", Field::Version, "2", {"template.version.not-next", "template.revision-information.only-none"}},

    {"a leap day", Field::Date, "2024-02-29", {}},
    {"today", Field::Date, "2025-06-01", {}},
    {"tomorrow", Field::Date, "2025-06-02", {"template.date.future"}},
    {"a day that does not exist", Field::Date, "2025-02-29", {"template.date.malformed"}},
    {"a day in words", Field::Date, "March 3, 2025", {"template.date.malformed"}},
    {"a day with one figure", Field::Date, "2025-03-1", {"template.date.malformed"}},
    {"a day with a full stop", Field::Date, "2025-03-14.", {"template.date.not-bare"}},

    {"IANA's way of writing an address", Field::Registrant, "The Guild\nContact: guild&lantern.example", {}},
    {"a telephone number will do", Field::Registrant, "The Guild\nThe Secretary\nPhone: +358 9 123 4567", {}},
    {"a postal address will do", Field::Registrant, "The Guild\nThe Secretary\n4 Harbour Row\n00170 Helsinki", {}},
    {"a company with an ampersand", Field::Registrant, "Lamp&Co.\nAttn. A. Virta\nlamp@lantern.example", {}},
    {"an address in brackets", Field::Registrant, "A. Virta <mailto:a.virta@lantern.example>, Row 4", {}},
    {"a person before an address in brackets", Field::Registrant, "The Guild, Aino Virta <a.virta@lantern.example>, Row 4", {}},
    {"the organization before an address in brackets", Field::Registrant, "The Guild <guild@lantern.example>", {"template.registrant.no-contact-person"}},
    {"an unclosed bracket", Field::Registrant, "The Guild, Aino Virta <a.virta@lantern.example", {}},
    {"no contact", Field::Registrant, "The Guild", {"template.registrant.no-contact", "template.registrant.no-contact-person"}},
    {"an address without domain", Field::Registrant, "The Guild\nEmail: aino@lantern", {"template.registrant.bad-email"}},
    {"an address with two at signs", Field::Registrant, "The Guild\nEmail: a@b@lantern.example", {"template.registrant.bad-email"}},
    {"an address with two dots", Field::Registrant, "The Guild\nEmail: a..b@lantern.example", {"template.registrant.bad-email"}},
    {"an address and nobody", Field::Registrant, "Email: guild@lantern.example", {"template.registrant.no-name"}},

    {"Syntax elsewhere", Field::Syntax, "See Section 4 of RFC 9999.", {}},
    {"Syntax without a word on structure", Field::Syntax, "Equivalence by percent, and f-components.", {"template.syntax.no-structure"}},
    {"Syntax without equivalence", Field::Syntax, "A string; percent-encoding and q-components are of no use.", {"template.syntax.no-equivalence"}},
    {"Syntax without encoding", Field::Syntax, "A string; equivalence is as usual, q-components have no use.", {"template.syntax.no-encoding"}},
    {"Syntax without components", Field::Syntax, "A string; equivalence and percent-encoding are as usual.", {"template.syntax.no-components"}},

    {"Assignment elsewhere", Field::Assignment, "See RFC 9999.", {}},
    {"Assignment by nobody", Field::Assignment, "Names are unique and permanent.", {"template.assignment.no-assigner"}},
    {"Assignment without uniqueness", Field::Assignment, "The Guild assigns them for ever: permanent.", {"template.assignment.no-uniqueness"}},
    {"Assignment without persistence", Field::Assignment, "The Guild assigns unique names.", {"template.assignment.no-persistence"}},

    {"Interoperability in a sentence", Field::Interoperability, "No issues are known.", {}},
    {"Interoperability: none", Field::Interoperability, "None.", {"template.interoperability.only-none"}},
    {"Interoperability: not applicable", Field::Interoperability, "N/A", {"template.interoperability.only-none"}},

    {"Resolution: none", Field::Resolution, "None.", {}},
    {"Resolution: not applicable", Field::Resolution, "Not applicable.", {}},
    {"Resolution elsewhere", Field::Resolution, "See Section 4.4.", {}},
    {"Resolution that denies something else", Field::Resolution, "Lanterns are not lit by day in any harbour of the whole coast.", {"template.resolution.not-stated"}},
    {"Purpose of blanks alone", Field::Purpose, " \n ", {"template.purpose.empty"}},
    {"a Greek nu at the edge of a word", Field::Purpose, "the ha\u03bd", {"template.purpose.mixed-script"}},
    {"a Greek letter at the edge of a word is a symbol", Field::Purpose, "the ha\u03b1", {}},
    {"Resolution without a statement", Field::Resolution, "Lanterns burn at night.", {"template.resolution.not-stated"}},

    {"Documentation empty", Field::Documentation, "", {"template.documentation.missing"}},
    {"Revision Information of a first version", Field::RevisionInformation, "The syntax was widened.", {"template.revision-information.in-first-version"}},
    {"Revision Information that says so", Field::RevisionInformation, "This is the first version.", {}},

    {"an example of its own namespace", Field::Purpose, "As urn:lantern:a and URN:LANTERN:b.", {}},
    {"an example of the example namespace", Field::Purpose, "As urn:example:a.", {}},
    {"an example of a registered namespace", Field::Purpose, "Unlike urn:harbour:a.", {}},
    {"an example of no known namespace", Field::Purpose, "As urn:lamp:a.", {"template.purpose.other-namespace"}},
    {"an example with a stray question mark", Field::Purpose, "As urn:lantern:a?b.", {"template.purpose.bad-urn"}},
    {"an example with a bad escape", Field::Purpose, "As urn:lantern:%zz.", {"template.purpose.bad-urn"}},
    {"an example with an r-component", Field::Purpose, "As urn:lantern:a?+b.", {"template.purpose.r-component"}},
    {"an example of an experimental namespace", Field::Purpose, "As urn:x-lamp:a.", {"template.purpose.experimental"}},
    {"resolvers that need the q-component", Field::Resolution, "Resolution is run by us. The q-component\nmust be passed to the resolver.", {"template.resolution.needs-q-component"}},
    {"resolvers that ignore the q-component", Field::Resolution, "Resolution is run by us. Resolvers must ignore any q-component.", {}},
    {"a q-component for the resource", Field::Resolution, "Resolution is run by us. The q-component goes to the resource. Clients must follow redirects.", {}},
    {"a pattern", Field::Purpose, "As urn:lantern:<coast>:{name} and urn:lantern:.", {}},

    {"crosses in an identifier's pattern", Field::Purpose, "Like 12XXXX-XXXX.", {}},
    {"a word in small letters", Field::Purpose, "The tba of the town.", {}},
    {"letters of one script", Field::Purpose, "Caf\u00e9 \u041c\u043e\u0441\u043a\u0432\u0430 5 k\u03a9", {}},
    {"a left-to-right mark", Field::Purpose, "a\u200eb", {}},
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

class TestLint : public QObject {
    Q_OBJECT

private slots:
    void theFlawlessTemplateHasNoFindings()
    {
        QCOMPARE(ids(lint(flawless(), usual())), QStringList());
    }

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
        QFETCH(QStringList, expected);
        QStringList found = ids(lint(with(field, text), usual()));
        QCOMPARE(found, expected);
    }

    /// What may be wrong with any field.
    void anyField_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        for (const FieldSpec &spec : kFields) {
            const auto row = [&](const char *claim, const QString &text, const char *problem) {
                const QString name = QString::fromLatin1(spec.heading.data()) + ": " + claim;
                QTest::newRow(qPrintable(name)) << spec.field << text << QString(problem);
            };
            row("a zero byte", QString("a") + QChar(0) + "b", "control-character");
            row("a C1 control", "a\u0093b", "control-character");
            row("a bidirectional override", "a\u202eb", "bidi-control");
            row("a Cyrillic letter amid Latin ones", "l\u0430ntern", "mixed-script");
            row("TBD", "(TBD)", "placeholder");
            row("crosses", "RFC XXXX", "placeholder");
            row("a date to be written", "YYYY-MM-DD", "placeholder");
            row("a malformed URN", "urn:lantern:a?", "");
            row("a URN with a bad escape", "urn:lantern:%4", "bad-urn");
            row("a URN of another namespace", "lantern urn:lamp:a", "other-namespace");
            row("more than the limit", QString(int(kMaxFieldBytes) + 1, 'a'), "too-long");
        }
    }
    void anyField()
    {
        QFETCH(Field, field);
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const QStringList found = ids(lint(withNid(field, text), usual()));
        const QString id = "template." + hyphened(field) + "." + problem;
        QVERIFY2(problem.isEmpty() || found.contains(id), qPrintable(found.join(' ')));
        QVERIFY(!problem.isEmpty() || !found.contains("template." + hyphened(field) + ".bad-urn"));
    }

    void missing_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<bool>("isMissed");
        for (const FieldSpec &spec : kFields)
            QTest::newRow(spec.heading.data())
                << spec.field
                << (spec.presence == Presence::Always || spec.field == Field::Documentation);
    }
    void missing()
    {
        QFETCH(Field, field);
        QFETCH(bool, isMissed);
        const QString id = "template." + hyphened(field) + ".missing";
        QCOMPARE(ids(lint(without(field), usual())).contains(id), isMissed);
    }

    void whatDocumentationIsForDependsOnTheProcedure()
    {
        LintContext context = usual();
        QVERIFY(!hasErrors(lint(without(Field::Documentation), context)));
        context.fastTrack = true;
        const NamespaceTemplate one = without(Field::Documentation);
        QCOMPARE(ids(lint(one, context)),
                 QStringList({"template.registrant.body-not-stated",
                              "template.documentation.missing-for-fast-track"}));
    }

    void noneIsNoSpecification()
    {
        LintContext context = usual();
        const NamespaceTemplate one = with(Field::Documentation, "None.");
        QVERIFY(!ids(lint(one, context)).join(' ').contains("template.documentation"));
        context.fastTrack = true;
        QVERIFY(ids(lint(one, context)).contains("template.documentation.missing-for-fast-track"));
    }

    void aFastTrackBodyIsStated()
    {
        LintContext context = usual();
        context.fastTrack = true;
        const auto one =
            with(Field::Registrant,
                 "The Guild, a standards development organization\nContact: row@guild.example");
        QCOMPARE(ids(lint(one, context)), QStringList());
    }

    void aRevisionTellsWhatChanged()
    {
        LintContext context = usual();
        context.previousVersion = 1;
        context.revisedNid = "lantern";
        NamespaceTemplate one = with(Field::Version, "2");
        one.set(Field::RevisionInformation, "The syntax was widened.");
        QCOMPARE(ids(lint(one, context)), QStringList());
        one.set(Field::RevisionInformation, "");
        QCOMPARE(ids(lint(one, context)), QStringList("template.revision-information.missing"));
    }

    void aRevisionKeepsItsNid()
    {
        LintContext context = usual();
        context.previousVersion = 1;
        context.revisedNid = "LANTERN";
        context.facts.registered = true;
        NamespaceTemplate one = with(Field::Version, "2");
        one.set(Field::RevisionInformation, "Widened.");
        QCOMPARE(ids(lint(one, context)), QStringList());
        one.set(Field::NamespaceIdentifier, "lamp");
        QVERIFY(ids(lint(one, context)).contains("template.namespace-identifier.nid-changed"));
    }

    void aNewNamespaceHasANidOfItsOwn()
    {
        LintContext context = usual();
        context.facts.registered = true;
        const FieldFindings found = lint(flawless(), context);
        QCOMPARE(ids(found), QStringList("nid.registered"));
        QCOMPARE(found.front().field, Field::NamespaceIdentifier);
    }

    void anInformalNamespaceAsksForNoNid()
    {
        LintContext context = usual();
        context.kind = urn::NidKind::Informal;
        for (const char *text : {"", "To be assigned by IANA"})
            QVERIFY(!ids(lint(with(Field::NamespaceIdentifier, text), context))
                         .join(' ')
                         .contains("template.namespace-identifier"));
    }

    void headingsOfOldAreShownAndOrderIsAskedFor()
    {
        const std::string text = "Namespace ID: lantern\n\nDate: 2025-03-14\n\nVersion: 1\n\n"
                                 "Purpose: a\n\nPurpose: b\n\nSyntax: c\n\nResolution: none\n\n"
                                 "Community considerations:\n\nMany.\n";
        const QStringList found = ids(lint(read(text).front(), usual()));
        QVERIFY(found.contains("template.namespace-identifier.old-heading"));
        QVERIFY(found.contains("template.version.out-of-order"));
        QVERIFY(found.contains("template.purpose.twice"));
        QVERIFY(found.contains("template.additional-information.unmapped-text"));
        QVERIFY(!found.contains("template.date.out-of-order"));
    }

    void instructionsLeftInAreFound()
    {
        const NamespaceTemplate one = with(
            Field::Documentation, "A pointer to an\nRFC, or to something else that is stable.");
        QCOMPARE(ids(lint(one, usual())), QStringList("template.documentation.instruction"));
    }

    void aFindingTellsWhereItIs()
    {
        const NamespaceTemplate one = with(Field::Purpose, "For \u00e4 urn:lantern:%zz there.");
        const FieldFindings found = lint(one, usual());
        QCOMPARE(found.size(), std::size_t(1));
        const base::Finding &finding = found.front().finding;
        QCOMPARE(one.text(Field::Purpose).substr(finding.where.offset, finding.where.length),
                 std::string_view("urn:lantern:%zz"));
        QCOMPARE(finding.particulars,
                 (std::vector<std::string>{"urn:lantern:%zz", "urn.bad-percent-encoding"}));
    }

    void ruleIdsAreWellFormedAndUnique()
    {
        std::set<std::string_view> seen;
        for (const base::Rule &rule : templateRules()) {
            QVERIFY(rule.id.starts_with("template."));
            QVERIFY(rule.id.find('_') == std::string_view::npos);
            QVERIFY(!rule.source.empty());
            QVERIFY(seen.insert(rule.id).second);
        }
    }

    void aRuleIsNotToldWithoutEnd()
    {
        const QString text(5000, QChar(1));
        const auto findings = lint(with(Field::Purpose, text), usual());
        QVERIFY(findings.size() >= kMaxFindingsPerRule
                && findings.size() < 2 * kMaxFindingsPerRule);
    }

    /// Fast enough to run at each keystroke: the fixture is a template of usual size.
    void lint_benchmark()
    {
        const NamespaceTemplate one = flawless();
        const LintContext context = usual();
        QBENCHMARK
        {
            lint(one, context);
        }
    }

private:
    /// The field's text, with the NID before it where it must name one.
    static NamespaceTemplate withNid(Field field, const QString &text)
    {
        return with(field, field == Field::NamespaceIdentifier ? "\"lantern\" " + text : text);
    }
};

NIDREG_TEST(TestLint, QCoreApplication)

} // namespace tst_lint

#include "tst_lint.moc"
