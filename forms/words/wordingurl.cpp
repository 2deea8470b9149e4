// SPDX-License-Identifier: MIT
#include "forms/words/words.h"

namespace nidreg::forms {

// The particulars are those of model/uri/url1993error.h.
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
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "This character cannot stand here: write “%” and its two hexadecimal digits.")},
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

} // namespace nidreg::forms
