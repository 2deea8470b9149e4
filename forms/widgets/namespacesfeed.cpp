// SPDX-License-Identifier: MIT
#include "forms/widgets/namespacesfeed.h"

namespace nidreg::forms {

static void askPage(NamespacesModel &model, RegistrySession &session, int question,
                    const registry::NamespaceQuery &query)
{
    session.ask(
        &model,
        [query](const actions::Services &services) { return services.store.namespaces(query); },
        [&model, question](registry::Stored<registry::NamespacePage> page) {
            if (page)
                model.takePage(question, std::move(page->rows));
            else
                model.miss(question);
        });
}

static void askMarks(NamespacesModel &model, RegistrySession &session, int question,
                     const registry::NamespaceQuery &query, std::int64_t found)
{
    session.ask(
        &model,
        [query, found](const actions::Services &services) {
            return services.store.marks(query, found, PagedListing::kPage);
        },
        [&model, question](registry::Stored<registry::ListingMarks> marks) {
            if (marks)
                model.takeMarks(question, std::move(marks).value());
            else
                model.miss(question);
        });
}

void feed(NamespacesModel &model, RegistrySession &session)
{
    QObject::connect(&model, &NamespacesModel::pageWanted, &session,
                     [&](int question, const registry::NamespaceQuery &query) {
                         askPage(model, session, question, query);
                     });
    QObject::connect(&model, &NamespacesModel::marksWanted, &session,
                     [&](int question, const registry::NamespaceQuery &query, qint64 found) {
                         askMarks(model, session, question, query, found);
                     });
}

} // namespace nidreg::forms
