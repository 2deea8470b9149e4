// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstring>
#include <libxml/c14n.h>
#include <libxml/parser.h>
#include <string_view>

/// Canonical XML of a publication, for comparison: white space between elements, where only
/// elements stand, is taken off first, and that about names and dates.
namespace nidreg::tests {

inline bool isOneOf(const xmlNode *node, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (node->name && std::strcmp(reinterpret_cast<const char *>(node->name), name) == 0)
            return true;
    }
    return false;
}

inline void messageBar(xmlNodePtr parent)
{
    const bool holdsElements =
        isOneOf(parent, {"registry", "record", "people", "person", "range", "metadata"});
    for (xmlNodePtr node = parent->children; node;) {
        const xmlNodePtr next = node->next;
        if (node->type == XML_ELEMENT_NODE)
            messageBar(node);
        if (holdsElements && node->type == XML_TEXT_NODE && xmlIsBlankNode(node)) {
            xmlUnlinkNode(node);
            xmlFreeNode(node);
        }
        node = next;
    }
}

/// Nothing where `xml` cannot be read.
inline QByteArray canonical(const QByteArray &xml)
{
    const xmlDocPtr document =
        xmlReadMemory(xml.constData(), int(xml.size()), "test.xml", nullptr, XML_PARSE_NONET);
    if (!document)
        return {};
    messageBar(xmlDocGetRootElement(document));
    xmlChar *text = nullptr;
    const int size = xmlC14NDocDumpMemory(document, nullptr, XML_C14N_1_0, nullptr, 1, &text);
    const QByteArray result(reinterpret_cast<const char *>(text), size > 0 ? size : 0);
    xmlFree(text);
    xmlFreeDoc(document);
    return result;
}

} // namespace nidreg::tests
