// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "model/templates/lint/rules.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_leftovers {

using namespace nidreg;
using namespace nidreg::templates;

/// Words that stand for something still to be written, and words that only look so.
class TestLeftovers : public QObject {
    Q_OBJECT

private slots:
    void aPlaceholderIsTold_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *claim, Field field, const char *text, const char *told) {
            QTest::newRow(claim) << field << QString(text) << QString(told);
        };
        row("what is to be determined", Field::Purpose, "It is to be determined.",
            "to be determined");
        row("what is to be determined later, in a long text", Field::Resolution,
            "The names that members give to their quarries are to be determined later.",
            "to be determined");
        row("what others determine is a rule", Field::Resolution,
            "Whether a name is resolved is to be determined by the member.", "");
        row("what is determined from something is one, too", Field::Assignment,
            "The number, to be determined from the register, is unique.", "");
        row("what others define", Field::Syntax, "Rules to be defined by members.", "");
        row("what is to be defined, alone in its field", Field::Syntax, "To be defined.",
            "to be defined");
        row("what is to be defined, said of something else", Field::Syntax,
            "A member's names have to be defined and sent before they are used.", "");
        row("a section of an RFC, as a tool cites it", Field::Assignment,
            "As in {{Section 4.6 of RFC8126}}.", "");
        row("an RFC, as a tool cites it", Field::Assignment, "{{RFC8126}}", "");
        row("an RFC that a tool takes for normative", Field::Assignment, "{{!RFC8126}}", "");
        row("an Internet-Draft, as a tool cites it", Field::Assignment, "{{?I-D.quarry-names}}",
            "");
        row("an RFC between other brackets", Field::Assignment, "[[RFC 8126]]", "");
        row("a best practice, as a tool cites it", Field::Assignment, "{{BCP195}}", "");
        row("a standard between other brackets", Field::Assignment, "[[STD 66]]", "");
        row("a mark that only begins like an RFC", Field::Assignment, "{{rfcs-of-old}}",
            "{{rfcs-of-old}}");
        row("brackets that do not close", Field::Assignment, "A list [[ of lamps.", "");
        row("an RFC without its number", Field::Assignment, "See [[RFC XXXX]].", "XXXX]].");
        row("another mark of a tool", Field::Assignment, "As in {{quarry-names}}.",
            "{{quarry-names}}");
        row("a mark to be filled in", Field::Documentation, "[[ this document ]]",
            "[[ this document ]]");
        row("a pattern is none", Field::Syntax, "[[:alpha:]]", "");
        row("crosses alone", Field::Documentation, "RFC XXXX", "XXXX");
        row("brackets around nothing", Field::Purpose, "An empty list is [[]].", "");
        row("crosses that a name has in it", Field::Syntax,
            "urn:quarry:XXXX where XXXX is the year.", "");
        row("crosses that another name has in it", Field::Syntax,
            "urn:quarry:XXXX as in RFC XXXXX.", "XXXXX.");
        row("a date to be written", Field::Date, "YYYY-MM-DD", "yyyy-mm-dd");
        row("a date to be written, in brackets", Field::Date, "<YYYY-MM-DD>", "yyyy-mm-dd");
        row("a date's form", Field::Syntax, "urn:quarry:YYYY-MM-DD", "");
        row("a date's form and what it means", Field::Syntax,
            "The last part is YYYY-MM-DD, the day of the first block.", "");
        row("a date of publication to be written", Field::Date, "[date of publication]",
            "date of publication");
        row("a date of publication, said of something else", Field::Purpose,
            "Names also tell the date of publication of a quarry's map.", "");
        row("questions marks alone", Field::Registrant, "The Guild, ????", "????");
        row("question marks in a pattern", Field::Syntax, "urn:quarry:????", "");
        row("a list of things to do, in capitals", Field::Purpose, "TODO: write this", "TODO:");
        row("small letters may be a name", Field::Purpose, "The tba and todo of the town.", "");
    }
    void aPlaceholderIsTold()
    {
        QFETCH(Field, field);
        QFETCH(QString, text);
        QFETCH(QString, told);
        NamespaceTemplate draft;
        draft.set(field, text.toStdString());
        LintContext context;
        context.knowledge = &m_knowledge;
        QString found;
        for (const FieldFinding &each : lint(draft, context)) {
            if (each.finding.rule == &rule(field, Problem::Placeholder))
                found = QString::fromStdString(each.finding.particulars.front());
        }
        QCOMPARE(found, told);
    }

private:
    urn::NidKnowledge m_knowledge;
};

NIDREG_TEST(TestLeftovers, QCoreApplication)

} // namespace tst_leftovers

#include "tst_leftovers.moc"
