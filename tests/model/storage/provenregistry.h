// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/storage/testregistry.h"

#include <set>

/// A registry that has something in every table and a request in every state.
namespace nidreg::tests {

class ProvenRegistry : public TestRegistry {
public:
    ProvenRegistry()
    {
        import();
        registerAll();
        leaveOpen();
        fastTrack();
        dispute();
        end();
        discuss();
        takeTwo();
        describe();
        must(store().setSingleUser(rita(), true));
        must(store().setPolicy(rita(), {"idle-days", "80"}));
        must(store().shareQuery(rita(), {"All of them", "select nid from namespace"}));
        must(store().shareQuery(rita(), {"Gone again", "select 1"}));
        must(store().withdrawQuery(rita(), "Gone again"));
        must(
            store().recordPublication(rita(), {{{"urn-namespaces.xml", std::string(64, 'b')}}, 4}));
    }

private:
    static Act rita() { return act("rita", Role::Registrar); }
    static Act ann() { return act("ann", Role::Registrar); }
    static Act abe() { return act("abe", Role::Applicant); }
    static Act eve() { return act("eve", Role::Expert); }

    static workflow::Record said(const char *text, const char *reference = "")
    {
        workflow::Record record;
        record.text = text;
        record.reference = reference;
        return record;
    }

    workflow::Request assigned(workflow::Request request, const char *expert = "eve") const
    {
        return must(step(rita(), request, Step::Assign, assignment(expert)));
    }

    void import() const
    {
        registry::ImportBatch batch;
        batch.source = "a listing";
        batch.sha256 = std::string(64, 'a');
        registry::ImportedNamespace one;
        one.row.nid = "isbn";
        one.statedVersion = "2";
        one.row.registrant = "Agence";
        one.row.references = {{registry::Reference::Rfc, "rfc8254", {}}};
        batch.namespaces.push_back(one);
        one.row.nid = "urn-3";
        one.row.kind = urn::NidKind::Informal;
        batch.namespaces.push_back(one);
        batch.contacts = {{"Jane_Doe", "Jane Doe", "mailto:jane@example.org", "2020-02-02"},
                          {"John_Roe", "John Roe", {}, {}}};
        batch.header = "<registry>a listing header</registry>";
        must(store().import(rita(), batch));
        one = {}; // again, with what no column has, and under another NID
        one.row.nid = "ISBN";
        one.row.entry = "<record>as it was published</record>";
        one.formerNid = "isbm";
        one.previous = 1;
        batch.namespaces = {one};
        must(store().import(rita(), batch));
    }

    void registerAll() const
    {
        must(registerNamespace(rita(), approved(draft(), "Example"), "nss  = 1*part"));
        registry::NewRequest informal;
        informal.kind = urn::NidKind::Informal;
        must(registerNamespace(rita(), approved(draft(informal), "")));
        registry::NewRequest again;
        again.purpose = workflow::Purpose::Revision;
        again.nid = "example";
        again.deprecates = true;
        must(registerNamespace(rita(), approved(draft(again), "Example", 2)));
    }

    void leaveOpen() const
    {
        draft();
        auto request = approved(draft(), "Another-one");
        must(step(abe(), request, Step::Comment, said("When, then?")));
        request = assigned(must(submit(abe(), draft(), "Changing", 1)));
        must(step(eve(), request, Step::RequestChanges, said("Say more.")));
        request = assigned(must(submit(abe(), draft(), "Waiting", 1)), "ed");
        must(step(rita(), request, Step::Remind, said("Please.")));
        registry::NewRequest standard;
        standard.standardsAction = true;
        approved(draft(standard), "Standard");
    }

    void fastTrack() const
    {
        registry::NewRequest fast;
        fast.procedure = workflow::Procedure::FastTrack;
        must(submit(abe(), draft(fast), "Awaited", 1));
        auto request = must(submit(abe(), draft(fast), "Quick", 1));
        request = must(step(rita(), request, Step::Recognize, said("", "IESG 2026-01")));
        request = assigned(request);
        must(step(eve(), request, Step::Advise, said("A remark.")));
    }

    void dispute() const
    {
        auto request = assigned(must(submit(abe(), draft(), "Disputed", 1)));
        request = must(step(eve(), request, Step::Reject, said("No.")));
        auto record = assignment("ed");
        record.text = "Heard.";
        must(step(rita(), request, Step::Appeal, record));
    }

    void end() const
    {
        auto request = assigned(must(submit(abe(), draft(), "Refused", 1)));
        must(step(eve(), request, Step::Reject, said("No.")));
        must(step(rita(), must(submit(abe(), draft(), "Closed", 1)), Step::Close, said("Idle.")));
        must(step(abe(), must(submit(abe(), draft(), "Left", 1)), Step::Withdraw));
        request = assigned(must(submit(abe(), draft(), "Recused", 1)));
        must(step(eve(), request, Step::Recuse, said("A friend.")));
    }

    void discuss() const
    {
        const auto request = must(submit(abe(), draft(), "Discussed", 1));
        const workflow::ListMail first{"one@a",
                                       {"root@a", "other@a"},
                                       base::parseInstant("2026-03-04T07:12:00Z"),
                                       "Jürgen <j@b.example>",
                                       "Re: lights",
                                       "Why?\n",
                                       {"chart.png (image/png)"},
                                       std::string(64, 'a')};
        workflow::ListMail second = first;
        second.messageId = "two@a";
        must(store().discuss(rita(), request.id, {first, second}));
    }

    void describe() const
    {
        registry::PersonFile file;
        file.login = "eve";
        file.name = "Eve";
        file.organization = "Example Org";
        file.services = {{urn::NidKind::Formal, *base::parseDate("2020-01-01"), {}},
                         {urn::NidKind::Informal, *base::parseDate("2020-01-01"),
                          *base::parseDate("2029-01-01")}};
        file.absences = {{*base::parseDate("2030-01-01"), *base::parseDate("2030-02-01"), "away"}};
        must(store().describe(rita(), file));
    }

    /// Proposals that stand, were carried out, replaced and withdrawn.
    void takeTwo() const
    {
        must(store().setPolicy(rita(), {"two-persons", "register appoint"}));
        auto request = approved(draft(), "Proposed");
        refusal(registerNamespace(rita(), request));
        refusal(registerNamespace(ann(), request, "nss  = 1*part"));
        refusal(registerNamespace(rita(), request, "nss  = 1*part"));
        request = approved(draft(), "Standing");
        refusal(registerNamespace(rita(), request));
        refusal(store().setPolicy(rita(), {"two-persons", ""}));
        const auto standing = must(store().proposals());
        if (standing.size() != 2)
            qFatal("%zu proposals stand", standing.size());
        request = approved(draft(), "Withdrawn");
        refusal(registerNamespace(rita(), request));
        must(store().withdrawProposal(rita(), must(store().proposals(request.id)).front().event));
        takeTwoForRoles();
    }

    /// Carried out, another one in its place, and void since its proposer left.
    void takeTwoForRoles() const
    {
        const auto give = [this](const Act &by, const char *login, std::set<Role> roles) {
            must(store().appoint(by, {login, {roles.begin(), roles.end()}}));
        };
        for (const Act &by : {rita(), ann()})
            give(by, "zoe", {Role::Registrar, Role::Expert});
        give(rita(), "abe", {Role::Applicant, Role::Reader});
        give(act("zoe", Role::Registrar), "abe", {Role::Applicant});
        give(act("zoe", Role::Registrar), "eve", {Role::Expert, Role::Reader});
        for (const Act &by : {rita(), ann()})
            give(by, "zoe", {Role::Expert});
    }
};

} // namespace nidreg::tests
