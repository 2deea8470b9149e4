// SPDX-License-Identifier: MIT
#include "model/exchange/site/searchindex.h"

#include "model/base/text.h"

#include <QIODevice>

#include <algorithm>

namespace nidreg::exchange {

SearchIndex::SearchIndex(QIODevice &to) : m_to(to)
{
    put("window.nidregIndex=[");
}

void SearchIndex::put(std::string_view text)
{
    m_to.write(text.data(), static_cast<qint64>(text.size()));
}

void SearchIndex::add(const registry::NamespaceRow &row)
{
    std::string line = row.nid;
    const std::string mark = row.status == registry::Status::Deprecated ? "deprecated" : "";
    for (std::string each :
         {row.registrant, base::joined(row.references, ", ", registry::labelOf), mark}) {
        std::ranges::replace(each, '\t', ' ');
        line += '\t' + each;
    }
    m_text.clear();
    put(m_text.raw(m_any ? ",\n" : "\n").text(line).line());
    m_any = true;
}

void SearchIndex::finish()
{
    put(m_any ? "\n];\n" : "];\n");
}

} // namespace nidreg::exchange
