// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"

#include <optional>
#include <string_view>

namespace nidreg::tests {

/// An example of a specification and what the specification says of it. Where a section gives an
/// NID, a query or a character alone, it stands in a URN as small as can be. RFC 2141 is quoted as
/// the drafts quote it.
struct SpecExample {
    urn::Dialect dialect;
    const char *section; ///< with the word that finds the example there
    std::string_view text;
    const char *parts = nullptr; ///< "nid|nss|r|q|f", "-" for what is absent; null when refused
    std::optional<urn::NamestringRefusal> refusal = std::nullopt;
    int named = 0; ///< in one dialect equivalent to those with its number, to no other; 0: not said
    int cached = 0; ///< the same for caches (step 5b of the 2012 draft)
};

constexpr SpecExample urnOf(urn::Dialect dialect, const char *section, std::string_view text,
                            const char *parts, int named = 0, int cached = 0)
{
    return {dialect, section, text, parts, std::nullopt, named, cached};
}

constexpr SpecExample noUrnOf(urn::Dialect dialect, const char *section, std::string_view text,
                              urn::NamestringError error, std::size_t offset)
{
    return {dialect, section, text, nullptr, urn::NamestringRefusal{error, offset}};
}

using enum urn::NamestringError;
using std::literals::operator""sv;

inline constexpr auto k8141 = urn::Dialect::Rfc8141;
inline constexpr auto k2015 = urn::Dialect::Urnbis2015;
inline constexpr auto k2012 = urn::Dialect::Urnbis2012;
inline constexpr auto k2141 = urn::Dialect::Rfc2141;

// clang-format off
inline constexpr SpecExample kSpecExamples[] {
    urnOf(k8141, "1 example", "urn:example:foo", "example|foo|-|-|-"),
    urnOf(k8141, "2.1 ISBN", "urn:ISBN:a", "ISBN|a|-|-|-", 100),
    urnOf(k8141, "2.1 isbn", "urn:isbn:a", "isbn|a|-|-|-", 100),
    noUrnOf(k8141, "2.1 only ASCII", "urn:ex\xC3\xA4:a", NotAscii, 6),
    noUrnOf(k8141, "2.1 no encoding", "urn:ex%C3%A4:a", NidBadInner, 6),
    noUrnOf(k8141, "2 a ? alone", "urn:example:a?", StrayQuestionMark, 13),
    noUrnOf(k8141, "2 a ? before neither = nor +", "urn:example:a?b", StrayQuestionMark, 13),
    urnOf(k8141, "2 a ? inside r", "urn:example:a?+b?c", "example|a|b?c|-|-"),
    urnOf(k8141, "2 a ? inside q", "urn:example:a?=b?c", "example|a|-|b?c|-"),
    urnOf(k8141, "2 a ? inside f", "urn:example:a#b?c", "example|a|-|-|b?c"),
    urnOf(k8141, "2.2 1/406/47452/2", "urn:example:1/406/47452/2", "example|1/406/47452/2|-|-|-"),
    noUrnOf(k8141, "2.2 to be translated: beyond ASCII", "urn:example:\xC3\xA4", NotAscii, 12),
    noUrnOf(k8141, "2.2 to be translated: /", "urn:example:/", BadNssStart, 12),
    noUrnOf(k8141, "2.2 to be translated: ?", "urn:example:?", NoNss, 12),
    noUrnOf(k8141, "2.2 to be translated: #", "urn:example:#", NoNss, 12),
    noUrnOf(k8141, "2.2 to be translated: [", "urn:example:[", BadCharacter, 12),
    noUrnOf(k8141, "2.2 to be translated: ]", "urn:example:]", BadCharacter, 12),
    urnOf(k8141, "2.3.1 CCResolve", "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk", "example|foo-bar-baz-qux|CCResolve:cc=uk|-|-"),
    urnOf(k8141, "2.3.1 ends with ?=", "urn:example:a?+b?=c", "example|a|b|c|-"),
    urnOf(k8141, "2.3.1 ends with #", "urn:example:a?+b#c", "example|a|b|-|c"),
    noUrnOf(k8141, "2.3.1 what ?= begins is a q-component", "urn:example:a?+b?=", EmptyQComponent, 18),
    urnOf(k8141, "2.3.2 weather", "urn:example:weather?=op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z", "example|weather|-|op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z|-"),
    urnOf(k8141, "2.3.2 / and ? are data", "urn:example:a?=b/c?d", "example|a|-|b/c?d|-"),
    urnOf(k8141, "2.3.3 somepart", "urn:example:foo-bar-baz-qux#somepart", "example|foo-bar-baz-qux|-|-|somepart"),
    urnOf(k8141, "3.2 first", "urn:example:a123,z456", "example|a123,z456|-|-|-", 1),
    urnOf(k8141, "3.2 first", "URN:example:a123,z456", "example|a123,z456|-|-|-", 1),
    urnOf(k8141, "3.2 first", "urn:EXAMPLE:a123,z456", "EXAMPLE|a123,z456|-|-|-", 1),
    urnOf(k8141, "3.2 second", "urn:example:a123,z456?+abc", "example|a123,z456|abc|-|-", 1),
    urnOf(k8141, "3.2 second", "urn:example:a123,z456?=xyz", "example|a123,z456|-|xyz|-", 1),
    urnOf(k8141, "3.2 second", "urn:example:a123,z456#789", "example|a123,z456|-|-|789", 1),
    urnOf(k8141, "3.2 third", "urn:example:a123,z456/foo", "example|a123,z456/foo|-|-|-", 2),
    urnOf(k8141, "3.2 third", "urn:example:a123,z456/bar", "example|a123,z456/bar|-|-|-", 3),
    urnOf(k8141, "3.2 third", "urn:example:a123,z456/baz", "example|a123,z456/baz|-|-|-", 4),
    urnOf(k8141, "3.2 fourth", "urn:example:a123%2Cz456", "example|a123%2Cz456|-|-|-", 5),
    urnOf(k8141, "3.2 fourth", "URN:EXAMPLE:a123%2cz456", "EXAMPLE|a123%2cz456|-|-|-", 5),
    urnOf(k8141, "3.2 fifth", "urn:example:A123,z456", "example|A123,z456|-|-|-", 6),
    urnOf(k8141, "3.2 fifth", "urn:example:a123,Z456", "example|a123,Z456|-|-|-", 7),
    urnOf(k8141, "3.2 sixth", "urn:example:%D0%B0123,z456", "example|%D0%B0123,z456|-|-|-", 8),
    urnOf(k8141, "4.4 urn:xmpp:", "urn:xmpp:a", "xmpp|a|-|-|-"),
    noUrnOf(k8141, "4.4 xmpp:", "xmpp:a", NotAUrn, 0),
    urnOf(k8141, "5 apple", "urn:example:apple:pear:plum:cherry", "example|apple:pear:plum:cherry|-|-|-"),
    urnOf(k8141, "5.1 urn- is well formed", "urn:urn-a:b", "urn-a|b|-|-|-"),
    urnOf(k8141, "5.1 two letters and a hyphen", "urn:ab-c:d", "ab-c|d|-|-|-"),
    urnOf(k8141, "5.1 xn--", "urn:xn--a:b", "xn--a|b|-|-|-"),
    urnOf(k8141, "5.1 X-", "urn:X-a:b", "X-a|b|-|-|-"),
    urnOf(k8141, "5.2 urn-7", "urn:urn-7:a", "urn-7|a|-|-|-"),
    noUrnOf(k8141, "B.1 no hyphen at the end", "urn:ab-:c", NidBadLast, 6),
    urnOf(k8141, "B.1 /", "urn:example:a/b", "example|a/b|-|-|-"),
    urnOf(k8141, "B.1 ~", "urn:example:a~b", "example|a~b|-|-|-"),
    urnOf(k8141, "B.1 &", "urn:example:a&b", "example|a&b|-|-|-"),

    urnOf(k2015, "1 example", "urn:example:foo", "example|foo|-|-|-"),
    urnOf(k2015, "3 a ? inside q", "urn:example:a?b?c", "example|a|-|b?c|-"),
    urnOf(k2015, "3 a ? inside r", "urn:example:a?\?b?c", "example|a|b?c|-|-"),
    urnOf(k2015, "3 question marks in a row inside r", "urn:example:a?\?b?\?c", "example|a|b?\?c|-|-"),
    urnOf(k2015, "3 a ? inside f", "urn:example:a#b?c", "example|a|-|-|b?c"),
    urnOf(k2015, "3 a ? at the end of q", "urn:example:a?b?", "example|a|-|b?|-"),
    urnOf(k2015, "3 a ? at the end of r", "urn:example:a?\?b?", "example|a|b?|-|-"),
    noUrnOf(k2015, "3 grammar: no ? at the start of r", "urn:example:a?\??b", BadRComponentStart, 15),
    noUrnOf(k2015, "3.1 no hyphen at the end", "urn:ab-:c", NidBadLast, 6),
    urnOf(k2015, "3.1 ISBN", "urn:ISBN:a", "ISBN|a|-|-|-", 100),
    urnOf(k2015, "3.1 isbn", "urn:isbn:a", "isbn|a|-|-|-", 100),
    noUrnOf(k2015, "3.1 only ASCII", "urn:ex\xC3\xA4:a", NotAscii, 6),
    noUrnOf(k2015, "3.1 no encoding", "urn:ex%C3%A4:a", NidBadInner, 6),
    urnOf(k2015, "3.2 1/406/47452/2", "urn:example:1/406/47452/2", "example|1/406/47452/2|-|-|-"),
    urnOf(k2015, "3.2 /", "urn:example:a/b", "example|a/b|-|-|-"),
    urnOf(k2015, "3.2 ~", "urn:example:a~b", "example|a~b|-|-|-"),
    urnOf(k2015, "3.2 &", "urn:example:a&b", "example|a&b|-|-|-"),
    noUrnOf(k2015, "3.2 to be translated: beyond ASCII", "urn:example:\xC3\xA4", NotAscii, 12),
    noUrnOf(k2015, "3.2 to be translated: /", "urn:example:/", BadNssStart, 12),
    noUrnOf(k2015, "3.2 to be translated: ?", "urn:example:?", NoNss, 12),
    noUrnOf(k2015, "3.2 to be translated: #", "urn:example:#", NoNss, 12),
    noUrnOf(k2015, "3.2 to be translated: [", "urn:example:[", BadCharacter, 12),
    noUrnOf(k2015, "3.2 to be translated: ]", "urn:example:]", BadCharacter, 12),
    urnOf(k2015, "3.3.1 weather", "urn:example:weather?op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z", "example|weather|-|op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z|-"),
    urnOf(k2015, "3.3.1 ends with ?\?", "urn:example:a?b?\?c", "example|a|c|b|-"),
    urnOf(k2015, "3.3.1 ends with #", "urn:example:a?b#c", "example|a|-|b|c"),
    urnOf(k2015, "3.3.1 / and ? are data", "urn:example:a?b/c?d", "example|a|-|b/c?d|-"),
    urnOf(k2015, "3.3.2 CCResolve", "urn:example:foo-bar-baz-qux?\?CCResolve:cc=uk", "example|foo-bar-baz-qux|CCResolve:cc=uk|-|-"),
    urnOf(k2015, "3.3.2 / and ? are data", "urn:example:a?\?b/c?d", "example|a|b/c?d|-|-"),
    urnOf(k2015, "3.3.3 somepart", "urn:example:foo-bar-baz-qux#somepart", "example|foo-bar-baz-qux|-|-|somepart"),
    urnOf(k2015, "4.2 first", "urn:example:a123,z456", "example|a123,z456|-|-|-", 1),
    urnOf(k2015, "4.2 first", "URN:example:a123,z456", "example|a123,z456|-|-|-", 1),
    urnOf(k2015, "4.2 first", "urn:EXAMPLE:a123,z456", "EXAMPLE|a123,z456|-|-|-", 1),
    urnOf(k2015, "4.2 second", "urn:example:a123,z456?xyz", "example|a123,z456|-|xyz|-", 1),
    urnOf(k2015, "4.2 second", "urn:example:a123,z456?\?abc", "example|a123,z456|abc|-|-", 1),
    urnOf(k2015, "4.2 second", "urn:example:a123,z456#789", "example|a123,z456|-|-|789", 1),
    urnOf(k2015, "4.2 third", "urn:example:a123,z456/foo", "example|a123,z456/foo|-|-|-", 2),
    urnOf(k2015, "4.2 third", "urn:example:a123,z456/bar", "example|a123,z456/bar|-|-|-", 3),
    urnOf(k2015, "4.2 third", "urn:example:a123,z456/baz", "example|a123,z456/baz|-|-|-", 4),
    urnOf(k2015, "4.2 fourth", "urn:example:a123%2Cz456", "example|a123%2Cz456|-|-|-", 5),
    urnOf(k2015, "4.2 fourth", "URN:EXAMPLE:a123%2cz456", "EXAMPLE|a123%2cz456|-|-|-", 5),
    urnOf(k2015, "4.2 fifth", "urn:example:A123,z456", "example|A123,z456|-|-|-", 6),
    urnOf(k2015, "4.2 fifth", "urn:example:a123,Z456", "example|a123,Z456|-|-|-", 7),
    urnOf(k2015, "4.2 sixth", "urn:example:%D0%B0123,z456", "example|%D0%B0123,z456|-|-|-", 8),
    urnOf(k2015, "5.4 urn:xmpp:", "urn:xmpp:a", "xmpp|a|-|-|-"),
    noUrnOf(k2015, "5.4 xmpp:", "xmpp:a", NotAUrn, 0),
    urnOf(k2015, "6 X- is well formed", "urn:X-a:b", "X-a|b|-|-|-"),
    urnOf(k2015, "6.1 xn-- is well formed", "urn:xn--a:b", "xn--a|b|-|-|-"),
    urnOf(k2015, "6.2 urn-7", "urn:urn-7:a", "urn-7|a|-|-|-"),

    urnOf(k2012, "2.1 ISBN", "urn:ISBN:a", "ISBN|a|-|-|-", 100),
    urnOf(k2012, "2.1 isbn", "urn:isbn:a", "isbn|a|-|-|-", 100),
    noUrnOf(k2012, "2.1 urn is reserved", "urn:urn:a", NidReserved, 4),
    noUrnOf(k2012, "2.1 no hyphen at the end", "urn:ab-:c", NidBadLast, 6),
    noUrnOf(k2012, "2.1 no single character", "urn:a:b", NidTooShort, 5),
    urnOf(k2012, "2 colons in the NSS", "urn:foo:a:b:c", "foo|a:b:c|-|-|-"),
    urnOf(k2012, "2.3.1 s=I2U", "urn:foo:a?s=I2U", "foo|a|-|s=I2U|-"),
    urnOf(k2012, "2.3.2 s=I2L&c=ToC", "urn:isbn:0395363411?s=I2L&c=ToC", "isbn|0395363411|-|s=I2L&c=ToC|-"),
    urnOf(k2012, "9.2.2 I2L", "urn:foo:a?s=I2L", "foo|a|-|s=I2L|-"),
    urnOf(k2012, "9.2.2 I2Ls", "urn:foo:a?s=I2Ls", "foo|a|-|s=I2Ls|-"),
    urnOf(k2012, "9.2.2 I2R", "urn:foo:a?s=I2R", "foo|a|-|s=I2R|-"),
    urnOf(k2012, "9.2.2 I2Rs", "urn:foo:a?s=I2Rs", "foo|a|-|s=I2Rs|-"),
    urnOf(k2012, "9.2.2 I2C", "urn:foo:a?s=I2C", "foo|a|-|s=I2C|-"),
    urnOf(k2012, "9.2.2 I2Cs", "urn:foo:a?s=I2Cs", "foo|a|-|s=I2Cs|-"),
    urnOf(k2012, "9.2.2 I2N", "urn:foo:a?s=I2N", "foo|a|-|s=I2N|-"),
    urnOf(k2012, "9.2.2 I2Ns", "urn:foo:a?s=I2Ns", "foo|a|-|s=I2Ns|-"),
    urnOf(k2012, "9.2.2 I=I", "urn:foo:a?s=I=I", "foo|a|-|s=I=I|-"),
    urnOf(k2012, "9.2.1 c", "urn:foo:a?c=", "foo|a|-|c=|-"),
    urnOf(k2012, "2.4 fragment", "urn:foo:a#b", "foo|a|-|-|b"),
    urnOf(k2012, "2.5.1 @", "urn:foo:a@b", "foo|a@b|-|-|-"),
    urnOf(k2012, "2.5.1 :", "urn:foo:a:b", "foo|a:b|-|-|-"),
    noUrnOf(k2012, "2.5.1 /", "urn:foo:a/b", ReservedCharacter, 9),
    noUrnOf(k2012, "2.5.1 [", "urn:foo:a[b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.1 ]", "urn:foo:a]b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.1 ? separates", "urn:foo:?a=b", NoNss, 8),
    noUrnOf(k2012, "2.5.1 # separates", "urn:foo:#a", NoNss, 8),
    urnOf(k2012, "2.5.2 %25", "urn:foo:%25", "foo|%25|-|-|-"),
    noUrnOf(k2012, "2.5.2 % alone", "urn:foo:%", BadPercentEncoding, 8),
    noUrnOf(k2012, "2.5.2 % and one digit", "urn:foo:%2", BadPercentEncoding, 8),
    noUrnOf(k2012, "2.5.3 CTL 01", "urn:foo:a\x01""b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 CTL 1F", "urn:foo:a\x1F""b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 SP", "urn:foo:a b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 DQUOTE", "urn:foo:a\"b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 <", "urn:foo:a<b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 >", "urn:foo:a>b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 backslash", "urn:foo:a\\b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 ^", "urn:foo:a^b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 `", "urn:foo:a`b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 {", "urn:foo:a{b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 |", "urn:foo:a|b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 }", "urn:foo:a}b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 DEL", "urn:foo:a\x7F""b", BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 80", "urn:foo:a\x80""b", NotAscii, 9),
    noUrnOf(k2012, "2.5.3 FF", "urn:foo:a\xFF""b", NotAscii, 9),
    noUrnOf(k2012, "2.5.3 NUL", "urn:foo:a\x00"sv, BadCharacter, 9),
    noUrnOf(k2012, "2.5.3 %00", "urn:foo:a%00", EncodedNul, 9),
    urnOf(k2012, "5.1 1", "URN:foo:a123,456", "foo|a123,456|-|-|-", 1, 1),
    urnOf(k2012, "5.1 2", "urn:foo:a123,456", "foo|a123,456|-|-|-", 1, 1),
    urnOf(k2012, "5.1 3", "urn:FOO:a123,456", "FOO|a123,456|-|-|-", 1, 1),
    urnOf(k2012, "5.1 4", "urn:foo:A123,456", "foo|A123,456|-|-|-", 2, 2),
    urnOf(k2012, "5.1 5", "urn:foo:a123%2C456", "foo|a123%2C456|-|-|-", 3, 3),
    urnOf(k2012, "5.1 6", "URN:FOO:a123%2c456", "FOO|a123%2c456|-|-|-", 3, 3),
    urnOf(k2012, "5.1 7", "urn:foo:a123,456?x=y", "foo|a123,456|-|x=y|-", 1, 4),
    urnOf(k2012, "5.1 8", "urn:foo:a123,456#xyz", "foo|a123,456|-|-|xyz", 1, 1),
    urnOf(k2012, "C :", "urn:foo::", "foo|:|-|-|-"),
    urnOf(k2012, "C @", "urn:foo:@", "foo|@|-|-|-"),
    urnOf(k2012, "C !", "urn:foo:!", "foo|!|-|-|-"),
    urnOf(k2012, "C $", "urn:foo:$", "foo|$|-|-|-"),
    urnOf(k2012, "C '", "urn:foo:'", "foo|'|-|-|-"),
    urnOf(k2012, "C (", "urn:foo:(", "foo|(|-|-|-"),
    urnOf(k2012, "C )", "urn:foo:)", "foo|)|-|-|-"),
    urnOf(k2012, "C *", "urn:foo:*", "foo|*|-|-|-"),
    urnOf(k2012, "C +", "urn:foo:+", "foo|+|-|-|-"),
    urnOf(k2012, "C ,", "urn:foo:,", "foo|,|-|-|-"),
    urnOf(k2012, "C ;", "urn:foo:;", "foo|;|-|-|-"),
    urnOf(k2012, "C =", "urn:foo:=", "foo|=|-|-|-"),
    urnOf(k2012, "C -", "urn:foo:-", "foo|-|-|-|-"),
    urnOf(k2012, "C .", "urn:foo:.", "foo|.|-|-|-"),
    urnOf(k2012, "C _", "urn:foo:_", "foo|_|-|-|-"),
    urnOf(k2012, "C &", "urn:foo:&", "foo|&|-|-|-"),
    urnOf(k2012, "C ~", "urn:foo:~", "foo|~|-|-|-"),

    noUrnOf(k2141, "2.1 urn is reserved", "urn:urn:a", NidReserved, 4),
    urnOf(k2141, "2.1 one character (2012 draft, 2.1)", "urn:a:b", "a|b|-|-|-"),
    urnOf(k2141, "2.1 hyphen at the end (2015 draft, 3.1)", "urn:ab-:c", "ab-|c|-|-|-"),
    urnOf(k2141, "2.2 other: (", "urn:foo:(", "foo|(|-|-|-"),
    urnOf(k2141, "2.2 other: )", "urn:foo:)", "foo|)|-|-|-"),
    urnOf(k2141, "2.2 other: +", "urn:foo:+", "foo|+|-|-|-"),
    urnOf(k2141, "2.2 other: ,", "urn:foo:,", "foo|,|-|-|-"),
    urnOf(k2141, "2.2 other: -", "urn:foo:-", "foo|-|-|-|-"),
    urnOf(k2141, "2.2 other: .", "urn:foo:.", "foo|.|-|-|-"),
    urnOf(k2141, "2.2 other: :", "urn:foo::", "foo|:|-|-|-"),
    urnOf(k2141, "2.2 other: =", "urn:foo:=", "foo|=|-|-|-"),
    urnOf(k2141, "2.2 other: @", "urn:foo:@", "foo|@|-|-|-"),
    urnOf(k2141, "2.2 other: ;", "urn:foo:;", "foo|;|-|-|-"),
    urnOf(k2141, "2.2 other: $", "urn:foo:$", "foo|$|-|-|-"),
    urnOf(k2141, "2.2 other: _", "urn:foo:_", "foo|_|-|-|-"),
    urnOf(k2141, "2.2 other: !", "urn:foo:!", "foo|!|-|-|-"),
    urnOf(k2141, "2.2 other: *", "urn:foo:*", "foo|*|-|-|-"),
    urnOf(k2141, "2.2 other: '", "urn:foo:'", "foo|'|-|-|-"),
    noUrnOf(k2141, "2.3.1 %", "urn:foo:%", BadPercentEncoding, 8),
    noUrnOf(k2141, "2.3.2 /", "urn:foo:a/", ReservedCharacter, 9),
    noUrnOf(k2141, "2.3.2 ?", "urn:foo:a?", ReservedCharacter, 9),
    noUrnOf(k2141, "2.3.2 #", "urn:foo:a#", ReservedCharacter, 9),
    noUrnOf(k2141, "2.4 & (2012 draft, C)", "urn:foo:a&", BadCharacter, 9),
    noUrnOf(k2141, "2.4 ~ (2012 draft, C)", "urn:foo:a~", BadCharacter, 9),
    noUrnOf(k2141, "2.4 never %00", "urn:foo:%00", EncodedNul, 8),
    urnOf(k2141, "5.1 1 (2012 draft, 5.1)", "URN:foo:a123,456", "foo|a123,456|-|-|-", 1),
    urnOf(k2141, "5.1 2 (2012 draft, 5.1)", "urn:foo:a123,456", "foo|a123,456|-|-|-", 1),
    urnOf(k2141, "5.1 3 (2012 draft, 5.1)", "urn:FOO:a123,456", "FOO|a123,456|-|-|-", 1),
    urnOf(k2141, "5.1 4 (2012 draft, 5.1)", "urn:foo:A123,456", "foo|A123,456|-|-|-", 2),
    urnOf(k2141, "5.1 5 (2012 draft, 5.1)", "urn:foo:a123%2C456", "foo|a123%2C456|-|-|-", 3),
    urnOf(k2141, "5.1 6 (2012 draft, 5.1)", "URN:FOO:a123%2c456", "FOO|a123%2c456|-|-|-", 3),
};
// clang-format on

} // namespace nidreg::tests
