// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/uri/chars1993.h"
#include "model/uri/host.h"
#include "model/uri/scheme.h"
#include "model/uri/url1993reader.h"

#include <algorithm>

// The parts that several productions of the 1993 draft share.
namespace nidreg::uri {

/// // login or // hostport, up to the next "/" or "?"
bool Url1993Reader::server(bool hasLogin)
{
    if (!at("//"))
        return refuse(Url1993Error::NoServer, m_at);
    m_at += 2;
    TextRange rest = upTo("/?");
    if (hasLogin && !login(rest))
        return false;
    const auto colon = uri::part(m_text, rest).find(':');
    const bool hasPort = colon != std::string_view::npos;
    const TextRange name{rest.begin, hasPort ? rest.begin + colon : rest.end};
    return host("host", name) && (!hasPort || port({name.end + 1, rest.end}));
}

/// login = [ user [ : password ] @ ] hostport; `rest` is left with the hostport
bool Url1993Reader::login(TextRange &rest)
{
    const auto sign = uri::part(m_text, rest).rfind('@');
    if (sign == std::string_view::npos)
        return true;
    const TextRange both{rest.begin, rest.begin + sign};
    rest.begin = both.end + 1;
    const auto colon = uri::part(m_text, both).find(':');
    const bool hasPassword = colon != std::string_view::npos;
    const TextRange user{both.begin, hasPassword ? both.begin + colon : both.end};
    note(Url1993Rule::User, user);
    if (!part("user", user, isXalpha))
        return false;
    if (hasPassword)
        note(Url1993Rule::Password, {user.end + 1, both.end});
    return !hasPassword || part("password", {user.end + 1, both.end}, isXalpha);
}

/// host = hostname | hostnumber, hostname = ialpha [ . hostname ]
bool Url1993Reader::host(std::string_view name, TextRange range)
{
    const std::string_view text = uri::part(m_text, range);
    if (text.empty() || (urn::isAscii(text.front()) && !isAlpha1993(text.front())))
        return refuse(Url1993Error::BadHost, range.begin);
    if (isIpv4Address(text))
        note(Url1993Rule::HostNumber, range);
    else if (!isHostname(text))
        note(Url1993Rule::UnusualHost, range);
    return part(name, range, isXalpha);
}

/// port = digits
bool Url1993Reader::port(TextRange range)
{
    if (!digits("port", range, Url1993Error::BadPort))
        return false;
    const SchemePort *known = schemePort(m_url.scheme());
    const std::string_view number = uri::part(m_text, range);
    if (known && isDefaultPort(*known, number))
        note(Url1993Rule::DefaultPort, range, {std::string(number)});
    return true;
}

bool Url1993Reader::slash()
{
    if (!at("/"))
        return refuse(Url1993Error::MissingPart, m_at);
    ++m_at;
    return true;
}

/// path = void | xpalphas [ / path ], up to one of `delimiters` or the end of the URL
bool Url1993Reader::path(std::string_view name, std::string_view delimiters)
{
    const TextRange range = delimiters.empty() ? TextRange{m_at, m_end} : upTo(delimiters);
    const std::string_view text = uri::part(m_text, range);
    const auto twice = text.starts_with('/') ? 0 : text.find("//");
    const auto fault = twice == std::string_view::npos ? range.end : range.begin + twice;
    if (!check({range.begin, fault}, isPathChar1993))
        return false;
    if (fault != range.end)
        return refuse(Url1993Error::EmptySegment, fault + (twice == 0 ? 0 : 1));
    keep(name, range);
    m_at = range.end;
    return true;
}

/// [ ? search ], search = xalphas [ + search ]
bool Url1993Reader::search()
{
    if (!at("?"))
        return true;
    ++m_at;
    return part("search", {m_at, m_end}, isXalpha);
}

/// What news, nntp and mailto have no place for.
bool Url1993Reader::noServer()
{
    return !at("//") || refuse(Url1993Error::ServerHere, m_at);
}

/// Nothing is left that the production has no place for.
bool Url1993Reader::atEndOfUrl()
{
    return atEnd() || (check({m_at, m_end}, isXalpha) && refuse(Url1993Error::BadCharacter, m_at));
}

/// [ # fragmentid ], which may be void (the draft's appendix 1.1)
bool Url1993Reader::fragment()
{
    if (m_end == m_text.size())
        return true;
    m_url.m_fragment = TextRange{m_end + 1, m_text.size()};
    return check(*m_url.m_fragment, isXalpha);
}

void Url1993Reader::note(Url1993Rule rule, TextRange range, std::vector<std::string> particulars)
{
    m_url.m_findings.push_back(
        {&ruleFor(rule), std::move(particulars), {range.begin, range.end - range.begin}});
}

/// What can be said only of the whole.
void Url1993Reader::addFindings()
{
    if (base::equalIgnoringCase(m_url.scheme(), "nntp"))
        note(Url1993Rule::LocalNews, m_url.m_scheme);
    if (const auto space = m_text.find(' '); space != std::string_view::npos)
        note(Url1993Rule::Space, {space, space + 1});
}

} // namespace nidreg::uri
