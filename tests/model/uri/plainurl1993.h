// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QString>

/// The BNF of the 1993 draft, each rule a regular expression, delimiters read as delimiters. Slow,
/// plain, and nothing of it shared with the reader under test.
namespace nidreg::tests::url1993 {

using Re = QString;

inline const Re kEscape = "%[0-9A-Fa-f][0-9A-Fa-f]";
inline const Re kX = "(?:[A-Za-z0-9$_@.&+!*\"'():;, -]|" + kEscape + ")"; // xalpha
inline const Re kXNoColon = "(?:[A-Za-z0-9$_@.&+!*\"'();, -]|" + kEscape + ")";
inline const Re kXNoSign = "(?:[A-Za-z0-9$_.&+!*\"'():;, -]|" + kEscape + ")";
inline const Re kXNeither = "(?:[A-Za-z0-9$_.&+!*\"'();, -]|" + kEscape + ")";

inline const Re kPort = "(?::[0-9]+)?";
inline const Re kHostport = "//[A-Za-z0-9]" + kXNoColon + "*" + kPort;
/// The last "@" ends user and password.
inline const Re kLogin =
    "//(?:" + kXNoColon + "+(?::" + kX + "+)?@)?[A-Za-z0-9]" + kXNeither + "*" + kPort;
inline const Re kPath = "(?:" + kX + "+(?:/" + kX + "+)*/?)?";
inline const Re kNoNul = "(?:(?!%00)" + kX + ")";
inline const Re kHsoname = "(?:" + kNoNul + "+(?:/" + kNoNul + "+)*/?)?";
inline const Re kSearch = "(?:\\?" + kX + "+)?";

inline const Re kHttp = "http:" + kHostport + "(?:/" + kPath + ")?" + kSearch;
inline const Re kFtp = "ftp:" + kLogin + "/" + kPath;
inline const Re kNews =
    "news:(?:\\*|[A-Za-z0-9]" + kXNoSign + "*|" + kX + "+@[A-Za-z0-9]" + kXNoSign + "*)";
inline const Re kNntp = "nntp:[A-Za-z0-9]" + kX + "*/[0-9]+";
inline const Re kProspero = "prospero:" + kHostport + "/" + kHsoname + "(?:%00[0-9]+[A-Za-z0-9]*)?";
inline const Re kTelnet = "(?:telnet|rlogin|tn3270):" + kLogin;
inline const Re kGopher = "gopher:" + kHostport + "(?:/" + kX + kPath + ")?" + kSearch;
inline const Re kWais =
    "wais:" + kHostport + "/" + kX + "+(?:" + kSearch + "|/" + kX + "+/" + kPath + ")";
inline const Re kMailto = "mailto::?+" + kX + "+@[A-Za-z0-9]" + kXNoSign + "*";
inline const Re kOwn =
    "(?:urn|http|ftp|news|nntp|prospero|telnet|rlogin|tn3270|gopher|wais|mailto)";
inline const Re kGeneric =
    "(?!" + kOwn + ":)[A-Za-z0-9]" + kXNoColon + "*:/{0,2}+" + kPath + kSearch;

/// fragmentaddress, with or without the prefix
inline QRegularExpression whole()
{
    const Re url = kHttp + "|" + kFtp + "|" + kNews + "|" + kNntp + "|" + kProspero + "|" + kTelnet
        + "|" + kGopher + "|" + kWais + "|" + kMailto + "|" + kGeneric;
    return QRegularExpression("\\A(?i:(?:url:)?+(?:" + url + ")(?:#" + kX + "*)?)\\z");
}

} // namespace nidreg::tests::url1993
