// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace nidreg::storage {

/// Something of each request, by the request's number. The database counts them from 1 on, so they
/// stand in a table; only a number far beyond, such as a changed log may have, takes a search.
template <class Value> class RequestTable {
public:
    /// Made where there is none.
    Value &of(std::int64_t request)
    {
        std::unique_ptr<Value> &place = isNear(request) ? near(request) : m_far[request];
        if (!place)
            place = std::make_unique<Value>();
        return *place;
    }

    /// Null where there is none.
    Value *find(std::int64_t request)
    {
        if (std::size_t(request) < m_near.size())
            return m_near[std::size_t(request)].get();
        const auto found = m_far.find(request);
        return found == m_far.end() ? nullptr : found->second.get();
    }

    /// Calls `visit` with the number and the value of each.
    template <class Visit> void visit(Visit visit) const
    {
        for (std::size_t i = 0; i < m_near.size(); ++i) {
            if (m_near[i])
                visit(std::int64_t(i), *m_near[i]);
        }
        for (const auto &[request, value] : m_far)
            visit(request, *value);
    }

private:
    static constexpr std::int64_t kNear = 1 << 24; ///< a table of at most 128 MB

    static bool isNear(std::int64_t request) { return request >= 0 && request < kNear; }
    std::unique_ptr<Value> &near(std::int64_t request)
    {
        if (std::size_t(request) >= m_near.size())
            m_near.resize(std::size_t(request) + 1);
        return m_near[std::size_t(request)];
    }

    std::vector<std::unique_ptr<Value>> m_near;
    std::map<std::int64_t, std::unique_ptr<Value>> m_far;
};

} // namespace nidreg::storage
