// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/beginning.h"
#include "model/storage/pgstore.h"
#include "model/templates/writer.h"
#include "tests/support/testserver.h"

#include <QUuid>
#include <QtTest>

#include <string>

/// What the storage tests share: a local registry with people, and short words for acts.
namespace nidreg::tests {

using registry::Act;
using registry::StoreError;
using workflow::Role;
using workflow::Step;

inline Act act(const char *person, Role role)
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(), {person, role}};
}

inline std::unique_ptr<registry::Store> opened(const QString &conninfo)
{
    auto store = storage::openStore(conninfo);
    if (!store)
        qFatal("the store does not open: %s %s", store.error().refusal.c_str(),
               store.error().detail.c_str());
    return std::move(store).value();
}

/// The value, or the end of the test with the store's words.
template <class T> T must(registry::Stored<T> stored)
{
    if (!stored)
        qFatal("refused: %s %s", stored.error().refusal.c_str(), stored.error().detail.c_str());
    return std::move(stored).value();
}

/// Why it was refused; "done" when it was not.
template <class T> QString refusal(const registry::Stored<T> &stored)
{
    if (stored)
        return QStringLiteral("done");
    switch (stored.error().kind) {
    case StoreError::Unreachable:
        return QStringLiteral("unreachable");
    case StoreError::OutcomeUnknown:
        return QStringLiteral("outcome unknown");
    case StoreError::NotFound:
        return QStringLiteral("not found");
    case StoreError::Stale:
        return QStringLiteral("stale");
    case StoreError::Refused:
        break;
    }
    return QString::fromStdString(stored.error().refusal);
}

/// A template as short as the database lets pass; `extra` is its additional information.
inline templates::NamespaceTemplate content(const std::string &nid, int version,
                                            const std::string &extra = {})
{
    using templates::Field;
    templates::NamespaceTemplate made;
    made.set(Field::NamespaceIdentifier, nid);
    made.set(Field::Version, std::to_string(version));
    made.set(Field::Date, "2026-01-31");
    made.set(Field::Registrant, "Example Org");
    made.set(Field::Syntax, "A number:\n\n    nss  = 1*part\n    part = DIGIT / \"-\"");
    made.set(Field::Documentation, "https://example.org/spec");
    if (!extra.empty())
        made.set(Field::AdditionalInformation, extra);
    if (version > 1)
        made.set(Field::RevisionInformation, "A new contact.");
    return made;
}

/// The same in its canonical form, in which the database reads it.
inline std::string textOf(const std::string &nid, int version, const std::string &extra = {})
{
    return templates::write(content(nid, version, extra));
}

/// Submits a template to a request as it was seen.
inline registry::Submission submissionOf(const Act &by, const workflow::Request &seen,
                                         const templates::NamespaceTemplate &said)
{
    const workflow::Edge edge{Step::Submit, seen.procedure, seen.state, seen.state,
                              workflow::Part::ItsApplicant};
    return {{seen.id, seen.revision, edge, by.acting, {}},
            templates::write(said),
            "2026-01-31",
            "Example Org"};
}

/// A local registry: Ann has every role, Eve and Ed are experts, Abe applies, Rita is registrar.
class TestRegistry {
public:
    TestRegistry()
    {
        must(storage::prepareLocal(m_database.conninfo(), "ann"));
        m_store = opened(m_database.conninfo());
        must(m_store->appoint(act("ann", Role::Registrar), {"eve", {Role::Expert}}));
        must(m_store->appoint(act("ann", Role::Registrar), {"ed", {Role::Expert}}));
        must(m_store->appoint(act("ann", Role::Registrar), {"abe", {Role::Applicant}}));
        must(m_store->appoint(act("ann", Role::Registrar), {"rita", {Role::Registrar}}));
    }

    registry::Store &store() const { return *m_store; }
    /// After the server ended its connections.
    void reopen() { m_store = opened(m_database.conninfo()); }
    QString conninfo(const QString &role = QStringLiteral("postgres")) const
    {
        return m_database.conninfo(role);
    }

    registry::Stored<workflow::Request> submit(const Act &by, const workflow::Request &request,
                                               const std::string &nid, int version,
                                               const std::string &extra = {}) const
    {
        return m_store->submit(by, submissionOf(by, request, content(nid, version, extra)));
    }

    registry::Stored<workflow::Request> step(const Act &by, const workflow::Request &request,
                                             Step wanted, const workflow::Record &record = {}) const
    {
        const workflow::Edge edge{wanted, request.procedure, request.state, request.state,
                                  workflow::Part::Registrar};
        return m_store->append(by, {request.id, request.revision, edge, by.acting, record});
    }

    /// The version; "proposed" where another registrar has to do the same.
    registry::Stored<registry::NamespaceVersion> registerNamespace(
        const Act &by, const workflow::Request &request, const std::string &grammar = {}) const
    {
        const workflow::Edge edge{Step::Register, request.procedure, request.state, request.state,
                                  workflow::Part::Registrar};
        const auto done = m_store->registerNamespace(
            by, {{request.id, request.revision, edge, by.acting, {}}, "Example Org", {}, grammar});
        if (!done)
            return base::fail(done.error());
        if (!done->version)
            return base::fail(StoreError{StoreError::Refused, "proposed", {}});
        return *done->version;
    }

    static workflow::Record assignment(const char *expert)
    {
        return {{}, "appeal 1", expert, base::parseDate("2126-02-14"), {}};
    }

    workflow::Request draft(const registry::NewRequest &wanted = {}) const
    {
        return must(m_store->create(act("abe", Role::Applicant), wanted));
    }

    /// Submitted and approved by Eve.
    workflow::Request approved(workflow::Request request, const std::string &nid,
                               int version = 1) const
    {
        request = must(submit(act("abe", Role::Applicant), request, nid, version));
        request =
            must(step(act("rita", Role::Registrar), request, Step::Assign, assignment("eve")));
        return must(
            step(act("eve", Role::Expert), request, Step::Approve, {"Fine.", {}, {}, {}, {}}));
    }

private:
    TestDatabase m_database;
    std::unique_ptr<registry::Store> m_store;
};

} // namespace nidreg::tests
