// SPDX-License-Identifier: MIT
#include "model/actions/decide.h"
#include "model/actions/draft.h"
#include "model/actions/register.h"
#include "model/actions/submit.h"
#include "model/templates/lint/grammar.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

namespace tst_register {

using namespace nidreg;
using namespace nidreg::tests;
using templates::Field;

/// The version that a registration made.
static registry::NamespaceVersion made(actions::Acted<registry::Registered> answer)
{
    return did(std::move(answer)).version.value();
}

class TestRegister : public QObject {
    Q_OBJECT

private slots:
    void init() { m_context = std::make_unique<TestContext>(); }
    void anApprovedRequestBecomesAVersion();
    void aVersionKeepsItsGrammar();
    void anInformalNamespaceGetsTheNextNumber();
    void aRevisionBecomesTheNextVersion();
    void anUnapprovedRequestIsNotRegistered();
    void onlyTheRegistrarRegisters();
    void aContestedNidIsRefused();
    void aNidThatWasTakenInTheMeantimeIsRefused();
    void aTemplateThatBecameFaultyIsRefused();
    void theSameActAnswersTheSame();
    void anUnknownRequestIsNotFound();

    void aRevisionOfWhatIsNotRegisteredIsNotFound();
    void aRevisionStartsFromTheNewestVersion();
    void aRevisionOfAnImportedNamespaceStartsFromItsFacts();
    void aNewInformalRequestNamesNoNid();
    void theWorkingCopyIsTheApplicantsToWrite();

private:
    actions::Services services() const { return m_context->services(); }
    workflow::Request approved(const registry::NewRequest &wanted, const std::string &text) const
    {
        const auto request = did(actions::create(services(), abe(), wanted));
        did(submit(services(), abe(), request.id, text));
        did(decide(services(), rita(), {request.id, Step::Assign, {{}, {}, "eve", {}, {}}, {}}));
        return did(
            decide(services(), eve(), {request.id, Step::Approve, {"Fine.", {}, {}, {}, {}}, 1}));
    }
    registry::NamespaceVersion registered(const std::string &nid) const
    {
        return made(registerNamespace(services(), rita(), approved({}, lighthouse(nid)).id));
    }

    std::unique_ptr<TestContext> m_context;
};

void TestRegister::anApprovedRequestBecomesAVersion()
{
    const auto version = registered("Lighthouse");
    QCOMPARE(version.nid, "Lighthouse");
    QCOMPARE(version.version, 1);
    QCOMPARE(version.registrant, "Northern Lights Survey");
    const auto found = must(m_context->registry.store().find("lighthouse"));
    QCOMPARE(found.row.references.size(), 1U);
    QCOMPARE(found.row.references.front().data, "rfc8141");
    QVERIFY(found.row.status == registry::Status::Active);
}

/// Out of the prose around it; and later it answers for any URN of the namespace.
void TestRegister::aVersionKeepsItsGrammar()
{
    auto content = templates::read(lighthouse("Lighthouse")).front();
    content.set(Field::Syntax,
                "URNs have the form urn:lighthouse:<country>:<number>. Case is not significant, "
                "nothing is percent-encoded; r-, q- and f-components are not used.\n\n"
                "    nss     = country \":\" number\n    country = 2ALPHA ; of ISO 3166\n"
                "    number  = 1*DIGIT\n\nNumbers are those of the list.");
    const auto version =
        made(registerNamespace(services(), rita(), approved({}, templates::write(content)).id));
    const auto kept = templates::grammarFromSource(version.grammar, version.nid);
    QCOMPARE(kept.problems.size(), 0U);
    const auto verdict = [&](const char *urn) { return templates::tryUrn(kept, urn).verdict; };
    QCOMPARE(verdict("urn:lighthouse:fi:17"), templates::UrnVerdict::Accepted);
    QCOMPARE(verdict("urn:lighthouse:fin:17"), templates::UrnVerdict::Refused);
    const auto found = must(m_context->registry.store().find("lighthouse"));
    QCOMPARE(found.versions.back().grammar, version.grammar);
}

void TestRegister::anInformalNamespaceGetsTheNextNumber()
{
    registry::NewRequest informal;
    informal.kind = urn::NidKind::Informal;
    const auto first =
        made(registerNamespace(services(), rita(), approved(informal, lighthouse({})).id));
    const auto second =
        made(registerNamespace(services(), rita(), approved(informal, lighthouse({})).id));
    QVERIFY(urn::informalNumber(first.nid) > 0);
    QCOMPARE(urn::informalNumber(second.nid), urn::informalNumber(first.nid) + 1);
    QVERIFY(second.text.starts_with("Namespace Identifier: " + second.nid + "\n"));
}

void TestRegister::aRevisionBecomesTheNextVersion()
{
    registered("lighthouse");
    const registry::NewRequest revision{workflow::Purpose::Revision, {}, {}, {}, "LIGHTHOUSE", {}};
    const auto request = approved(revision, lighthouse("lighthouse", 2));
    QCOMPARE(made(registerNamespace(services(), rita(), request.id)).version, 2);
    QCOMPARE(must(m_context->registry.store().find("lighthouse")).versions.size(), 2U);
}

void TestRegister::anUnapprovedRequestIsNotRegistered()
{
    QCOMPARE(why(registerNamespace(services(), rita(), m_context->registry.draft().id)),
             "no such step");
}

void TestRegister::onlyTheRegistrarRegisters()
{
    const auto request = approved({}, lighthouse("lighthouse"));
    QCOMPARE(why(registerNamespace(services(), eve(), request.id)), "wrong role");
    QCOMPARE(why(registerNamespace(services(), abe(), request.id)), "wrong role");
}

void TestRegister::aContestedNidIsRefused()
{
    const auto request = approved({}, lighthouse("lighthouse"));
    const auto rival = did(actions::create(services(), abe(), {}));
    did(submit(services(), abe(), rival.id, lighthouse("LightHouse")));
    QCOMPARE(why(registerNamespace(services(), rita(), request.id)), "nid.contested");
    did(decide(services(), abe(), {rival.id, Step::Withdraw, {}, {}}));
    QCOMPARE(why(registerNamespace(services(), rita(), request.id)), "done");
}

void TestRegister::aNidThatWasTakenInTheMeantimeIsRefused()
{
    const auto late = approved({}, lighthouse("lighthouse"));
    registry::ImportBatch batch;
    batch.namespaces.push_back({{"lighthouse", {}, 1, {}, {}, {}, {}, {}, false, {}}, {}, {}});
    must(m_context->registry.store().import(rita(), batch));
    QCOMPARE(why(registerNamespace(services(), rita(), late.id)), "nid.registered");
}

/// The rules are asked once more, those that the database does not know, too.
void TestRegister::aTemplateThatBecameFaultyIsRefused()
{
    const auto request = m_context->registry.approved(m_context->registry.draft(), "lighthouse");
    QCOMPARE(request.state, workflow::State::Approved);
    QCOMPARE(why(registerNamespace(services(), rita(), request.id)),
             "template.registrant.no-contact");
    QCOMPARE(refusal(m_context->registry.store().find("lighthouse")), "not found");
}

void TestRegister::theSameActAnswersTheSame()
{
    const auto request = approved({}, lighthouse("lighthouse"));
    const Act once = rita();
    made(registerNamespace(services(), once, request.id));
    QCOMPARE(made(registerNamespace(services(), once, request.id)).nid, "lighthouse");
    QCOMPARE(must(m_context->registry.store().find("lighthouse")).versions.size(), 1U);
}

void TestRegister::anUnknownRequestIsNotFound()
{
    QCOMPARE(why(registerNamespace(services(), rita(), {4711})), "not found");
}

void TestRegister::aRevisionOfWhatIsNotRegisteredIsNotFound()
{
    const registry::NewRequest revision{workflow::Purpose::Revision, {}, {}, {}, "lighthouse", {}};
    QCOMPARE(why(actions::create(services(), abe(), revision)), "not found");
    QCOMPARE(why(actions::revise(services(), "lighthouse")), "not found");
}

void TestRegister::aRevisionStartsFromTheNewestVersion()
{
    registered("lighthouse");
    const auto next = did(actions::revise(services(), "LightHouse"));
    QCOMPARE(templates::nidOf(next), "lighthouse");
    QCOMPARE(templates::versionOf(next), 2);
    QCOMPARE(templates::dateOf(next), "2086-03-14");
    QVERIFY(next.text(Field::Purpose).starts_with("Names for lights"));
    QVERIFY(next.fields[std::size_t(Field::RevisionInformation)].has_value());
    QVERIFY(next.text(Field::RevisionInformation).empty());
}

void TestRegister::aRevisionOfAnImportedNamespaceStartsFromItsFacts()
{
    registry::ImportBatch batch;
    batch.namespaces.push_back(
        {{"beacon", {}, 3, {}, {}, "Coast Guard", {}, {}, false, {}}, "3", {}});
    must(m_context->registry.store().import(rita(), batch));
    const auto held = must(m_context->registry.store().find("beacon")).row.version;
    const auto next = did(actions::revise(services(), "beacon"));
    QCOMPARE(templates::nidOf(next), "beacon");
    QCOMPARE(templates::versionOf(next), held + 1);
    QCOMPARE(next.text(Field::Registrant), "Coast Guard");
    QVERIFY(next.text(Field::Purpose).empty());
}

void TestRegister::aNewInformalRequestNamesNoNid()
{
    registry::NewRequest informal;
    informal.kind = urn::NidKind::Informal;
    informal.nid = "urn-9";
    QCOMPARE(why(actions::create(services(), abe(), informal)), "nid.informal-requested");
}

void TestRegister::theWorkingCopyIsTheApplicantsToWrite()
{
    const auto draft = m_context->registry.draft();
    QCOMPARE(why(actions::saveWorkingCopy(services(), abe(), draft.id, "Purpose: light")), "done");
    QCOMPARE(must(m_context->registry.store().request(draft.id)).workingCopy, "Purpose: light");
    did(submit(services(), abe(), draft.id, lighthouse("lighthouse")));
    QCOMPARE(why(actions::saveWorkingCopy(services(), abe(), draft.id, "late")), "step.unknown");
}

NIDREG_TEST(TestRegister, QCoreApplication)

} // namespace tst_register

#include "tst_register.moc"
