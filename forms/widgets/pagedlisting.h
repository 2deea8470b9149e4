// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"

#include <deque>

namespace nidreg::forms {

/// A listing by row numbers of which a few pages are held. Where the others begin is known, so that
/// a page anywhere is asked for by key. It queries nothing itself: it tells which query to make.
class PagedListing {
public:
    static constexpr int kPage = 128; ///< rows
    static constexpr int kMaxPages = 48; ///< held, of those that came last

    explicit PagedListing(registry::NamespaceQuery query = {}) : m_query(std::move(query)) { }

    const registry::NamespaceQuery &query() const { return m_query; }

    /// How many rows there are; where it is not surveyed, as far as it is known by now.
    std::int64_t found() const;
    /// Every row is counted, and where every page begins is known.
    bool isSurveyed() const { return m_isSurveyed; }
    /// What Store::marks() is asked next, with marked().
    registry::NamespaceQuery rest() const;
    std::int64_t marked() const { return m_marked; }
    void take(registry::ListingMarks marks);

    /// The row of that number; nothing while it is not held.
    const registry::NamespaceRow *row(std::int64_t number) const;
    /// What to ask for a page (rows kPage * page and on); nothing when what is known of it is held.
    std::optional<registry::NamespaceQuery> missing(int page) const;
    /// Takes the answer to a query for `asked` rows of that page.
    void take(int page, int asked, std::vector<registry::NamespaceRow> rows);

    /// Among the rows that are held; -1 where it is not.
    std::int64_t rowOf(std::string_view nid) const;
    /// The first row that is held for which `fits` holds, from number `from` on and then from the
    /// beginning; -1 where there is none.
    template <class Fits> std::int64_t find(std::int64_t from, Fits fits) const;

private:
    struct Page {
        int number = 0;
        int asked = 0; ///< may be more than came: the listing shrank
        std::vector<registry::NamespaceRow> rows;
    };
    const Page *page(int number) const;

    registry::NamespaceQuery m_query;
    std::vector<std::string> m_marks; ///< the NID before the second page, before the third …
    std::string m_next; ///< where the survey goes on
    std::int64_t m_marked = 0; ///< rows that are surveyed
    bool m_isSurveyed = false;
    std::deque<Page> m_pages; ///< the newest one first
};

template <class Fits> std::int64_t PagedListing::find(std::int64_t from, Fits fits) const
{
    std::int64_t best = -1;
    for (const Page &page : m_pages) {
        for (std::size_t i = 0; i < page.rows.size(); ++i) {
            const std::int64_t number = std::int64_t(page.number) * kPage + std::int64_t(i);
            const bool isSooner =
                best < 0 || std::pair(number < from, number) < std::pair(best < from, best);
            if (isSooner && fits(page.rows[i]))
                best = number;
        }
    }
    return best;
}

} // namespace nidreg::forms
