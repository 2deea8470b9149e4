// SPDX-License-Identifier: MIT
#include "forms/words/uriwords.h"
#include "forms/words/words.h"
#include "model/base/names.h"

#include <array>

namespace nidreg::forms {

struct UriContradictionWords {
    uri::UriContradiction contradiction;
    const char *text;
};

using enum uri::UriContradiction;

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

} // namespace nidreg::forms
