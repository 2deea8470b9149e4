// SPDX-License-Identifier: MIT
#include "model/storage/deposit/header.h"

#include "model/base/text.h"

#include <algorithm>
#include <utility>

namespace nidreg::storage {

using registry::LogHead;

/// For somebody who has the file alone.
static constexpr std::string_view kExplanation =
    "# The deposit of a registry of URN namespace identifiers (RFC 8141): all that it knows.\n"
    "# Text in UTF-8: lines NAME VALUE, an empty line, then the sections in the order in which "
    "the\n"
    "# header's lines \"section NAME KIND COLUMN...\" name them. KIND is grows where rows come and "
    "never\n"
    "# change (an increment holds the new ones), whole where it holds them all. A section is the "
    "line\n"
    "# \"section NAME\", its rows, the line \"\\.\" and the line \"end NAME ROWS BYTES SHA256\" "
    "over its\n"
    "# rows. A row is one line with a tab between columns. \\N alone is no value; \\\\ \\b \\f \\n "
    "\\r \\t \\v\n"
    "# stand for a backslash, backspace, form feed, line feed, carriage return, tab, vertical tab; "
    "a\n"
    "# value of bytes is \\\\x and hexadecimal digits. Times are UTC. The last line is\n"
    "# \"end-of-deposit SHA256\" over all bytes before it.\n";

static std::string textOf(const LogHead &head)
{
    return std::to_string(head.size) + ' ' + head.root;
}

static std::string textOf(const Section &section)
{
    std::string text = section.name + (section.grows ? " grows" : " whole");
    for (const std::string &column : section.columns)
        text += ' ' + column;
    return text;
}

std::string textOf(const DepositHeader &header)
{
    std::string text = std::string(kMagic) + "1\n" + std::string(kExplanation);
    const auto add = [&text](std::string_view name, const std::string &value) {
        text.append(name).append(" ").append(value).append("\n");
    };
    add("taken", header.taken);
    add("registry", header.registry);
    add("postgresql", header.server);
    add("schema", std::to_string(header.schema));
    add("people", header.isLocal ? "local" : "shared");
    add("log", textOf(header.log));
    add("since", header.since ? textOf(*header.since) : "nothing");
    for (const Section &each : header.sections)
        add("section", textOf(each));
    return text + '\n';
}

static std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

template <class Number> static bool read(std::string_view digits, Number &value)
{
    const auto number = base::numberIn(digits);
    value = Number(number.value_or(0));
    return number && std::in_range<Number>(*number);
}

static bool read(std::string_view text, LogHead &head)
{
    const auto words = wordsOf(text);
    if (words.size() != 2 || words[1].size() != 64 || !read(words[0], head.size))
        return false;
    head.root = words[1];
    return true;
}

bool HeaderReader::fail(HeaderError error)
{
    m_error = error;
    return false;
}

bool HeaderReader::takeFirst(std::string_view line)
{
    int form = 0;
    if (!line.starts_with(kMagic) || !read(line.substr(kMagic.size()), form))
        return fail(HeaderError::Foreign);
    return form == 1 || fail(HeaderError::Newer);
}

bool HeaderReader::takeSection(std::string_view value)
{
    const auto words = wordsOf(value);
    if (words.size() < 3 || (words[1] != "grows" && words[1] != "whole"))
        return false;
    m_header.sections.push_back({words[0], {words.begin() + 2, words.end()}, words[1] == "grows"});
    return true;
}

bool HeaderReader::takeFact(std::string_view name, std::string_view value)
{
    static constexpr std::string_view kFacts[] = {"taken",  "registry", "postgresql", "schema",
                                                  "people", "log",      "since"};
    if (m_facts == std::ssize(kFacts))
        return name == "section" && takeSection(value);
    if (name != kFacts[m_facts])
        return false;
    switch (m_facts++) {
    case 0:
        return !(m_header.taken = value).empty();
    case 1:
        return !(m_header.registry = value).empty();
    case 2:
        return !(m_header.server = value).empty();
    case 3:
        return read(value, m_header.schema) && m_header.schema > 0;
    case 4:
        m_header.isLocal = value == "local";
        return m_header.isLocal || value == "shared";
    case 5:
        return read(value, m_header.log);
    default:
        return value == "nothing" || read(value, m_header.since.emplace());
    }
}

bool HeaderReader::isComplete() const
{
    return !m_header.sections.empty()
        && (!m_header.since || m_header.since->size <= m_header.log.size);
}

bool HeaderReader::take(std::string_view line)
{
    if (m_isFirst) {
        m_isFirst = false;
        return takeFirst(line);
    }
    if (line.empty())
        return isComplete() ? false : fail(HeaderError::Malformed);
    if (line.front() == '#')
        return true;
    const std::size_t space = std::min(line.find(' '), line.size() - 1);
    return takeFact(line.substr(0, space), line.substr(space + 1)) || fail(HeaderError::Malformed);
}

} // namespace nidreg::storage
