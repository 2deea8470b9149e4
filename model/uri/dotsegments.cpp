// SPDX-License-Identifier: MIT
#include "model/uri/dotsegments.h"

namespace nidreg::uri {

/// All but the last segment, with the slash behind them.
static std::string_view folder(std::string_view path)
{
    return path.substr(0, path.rfind('/') + 1);
}

/// Takes the last segment off a path of segments with a "/" before each.
static void leaveLevel(std::string &path)
{
    const auto slash = path.rfind('/');
    path.resize(slash == std::string::npos ? 0 : slash);
}

/// Steps 3 to 6 as a stack of segments, which the draft suggests: a "." goes, and a ".." takes the
/// segment before it along. What is left of either at the end is an empty last segment.
class Segments {
public:
    void reserve(std::size_t bytes) { m_kept.reserve(bytes); }

    void add(std::string_view segment, bool isLast)
    {
        const bool isUp = segment == ".." && !m_kept.empty() && !m_kept.ends_with("/..");
        if (isUp)
            leaveLevel(m_kept);
        if (!isUp && segment != ".")
            m_kept.append("/").append(segment);
        else if (isLast)
            m_kept += '/';
    }

    bool beginsWithDots() const
    {
        return m_kept == kUp || std::string_view(m_kept).starts_with("/../");
    }

    void dropLeadingDots()
    {
        std::string_view rest = m_kept;
        while (rest == kUp || rest.starts_with("/../"))
            rest.remove_prefix(kUp.size());
        m_kept.erase(0, m_kept.size() - rest.size());
    }

    /// "/" where no segment is left.
    std::string path() const { return m_kept.empty() ? "/" : m_kept; }

private:
    static constexpr std::string_view kUp = "/..";
    std::string m_kept; ///< each segment behind a "/"
};

MergedPath mergedByDraft(std::string_view base, std::string_view reference, ExcessDots excess)
{
    const std::string buffer = std::string(base.empty() ? "/" : folder(base)).append(reference);
    Segments segments;
    segments.reserve(buffer.size());
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
    output.reserve(path.size());
    while (!input.empty()) {
        if (input.starts_with("../"))
            input.remove_prefix(3);
        else if (input.starts_with("./") || input.starts_with("/./"))
            input.remove_prefix(2);
        else if (input == "/.")
            input = "/";
        else if (input.starts_with("/../"))
            input.remove_prefix(3), leaveLevel(output);
        else if (input == "/..")
            input = "/", leaveLevel(output);
        else if (input == "." || input == "..")
            input = {};
        else
            output += takeSegment(input);
    }
    return output;
}

} // namespace nidreg::uri
