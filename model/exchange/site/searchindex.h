// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/json/jsontext.h"
#include "model/registry/records.h"

class QIODevice;

namespace nidreg::exchange {

/// search-index.js: what the list's script looks through, a namespace a line in the order of the
/// list, NID, registrant, references and what is to be marked, with tabs between.
class SearchIndex {
public:
    explicit SearchIndex(QIODevice &to);

    void add(const registry::NamespaceRow &row);
    void finish();

private:
    void put(std::string_view text);

    QIODevice &m_to;
    JsonText m_text;
    bool m_any = false;
};

} // namespace nidreg::exchange
