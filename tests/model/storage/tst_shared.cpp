// SPDX-License-Identifier: MIT
#include "model/actions/publish.h"
#include "model/storage/beginning.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

namespace tst_shared {

using namespace nidreg;
using namespace nidreg::tests;
using registry::RequestView;
using workflow::State;

namespace {

/// A shared registry: every person is a database login.
struct Office {
    TestDatabase database;
    Login registrar{database, Login::First()}, applicant{registrar, Role::Applicant},
        rival{registrar, Role::Applicant}, expert{registrar, Role::Expert},
        reader{registrar, Role::Reader};
    std::unique_ptr<registry::Store> applicants = opened(applicant.conninfo()),
                                     rivals = opened(rival.conninfo()),
                                     experts = opened(expert.conninfo()),
                                     registrars = opened(registrar.conninfo()),
                                     readers = opened(reader.conninfo());

    workflow::Request submitted(const char *nid) const
    {
        const Act by = applicant.act(Role::Applicant);
        const auto request = must(applicants->create(applicant.act(Role::Applicant), {}));
        return must(applicants->submit(by, submissionOf(by, request, content(nid, 1))));
    }

    static workflow::Transition to(Step step, const workflow::Request &request, const Act &by,
                                   const workflow::Record &record)
    {
        return {request.id,
                request.revision,
                {step, request.procedure, request.state, request.state, workflow::Part::Registrar},
                by.acting,
                record};
    }

    workflow::Request approved(const char *nid) const
    {
        const Act assigns = registrar.act(Role::Registrar), approves = expert.act(Role::Expert);
        auto request = submitted(nid);
        request = must(registrars->append(
            assigns, to(Step::Assign, request, assigns, Desk::assignment(expert.name().c_str()))));
        return must(experts->append(
            approves, to(Step::Approve, request, approves, {"Fine.", {}, {}, {}, {}})));
    }

    void registered(const char *nid) const
    {
        const auto request = approved(nid);
        const Act by = registrar.act(Role::Registrar);
        must(registrars->registerNamespace(by,
                                           {to(Step::Register, request, by, {}), "Org", {}, {}}));
    }
};

std::size_t seen(registry::Store &store, const Act &by)
{
    return must(
               store.requests({RequestView::Everything}, by.acting, *base::parseDate("2026-01-31")))
        .rows.size();
}

} // namespace

class TestShared : public QObject {
    Q_OBJECT

private slots:
    void everybodyDoesTheirPart()
    {
        const Office office;
        office.registered("Example");
        QCOMPARE(must(office.readers->find("example")).versions.size(), std::size_t(1));
        QVERIFY(!must(office.registrars->verify({})).mismatch);
    }

    void everybodySeesTheirOwn()
    {
        const Office office;
        must(office.applicants->create(office.applicant.act(Role::Applicant), {}));
        const auto request = office.submitted("Example");
        QCOMPARE(seen(*office.applicants, office.applicant.act(Role::Applicant)), std::size_t(2));
        QCOMPARE(seen(*office.registrars, office.registrar.act(Role::Registrar)), std::size_t(2));
        QCOMPARE(seen(*office.experts, office.expert.act(Role::Expert)), std::size_t(1));
        QCOMPARE(seen(*office.rivals, office.rival.act(Role::Applicant)), std::size_t(0));
        QCOMPARE(seen(*office.readers, office.reader.act(Role::Reader)), std::size_t(0));
        QCOMPARE(refusal(office.rivals->request(request.id)), QStringLiteral("not found"));
        QCOMPARE(refusal(office.readers->request(request.id)), QStringLiteral("not found"));
        QVERIFY(office.experts->request(request.id));
    }

    void claimingAnotherRoleShowsNothingMore()
    {
        const Office office;
        office.submitted("Example");
        QCOMPARE(seen(*office.rivals, office.rival.act(Role::Registrar)), std::size_t(0));
        QCOMPARE(seen(*office.readers, act(office.applicant.name().c_str(), Role::Applicant)),
                 std::size_t(0));
    }

    void whoeverIsNoRegistrarDoesNotPublish()
    {
        const Office office;
        const auto may = [](registry::Store &store, const Act &by) {
            return refusal(actions::checkMayPublish(store, by));
        };
        QCOMPARE(may(*office.registrars, office.registrar.act(Role::Registrar)), QString("done"));
        QCOMPARE(may(*office.registrars, office.registrar.act(Role::Reader)),
                 QString("role.wrong"));
        QCOMPARE(may(*office.readers, office.reader.act(Role::Registrar)), QString("role.wrong"));
        QCOMPARE(may(*office.experts, office.registrar.act(Role::Registrar)),
                 QString("role.wrong"));
        const Login other{office.registrar, Role::Registrar}; // nobody acts for another
        QCOMPARE(may(*office.registrars, other.act(Role::Registrar)), QString("role.wrong"));
    }

    void onlyRegistrarsAreProposedExperts()
    {
        const Office office;
        const auto id = office.submitted("Example").id;
        const base::Date from = *base::parseDate("2026-02-10"),
                         due = *base::parseDate("2026-02-24");
        QVERIFY(office.registrars->candidates(id, from, due));
        QCOMPARE(refusal(office.applicants->candidates(id, from, due)), QString("role.wrong"));
        QCOMPARE(refusal(office.experts->candidates(id, from, due)), QString("role.wrong"));
    }

    void aWorkingCopyIsNotForExperts()
    {
        const Office office;
        const auto request = office.submitted("Example");
        must(office.registrars->append(office.registrar.act(Role::Registrar),
                                       Office::to(Step::RequestChanges, request,
                                                  office.registrar.act(Role::Registrar),
                                                  {"More.", {}, {}, {}, {}})));
        must(office.applicants->saveWorkingCopy(office.applicant.act(Role::Applicant), request.id,
                                                "mine"));
        QCOMPARE(must(office.applicants->request(request.id)).workingCopy, std::string("mine"));
        QCOMPARE(must(office.experts->request(request.id)).workingCopy, std::string());
        QCOMPARE(must(office.rivals->requests({RequestView::Everything},
                                              office.rival.act(Role::Applicant).acting,
                                              *base::parseDate("2026-01-31")))
                     .rows.size(),
                 std::size_t(0));
    }

    void readersSeePublicEventsAlone()
    {
        const Office office;
        office.registered("Example");
        const auto all = must(office.registrars->events(0, 100));
        const auto open = must(office.readers->events(0, 100));
        QVERIFY(all.size() > open.size());
        QCOMPARE(open.size(), std::size_t(2));
        QCOMPARE(open.front().what, std::string("install"));
        QCOMPARE(open.back().what, std::string("register"));
        QCOMPARE(must(office.readers->history("example")).size(), std::size_t(1));
    }

    /// Else whoever has the hash of a leaf could try out what its event may say.
    void whatIsConfidentialHasASaltThatNobodyIsShown()
    {
        const Office office;
        office.registered("Example");
        for (const registry::Event &event : must(office.registrars->events(0, 100))) {
            const bool isPublic = event.what == "install" || event.what == "register";
            const auto proof = must(office.registrars->prove(registry::EventPlace{event.number}));
            QCOMPARE(proof.bytes.find("\nsalt=32:") == std::string::npos, isPublic);
            QVERIFY(std::ranges::find(event.details, "salt",
                                      &std::pair<std::string, std::string>::first)
                    == event.details.end());
        }
    }

    void nobodyActsAsAnother()
    {
        const Office office;
        QCOMPARE(refusal(office.rivals->create(office.applicant.act(Role::Applicant), {})),
                 QStringLiteral("role.wrong"));
        QCOMPARE(refusal(office.applicants->create(office.applicant.act(Role::Registrar), {})),
                 QStringLiteral("role.wrong"));
        QCOMPARE(refusal(office.experts->create(office.expert.act(Role::Expert), {})),
                 QStringLiteral("role.wrong"));
        QCOMPARE(refusal(office.registrars->appoint(office.registrar.act(Role::Registrar),
                                                    {"zoe", {Role::Expert}})),
                 QStringLiteral("login.unknown"));
    }

    void whoSeesAPartVerifiesThatPartAndTheWholeTree()
    {
        const Office office;
        office.registered("Example");
        const auto whole = must(office.registrars->verify({}));
        QVERIFY(!whole.isPartial && !whole.mismatch);
        const auto part = must(office.readers->verify({}));
        QVERIFY(part.isPartial && !part.mismatch);
        QCOMPARE(part.head.root, whole.head.root);
        QCOMPARE(part.events, 2); // the installation and the registration are public
        QCOMPARE(part.versions, 1);
        QCOMPARE(part.revisions, 0);
        QCOMPARE(must(office.applicants->verify({})).revisions, 1); // their own
    }

    void anOutsiderDoesNotLearnWhatIsThere()
    {
        const Office office;
        const auto request = office.submitted("Example");
        const Act by = office.rival.act(Role::Applicant);
        QCOMPARE(refusal(office.rivals->append(by, Office::to(Step::Withdraw, request, by, {}))),
                 QStringLiteral("not found"));
        auto none = request;
        none.id.value = 4711;
        QCOMPARE(refusal(office.rivals->append(by, Office::to(Step::Withdraw, none, by, {}))),
                 QStringLiteral("not found"));
        QVERIFY(must(office.readers->facts("example")).contestedBy.empty());
        QCOMPARE(must(office.rivals->facts("example")).contestedBy.size(), std::size_t(1));
    }

    void theDeskNamesTheLoginAndTheExperts()
    {
        const Office office;
        const auto desk = must(office.registrars->access());
        QVERIFY(!desk.local);
        QCOMPARE(desk.acting.person, office.registrar.name());
        QCOMPARE(desk.acting.role, Role::Registrar);
        QCOMPARE(desk.name, office.database.name().toStdString());
        QVERIFY(std::ranges::any_of(desk.people, [&](const registry::Person &person) {
            return person.login == office.expert.name()
                && person.roles == std::vector<Role>{Role::Expert};
        }));
    }

    void aSharedRegistryWithAHistoryStaysShared()
    {
        const Office office;
        office.submitted("Example");
        QCOMPARE(refusal(storage::prepareLocal(office.database.conninfo(), "me")),
                 QStringLiteral("registry.is-shared"));
    }
};

NIDREG_TEST(TestShared, QCoreApplication)

} // namespace tst_shared

#include "tst_shared.moc"
