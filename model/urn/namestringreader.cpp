// SPDX-License-Identifier: MIT
#include "model/urn/namestringreader.h"

#include "model/base/text.h"
#include "model/urn/syntax/chars.h"
#include "model/urn/syntax/nidsyntax.h"

#include <algorithm>

namespace nidreg::urn {

using enum NamestringError;

static constexpr std::string_view kScheme = "urn:";

static NamestringError nidError(NidError error)
{
    switch (error) {
    case NidError::TooShort:
        return NidTooShort;
    case NidError::TooLong:
        return NidTooLong;
    case NidError::BadFirst:
        return NidBadFirst;
    case NidError::BadInner:
        return NidBadInner;
    case NidError::BadLast:
        return NidBadLast;
    }
    return NidBadInner;
}

/// pct-encoded = "%" HEXDIG HEXDIG      (RFC 3986, section 2.1)
static bool startsWithPctEncoded(std::string_view text)
{
    return text.size() >= 3 && text[0] == '%' && isHexDigit(text[1]) && isHexDigit(text[2]);
}

bool NamestringReader::refuse(NamestringError error, std::size_t offset)
{
    m_refusal = {error, offset};
    return false;
}

/// Characters kept for what is to come, which no NSS holds: "/", "?" and "#" in 1997 (RFC 2141,
/// section 2.3.2), "/" in 2012, where the others have got their task (the draft's section 2.5.1).
bool NamestringReader::reserves(char c) const
{
    return isOld() ? c == '/' || c == '?' || c == '#'
                   : m_dialect == Dialect::Urnbis2012 && c == '/';
}

/// Refuses the byte at m_at, which no rule allows there.
bool NamestringReader::refuseByte()
{
    const char c = m_text[m_at];
    if (!isAscii(c))
        return refuse(NotAscii, m_at);
    if (c == '%')
        return refuse(BadPercentEncoding, m_at);
    if (reserves(c))
        return refuse(ReservedCharacter, m_at);
    return refuse(c == '?' ? StrayQuestionMark : BadCharacter, m_at);
}

std::size_t NamestringReader::find(std::string_view what) const
{
    return std::min(m_text.find(what, m_at), m_text.size());
}

/// Reads `allowed` characters and percent-encodings up to `end` or the first that is neither.
/// False only for a "%00" where the dialect forbids it.
bool NamestringReader::run(std::size_t end, CharClass allowed)
{
    const std::size_t begin = m_at;
    while (m_at < end) {
        if (allowed(m_text[m_at]))
            ++m_at;
        else if (startsWithPctEncoded(m_text.substr(m_at, end - m_at)))
            m_at += 3;
        else
            break;
    }
    const auto nul = m_text.substr(begin, m_at - begin).find("%00");
    if (reservesUrnAndNul() && nul != std::string_view::npos)
        return refuse(EncodedNul, begin + nul);
    return true;
}

/// Reads all of the text up to `end`, or refuses what is not `allowed` there.
bool NamestringReader::runTo(std::size_t end, CharClass allowed)
{
    return run(end, allowed) && (m_at == end || refuseByte());
}

/// assigned-name = "urn" ":" NID ":" NSS                  (RFC 8141, section 2)
bool NamestringReader::scheme()
{
    const auto differs = std::ranges::mismatch(
        m_text, kScheme, [](char l, char r) { return base::lowered(l) == r; });
    m_at = static_cast<std::size_t>(differs.in2 - kScheme.begin());
    return m_at == kScheme.size() || refuse(NotAUrn, m_at);
}

bool NamestringReader::nid()
{
    m_parts.nid = {m_at, find(":")};
    const auto text = m_text.substr(m_at, m_parts.nid.end - m_at);
    if (const auto fault = isOld() ? rfc2141NidFault(text) : nidFault(text)) {
        const std::size_t offset = m_at + fault->offset;
        const bool foreign = offset < m_parts.nid.end && !isAscii(m_text[offset]);
        return refuse(foreign ? NotAscii : nidError(fault->error), offset);
    }
    if (reservesUrnAndNul() && base::equalIgnoringCase(text, "urn"))
        return refuse(NidReserved, m_at);
    m_at = m_parts.nid.end;
    return true;
}

/// NSS = pchar *(pchar / "/")           (RFC 8141, section 2)
/// NSS = 1*pchar                        (the 2012 draft, section 2.2)
bool NamestringReader::nss()
{
    if (atEnd())
        return refuse(NoNss, m_at);
    const std::size_t begin = ++m_at;
    const bool slashes = m_dialect == Dialect::Rfc8141 || m_dialect == Dialect::Urnbis2015;
    const CharClass allowed = isOld() ? isRfc2141Char : slashes ? isNssChar : isPchar;
    if (at("/") && slashes)
        return refuse(BadNssStart, begin);
    if (!run(m_text.size(), allowed))
        return false;
    if (m_at == begin)
        return atEnd() || startsComponents() ? refuse(NoNss, m_at) : refuseByte();
    m_parts.nss = {begin, m_at};
    return true;
}

bool NamestringReader::components()
{
    switch (m_dialect) {
    case Dialect::Rfc8141:
        return rfc8141Components() && fComponent();
    case Dialect::Urnbis2015:
        return urnbis2015Components() && fComponent();
    case Dialect::Urnbis2012:
        return urnbis2012Components() && fComponent();
    case Dialect::Rfc2141:
        return atEnd() || refuseByte();
    }
    return false;
}

/// rq-components = [ "?+" r-component ] [ "?=" q-component ]      (RFC 8141, section 2)
bool NamestringReader::rfc8141Components()
{
    return (!at("?+") || rComponent(2)) && (!at("?=") || qComponent(2, "#"))
        && (!at("?") || refuseByte());
}

/// [ "?" q-component ] [ "??" r-component ]: the q-component ends at the first "??"
///                                                       (the 2015 draft, sections 3 and 3.3)
bool NamestringReader::urnbis2015Components()
{
    const bool q = at("?") && !at("??");
    return (!q || qComponent(1, "??")) && (!at("??") || rComponent(2));
}

/// urn-query = directive *( "&" directive)                (the 2012 draft, section 2.3)
bool NamestringReader::urnbis2012Components()
{
    return !at("?") || directives();
}

bool NamestringReader::startsComponent(std::size_t end, NamestringError empty,
                                       NamestringError badStart)
{
    if (m_at == end)
        return refuse(empty, m_at);
    if (at("/") || at("?"))
        return refuse(badStart, m_at);
    return true;
}

/// r-component = pchar *( pchar / "/" / "?" ); in RFC 8141 it ends with the first "?="
///                                                       (RFC 8141, sections 2 and 2.3.1)
bool NamestringReader::rComponent(std::size_t introducer)
{
    m_at += introducer;
    const std::size_t q = m_dialect == Dialect::Rfc8141 ? find("?=") : m_text.size();
    const TextRange range{m_at, std::min(q, find("#"))};
    m_parts.r = range;
    return startsComponent(range.end, EmptyRComponent, BadRComponentStart)
        && runTo(range.end, isComponentChar);
}

/// q-component = pchar *( pchar / "/" / "?" )             (RFC 8141, sections 2 and 2.3.2)
bool NamestringReader::qComponent(std::size_t introducer, std::string_view terminator)
{
    m_at += introducer;
    const TextRange range{m_at, std::min(find(terminator), find("#"))};
    m_parts.q = range;
    return startsComponent(range.end, EmptyQComponent, BadQComponentStart)
        && runTo(range.end, isComponentChar);
}

/// f-component = fragment = *( pchar / "/" / "?" )        (RFC 3986, section 3.5)
bool NamestringReader::fComponent()
{
    if (atEnd())
        return true;
    if (!at("#"))
        return refuseByte();
    ++m_at;
    m_parts.f = TextRange{m_at, m_text.size()};
    return runTo(m_text.size(), isComponentChar);
}

bool NamestringReader::directives()
{
    ++m_at;
    const TextRange range{m_at, find("#")};
    m_parts.q = range;
    if (!directive(range.end))
        return false;
    while (at("&")) {
        ++m_at;
        if (!directive(range.end))
            return false;
    }
    return m_at == range.end || refuseByte();
}

/// directive = keywd "=" value
/// keywd     = ALPHA *( ["-"] (ALPHA / DIGIT))
/// value     = *v-pchar                                  (the 2012 draft, section 2.3)
bool NamestringReader::directive(std::size_t end)
{
    const auto letter = [&](std::size_t at) { return at < end && isAlphanum(m_text[at]); };
    if (m_at < end && isAlpha(m_text[m_at])) {
        while (letter(m_at) || (at("-") && letter(m_at + 1)))
            ++m_at;
        if (at("=")) {
            ++m_at;
            return run(end, isDirectiveValueChar);
        }
    }
    const bool readable = m_at == end || isComponentChar(m_text[m_at]);
    return readable ? refuse(BadDirective, m_at) : refuseByte();
}

} // namespace nidreg::urn
