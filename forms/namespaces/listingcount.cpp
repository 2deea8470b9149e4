// SPDX-License-Identifier: MIT
#include "forms/namespaces/listingcount.h"

#include <QLocale>

namespace nidreg::forms {

using registry::Stored;

ListingCount::ListingCount(RegistrySession &session, QObject *parent)
    : QObject(parent), m_session(session)
{
}

void ListingCount::count(const registry::NamespaceQuery &query, std::int64_t found)
{
    const int question = ++m_question;
    const auto take = [this, found](std::int64_t delisted) {
        m_found = found;
        m_delisted = delisted;
        emit counted();
    };
    if (query.standing != registry::Standing::Listed) // what a chip asks for is what is counted
        return take(0);
    registry::NamespaceQuery delisted = query;
    delisted.standing = registry::Standing::Delisted;
    delisted.after = {};
    delisted.limit = 1;
    delisted.isCounted = true;
    m_session.ask(
        this,
        [delisted](const actions::Services &services) {
            return services.store.namespaces(delisted);
        },
        [this, question, take](const Stored<registry::NamespacePage> &page) {
            if (page && question == m_question)
                take(page->total);
        });
}

QString ListingCount::words() const
{
    const auto number = [](std::int64_t count) { return QLocale().toString(qlonglong(count)); };
    if (m_delisted > 0)
        return tr("%1 listed, %2 delisted").arg(number(listed()), number(m_delisted));
    return listed() == 1 ? tr("1 namespace") : tr("%1 namespaces").arg(number(listed()));
}

} // namespace nidreg::forms
