// SPDX-License-Identifier: MIT
#include "model/uri/contradictions.h"

#include "model/base/names.h"
#include "model/base/text.h"
#include "model/urn/syntax/chars.h"

#include <algorithm>
#include <array>

namespace nidreg::uri {

static constexpr UriDocument kUri2003 = UriDocument::Uri2003; // a class has the other's name, too
static constexpr UriDocument kUrl1993 = UriDocument::Url1993;

// clang-format off
static constexpr std::array kContradictions {
    UriContradictionSpec {UriContradiction::SchemeCase2003,      "uri-2003.scheme-case",       kUri2003, "3.1, grammar",   "3.1, prose",     "HTTP://a/", true},
    UriContradictionSpec {UriContradiction::OpaqueQuery2003,     "uri-2003.opaque-query",      kUri2003, "3, grammar",     "appendix B",     "mailto:a?[b]", true},
    UriContradictionSpec {UriContradiction::OmittedHost2003,     "uri-2003.omitted-host",      kUri2003, "3.2.2, grammar", "3.2.2, prose",   "http://:80/", true},
    UriContradictionSpec {UriContradiction::LastLabel2003,       "uri-2003.last-label",        kUri2003, "3.2.2, grammar", "3.2.2, prose",   "http://www.3com/", true},
    UriContradictionSpec {UriContradiction::NeedlessEscapes2003, "uri-2003.needless-escapes",  kUri2003, "2.3",            "6.2.2.2",        "a:/%2D", true},
    UriContradictionSpec {UriContradiction::GenericPath1993,     "url-1993.generic-path",      kUrl1993, "BNF syntax: generic, path", "BNF syntax, introduction", "afs://cell/a", true},
    UriContradictionSpec {UriContradiction::MailtoColons1993,    "url-1993.mailto-colons",     kUrl1993, "BNF syntax: mailtoaddress", "Mailto", "mailto:a@b.c", true},
    UriContradictionSpec {UriContradiction::NntpServer1993,      "url-1993.nntp-server",       kUrl1993, "BNF syntax: nntpaddress",   "NNTP",   "nntp://a.b/c/1", false},
    UriContradictionSpec {UriContradiction::TelnetKin1993,       "url-1993.telnet-kin",        kUrl1993, "BNF syntax: telnetaddress", "Telnet, rlogin, tn3270", "rlogin://a.b", true},
    UriContradictionSpec {UriContradiction::DigitsOfAlpha1993,   "url-1993.digits-of-alpha",   kUrl1993, "BNF syntax: alpha",         "BNF syntax: alphanum, xalpha", "http://3com.com/", true},
    UriContradictionSpec {UriContradiction::HexDigits1993,       "url-1993.hex-digits",        kUrl1993, "BNF syntax: hex",           "Encoding prohibited characters", "http://a/%af", true},
    UriContradictionSpec {UriContradiction::GopherReference1993, "url-1993.gopher-reference",  kUrl1993, "BNF syntax: national",      "References: Alberti", "gopher://gopher.micro.umn.edu/00>About Gopher/About Gopher", false},
};
// clang-format on

static_assert(base::followTheirEnum<&UriContradictionSpec::contradiction>(
                  kContradictions, UriContradiction::GopherReference1993),
              "the rows follow the enumerators, none left out");

std::span<const UriContradictionSpec> uriContradictions()
{
    return kContradictions;
}

const UriContradictionSpec &spec(UriContradiction contradiction)
{
    return kContradictions[static_cast<std::size_t>(contradiction)];
}

/// Those of a document of which a question is answered with yes.
template <class IsAbout>
static std::vector<UriContradiction> chosen(UriDocument document, IsAbout isAbout)
{
    std::vector<UriContradiction> result;
    for (const UriContradictionSpec &each : kContradictions) {
        if (each.document == document && isAbout(each.contradiction))
            result.push_back(each.contradiction);
    }
    return result;
}

/// Whether an escape stands in `text` whose two digits a question is answered with yes.
template <class IsAbout> static bool hasEscape(std::string_view text, IsAbout isAbout)
{
    for (auto at = text.find('%'); at != text.npos; at = text.find('%', at + 1)) {
        const auto digits = text.substr(at + 1, 2);
        if (digits.size() == 2 && std::ranges::all_of(digits, urn::isHexDigit) && isAbout(digits))
            return true;
    }
    return false;
}

/// mark = "-" / "_" / "." / "!" / "~" / "*" / "'" / "(" / ")": those that stay encoded (2.3)
static bool isMarkLeftEncoded(std::string_view digits)
{
    constexpr std::string_view kEncoded[] = {"2D", "2E", "21", "2A", "27", "28", "29"};
    return std::ranges::any_of(kEncoded, [digits](std::string_view each) {
        return base::equalIgnoringCase(each, digits);
    });
}

/// An authority that would be a server, had it a host: ":80", "user@", "user@:80"
static bool lacksHost(std::string_view authority)
{
    const auto host = authority.substr(authority.find('@') + 1); // npos + 1: all of it
    const bool isPort = host.starts_with(':') && std::ranges::all_of(host.substr(1), urn::isDigit);
    return !authority.empty() && (host.empty() || isPort);
}

static bool hasDigitFirst(std::string_view label)
{
    return !label.empty() && urn::isDigit(label.front());
}

static bool isAbout(UriContradiction contradiction, const Reference &reference)
{
    const auto &authority = reference.authorityParts();
    switch (contradiction) {
    case UriContradiction::SchemeCase2003:
        return std::ranges::any_of(reference.scheme().value_or(""),
                                   [](char c) { return c >= 'A' && c <= 'Z'; });
    case UriContradiction::OpaqueQuery2003:
        return reference.isOpaque() && reference.query();
    case UriContradiction::OmittedHost2003:
        return lacksHost(reference.authority().value_or(""));
    case UriContradiction::LastLabel2003: {
        if (!authority || authority->kind != HostKind::Hostname)
            return false;
        const auto host = *reference.at(authority->host);
        return hasDigitFirst(host.substr(host.rfind('.') + 1));
    }
    case UriContradiction::NeedlessEscapes2003:
        return hasEscape(reference.text(), isMarkLeftEncoded);
    default:
        return false;
    }
}

std::vector<UriContradiction> contradictionsAbout(const Reference &reference)
{
    return chosen(kUri2003, [&](UriContradiction each) { return isAbout(each, reference); });
}

/// A host with a label that begins with a digit, or a group that does; no address.
static bool hasNameWithDigitFirst(const Url1993 &url)
{
    if (hasDigitFirst(url.part("group").value_or("")))
        return true;
    const auto host = url.part("host").value_or(url.part("hostname").value_or(""));
    const auto isOfName = [](char c) { return !urn::isDigit(c) && c != '.'; };
    if (std::ranges::none_of(host, isOfName))
        return false;
    for (auto labels = host; !hasDigitFirst(labels); labels.remove_prefix(labels.find('.') + 1)) {
        if (labels.find('.') == labels.npos)
            return false;
    }
    return true;
}

static bool isAbout1993(UriContradiction contradiction, std::string_view text,
                        const Url1993Reading &reading)
{
    const auto scheme = text.substr(0, text.find(':'));
    const auto isScheme = [&](std::string_view name) {
        return base::equalIgnoringCase(scheme, name);
    };
    switch (contradiction) {
    case UriContradiction::GenericPath1993:
        return reading && reading->production() == "generic"
            && reading->part("path").value_or("").starts_with('/');
    case UriContradiction::MailtoColons1993:
        return isScheme("mailto");
    case UriContradiction::NntpServer1993:
        return isScheme("nntp") && text.substr(scheme.size()).starts_with("://");
    case UriContradiction::TelnetKin1993:
        return isScheme("rlogin") || isScheme("tn3270");
    case UriContradiction::DigitsOfAlpha1993:
        return hasDigitFirst(scheme) || (reading && hasNameWithDigitFirst(*reading));
    case UriContradiction::HexDigits1993:
        return hasEscape(text, [](std::string_view digits) {
            return std::ranges::any_of(digits, [](char c) { return c >= 'a' && c <= 'f'; });
        });
    case UriContradiction::GopherReference1993:
        return isScheme("gopher") && text.find('>') != text.npos;
    default:
        return false;
    }
}

std::vector<UriContradiction> contradictionsAbout(std::string_view text,
                                                  const Url1993Reading &reading)
{
    return chosen(kUrl1993,
                  [&](UriContradiction each) { return isAbout1993(each, text, reading); });
}

} // namespace nidreg::uri
