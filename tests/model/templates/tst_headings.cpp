// SPDX-License-Identifier: MIT
#include "model/templates/headings.h"
#include "model/templates/lint/lint.h"
#include "model/templates/lint/rules.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"

#include <QTest>

#include <set>

namespace tst_headings {

using namespace nidreg;
using namespace nidreg::templates;

namespace {

constexpr std::string_view kBodies[kFieldCount] = {
    "quarry",
    "1",
    "2025-10-11",
    "Quarry Guild, 4 Stone Row, Lund, desk@quarry.example",
    "Names quarries for masons.",
    "One word: the quarry's own.",
    "By the Guild, once and for all.",
    "None beyond a list's.",
    "Other lists use numbers.",
    "Resolution is not intended.",
    "https://quarry.example/book",
    "See the map.",
    "First version.",
};

QString text(const NamespaceTemplate &from, Field field)
{
    const auto &value = from.fields[static_cast<std::size_t>(field)];
    return value ? QString::fromStdString(*value) : QStringLiteral("(missing)");
}

QStringList unmapped(const NamespaceTemplate &from)
{
    QStringList result;
    for (const Unmapped &each : from.unmapped)
        result << QString::fromStdString(each.heading + ": " + each.text);
    return result;
}

/// A way to set one field.
struct Way {
    const char *name;
    std::string (*set)(std::size_t place, const std::string &heading, const std::string &body);
};

const Way kWays[] = {
    {"indented, with the text beside",
     [](std::size_t, const std::string &heading, const std::string &body) {
         return "   " + heading + ":  " + body + "\n\n";
     }},
    {"indented, with the text below",
     [](std::size_t, const std::string &heading, const std::string &body) {
         return "   " + heading + ":\n      " + body + "\n\n";
     }},
    {"at the margin, with the text beside",
     [](std::size_t, const std::string &heading, const std::string &body) {
         return heading + ": " + body + "\n";
     }},
    {"numbered, as an RFC's sections",
     [](std::size_t place, const std::string &heading, const std::string &body) {
         return "3." + std::to_string(place + 1) + ".  " + heading + "\n\n   " + body + "\n\n";
     }},
    {"numbered with one number",
     [](std::size_t place, const std::string &heading, const std::string &body) {
         return std::to_string(place + 1) + ". " + heading + "\n\n" + body + "\n\n";
     }},
    {"with hash marks",
     [](std::size_t, const std::string &heading, const std::string &body) {
         return "## " + heading + "\n\n" + body + "\n\n";
     }},
    {"in bold",
     [](std::size_t, const std::string &heading, const std::string &body) {
         return "**" + heading + ":** " + body + "\n\n";
     }},
    {"as a bulleted list",
     [](std::size_t, const std::string &heading, const std::string &body) {
         return "* " + heading + ": " + body + "\n";
     }},
    {"as rows of a table",
     [](std::size_t, const std::string &heading, const std::string &body) {
         return "| " + heading + " | " + body + " |\n";
     }},
    {"underlined",
     [](std::size_t, const std::string &heading, const std::string &body) {
         return heading + "\n" + std::string(heading.size(), '-') + "\n\n" + body + "\n\n";
     }},
};

/// What is indented below headings at the margin is their text: so says the canonical form.
bool isCanonicalWith(const Way &outer, const Way &inner)
{
    const auto isIndented = [](const Way &way) { return way.set(0, "", "").starts_with("   "); };
    const auto isAtMargin = [](const Way &way) { return way.set(0, "", "").starts_with(": "); };
    return (isAtMargin(outer) && isIndented(inner)) || (isAtMargin(inner) && isIndented(outer));
}

/// The template with the fields from `from` up to `to` (left out) set one way, the others another.
std::string inTwoWays(const Way &outer, const Way &inner, std::size_t from, std::size_t to)
{
    std::string all;
    for (std::size_t i = 0; i < kFieldCount; ++i) {
        const Way &way = i >= from && i < to ? inner : outer;
        const bool isTurn = i > 0 && (i == from || i == to);
        all += (isTurn ? "\n" : "")
            + way.set(i, std::string(kFields[i].heading), std::string(kBodies[i]));
    }
    return all;
}

} // namespace

/// How headings are told from text, and what becomes of those that name no field.
class TestHeadings : public QObject {
    Q_OBJECT

private slots:
    void fieldsMayBeSetInTwoWays_data()
    {
        QTest::addColumn<QByteArray>("whole");
        const auto add = [](const Way &outer, const Way &inner, const char *which, std::size_t from,
                            std::size_t to) {
            QTest::addRow("%s %s, the others %s", which, inner.name, outer.name)
                << QByteArray::fromStdString(inTwoWays(outer, inner, from, to));
        };
        for (const Way &outer : kWays) {
            for (const Way &inner : kWays) {
                if (&outer == &inner || isCanonicalWith(outer, inner))
                    continue;
                add(outer, inner, "the first four", 0, 4);
                add(outer, inner, "the first two", 0, 2);
                add(outer, inner, "the last three", 10, 13);
            }
        }
    }
    void fieldsMayBeSetInTwoWays()
    {
        QFETCH(QByteArray, whole);
        const auto all = read(whole.toStdString());
        QCOMPARE(all.size(), std::size_t(1));
        for (const FieldSpec &spec : kFields) {
            const auto place = static_cast<std::size_t>(spec.field);
            QCOMPARE(text(all.front(), spec.field).simplified(),
                     QString::fromStdString(std::string(kBodies[place])));
        }
        QCOMPARE(unmapped(all.front()), QStringList());
    }

    void anRfcWithNumberedSectionsKeepsItsFirstFields()
    {
        const auto one = read("1.  Introduction\n\n   Quarries have names.\n\n"
                              "2.  Definition of Quarry URNs\n\n"
                              "   Namespace Identifier:  \"quarry\" requested\n\n"
                              "   Version:  1\n\n   Date:  2025-10-11\n\n"
                              "   Registrant:  The Guild.  Should it cease to exist,\n"
                              "      its masons go on.\n\n"
                              "2.1.  Purpose\n\n   Names quarries.\n\n"
                              "2.2.  Syntax\n\n   One word.\n\n2.2.1.  Case\n\n   It counts.\n\n"
                              "2.3.  Assignment\n\n   By the Guild.\n\n"
                              "3.  Kinds of Quarries\n\n   Slate, marble.\n")
                             .front();
        QCOMPARE(text(one, Field::NamespaceIdentifier), QString("\"quarry\" requested"));
        QCOMPARE(text(one, Field::Version), QString("1"));
        QCOMPARE(text(one, Field::Date), QString("2025-10-11"));
        QCOMPARE(text(one, Field::Registrant),
                 QString("The Guild.  Should it cease to exist,\nits masons go on."));
        QCOMPARE(text(one, Field::Syntax),
                 QString("   One word.\n\n2.2.1.  Case\n\n   It counts."));
        QCOMPARE(text(one, Field::Assignment), QString("By the Guild."));
        QCOMPARE(unmapped(one).last(), QString("Kinds of Quarries: Slate, marble."));
    }

    void headingsThatNameNoFieldEndTheFieldBefore_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("purpose");
        QTest::addColumn<QStringList>("elsewhere");
        const auto row = [](const char *claim, const char *text, const char *purpose,
                            const QStringList &elsewhere) {
            QTest::newRow(claim) << QByteArray(text) << QString(purpose) << elsewhere;
        };
        row("alone at the margin, with indented text",
            "Namespace Identifier:\n\n   quarry\n\nPurpose:\n\n   Names.\n\n"
            "Background:\n\n   Old.\n\nSyntax:\n\n   A word.\n",
            "Names.", {"Background: Old."});
        row("without a colon, as the others are",
            "Namespace Identifier\n\n   quarry\n\nPurpose\n\n   Names.\n\n"
            "Background\n\n   Old.\n\nSyntax\n\n   A word.\n",
            "Names.", {"Background: Old."});
        row("with the text beside, where all text hangs",
            "Namespace Identifier: quarry\n\nPurpose: Names of\n   quarries.\n\n"
            "Funding: by the\n   masons.\n\nSyntax: A word.\n\nAssignment: Ours.\n",
            "Names of\nquarries.", {"Funding: by the\nmasons."});
        row("in the canonical form",
            "Namespace Identifier: quarry\n\nVersion: 1\n\n"
            "Purpose:\n   Names of\n   quarries.\n\nFunding: none yet\n\nSyntax: A word.\n",
            "Names of\nquarries.", {"Funding: none yet"});
        row("two in a row",
            "Namespace Identifier: quarry\n\nPurpose:\n   Names.\n\n"
            "Background:\n   Old.\n\nFunding:\n   Masons.\n\nSyntax:\n   A word.\n",
            "Names.", {"Background: Old.", "Funding: Masons."});
        row("flush with the text, a usual one",
            "Namespace Identifier:\nquarry\n\nPurpose:\nNames of quarries.\n\n"
            "Overview:\nThey are old. And wide.\n\nSyntax:\nA word.\n",
            "Names of quarries.", {"Overview: They are old. And wide."});
        row("flush with the text, without a colon, a usual one",
            "Namespace Identifier\n\nquarry\n\nPurpose\n\nNames of quarries.\n\n"
            "Overview\n\nThey are old.\n\nSyntax\n\nA word.\n\nAssignment\n\nOurs.\n",
            "Names of quarries.", {"Overview: They are old."});
        row("in capitals, as the others are",
            "NAMESPACE IDENTIFIER\n\n   quarry\n\nPURPOSE\n\n   Names.\n\n"
            "GOVERNANCE OF THE GUILD\n\n   Old.\n\nSYNTAX\n\n   A word.\n",
            "Names.", {"GOVERNANCE OF THE GUILD: Old."});
        row("numbered, as the others are",
            "1. Namespace Identifier\n\nquarry\n\n2. Purpose\n\nNames.\n\n"
            "3. Background\n\nOld.\n\n4. Syntax\n\nA word.\n",
            "Names.", {"Background: Old."});
        row("in bold, as the others are",
            "**Namespace Identifier:** quarry\n\n**Purpose:** Names.\n\n"
            "**Funding:** by masons\n\n**Syntax:** A word.\n",
            "Names.", {"Funding: by masons"});
        row("after a dash, a usual one",
            "Namespace Identifier - quarry\nVersion - 1\nPurpose - Names.\n"
            "Background - old\nSyntax - A word.\n",
            "Names.", {"Background: old"});
    }
    void headingsThatNameNoFieldEndTheFieldBefore()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, purpose);
        QFETCH(QStringList, elsewhere);
        const auto one = read(text.toStdString()).front();
        QCOMPARE(tst_headings::text(one, Field::Purpose), purpose);
        QCOMPARE(unmapped(one), elsewhere);
        QCOMPARE(tst_headings::text(one, Field::Syntax), QString("A word."));
        LintContext context;
        context.knowledge = &m_knowledge;
        QStringList found;
        for (const FieldFinding &each : lint(one, context)) {
            if (each.finding.rule == &rule(Field::AdditionalInformation, Problem::UnmappedText))
                found << QString::fromStdString(each.finding.particulars.front());
        }
        QStringList headings;
        for (const QString &each : elsewhere)
            headings << each.section(": ", 0, 0);
        QCOMPARE(found, headings);
        QVERIFY(read(write(one)).front() == one);
    }

    void whatOnlyLooksLikeAHeadingStays_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("registrant");
        QTest::addColumn<QString>("syntax");
        const auto row = [](const char *claim, const char *text, const char *registrant,
                            const char *syntax) {
            QTest::newRow(claim) << QByteArray(text) << QString(registrant) << QString(syntax);
        };
        row("the parts of an address at the margin",
            "Namespace Identifier:\n   quarry\n\nRegistrant:\n   Guild\n\nContact:\n   Ann "
            "Mason\n\n"
            "E-mail:\n   desk@quarry.example\n\nSyntax:\n   A word.\n",
            "   Guild\n\nContact:\n   Ann Mason\n\nE-mail:\n   desk@quarry.example", "A word.");
        row("contacts in brackets, and who registers",
            "Namespace Identifier: quarry\n\nRegistrant:\n\nRegistering organization:\n   Guild\n\n"
            "Designated contact(s):\n   Ann Mason\n\nSyntax: A word.\n\nAssignment: Ours.\n",
            "Registering organization:\n   Guild\n\nDesignated contact(s):\n   Ann Mason",
            "A word.");
        row("a name alone on its line",
            "Namespace Identifier\n\nquarry\n\nRegistrant\n\nQuarry Guild\n\nStone Row 4\n\n"
            "Syntax\n\nA word.\n\nAssignment\n\nOurs.\n",
            "Quarry Guild\n\nStone Row 4", "A word.");
        row("an address beside which all text hangs",
            "Namespace Identifier: quarry\n\nRegistrant: Guild\n\nPhone: +46 46 1000\n\n"
            "Designated contact: Ann Mason\n\nSyntax: A word.\n\nAssignment: Ours.\n",
            "Guild\n\nPhone: +46 46 1000\n\nDesignated contact: Ann Mason", "A word.");
        row("examples and notes",
            "Namespace Identifier:\n\n   quarry\n\nRegistrant:\n\n   Guild\n\nSyntax:\n\n   A "
            "word.\n\n"
            "Examples:\n\n   urn:quarry:a\n\nNote:\n\n   Short.\n\nAssignment:\n\n   Ours.\n",
            "Guild", "   A word.\n\nExamples:\n\n   urn:quarry:a\n\nNote:\n\n   Short.");
        row("a sentence before a list",
            "Namespace Identifier:\n\n   quarry\n\nRegistrant:\n\n   Guild\n\nSyntax:\n\n   A "
            "word.\n\n"
            "Each word has one of these meanings, and no other:\n\n   slate\n\nAssignment:\n\n   "
            "Ours.\n",
            "Guild",
            "   A word.\n\nEach word has one of these meanings, and no other:\n\n   slate");
        row("flush paragraphs that end in a colon",
            "Namespace Identifier:\nquarry\n\nRegistrant:\nGuild\n\nSyntax:\nA word.\n\n"
            "Its letters:\n\na to z\n\nAssignment:\nOurs.\n",
            "Guild", "A word.\n\nIts letters:\n\na to z");
    }
    void whatOnlyLooksLikeAHeadingStays()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, registrant);
        QFETCH(QString, syntax);
        const auto one = read(text.toStdString()).front();
        QCOMPARE(unmapped(one), QStringList());
        QCOMPARE(tst_headings::text(one, Field::Registrant), registrant);
        QCOMPARE(tst_headings::text(one, Field::Syntax), syntax);
    }

    void variantsOfHeadingsAreKnown_data()
    {
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<Field>("field");
        const auto row = [](const char *label, Field field) {
            QTest::newRow(label) << QByteArray(label) << field;
        };
        row("Declaration of syntactic structure of NSS part", Field::Syntax);
        row("Declaration of syntactic structure of the NSS part", Field::Syntax);
        row("Syntactic structure of NSS", Field::Syntax);
        row("Additional documentation / information", Field::Documentation);
        row("Additional documentation/information", Field::Documentation);
        row("Additional documentation and information", Field::Documentation);
        row("Additional information(s)", Field::AdditionalInformation);
        row("Security / Privacy", Field::SecurityAndPrivacy);
        row("Security/Privacy Considerations", Field::SecurityAndPrivacy);
        row("Privacy & Security", Field::SecurityAndPrivacy);
        row("Registrant(s)", Field::Registrant);
        row("Identifier assignment(s)", Field::Assignment);
        row("Relevant ancillary documentation / information", Field::Documentation);
        row("the rules for lexical equivalence of NSS part", Field::Syntax);
    }
    void variantsOfHeadingsAreKnown()
    {
        QFETCH(QByteArray, label);
        QFETCH(Field, field);
        const Spelling *found = findSpelling(label.toStdString());
        QVERIFY(found);
        QCOMPARE(int(found->field), int(field));
    }

    void everySpellingIsFoundAndNamesItsOwnField()
    {
        std::set<std::string> labels;
        for (const Spelling &each : otherSpellings()) {
            QVERIFY2(findSpelling(each.label) == &each, std::string(each.label).c_str());
            QVERIFY2(labels.insert(std::string(each.label)).second, each.label.data());
        }
        for (const FieldSpec &spec : kFields) {
            const Spelling *found = findSpelling(spec.heading);
            QVERIFY(found && found->isOwn && found->field == spec.field);
        }
    }

private:
    urn::NidKnowledge m_knowledge;
};

NIDREG_TEST(TestHeadings, QCoreApplication)

} // namespace tst_headings

#include "tst_headings.moc"
