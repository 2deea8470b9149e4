// SPDX-License-Identifier: MIT
#include "model/templates/passages.h"

#include "model/templates/textblock.h"
#include "model/templates/verbatim.h"
#include "model/templates/wrap.h"

#include <algorithm>

namespace nidreg::templates {

namespace {

bool isFenceMark(std::string_view line)
{
    const std::string_view text = withoutOuterBlanks(line);
    return text.starts_with("```") || text.starts_with("~~~") || text.starts_with("<CODE BEGINS>")
        || text.starts_with("<CODE ENDS>");
}

/// "name = …": see verbatim.h for what else is verbatim.
bool isAbnfRule(std::string_view line)
{
    const std::string_view text = withoutOuterBlanks(line);
    const std::size_t equals = text.find('=');
    const std::string_view name = withoutOuterBlanks(text.substr(0, equals));
    return equals != text.npos && !name.empty() && name.find(' ') == name.npos
        && name.find('"') == name.npos && !looksLikeUri(name);
}

/// Takes a text line by line and puts passages together.
class Collector {
public:
    void take(const TextLine &line)
    {
        const std::string_view text = withoutOuterBlanks(line.text);
        if (text.empty())
            m_blanks += 1;
        else if (isFenceMark(line.text) && line.isVerbatim)
            fence(text);
        else if (line.isVerbatim || m_isFenced)
            verbatim(line.text);
        else
            prose(line.text, text);
        if (!text.empty())
            m_blanks = 0;
    }

    std::vector<Passage> finish()
    {
        for (Passage &each : m_all) {
            if (each.kind == Passage::Verbatim)
                withoutCommonIndent(each);
        }
        return std::move(m_all);
    }

private:
    bool continues(Passage::Kind kind) const { return !m_all.empty() && m_all.back().kind == kind; }

    void fence(std::string_view text)
    {
        m_isFenced = !m_isFenced && !text.starts_with("<CODE ENDS>");
        m_isFresh = true;
        m_blanks = 0;
    }

    /// Verbatim stretches that only blank lines part are one.
    void verbatim(std::string_view line)
    {
        if (!continues(Passage::Verbatim) || m_isFresh)
            m_all.push_back({Passage::Verbatim, 0, {}, {}, false});
        else
            m_all.back().lines.insert(m_all.back().lines.end(), m_blanks, std::string());
        m_isFresh = false;
        m_all.back().lines.emplace_back(line.substr(0, line.find_last_not_of(" \t\r") + 1));
        m_all.back().isGrammar = m_all.back().isGrammar || isAbnfRule(line);
    }

    void prose(std::string_view line, std::string_view text)
    {
        m_isFresh = false;
        const std::size_t indent = columnsOf(line.substr(0, line.find(text.front())));
        const std::size_t sign = listSign(text);
        if (sign > 0) {
            const std::string_view mark = text.substr(0, text.find(' '));
            m_all.push_back({Passage::Item,
                             indent,
                             std::string(mark),
                             {std::string(text.substr(sign))},
                             false});
            m_itemText = indent + sign;
        } else if (m_blanks == 0 && goesOn(indent)) {
            m_all.back().lines.emplace_back(text);
        } else {
            m_all.push_back({Passage::Prose, indent, {}, {std::string(text)}, false});
        }
    }

    /// A line belongs to the item above it when it begins below the item's text, to the paragraph
    /// when it begins below the paragraph.
    bool goesOn(std::size_t indent) const
    {
        return (continues(Passage::Item) && indent == m_itemText)
            || (continues(Passage::Prose) && indent == m_all.back().indent);
    }

    static void withoutCommonIndent(Passage &passage)
    {
        std::string joined;
        for (const std::string &line : passage.lines)
            joined += line + '\n';
        passage.lines.clear();
        const std::string text = block(splitLines(joined));
        for (const Line &line : splitLines(text))
            passage.lines.push_back(
                line.isBlank() ? std::string() : std::string(line.indent, ' ').append(line.text));
        while (!passage.lines.empty() && passage.lines.back().empty())
            passage.lines.pop_back();
    }

    std::vector<Passage> m_all;
    std::size_t m_blanks = 0; ///< blank lines since the last one with text
    std::size_t m_itemText = 0; ///< the column that the last item's text begins in
    bool m_isFenced = false;
    bool m_isFresh = false; ///< a fence ended what stood above
};

} // namespace

std::vector<Passage> passages(std::string_view text)
{
    const std::string whole = unwrapped(text);
    Collector collector;
    for (const TextLine &line : textLines(whole))
        collector.take(line);
    return collector.finish();
}

} // namespace nidreg::templates
