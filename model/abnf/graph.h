// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace nidreg::abnf {

using Edges = std::vector<std::vector<std::uint32_t>>;

/// The strongly connected components of a directed graph.
struct Components {
    std::vector<std::uint32_t> of; ///< of each vertex; what a vertex leads to has no larger number
    std::vector<std::uint32_t> order; ///< the vertices by their component
    std::vector<bool> isCyclic; ///< of each vertex: a path leads from it to itself
};

/// Tarjan's algorithm, without recursion: linear in vertices and edges.
Components components(const Edges &edges);

/// Which vertices can be reached from `from`, itself included.
std::vector<bool> reachable(const Edges &edges, std::uint32_t from);

/// A shortest path from `from` back to itself, its ends included; empty where there is none.
std::vector<std::uint32_t> cycleFrom(const Edges &edges, std::uint32_t from);

} // namespace nidreg::abnf
