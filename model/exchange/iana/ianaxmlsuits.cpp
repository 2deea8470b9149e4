// SPDX-License-Identifier: MIT
#include "model/exchange/iana/ianaxmlsuits.h"

#include "model/urn/syntax/chars.h"

#include <algorithm>
#include <libxml/tree.h>
#include <libxml/xmlschemastypes.h>

namespace nidreg::exchange {

using registry::Reference;

static bool isNumber(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, urn::isDigit);
}

static bool isPositive(std::string_view text)
{
    return isNumber(text) && text.find_first_not_of('0') != text.npos;
}

/// (rfc|bcp|std)\d+
static bool isSeriesNumber(std::string_view text)
{
    return (text.starts_with("rfc") || text.starts_with("bcp") || text.starts_with("std"))
        && isNumber(text.substr(3));
}

/// (draft|RFC)(-[a-zA-Z0-9]+)+
static bool isDraft(std::string_view text)
{
    const std::size_t head = text.starts_with("draft-") ? 5 : text.starts_with("RFC-") ? 3 : 0;
    if (head == 0 || text.ends_with('-') || text.find("--") != text.npos)
        return false;
    return std::ranges::all_of(text.substr(head),
                               [](char c) { return c == '-' || urn::isAlphanum(c); });
}

/// ucd\d+\.\d+\.\d+
static bool isUnicodeVersion(std::string_view text)
{
    if (!text.starts_with("ucd"))
        return false;
    text.remove_prefix(3);
    const std::size_t first = text.find('.');
    const std::size_t second = first == text.npos ? first : text.find('.', first + 1);
    return second != text.npos && isNumber(text.substr(0, first))
        && isNumber(text.substr(first + 1, second - first - 1))
        && isNumber(text.substr(second + 1));
}

static const xmlChar *bytes(const std::string &text)
{
    return reinterpret_cast<const xmlChar *>(text.c_str());
}

/// What a validator takes for an anyURI (XML Schema part 2, section 3.2.17): nearly all web
/// addresses are seen to be one without asking it.
static bool isAddress(const std::string &text)
{
    static constexpr std::string_view kCommon = "-._~:/#";
    const auto isCommon = [](char c) {
        return urn::isAlphanum(c) || kCommon.find(c) != kCommon.npos;
    };
    const bool isWeb = text.starts_with("https://") || text.starts_with("http://");
    if (isWeb && std::ranges::all_of(text, isCommon) && std::ranges::count(text, ':') == 1
        && std::ranges::count(text, '#') <= 1)
        return true;
    static const xmlSchemaTypePtr kAnyUri = xmlSchemaGetBuiltInType(XML_SCHEMAS_ANYURI);
    return text.find('\0') == text.npos
        && xmlSchemaValidatePredefinedType(kAnyUri, bytes(text), nullptr) == 0;
}

static bool isNcName(const std::string &text)
{
    return text.find('\0') == text.npos && xmlValidateNCName(bytes(text), 0) == 0;
}

bool suitsIana(const Reference &reference)
{
    switch (reference.type) {
    case Reference::Rfc:
        return isSeriesNumber(reference.data);
    case Reference::RfcErrata:
    case Reference::Note:
        return isPositive(reference.data);
    case Reference::Uri:
        return isAddress(reference.data);
    case Reference::Person:
    case Reference::Registry:
        return isNcName(reference.data);
    case Reference::Draft:
        return isDraft(reference.data);
    case Reference::Unicode:
        return isUnicodeVersion(reference.data);
    case Reference::Text:
        return true;
    }
    return false;
}

} // namespace nidreg::exchange
