// SPDX-License-Identifier: MIT
#include "model/uri/url1993reader.h"

#include "model/base/text.h"
#include "model/uri/authority.h"
#include "model/uri/chars.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nidreg::uri {

struct Production {
    std::string_view scheme;
    std::string_view name;
    bool (Url1993Reader::*read)();
};

// clang-format off
static constexpr std::array kProductions {
    Production {"http",     "httpaddress",     &Url1993Reader::http},
    Production {"ftp",      "ftpaddress",      &Url1993Reader::ftp},
    Production {"news",     "newsaddress",     &Url1993Reader::news},
    Production {"nntp",     "nntpaddress",     &Url1993Reader::nntp},
    Production {"prospero", "prosperoaddress", &Url1993Reader::prospero},
    Production {"telnet",   "telnetaddress",   &Url1993Reader::telnet},
    Production {"rlogin",   "telnetaddress",   &Url1993Reader::telnet},
    Production {"tn3270",   "telnetaddress",   &Url1993Reader::telnet},
    Production {"gopher",   "gopheraddress",   &Url1993Reader::gopher},
    Production {"wais",     "waisaddress",     &Url1993Reader::wais},
    Production {"mailto",   "mailtoaddress",   &Url1993Reader::mailto},
};
// clang-format on

Url1993Reader::Url1993Reader(std::string_view text)
    : m_text(text), m_end(std::min(text.find('#'), text.size())), m_url(text)
{
}

bool Url1993Reader::refuse(Url1993Error error, std::size_t offset)
{
    m_refusal = {error, offset};
    return false;
}

bool Url1993Reader::at(std::string_view expected) const
{
    return uri::part(m_text, {m_at, m_end}).starts_with(expected);
}

TextRange Url1993Reader::upTo(std::string_view delimiters) const
{
    return {m_at, std::min(m_text.find_first_of(delimiters, m_at), m_end)};
}

bool Url1993Reader::check(TextRange range, CharClass allowed)
{
    const auto fault = firstFault(m_text, range, allowed);
    if (!fault)
        return true;
    const bool isEscape = fault->error == UriError::BadEscape;
    const bool isForeign = fault->error == UriError::NotAscii;
    return refuse(isForeign      ? Url1993Error::NotAscii
                      : isEscape ? Url1993Error::BadEscape
                                 : Url1993Error::BadCharacter,
                  fault->offset);
}

/// One part of xalphas, which is not empty.
bool Url1993Reader::part(std::string_view name, TextRange range, CharClass allowed)
{
    if (range.begin == range.end)
        return refuse(Url1993Error::MissingPart, range.begin);
    keep(name, range);
    m_at = range.end;
    return check(range, allowed);
}

bool Url1993Reader::digits(std::string_view name, TextRange range, Url1993Error otherwise)
{
    const std::string_view text = uri::part(m_text, range);
    const auto wrong = std::size_t(std::ranges::find_if_not(text, urn::isDigit) - text.begin());
    if (text.empty() || wrong != text.size())
        return refuse(otherwise, range.begin + wrong);
    keep(name, range);
    m_at = range.end;
    return true;
}

bool Url1993Reader::read()
{
    return scheme() && atEndOfUrl() && fragment() && (addFindings(), true);
}

/// [ u r l : ] scheme : and the production of that scheme
bool Url1993Reader::scheme()
{
    if (base::equalIgnoringCase(m_text.substr(0, 4), "url:"))
        m_at = 4;
    const TextRange range = upTo(":/?");
    if (range.end == m_end || m_text[range.end] != ':')
        return refuse(Url1993Error::NoScheme, m_at);
    const std::string_view scheme = uri::part(m_text, range);
    const auto fault = firstFault(m_text, range, isXalpha);
    if (scheme.empty() || !isAlpha1993(scheme.front()) || fault)
        return refuse(Url1993Error::BadScheme, fault ? fault->offset : range.begin);
    if (base::equalIgnoringCase(scheme, "urn"))
        return refuse(Url1993Error::ReservedScheme, range.begin);
    m_url.m_scheme = range;
    m_at = range.end + 1;
    for (const Production &each : kProductions) {
        if (base::equalIgnoringCase(each.scheme, scheme)) {
            m_url.m_production = each.name;
            return (this->*each.read)();
        }
    }
    m_url.m_production = "generic";
    return generic();
}

/// httpaddress = h t t p : // hostport [ / path ] [ ? search ]
bool Url1993Reader::http()
{
    return server(false) && (!at("/") || (slash() && path("path", "?"))) && search();
}

/// ftpaddress = f t p : // login / path
bool Url1993Reader::ftp()
{
    return server(true) && slash() && path("path", "");
}

/// newsaddress = n e w s : groupart
/// groupart    = * | group | article
/// article     = xalphas @ host
bool Url1993Reader::news()
{
    if (!noServer())
        return false;
    const TextRange whole{m_at, m_end};
    const auto sign = uri::part(m_text, whole).rfind('@');
    if (sign == std::string_view::npos)
        return at("*") ? part("group", {m_at, m_at + 1}, isXalpha) : group(whole);
    if (sign == 0)
        return refuse(Url1993Error::MissingPart, m_at);
    return part("article", whole, isXalpha) && host("host", {whole.begin + sign + 1, whole.end});
}

/// group = ialpha [ . group ]
bool Url1993Reader::group(TextRange range)
{
    if (!part("group", range, isXalpha))
        return false;
    return isAlpha1993(m_text[range.begin]) || refuse(Url1993Error::BadCharacter, range.begin);
}

/// nntpaddress = n n t p : group / digits
bool Url1993Reader::nntp()
{
    return noServer() && group(upTo("/")) && slash()
        && digits("number", {m_at, m_end}, Url1993Error::BadNumber);
}

/// prosperolink = p r o s p e r o : // hostport / hsoname [ % 0 0 version [ attributes ] ]
bool Url1993Reader::prospero()
{
    if (!server(false) || !slash())
        return false;
    const auto nul = m_text.substr(0, m_end).find("%00", m_at);
    const std::size_t end = std::min(nul, m_end);
    const std::size_t whole = std::exchange(m_end, end);
    const bool isNamed = path("hsoname", "");
    m_end = whole;
    if (!isNamed || atEnd())
        return isNamed;
    m_at += 3;
    const auto rest = uri::part(m_text, {m_at, m_end});
    const auto version =
        m_at + std::size_t(std::ranges::find_if_not(rest, urn::isDigit) - rest.begin());
    return digits("version", {m_at, version}, Url1993Error::BadNumber) && (atEnd() || attributes());
}

/// attributes = attribute [ attributes ], attribute = alphanums: no escapes
bool Url1993Reader::attributes()
{
    const auto rest = uri::part(m_text, {m_at, m_end});
    const auto wrong = std::ranges::find_if_not(rest, urn::isAlphanum) - rest.begin();
    if (wrong != std::ssize(rest))
        return refuse(urn::isAscii(rest[std::size_t(wrong)]) ? Url1993Error::BadCharacter
                                                             : Url1993Error::NotAscii,
                      m_at + std::size_t(wrong));
    return part("attributes", {m_at, m_end}, isXalpha);
}

/// telnetaddress = t e l n e t : // login
bool Url1993Reader::telnet()
{
    return server(true);
}

/// gopheraddress = g o p h e r : // hostport [ / gtype [ selector ] ] [ ? search ]
bool Url1993Reader::gopher()
{
    if (!server(false))
        return false;
    if (at("/")) {
        ++m_at;
        const std::size_t size = at("%") ? 3 : 1;
        if (!part("gtype", {m_at, std::min({m_at + size, upTo("?").end, m_end})}, isXalpha))
            return false;
        if (!atEnd() && !at("?") && !path("selector", "?"))
            return false;
    }
    return search();
}

/// waisindex = w a i s : // hostport / database [ ? search ]
/// waisdoc   = w a i s : // hostport / database / wtype / path
bool Url1993Reader::wais()
{
    if (!server(false) || !slash() || !part("database", upTo("/?"), isXalpha))
        return false;
    if (!at("/"))
        return search();
    return slash() && part("wtype", upTo("/"), isXalpha) && slash() && path("path", "");
}

/// mailtoaddress = m a i l t o : : xalphas @ hostname
bool Url1993Reader::mailto()
{
    if (!noServer())
        return false;
    if (at(":"))
        ++m_at;
    else
        note(Url1993Rule::SingleColon, {m_at - 1, m_at});
    const auto sign = uri::part(m_text, {m_at, m_end}).rfind('@');
    if (sign == std::string_view::npos)
        return check({m_at, m_end}, isXalpha) && refuse(Url1993Error::MissingPart, m_end);
    const std::size_t end = m_at + sign;
    return part("mailbox", {m_at, end}, isXalpha) && host("hostname", {end + 1, m_end});
}

/// generic = scheme : path [ ? search ]
bool Url1993Reader::generic()
{
    const bool isExperimental = base::equalIgnoringCase(m_url.scheme().substr(0, 2), "x-");
    note(isExperimental ? Url1993Rule::Experimental : Url1993Rule::OtherScheme, m_url.m_scheme);
    const std::size_t begin = m_at;
    while (at("/") && m_at < begin + 2)
        ++m_at;
    if (!path("path", "?"))
        return false;
    m_url.m_parts.back().where.begin = begin;
    return search();
}

} // namespace nidreg::uri
