// SPDX-License-Identifier: MIT
#include "forms/widgets/pagedlisting.h"

#include "model/base/text.h"

#include <algorithm>

namespace nidreg::forms {

static registry::NamespaceRow keyRow(const std::string &nid)
{
    registry::NamespaceRow row;
    row.nid = nid;
    return row;
}

std::int64_t PagedListing::found() const
{
    const Page *first = page(0);
    return m_isSurveyed || !first ? m_marked : std::max(m_marked, std::int64_t(first->rows.size()));
}

registry::NamespaceQuery PagedListing::rest() const
{
    registry::NamespaceQuery query = m_query;
    query.after.reset();
    if (!m_next.empty())
        query.after = keyRow(m_next);
    return query;
}

void PagedListing::take(registry::ListingMarks marks)
{
    std::ranges::move(marks.nids, std::back_inserter(m_marks));
    m_marked = marks.found;
    m_next = std::move(marks.next);
    m_isSurveyed = m_next.empty();
    if (!marks.first.empty()) {
        const int asked = int(marks.first.size());
        take(0, asked, std::move(marks.first));
    }
}

const PagedListing::Page *PagedListing::page(int number) const
{
    const auto found = std::ranges::find(m_pages, number, &Page::number);
    return found == m_pages.end() ? nullptr : &*found;
}

const registry::NamespaceRow *PagedListing::row(std::int64_t number) const
{
    const Page *held = page(int(number / kPage));
    const auto place = std::size_t(number % kPage);
    return held && place < held->rows.size() ? &held->rows[place] : nullptr;
}

std::optional<registry::NamespaceQuery> PagedListing::missing(int number) const
{
    const auto there = int(
        std::clamp(found() - std::int64_t(number) * kPage, std::int64_t(0), std::int64_t(kPage)));
    const Page *held = page(number);
    if (there <= (held ? held->asked : 0) || std::size_t(number) > m_marks.size())
        return {};
    registry::NamespaceQuery query = m_query;
    query.after.reset();
    if (number > 0)
        query.after = keyRow(m_marks[std::size_t(number) - 1]);
    query.limit = there;
    query.isCounted = false;
    return query;
}

void PagedListing::take(int number, int asked, std::vector<registry::NamespaceRow> rows)
{
    std::erase_if(m_pages, [number](const Page &each) { return each.number == number; });
    m_pages.push_front({number, asked, std::move(rows)});
    if (m_pages.size() > std::size_t(kMaxPages))
        m_pages.pop_back();
}

std::int64_t PagedListing::rowOf(std::string_view nid) const
{
    return find(0, [nid](const registry::NamespaceRow &row) {
        return base::equalIgnoringCase(row.nid, nid);
    });
}

} // namespace nidreg::forms
