// SPDX-License-Identifier: MIT
#include "model/exchange/files/markuptext.h"

#include "model/base/text.h"
#include "model/exchange/files/xmloutput.h"
#include "model/templates/verbatim.h"
#include "model/templates/writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <memory>

namespace nidreg::exchange {

namespace {

using Names = std::initializer_list<std::string_view>;

bool isOneOf(std::string_view name, Names names)
{
    return std::ranges::find(names, name) != names.end();
}

std::string_view view(const xmlChar *text)
{
    return text ? std::string_view(reinterpret_cast<const char *>(text)) : std::string_view();
}

std::string_view nameOf(const xmlNode *node)
{
    return node ? view(node->name) : std::string_view();
}

const xmlNode *firstElement(const xmlNode *node)
{
    while (node && node->type != XML_ELEMENT_NODE)
        node = node->next;
    return node;
}

/// Walks the tree of a document and writes its words.
class Walker {
public:
    std::string text(const xmlDoc *doc)
    {
        const xmlNode *root = xmlDocGetRootElement(doc);
        if (root && !templateSection(root))
            children(root, 1);
        return m_out.take();
    }

private:
    /// Whose list an item stands in.
    struct List {
        bool isNumbered = false;
        int number = 1; ///< of the next item
        std::string before, after = "."; ///< around the number
    };

    void children(const xmlNode *node, int depth);
    void visit(const xmlNode *node, int depth);
    void element(const xmlNode *node, int depth);
    void section(const xmlNode *node, int depth);
    void heading(std::string_view title, int depth);
    void term(std::string_view label);
    void list(const xmlNode *node, int depth);
    void lines(const xmlNode *node, int depth);
    void item(const xmlNode *node, int depth);
    bool templateSection(const xmlNode *node);
    static std::string definition(const xmlNode *node);
    void paragraph(const xmlNode *node, int depth);
    void row(const xmlNode *node, int depth);
    void verbatim(const xmlNode *node);
    void reference(const xmlNode *node, int depth);
    void entity(const xmlNode *node);

    static std::string attribute(const xmlNode *node, const char *name);
    static std::string content(const xmlNode *node);
    static bool isSkipped(std::string_view name);

    MarkupWriter m_out;
    List m_list;
    bool m_isOfTemplate = false; ///< a field's text, as rfcXml() sets it: its lists stand close
    std::size_t m_expanded = 0; ///< bytes that entities have put in
};

std::string Walker::attribute(const xmlNode *node, const char *name)
{
    const std::unique_ptr<xmlChar, void (*)(void *)> value(
        xmlGetNoNsProp(const_cast<xmlNode *>(node), reinterpret_cast<const xmlChar *>(name)),
        xmlFree);
    return std::string(view(value.get()));
}

std::string Walker::content(const xmlNode *node)
{
    const std::unique_ptr<xmlChar, void (*)(void *)> value(xmlNodeGetContent(node), xmlFree);
    return std::string(view(value.get()));
}

bool Walker::isSkipped(std::string_view name)
{
    return isOneOf(name, {"script", "style", "head", "iref"});
}

void Walker::children(const xmlNode *node, int depth)
{
    for (const xmlNode *child = node ? node->children : nullptr; child; child = child->next)
        visit(child, depth);
}

void Walker::visit(const xmlNode *node, int depth)
{
    switch (node->type) {
    case XML_TEXT_NODE:
    case XML_CDATA_SECTION_NODE:
        m_out.words(view(node->content));
        break;
    case XML_ENTITY_REF_NODE:
        entity(node);
        break;
    case XML_ELEMENT_NODE:
        element(node, depth);
        break;
    default:
        break; // comments and instructions are mark-up
    }
}

/// Short internal entities stand for their text, as long as that stays little in all.
void Walker::entity(const xmlNode *node)
{
    constexpr std::size_t kMostBytes = 256 * 1024;
    const xmlEntity *found = xmlGetDocEntity(node->doc, node->name);
    const bool isInternal = found && found->etype == XML_INTERNAL_GENERAL_ENTITY;
    const std::string_view value = isInternal ? view(found->content) : std::string_view();
    m_expanded += value.size();
    if (isInternal && value.find('&') == std::string_view::npos && m_expanded <= kMostBytes)
        m_out.words(value == "\xC2\xA0" ? " " : value);
    else
        m_out.words("&" + std::string(view(node->name)) + ";");
}

void Walker::heading(std::string_view title, int depth)
{
    const int hashes = std::clamp(depth, 1, 6);
    m_out.startBlock();
    m_out.words(std::string(static_cast<std::size_t>(hashes), '#') + " ");
    m_out.words(title);
    m_out.startBlock();
}

void Walker::section(const xmlNode *node, int depth)
{
    if (templateSection(node))
        return;
    const std::string title = attribute(node, "title");
    if (!title.empty())
        heading(title, depth);
    children(node, depth + 1);
    m_out.startBlock();
}

/// A definition's term is a label: without a colon of its own it gets one, as no reader could tell
/// it from text else.
void Walker::term(std::string_view label)
{
    label = base::trimmed(label);
    if (label.empty())
        return;
    m_out.startBlock();
    m_out.words(label);
    if (!label.ends_with(':') && !label.ends_with('.'))
        m_out.words(":");
    m_out.startLine();
}

/// The numbers of an ordered list (RFC 7991, section 2.34) are text that may be referred to.
void Walker::list(const xmlNode *node, int depth)
{
    List outer = std::exchange(m_list, List());
    const std::string type = attribute(node, "type"), start = attribute(node, "start");
    const std::size_t place = type.find("%d");
    m_list.isNumbered = nameOf(node) == "ol" && (type.empty() || type == "1" || place != type.npos);
    if (place != type.npos) {
        m_list.before = type.substr(0, place);
        m_list.after = type.substr(place + 2);
    }
    std::from_chars(start.data(), start.data() + start.size(), m_list.number);
    m_out.startBlock();
    children(node, depth);
    m_out.startBlock();
    m_list = std::move(outer);
}

/// A list without signs (RFC 7991, section 2.63.1): lines that end where their author ended them.
void Walker::lines(const xmlNode *node, int depth)
{
    m_out.startBlock();
    for (const xmlNode *child = node->children; child; child = child->next) {
        if (nameOf(child) == "li")
            children(child, depth);
        else
            visit(child, depth);
        m_out.startLine();
    }
    m_out.startBlock();
}

void Walker::item(const xmlNode *node, int depth)
{
    const std::string sign =
        m_list.isNumbered ? m_list.before + std::to_string(m_list.number++) + m_list.after : "-";
    const int columns = static_cast<int>(std::min<std::size_t>(sign.size(), 12)) + 1;
    if (!m_isOfTemplate)
        m_out.startBlock();
    m_out.startItem(sign);
    m_out.indent(columns);
    children(node, depth);
    m_out.endItem();
    if (!m_isOfTemplate)
        m_out.startBlock();
    m_out.indent(-columns);
}

/// A field's text out of its definition.
std::string Walker::definition(const xmlNode *node)
{
    Walker inner;
    inner.m_isOfTemplate = true;
    inner.m_out = MarkupWriter(MarkupWriter::kEndless);
    inner.children(node, 1);
    return inner.m_out.take();
}

/// A section as rfcXml() writes it, wherever it was put: its terms are fields, its definitions
/// their texts, so that nothing of a text is taken for a heading. False for any other section.
bool Walker::templateSection(const xmlNode *node)
{
    const xmlNode *title = firstElement(node->children);
    const xmlNode *fields = title ? firstElement(title->next) : nullptr;
    if (!attribute(node, "anchor").starts_with("urn-namespace") || nameOf(title) != "name"
        || nameOf(fields) != "dl" || firstElement(fields->next))
        return false;
    templates::NamespaceTemplate content;
    for (const xmlNode *term = firstElement(fields->children); term;) {
        const xmlNode *text = firstElement(term->next);
        if (nameOf(term) != "dt" || nameOf(text) != "dd")
            return false;
        std::string heading(base::trimmed(Walker::content(term)));
        heading.erase(std::min(heading.rfind(':'), heading.size()));
        const auto spec = std::ranges::find(templates::kFields, std::string_view(heading),
                                            &templates::FieldSpec::heading);
        if (spec != templates::kFields.end() && content.text(spec->field).empty())
            content.set(spec->field, definition(text));
        else
            content.unmapped.push_back({heading, definition(text)});
        term = firstElement(text->next);
    }
    m_out.asItStands(templates::write(content));
    return true;
}

/// A paragraph, or what stands under a term in a list of RFC 7749.
void Walker::paragraph(const xmlNode *node, int depth)
{
    const std::string label = attribute(node, "hangText");
    const std::string_view parent = node->parent ? view(node->parent->name) : std::string_view();
    if (parent == "list" && label.empty())
        return item(node, depth);
    const bool isClose = m_isOfTemplate && parent == "li";
    isClose ? m_out.startLine() : m_out.startBlock();
    term(label);
    m_out.indent(label.empty() ? 0 : 3);
    children(node, depth);
    isClose ? m_out.startLine() : m_out.startBlock();
    m_out.indent(label.empty() ? 0 : -3);
}

void Walker::row(const xmlNode *node, int depth)
{
    m_out.startLine();
    for (const xmlNode *cell = node->children; cell; cell = cell->next) {
        if (cell->type != XML_ELEMENT_NODE)
            continue;
        m_out.words("| ");
        children(cell, depth);
        m_out.words(" ");
    }
    m_out.words("|");
    m_out.startLine();
}

void Walker::verbatim(const xmlNode *node)
{
    const std::string text = content(node);
    const auto isSeen = [](const templates::TextLine &line) {
        return line.isVerbatim || base::trimmed(line.text).empty();
    };
    const bool needsFence =
        m_isOfTemplate && !std::ranges::all_of(templates::textLines(text), isSeen);
    const std::string fence = needsFence ? "```\n" : "";
    const std::size_t first = std::min(text.find_first_not_of("\r\n"), text.size());
    m_out.startBlock();
    m_out.verbatim(fence + text.substr(first) + fence);
    m_out.startBlock();
}

/// A reference without words of its own shows its target.
void Walker::reference(const xmlNode *node, int depth)
{
    const std::string target = attribute(node, "target");
    if (!base::trimmed(content(node)).empty())
        return children(node, depth);
    const bool isAddress = target.find(':') != std::string::npos;
    m_out.words(isAddress ? "<" + target + ">" : "[" + target + "]");
}

void Walker::element(const xmlNode *node, int depth)
{
    const std::string_view name = view(node->name);
    if (isSkipped(name))
        return;
    if (isOneOf(name, {"section", "abstract", "note", "references"}))
        return section(node, depth);
    if (name == "name" || name == "title")
        return heading(content(node), depth - (name == "name" ? 1 : 0));
    if (name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6')
        return heading(content(node), name[1] - '0');
    if (name == "t" || name == "p")
        return paragraph(node, depth);
    if (name == "dt")
        return term(content(node));
    if (name == "ul" && attribute(node, "empty") == "true")
        return lines(node, depth);
    if (name == "ul" || name == "ol")
        return list(node, depth);
    if (name == "li")
        return item(node, depth);
    if (isOneOf(name, {"artwork", "sourcecode", "pre"}))
        return verbatim(node);
    if (name == "tr")
        return row(node, depth);
    if (isOneOf(name, {"xref", "eref", "relref"}))
        return reference(node, depth);
    if (name == "br")
        return m_out.startLine();
    const bool isInline = isOneOf(name, {"em", "strong", "tt",   "sub",  "sup",   "bcp14", "u",
                                         "b",  "i",      "code", "span", "a",     "spanx", "kbd",
                                         "q",  "cite",   "abbr", "var",  "small", "samp",  "font"});
    if (isInline)
        return children(node, depth);
    m_out.startBlock();
    m_out.indent(name == "dd" ? 3 : 0);
    for (const char *shown : {"fullname", "name", "value", "day", "month", "year"}) {
        const std::string value = attribute(node, shown);
        if (!value.empty() && isOneOf(name, {"author", "contact", "seriesInfo", "date"}))
            m_out.words(value + " ");
    }
    children(node, depth);
    m_out.startBlock();
    m_out.indent(name == "dd" ? -3 : 0);
}

using Document = std::unique_ptr<xmlDoc, void (*)(xmlDoc *)>;

} // namespace

std::optional<std::string> textOfRfcXml(std::string_view source)
{
    constexpr int kOptions = XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING;
    // The text is UTF-8 by now, whatever its declaration says.
    const Document doc(
        xmlReadMemory(source.data(), static_cast<int>(source.size()), nullptr, "UTF-8", kOptions),
        xmlFreeDoc);
    if (!doc)
        return std::nullopt;
    return Walker().text(doc.get());
}

std::optional<std::string> textOfHtml(std::string_view source)
{
    constexpr int kOptions =
        HTML_PARSE_NONET | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_RECOVER;
    xmlResetLastError();
    const Document doc(
        htmlReadMemory(source.data(), static_cast<int>(source.size()), nullptr, "UTF-8", kOptions),
        xmlFreeDoc);
    const xmlError *error = xmlGetLastError();
    const bool gaveUp = error && error->code == XML_ERR_INTERNAL_ERROR; // nested too deep
    if (!doc || gaveUp)
        return std::nullopt;
    return Walker().text(doc.get());
}

} // namespace nidreg::exchange
