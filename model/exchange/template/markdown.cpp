// SPDX-License-Identifier: MIT
#include "model/exchange/template/markdown.h"

#include "model/templates/contacts.h"
#include "model/templates/passages.h"
#include "model/templates/verbatim.h"
#include "model/templates/words.h"
#include "model/templates/writer.h"

#include <algorithm>

namespace nidreg::exchange {

namespace {

using templates::Passage;

bool isWordCharacter(char c)
{
    return base::isAlphanum(c) || static_cast<unsigned char>(c) >= 0x80;
}

char at(std::string_view text, std::size_t place)
{
    return place < text.size() ? text[place] : ' ';
}

/// An autolink (CommonMark, section 6.5): an absolute URI or an e-mail address in angle brackets.
bool isAutolink(std::string_view rest)
{
    const std::size_t end = rest.find_first_of(" >", 1);
    if (end == rest.npos || rest[end] != '>')
        return false;
    const std::string_view inside = rest.substr(1, end - 1);
    return inside.find('<') == inside.npos
        && (templates::looksLikeUri(inside) || templates::isEmailAddress(inside));
}

/// "&amp;", "&#8212;": an entity that CommonMark would resolve (section 6.2).
bool isEntity(std::string_view rest)
{
    const std::size_t end = rest.find(';');
    return end != rest.npos && end > 1 && std::ranges::all_of(rest.substr(1, end - 1), [](char c) {
               return c == '#' || base::isAlphanum(c);
           });
}

bool isPunctuation(char c)
{
    return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`')
        || (c >= '{' && c <= '~');
}

/// Whether the character at `i` would be markup there.
bool isMarkup(std::string_view text, std::size_t i)
{
    const char before = i > 0 ? text[i - 1] : ' ';
    const char after = at(text, i + 1);
    switch (text[i]) {
    case '`':
        return true;
    case '\\':
        return isPunctuation(after);
    case '*':
        return before != ' ' || after != ' ';
    case '_':
        return (before != ' ' || after != ' ')
            && !(isWordCharacter(before) && isWordCharacter(after));
    case '~':
        return before == '~' || after == '~';
    case '<':
        return !isAutolink(text.substr(i))
            && (base::isAlpha(after) || after == '/' || after == '!' || after == '?');
    case '&':
        return isEntity(text.substr(i));
    case ']':
        return after == '(' || after == '[' || after == ':';
    default:
        return false;
    }
}

/// Whether a line that begins so would not be a paragraph: a heading, a quotation, a list, a rule.
bool isBlockMark(std::string_view line)
{
    constexpr std::string_view kSigns = "#>=|";
    if (line.empty())
        return false;
    if (kSigns.find(line.front()) != kSigns.npos || line.starts_with("~~~"))
        return true;
    const bool isDash = line.front() == '-' || line.front() == '+';
    return isDash && (line.size() == 1 || line[1] == ' ' || line[1] == '-');
}

} // namespace

std::string markdownEscaped(std::string_view text)
{
    std::string result;
    bool isInLink = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        isInLink = isInLink || (text[i] == '<' && isAutolink(text.substr(i)));
        if (!isInLink && (isMarkup(text, i) || (i == 0 && isBlockMark(text))))
            result += '\\';
        isInLink = isInLink && text[i] != '>';
        result += text[i];
    }
    return result;
}

namespace {

/// A number and a dot or bracket at the start of a line would be a list's (section 5.2).
std::string escapedLine(std::string_view text)
{
    std::string line = markdownEscaped(text);
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    if (digits > 0 && digits < 10 && (at(line, digits) == '.' || at(line, digits) == ')')
        && at(line, digits + 1) == ' ')
        line.insert(digits, "\\");
    return line;
}

class MarkdownWriter {
public:
    std::string write(const templates::NamespaceTemplate &from)
    {
        m_text = "# " + markdownEscaped(templates::titleOf(from)) + '\n';
        for (const templates::Section &section : templates::sections(from)) {
            heading(section);
            for (const Passage &each : templates::passages(section.text))
                passage(each);
        }
        return std::move(m_text);
    }

private:
    /// A rule of signs would be no heading to a reader: it stands below one.
    void heading(const templates::Section &section)
    {
        const bool hasWords = std::ranges::any_of(section.title(), isWordCharacter);
        m_text +=
            "\n## " + markdownEscaped(hasWords ? section.title() : templates::kNoHeading) + '\n';
        if (!hasWords)
            m_text += '\n' + escapedLine(section.heading) + '\n';
    }

    void passage(const Passage &passage)
    {
        m_text += '\n';
        if (passage.kind == Passage::Verbatim) {
            verbatim(passage);
            return;
        }
        const std::string sign = passage.kind != Passage::Item ? ""
            : templates::isBullet(passage.sign)                ? "- "
                                                               : passage.sign + ' ';
        for (std::size_t i = 0; i < passage.lines.size(); ++i) {
            const bool isLast = i + 1 == passage.lines.size();
            m_text += (i == 0 ? sign : std::string(sign.size(), ' '))
                + escapedLine(passage.lines[i]) + (isLast ? "\n" : "  \n"); // a hard line break
        }
    }

    /// A fence longer than any run of backticks inside (section 4.5).
    void verbatim(const Passage &passage)
    {
        std::size_t longest = 2;
        for (const std::string &line : passage.lines) {
            for (std::size_t i = line.find('`'); i < line.size(); i = line.find('`', i)) {
                const std::size_t end = std::min(line.find_first_not_of('`', i), line.size());
                longest = std::max(longest, end - i);
                i = end;
            }
        }
        const std::string fence(longest + 1, '`');
        m_text += fence + (passage.isGrammar ? "abnf\n" : "\n");
        for (const std::string &line : passage.lines)
            m_text += line + '\n';
        m_text += fence + '\n';
    }

    std::string m_text;
};

} // namespace

std::string markdown(const templates::NamespaceTemplate &from)
{
    return MarkdownWriter().write(from);
}

} // namespace nidreg::exchange
