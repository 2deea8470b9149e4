// SPDX-License-Identifier: MIT
#include "model/proof/prooffile.h"

#include "model/proof/base64.h"
#include "model/proof/merkletree.h"

namespace nidreg::proof {

static constexpr std::string_view kInclusion = "c2sp.org/tlog-proof@v1\n";
static constexpr std::string_view kConsistency = "nidreg/consistency-proof@v1\n";

static std::string lines(const std::vector<Hash> &path)
{
    std::string text;
    for (const Hash &each : path)
        text += toBase64(bytesOf(each)) + '\n';
    return text;
}

namespace {

/// Takes a proof's text apart, line by line.
class Lines {
public:
    explicit Lines(std::string_view text) : m_rest(text) { }

    bool takeHeader(std::string_view header)
    {
        const bool isThere = m_rest.starts_with(header);
        m_rest.remove_prefix(isThere ? header.size() : 0);
        return isThere;
    }

    /// The rest of a line that begins with `name` and a space.
    std::optional<std::string_view> take(std::string_view name)
    {
        const std::size_t end = m_rest.find('\n');
        if (end == m_rest.npos || !m_rest.starts_with(name) || m_rest.size() <= name.size()
            || m_rest[name.size()] != ' ' || end < name.size() + 1)
            return std::nullopt;
        const std::string_view value = m_rest.substr(name.size() + 1, end - name.size() - 1);
        m_rest.remove_prefix(end + 1);
        return value;
    }

    /// Hashes up to the blank line, which is taken too.
    std::optional<std::vector<Hash>> takePath()
    {
        std::vector<Hash> path;
        for (std::size_t end = m_rest.find('\n'); end != m_rest.npos; end = m_rest.find('\n')) {
            const std::string_view line = m_rest.substr(0, end);
            m_rest.remove_prefix(end + 1);
            if (line.empty())
                return path;
            const auto bytes = fromBase64(line);
            const auto hash = bytes ? hashFrom(*bytes) : std::nullopt;
            if (!hash)
                return std::nullopt;
            path.push_back(*hash);
        }
        return std::nullopt;
    }

    std::string rest() const { return std::string(m_rest); }

private:
    std::string_view m_rest;
};

} // namespace

std::string write(const InclusionProof &proof)
{
    return std::string(kInclusion) + "extra " + toBase64(proof.bytes) + "\nindex "
        + std::to_string(proof.index) + '\n' + lines(proof.path) + '\n' + proof.checkpoint;
}

base::Result<InclusionProof, ProofError> readInclusion(std::string_view text)
{
    Lines file(text);
    if (!file.takeHeader(kInclusion))
        return base::fail(ProofError::BadProof);
    const auto extra = file.take("extra");
    const auto bytes = extra ? fromBase64(*extra) : std::nullopt;
    const auto index = file.take("index");
    const auto number = index ? decimal(*index) : std::nullopt;
    auto path = number ? file.takePath() : std::nullopt;
    if (!bytes || !path)
        return base::fail(ProofError::BadProof);
    InclusionProof made{*bytes, *number, std::move(*path), file.rest()};
    if (const auto noted = readNotedCheckpoint(made.checkpoint); !noted)
        return base::fail(noted.error());
    return made;
}

base::Result<base::Done, ProofError> check(const InclusionProof &proof)
{
    const auto noted = readNotedCheckpoint(proof.checkpoint);
    if (!noted)
        return base::fail(noted.error());
    const Checkpoint &head = noted->checkpoint;
    if (!isIncluded(leafOf(proof.bytes), proof.index, head.size, proof.path, head.root))
        return base::fail(ProofError::WrongPath);
    return base::Done();
}

std::string write(const ConsistencyProof &proof)
{
    return std::string(kConsistency) + "old " + std::to_string(proof.old) + "\nroot "
        + toBase64(bytesOf(proof.oldRoot)) + '\n' + lines(proof.path) + '\n' + proof.checkpoint;
}

base::Result<ConsistencyProof, ProofError> readConsistency(std::string_view text)
{
    Lines file(text);
    if (!file.takeHeader(kConsistency))
        return base::fail(ProofError::BadProof);
    const auto old = file.take("old");
    const auto size = old ? decimal(*old) : std::nullopt;
    const auto root = file.take("root");
    const auto bytes = root ? fromBase64(*root) : std::nullopt;
    const auto hash = bytes ? hashFrom(*bytes) : std::nullopt;
    auto path = hash ? file.takePath() : std::nullopt;
    if (!size || !path)
        return base::fail(ProofError::BadProof);
    ConsistencyProof made{*size, *hash, std::move(*path), file.rest()};
    if (const auto noted = readNotedCheckpoint(made.checkpoint); !noted)
        return base::fail(noted.error());
    return made;
}

base::Result<base::Done, ProofError> check(const ConsistencyProof &proof)
{
    const auto noted = readNotedCheckpoint(proof.checkpoint);
    if (!noted)
        return base::fail(noted.error());
    const Checkpoint &head = noted->checkpoint;
    if (!isConsistent(proof.old, proof.oldRoot, head.size, head.root, proof.path))
        return base::fail(ProofError::WrongPath);
    return base::Done();
}

bool isConsistencyProof(std::string_view text)
{
    return text.starts_with(kConsistency);
}

} // namespace nidreg::proof
