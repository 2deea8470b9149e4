// SPDX-License-Identifier: MIT
#include "model/exchange/files/markupwalker.h"

#include "model/base/text.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

namespace nidreg::exchange {

namespace {

using Names = std::initializer_list<std::string_view>;

bool isOneOf(std::string_view name, Names names)
{
    return std::ranges::find(names, name) != names.end();
}

} // namespace

std::string MarkupWalker::attribute(const xmlNode *node, const char *name)
{
    const std::unique_ptr<xmlChar, void (*)(void *)> value(
        xmlGetNoNsProp(const_cast<xmlNode *>(node), reinterpret_cast<const xmlChar *>(name)),
        xmlFree);
    return std::string(view(value.get()));
}

std::string MarkupWalker::content(const xmlNode *node)
{
    std::string text;
    for (const xmlNode *child = node->children; child; child = child->next) {
        if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
            text += view(child->content);
        else if (child->type == XML_ENTITY_REF_NODE)
            text += replaced(child);
        else if (child->type == XML_ELEMENT_NODE)
            text += content(child);
    }
    return text;
}

bool MarkupWalker::isSkipped(std::string_view name)
{
    return isOneOf(name, {"script", "style", "head", "iref"});
}

void MarkupWalker::children(const xmlNode *node, int depth)
{
    for (const xmlNode *child = node ? node->children : nullptr; child; child = child->next)
        visit(child, depth);
}

void MarkupWalker::visit(const xmlNode *node, int depth)
{
    switch (node->type) {
    case XML_TEXT_NODE:
    case XML_CDATA_SECTION_NODE:
        m_out.words(view(node->content));
        break;
    case XML_ENTITY_REF_NODE:
        m_out.words(replaced(node));
        break;
    case XML_ELEMENT_NODE:
        element(node, depth);
        break;
    default:
        break; // comments and instructions are mark-up
    }
}

/// Short internal entities stand for their text, as long as that stays little in all.
std::string MarkupWalker::replaced(const xmlNode *entity)
{
    constexpr std::size_t kMaxBytes = 256 * 1024;
    const xmlEntity *found = xmlGetDocEntity(entity->doc, entity->name);
    const bool isInternal = found && found->etype == XML_INTERNAL_GENERAL_ENTITY;
    const std::string_view value = isInternal ? view(found->content) : std::string_view();
    m_expanded += value.size();
    if (isInternal && value.find('&') == std::string_view::npos && m_expanded <= kMaxBytes)
        return value == "\xC2\xA0" ? " " : std::string(value);
    return "&" + std::string(view(entity->name)) + ";";
}

void MarkupWalker::heading(std::string_view title, int depth)
{
    const int hashes = std::clamp(depth, 1, 6);
    m_out.startBlock();
    m_out.words(std::string(static_cast<std::size_t>(hashes), '#') + " ");
    m_out.words(title);
    m_out.startBlock();
}

void MarkupWalker::section(const xmlNode *node, int depth)
{
    if (isTemplateSection(node))
        return templateSection(node);
    const std::string title = attribute(node, "title");
    if (!title.empty())
        heading(title, depth);
    children(node, depth + 1);
    m_out.startBlock();
}

/// A definition's term is a label: without a colon of its own it gets one, as no reader could tell
/// it from text else.
void MarkupWalker::term(std::string_view label)
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

/// The numbers of an ordered list (RFC 7991, section 2.34) are text that may be referred to;
/// letters become bullets.
void MarkupWalker::list(const xmlNode *node, int depth)
{
    List outer = std::exchange(m_list, List());
    const std::string type = attribute(node, "type"), start = attribute(node, "start");
    const std::size_t place = type.find("%d");
    m_list.isNumbered = nameOf(node) == "ol" && (type.empty() || type == "1" || place != type.npos);
    if (place != type.npos) {
        m_list.before = type.substr(0, place);
        m_list.after = type.substr(place + 2);
    }
    constexpr std::int64_t kHighest = 1'000'000'000;
    std::from_chars(start.data(), start.data() + start.size(), m_list.number);
    m_list.number = std::clamp(m_list.number, -kHighest, kHighest);
    m_out.startBlock();
    children(node, depth);
    m_out.startBlock();
    m_list = std::move(outer);
}

/// A list without signs (RFC 7991, section 2.63.1): lines that end where their author ended them.
void MarkupWalker::lines(const xmlNode *node, int depth)
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

void MarkupWalker::item(const xmlNode *node, int depth)
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

/// A paragraph, or what stands under a term in a list of RFC 7749.
void MarkupWalker::paragraph(const xmlNode *node, int depth)
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

void MarkupWalker::row(const xmlNode *node, int depth)
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

void MarkupWalker::verbatim(const xmlNode *node)
{
    m_out.startBlock();
    if (m_isOfTemplate)
        fieldVerbatim(content(node));
    else
        m_out.verbatim(content(node));
    m_out.startBlock();
}

/// A reference without words of its own shows its target.
void MarkupWalker::reference(const xmlNode *node, int depth)
{
    const std::string target = attribute(node, "target");
    if (!base::trimmed(content(node)).empty())
        return children(node, depth);
    const bool isAddress = target.find(':') != std::string::npos;
    m_out.words(isAddress ? "<" + target + ">" : "[" + target + "]");
}

void MarkupWalker::element(const xmlNode *node, int depth)
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

} // namespace nidreg::exchange
