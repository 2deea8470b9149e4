// SPDX-License-Identifier: MIT
#include "model/uri/contradictions.h"

#include <array>

namespace nidreg::uri {

using enum UriContradiction;
using enum UriDocument;

// clang-format off
static constexpr std::array kContradictions {
    UriContradictionSpec {SchemeCase2003,      "uri-2003.scheme-case",       Uri2003, "3.1, grammar",   "3.1, prose",     "HTTP://a/", true},
    UriContradictionSpec {OpaqueQuery2003,     "uri-2003.opaque-query",      Uri2003, "3, grammar",     "appendix B",     "mailto:a?[b]", true},
    UriContradictionSpec {OmittedHost2003,     "uri-2003.omitted-host",      Uri2003, "3.2.2, grammar", "3.2.2, prose",   "http://:80/", true},
    UriContradictionSpec {LastLabel2003,       "uri-2003.last-label",        Uri2003, "3.2.2, grammar", "3.2.2, prose",   "http://www.3com/", true},
    UriContradictionSpec {NeedlessEscapes2003, "uri-2003.needless-escapes",  Uri2003, "2.3",            "6.2.2.2",        "a:/%2D", true},
    UriContradictionSpec {GenericPath1993,     "url-1993.generic-path",      Url1993, "BNF syntax: generic, path", "BNF syntax, introduction", "afs://cell/a", true},
    UriContradictionSpec {MailtoColons1993,    "url-1993.mailto-colons",     Url1993, "BNF syntax: mailtoaddress", "Mailto", "mailto:a@b.c", true},
    UriContradictionSpec {NntpServer1993,      "url-1993.nntp-server",       Url1993, "BNF syntax: nntpaddress",   "NNTP",   "nntp://a.b/c/1", false},
    UriContradictionSpec {TelnetKin1993,       "url-1993.telnet-kin",        Url1993, "BNF syntax: telnetaddress", "Telnet, rlogin, tn3270", "rlogin://a.b", true},
    UriContradictionSpec {DigitsOfAlpha1993,   "url-1993.digits-of-alpha",   Url1993, "BNF syntax: alpha",         "BNF syntax: alphanum, xalpha", "http://3com.com/", true},
    UriContradictionSpec {HexDigits1993,       "url-1993.hex-digits",        Url1993, "BNF syntax: hex",           "Encoding prohibited characters", "http://a/%af", true},
    UriContradictionSpec {GopherReference1993, "url-1993.gopher-reference",  Url1993, "BNF syntax: national",      "References: Alberti", "gopher://gopher.micro.umn.edu/00>About Gopher/About Gopher", false},
};
// clang-format on

static constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kContradictions.size(); ++i) {
        if (kContradictions[i].contradiction != UriContradiction(i))
            return false;
    }
    return kContradictions.back().contradiction == GopherReference1993;
}

static_assert(isInOrder(), "the rows follow the enumerators, none left out");

std::span<const UriContradictionSpec> uriContradictions()
{
    return kContradictions;
}

} // namespace nidreg::uri
