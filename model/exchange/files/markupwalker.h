// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/files/xmloutput.h"

#include <cstdint>
#include <initializer_list>
#include <libxml/tree.h>
#include <string>
#include <string_view>

namespace nidreg::exchange {

inline std::string_view view(const xmlChar *text)
{
    return text ? std::string_view(reinterpret_cast<const char *>(text)) : std::string_view();
}

inline std::string_view nameOf(const xmlNode *node)
{
    return node ? view(node->name) : std::string_view();
}

/// `node`, or the next of its siblings, that is an element; null: none is.
inline const xmlNode *firstElement(const xmlNode *node)
{
    while (node && node->type != XML_ELEMENT_NODE)
        node = node->next;
    return node;
}

/// Walks the tree of a document of RFC XML or HTML and writes its words: see markuptext.h.
class MarkupWalker {
public:
    std::string text(const xmlDoc *doc)
    {
        const xmlNode *root = xmlDocGetRootElement(doc);
        if (root && isTemplateSection(root))
            templateSection(root);
        else
            children(root, 1);
        return m_out.take();
    }

private:
    /// The list that an item is in.
    struct List {
        bool isNumbered = false;
        std::int64_t number = 1; ///< of the next item
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
    bool isTemplateSection(const xmlNode *node);
    void templateSection(const xmlNode *node);
    std::string definition(const xmlNode *node);
    void paragraph(const xmlNode *node, int depth);
    void row(const xmlNode *node, int depth);
    void verbatim(const xmlNode *node);
    void fieldVerbatim(const std::string &text);
    void reference(const xmlNode *node, int depth);
    std::string replaced(const xmlNode *entity);

    static std::string attribute(const xmlNode *node, const char *name);
    std::string content(const xmlNode *node);
    static bool isSkipped(std::string_view name);

    MarkupWriter m_out;
    List m_list;
    bool m_isOfTemplate = false; ///< a field's text, as rfcXml() sets it: its lists stand close
    std::size_t m_expanded = 0; ///< bytes that entities have put in
};

} // namespace nidreg::exchange
