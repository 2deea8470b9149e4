// SPDX-License-Identifier: MIT
#include "forms/words/uriwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

namespace nidreg::forms {

// The particulars are those of model/uri/findrules.h and model/uri/url1993error.h.
// clang-format off
static constexpr Sentence kUriSentences[] = {
    {"uri.no-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Nothing stands before the first colon: begin with a scheme, or write “./” in front of a relative path.")},
    {"uri.bad-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "What stands before the first colon is no scheme: a scheme is a letter, followed by letters, digits, “+”, “-” and “.”. A relative path with a colon begins with “./”.")},
    {"uri.bad-character", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This character cannot stand here: percent-encode it.")},
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
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“URL:” is no part of the URI, and no longer recommended: leave it out.")},
    {"uri.find.white-space", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The white space between the brackets is no part of the URI and was left out.")},
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

} // namespace nidreg::forms
