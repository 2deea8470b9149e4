// SPDX-License-Identifier: MIT
#include "model/uri/url1993.h"

#include "model/base/text.h"
#include "model/uri/authority.h"
#include "model/uri/chars.h"
#include "model/uri/dotsegments.h"
#include "model/uri/host.h"
#include "model/uri/normalize.h"
#include "model/uri/url1993reader.h"

#include <algorithm>

// The parts that several productions of the 1993 draft share.

namespace nidreg::uri {

base::Result<Url1993, Url1993Refusal> Url1993::parse(std::string_view text)
{
    Url1993Reader reader(text);
    if (!reader.read())
        return base::fail(reader.refusal());
    return reader.url();
}

std::optional<std::string_view> Url1993::part(std::string_view name) const
{
    const auto found = std::ranges::find(m_parts, name, &Part1993::name);
    return found == m_parts.end() ? std::nullopt : std::optional(uri::part(m_text, found->where));
}

std::optional<std::string_view> Url1993::fragment() const
{
    return m_fragment ? std::optional(uri::part(m_text, *m_fragment)) : std::nullopt;
}

bool isFullForm1993(std::string_view text)
{
    return text.substr(0, text.find('/')).find(':') != std::string_view::npos;
}

std::string completed1993(const Url1993 &context, std::string_view text)
{
    if (isFullForm1993(text))
        return std::string(text);
    const std::string_view whole = context.text().substr(0, context.text().find_first_of("?#"));
    const auto colon = std::size_t(context.scheme().end() - whole.begin());
    const std::string_view front = whole.substr(0, colon + 1);
    const bool hasServer = whole.substr(front.size()).starts_with("//");
    if (text.starts_with("//"))
        return std::string(front).append(text);
    const auto slash = hasServer ? whole.find('/', front.size() + 2) : front.size();
    const std::string_view root = whole.substr(0, slash);
    if (text.starts_with('/'))
        return std::string(root).append(text);
    const std::string_view path = whole.substr(root.size());
    const std::string_view own = text.substr(0, text.find_first_of("?#"));
    const std::string_view folder = path.substr(0, path.rfind('/') + 1);
    std::string result(root);
    if (hasServer || folder.starts_with('/'))
        result += mergedByDraft(folder, own, ExcessDots::Keep).path;
    else
        result.append(folder).append(own);
    return result.append(text.substr(own.size()));
}

/// A character of ISO Latin 1, whose number is also Unicode's, as UTF-8.
static std::string utf8(char latin1)
{
    const auto byte = static_cast<unsigned char>(latin1);
    if (byte < 0x80)
        return {latin1};
    return {static_cast<char>(0xC0 | (byte >> 6)), static_cast<char>(0x80 | (byte & 0x3F))};
}

std::string decoded1993(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const bool isEscape = startsWithEscaped(text);
        result += isEscape ? utf8(unescaped(text)) : std::string(1, text.front());
        text.remove_prefix(isEscape ? 3 : 1);
    }
    return result;
}

std::string encoded1993(std::string_view text)
{
    static constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (isPathChar1993(c) && c != ' ')
            result += c;
        else
            result += {'%', kDigits[byte >> 4], kDigits[byte & 15]};
    }
    return result;
}

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
