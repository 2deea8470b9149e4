// SPDX-License-Identifier: MIT
#include "model/exchange/template/rfcxml.h"

#include "model/base/text.h"
#include "model/exchange/files/xmloutput.h"
#include "model/templates/passages.h"
#include "model/templates/verbatim.h"
#include "model/templates/writer.h"

#include <QBuffer>
#include <QXmlStreamWriter>

#include <charconv>
#include <span>

namespace nidreg::exchange {

namespace {

using templates::Passage;

/// The number of an item's sign, "2)" or "2."; 0 for a bullet.
int numberOf(const Passage &item)
{
    int number = 0;
    std::from_chars(item.sign.data(), item.sign.data() + item.sign.size(), number);
    return number;
}

/// True when `next` goes on with the list that `item` stands in: equal bullets, or the next number
/// written the same way.
bool isNextItem(const Passage &item, const Passage &next)
{
    if (next.kind != Passage::Item || next.indent != item.indent)
        return false;
    if (templates::isBullet(item.sign))
        return templates::isBullet(next.sign);
    return numberOf(next) == numberOf(item) + 1 && next.sign.back() == item.sign.back();
}

class SectionWriter {
public:
    explicit SectionWriter(QIODevice &to) : m_xml(&to)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
    }

    void write(const templates::NamespaceTemplate &from)
    {
        m_xml.writeStartDocument();
        m_xml.writeStartElement("section");
        m_xml.writeAttribute("anchor", carried(templates::anchorOf(from)));
        m_xml.writeTextElement("name", carried(templates::titleOf(from)));
        m_xml.writeStartElement("dl");
        m_xml.writeAttribute("newline", "true");
        m_xml.writeAttribute("spacing", "normal");
        for (const templates::Section &section : templates::sections(from)) {
            m_xml.writeTextElement("dt", carried(section.heading + ":"));
            definition(templates::passages(section.text));
        }
        m_xml.writeEndDocument();
    }

private:
    void definition(const std::vector<Passage> &all)
    {
        m_xml.writeStartElement("dd");
        const bool isLine =
            all.size() == 1 && all[0].kind == Passage::Prose && all[0].lines.size() == 1;
        if (isLine)
            m_xml.writeCharacters(carried(all[0].lines[0]));
        for (std::size_t i = 0; i < all.size() && !isLine;) {
            std::size_t end = i + 1;
            while (all[i].kind == Passage::Item && end < all.size()
                   && isNextItem(all[end - 1], all[end]))
                ++end;
            block(std::span(all).subspan(i, end - i));
            i = end;
        }
        m_xml.writeEndElement();
    }

    /// One passage, or the items of one list.
    void block(std::span<const Passage> passages)
    {
        const Passage &first = passages.front();
        if (first.kind == Passage::Verbatim)
            verbatim(first);
        else if (first.kind == Passage::Item)
            list(passages);
        else if (first.lines.size() == 1)
            m_xml.writeTextElement("t", carried(first.lines[0]));
        else
            lines(first.lines);
    }

    void verbatim(const Passage &passage)
    {
        m_xml.writeStartElement(passage.isGrammar ? "sourcecode" : "artwork");
        if (passage.isGrammar)
            m_xml.writeAttribute("type", "abnf");
        std::string text = "\n";
        for (const std::string &line : passage.lines)
            text += line + '\n';
        m_xml.writeCharacters(carried(text));
        m_xml.writeEndElement();
    }

    void list(std::span<const Passage> items)
    {
        const bool isBulleted = templates::isBullet(items.front().sign);
        m_xml.writeStartElement(isBulleted ? "ul" : "ol");
        if (!isBulleted) {
            m_xml.writeAttribute("type", carried(std::string("%d") + items.front().sign.back()));
            m_xml.writeAttribute("start", QString::number(numberOf(items.front())));
        }
        for (const Passage &each : items)
            item(each.lines);
        m_xml.writeEndElement();
    }

    void item(const std::vector<std::string> &content)
    {
        m_xml.writeStartElement("li");
        if (content.size() == 1)
            m_xml.writeCharacters(carried(content[0]));
        else
            for (const std::string &line : content)
                m_xml.writeTextElement("t", carried(line));
        m_xml.writeEndElement();
    }

    /// Lines that end where their author ended them, as in an address.
    void lines(const std::vector<std::string> &content)
    {
        m_xml.writeStartElement("ul");
        m_xml.writeAttribute("empty", "true");
        m_xml.writeAttribute("spacing", "compact");
        for (const std::string &line : content)
            m_xml.writeTextElement("li", carried(line));
        m_xml.writeEndElement();
    }

    QXmlStreamWriter m_xml;
};

} // namespace

std::string rfcXml(const templates::NamespaceTemplate &from)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    SectionWriter(buffer).write(from);
    return buffer.data().toStdString();
}

} // namespace nidreg::exchange
