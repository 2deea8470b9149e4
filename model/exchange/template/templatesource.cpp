// SPDX-License-Identifier: MIT
#include "model/exchange/template/templatesource.h"

#include "model/base/text.h"
#include "model/exchange/files/markuptext.h"
#include "model/exchange/json/templatejson.h"
#include "model/exchange/template/html.h"
#include "model/exchange/template/mailsource.h"

namespace nidreg::exchange {

using Kind = TemplateSource::Kind;

/// What the text begins with, behind declarations and comments.
static Kind kindOf(std::string_view text)
{
    constexpr std::size_t kLookedAt = 64 * 1024;
    const std::string head = base::lowered(base::trimmed(text.substr(0, kLookedAt)));
    if (head.starts_with('{'))
        return Kind::TemplateJson;
    if (!head.starts_with('<'))
        return Kind::Text;
    if (head.starts_with("<!doctype html") || head.find("<html") != std::string::npos)
        return Kind::Html;
    for (const std::string_view root : {"<rfc ", "<rfc>", "<rfc\n", "<section ", "<section>"}) {
        if (head.find(root) != std::string::npos)
            return Kind::RfcXml;
    }
    return Kind::Text;
}

static std::optional<std::string> plainText(Kind kind, std::string_view text)
{
    if (kind == Kind::TemplateJson)
        return textOfTemplateJson(text);
    if (kind == Kind::RfcXml)
        return textOfRfcXml(text);
    auto own = textOfOwnPage(text);
    return own ? std::move(own) : textOfHtml(text);
}

TemplateSource withoutMarkup(templates::Decoded decoded)
{
    TemplateSource source{std::move(decoded)};
    std::string &text = source.decoded.text;
    source.kind = kindOf(text);
    if (source.kind == Kind::Text)
        return source;
    auto plain = plainText(source.kind, text);
    if (!plain && source.kind == Kind::TemplateJson)
        source.kind = Kind::Text;
    else if (plain)
        text = std::move(*plain);
    else
        source.kind = Kind::BrokenXml;
    return source;
}

TemplateSource readTemplateSource(std::string_view bytes)
{
    if (auto mail = readMail(bytes))
        return {std::move(*mail), Kind::Mail};
    TemplateSource source = withoutMarkup(templates::decode(bytes));
    if (source.kind == Kind::Text)
        source.decoded.text = templates::withoutMailMarks(source.decoded.text);
    return source;
}

} // namespace nidreg::exchange
