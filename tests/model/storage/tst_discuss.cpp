// SPDX-License-Identifier: MIT
#include "model/workflow/discussion.h"
#include "tests/model/storage/login.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

namespace tst_discuss {

using namespace nidreg;
using namespace nidreg::tests;
using registry::Mismatch;
using workflow::ListMail;

namespace {

ListMail mail(const std::string &id, const std::string &body = "Why?")
{
    ListMail made{id,
                  {"root@a", "other@a"},
                  base::parseInstant("2026-03-04T07:12:00Z"),
                  "Jürgen <j@b.example>",
                  "Re: lights",
                  body,
                  {"chart.png (image/png)"},
                  std::string(64, 'a')};
    return made;
}

workflow::Request submitted(const TestRegistry &registry)
{
    return must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Example", 1));
}

registry::Stored<registry::Discussed> discuss(const TestRegistry &registry, workflow::RequestId id,
                                              const std::vector<ListMail> &mails)
{
    return registry.store().discuss(act("rita", Role::Registrar), id, mails);
}

} // namespace

class TestDiscuss : public QObject {
    Q_OBJECT

private slots:
    void mailsComeBackAsTheyWere()
    {
        const TestRegistry registry;
        const auto request = submitted(registry);
        ListMail bare;
        bare.messageId = "bare@a";
        bare.sha256 = std::string(64, 'b');
        const auto done = must(discuss(registry, request.id, {mail("one@a"), bare}));
        QCOMPARE(done.taken, 2);
        QCOMPARE(done.held, 0);
        const auto file = must(registry.store().request(request.id));
        QCOMPARE(file.discussion.size(), 2U);
        ListMail expected = mail("one@a");
        expected.event = done.event;
        bare.event = done.event;
        QCOMPARE(file.discussion[0], expected);
        QCOMPARE(file.discussion[1], bare);
        QCOMPARE(file.request.state, request.state);
    }

    void oneEventTellsOfTheImport()
    {
        const TestRegistry registry;
        const auto request = submitted(registry);
        const auto before = must(registry.store().head()).size;
        must(discuss(registry, request.id, {mail("one@a"), mail("two@a")}));
        const auto events = must(registry.store().events(before, 9));
        QCOMPARE(events.size(), 1U);
        QCOMPARE(events[0].what, std::string("discuss"));
        QCOMPARE(events[0].details[0], std::pair(std::string("mails"), std::string("2")));
        QCOMPARE(events[0].details[1], std::pair(std::string("first"), std::string("1")));
        QCOMPARE(events[0].details[2].second.size(), 64U);
    }

    void theSameMailIsTakenOnce()
    {
        const TestRegistry registry;
        const auto request = submitted(registry);
        must(discuss(registry, request.id, {mail("one@a"), mail("one@a")}));
        const auto again = must(discuss(registry, request.id, {mail("one@a"), mail("two@a")}));
        QCOMPARE(again.taken, 1);
        QCOMPARE(again.held, 1);
        const auto before = must(registry.store().head()).size;
        const auto nothing = must(discuss(registry, request.id, {mail("one@a"), mail("two@a")}));
        QCOMPARE(nothing.taken, 0);
        QCOMPARE(nothing.event, -1);
        QCOMPARE(must(registry.store().head()).size, before);
        ListMail other = mail("one@a", "Forged");
        other.sha256[0] = 'b';
        QCOMPARE(must(discuss(registry, request.id, {other})).taken, 1);
        QCOMPARE(must(registry.store().request(request.id)).discussion.size(), 3U);
    }

    void anotherRequestTakesItToo()
    {
        const TestRegistry registry;
        const auto one = submitted(registry), two = submitted(registry);
        must(discuss(registry, one.id, {mail("one@a")}));
        QCOMPARE(must(discuss(registry, two.id, {mail("one@a")})).taken, 1);
    }

    void aKeyIsTakenOnce()
    {
        const TestRegistry registry;
        const auto request = submitted(registry);
        const Act once = act("rita", Role::Registrar);
        const auto first = must(registry.store().discuss(once, request.id, {mail("one@a")}));
        const auto again = must(registry.store().discuss(once, request.id, {mail("one@a")}));
        QCOMPARE(again.event, first.event);
        QCOMPARE(refusal(registry.store().discuss(once, request.id, {mail("two@a")})),
                 QStringLiteral("act.key-taken"));
        QCOMPARE(must(registry.store().request(request.id)).discussion.size(), 1U);
        QCOMPARE(refusal(registry.store().discuss(once, submitted(registry).id, {mail("one@a")})),
                 QStringLiteral("act.key-taken"));
    }

    void aDryRunTakesNothing()
    {
        const TestRegistry registry;
        const auto request = submitted(registry);
        Act dryRun = act("rita", Role::Registrar);
        dryRun.dryRun = true;
        QCOMPARE(must(registry.store().discuss(dryRun, request.id, {mail("one@a")})).taken, 1);
        QVERIFY(must(registry.store().request(request.id)).discussion.empty());
    }

    void whoMay_data()
    {
        QTest::addColumn<QByteArray>("person");
        QTest::addColumn<int>("role");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *claim, const char *person, Role role, const char *answer) {
            QTest::newRow(claim) << QByteArray(person) << int(role) << QString(answer);
        };
        row("its applicant", "abe", Role::Applicant, "done");
        row("another applicant does not", "ann", Role::Applicant, "request.not-yours");
        row("an expert", "eve", Role::Expert, "done");
        row("the registrar", "rita", Role::Registrar, "done");
        row("a reader does not", "ann", Role::Reader, "role.wrong");
    }
    void whoMay()
    {
        QFETCH(QByteArray, person);
        QFETCH(int, role);
        QFETCH(QString, answer);
        const TestRegistry registry;
        const auto request = submitted(registry);
        const Act by = act(person.constData(), Role(role));
        QCOMPARE(refusal(registry.store().discuss(by, request.id, {mail("one@a")})), answer);
        QCOMPARE(!workflow::whyNotDiscuss(request, by.acting), answer == "done");
        const auto draft = registry.draft();
        QVERIFY(!registry.store().discuss(by, draft.id, {mail("one@a")}));
        QVERIFY(workflow::whyNotDiscuss(draft, by.acting));
    }

    /// On a shared registry: every person is a database login.
    void whoSeesARequestSeesItsMails()
    {
        const TestDatabase database;
        const Login applicant(database, "applicant"), rival(database, "applicant"),
            expert(database, "expert"), reader(database, "reader");
        const auto store = opened(applicant.conninfo());
        const auto request = must(store->create(applicant.act(Role::Applicant), {}));
        const Act by = applicant.act(Role::Applicant);
        must(store->submit(by, submissionOf(by, request, content("Example", 1))));
        must(store->discuss(applicant.act(Role::Applicant), request.id, {mail("one@a")}));
        for (const Login *each : {&applicant, &expert})
            QCOMPARE(must(opened(each->conninfo())->request(request.id)).discussion.size(), 1U);
        for (const Login *each : {&rival, &reader})
            QCOMPARE(refusal(opened(each->conninfo())->request(request.id)),
                     QStringLiteral("not found"));
        QCOMPARE(refusal(opened(rival.conninfo())
                             ->discuss(rival.act(Role::Applicant), request.id, {mail("two@a")})),
                 QStringLiteral("not found"));
        QVERIFY(!opened(reader.conninfo())
                     ->discuss(reader.act(Role::Reader), request.id, {mail("two@a")}));
        for (const char *statement :
             {"select from nidreg_data.discussion_mail",
              "insert into nidreg_data.discussion_mail select * from nidreg_data.discussion_mail",
              "update nidreg_data.discussion_mail set body = ''",
              "delete from nidreg_data.discussion_mail", "select nidreg_data.new_mails(1, '[]')",
              "select nidreg_data.check_mails('[]')"})
            QCOMPARE(applicant.sql().run(statement), QStringLiteral("42501"));
    }

    void endedRequestsAreStillSpokenOf()
    {
        const TestRegistry registry;
        auto request = submitted(registry);
        request = must(registry.step(act("abe", Role::Applicant), request, Step::Withdraw));
        const auto done = must(discuss(registry, request.id, {mail("one@a")}));
        QCOMPARE(done.request.state, workflow::State::Withdrawn);
    }

    void badMailsAreRefused_data()
    {
        QTest::addColumn<QString>("mails");
        QTest::addColumn<QString>("answer");
        const QString good = QStringLiteral(
            R"({"message_id":"a","references":[],"sent":"","sender":"","subject":"","body":"","attachments":[],"sha256":"%1"%2})");
        const QString hash(64, 'a');
        const auto row = [](const char *claim, const QString &mails, const char *answer) {
            QTest::newRow(claim) << mails << QString(answer);
        };
        row("a good one", '[' + good.arg(hash, QString()) + ']', "done");
        row("no list", "{}", "NR002 discussion.malformed");
        row("null", "null", "NR002 discussion.malformed");
        row("a list of numbers", "[1]", "NR002 discussion.malformed");
        row("an empty object", "[{}]", "NR002 discussion.malformed");
        row("references that are none", '[' + good.arg(hash, ",\"references\":[[1]]") + ']',
            "NR002 discussion.malformed");
        row("a time that is none", '[' + good.arg(hash, ",\"sent\":\"infinity\"") + ']',
            "NR002 discussion.malformed");
        row("a hash that is none", '[' + good.arg(QStringLiteral("x"), QString()) + ']',
            "23514 a_mails_hash_is_sha256");
        row("a subject without end",
            '[' + good.arg(hash, ",\"subject\":\"" + QString(2000, 'x') + '"') + ']',
            "23514 a_mails_lines_are_short");
        row("an empty id", '[' + good.arg(hash, ",\"message_id\":\"\"") + ']',
            "23514 a_mail_has_an_id");
        row("too many", '[' + QStringList(2001, good.arg(hash, QString())).join(',') + ']',
            "NR002 discussion.too-many");
    }
    void badMailsAreRefused()
    {
        QFETCH(QString, mails);
        QFETCH(QString, answer);
        const TestRegistry registry;
        const auto request = submitted(registry);
        Sql sql(registry.conninfo());
        const QString call = QStringLiteral("select nidreg.discuss(gen_random_uuid(), 'rita', "
                                            "'registrar', %1, $m$%2$m$)");
        QCOMPARE(sql.run(call.arg(request.id.value).arg(mails)), answer);
    }

    void nobodyChangesAMail_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("update") << "update nidreg_data.discussion_mail set body = 'x'";
        QTest::newRow("delete") << "delete from nidreg_data.discussion_mail";
        QTest::newRow("truncate") << "truncate nidreg_data.discussion_mail";
        QTest::newRow("insert")
            << "insert into nidreg_data.discussion_mail select request_id, number + 1, "
               "'x', refers_to, sent, sender, subject, body, attachments, "
               "raw_sha256, sha256, event - 1 from nidreg_data.discussion_mail";
        QTest::newRow("insert with another hash")
            << "insert into nidreg_data.discussion_mail select request_id, number + 1, 'x', "
               "refers_to, "
               "sent, sender, subject, body, attachments, raw_sha256, sha256, event from "
               "nidreg_data.discussion_mail";
    }
    void nobodyChangesAMail()
    {
        QFETCH(QString, statement);
        const TestRegistry registry;
        must(discuss(registry, submitted(registry).id, {mail("one@a")}));
        Sql sql(registry.conninfo());
        QVERIFY2(sql.run(statement).startsWith("NR002 a_mail"), sql.words().c_str());
    }

    void theLogCoversEveryMail()
    {
        const TestRegistry registry;
        const auto request = submitted(registry);
        must(discuss(registry, request.id, {mail("one@a"), mail("two@a")}));
        must(discuss(registry, request.id, {mail("three@a", "a\n\tb: ü")}));
        must(discuss(registry, submitted(registry).id, {mail("one@a")}));
        const auto report = must(registry.store().verify({}));
        QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
        QCOMPARE(report.mails, 4);
    }

    void tampering_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("subject");
        const auto row = [](const char *claim, const char *statement, const char *subject) {
            QTest::newRow(claim) << QString(statement) << QString(subject);
        };
        row("a byte of a body",
            "update nidreg_data.discussion_mail set body = 'Whx?' where number = 2",
            "request 1 mail 2");
        row("a sender", "update nidreg_data.discussion_mail set sender = 'x' where number = 1",
            "request 1 mail 1");
        row("a subject", "update nidreg_data.discussion_mail set subject = 'x' where number = 3",
            "request 1 mail 3");
        row("a time",
            "update nidreg_data.discussion_mail set sent = sent + interval '1 us' where number = 3",
            "request 1 mail 3");
        row("no time", "update nidreg_data.discussion_mail set sent = null where number = 3",
            "request 1 mail 3");
        row("a reference",
            "update nidreg_data.discussion_mail set refers_to = '[]' where number = 3",
            "request 1 mail 3");
        row("an attachment",
            "update nidreg_data.discussion_mail set attachments = '[]' where number = 3",
            "request 1 mail 3");
        row("a Message-ID",
            "update nidreg_data.discussion_mail set message_id = 'x' where number = 3",
            "request 1 mail 3");
        row("the hash of the message",
            "update nidreg_data.discussion_mail set raw_sha256 = repeat('b', 64) where number = 3",
            "request 1 mail 3");
        row("the hash of the row",
            "update nidreg_data.discussion_mail set sha256 = repeat('b', 64) where number = 3",
            "request 1 mail 3");
        row("a body with its hash",
            "update nidreg_data.discussion_mail set body = 'x' where number = 3; update "
            "nidreg_data.discussion_mail m set sha256 = "
            "encode(sha256(nidreg_data.canonical_mail(m)), 'hex') "
            "where number = 3",
            "request 1 mails of event");
        row("a mail is gone", "delete from nidreg_data.discussion_mail where number = 2",
            "request 1 mail 2");
        row("the first is gone", "delete from nidreg_data.discussion_mail where number = 1",
            "request 1 mail 1");
        row("the only one of an import is gone",
            "delete from nidreg_data.discussion_mail where number = 3", "request 1 mail 3");
        row("two are exchanged",
            "update nidreg_data.discussion_mail set number = 9 where number = 1; update "
            "nidreg_data.discussion_mail set number = 1 where number = 2; update "
            "nidreg_data.discussion_mail "
            "set number = 2 where number = 9",
            "request 1 mails of event");
        row("one more",
            "insert into nidreg_data.discussion_mail select request_id, 4, 'x', refers_to, sent, "
            "sender, subject, body, attachments, raw_sha256, sha256, event from "
            "nidreg_data.discussion_mail where number = 3",
            "request 1 mail 4");
        row("one more of another event",
            "insert into nidreg_data.discussion_mail select request_id, 4, 'x', refers_to, sent, "
            "sender, "
            "subject, body, attachments, raw_sha256, sha256, 0 from nidreg_data.discussion_mail "
            "where "
            "number = 3",
            "request 1 mail 4");
    }
    void tampering()
    {
        QFETCH(QString, statement);
        QFETCH(QString, subject);
        const TestRegistry registry;
        const auto request = submitted(registry);
        must(discuss(registry, request.id, {mail("one@a"), mail("two@a")}));
        must(discuss(registry, request.id, {mail("three@a")}));
        Sql sql(registry.conninfo());
        QCOMPARE(sql.run(kOwnersPath + "set session_replication_role = replica; " + statement),
                 "done");
        const auto report = must(registry.store().verify({}));
        QVERIFY(report.mismatch);
        QCOMPARE(report.mismatch->where, Mismatch::Mail);
        QVERIFY2(QString::fromStdString(report.mismatch->subject).startsWith(subject),
                 report.mismatch->subject.c_str());
    }
};

NIDREG_TEST(TestDiscuss, QCoreApplication)

} // namespace tst_discuss

#include "tst_discuss.moc"
