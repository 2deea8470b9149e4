// SPDX-License-Identifier: MIT
#include "app/reference/roff.h"

#include "model/base/version.h"

#include <algorithm>
#include <cctype>

namespace nidreg::app::reference {

std::string plainRoff(std::string_view text)
{
    std::string result;
    bool isAtLineStart = true;
    for (const char c : text) {
        if (isAtLineStart && (c == '.' || c == '\''))
            result += "\\&";
        isAtLineStart = c == '\n';
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else if (c == '~')
            result += "\\(ti";
        else if (c == '^')
            result += "\\(ha";
        else if (c == '\'')
            result += "\\(aq";
        else if (c == '`')
            result += "\\(ga";
        else
            result += c;
    }
    return result;
}

std::string bold(std::string_view text)
{
    return "\\fB" + plainRoff(text) + "\\fR";
}

std::string italic(std::string_view text)
{
    return "\\fI" + plainRoff(text) + "\\fR";
}

Roff::Roff(const std::string &name, const std::string &about)
{
    std::string title = name;
    std::ranges::transform(title, title.begin(), [](char c) {
        return char(std::toupper(static_cast<unsigned char>(c)));
    });
    m_text = ".\\\" Made by the build from the program's own command tree.\n.TH \""
        + plainRoff(title) + "\" 1 \"\" \"nidreg " + std::string(base::version())
        + "\" \"User Commands\"\n.nh\n.ad l\n";
    section("NAME");
    line(plainRoff(name) + " \\- " + plainRoff(about));
}

void Roff::section(std::string_view title)
{
    line(".SH \"" + plainRoff(title) + '"');
    m_isBelowTitle = true;
}

void Roff::subsection(std::string_view title)
{
    line(".SS \"" + plainRoff(title) + '"');
    m_isBelowTitle = true;
}

void Roff::paragraph(std::string_view text)
{
    if (!m_isBelowTitle)
        line(".PP");
    line(plainRoff(text));
}

void Roff::item(const std::string &tag, std::string_view text)
{
    line(".TP\n" + tag);
    line(plainRoff(text));
}

void Roff::example(std::string_view command, std::string_view note)
{
    if (!note.empty())
        paragraph(note);
    line(".RS 4\n.nf\n" + plainRoff(command) + "\n.fi\n.RE");
}

void Roff::line(const std::string &roff)
{
    m_text += roff + '\n';
    m_isBelowTitle = false;
}

} // namespace nidreg::app::reference
