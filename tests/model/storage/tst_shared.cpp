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
struct SharedRegistry {
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
            assigns,
            to(Step::Assign, request, assigns, TestRegistry::assignment(expert.name().c_str()))));
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
        const SharedRegistry shared;
        shared.registered("Example");
        QCOMPARE(must(shared.readers->find("example")).versions.size(), std::size_t(1));
        QVERIFY(!must(shared.registrars->verify({})).mismatch);
    }

    void everybodySeesTheirOwn()
    {
        const SharedRegistry shared;
        must(shared.applicants->create(shared.applicant.act(Role::Applicant), {}));
        const auto request = shared.submitted("Example");
        QCOMPARE(seen(*shared.applicants, shared.applicant.act(Role::Applicant)), std::size_t(2));
        QCOMPARE(seen(*shared.registrars, shared.registrar.act(Role::Registrar)), std::size_t(2));
        QCOMPARE(seen(*shared.experts, shared.expert.act(Role::Expert)), std::size_t(1));
        QCOMPARE(seen(*shared.rivals, shared.rival.act(Role::Applicant)), std::size_t(0));
        QCOMPARE(seen(*shared.readers, shared.reader.act(Role::Reader)), std::size_t(0));
        QCOMPARE(refusal(shared.rivals->request(request.id)), QStringLiteral("not found"));
        QCOMPARE(refusal(shared.readers->request(request.id)), QStringLiteral("not found"));
        QVERIFY(shared.experts->request(request.id));
    }

    void claimingAnotherRoleShowsNothingMore()
    {
        const SharedRegistry shared;
        shared.submitted("Example");
        QCOMPARE(seen(*shared.rivals, shared.rival.act(Role::Registrar)), std::size_t(0));
        QCOMPARE(seen(*shared.readers, act(shared.applicant.name().c_str(), Role::Applicant)),
                 std::size_t(0));
    }

    void whoeverIsNoRegistrarDoesNotPublish()
    {
        const SharedRegistry shared;
        const auto may = [](registry::Store &store, const Act &by) {
            return refusal(actions::checkMayPublish(store, by));
        };
        QCOMPARE(may(*shared.registrars, shared.registrar.act(Role::Registrar)), QString("done"));
        QCOMPARE(may(*shared.registrars, shared.registrar.act(Role::Reader)),
                 QString("role.wrong"));
        QCOMPARE(may(*shared.readers, shared.reader.act(Role::Registrar)), QString("role.wrong"));
        QCOMPARE(may(*shared.experts, shared.registrar.act(Role::Registrar)),
                 QString("role.wrong"));
        const Login other{shared.registrar, Role::Registrar}; // nobody acts for another
        QCOMPARE(may(*shared.registrars, other.act(Role::Registrar)), QString("role.wrong"));
    }

    void onlyRegistrarsAreProposedExperts()
    {
        const SharedRegistry shared;
        const auto id = shared.submitted("Example").id;
        const base::Date from = *base::parseDate("2026-02-10"),
                         due = *base::parseDate("2026-02-24");
        QVERIFY(shared.registrars->candidates(id, from, due));
        QCOMPARE(refusal(shared.applicants->candidates(id, from, due)), QString("role.wrong"));
        QCOMPARE(refusal(shared.experts->candidates(id, from, due)), QString("role.wrong"));
    }

    void aWorkingCopyIsNotForExperts()
    {
        const SharedRegistry shared;
        const auto request = shared.submitted("Example");
        must(shared.registrars->append(shared.registrar.act(Role::Registrar),
                                       SharedRegistry::to(Step::RequestChanges, request,
                                                          shared.registrar.act(Role::Registrar),
                                                          {"More.", {}, {}, {}, {}})));
        must(shared.applicants->saveWorkingCopy(shared.applicant.act(Role::Applicant), request.id,
                                                "mine"));
        QCOMPARE(must(shared.applicants->request(request.id)).workingCopy, std::string("mine"));
        QCOMPARE(must(shared.experts->request(request.id)).workingCopy, std::string());
        QCOMPARE(must(shared.rivals->requests({RequestView::Everything},
                                              shared.rival.act(Role::Applicant).acting,
                                              *base::parseDate("2026-01-31")))
                     .rows.size(),
                 std::size_t(0));
    }

    void readersSeePublicEventsAlone()
    {
        const SharedRegistry shared;
        shared.registered("Example");
        const auto all = must(shared.registrars->events(0, 100));
        const auto open = must(shared.readers->events(0, 100));
        QVERIFY(all.size() > open.size());
        QCOMPARE(open.size(), std::size_t(2));
        QCOMPARE(open.front().what, std::string("install"));
        QCOMPARE(open.back().what, std::string("register"));
        QCOMPARE(must(shared.readers->history("example")).size(), std::size_t(1));
    }

    /// Else whoever has the hash of a leaf could try out what its event may say.
    void whatIsConfidentialHasASaltThatNobodyIsShown()
    {
        const SharedRegistry shared;
        shared.registered("Example");
        for (const registry::Event &event : must(shared.registrars->events(0, 100))) {
            const bool isPublic = event.what == "install" || event.what == "register";
            const auto proof =
                must(shared.registrars->prove(registry::EventPosition{event.number}));
            QCOMPARE(proof.bytes.find("\nsalt=32:") == std::string::npos, isPublic);
            QVERIFY(std::ranges::find(event.details, "salt",
                                      &std::pair<std::string, std::string>::first)
                    == event.details.end());
        }
    }

    void nobodyActsAsAnother()
    {
        const SharedRegistry shared;
        QCOMPARE(refusal(shared.rivals->create(shared.applicant.act(Role::Applicant), {})),
                 QStringLiteral("role.wrong"));
        QCOMPARE(refusal(shared.applicants->create(shared.applicant.act(Role::Registrar), {})),
                 QStringLiteral("role.wrong"));
        QCOMPARE(refusal(shared.experts->create(shared.expert.act(Role::Expert), {})),
                 QStringLiteral("role.wrong"));
        QCOMPARE(refusal(shared.registrars->appoint(shared.registrar.act(Role::Registrar),
                                                    {"zoe", {Role::Expert}})),
                 QStringLiteral("login.unknown"));
    }

    void whoSeesAPartVerifiesThatPartAndTheWholeTree()
    {
        const SharedRegistry shared;
        shared.registered("Example");
        const auto whole = must(shared.registrars->verify({}));
        QVERIFY(!whole.isPartial && !whole.mismatch);
        const auto part = must(shared.readers->verify({}));
        QVERIFY(part.isPartial && !part.mismatch);
        QCOMPARE(part.head.root, whole.head.root);
        QCOMPARE(part.events, 2); // the installation and the registration are public
        QCOMPARE(part.versions, 1);
        QCOMPARE(part.revisions, 0);
        QCOMPARE(must(shared.applicants->verify({})).revisions, 1); // their own
    }

    void anOutsiderDoesNotLearnWhatIsThere()
    {
        const SharedRegistry shared;
        const auto request = shared.submitted("Example");
        const Act by = shared.rival.act(Role::Applicant);
        QCOMPARE(
            refusal(shared.rivals->append(by, SharedRegistry::to(Step::Withdraw, request, by, {}))),
            QStringLiteral("not found"));
        auto none = request;
        none.id.value = 4711;
        QCOMPARE(
            refusal(shared.rivals->append(by, SharedRegistry::to(Step::Withdraw, none, by, {}))),
            QStringLiteral("not found"));
        QVERIFY(must(shared.readers->facts("example")).contestedBy.empty());
        QCOMPARE(must(shared.rivals->facts("example")).contestedBy.size(), std::size_t(1));
    }

    void theAccessNamesTheLoginAndTheExperts()
    {
        const SharedRegistry shared;
        const auto registry = must(shared.registrars->access());
        QVERIFY(!registry.local);
        QCOMPARE(registry.acting.person, shared.registrar.name());
        QCOMPARE(registry.acting.role, Role::Registrar);
        QCOMPARE(registry.name, shared.database.name().toStdString());
        QVERIFY(std::ranges::any_of(registry.people, [&](const registry::Person &person) {
            return person.login == shared.expert.name()
                && person.roles == std::vector<Role>{Role::Expert};
        }));
    }

    void aSharedRegistryWithAHistoryStaysShared()
    {
        const SharedRegistry shared;
        shared.submitted("Example");
        QCOMPARE(refusal(storage::prepareLocal(shared.database.conninfo(), "me")),
                 QStringLiteral("registry.is-shared"));
    }
};

NIDREG_TEST(TestShared, QCoreApplication)

} // namespace tst_shared

#include "tst_shared.moc"
