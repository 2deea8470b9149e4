// SPDX-License-Identifier: MIT
#include "model/abnf/known.h"

#include "model/abnf/grammar.h"

#include <array>
#include <string>
#include <unordered_map>

namespace nidreg::abnf {

// clang-format off
static constexpr std::array kRules{
    // RFC 5234, appendix B.1.
    KnownRule{"ALPHA",  "%x41-5A / %x61-7A",                  "RFC 5234", "B.1"},
    KnownRule{"BIT",    R"~("0" / "1")~",                       "RFC 5234", "B.1"},
    KnownRule{"CHAR",   "%x01-7F",                            "RFC 5234", "B.1"},
    KnownRule{"CR",     "%x0D",                               "RFC 5234", "B.1"},
    KnownRule{"CRLF",   "CR LF",                              "RFC 5234", "B.1"},
    KnownRule{"CTL",    "%x00-1F / %x7F",                     "RFC 5234", "B.1"},
    KnownRule{"DIGIT",  "%x30-39",                            "RFC 5234", "B.1"},
    KnownRule{"DQUOTE", "%x22",                               "RFC 5234", "B.1"},
    KnownRule{"HEXDIG", R"~(DIGIT / "A" / "B" / "C" / "D" / "E" / "F")~", "RFC 5234", "B.1"},
    KnownRule{"HTAB",   "%x09",                               "RFC 5234", "B.1"},
    KnownRule{"LF",     "%x0A",                               "RFC 5234", "B.1"},
    KnownRule{"LWSP",   "*( WSP / CRLF WSP )",                "RFC 5234", "B.1"},
    KnownRule{"OCTET",  "%x00-FF",                            "RFC 5234", "B.1"},
    KnownRule{"SP",     "%x20",                               "RFC 5234", "B.1"},
    KnownRule{"VCHAR",  "%x21-7E",                            "RFC 5234", "B.1"},
    KnownRule{"WSP",    "SP / HTAB",                          "RFC 5234", "B.1"},
    // RFC 8141. An r-component ends with the first "?=" (section 2.3.1), which its own rule leaves
    // to the prose: here the rule says it.
    KnownRule{"namestring",    R"~(assigned-name [ rq-components ] [ "#" f-component ])~", "RFC 8141", "2"},
    KnownRule{"assigned-name", R"~("urn" ":" NID ":" NSS)~",    "RFC 8141", "2"},
    KnownRule{"NID",           "alphanum 0*30ldh alphanum",   "RFC 8141", "2"},
    KnownRule{"ldh",           R"~(alphanum / "-")~",           "RFC 8141", "2"},
    KnownRule{"NSS",           R"~(pchar *( pchar / "/" ))~",   "RFC 8141", "2"},
    KnownRule{"rq-components", R"~([ "?+" r-component ] [ "?=" q-component ])~", "RFC 8141", "2"},
    KnownRule{"r-component",   R"~(pchar *( pchar / "/" / 1*"?" ( unreserved / pct-encoded / "/" / ":" / "@" / "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" ) ) *"?")~", "RFC 8141", "2.3.1"},
    KnownRule{"q-component",   R"~(pchar *( pchar / "/" / "?" ))~", "RFC 8141", "2.3.2"},
    KnownRule{"f-component",   "fragment",                    "RFC 8141", "2.3.3"},
    KnownRule{"InformalNamespaceName", R"~("urn-" DigitNonZero 0*DIGIT)~", "RFC 8141", "5.2"},
    KnownRule{"DigitNonZero",  "%x31-39",                     "RFC 8141", "5.2"},
    // RFC 3986, appendix A. alphanum stands in its prose and in RFC 8141's.
    KnownRule{"alphanum",      "ALPHA / DIGIT",               "RFC 3986", "2"},
    KnownRule{"URI",           R"~(scheme ":" hier-part [ "?" query ] [ "#" fragment ])~", "RFC 3986", "3"},
    KnownRule{"hier-part",     R"~("//" authority path-abempty / path-absolute / path-rootless / path-empty)~", "RFC 3986", "3"},
    KnownRule{"URI-reference", "URI / relative-ref",          "RFC 3986", "4.1"},
    KnownRule{"absolute-URI",  R"~(scheme ":" hier-part [ "?" query ])~", "RFC 3986", "4.3"},
    KnownRule{"relative-ref",  R"~(relative-part [ "?" query ] [ "#" fragment ])~", "RFC 3986", "4.2"},
    KnownRule{"relative-part", R"~("//" authority path-abempty / path-absolute / path-noscheme / path-empty)~", "RFC 3986", "4.2"},
    KnownRule{"scheme",        R"~(ALPHA *( ALPHA / DIGIT / "+" / "-" / "." ))~", "RFC 3986", "3.1"},
    KnownRule{"authority",     R"~([ userinfo "@" ] host [ ":" port ])~", "RFC 3986", "3.2"},
    KnownRule{"userinfo",      R"~(*( unreserved / pct-encoded / sub-delims / ":" ))~", "RFC 3986", "3.2.1"},
    KnownRule{"host",          "IP-literal / IPv4address / reg-name", "RFC 3986", "3.2.2"},
    KnownRule{"port",          "*DIGIT",                      "RFC 3986", "3.2.3"},
    KnownRule{"IP-literal",    R"~("[" ( IPv6address / IPvFuture ) "]")~", "RFC 3986", "3.2.2"},
    KnownRule{"IPvFuture",     R"~("v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" ))~", "RFC 3986", "3.2.2"},
    KnownRule{"IPv6address",   R"~(6( h16 ":" ) ls32 / "::" 5( h16 ":" ) ls32 / [ h16 ] "::" 4( h16 ":" ) ls32 / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32 / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32 / [ *3( h16 ":" ) h16 ] "::" h16 ":" ls32 / [ *4( h16 ":" ) h16 ] "::" ls32 / [ *5( h16 ":" ) h16 ] "::" h16 / [ *6( h16 ":" ) h16 ] "::")~", "RFC 3986", "3.2.2"},
    KnownRule{"h16",           "1*4HEXDIG",                   "RFC 3986", "3.2.2"},
    KnownRule{"ls32",          R"~(h16 ":" h16 / IPv4address)~", "RFC 3986", "3.2.2"},
    KnownRule{"IPv4address",   R"~(dec-octet "." dec-octet "." dec-octet "." dec-octet)~", "RFC 3986", "3.2.2"},
    KnownRule{"dec-octet",     R"~(DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35)~", "RFC 3986", "3.2.2"},
    KnownRule{"reg-name",      "*( unreserved / pct-encoded / sub-delims )", "RFC 3986", "3.2.2"},
    KnownRule{"path",          "path-abempty / path-absolute / path-noscheme / path-rootless / path-empty", "RFC 3986", "3.3"},
    KnownRule{"path-abempty",  R"~(*( "/" segment ))~",         "RFC 3986", "3.3"},
    KnownRule{"path-absolute", R"~("/" [ segment-nz *( "/" segment ) ])~", "RFC 3986", "3.3"},
    KnownRule{"path-noscheme", R"~(segment-nz-nc *( "/" segment ))~", "RFC 3986", "3.3"},
    KnownRule{"path-rootless", R"~(segment-nz *( "/" segment ))~", "RFC 3986", "3.3"},
    KnownRule{"path-empty",    R"~("")~",                       "RFC 3986", "3.3"},
    KnownRule{"segment",       "*pchar",                      "RFC 3986", "3.3"},
    KnownRule{"segment-nz",    "1*pchar",                     "RFC 3986", "3.3"},
    KnownRule{"segment-nz-nc", R"~(1*( unreserved / pct-encoded / sub-delims / "@" ))~", "RFC 3986", "3.3"},
    KnownRule{"pchar",         R"~(unreserved / pct-encoded / sub-delims / ":" / "@")~", "RFC 3986", "3.3"},
    KnownRule{"query",         R"~(*( pchar / "/" / "?" ))~",   "RFC 3986", "3.4"},
    KnownRule{"fragment",      R"~(*( pchar / "/" / "?" ))~",   "RFC 3986", "3.5"},
    KnownRule{"pct-encoded",   R"~("%" HEXDIG HEXDIG)~",        "RFC 3986", "2.1"},
    KnownRule{"unreserved",    R"~(ALPHA / DIGIT / "-" / "." / "_" / "~")~", "RFC 3986", "2.3"},
    KnownRule{"reserved",      "gen-delims / sub-delims",     "RFC 3986", "2.2"},
    KnownRule{"gen-delims",    R"~(":" / "/" / "?" / "#" / "[" / "]" / "@")~", "RFC 3986", "2.2"},
    KnownRule{"sub-delims",    R"~("!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "=")~", "RFC 3986", "2.2"},
};

// RFC 2141, section 2.2, in BNF. Its <trans> names the reserved characters, too, which its section
// 2.3 forbids to stand unencoded; here the rule says it.
static constexpr std::array kAngledRules{
    KnownRule{"URN",         R"~("urn:" <NID> ":" <NSS>)~",     "RFC 2141", "2"},
    KnownRule{"NID",         "<let-num> *31<let-num-hyp>",    "RFC 2141", "2.1"},
    KnownRule{"NSS",         "1*<URN chars>",                 "RFC 2141", "2.2"},
    KnownRule{"URN chars",   R"~(<trans> / "%" <hex> <hex>)~",  "RFC 2141", "2.2"},
    KnownRule{"trans",       "<upper> / <lower> / <number> / <other>", "RFC 2141", "2.2"},
    KnownRule{"hex",         "<number> / %x41-46 / %x61-66",  "RFC 2141", "2.2"},
    KnownRule{"other",       R"~("(" / ")" / "+" / "," / "-" / "." / ":" / "=" / "@" / ";" / "$" / "_" / "!" / "*" / "'")~", "RFC 2141", "2.2"},
    KnownRule{"let-num",     "<upper> / <lower> / <number>",  "RFC 2141", "2.1"},
    KnownRule{"let-num-hyp", R"~(<let-num> / "-")~",            "RFC 2141", "2.1"},
    KnownRule{"upper",       "%x41-5A",                       "RFC 2141", "2.1"},
    KnownRule{"lower",       "%x61-7A",                       "RFC 2141", "2.1"},
    KnownRule{"number",      "%x30-39",                       "RFC 2141", "2.1"},
};
// clang-format on

using Index = std::unordered_map<std::string, const KnownRule *>;

static Index indexOf(std::span<const KnownRule> rules)
{
    Index index;
    for (const KnownRule &rule : rules)
        index.emplace(foldedName(rule.name), &rule);
    return index;
}

static const KnownRule *in(const Index &index, std::string_view name)
{
    const auto found = index.find(foldedName(name));
    return found == index.end() ? nullptr : found->second;
}

const KnownRule *knownRule(std::string_view name, bool isAngled)
{
    static const Index plain = indexOf(kRules);
    static const Index angled = indexOf(kAngledRules);
    const KnownRule *found = isAngled ? in(angled, name) : nullptr;
    return found ? found : in(plain, name);
}

std::span<const KnownRule> knownRules()
{
    return kRules;
}

} // namespace nidreg::abnf
