// SPDX-License-Identifier: MIT
#include "model/abnf/graph.h"

#include <algorithm>
#include <deque>

namespace nidreg::abnf {

namespace {

constexpr std::uint32_t kNone = 0xFFFFFFFFU;

class Search {
public:
    explicit Search(const Edges &edges);

    Components run();

private:
    struct Visit {
        std::uint32_t vertex;
        std::size_t next; ///< the edge to follow next
    };

    void walk(std::uint32_t root);
    void enter(std::uint32_t vertex);
    void leave(std::uint32_t vertex);

    const Edges &m_edges;
    Components m_found;
    std::vector<std::uint32_t> m_number, m_low, m_open;
    std::vector<Visit> m_path;
    std::uint32_t m_count = 0;
    std::uint32_t m_components = 0;
};

} // namespace

Search::Search(const Edges &edges)
    : m_edges(edges), m_number(edges.size(), kNone), m_low(edges.size(), kNone)
{
    m_found.of.assign(edges.size(), kNone);
    m_found.isCyclic.assign(edges.size(), false);
}

Components Search::run()
{
    for (std::uint32_t vertex = 0; vertex < m_edges.size(); ++vertex) {
        if (m_number[vertex] == kNone)
            walk(vertex);
    }
    return std::move(m_found);
}

void Search::enter(std::uint32_t vertex)
{
    m_number[vertex] = m_low[vertex] = m_count++;
    m_open.push_back(vertex);
    m_path.push_back({vertex, 0});
}

void Search::walk(std::uint32_t root)
{
    enter(root);
    while (!m_path.empty()) {
        auto &[vertex, next] = m_path.back();
        if (next == m_edges[vertex].size()) {
            const std::uint32_t done = vertex;
            m_path.pop_back();
            if (!m_path.empty())
                m_low[m_path.back().vertex] = std::min(m_low[m_path.back().vertex], m_low[done]);
            leave(done);
            continue;
        }
        const std::uint32_t to = m_edges[vertex][next++];
        if (to == vertex)
            m_found.isCyclic[vertex] = true;
        if (m_number[to] == kNone)
            enter(to);
        else if (m_found.of[to] == kNone)
            m_low[vertex] = std::min(m_low[vertex], m_number[to]);
    }
}

void Search::leave(std::uint32_t vertex)
{
    if (m_low[vertex] != m_number[vertex])
        return;
    const bool isLarge = m_open.back() != vertex;
    for (bool isLast = false; !isLast;) {
        const std::uint32_t member = m_open.back();
        m_open.pop_back();
        m_found.of[member] = m_components;
        m_found.order.push_back(member);
        if (isLarge)
            m_found.isCyclic[member] = true;
        isLast = member == vertex;
    }
    ++m_components;
}

Components components(const Edges &edges)
{
    return Search(edges).run();
}

std::vector<bool> reachable(const Edges &edges, std::uint32_t from)
{
    std::vector<bool> seen(edges.size(), false);
    std::vector<std::uint32_t> open{from};
    seen[from] = true;
    while (!open.empty()) {
        const std::uint32_t vertex = open.back();
        open.pop_back();
        for (const std::uint32_t to : edges[vertex]) {
            if (!seen[to])
                open.push_back(to);
            seen[to] = true;
        }
    }
    return seen;
}

std::vector<std::uint32_t> cycleFrom(const Edges &edges, std::uint32_t from)
{
    std::vector<std::uint32_t> before(edges.size(), kNone);
    std::deque<std::uint32_t> open{from};
    while (!open.empty() && before[from] == kNone) {
        const std::uint32_t vertex = open.front();
        open.pop_front();
        for (const std::uint32_t to : edges[vertex]) {
            if (before[to] != kNone)
                continue;
            before[to] = vertex;
            open.push_back(to);
        }
    }
    if (before[from] == kNone)
        return {};
    std::vector<std::uint32_t> path{from};
    for (std::uint32_t at = before[from]; at != from; at = before[at])
        path.push_back(at);
    path.push_back(from);
    std::ranges::reverse(path);
    return path;
}

} // namespace nidreg::abnf
