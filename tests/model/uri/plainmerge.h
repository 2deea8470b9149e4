// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

/// The 2003 draft's merge, step by step on a string as it is written there, and RFC 3986's
/// remove_dot_segments on two buffers. Quadratic, and nothing of it shared with the code under
/// test.
namespace nidreg::tests {

/// True when `size` bytes at `at` are one whole segment of a path that begins with "/".
inline bool isSegment(const std::string &buffer, std::size_t at, std::size_t size)
{
    return at > 0 && buffer[at - 1] == '/'
        && (at + size == buffer.size() || buffer[at + size] == '/');
}

/// Step 5: the leftmost "<segment>/../" whose segment is not ".."; false when there is none.
inline bool removeLeftmostPair(std::string &buffer)
{
    for (std::size_t at = 1; at < buffer.size(); ++at) {
        if (buffer[at - 1] != '/')
            continue;
        const auto end = std::min(buffer.find('/', at), buffer.size());
        if (buffer.substr(at, end - at) != ".." && buffer.compare(end, 4, "/../") == 0) {
            buffer.erase(at, end + 4 - at);
            return true;
        }
    }
    return false;
}

inline std::string plainMerge(const std::string &base, const std::string &reference, bool drop)
{
    std::string buffer = base.empty() ? "/" : base.substr(0, base.rfind('/') + 1); // 1
    buffer += reference; // 2
    for (std::size_t at = 0; at < buffer.size();) { // 3
        if (buffer.compare(at, 2, "./") == 0 && isSegment(buffer, at, 1))
            buffer.erase(at, 2);
        else
            ++at;
    }
    if (buffer.ends_with("/.")) // 4
        buffer.pop_back();
    while (removeLeftmostPair(buffer)) // 5
        ;
    if (buffer.ends_with("/..") && buffer.size() > 3) { // 6
        const auto slash = buffer.rfind('/', buffer.size() - 4);
        if (buffer.substr(slash + 1, buffer.size() - 4 - slash) != "..")
            buffer.erase(slash + 1);
    }
    while (drop && buffer.compare(0, 4, "/../") == 0) // 7
        buffer.erase(0, 3);
    return drop && buffer == "/.." ? "/" : buffer; // 8
}

/// The steps 2A to 2E of RFC 3986, section 5.2.4.
inline std::string plainDotRemoval(std::string in)
{
    std::string out;
    const auto leave = [&] { out.erase(out.rfind('/') == std::string::npos ? 0 : out.rfind('/')); };
    while (!in.empty()) {
        if (in.substr(0, 3) == "../") { // A
            in = in.substr(3);
        } else if (in.substr(0, 2) == "./") {
            in = in.substr(2);
        } else if (in.substr(0, 3) == "/./") { // B
            in = "/" + in.substr(3);
        } else if (in == "/.") {
            in = "/";
        } else if (in.substr(0, 4) == "/../") { // C
            in = "/" + in.substr(4);
            leave();
        } else if (in == "/..") {
            in = "/";
            leave();
        } else if (in == "." || in == "..") { // D
            in = "";
        } else { // E
            out += in[0];
            in = in.substr(1);
            while (!in.empty() && in[0] != '/') {
                out += in[0];
                in = in.substr(1);
            }
        }
    }
    return out;
}

} // namespace nidreg::tests
