// SPDX-License-Identifier: MIT
#include "model/exchange/files/markuptext.h"

#include "model/exchange/files/markupwalker.h"

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <memory>

namespace nidreg::exchange {

using Document = std::unique_ptr<xmlDoc, void (*)(xmlDoc *)>;

std::optional<std::string> textOfRfcXml(std::string_view source)
{
    constexpr int kOptions = XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING;
    // The text is UTF-8 by now, whatever its declaration says.
    const Document doc(
        xmlReadMemory(source.data(), static_cast<int>(source.size()), nullptr, "UTF-8", kOptions),
        xmlFreeDoc);
    if (!doc)
        return std::nullopt;
    return MarkupWalker().text(doc.get());
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
    return MarkupWalker().text(doc.get());
}

} // namespace nidreg::exchange
