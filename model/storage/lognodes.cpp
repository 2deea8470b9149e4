// SPDX-License-Identifier: MIT
#include "model/storage/lognodes.h"

#include "model/proof/merkletree.h"

#include <QByteArray>

#include <charconv>

namespace nidreg::storage {

using proof::Hash;

/// The number before the next ":", which is taken too.
static std::int64_t takeNumber(std::string_view &rest)
{
    std::int64_t value = 0;
    const std::size_t colon = rest.find(':');
    std::from_chars(rest.data(), rest.data() + std::min(colon, rest.size()), value);
    rest.remove_prefix(std::min(rest.size(), colon + 1));
    return value;
}

LogNodes::LogNodes(std::string_view list)
{
    while (!list.empty()) {
        std::string_view one = list.substr(0, list.find(' '));
        list.remove_prefix(std::min(list.size(), one.size() + 1));
        const auto level = int(takeNumber(one));
        const std::int64_t index = takeNumber(one);
        const QByteArray bytes =
            QByteArray::fromHex(QByteArray::fromRawData(one.data(), qsizetype(one.size())));
        if (const auto hash = proof::hashFrom(bytes.toStdString()))
            m_nodes.emplace(std::pair(level, index), *hash);
    }
}

std::optional<Hash> LogNodes::at(int level, std::int64_t index) const
{
    const auto found = m_nodes.find({level, index});
    return found == m_nodes.end() ? std::nullopt : std::optional(found->second);
}

static LogNodes::Path inHex(const std::optional<std::vector<Hash>> &path)
{
    if (!path)
        return std::nullopt;
    std::vector<std::string> hexes;
    for (const Hash &each : *path)
        hexes.push_back(proof::toHex(each));
    return hexes;
}

LogNodes::Path LogNodes::inclusion(std::int64_t index, std::int64_t size) const
{
    return inHex(proof::inclusionPath(
        index, size, [this](int level, std::int64_t node) { return at(level, node); }));
}

LogNodes::Path LogNodes::consistency(std::int64_t old, std::int64_t size) const
{
    return inHex(proof::consistencyPath(
        old, size, [this](int level, std::int64_t node) { return at(level, node); }));
}

std::optional<std::string> LogNodes::rootOf(std::int64_t size) const
{
    const auto root =
        proof::rootOf(size, [this](int level, std::int64_t node) { return at(level, node); });
    return root ? std::optional(proof::toHex(*root)) : std::nullopt;
}

} // namespace nidreg::storage
