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
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The scheme before the first colon is missing. Add it, or begin a relative path with “./”.")},
    {"uri.bad-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The text before the first colon is not a scheme. A scheme begins with a letter, followed by letters, digits, “+”, “-” and “.”. To write a relative path with a colon, begin it with “./”.")},
    {"uri.bad-character", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This character is not allowed here. Percent-encode it.")},
    {"uri.not-ascii", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A URI contains only ASCII. Percent-encode the UTF-8 bytes of this character.")},
    {"uri.bad-escape", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%” must be followed by two hexadecimal digits. Write %25 for a literal “%”.")},
    {"uri.bad-ip-literal", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A host in brackets must be an IPv6 address: eight groups of hexadecimal digits, or fewer and “::”.")},
    {"uri.bad-port", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Only “:” and a port number can follow the host.")},
    {"uri.not-absolute", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This is a relative reference. Resolve it against a base first.")},
    {"uri.relative-base", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The base is a relative reference. Use a URI with a scheme.")},
    {"uri.opaque-base", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The base has no hierarchy, because no “/” follows its scheme. A relative reference cannot be resolved against it.")},
    {"uri.excess-dots", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The reference has more “..” than the base has levels.")},
    {"uri.find.url-prefix", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“URL:” is not part of the URI and is no longer recommended. Remove it.")},
    {"uri.find.white-space", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The white space between the brackets is not part of the URI and was removed.")},
    {"uri.find.hyphen", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The hyphen at the end of the line may not be part of the URI. The URI may also be “%1”.")},
    {"uri.find.punctuation", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” was read as part of the sentence, not of the URI. Enclose the URI in angle brackets to make this clear.")},
    {"uri.find.cut-short", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The URI ends before “%1”, which a URI cannot contain. Percent-encode it if it is part of the URI.")},
    {"uri.find.continued", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The URI may continue on the next line. Enclose it in angle brackets to make this clear.")},
    {"uri.find.unclosed", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "No “>” closes this bracket.")},
    {"uri.find.abbreviated", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This is only part of a URI. The scheme was assumed to be “%1:”.")},
};

struct LadderStepWords {
    uri::LadderStep step;
    const char *text;
};

static constexpr LadderStepWords kLadderSteps[] = {
    {uri::LadderStep::String,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same, character for character.")},
    {uri::LadderStep::Case,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same after the scheme and host are converted to lower case.")},
    {uri::LadderStep::Escape,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same after percent-encodings are converted to upper case and unnecessary ones are decoded.")},
    {uri::LadderStep::PathSegment,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same after “.” and “..” are removed from their paths.")},
    {uri::LadderStep::Scheme,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "They are the same according to the rules of their scheme, such as its default port.")},
    {uri::LadderStep::Protocol,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "No rule makes them the same. They may still identify the same resource, but no server is asked.")},
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

QString wording(uri::LadderStep step)
{
    return Words::tr(kLadderSteps[static_cast<std::size_t>(step)].text);
}

QString wording(const uri::Comparison &comparison)
{
    if (comparison.judge == uri::Judge::Ladder)
        return wording(comparison.step.value_or(uri::LadderStep::Protocol));
    return comparison.equal
        ? Words::tr("Both are URNs, and they are equivalent (RFC 8141, section 3.1).")
        : Words::tr("Both are URNs, and they are not equivalent (RFC 8141, section 3.1).");
}

struct UriContradictionWords {
    uri::UriContradiction contradiction;
    const char *text;
};

// clang-format off
static constexpr std::array kContradictions {
    UriContradictionWords {SchemeCase2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The text requires lower case for schemes, the grammar does not. We accept any case and ignore it in comparisons.")},
    UriContradictionWords {OpaqueQuery2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "In the grammar, an opaque part includes its “?”. The regular expression splits off a query. We use the grammar for validation and the expression for display.")},
    UriContradictionWords {OmittedHost2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The text allows an authority with a user or port but no host, the grammar does not. We read it as a registry-based name.")},
    UriContradictionWords {LastLabel2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The text forbids a digit at the beginning of the last label of a host, the grammar allows it. We allow it.")},
    UriContradictionWords {NeedlessEscapes2003,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "One section decodes all unreserved characters, another only letters, digits, “_” and “~”. We decode only those.")},
    UriContradictionWords {GenericPath1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "According to the text, the generic rule matches all URLs, but its path cannot begin with a slash. We allow leading slashes.")},
    UriContradictionWords {MailtoColons1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The grammar has two colons after “mailto”, the text has one. We accept both.")},
    UriContradictionWords {NntpServer1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "In the text, an nntp URL names a news server, which the grammar does not allow. We do not accept it.")},
    UriContradictionWords {TelnetKin1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The text describes rlogin and tn3270, the grammar only telnet. We read them like telnet.")},
    UriContradictionWords {DigitsOfAlpha1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The rule for letters includes digits, while other rules add them. We allow schemes, hosts and groups to begin with a digit.")},
    UriContradictionWords {HexDigits1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The text requires hexadecimal digits in upper case, the grammar does not. We accept any case.")},
    UriContradictionWords {GopherReference1993,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A reference in the document contains “>”, which its grammar does not allow in a URL. We do not accept it.")},
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
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“urn:” is reserved for names. This grammar is for locators.")},
    {"url.no-server", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "With this scheme, “//” and a host must follow the colon.")},
    {"url.server-here", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This scheme does not name a server. Remove “//” and the host.")},
    {"url.bad-host", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A host is expected here. It begins with a letter or a digit.")},
    {"url.bad-port", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A port number is expected after the colon.")},
    {"url.missing-part", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A part that the grammar of this scheme requires is missing here.")},
    {"url.bad-number", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A decimal number is expected here.")},
    {"url.empty-segment", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "There is nothing between these two slashes. Only the last part of a path may be empty.")},
    {"url.bad-character", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This character is not allowed here. Write it as “%” and two hexadecimal digits.")},
    {"url.not-ascii", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A URL contains only ASCII. Write this character as “%” and the two hexadecimal digits of its ISO Latin 1 code.")},
    {"url.bad-escape", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%” must be followed by two hexadecimal digits. Write %25 for a literal “%”.")},
    {"url.password", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Everybody who sees the URL sees this password. Remove it.")},
    {"url.user", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A user name in a URL is discouraged. Remove it if the server does not need it.")},
    {"url.host-number", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Prefer the name of a host to its address.")},
    {"url.unusual-host", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The grammar allows it, but this does not look like a domain name.")},
    {"url.default-port", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 is the default port of this scheme. Remove "
                                               "it.")},
    {"url.space", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Spaces can get lost in transit. Percent-encode "
                                               "them.")},
    {"url.local-news", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An article number is valid on one news server only. Do not use it elsewhere.")},
    {"url.experimental", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A scheme that begins with “x-” is experimental, for use by agreement only.")},
    {"url.other-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The draft does not define this scheme. Only its generic rule was applied.")},
    {"url.single-colon", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The grammar of the draft has two colons after “mailto”, its text has one. Both are accepted.")},
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
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID after “urn:” is too short. A NID has at least 2 characters.")},
    ErrorWords {NidTooLong,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID after “urn:” is too long. A NID has at most 32 characters.")},
    ErrorWords {NidBadFirst,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID begins with an ASCII letter or a digit.")},
    ErrorWords {NidBadInner,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID can contain only ASCII letters, digits and hyphens.")},
    ErrorWords {NidBadLast,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID ends with an ASCII letter or a digit.")},
    ErrorWords {NoNss,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The namespace-specific string is missing. A URN consists of “urn:”, a NID, “:” and a namespace-specific string.")},
    ErrorWords {BadNssStart,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The namespace-specific string cannot begin with “/”.")},
    ErrorWords {BadCharacter,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This character is not allowed here. Percent-encode it.")},
    ErrorWords {NotAscii,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A URN contains only ASCII. Percent-encode the UTF-8 bytes of this character.")},
    ErrorWords {BadPercentEncoding,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%” must be followed by two hexadecimal digits. Write %25 for a literal “%”.")},
    ErrorWords {StrayQuestionMark,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A “?” must begin an r-component (“?+”) or a q-component (“?=”). Write %3F for a literal “?”.")},
    ErrorWords {EmptyRComponent,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The r-component is empty. Remove “?+”, or add a value.")},
    ErrorWords {BadRComponentStart,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An r-component cannot begin with “/” or “?”.")},
    ErrorWords {EmptyQComponent,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The q-component is empty. Remove “?=”, or add a value.")},
    ErrorWords {BadQComponentStart,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A q-component cannot begin with “/” or “?”.")},
    ErrorWords {NidReserved,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID “urn” is reserved in this dialect.")},
    ErrorWords {EncodedNul,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An encoded NUL (%00) is not allowed in this dialect.")},
    ErrorWords {BadDirective,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The query must consist of keyword=value directives, joined by “&”.")},
    ErrorWords {ReservedCharacter,
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This dialect reserves “/”, “?” and “#”. In the NSS, write %2F, %3F and %23.")},
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
