// SPDX-License-Identifier: MIT
#include "model/uri/dotsegments.h"

#include <algorithm>
#include <vector>

namespace nidreg::uri {

/// All but the last segment, with the slash behind them.
static std::string_view folder(std::string_view path)
{
    return path.substr(0, path.rfind('/') + 1);
}

/// Steps 3 to 6 as a stack of segments, which the draft suggests: a "." goes, and a ".." takes the
/// segment before it along. What is left of either at the end is an empty last segment.
class Segments {
public:
    void add(std::string_view segment, bool isLast)
    {
        if (segment == ".") {
            close(isLast);
        } else if (segment != ".." || m_kept.empty() || m_kept.back() == "..") {
            m_kept.push_back(segment);
        } else {
            m_kept.pop_back();
            close(isLast);
        }
    }

    bool beginsWithDots() const { return !m_kept.empty() && m_kept.front() == ".."; }

    void dropLeadingDots()
    {
        const auto first = std::ranges::find_if(m_kept, [](auto each) { return each != ".."; });
        const bool wereAll = first == m_kept.end();
        m_kept.erase(m_kept.begin(), first);
        close(wereAll);
    }

    /// "/" and the segments with slashes between them.
    std::string path() const
    {
        std::string result;
        for (const std::string_view segment : m_kept)
            result.append("/").append(segment);
        return result.empty() ? "/" : result;
    }

private:
    void close(bool isLast)
    {
        if (isLast)
            m_kept.emplace_back();
    }

    std::vector<std::string_view> m_kept;
};

MergedPath mergedByDraft(std::string_view base, std::string_view reference, ExcessDots excess)
{
    const std::string buffer = std::string(base.empty() ? "/" : folder(base)).append(reference);
    Segments segments;
    std::string_view rest = std::string_view(buffer).substr(1);
    for (bool isLast = false; !isLast;) {
        const auto end = rest.find('/');
        isLast = end == std::string_view::npos;
        segments.add(rest.substr(0, end), isLast);
        rest.remove_prefix(isLast ? rest.size() : end + 1);
    }
    const bool hasExcess = segments.beginsWithDots();
    if (hasExcess && excess == ExcessDots::Drop)
        segments.dropLeadingDots();
    return {segments.path(), hasExcess};
}

std::string mergedByRfc3986(bool hasAuthority, std::string_view base, std::string_view reference)
{
    const std::string_view front = hasAuthority && base.empty() ? "/" : folder(base);
    return std::string(front).append(reference);
}

/// Takes one segment off the front of `input`, with a "/" in front of it but none behind it.
static std::string_view takeSegment(std::string_view &input)
{
    const auto segment = input.substr(0, input.find('/', 1));
    input.remove_prefix(segment.size());
    return segment;
}

std::string withoutDotSegments(std::string_view path)
{
    std::string output;
    std::string_view input = path;
    const auto leaveLevel = [&output] {
        const auto slash = output.rfind('/');
        output.resize(slash == std::string::npos ? 0 : slash);
    };
    while (!input.empty()) {
        if (input.starts_with("../"))
            input.remove_prefix(3);
        else if (input.starts_with("./") || input.starts_with("/./"))
            input.remove_prefix(2);
        else if (input == "/.")
            input = "/";
        else if (input.starts_with("/../"))
            input.remove_prefix(3), leaveLevel();
        else if (input == "/..")
            input = "/", leaveLevel();
        else if (input == "." || input == "..")
            input = {};
        else
            output += takeSegment(input);
    }
    return output;
}

} // namespace nidreg::uri
