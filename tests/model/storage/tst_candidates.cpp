// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <algorithm>

namespace tst_candidates {

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
QString objectionsToEve(const TestRegistry &registry, const workflow::Request &request)
{
    const auto found =
        must(registry.store().candidates(request.id, day("2026-02-10"), day("2026-02-24")));
    const auto eve = std::ranges::find(found, "eve", &registry::Candidate::login);
    if (eve == found.end())
        return QStringLiteral("-");
    QStringList names;
    for (const registry::Objection each : eve->objections)
        names << QString::fromUtf8(registry::name(each).data());
    return names.join(QLatin1Char(' '));
}

/// The candidates in their order, each with what speaks against them: "ed ann:rival".
QString orderOf(const TestRegistry &registry, const workflow::Request &request)
{
    QStringList all;
    for (const auto &each :
         must(registry.store().candidates(request.id, day("2026-02-10"), day("2026-02-24")))) {
        all << QString::fromStdString(each.login);
        for (const registry::Objection objection : each.objections)
            all.last() += ':' + QString::fromUtf8(registry::name(objection).data());
    }
    return all.join(QLatin1Char(' '));
}

QString take(const TestRegistry &registry, const workflow::Request &request, const char *record)
{
    return Sql(registry.conninfo())
        .run(QStringLiteral("select nidreg.take_step(gen_random_uuid(), 'rita', 'registrar', %1, 1,"
                            " 'in-discussion', 'assign', '%2')")
                 .arg(request.id.value)
                 .arg(QString::fromUtf8(record)));
}

} // namespace

class TestCandidates : public QObject {
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
        PersonFile eve = fileOf(m_registry->store(), "eve"),
                   abe = fileOf(m_registry->store(), "abe");
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
        must(m_registry->store().describe(rita, eve));
        must(m_registry->store().describe(act("rita", Role::Registrar), abe));
        QCOMPARE(objectionsToEve(*m_registry, m_request), objections);
    }

    void anExpertWithObjectionsIsAssignedForAReasonAlone()
    {
        const TestRegistry registry;
        const auto request =
            must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Example", 1));
        PersonFile eve = fileOf(registry.store(), "eve");
        eve.organization = "Example Org";
        must(registry.store().describe(act("rita", Role::Registrar), eve));
        QCOMPARE(take(registry, request, R"({"expert": "eve", "due": "2099-01-31"})"),
                 QStringLiteral("NR002 expert.objection"));
        QCOMPARE(take(registry, request,
                      R"({"expert": "eve", "due": "2099-01-31", "overriding": "  "})"),
                 QStringLiteral("NR002 expert.objection"));
        QCOMPARE(take(registry, request,
                      R"({"expert": "eve", "due": "2099-01-31", "overriding": "nobody else"})"),
                 QStringLiteral("done"));
        QCOMPARE(objectionsToEve(registry, request), QStringLiteral("-"));
    }

    void whoSteppedBackIsNotProposedAgain()
    {
        const TestRegistry registry;
        auto request =
            must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Example", 1));
        request = must(registry.step(act("rita", Role::Registrar), request, Step::Assign,
                                     registry.assignment("eve")));
        must(registry.step(act("eve", Role::Expert), request, Step::Recuse,
                           {"I wrote it.", {}, {}, {}, {}}));
        QCOMPARE(objectionsToEve(registry, request), QStringLiteral("recused-before"));
        QCOMPARE(must(registry.store().candidates(request.id, day("2026-02-10"), day("2026-02-24")))
                     .back()
                     .login,
                 std::string("eve"));
    }

    /// Whoever asks for the same NID is no judge of who gets it, also where the request is
    /// appealed.
    void aRivalIsAskedLastAndForAReasonAlone()
    {
        const TestRegistry registry;
        const auto own = [] { return act("ann", Role::Applicant); };
        auto request =
            must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Example", 1));
        QCOMPARE(orderOf(registry, request), QStringLiteral("ann ed eve"));
        const auto draft = must(registry.store().create(own(), {}));
        QCOMPARE(orderOf(registry, request),
                 QStringLiteral("ann ed eve")); // nobody knows of a draft
        const auto rival = must(registry.submit(own(), draft, "EXAMPLE", 1));
        QCOMPARE(orderOf(registry, request), QStringLiteral("ed eve ann:rival"));
        request = must(registry.step(act("rita", Role::Registrar), request, Step::Assign,
                                     registry.assignment("eve")));
        request = must(registry.step(act("eve", Role::Expert), request, Step::Reject,
                                     {"No.", {}, {}, {}, {}}));
        QCOMPARE(orderOf(registry, request), QStringLiteral("ed ann:rival"));
        QCOMPARE(refusal(registry.step(act("rita", Role::Registrar), request, Step::Appeal,
                                       {"Why.", "appeal 1", "ann", day("2126-02-14"), {}})),
                 QStringLiteral("expert.objection"));
        must(registry.step(own(), rival, Step::Withdraw));
        QCOMPARE(orderOf(registry, request), QStringLiteral("ann ed"));
    }

    void theApplicantIsNoExpertOfTheirOwn()
    {
        const TestRegistry registry;
        must(registry.store().appoint(act("ann", Role::Registrar),
                                      {"eve", {Role::Applicant, Role::Expert}}));
        const auto request = must(registry.submit(
            act("eve", Role::Applicant),
            must(registry.store().create(act("eve", Role::Applicant), {})), "Example", 1));
        QCOMPARE(objectionsToEve(registry, request), QStringLiteral("applicant"));
        must(registry.store().setSingleUser(act("ann", Role::Registrar), true));
        QCOMPARE(objectionsToEve(registry, request), QString());
    }

    void theRotationAsksWhoHasTheLeastWorkAndWasAskedLongestAgo()
    {
        const TestRegistry registry;
        const auto order = [&](const workflow::Request &request) {
            QStringList logins;
            for (const auto &each : must(
                     registry.store().candidates(request.id, day("2026-02-10"), day("2026-02-24"))))
                logins << QString::fromStdString(each.login);
            return logins.join(QLatin1Char(' '));
        };
        const auto submitted = [&](const char *nid) {
            return must(registry.submit(act("abe", Role::Applicant), registry.draft(), nid, 1));
        };
        const auto assign = [&](const workflow::Request &request, const char *expert) {
            return must(registry.step(act("rita", Role::Registrar), request, Step::Assign,
                                      registry.assignment(expert)));
        };
        const auto first = submitted("First"), second = submitted("Second");
        QCOMPARE(order(first), QStringLiteral("ann ed eve")); // nobody was asked: by name
        const auto asked = assign(first, "ann");
        QCOMPARE(order(first), QStringLiteral("ed eve"));
        QCOMPARE(order(second), QStringLiteral("ed eve ann"));
        must(registry.step(act("ann", Role::Expert), asked, Step::Approve,
                           {"Fine.", {}, {}, {}, {}}));
        QCOMPARE(order(second), QStringLiteral("ed eve ann")); // free again, and asked last
        assign(second, "ed");
        QCOMPARE(order(submitted("Third")), QStringLiteral("eve ann ed"));
        QCOMPARE(fileOf(registry.store(), "ed").load, std::int64_t(1));
        QCOMPARE(fileOf(registry.store(), "ann").load, std::int64_t(0));
    }

    void candidatesAreForRegistrars()
    {
        const TestDatabase database;
        const Login expert(database, "expert"), registrar(database, "registrar");
        const auto experts = opened(expert.conninfo()), registrars = opened(registrar.conninfo());
        QCOMPARE(refusal(experts->candidates({1}, day("2026-02-10"), day("2026-02-24"))),
                 QStringLiteral("role.wrong"));
        QCOMPARE(refusal(registrars->candidates({1}, day("2026-02-10"), day("2026-02-24"))),
                 QStringLiteral("not found"));
    }

    void initTestCase()
    {
        m_registry = std::make_unique<TestRegistry>();
        const Act abe = act("abe", Role::Applicant);
        const auto draft = m_registry->draft();
        auto said = content("Example", 1);
        said.set(templates::Field::Registrant,
                 "Example Org\nContact: Mallory Muster, mallory@example.org");
        said.set(templates::Field::Documentation,
                 "The Example Scheme, by Ada\n    Author <ada@example.org>.");
        m_request = must(m_registry->store().submit(abe, submissionOf(abe, draft, said)));
    }
    void cleanupTestCase() { m_registry.reset(); }

private:
    std::unique_ptr<TestRegistry> m_registry;
    workflow::Request m_request;
};

NIDREG_TEST(TestCandidates, QCoreApplication)

} // namespace tst_candidates

#include "tst_candidates.moc"
