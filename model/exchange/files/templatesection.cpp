// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/exchange/files/markupwalker.h"
#include "model/templates/verbatim.h"
#include "model/templates/writer.h"

#include <algorithm>

namespace nidreg::exchange {

/// A field's text out of its definition.
std::string MarkupWalker::definition(const xmlNode *node)
{
    MarkupWalker inner;
    inner.m_isOfTemplate = true;
    inner.m_out = MarkupWriter(MarkupWriter::kEndless);
    inner.m_expanded = m_expanded;
    inner.children(node, 1);
    m_expanded = inner.m_expanded;
    return inner.m_out.take();
}

/// A term's heading; empty where it does not end in a colon.
static std::string headingIn(const std::string &term)
{
    const std::string_view text = base::trimmed(term);
    return std::string(text.ends_with(':') ? text.substr(0, text.size() - 1) : std::string_view());
}

/// Whether a section has the anchor, the title and the terms that rfcXml() gives it. Told before
/// any text of it is read, so that sections in sections are not read again and again.
bool MarkupWalker::isTemplateSection(const xmlNode *node)
{
    const xmlNode *title = firstElement(node->children);
    const xmlNode *fields = title ? firstElement(title->next) : nullptr;
    if (nameOf(title) != "name" || nameOf(fields) != "dl" || firstElement(fields->next))
        return false;
    templates::NamespaceTemplate named;
    for (const xmlNode *term = firstElement(fields->children); term;) {
        const xmlNode *text = firstElement(term->next);
        if (nameOf(term) != "dt" || nameOf(text) != "dd")
            return false;
        const std::string label = content(term);
        if (!base::trimmed(label).ends_with(':'))
            return false;
        if (headingIn(label) == templates::spec(templates::Field::NamespaceIdentifier).heading)
            named.set(templates::Field::NamespaceIdentifier, content(text));
        term = firstElement(text->next);
    }
    return attribute(node, "anchor") == templates::anchorOf(named)
        && base::trimmed(content(title)) == templates::titleOf(named);
}

/// Such a section, wherever it was put: its terms are fields, its definitions their texts, so that
/// nothing of a text is taken for a heading. Any other one is read by its looks.
void MarkupWalker::templateSection(const xmlNode *node)
{
    templates::NamespaceTemplate read;
    const xmlNode *fields = firstElement(firstElement(node->children)->next);
    for (const xmlNode *term = firstElement(fields->children); term;) {
        const xmlNode *text = firstElement(term->next);
        const std::string heading = headingIn(content(term));
        const auto spec = std::ranges::find(templates::kFields, std::string_view(heading),
                                            &templates::FieldSpec::heading);
        const bool isField =
            spec != templates::kFields.end() && !read.fields[static_cast<std::size_t>(spec->field)];
        if (isField)
            read.set(spec->field, definition(text));
        else
            read.unmapped.push_back({heading, definition(text)});
        term = firstElement(text->next);
    }
    m_out.asItStands(templates::write(read));
}

/// Text whose lines would be set anew without a fence; none fits around one that it holds.
static bool needsFence(std::string_view text)
{
    const auto lines = templates::textLines(text);
    const auto isSeen = [](const templates::TextLine &line) {
        return line.isVerbatim || base::trimmed(line.text).empty();
    };
    const auto isFence = [](const templates::TextLine &line) {
        const std::string_view mark = base::trimmed(line.text);
        return mark.starts_with("```") || mark.starts_with("~~~");
    };
    return !std::ranges::all_of(lines, isSeen) && std::ranges::none_of(lines, isFence);
}

void MarkupWalker::fieldVerbatim(const std::string &text)
{
    m_out.verbatim(needsFence(text) ? "```\n" + text + "\n```" : text);
}

} // namespace nidreg::exchange
