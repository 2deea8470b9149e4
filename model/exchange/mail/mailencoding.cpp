// SPDX-License-Identifier: MIT
#include "model/exchange/mail/mail.h"
#include "model/templates/utf8.h"
#include "model/templates/words.h"
#include "model/templates/writer.h"

#include <algorithm>

namespace nidreg::exchange {

static std::string hex(char c)
{
    static constexpr std::string_view kDigits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    return {kDigits[byte >> 4], kDigits[byte & 15]};
}

static std::string encodedByte(char c)
{
    return '=' + hex(c);
}

/// One line of text without its end, in lines of at most 76 characters joined by soft breaks.
static void appendQuoted(std::string &result, std::string_view line)
{
    constexpr std::size_t kMaxLine = 75; // the "=" of a soft break is the 76th
    constexpr std::size_t kEncoded = 3;
    std::size_t column = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (column + kEncoded > kMaxLine) {
            result += "=\r\n";
            column = 0;
        }
        const char c = line[i];
        const bool isMarkup = column == 0 && (c == '.' || line.substr(i).starts_with("From "));
        const bool isPlain = c >= '!' && c <= '~' && c != '=' && !isMarkup;
        const bool isInnerBlank = (c == ' ' || c == '\t') && i + 1 < line.size();
        const std::string piece = isPlain || isInnerBlank ? std::string(1, c) : encodedByte(c);
        result += piece;
        column += piece.size();
    }
    result += "\r\n";
}

std::string quotedPrintable(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        appendQuoted(result, text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

static bool isPlainHeader(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; })
        && text.find("=?") == text.npos
        && std::ranges::all_of(templates::words(text),
                               [](std::string_view word) { return word.size() < 70; });
}

/// Folded at blanks (RFC 5322, section 2.2.3).
static std::string foldedHeader(std::string_view name, std::string_view text)
{
    constexpr std::size_t kMaxLine = 78;
    std::string result;
    std::string line = std::string(name) + ':';
    for (const std::string_view word : templates::words(text)) {
        if (line.size() + 1 + word.size() > kMaxLine && line.size() > 1) {
            result += line + "\r\n";
            line.clear();
        }
        line.append(" ").append(word);
    }
    return result + line + "\r\n";
}

/// "Q" encoding, whole characters in each word (RFC 2047, section 4.2 and 5).
static std::string encodedWords(std::string_view name, std::string_view text)
{
    static constexpr std::string_view kBegin = "=?UTF-8?Q?", kEnd = "?=";
    constexpr std::size_t kMaxLine = 75;
    std::string result = std::string(name) + ':';
    std::string word;
    const auto flush = [&] {
        result.append(" ").append(kBegin).append(word).append(kEnd).append("\r\n");
        word.clear();
    };
    while (!text.empty()) {
        const std::size_t length = templates::firstCodePoint(text).length;
        std::string piece;
        for (const char c : text.substr(0, length)) {
            const bool isPlain = base::isAlphanum(c) || c == '-';
            piece += c == ' ' ? "_" : isPlain ? std::string(1, c) : encodedByte(c);
        }
        if (kBegin.size() + word.size() + piece.size() + kEnd.size() > kMaxLine - name.size())
            flush();
        word += piece;
        text.remove_prefix(length);
    }
    flush();
    return result;
}

std::string mailHeader(std::string_view name, std::string_view text)
{
    const std::string line = templates::oneLine(text);
    return isPlainHeader(line) ? foldedHeader(name, line) : encodedWords(name, line);
}

} // namespace nidreg::exchange
