// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/postgres/connection.h"
#include "model/storage/reports/viewersession.h"

#include <QTimer>

#include <nlohmann/json.hpp>
#include <string_view>

namespace nidreg::storage {

/// registry::Store over PostgreSQL. Queries are in listing.cpp, requests.cpp and queue.cpp, actions
/// in acts.cpp, imports.cpp, discussion.cpp and policies.cpp, the people in people.cpp, the log in
/// log.cpp, reports and queries in reports.cpp.
class PgRegistry : public registry::Store {
public:
    PgRegistry(Access access, std::unique_ptr<Connection> connection, std::string identity);

    registry::Stored<registry::NamespacePage> namespaces(
        const registry::NamespaceQuery &query) override;
    registry::Stored<base::Done> pages(registry::NamespaceQuery query,
                                       const VisitPage &visit) override;
    registry::Stored<registry::Namespace> find(std::string_view nid,
                                               const registry::AsOf &asOf) override;
    registry::Stored<urn::NidFacts> facts(std::string_view nid,
                                          workflow::RequestId except) override;
    registry::Stored<registry::NidStatuses> statusesOf(
        const std::vector<std::string> &nids) override;
    registry::Stored<std::vector<registry::Contact>> contacts() override;

    registry::Stored<registry::ListingMarks> marks(const registry::NamespaceQuery &query,
                                                   std::int64_t found, int step) override;
    registry::Stored<registry::RegistryAccess> access() override;
    registry::Stored<registry::RequestPage> requests(const registry::RequestQuery &query,
                                                     const workflow::Acting &acting,
                                                     base::Date today) override;
    registry::Stored<registry::RequestCounts> requestCounts(const workflow::Acting &acting,
                                                            base::Date today) override;
    registry::Stored<registry::QueueFigures> figures(const workflow::Acting &acting,
                                                     base::Date today) override;
    registry::Stored<registry::RequestFile> request(workflow::RequestId id) override;
    registry::Stored<std::vector<registry::NamespaceRow>> withText(int limit) override;
    registry::Stored<std::vector<registry::Event>> history(std::string_view nid) override;
    registry::Stored<registry::KnownPast> past(std::optional<std::int64_t> known) override;
    registry::Stored<std::int64_t> eventAt(base::Instant at) override;
    registry::Stored<std::vector<registry::Event>> events(std::int64_t from, int limit) override;
    registry::Stored<std::vector<registry::Event>> eventsBy(
        const registry::EventQuery &query) override;

    registry::Stored<workflow::Request> create(const registry::Act &act,
                                               const registry::NewRequest &request) override;
    registry::Stored<workflow::Request> saveWorkingCopy(const registry::Act &act,
                                                        workflow::RequestId id,
                                                        const std::string &text) override;
    registry::Stored<workflow::Request> submit(const registry::Act &act,
                                               const registry::Submission &submission) override;
    registry::Stored<std::optional<workflow::Request>> recallStep(const registry::Act &act,
                                                                  workflow::Step step) override;
    registry::Stored<std::optional<registry::Registered>> recallRegistration(
        const registry::Act &act) override;
    registry::Stored<workflow::Request> append(const registry::Act &act,
                                               const workflow::Transition &transition) override;
    registry::Stored<registry::Discussed> discuss(
        const registry::Act &act, workflow::RequestId id,
        const std::vector<workflow::ListMail> &mails) override;
    registry::Stored<registry::Registered> registerNamespace(
        const registry::Act &act, const registry::Registration &registration) override;
    registry::Stored<std::vector<registry::Stored<registry::Registered>>> registerAll(
        const std::vector<std::pair<registry::Act, registry::Registration>> &wanted) override;
    registry::Stored<std::vector<registry::Proposal>> proposals() override;
    registry::Stored<std::vector<registry::Proposal>> proposals(
        workflow::RequestId request) override;
    registry::Stored<base::Done> withdrawProposal(const registry::Act &act,
                                                  std::int64_t event) override;
    using registry::Store::find;
    using registry::Store::import;
    using registry::Store::listing;
    registry::Stored<registry::TakenOver> import(const registry::Act &act,
                                                 const registry::ImportBatch &batch,
                                                 const registry::Progress &progress) override;
    registry::Stored<registry::TakenOver> import(
        const registry::Act &act, const std::vector<registry::ImportBatch> &batches) override;
    registry::Stored<registry::Person> appoint(const registry::Act &act,
                                               const registry::Person &person) override;
    registry::Stored<registry::Person> changeRoles(const registry::Act &act,
                                                   const registry::RoleChange &change) override;
    registry::Stored<std::vector<registry::PersonFile>> people() override;
    registry::Stored<base::Done> describe(const registry::Act &act,
                                          const registry::PersonFile &file) override;
    registry::Stored<std::vector<registry::Candidate>> candidates(workflow::RequestId request,
                                                                  base::Date today,
                                                                  base::Date due) override;
    registry::Stored<std::vector<registry::Session>> sessions() override;
    registry::Stored<base::Done> endSession(int process) override;
    registry::Stored<base::Done> setSingleUser(const registry::Act &act, bool on) override;
    registry::Stored<registry::Policies> policies() override;
    registry::Stored<bool> setPolicy(const registry::Act &act,
                                     const registry::Policy &policy) override;

    registry::Stored<base::Done> listing(Extent extent, const registry::AsOf &asOf,
                                         const VisitHead &head, const VisitListed &visit) override;
    registry::Stored<registry::LogHead> head() override;
    using registry::Store::verify;
    registry::Stored<registry::LogReport> verify(
        const registry::Progress &progress, const std::vector<registry::NotedHead> &noted) override;
    registry::Stored<registry::Inclusion> prove(const registry::LogPosition &position) override;
    registry::Stored<registry::Consistency> proveSince(std::int64_t size) override;
    registry::Stored<std::int64_t> publicationOf(const std::vector<std::string> &sha256s,
                                                 bool wholly) override;
    registry::Stored<std::int64_t> recordPublication(
        const registry::Act &act, const registry::PublicationRecord &publication) override;
    registry::Stored<registry::Table> report(const workflow::Acting &acting,
                                             const registry::ReportOrder &order) override;
    registry::Stored<registry::Table> rowsBehind(const workflow::Acting &acting,
                                                 const registry::ReportOrder &order,
                                                 const registry::ReportBar &bar) override;
    registry::Stored<registry::Table> query(const workflow::Acting &acting,
                                            const registry::QueryOrder &order) override;
    registry::Stored<std::vector<registry::QueryName>> queryNames(
        const workflow::Acting &acting) override;
    registry::Stored<std::vector<registry::SharedQuery>> sharedQueries() override;
    registry::Stored<base::Done> shareQuery(const registry::Act &act,
                                            const registry::SharedQuery &query) override;
    registry::Stored<base::Done> withdrawQuery(const registry::Act &act,
                                               const std::string &name) override;
    void onChange(std::function<void()> changed) override;
    void onLoss(std::function<void()> lost) override;
    registry::Link link() const override;
    registry::Stored<registry::Health> health() override;
    Opener opener() const override;

private:
    using Json = nlohmann::json;

    /// One act as the database takes it: its name there, its statement and what follows key, person
    /// and role.
    struct Call {
        std::string_view name;
        std::string_view statement;
        QVariantList values;
        /// Brings, in the same transaction and before the statement, what is too much for a
        /// parameter; nothing for nearly all acts.
        std::function<registry::Stored<base::Done>()> bring = {};
    };

    registry::Stored<Json> perform(const registry::Act &act, const Call &call);
    registry::Stored<Json> carryOut(const registry::Act &act, const Call &call);
    registry::StoreError ended(registry::StoreError why) const;
    void tellOfWaiting();
    registry::Stored<Json> attempt(const registry::Act &act, const Call &call);
    static registry::Stored<Call> registering(const registry::Registration &registration);
    using Calls = std::vector<std::pair<registry::Act, Call>>;
    using Answers = std::vector<registry::Stored<Json>>;
    registry::Stored<Answers> attemptAll(const Calls &calls);
    registry::Stored<Answers> performAll(const Calls &calls);
    registry::Stored<Json> apart(const registry::Act &act, const Call &call);
    registry::Stored<Json> within(const registry::Act &act, const Call &call);
    registry::Stored<Json> dryRun(const registry::Act &act, const Call &call);
    template <class Again> auto afterLoss(const Again &again) -> decltype(again());
    registry::Stored<Json> lookUp(const registry::Act &act, const Call &call);
    registry::Stored<base::Done> reconnect();
    void listen();
    void askForChanges();
    registry::Stored<workflow::Request> performOnRequest(const registry::Act &act,
                                                         const Call &call);

    registry::StoreError busy(registry::StoreError why);
    registry::Stored<Json> answer(std::string_view statement, const QVariantList &values);
    registry::Stored<std::optional<Json>> recall(const registry::Act &act, std::string_view name);
    registry::Stored<std::int64_t> count(const registry::NamespaceQuery &query);
    registry::Stored<registry::ListingHead> listingHead(const registry::AsOf &asOf);
    registry::Stored<base::Done> streamVersions(Extent extent, const registry::AsOf &asOf,
                                                const VisitListed &visit);
    registry::Stored<registry::NamespacePage> pageAsOf(const registry::NamespaceQuery &query);
    registry::Stored<Rows> marksAsOf(const registry::NamespaceQuery &query, int step);
    static registry::Stored<registry::Namespace> foundIn(const Rows &rows);
    registry::Stored<std::int64_t> eventOf(const registry::LogPosition &position);
    registry::Stored<std::unique_ptr<ViewerSession>> viewerSession(
        const workflow::Acting &acting, std::chrono::milliseconds patience);

    Access m_access;
    std::string m_identity;
    std::unique_ptr<Connection> m_connection;
    std::function<void()> m_changed, m_lost;
    std::unique_ptr<QTimer> m_asking; ///< where the server notifies nobody
    qlonglong m_knownSize = -1; ///< events, when it was asked last
    bool m_hasActed = false; ///< an action was carried out, and is not undone
};

} // namespace nidreg::storage
