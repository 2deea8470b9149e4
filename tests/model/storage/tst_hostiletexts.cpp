// SPDX-License-Identifier: MIT
#include "tests/model/storage/attackedregistry.h"
#include "tests/program/program.h"

namespace tst_hostiletexts {

using namespace nidreg;
using namespace nidreg::tests;

/// Odd records and texts that mean something to a database.
class TestHostileTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_registry = std::make_unique<AttackedRegistry>(); }
    void oddRecordsAreRefusedWithAReason_data();
    void oddRecordsAreRefusedWithAReason();
    void nothingIsCutAtANul();
    void sqlInTextsIsText_data();
    void sqlInTextsIsText();

private:
    std::unique_ptr<AttackedRegistry> m_registry;
};

void TestHostileTexts::oddRecordsAreRefusedWithAReason_data()
{
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *name, const char *record, const char *outcome) {
        QTest::newRow(name) << QStringLiteral("'%1'::jsonb").arg(QLatin1String(record))
                            << QString::fromLatin1(outcome);
    };
    row("no JSON at all", "nothing", "22P02");
    row("cut short", R"({"text": "a)", "22P02");
    row("a list", R"(["text"])", "NR002 record.malformed");
    row("a bare word", R"("text")", "NR002 record.malformed");
    row("null", "null", "NR002 record.malformed");
    row("a text that is a number", R"({"text": 1})", "NR002 record.malformed");
    row("a text that is a list", R"({"text": ["a"]})", "NR002 record.malformed");
    row("a due date that is an object", R"({"text": "a", "due": {}})", "NR002 record.malformed");
    row("a thread that is a list", R"({"text": "a", "thread": [1]})", "NR002 record.malformed");
    row("a text that is null", R"({"text": null})", "NR002 note.missing");
    row("a text of nothing", R"({"text": ""})", "NR002 note.missing");
    row("a field that is none", R"({"text": "a", "field": "no-such"})", "NR002 field.unknown");
    row("a NUL in the text", R"({"text": "a\u0000b"})", "22P05");
    row("half a surrogate", R"({"text": "\ud800"})", "22P02");
    QTest::newRow("nested without end")
        << QStringLiteral("(repeat('[', 100000) || repeat(']', 100000))::jsonb")
        << QStringLiteral("54001");
    QTest::newRow("a text above the limit")
        << QStringLiteral("jsonb_build_object('text', repeat('x', 262145))")
        << QStringLiteral("NR002 text.too-long");
    QTest::newRow("a text at the limit")
        << QStringLiteral("jsonb_build_object('text', repeat('x', 262144))")
        << QStringLiteral("done");
}

void TestHostileTexts::oddRecordsAreRefusedWithAReason()
{
    QFETCH(QString, record);
    QFETCH(QString, outcome);
    AttackedRegistry &registry = *m_registry;
    Sql sql = registry.expert.sql();
    QCOMPARE(
        sql.run(QStringLiteral("select nidreg.take_step(gen_random_uuid(), '%1', 'expert', %2, 1,"
                               " 'in-discussion', 'comment', %3)")
                    .arg(QString::fromStdString(registry.expert.name()),
                         QString::number(registry.submitted.id.value), record)),
        outcome);
}

void TestHostileTexts::sqlInTextsIsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a quote and a command") << QStringLiteral("'; drop table nidreg_data.event; --");
    QTest::newRow("a dollar quote") << QStringLiteral("$$; delete from nidreg_data.event; $$");
    QTest::newRow("a backslash and a quote") << QStringLiteral("\\'; select 1; --");
    QTest::newRow("a placeholder") << QStringLiteral("$1 %1 :name ?");
    QTest::newRow("a format directive") << QStringLiteral("%I %L %s %n");
    QTest::newRow("JSON") << QStringLiteral(R"("}, {"x": "\u0041)");
    QTest::newRow("a line of an event") << QStringLiteral("x\ndetails=1:0\nwhat=8:register\n");
    QTest::newRow("a LIKE pattern") << QStringLiteral("%_\\%");
    QTest::newRow("odd quotes") << QStringLiteral("\u2019\uff07' or 1=1 --");
}

void TestHostileTexts::sqlInTextsIsText()
{
    QFETCH(QString, text);
    AttackedRegistry &registry = *m_registry;
    const std::string words = text.toStdString();
    const auto experts = opened(registry.expert.conninfo());
    const auto registrars = opened(registry.registrar.conninfo());
    const Act by = registry.expert.act(Role::Expert);
    const workflow::Edge stays{Step::Comment, registry.submitted.procedure,
                               registry.submitted.state, registry.submitted.state,
                               workflow::Part::AnyViewer};
    workflow::Record record;
    record.text = words;
    must(experts->append(by, {registry.submitted.id, 1, stays, by.acting, record}));
    const auto file = must(registrars->request(registry.submitted.id));
    QVERIFY(std::ranges::any_of(file.events.back().details, [&](const auto &detail) {
        return detail.first == "text" && detail.second == words;
    }));
    registry::NamespaceQuery query;
    query.text = words;
    QVERIFY(must(registrars->namespaces(query)).rows.empty());
    QCOMPARE(refusal(registrars->find(words)), QStringLiteral("not found"));
    const auto applicants = opened(registry.applicant.conninfo());
    const auto saved = applicants->create(registry.applicant.act(Role::Applicant),
                                          {.nid = words, .workingCopy = words});
    if (saved)
        QCOMPARE(must(applicants->request(saved->id)).workingCopy, words);
    QVERIFY(!must(registrars->verify({})).mismatch);
}

/// libpq takes what it is given to end there: another text than the one that was meant.
void TestHostileTexts::nothingIsCutAtANul()
{
    AttackedRegistry &registry = *m_registry;
    const auto registrars = opened(registry.registrar.conninfo());
    const std::string text("a\0b", 3), refused = "text.not-utf8";
    registry::NamespaceQuery query;
    query.text = text;
    QCOMPARE(must(registrars->namespaces(query)).total, 0); // no record has such a text
    QCOMPARE(refusal(registrars->find(text)), "not found");
    const Act by = registry.registrar.act(Role::Registrar);
    QCOMPARE(refusal(registrars->setPolicy(by, {"two-persons", std::string("\0register", 9)}))
                 .toStdString(),
             refused);
    QCOMPARE(refusal(registrars->appoint(by, {text, {Role::Reader}})).toStdString(), refused);
    QVERIFY(registrars->namespaces({})); // and the connection is of use as before
}

NIDREG_TEST(TestHostileTexts, QCoreApplication)

} // namespace tst_hostiletexts

#include "tst_hostiletexts.moc"
