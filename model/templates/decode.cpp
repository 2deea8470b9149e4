// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"
#include "model/templates/utf8.h"

namespace nidreg::templates {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

static bool isUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        const CodePoint next = firstCodePoint(bytes);
        if (!next.isValid)
            return false;
        bytes.remove_prefix(next.length);
    }
    return true;
}

static std::string fromLatin1(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes)
        appendUtf8(text, static_cast<unsigned char>(c));
    return text;
}

/// CRLF and CR become LF, in place.
static void unifyLineEnds(std::string &text)
{
    std::size_t to = 0;
    for (std::size_t from = 0; from < text.size(); ++from) {
        const bool isPair = text[from] == '\r' && from + 1 < text.size() && text[from + 1] == '\n';
        if (!isPair)
            text[to++] = text[from] == '\r' ? '\n' : text[from];
    }
    text.resize(to);
}

Decoded decode(std::string_view bytes)
{
    Decoded decoded;
    if (bytes.starts_with(kByteOrderMark))
        bytes.remove_prefix(kByteOrderMark.size());
    decoded.wasLatin1 = !isUtf8(bytes);
    decoded.text = decoded.wasLatin1 ? fromLatin1(bytes) : std::string(bytes);
    unifyLineEnds(decoded.text);
    return decoded;
}

} // namespace nidreg::templates
