// SPDX-License-Identifier: MIT
#include "forms/words/guidance.h"
#include "forms/words/wording.h"
#include "model/templates/lint/checklist.h"
#include "model/templates/lint/lint.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/program/program.h"

#include <QTest>

#include <set>

namespace tst_guidance {

using namespace nidreg;
using namespace nidreg::forms;
using namespace nidreg::templates;

namespace {

/// The thirteen examples as one template.
NamespaceTemplate examples()
{
    NamespaceTemplate all;
    for (const FieldSpec &spec : kFields)
        all.set(spec.field, guidance(spec.field).example.toStdString());
    return all;
}

LintContext context(bool fastTrack = false)
{
    static const urn::NidKnowledge kKnowledge;
    LintContext context;
    context.knowledge = &kKnowledge;
    context.fastTrack = fastTrack;
    context.today = *base::parseDate("2026-06-01");
    context.isRegistered = [](std::string_view) { return false; };
    return context;
}

} // namespace

class TestGuidance : public QObject {
    Q_OBJECT

private slots:
    void everyFieldHasHelp_data()
    {
        QTest::addColumn<int>("field");
        for (const FieldSpec &spec : kFields)
            QTest::newRow(spec.heading.data()) << int(spec.field);
    }
    void everyFieldHasHelp()
    {
        QFETCH(int, field);
        const Guidance help = guidance(Field(field));
        QVERIFY(help.what.size() > 40 && (help.what.endsWith('.') || help.what.endsWith('?')));
        QVERIFY(help.source.startsWith("RFC 8141, "));
        QVERIFY(!help.example.isEmpty());
    }

    void theExamplesTogetherAreATemplateWithoutFindings()
    {
        for (const FieldFinding &found : lint(examples(), context()))
            QFAIL(qPrintable(heading(found.field) + ": " + wording(found.finding)));
    }

    void theExamplesAreReadBackFromTheirText()
    {
        const NamespaceTemplate all = examples();
        QVERIFY(read(write(all)).front() == all);
    }

    /// A good example answers what the checklist asks.
    void theExamplesAnswerTheChecklist_data()
    {
        QTest::addColumn<int>("topic");
        for (const TopicSpec &topic : topics())
            QTest::newRow(topic.id.data()) << int(topic.topic);
    }
    void theExamplesAnswerTheChecklist()
    {
        QFETCH(int, topic);
        const Field field = topics()[std::size_t(topic)].field;
        const auto questions = checklist(field, guidance(field).example.toStdString());
        for (const Question &question : questions) {
            if (question.topic->topic == Topic(topic))
                QCOMPARE(question.answer, Answer::Seen);
        }
    }

    void everyQuestionHasItsOwnWords()
    {
        std::set<QString> seen;
        for (const TopicSpec &topic : topics()) {
            const QString question = wording(topic.topic);
            QVERIFY2(question.endsWith('?'), topic.id.data());
            QVERIFY(seen.insert(question).second);
            QVERIFY(source(topic).startsWith("RFC 8141, section "));
        }
        for (const Answer answer : {Answer::NotSeen, Answer::Seen, Answer::Elsewhere})
            QVERIFY(seen.insert(wording(answer)).second);
    }

    void aFixSaysWhatItDoes_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("replacement");
        QTest::addColumn<QString>("words");
        const auto row = [](FixKind kind, const char *replacement, const char *words) {
            QTest::newRow(words) << int(kind) << QString(replacement) << QString(words);
        };
        row(FixKind::Write, "2017-06-12", "Write “2017-06-12”");
        row(FixKind::Write, "a <b>&%1</b>\n", "Write “a <b>&%1</b>”");
        row(FixKind::Write, "a text that is too long to stand on a button",
            "Write “a text that is too long to stand…”");
        row(FixKind::Write, "\n", "Break the line here");
        row(FixKind::Remove, "", "Remove it");
        row(FixKind::AddField, "", "Add “Purpose”");
        row(FixKind::Reorder, "", "Put the fields in order");
        row(FixKind::Rename, "Registrant", "Use the heading “Registrant”");
    }
    void aFixSaysWhatItDoes()
    {
        QFETCH(int, kind);
        QFETCH(QString, replacement);
        const Fix fix{FixKind(kind), Field::Purpose, {}, replacement.toStdString(), {}};
        QTEST(wording(fix), "words");
    }
};

NIDREG_TEST(TestGuidance, QCoreApplication)

} // namespace tst_guidance

#include "tst_guidance.moc"
