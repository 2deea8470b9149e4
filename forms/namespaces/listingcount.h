// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "model/registry/namespacestore.h"

#include <QObject>
#include <QString>

#include <cstdint>

namespace nidreg::forms {

/// How many of the namespaces that a table shows are in the listing, and how many are delisted.
class ListingCount : public QObject {
    Q_OBJECT

public:
    explicit ListingCount(RegistrySession &session, QObject *parent = nullptr);

    /// `found`: what `query` finds, all of it; counted() follows.
    void count(const registry::NamespaceQuery &query, std::int64_t found);
    /// What is shown came from elsewhere, or is not counted yet: no answer is awaited any more.
    void forget() { ++m_question; }

    /// "105 listed, 1 delisted"; "106 namespaces" where none is delisted or that is asked for.
    QString words() const;
    std::int64_t listed() const { return m_found; }

signals:
    void counted();

private:
    RegistrySession &m_session;
    std::int64_t m_found = 0;
    std::int64_t m_delisted = 0;
    int m_question = 0; ///< the newest one's answer counts
};

} // namespace nidreg::forms
