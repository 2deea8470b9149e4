// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/storage/login.h"

#include <cstdint>
#include <map>
#include <set>

/// What the matrix of who sees what is tried on: the same five requests in a local registry and in
/// a shared one, and people who look.
namespace nidreg::tests {

using Ids = std::set<std::int64_t>;

/// Two of each role but the reader's and the registrar's. `sees` are numbers of requests below.
struct Onlooker {
    const char *name; ///< the person
    Role role;
    Ids sees;
};

// 1: Abe's draft. 2: Abe's, submitted. 3: Ava's draft. 4: Ava's, in review with Eve. 5: Abe's,
// registered.
inline const std::vector<Onlooker> kOnlookers{
    {"ron", Role::Reader, {}},        {"abe", Role::Applicant, {1, 2, 5}},
    {"ava", Role::Applicant, {3, 4}}, {"eve", Role::Expert, {2, 4, 5}},
    {"ed", Role::Expert, {2, 4, 5}},  {"rita", Role::Registrar, {1, 2, 3, 4, 5}},
};

/// The registry's people, as persons of a local one or as logins of a shared one.
class ReportRegistry {
public:
    virtual ~ReportRegistry() = default;
    virtual Act act(const std::string &name, Role role) const = 0;
    virtual registry::Store &store(const std::string &name, Role role) const = 0;
    /// Plain SQL with the rights of one of them.
    virtual Sql sql(const std::string &name, Role role) const = 0;

    void fill() const
    {
        const Act abe = act("abe", Role::Applicant), ava = act("ava", Role::Applicant);
        draft("abe");
        submitted("abe", draft("abe"), "harbours");
        draft("ava");
        assigned(submitted("ava", draft("ava"), "buoys"));
        auto last = assigned(submitted("abe", draft("abe"), "lamps"));
        last = step("eve", Role::Expert, last, Step::Approve, {"Fine.", {}, {}, {}, {}});
        const workflow::Edge edge{Step::Register, last.procedure, last.state, last.state,
                                  workflow::Part::Registrar};
        const Act rita = act("rita", Role::Registrar);
        must(store("rita", Role::Registrar)
                 .registerNamespace(
                     rita,
                     {{last.id, last.revision, edge, rita.acting, {}}, "Example Org", {}, {}}));
    }

private:
    workflow::Request draft(const char *name) const
    {
        return must(store(name, Role::Applicant).create(act(name, Role::Applicant), {}));
    }
    workflow::Request submitted(const char *name, const workflow::Request &request,
                                const char *nid) const
    {
        const Act by = act(name, Role::Applicant);
        return must(
            store(name, Role::Applicant).submit(by, submissionOf(by, request, content(nid, 1))));
    }
    workflow::Request step(const char *name, Role role, const workflow::Request &request,
                           Step wanted, const workflow::Record &record) const
    {
        const Act by = act(name, role);
        const workflow::Edge edge{wanted, request.procedure, request.state, request.state,
                                  workflow::Part::Registrar};
        return must(
            store(name, role).append(by, {request.id, request.revision, edge, by.acting, record}));
    }
    workflow::Request assigned(const workflow::Request &request) const
    {
        workflow::Record record = TestRegistry::assignment("");
        record.expert = act("eve", Role::Expert).acting.person;
        return step("rita", Role::Registrar, request, Step::Assign, record);
    }
};

class LocalReportRegistry : public ReportRegistry {
public:
    LocalReportRegistry()
    {
        must(m_registry.store().appoint(act("rita", Role::Registrar), {"ava", {Role::Applicant}}));
        must(m_registry.store().appoint(act("rita", Role::Registrar), {"ron", {Role::Reader}}));
        fill();
    }
    Act act(const std::string &name, Role role) const override
    {
        return tests::act(name.c_str(), role);
    }
    registry::Store &store(const std::string &, Role) const override { return m_registry.store(); }
    Sql sql(const std::string &name, Role role) const override
    {
        const QString login =
            Sql(m_registry.conninfo())
                .value(QStringLiteral("select nidreg_data.make_viewer('%1', '%2')")
                           .arg(QString::fromStdString(name),
                                QString::fromLatin1(workflow::name(role).data())));
        return Sql(m_registry.conninfo(login));
    }

private:
    TestRegistry m_registry;
};

class SharedReportRegistry : public ReportRegistry {
public:
    SharedReportRegistry() : m_rita(m_database, Login::First{})
    {
        for (const Onlooker &each : kOnlookers) {
            if (each.role != Role::Registrar)
                m_others.emplace(each.name, std::make_unique<Login>(m_rita, each.role));
            m_stores.emplace(each.name, opened(login(each.name).conninfo()));
        }
        fill();
    }
    Act act(const std::string &name, Role role) const override { return login(name).act(role); }
    registry::Store &store(const std::string &name, Role) const override
    {
        return *m_stores.at(name);
    }
    Sql sql(const std::string &name, Role) const override { return login(name).sql(); }

private:
    const Login &login(const std::string &name) const
    {
        return name == "rita" ? m_rita : *m_others.at(name);
    }
    TestDatabase m_database;
    Login m_rita;
    std::map<std::string, std::unique_ptr<Login>> m_others;
    std::map<std::string, std::unique_ptr<registry::Store>> m_stores;
};

} // namespace nidreg::tests
