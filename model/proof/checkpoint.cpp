// SPDX-License-Identifier: MIT
#include "model/proof/checkpoint.h"

#include "model/proof/base64.h"

namespace nidreg::proof {

static constexpr std::string_view kLog = "log ";

std::string logLine(std::string_view firstLeaf)
{
    return std::string(kLog) + std::string(firstLeaf);
}

std::string logOf(const Checkpoint &checkpoint)
{
    constexpr std::size_t kHexDigits = 64;
    for (const std::string &each : checkpoint.extensions) {
        const std::string hash = each.starts_with(kLog) ? each.substr(kLog.size()) : std::string();
        if (hash.size() == kHexDigits
            && hash.find_first_not_of("0123456789abcdef") == std::string::npos)
            return hash;
    }
    return {};
}

std::string write(const Checkpoint &checkpoint)
{
    std::string text = checkpoint.origin + '\n' + std::to_string(checkpoint.size) + '\n'
        + toBase64(bytesOf(checkpoint.root)) + '\n';
    for (const std::string &each : checkpoint.extensions)
        text += each + '\n';
    return text;
}

static std::string_view takeLine(std::string_view &rest)
{
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    return line;
}

base::Result<Checkpoint, ProofError> readCheckpoint(std::string_view text)
{
    if (!text.ends_with('\n'))
        return base::fail(ProofError::NoLineEnd);
    std::string_view rest = text;
    Checkpoint made;
    made.origin = takeLine(rest);
    if (made.origin.empty())
        return base::fail(ProofError::BadOrigin);
    const auto size = decimal(takeLine(rest));
    if (!size)
        return base::fail(ProofError::BadSize);
    made.size = *size;
    const auto root = fromBase64(takeLine(rest));
    const auto hash = root ? hashFrom(*root) : std::nullopt;
    if (!hash)
        return base::fail(ProofError::BadRoot);
    made.root = *hash;
    while (!rest.empty()) {
        made.extensions.emplace_back(takeLine(rest));
        if (made.extensions.back().empty())
            return base::fail(ProofError::NoBlankLine);
    }
    return made;
}

base::Result<NotedCheckpoint, ProofError> readNotedCheckpoint(std::string_view bytes)
{
    auto note = readNote(bytes);
    if (!note)
        return base::fail(note.error());
    auto checkpoint = readCheckpoint(note->text);
    if (!checkpoint)
        return base::fail(checkpoint.error());
    return NotedCheckpoint{std::move(checkpoint).value(), std::move(note).value()};
}

std::string noted(const Checkpoint &checkpoint, const SigningKey *key)
{
    Note note{write(checkpoint), {}};
    if (key)
        key->sign(note);
    return write(note);
}

} // namespace nidreg::proof
