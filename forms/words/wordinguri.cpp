// SPDX-License-Identifier: MIT
#include "forms/words/uriwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/names.h"

#include <array>

namespace nidreg::forms {

using enum urn::NamestringError;
using enum uri::UriContradiction;

// The particulars are those of model/uri/find.h and model/uri/urierror.h.
// clang-format off
static constexpr Sentence kUriSentences[] = {
    {"uri.no-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Nothing stands before the first colon: begin with a scheme, or write “./” in front of a relative path.")},
    {"uri.bad-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The text before the first colon is not a scheme. A scheme is a letter, followed by letters, digits, “+”, “-” and “.”. A relative path with a colon begins with “./”.")},
    {"uri.bad-character", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This character is not allowed here. Percent-encode it.")},
    {"uri.not-ascii", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A URI is written in ASCII: percent-encode the UTF-8 of this character.")},
    {"uri.bad-escape", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%” is followed by two hexadecimal digits; for itself it is written %25.")},
    {"uri.bad-ip-literal", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Between brackets a host is an IPv6 address: eight groups of hexadecimal digits, or fewer and “::”.")},
    {"uri.bad-port", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Only “:” and the digits of a port can follow the host.")},
    {"uri.not-absolute", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This is a relative reference: resolve it against a base first.")},
    {"uri.relative-base", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The base is itself a relative reference: a URI with a scheme is needed.")},
    {"uri.opaque-base", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The base has no hierarchy, since no “/” follows its scheme: nothing can be relative to it.")},
    {"uri.excess-dots", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The reference has more “..” than the base has levels.")},
    {"uri.find.url-prefix", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“URL:” is not part of the URI and no longer recommended. Leave it out.")},
    {"uri.find.white-space", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The white space between the brackets is not part of the URI and was left out.")},
    {"uri.find.hyphen", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A line ends with this hyphen, which may be the typesetter’s: the URI may also be “%1”.")},
    {"uri.find.punctuation", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” was taken as part of the sentence, not of the URI: angle brackets would make that clear.")},
    {"uri.find.cut-short", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The URI was taken to end before “%1”, which no URI can contain: percent-encode it if it is part of the URI.")},
    {"uri.find.continued", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The URI may continue on the next line: angle brackets would make that clear.")},
    {"uri.find.unclosed", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "No “>” closes this bracket.")},
    {"uri.find.abbreviated", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This is only part of a URI: “%1:” was assumed to be its scheme.")},
};

struct RungWords {
    uri::Rung rung;
    const char *text;
};

static constexpr RungWords kRungs[] = {
    {uri::Rung::String,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same, character for character.")},
    {uri::Rung::Case,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same once scheme and host are in lower case.")},
    {uri::Rung::Escape,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same once percent-encodings are in upper case, and characters that need none have none.")},
    {uri::Rung::PathSegment,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same once “.” and “..” are taken out of their paths.")},
    {uri::Rung::Scheme,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same by the rules of their scheme, such as its default port.")},
    {uri::Rung::Protocol,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "No rule makes them the same. Whether they name the same thing only their servers could tell, and those are not asked.")},
};
// clang-format on

std::span<const Sentence> uriSentences()
{
    return kUriSentences;
}

static QString worded(std::span<const Sentence> sentences, std::string_view rule)
{
    const Sentence *found = sentenceFor(sentences, rule);
    return found ? Words::tr(found->text) : words(rule);
}

QString wording(uri::UriError error)
{
    return worded(uriSentences(), rule(error));
}

QString wording(uri::ResolveError error)
{
    return worded(uriSentences(), rule(error));
}

QString wording(uri::Url1993Error error)
{
    return worded(urlSentences(), rule(error));
}

QString whyNoUri(const uri::FoundUri &found)
{
    if (const auto *uri = std::get_if<uri::UriRefusal>(&found.refusal))
        return wording(uri->error);
    const auto *urn = std::get_if<urn::NamestringRefusal>(&found.refusal);
    return urn ? wording(urn->error) : QString();
}

QString wording(uri::Rung rung)
{
    return Words::tr(kRungs[static_cast<std::size_t>(rung)].text);
}

QString wording(const uri::Comparison &comparison)
{
    if (comparison.judge == uri::Judge::Ladder)
        return wording(comparison.rung.value_or(uri::Rung::Protocol));
    return comparison.equal
        ? Words::tr("Both are URNs, and equivalent by RFC 8141, section 3.1.")
        : Words::tr("Both are URNs, and not equivalent by RFC 8141, section 3.1.");
}

struct UriContradictionWords {
    uri::UriContradiction contradiction;
    const char *text;
};

// clang-format off
static constexpr std::array kContradictions {
    UriContradictionWords {SchemeCase2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The prose has schemes in lower case, the grammar in any. They are read in any case, and compared without it.")},
    UriContradictionWords {OpaqueQuery2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "By the grammar an opaque part includes its “?”; the regular expression parts a query from it. The grammar says what is valid, the expression what is shown.")},
    UriContradictionWords {OmittedHost2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The prose lets the host be left out beside a user or a port, the grammar does not. Such an authority is read as a name of a registry.")},
    UriContradictionWords {LastLabel2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The prose denies that the last label of a host begins with a digit, the grammar allows it. It is allowed.")},
    UriContradictionWords {NeedlessEscapes2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "One section has all unreserved characters decoded, the other only letters, digits, “_” and “~”. Only those are decoded.")},
    UriContradictionWords {GenericPath1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The generic rule is said to read all URLs, but its path cannot begin with a slash. Slashes in front are allowed there.")},
    UriContradictionWords {MailtoColons1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The grammar writes two colons after “mailto”, the prose one. Both are read.")},
    UriContradictionWords {NntpServer1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The prose has nntp name a news server, the grammar has no place for it. It is refused.")},
    UriContradictionWords {TelnetKin1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The prose describes rlogin and tn3270, the grammar only telnet. They are read as telnet is.")},
    UriContradictionWords {DigitsOfAlpha1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The row of letters lists the digits, too, while other rows add them. Schemes, hosts and groups may begin with a digit.")},
    UriContradictionWords {HexDigits1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The prose has hexadecimal digits in upper case, the grammar in any. They are read in any case.")},
    UriContradictionWords {GopherReference1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A reference of the document holds “>”, which its grammar has in no URL. It is refused.")},
};
// clang-format on

static_assert(base::followTheirEnum<&UriContradictionWords::contradiction>(kContradictions,
                                                                           GopherReference1993),
              "the rows follow the enumerators, none left out");

QString wording(uri::UriContradiction contradiction)
{
    return Words::tr(kContradictions[static_cast<std::size_t>(contradiction)].text);
}

// The particulars are those of model/uri/urierror.h.
// clang-format off
static constexpr Sentence kUrlSentences[] = {
    {"url.no-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A full URL has a scheme and a colon before any slash; this may be a partial form.")},
    {"url.bad-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A scheme begins with a letter or a digit and holds no characters that would have to be encoded.")},
    {"url.reserved-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“urn:” is kept for names; this grammar is for locators.")},
    {"url.no-server", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "With this scheme “//” and a host follow the colon.")},
    {"url.server-here", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "With this scheme no server is named: leave “//” and the host out.")},
    {"url.bad-host", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A host belongs here; it begins with a letter or a digit.")},
    {"url.bad-port", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The colon after the host is followed by the digits of a port.")},
    {"url.missing-part", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Something that the grammar of this scheme requires is missing here.")},
    {"url.bad-number", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A number in decimal digits belongs here.")},
    {"url.empty-segment", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Nothing stands between these two slashes: only the last part of a path may be empty.")},
    {"url.bad-character", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This character is not allowed here. Write “%” and its two hexadecimal digits.")},
    {"url.not-ascii", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A URL is written in ASCII: write “%” and the two hexadecimal digits of the character in ISO Latin 1.")},
    {"url.bad-escape", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%” is followed by two hexadecimal digits; for itself it is written %25.")},
    {"url.password", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Everybody who sees the URL sees this password: leave it out.")},
    {"url.user", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A user name in a URL is discouraged: leave it out where the server does without.")},
    {"url.host-number", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A host’s name is better than its address.")},
    {"url.unusual-host", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The grammar allows it, but this has not the shape of a domain name.")},
    {"url.default-port", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is this scheme’s own port: leave it out.")},
    {"url.space", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Spaces get lost in transit: write their escape.")},
    {"url.local-news", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An article’s number is known to one news server only: do not use it outside of that server’s area.")},
    {"url.experimental", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A scheme that begins with “x-” is experimental, for use among those who agreed on it.")},
    {"url.other-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The draft does not define this scheme; only its generic rule was applied.")},
    {"url.single-colon", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The draft’s grammar writes two colons after “mailto”, its prose one; both are read.")},
};
// clang-format on

std::span<const Sentence> urlSentences()
{
    return kUrlSentences;
}

struct ErrorWords {
    urn::NamestringError error;
    const char *text;
};

// clang-format off
static constexpr std::array kErrors {
    ErrorWords {NotAUrn,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A URN begins with “urn:”.")},
    ErrorWords {NidTooShort,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID after “urn:” is too short: it has at least two characters.")},
    ErrorWords {NidTooLong,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID after “urn:” is too long: it has at most 32 characters.")},
    ErrorWords {NidBadFirst,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID begins with an ASCII letter or a digit.")},
    ErrorWords {NidBadInner,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Only ASCII letters, digits and hyphens can stand in the NID.")},
    ErrorWords {NidBadLast,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID ends with an ASCII letter or a digit.")},
    ErrorWords {NoNss,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The namespace-specific string is missing: a URN is “urn:”, a NID, “:” and something.")},
    ErrorWords {BadNssStart,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The namespace-specific string cannot begin with “/”.")},
    ErrorWords {BadCharacter,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This character is not allowed here. Percent-encode it.")},
    ErrorWords {NotAscii,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A URN is written in ASCII: percent-encode the UTF-8 of this character.")},
    ErrorWords {BadPercentEncoding,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%” is followed by two hexadecimal digits; for itself it is written %25.")},
    ErrorWords {StrayQuestionMark,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A “?” begins an r-component as “?+” or a q-component as “?=”; elsewhere it is written %3F.")},
    ErrorWords {EmptyRComponent,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The r-component is empty: leave its introducer out, or say something.")},
    ErrorWords {BadRComponentStart,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An r-component cannot begin with “/” or “?”.")},
    ErrorWords {EmptyQComponent,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The q-component is empty: leave its introducer out, or say something.")},
    ErrorWords {BadQComponentStart,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A q-component cannot begin with “/” or “?”.")},
    ErrorWords {NidReserved,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID “urn” is reserved in this dialect.")},
    ErrorWords {EncodedNul,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An encoded NUL (%00) is not allowed in this dialect.")},
    ErrorWords {BadDirective,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The query is made of keyword=value directives, joined by “&”.")},
    ErrorWords {ReservedCharacter,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This dialect reserves “/”, “?” and “#”: in the namespace-specific string they are written %2F, %3F and %23.")},
};
// clang-format on

static_assert(base::followTheirEnum<&ErrorWords::error>(kErrors, ReservedCharacter),
              "the rows follow the enumerators, none left out");

const char *sentence(urn::NamestringError error)
{
    return kErrors[static_cast<std::size_t>(error)].text;
}

QString wording(urn::NamestringError error)
{
    return Words::tr(sentence(error));
}

} // namespace nidreg::forms
