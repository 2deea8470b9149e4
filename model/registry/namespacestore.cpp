// SPDX-License-Identifier: MIT
#include "model/registry/namespacestore.h"

namespace nidreg::registry {

Stored<base::Done> Directory::pages(NamespaceQuery query, const VisitPage &visit)
{
    for (;;) {
        const auto page = namespaces(query);
        if (!page)
            return base::fail(page.error());
        if (!visit(*page) || static_cast<int>(page->rows.size()) < query.limit)
            return base::Done();
        query.after = page->rows.back();
        query.isCounted = false; // the first page told it
    }
}

} // namespace nidreg::registry
