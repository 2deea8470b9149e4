// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace nidreg::storage {

/// Something of each request, by the request's number. The database counts them from 1 on, so they
/// stand in pages; only a number far beyond, such as a changed log may have, takes a search.
template <class Value> class RequestTable {
public:
    /// Made of `parts` where there is none.
    template <class... Parts> Value &of(std::int64_t request, Parts &&...parts)
    {
        if (!isNear(request))
            return m_far.try_emplace(request, std::forward<Parts>(parts)...).first->second;
        std::optional<Value> &place = near(request);
        return place ? *place : place.emplace(std::forward<Parts>(parts)...);
    }

    /// Null where there is none.
    Value *find(std::int64_t request)
    {
        if (!isNear(request)) {
            const auto found = m_far.find(request);
            return found == m_far.end() ? nullptr : &found->second;
        }
        const auto page = std::size_t(request) / kPage;
        if (page >= m_near.size() || !m_near[page])
            return nullptr;
        std::optional<Value> &place = near(request);
        return place ? &*place : nullptr;
    }

    /// Calls `visit` with the number and the value of each.
    template <class Visit> void visit(Visit visit) const
    {
        for (std::size_t i = 0; i < m_near.size() * kPage; ++i) {
            const auto &page = m_near[i / kPage];
            if (page && (*page)[i % kPage])
                visit(std::int64_t(i), *(*page)[i % kPage]);
        }
        for (const auto &[request, value] : m_far)
            visit(request, value);
    }

private:
    static constexpr std::int64_t kNear = 1 << 24;
    static constexpr std::size_t kPage = 256; ///< requests
    using Page = std::array<std::optional<Value>, kPage>;

    static bool isNear(std::int64_t request) { return request >= 0 && request < kNear; }
    std::optional<Value> &near(std::int64_t request)
    {
        const auto page = std::size_t(request) / kPage;
        if (page >= m_near.size())
            m_near.resize(page + 1);
        if (!m_near[page])
            m_near[page] = std::make_unique<Page>();
        return (*m_near[page])[std::size_t(request) % kPage];
    }

    std::vector<std::unique_ptr<Page>> m_near;
    std::map<std::int64_t, Value> m_far;
};

} // namespace nidreg::storage
