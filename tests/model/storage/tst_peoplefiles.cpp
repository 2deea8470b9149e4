// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"

#include <algorithm>
#include <map>

using namespace nidreg;
using namespace nidreg::tests;
using registry::PersonFile;

namespace {

base::Date day(const char *text)
{
    return *base::parseDate(text);
}

registry::PersonFile fileOf(registry::Store &store, const std::string &login)
{
    const auto people = must(store.people());
    const auto found = std::ranges::find(people, login, &PersonFile::login);
    if (found == people.end())
        qFatal("%s is not among the people", login.c_str());
    return *found;
}

/// What objects to Eve on a request of Abe's whose Registrant is Example Org, on 2026-02-10 with
/// the answer due on 2026-02-24; "-" when she is no candidate.
QString objectionsToEve(const Desk &desk, const review::Request &request)
{
    const auto found =
        must(desk.store().candidates(request.id, day("2026-02-10"), day("2026-02-24")));
    const auto eve = std::ranges::find(found, "eve", &registry::Candidate::login);
    if (eve == found.end())
        return QStringLiteral("-");
    QStringList names;
    for (const registry::Objection each : eve->objections)
        names << QString::fromUtf8(registry::name(each).data());
    return names.join(QLatin1Char(' '));
}

QString take(const Desk &desk, const review::Request &request, const char *record)
{
    return Sql(desk.conninfo())
        .run(QStringLiteral("select nidreg.take_step(gen_random_uuid(), 'rita', 'registrar', %1, 1,"
                            " 'in-discussion', 'assign', '%2')")
                 .arg(request.id.value)
                 .arg(QString::fromUtf8(record)));
}

/// The file with the one thing in it that is refused so.
PersonFile spoiled(PersonFile file, const QString &refusal)
{
    const base::Date from = day("2026-02-02"), before = day("2026-02-01");
    const std::map<QString, std::function<void()>> ways{
        {"what_is_said_of_a_person_is_one_line", [&] { file.name = "Ed\nXample"; }},
        {"an_email_has_its_at_sign", [&] { file.email = "ed at example.org"; }},
        {"a_service_ends_after_it_begins",
         [&] {
             file.services = {{urn::NidKind::Formal, from, before}};
         }},
        {"an_absence_ends_after_it_begins",
         [&] {
             file.absences = {{from, before, {}}};
         }},
        {"absences_begin_on_different_days",
         [&] {
             file.absences = {{from, from, {}}, {from, from, "twice"}};
         }},
        {"a_reason_for_absence_is_one_line",
         [&] {
             file.absences = {{from, from, "ill\nvery"}};
         }},
        {"person-unknown", [&] { file.login = "zoe"; }},
        {"text.not-utf8", [&] { file.organization = "\xff"; }},
        {"stale", [&] { file.described = 0; }},
    };
    ways.at(refusal)();
    return file;
}

/// A shared registry: every person is a database login.
struct Office {
    TestDatabase database;
    Login expert{database, "expert"}, registrar{database, "registrar"}, reader{database, "reader"};
    std::unique_ptr<registry::Store> experts = opened(expert.conninfo()),
                                     registrars = opened(registrar.conninfo()),
                                     readers = opened(reader.conninfo());

    PersonFile described() const
    {
        PersonFile file = fileOf(*registrars, expert.name());
        file.name = "Eve Example";
        file.organization = "Example Org";
        file.email = "eve@example.org";
        file.services = {{urn::NidKind::Formal, day("2026-01-01"), {}}};
        file.absences = {{day("2026-12-20"), day("2027-01-06"), "an operation"}};
        must(registrars->describe(registrar.act(Role::Registrar), file));
        return fileOf(*registrars, expert.name());
    }
};

} // namespace

class TestPeopleFiles : public QObject {
    Q_OBJECT

private slots:
    void whatSpeaksAgainstAnExpert_data()
    {
        QTest::addColumn<QByteArray>("who"); // name | organization | e-mail
        QTest::addColumn<QByteArray>("serves"); // separated by spaces
        QTest::addColumn<QByteArray>("absent");
        QTest::addColumn<QByteArray>("applicantsOrganization");
        QTest::addColumn<QString>("objections");
        const auto row = [](const char *name, const char *who, const char *serves,
                            const char *absent, const char *applicants, const char *objections) {
            QTest::newRow(name) << QByteArray(who) << QByteArray(serves) << QByteArray(absent)
                                << QByteArray(applicants) << QString::fromUtf8(objections);
        };
        row("nothing is known of her", "||", "", "", "", "");
        row("another organization", "Eve Else|Other Ltd|eve@other.net", "", "", "Example Org", "");
        row("her organization is the registrant's", "|Example Org|", "", "", "",
            "same-organization");
        row("in other letters, and with its legal form", "|The EXAMPLE-Org, Inc.|", "", "", "",
            "same-organization");
        row("words that stand apart in Registrant", "|Example Contact|", "", "", "", "");
        row("a part of a word is no organization", "|Ample Org|", "", "", "", "");
        row("her organization is the applicant's", "|Initech GmbH|", "", "", "initech",
            "same-organization");
        row("her name stands in Registrant", "Mallory Muster||", "", "", "", "co-author");
        row("her name stands in Documentation, over a line end", "Ada  Author||", "", "", "",
            "co-author");
        row("her address stands in Documentation", "||ada@Example.Org", "", "", "", "co-author");
        row("the end of another's address", "||da@example.org", "", "", "", "");
        row("away on the day", "||", "", "2026-02-01..2026-02-10", "", "absent");
        row("away on the due date", "||", "", "2026-02-24..2026-02-24", "", "absent");
        row("back before the due date", "||", "", "2026-02-11..2026-02-23", "", "");
        row("back since yesterday", "||", "", "2026-01-01..2026-02-09", "", "");
        row("serves from that day on", "||", "formal:2026-02-10..", "", "", "");
        row("serves until that day", "||", "formal:2026-01-01..2026-02-10", "", "", "");
        row("served until the day before", "||", "formal:2026-01-01..2026-02-09", "", "",
            "not-serving");
        row("serves in the other pool", "||", "informal:2026-01-01..", "", "", "not-serving");
        row("serves again", "||", "formal:2024-01-01..2024-12-31 formal:2026-01-01..", "", "", "");
        row("everything at once", "Mallory Muster|Example Org|", "informal:2026-01-01..",
            "2026-02-10..2026-02-10", "", "same-organization co-author absent not-serving");
    }

    void whatSpeaksAgainstAnExpert()
    {
        QFETCH(QByteArray, who);
        QFETCH(QByteArray, serves);
        QFETCH(QByteArray, absent);
        QFETCH(QByteArray, applicantsOrganization);
        QFETCH(QString, objections);
        const Act rita = act("rita", Role::Registrar);
        PersonFile eve = fileOf(m_desk->store(), "eve"), abe = fileOf(m_desk->store(), "abe");
        const auto parts = who.split('|');
        eve.name = parts[0].toStdString();
        eve.organization = parts[1].toStdString();
        eve.email = parts[2].toStdString();
        eve.services.clear();
        eve.absences.clear();
        for (const QByteArray &each : serves.split(' ')) {
            if (!each.isEmpty())
                eve.services.push_back(*registry::parseService(each.toStdString()));
        }
        if (!absent.isEmpty())
            eve.absences.push_back(*registry::parseAbsence(absent.toStdString()));
        abe.organization = applicantsOrganization.toStdString();
        must(m_desk->store().describe(rita, eve));
        must(m_desk->store().describe(act("rita", Role::Registrar), abe));
        QCOMPARE(objectionsToEve(*m_desk, m_request), objections);
    }

    void anExpertWithObjectionsIsAssignedForAReasonAlone()
    {
        const Desk desk;
        const auto request =
            must(desk.submit(act("abe", Role::Applicant), desk.draft(), "Example", 1));
        PersonFile eve = fileOf(desk.store(), "eve");
        eve.organization = "Example Org";
        must(desk.store().describe(act("rita", Role::Registrar), eve));
        QCOMPARE(take(desk, request, R"({"expert": "eve", "due": "2099-01-31"})"),
                 QStringLiteral("NR002 expert-objection"));
        QCOMPARE(
            take(desk, request, R"({"expert": "eve", "due": "2099-01-31", "overriding": "  "})"),
            QStringLiteral("NR002 expert-objection"));
        QCOMPARE(take(desk, request,
                      R"({"expert": "eve", "due": "2099-01-31", "overriding": "nobody else"})"),
                 QStringLiteral("done"));
        QCOMPARE(objectionsToEve(desk, request), QStringLiteral("-"));
    }

    void whoSteppedBackIsNotProposedAgain()
    {
        const Desk desk;
        auto request = must(desk.submit(act("abe", Role::Applicant), desk.draft(), "Example", 1));
        request = must(
            desk.step(act("rita", Role::Registrar), request, Step::Assign, desk.assignment("eve")));
        must(desk.step(act("eve", Role::Expert), request, Step::Recuse,
                       {"I wrote it.", {}, {}, {}, {}}));
        QCOMPARE(objectionsToEve(desk, request), QStringLiteral("recused-before"));
        QCOMPARE(must(desk.store().candidates(request.id, day("2026-02-10"), day("2026-02-24")))
                     .back()
                     .login,
                 std::string("eve"));
    }

    void theApplicantIsNoExpertOfTheirOwn()
    {
        const Desk desk;
        must(desk.store().appoint(act("ann", Role::Registrar),
                                  {"eve", {Role::Applicant, Role::Expert}}));
        const auto request = must(
            desk.submit(act("eve", Role::Applicant),
                        must(desk.store().create(act("eve", Role::Applicant), {})), "Example", 1));
        QCOMPARE(objectionsToEve(desk, request), QStringLiteral("applicant"));
        must(desk.store().setSingleUser(act("ann", Role::Registrar), true));
        QCOMPARE(objectionsToEve(desk, request), QString());
    }

    void theRotationAsksWhoHasTheLeastWorkAndWasAskedLongestAgo()
    {
        const Desk desk;
        const auto order = [&](const review::Request &request) {
            QStringList logins;
            for (const auto &each :
                 must(desk.store().candidates(request.id, day("2026-02-10"), day("2026-02-24"))))
                logins << QString::fromStdString(each.login);
            return logins.join(QLatin1Char(' '));
        };
        const auto submitted = [&](const char *nid) {
            return must(desk.submit(act("abe", Role::Applicant), desk.draft(), nid, 1));
        };
        const auto assign = [&](const review::Request &request, const char *expert) {
            return must(desk.step(act("rita", Role::Registrar), request, Step::Assign,
                                  desk.assignment(expert)));
        };
        const auto first = submitted("First"), second = submitted("Second");
        QCOMPARE(order(first), QStringLiteral("ann ed eve")); // nobody was asked: by name
        const auto asked = assign(first, "ann");
        QCOMPARE(order(first), QStringLiteral("ed eve"));
        QCOMPARE(order(second), QStringLiteral("ed eve ann"));
        must(desk.step(act("ann", Role::Expert), asked, Step::Approve, {"Fine.", {}, {}, {}, {}}));
        QCOMPARE(order(second), QStringLiteral("ed eve ann")); // free again, and asked last
        assign(second, "ed");
        QCOMPARE(order(submitted("Third")), QStringLiteral("eve ann ed"));
        QCOMPARE(fileOf(desk.store(), "ed").load, std::int64_t(1));
        QCOMPARE(fileOf(desk.store(), "ann").load, std::int64_t(0));
    }

    void whatIsMalformedIsRefused_data()
    {
        QTest::addColumn<QString>("refusal");
        QTest::newRow("a name of two lines")
            << QStringLiteral("what_is_said_of_a_person_is_one_line");
        QTest::newRow("an address without @") << QStringLiteral("an_email_has_its_at_sign");
        QTest::newRow("a service that ends before it begins")
            << QStringLiteral("a_service_ends_after_it_begins");
        QTest::newRow("an absence that ends before it begins")
            << QStringLiteral("an_absence_ends_after_it_begins");
        QTest::newRow("two absences from one day on")
            << QStringLiteral("absences_begin_on_different_days");
        QTest::newRow("a reason of two lines")
            << QStringLiteral("a_reason_for_absence_is_one_line");
        QTest::newRow("a person who is not there") << QStringLiteral("person-unknown");
        QTest::newRow("bytes that are no UTF-8") << QStringLiteral("text.not-utf8");
        QTest::newRow("what another has changed") << QStringLiteral("stale");
    }

    void whatIsMalformedIsRefused()
    {
        QFETCH(QString, refusal);
        const PersonFile file = spoiled(fileOf(m_desk->store(), "ed"), refusal);
        QCOMPARE(tests::refusal(m_desk->store().describe(act("rita", Role::Registrar), file)),
                 refusal);
    }

    void aDescriptionIsReadAsItWasWritten()
    {
        const Office office;
        const PersonFile file = office.described();
        QCOMPARE(file.name, std::string("Eve Example"));
        QCOMPARE(file.organization, std::string("Example Org"));
        QCOMPARE(file.email, std::string("eve@example.org"));
        QCOMPARE(file.roles, std::vector<Role>{Role::Expert});
        QCOMPARE(registry::toString(file.services.at(0)), std::string("formal:2026-01-01.."));
        QCOMPARE(registry::toString(file.absences.at(0)),
                 std::string("2026-12-20..2027-01-06:an operation"));
        QVERIFY(!must(office.registrars->verify({})).misfit);
    }

    void theLogKeepsNoAddressAndNoReason()
    {
        const Office office;
        office.described();
        const QString log =
            Sql(office.database.conninfo())
                .value(QStringLiteral("select string_agg(convert_from(canonical, 'UTF8'), '')"
                                      " from nidreg.event"));
        QVERIFY(log.contains(QStringLiteral("Example Org")));
        QVERIFY(log.contains(QStringLiteral("2026-12-20..2027-01-06")));
        for (const char *kept : {"eve@example.org", "Eve Example", "operation"})
            QVERIFY2(!log.contains(QString::fromUtf8(kept)), kept);
    }

    void everybodyButRegistrarsSeesThemselfAlone()
    {
        const Office office;
        office.described();
        QVERIFY(must(office.registrars->people()).size() >= 3);
        QCOMPARE(must(office.readers->people()).size(), std::size_t(1));
        QCOMPARE(must(office.readers->people()).front().login, office.reader.name());
        QCOMPARE(must(office.experts->people()).front().email, std::string("eve@example.org"));
        for (const char *table : {"profile", "expert_service", "absence"}) {
            const QString read = QStringLiteral("select * from nidreg.%1").arg(QString(table));
            QCOMPARE(office.reader.sql().run(read), QStringLiteral("42501"));
            QCOMPARE(office.registrar.sql().run(read), QStringLiteral("42501"));
        }
    }

    void aPersonKeepsTheirProfileAndTheRegistrarTheirService()
    {
        const Office office;
        PersonFile file = office.described();
        const Act self = office.expert.act(Role::Expert);
        file.absences = {{day("2026-03-01"), day("2026-03-07"), "a conference"}};
        must(office.experts->describe(self, file));
        file = fileOf(*office.registrars, office.expert.name());
        QCOMPARE(file.absences.at(0).reason, std::string("a conference"));
        file.services.clear();
        QCOMPARE(refusal(office.experts->describe(office.expert.act(Role::Expert), file)),
                 QStringLiteral("service-is-the-registrars"));
        QCOMPARE(refusal(office.readers->describe(office.reader.act(Role::Reader), file)),
                 QStringLiteral("wrong-role"));
    }

    void twoWhoDescribeAPersonAtOnceLoseNothing()
    {
        const Office office;
        PersonFile mine = office.described(), theirs = mine;
        mine.organization = "Mine";
        theirs.organization = "Theirs";
        must(office.registrars->describe(office.registrar.act(Role::Registrar), mine));
        QCOMPARE(refusal(office.experts->describe(office.expert.act(Role::Expert), theirs)),
                 QStringLiteral("stale"));
    }

    void candidatesAreForRegistrars()
    {
        const Office office;
        QCOMPARE(refusal(office.experts->candidates({1}, day("2026-02-10"), day("2026-02-24"))),
                 QStringLiteral("wrong-role"));
        QCOMPARE(refusal(office.registrars->candidates({1}, day("2026-02-10"), day("2026-02-24"))),
                 QStringLiteral("not found"));
    }

    void whatIsKnownOfAPersonCanBeForgotten()
    {
        const Office office;
        PersonFile file = office.described();
        file.name.clear();
        file.organization.clear();
        file.email.clear();
        file.services.clear();
        file.absences.clear();
        must(office.registrars->describe(office.registrar.act(Role::Registrar), file));
        const QString left =
            Sql(office.database.conninfo())
                .value(QStringLiteral("select concat(p.name, p.organization, p.email,"
                                      " (select count(*) from nidreg.absence))"
                                      " from nidreg.profile p"));
        QCOMPARE(left, QStringLiteral("0"));
    }

    void initTestCase()
    {
        m_desk = std::make_unique<Desk>();
        const Act abe = act("abe", Role::Applicant);
        const auto draft = m_desk->draft();
        auto said = content("Example", 1);
        said.set(templates::Field::Registrant,
                 "Example Org\nContact: Mallory Muster, mallory@example.org");
        said.set(templates::Field::Documentation,
                 "The Example Scheme, by Ada\n    Author <ada@example.org>.");
        const review::Edge edge{Step::Submit, draft.procedure, draft.state, draft.state,
                                review::Part::ItsApplicant};
        m_request = must(m_desk->store().submit(abe,
                                                {{draft.id, 0, edge, abe.acting, {}},
                                                 said,
                                                 textOf("Example", 1),
                                                 "Example",
                                                 1,
                                                 "2026-01-31"}));
    }
    void cleanupTestCase() { m_desk.reset(); }

private:
    std::unique_ptr<Desk> m_desk;
    review::Request m_request;
};

QTEST_GUILESS_MAIN(TestPeopleFiles)
#include "tst_peoplefiles.moc"
