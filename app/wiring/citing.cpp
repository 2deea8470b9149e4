// SPDX-License-Identifier: MIT
#include "app/wiring/citing.h"

#include "model/exchange/site/formats.h"
#include "model/exchange/site/ownfiles.h"
#include "model/exchange/site/publishedheader.h"

namespace nidreg::app {

using registry::Stored;

/// The title of the listing; that of the shipped snapshot is the usual one.
static Stored<std::string> listingTitle(registry::Store *store, const registry::AsOf &asOf)
{
    exchange::Front front;
    if (store) {
        const auto takeHead = [&front](const registry::ListingHead &head) {
            front.head = head;
            return false; // no namespace is asked for
        };
        const auto done = store->listing(registry::Store::Extent::Newest, asOf, takeHead,
                                         [](const auto &) { return false; });
        if (!done)
            return base::fail(done.error());
    }
    const auto title = exchange::headerOf(front).registry.head.title;
    return title ? exchange::lineOf(*title) : std::string();
}

Stored<listing::Cited> citedOf(registry::Store *store, const registry::AsOf &asOf,
                               const registry::NamespaceRow &row, const std::string &baseUrl)
{
    const auto title = listingTitle(store, asOf);
    if (!title)
        return base::fail(title.error());
    listing::Cited cited{row, {}, *title};
    if (const auto folder = exchange::pageFolder(row.nid); folder && !baseUrl.empty())
        cited.url = baseUrl + *folder + "/index.html";
    return cited;
}

} // namespace nidreg::app
